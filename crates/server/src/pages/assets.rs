//! Styles and scripts, kept in the program: nothing is fetched from anywhere else.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::problem::Problem;

const FILES: &[(&str, &str, &str)] = &[
    ("tiebreak.css", "text/css; charset=utf-8", include_str!("../../assets/tiebreak.css")),
    ("board.css", "text/css; charset=utf-8", include_str!("../../assets/board.css")),
    ("tiebreak.js", "text/javascript; charset=utf-8", include_str!("../../assets/tiebreak.js")),
    ("console.js", "text/javascript; charset=utf-8", include_str!("../../assets/console.js")),
    ("regulation-form.css", "text/css; charset=utf-8", include_str!("../../assets/regulation-form.css")),
    ("regulation-form.js", "text/javascript; charset=utf-8", include_str!("../../assets/regulation-form.js")),
    ("editor.js", "text/javascript; charset=utf-8", include_str!("../../assets/editor.js")),
    ("htmx.js", "text/javascript; charset=utf-8", include_str!("../../assets/htmx-2.0.11.min.js")),
    ("sse.js", "text/javascript; charset=utf-8", include_str!("../../assets/htmx-ext-sse-2.2.4.min.js")),
    ("icon.svg", "image/svg+xml", include_str!("../../assets/icon.svg")),
];

/// `GET /assets/{name}`
pub async fn asset(Path(name): Path<String>) -> Result<Response, Problem> {
    let found = FILES.iter().find(|(known, _, _)| *known == name);
    let (_, kind, text) = found.ok_or_else(|| Problem::NotFound("file of this name".to_owned()))?;
    Ok(([(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, "public, max-age=300")], *text).into_response())
}
