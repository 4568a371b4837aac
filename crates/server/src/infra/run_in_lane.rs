//! Runs handlers in a lane: those that read files, rule or draw leave the threads that answer
//! requests.

use super::observing;
use super::problem::{ApiProblem, Problem};
use super::work::{Lane, WorkLanes, aside};
use crate::App;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::runtime::{Handle, RuntimeFlavor};
use tracing::Instrument;

/// Chooses the lane for a request by its headers.
pub type LaneOf = for<'w> fn(&'w WorkLanes, &HeaderMap) -> &'w Lane;

/// Runs a handler in its lane.
///
/// The handler becomes a task of its own, because the calling task also reads the request body and
/// must not be blocked.
pub async fn run_in_lane(
    State((app, chosen)): State<(App, LaneOf)>,
    request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let place = match chosen(&app.work, request.headers()).place().await {
        Ok(place) => place,
        Err(busy) => return refused(busy, api),
    };
    let runtime = Handle::current();
    if runtime.runtime_flavor() != RuntimeFlavor::MultiThread {
        return next.run(request).await;
    }
    let made = async move {
        let _place = place;
        aside(|| runtime.block_on(next.run(request)))
    };
    match tokio::spawn(observing::carried(made).in_current_span()).await {
        Ok(response) => response,
        Err(ended) => match ended.try_into_panic() {
            // Passes the panic on to the layer that answers with an error page.
            Ok(cause) => std::panic::resume_unwind(cause),
            Err(ended) => refused(Problem::Internal(ended.to_string()), api),
        },
    }
}

fn refused(problem: Problem, api: bool) -> Response {
    if api { ApiProblem(problem).into_response() } else { problem.into_response() }
}
