//! Pages that read or rule while they are made are made beside the others: in a lane, away from the threads that answer requests.

use crate::App;
use crate::problem::{ApiProblem, Problem};
use crate::work::{Lane, Work, aside};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::runtime::{Handle, RuntimeFlavor};

/// The lane of a group of pages.
pub type Chosen = fn(&Work) -> &Lane;

/// Makes a page in its lane.
pub async fn beside(State((app, chosen)): State<(App, Chosen)>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let _place = match chosen(&app.work).place().await {
        Ok(place) => place,
        Err(busy) => return refused(busy, api),
    };
    let runtime = Handle::current();
    match runtime.runtime_flavor() {
        RuntimeFlavor::MultiThread => aside(|| runtime.block_on(next.run(request))),
        _ => next.run(request).await,
    }
}

fn refused(problem: Problem, api: bool) -> Response {
    if api { ApiProblem(problem).into_response() } else { problem.into_response() }
}
