//! Addresses of assets and health checks.

use super::{assets, health};
use crate::App;
use axum::Router;
use axum::routing::get;

/// Pages that are in memory or quick to make.
pub fn public() -> Router<App> {
    Router::new()
        .route("/embed.js", get(assets::embed))
        .route("/assets/{name}", get(assets::asset))
        .route("/assets/fonts/{name}", get(assets::font))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
}
