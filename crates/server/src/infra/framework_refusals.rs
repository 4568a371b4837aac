//! Gives every refusal its page. The framework and its layers refuse requests in plain text; this
//! layer replaces it by a page in the reader's language or by a problem document.

use super::problem::{ApiProblem, PendingProblem, Problem};
use crate::accounts::access::Reader;
use crate::site;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tiebreak_report::Language;
use tiebreak_report::sentence;

/// Replaces plain refusals.
pub async fn dress(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let plain = ["/health", "/ready", "/metrics"].contains(&request.uri().path());
    let reads = request.method() == Method::GET;
    let (parts, body) = request.into_parts();
    let Reader(language) = Reader::from_parts(&parts);
    let mut response = said(next.run(Request::from_parts(parts, body)).await, language);
    let status = response.status();
    // A busy page reloads by itself, without scripts too.
    if let (true, StatusCode::SERVICE_UNAVAILABLE, Some(after)) =
        (reads && !api, status, response.headers().get(header::RETRY_AFTER).cloned())
    {
        response.headers_mut().insert(header::REFRESH, after);
    }
    let refused = status.is_client_error() || status.is_server_error();
    let kind = response
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .unwrap_or("text/plain");
    let dressed = kind.starts_with("text/html") && !api || kind.starts_with("application/");
    if !refused || dressed || plain {
        return response;
    }
    let allowed = response.headers().get(header::ALLOW).cloned();
    let text = to_bytes(response.into_body(), 10_000).await.unwrap_or_default();
    let problem = problem(status, String::from_utf8_lossy(&text).trim());
    let mut response = if api {
        ApiProblem(problem).into_response()
    } else {
        said(problem.into_response(), language)
    };
    if let Some(allowed) = allowed {
        response.headers_mut().insert(header::ALLOW, allowed);
    }
    response
}

/// Draws the page of one of our own problems in the reader's language.
fn said(response: Response, language: Language) -> Response {
    let Some(PendingProblem(problem)) = response.extensions().get::<PendingProblem>().cloned()
    else {
        return response;
    };
    let page = site::error_page::page(&problem, language).into_response();
    let (mut parts, _) = response.into_parts();
    parts.headers.extend(page.headers().clone());
    Response::from_parts(parts, page.into_body())
}

fn problem(status: StatusCode, text: &str) -> Problem {
    let words = if text.is_empty() { status.canonical_reason().unwrap_or("refused") } else { text };
    match status {
        StatusCode::NOT_FOUND => Problem::NotFound(sentence!(page_no_page)),
        StatusCode::METHOD_NOT_ALLOWED => Problem::Unread(status, sentence!(page_not_asked_so)),
        StatusCode::FORBIDDEN => {
            Problem::Forbidden(sentence!(page_from_another_site { words: words.to_owned() }))
        }
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge(crate::imports::upload_page::LARGEST_MB),
        _ => Problem::Unread(status, words.into()),
    }
}
