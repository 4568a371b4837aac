//! News of an event for programs: server-sent events with the state as JSON.

use crate::App;
use crate::accounts::access::Origin;
use crate::infra::problem::ApiProblem;
use crate::live::stream::{self, View};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

/// News of an event as server-sent events.
///
/// Each message `state` carries the whole state as `GET /events/{slug}` gives it, and as its id the
/// number of lines of the record. The present state comes at once, so that a connection that was
/// lost and made again is right. A message `pulse` every two seconds is a sign of life. The stream
/// ends when the event is removed or the server stops; then ask again.
#[utoipa::path(
    get, path = "/events/{slug}/stream", operation_id = "streamEvent", tag = "events", params(("slug" = String, Path)),
    responses((status = 200, description = "A stream that does not end by itself.", body = String, content_type = "text/event-stream"), (status = 404), (status = 422)),
)]
pub async fn stream(
    State(app): State<App>,
    Path(slug): Path<String>,
    origin: Origin,
    headers: HeaderMap,
) -> Result<Response, ApiProblem> {
    Ok(stream::open(app, slug, View::Program, &origin, &headers).await?)
}
