//! Routes of boards, overlays and the gallery.

use super::{embedding, gallery, language, overlay};
use crate::App;
use crate::paper::downloads;
use axum::Router;
use axum::routing::{get, post};

/// Pages that are ready in memory or quick to make.
pub fn public() -> Router<App> {
    Router::new()
        .route("/events/{slug}/board", get(downloads::board_page))
        .route("/events/{slug}/overlay", get(overlay::show))
        .route("/events/{slug}/scenes", get(overlay::list))
        .route("/gallery", get(gallery::list))
        .route("/gallery/{state}/{names}", get(gallery::show))
        .route("/assets/colours/{colour}", get(overlay::colour))
}

/// Entries and uploads. Their rulings and file readings have lanes of their own.
pub fn entering() -> Router<App> {
    Router::new()
        .route("/events/{slug}/embedding", post(embedding::set))
        .route("/events/{slug}/language", post(language::set))
}
