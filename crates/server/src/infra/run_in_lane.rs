//! Pages that read or rule while they are made are made beside the others: in a lane, away from the
//! threads that answer requests.

use super::observing;
use super::problem::{ApiProblem, Problem};
use super::work::{Lane, Work, aside};
use crate::App;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::runtime::{Handle, RuntimeFlavor};
use tracing::Instrument;

/// The lane of a group of pages, by what a request says.
pub type LaneOf = for<'w> fn(&'w Work, &HeaderMap) -> &'w Lane;

/// Makes a page in its lane.
///
/// It is a task of its own: the one that asks also reads what is sent, and must not stand still
/// meanwhile.
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
            // Nothing should panic; if something does, the layer around this says so.
            Ok(cause) => std::panic::resume_unwind(cause),
            Err(ended) => refused(Problem::Internal(ended.to_string()), api),
        },
    }
}

fn refused(problem: Problem, api: bool) -> Response {
    if api { ApiProblem(problem).into_response() } else { problem.into_response() }
}
