//! The same for programs: JSON under `/api/v1`, bearer tokens, an OpenAPI document.

use crate::App;
use axum::Router;

/// The OpenAPI document.
pub fn openapi() -> String {
    String::new()
}

pub(crate) fn routes() -> Router<App> {
    Router::new()
}
