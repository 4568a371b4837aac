//! Updates of an event for programs: server-sent events with the state as JSON.

use crate::App;
use crate::accounts::access::Origin;
use crate::infra::problem::ApiProblem;
use crate::live::stream::{self, OpenPage};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

/// Updates of an event as server-sent events.
///
/// Each message `state` contains the whole state, as `GET /events/{slug}` returns it. Its id is the
/// number of lines in the record. The first message comes at once, so that nothing is missed after
/// a reconnection. A message `pulse` every two seconds shows that the connection is alive. The
/// stream ends when the event is removed or the server stops; then connect again.
#[utoipa::path(
    get, path = "/events/{slug}/stream", operation_id = "streamEvent", tag = "events",
    params(("slug" = String, Path)),
    responses(
        (
            status = 200, description = "A stream that does not end by itself.", body = String,
            content_type = "text/event-stream",
        ),
        (status = 404), (status = 422),
    ),
)]
pub async fn stream(
    State(app): State<App>,
    Path(slug): Path<String>,
    origin: Origin,
    headers: HeaderMap,
) -> Result<Response, ApiProblem> {
    Ok(stream::open(app, slug, OpenPage::Program, &origin, &headers).await?)
}
