//! Conditional requests: a client that has the newest state gets 304 without a body, and a client
//! that writes can name the state it saw.

use crate::events::state::EventState;
use crate::infra::problem::{ApiProblem, Problem};
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use tiebreak_record::{Entry, sha256};

/// The largest response, in bytes, that gets a tag computed from its bytes.
const LARGEST: usize = 64 << 20;

/// The `ETag` of an event's present state. It includes the program version, because another
/// version may say more about the same record.
pub fn tag(event_state: &EventState) -> HeaderValue {
    let tag = format!("\"{}-{}\"", event_state.record().head(), env!("CARGO_PKG_VERSION"));
    HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("\"\""))
}

/// Adds an `ETag` to every response to a GET, and drops the body if the client already has it.
pub async fn answer(request: Request, next: Next) -> Response {
    let asks = matches!(*request.method(), Method::GET | Method::HEAD);
    let seen = request.headers().get(header::IF_NONE_MATCH).cloned();
    let private = request.headers().contains_key(header::AUTHORIZATION);
    let response = next.run(request).await;
    if !asks || response.status() != StatusCode::OK || is_stream(&response) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, LARGEST).await else {
        return ApiProblem(Problem::Internal("an answer of more than 64 MB".to_owned()))
            .into_response();
    };
    let tag = parts.headers.get(header::ETAG).cloned().unwrap_or_else(|| of_bytes(&bytes));
    // The client may cache the response but must revalidate it each time.
    let kept = if private { "private, no-cache" } else { "no-cache" };
    parts.headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    parts.headers.insert(header::ETAG, tag.clone());
    if seen.is_some_and(|seen| names(&seen, &tag)) {
        parts.status = StatusCode::NOT_MODIFIED;
        parts.headers.remove(header::CONTENT_TYPE);
        parts.headers.remove(header::CONTENT_LENGTH);
        return Response::from_parts(parts, Body::empty());
    }
    Response::from_parts(parts, Body::from(bytes))
}

fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/event-stream"))
}

fn of_bytes(bytes: &[u8]) -> HeaderValue {
    HeaderValue::from_str(&format!("\"{}\"", &sha256(bytes)[..32]))
        .unwrap_or(HeaderValue::from_static("\"\""))
}

/// Whether a list of tags contains this one. A proxy that compresses responses turns our tags into
/// weak ones.
fn names(list: &HeaderValue, tag: &HeaderValue) -> bool {
    let (Ok(list), Ok(tag)) = (list.to_str(), tag.to_str()) else { return false };
    list.split(',')
        .map(str::trim)
        .any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag)
}

/// The state of the event that the writer has seen, if the request names it (`If-Match`).
#[derive(Debug, Clone)]
pub struct SeenHead(Option<HeaderValue>);

impl SeenHead {
    /// Makes the entry only if the event is still in the state that was seen. The check runs under
    /// the lock that also covers the write, so nothing can come between.
    pub fn then<'m>(
        &'m self,
        make: impl Fn(&EventState) -> Result<Entry, Problem> + 'm,
    ) -> impl Fn(&EventState) -> Result<Entry, Problem> + 'm {
        move |event_state| match &self.0 {
            Some(seen) if !names(seen, &tag(event_state)) => Err(Problem::Moved),
            _ => make(event_state),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for SeenHead {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(parts.headers.get(header::IF_MATCH).cloned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_names_a_tag() {
        let tag = HeaderValue::from_static("\"a\"");
        for (list, named) in
            [("\"a\"", true), ("\"b\", W/\"a\"", true), ("*", true), ("\"b\"", false), ("a", false)]
        {
            assert_eq!(names(&HeaderValue::from_static(list), &tag), named, "{list}");
        }
    }
}
