//! Addresses of regulations.

use super::{list, page};
use crate::App;
use axum::Router;
use axum::routing::get;

/// Pages that are in memory or quick to make.
pub fn public() -> Router<App> {
    Router::new()
        .route("/regulations", get(list::list))
        .route("/regulations/{id}", get(page::show))
        .route("/regulations/{id}/file", get(page::file))
}

/// Pages drawn on request, in the readers' lane.
pub fn drawn() -> Router<App> {
    Router::new().route("/events/{slug}/regulation", get(page::of_event))
}
