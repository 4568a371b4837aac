//! Gives every request a number, writes a line to the log, and counts the request. The line
//! contains no secrets and no client addresses.

use crate::App;
use crate::accounts::access::Origin;
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use std::time::Instant;
use tracing::Instrument;

/// The header with the number of a request.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Path parameters that are secrets: for their routes, only the pattern is logged.
const SECRET: [&str; 2] = ["{secret}", "{upload}"];

tokio::task_local! {
    static NUMBER: String;
}

/// The number of the request that is being answered, for pages that report an error.
pub fn number() -> Option<String> {
    NUMBER.try_with(Clone::clone).ok()
}

/// Runs a future in a separate task under the same request number.
pub fn carried<F: Future>(part: F) -> impl Future<Output = F::Output> {
    NUMBER.scope(number().unwrap_or_default(), part)
}

/// The layer that numbers, logs and counts requests.
pub async fn observe(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (mut parts, body) = request.into_parts();
    let Ok(origin) = Origin::from_request_parts(&mut parts, &app).await;
    let route = parts.extensions.get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let number = given(&parts.headers, &origin).unwrap_or_else(drawn);
    let path = shown(route.as_deref(), parts.uri.path());
    let method = word(&parts.method);
    let span = tracing::info_span!("request", id = number);
    let request = Request::from_parts(parts, body);
    let answered = NUMBER.scope(number.clone(), next.run(request)).instrument(span.clone());
    let mut response = answered.await;
    let (status, took) = (response.status(), began.elapsed());
    if status == StatusCode::INSUFFICIENT_STORAGE {
        app.condition.note_full();
    }
    let route = route.unwrap_or_else(|| "none".to_owned());
    app.metrics.request(&route, method, status.as_u16(), took);
    let milliseconds = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    span.in_scope(|| match route.as_str() {
        "/health" | "/ready" | "/metrics" | "/assets/{name}" => {
            tracing::debug!(method, path, status = status.as_u16(), milliseconds, "answered");
        }
        _ => tracing::info!(method, path, status = status.as_u16(), milliseconds, "answered"),
    });
    if let Ok(number) = HeaderValue::from_str(&number) {
        response.headers_mut().insert(REQUEST_ID, number);
    }
    response
}

/// The number from a trusted proxy, so that its log and ours can be compared. Only plain letters
/// and digits are accepted.
fn given(headers: &axum::http::HeaderMap, origin: &Origin) -> Option<String> {
    let number = headers.get(REQUEST_ID)?.to_str().ok()?;
    let plain = number.len() <= 64 && number.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    (origin.trusted && plain && !number.is_empty()).then(|| number.to_owned())
}

fn drawn() -> String {
    let mut bytes = [0_u8; 8];
    // Without random numbers all requests get the same number, which does no harm.
    let _ = getrandom::fill(&mut bytes);
    format!("{:016x}", u64::from_be_bytes(bytes))
}

/// The path to log, without the query. Only its pattern if a part is a secret; no text of the
/// client if there is no such page.
fn shown(route: Option<&str>, path: &str) -> String {
    match route {
        None => "none".to_owned(),
        Some(route) if SECRET.iter().any(|secret| route.contains(secret)) => route.to_owned(),
        Some(_) => path.chars().take(200).collect(),
    }
}

/// The method to count. Unknown methods are counted together, so that clients cannot make up new
/// lines.
fn word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::HEAD => "HEAD",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        Method::PATCH => "PATCH",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn no_secret_is_logged() {
        assert_eq!(shown(Some("/setup/{secret}"), "/setup/0123"), "/setup/{secret}");
        assert_eq!(shown(Some("/events/new/{upload}"), "/events/new/0123"), "/events/new/{upload}");
        assert_eq!(shown(Some("/events/{slug}"), "/events/cup"), "/events/cup");
        assert_eq!(shown(None, "/stup/0123"), "none", "perhaps a link that was mistyped");
    }
}
