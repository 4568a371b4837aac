//! The address of the stream of news.

use super::stream;
use crate::App;
use axum::Router;
use axum::routing::get;

/// The stream is written once for all who watch.
pub fn public() -> Router<App> {
    Router::new().route("/events/{slug}/live", get(stream::watch))
}
