//! What axum and its layers refuse by themselves comes as plain text; here it gets the page or the document that our own refusals have.

use crate::problem::{ApiProblem, Problem};
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Dresses plain refusals.
pub async fn dress(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let plain = ["/health", "/ready", "/metrics"].contains(&request.uri().path());
    let reads = request.method() == Method::GET;
    let mut response = next.run(request).await;
    let status = response.status();
    // A page that is told to come again does so, without a script too.
    if let (true, StatusCode::SERVICE_UNAVAILABLE, Some(after)) =
        (reads && !api, status, response.headers().get(header::RETRY_AFTER).cloned())
    {
        response.headers_mut().insert(header::REFRESH, after);
    }
    let refused = status.is_client_error() || status.is_server_error();
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("text/plain");
    let dressed = kind.starts_with("text/html") && !api || kind.starts_with("application/");
    if !refused || dressed || plain {
        return response;
    }
    let allowed = response.headers().get(header::ALLOW).cloned();
    let text = to_bytes(response.into_body(), 10_000).await.unwrap_or_default();
    let problem = problem(status, String::from_utf8_lossy(&text).trim());
    let mut response = if api { ApiProblem(problem).into_response() } else { problem.into_response() };
    if let Some(allowed) = allowed {
        response.headers_mut().insert(header::ALLOW, allowed);
    }
    response
}

fn problem(status: StatusCode, text: &str) -> Problem {
    let words = if text.is_empty() { status.canonical_reason().unwrap_or("refused") } else { text };
    match status {
        StatusCode::NOT_FOUND => Problem::NotFound("page of this address".to_owned()),
        StatusCode::METHOD_NOT_ALLOWED => Problem::Unread(status, "this address is not asked in this way".to_owned()),
        StatusCode::FORBIDDEN => {
            Problem::Forbidden(format!("the form came from another site, so it was refused ({words})"))
        }
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge(crate::pages::new_event::LARGEST_MB),
        _ => Problem::Unread(status, words.to_owned()),
    }
}
