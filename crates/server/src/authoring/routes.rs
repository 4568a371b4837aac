//! Routes of the regulation editor.

use super::pages::{editor, form, sharing, versions};
use crate::App;
use axum::Router;
use axum::routing::{get, post};

/// Routes for regulations that people write on this server.
pub fn writing() -> Router<App> {
    Router::new()
        .route("/regulations/new", get(editor::begin).post(editor::create))
        .route("/regulations/check", post(editor::check))
        .route("/regulations/form", post(form::redraw))
        .route("/regulations/{id}/check", post(editor::check))
        .route("/regulations/{id}/edit", get(editor::show).post(editor::save))
        .route("/regulations/{id}/versions", get(versions::list))
        .route("/regulations/{id}/versions/{number}", get(versions::show))
        .route("/regulations/{id}/versions/{number}/file", get(versions::file))
        .route("/regulations/{id}/versions/{number}/restore", post(versions::restore))
        .route("/regulations/{id}/people", get(sharing::show).post(sharing::share))
        .route("/regulations/{id}/remove", post(sharing::remove))
}
