//! Routes for the arbiters' decisions about a broadcast.

use super::page;
use crate::App;
use axum::Router;
use axum::routing::post;

/// Entries and uploads. Their rulings and file readings have lanes of their own.
pub fn entering() -> Router<App> {
    Router::new()
        .route("/events/{slug}/broadcast", post(page::set))
        .route("/events/{slug}/broadcast/proposals", post(page::decide))
        .route("/events/{slug}/broadcast/who", post(page::settle))
}
