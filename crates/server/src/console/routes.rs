//! Routes of the arbiters' console.

use super::{amendment_page, correction, entries, exception_preview, log, page, toast};
use crate::App;
use axum::Router;
use axum::routing::{get, post};

/// Pages for which the server reads files, rules or draws during the request.
pub fn conducted() -> Router<App> {
    Router::new()
        .route("/events/{slug}/console", get(page::show))
        .route("/events/{slug}/log", get(log::show))
        .route("/events/{slug}/amend", get(amendment_page::show).post(amendment_page::amend))
        .route("/events/{slug}/corrections/{line}", get(correction::show).post(correction::confirm))
        .route("/events/{slug}/leaves", get(exception_preview::leave))
        .route("/events/{slug}/departures", get(exception_preview::departure))
}

/// Entries and uploads. Their rulings and file readings have lanes of their own.
pub fn entering() -> Router<App> {
    Router::new()
        .route("/events/{slug}/answers", post(entries::answer))
        .route("/events/{slug}/take-back", post(toast::take_back))
        .route("/events/{slug}/departures", post(entries::departure))
        .route("/events/{slug}/leaves", post(entries::leave))
        .route("/events/{slug}/rests", post(entries::rest))
        .route("/events/{slug}/notes", post(entries::note))
        .route("/events/{slug}/promises", post(entries::promise))
        .route("/events/{slug}/sources", post(entries::source))
}
