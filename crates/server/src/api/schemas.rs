//! JSON Schemas: what the program reads and what it answers, for programs that check it.

use crate::problem::{ApiProblem, Problem};
use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::IntoResponse;
use tiebreak_report::schemas;

/// The names of the schemas.
#[utoipa::path(get, path = "/schemas", responses((status = 200, body = Vec<String>)))]
pub async fn list() -> Json<Vec<&'static str>> {
    Json(schemas::names().collect())
}

/// One JSON Schema.
#[utoipa::path(
    get, path = "/schemas/{schema}", params(("schema" = String, Path, description = "Its name, such as `ruling`.")),
    responses((status = 200, body = Object), (status = 404)),
)]
pub async fn show(Path(schema): Path<String>) -> Result<impl IntoResponse, ApiProblem> {
    let text = schemas::find(&schema).ok_or_else(|| Problem::NotFound(format!("schema \"{schema}\"")))?;
    Ok(([(header::CONTENT_TYPE, "application/schema+json")], text))
}
