//! Addresses at which events are added.

use super::{account_page, grid_page, upload_page};
use crate::App;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

/// Pages that read, rule or draw for an arbiter.
pub fn conducted() -> Router<App> {
    Router::new()
        .route("/events/new/grid", get(grid_page::show).post(grid_page::create))
        .route("/events/new/{upload}", get(account_page::show).post(account_page::decide))
}

/// Entries and uploads. Their rulings and readings have lanes of their own.
pub fn entering() -> Router<App> {
    let upload =
        post(upload_page::create).layer(DefaultBodyLimit::max(upload_page::LARGEST_MB << 20));
    Router::new().route("/events/new", get(upload_page::show).merge(upload))
}
