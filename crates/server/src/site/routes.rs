//! Addresses of pages that belong to no feature.

use super::{privacy, reading_language};
use crate::App;
use axum::Router;
use axum::routing::{get, post};

/// Pages that are in memory or quick to make.
pub fn public() -> Router<App> {
    Router::new()
        .route("/privacy", get(privacy::show))
        .route("/language", post(reading_language::set))
}
