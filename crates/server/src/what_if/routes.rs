//! Addresses of the what-if pages.

use super::page;
use crate::App;
use axum::Router;
use axum::routing::get;

/// Pages drawn on request, in the readers' lane.
pub fn drawn() -> Router<App> {
    Router::new()
        .route("/events/{slug}/what-if", get(page::show))
        .route("/events/{slug}/what-if.svg", get(page::picture))
}
