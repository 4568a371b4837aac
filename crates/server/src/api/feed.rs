//! The feed of an event for other sites: one document, and a stream of documents.

use super::sites::Sites;
use crate::App;
use crate::accounts::access::Origin;
use crate::infra::problem::ApiProblem;
use crate::live::stream::{self, OpenPage};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

/// Standings, needs and probabilities, `tiebreak-feed/1`.
///
/// Computed once for each state of the record. While `complete` is false, needs and probabilities
/// are still being computed.
#[utoipa::path(
    get, path = "/events/{slug}/feed", operation_id = "getFeed", tag = "events",
    params(("slug" = String, Path)),
    responses(
        (status = 200, description = "A feed, `tiebreak-feed/1`.", body = Object), (status = 404),
        (status = 422),
    ),
)]
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
) -> Result<impl IntoResponse, ApiProblem> {
    let sites = Extension(Sites(app.live.sites(&slug).await?));
    Ok((sites, [(header::CONTENT_TYPE, "application/json")], app.live.feed(&slug).await?))
}

/// The feed as server-sent events.
///
/// Each message `feed` contains the whole document. Its id is the number of lines in the record.
/// The first message comes at once, then one with each new state, and one when needs and
/// probabilities are complete. A message `pulse` every two seconds shows that the connection is
/// alive.
#[utoipa::path(
    get, path = "/events/{slug}/feed/stream", operation_id = "streamFeed", tag = "events",
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
    let sites = Extension(Sites(app.live.sites(&slug).await?));
    Ok((sites, stream::open(app, slug, OpenPage::Feed, &origin, &headers).await?).into_response())
}
