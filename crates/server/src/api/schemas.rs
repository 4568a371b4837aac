//! JSON Schemas of what the program reads and writes, for programs that validate it.

use super::paging::PageQuery;
use crate::infra::problem::{ApiProblem, Problem};
use axum::Json;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::IntoResponse;
use serde::Serialize;
use tiebreak_report::schemas;
use utoipa::ToSchema;

/// The JSON Schemas.
#[derive(Debug, Serialize, ToSchema)]
pub struct SchemaList {
    /// The names of the schemas on this page.
    schemas: Vec<String>,
    /// The value of `after` for the next page; null on the last page.
    next: Option<String>,
}

/// The names of the schemas, a page at a time.
#[utoipa::path(
    get, path = "/schemas", operation_id = "listSchemas", tag = "schemas", params(PageQuery),
    responses(
        (status = 200, description = "A page of the list.", body = SchemaList), (status = 400),
        (status = 422),
    ),
)]
pub async fn list(Query(part): Query<PageQuery>) -> Result<Json<SchemaList>, ApiProblem> {
    let all = schemas::names().map(str::to_owned).collect();
    let (schemas, next) = part.select(all, String::clone, String::clone)?;
    Ok(Json(SchemaList { schemas, next }))
}

/// One JSON Schema.
#[utoipa::path(
    get, path = "/schemas/{schema}", operation_id = "getSchema", tag = "schemas",
    params(("schema" = String, Path, description = "The name of the schema, such as `ruling`.")),
    responses(
        (
            status = 200, description = "A JSON Schema.", body = Object,
            content_type = "application/schema+json",
        ),
        (status = 404),
    ),
)]
pub async fn show(Path(schema): Path<String>) -> Result<impl IntoResponse, ApiProblem> {
    let text =
        schemas::find(&schema).ok_or_else(|| Problem::not_found(format!("schema \"{schema}\"")))?;
    Ok(([(header::CONTENT_TYPE, "application/schema+json")], text))
}
