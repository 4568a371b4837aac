//! Addresses of files and paper.

use super::{downloads, pdf};
use crate::App;
use axum::Router;
use axum::routing::get;

/// Pages that are in memory or quick to make.
pub fn public() -> Router<App> {
    Router::new()
        .route("/events/{slug}/qr.svg", get(downloads::qr))
        .route("/events/{slug}/record", get(downloads::record))
        .route("/events/{slug}/checkpoint", get(downloads::checkpoint))
        .route("/key", get(downloads::key))
        .route("/events/{slug}/file", get(downloads::event_file))
        .route("/events/{slug}/play-off.pgn", get(downloads::play_off))
        .route("/events/{slug}/regulation-file", get(downloads::regulation_file))
}

/// Pages drawn on request, in the readers' lane.
pub fn drawn() -> Router<App> {
    Router::new()
        .route("/events/{slug}/protocol", get(downloads::protocol))
        .route("/events/{slug}/protocol.pdf", get(pdf::protocol))
        .route("/events/{slug}/slips", get(downloads::slips))
        .route("/events/{slug}/slips.pdf", get(pdf::slips))
        .route("/events/{slug}/standing.pdf", get(pdf::standing))
        .route("/events/{slug}/timeline.svg", get(downloads::timeline))
}
