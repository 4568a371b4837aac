//! Guards request bodies: they must arrive at a minimum rate and contain no NUL, which databases
//! refuse with errors of their own.

use super::problem::{ApiProblem, Problem};
use crate::App;
use axum::body::{Body, BodyDataStream, Bytes};
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;
use tiebreak_report::sentence;
use tokio::time::{Instant, timeout_at};

/// The minimum average rate in bytes a second, after a time of grace. A phone at the edge of its
/// network sends more.
const PACE: u64 = 4 * 1024;
/// The longest time that a request body may take.
const LONGEST: Duration = Duration::from_secs(10 * 60);

const TOO_SLOW: u8 = 1;
const NUL: u8 = 2;

/// Checks the body of a request while it arrives.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    if holds_nul(request.uri().path()) || holds_nul(request.uri().query().unwrap_or_default()) {
        return refused(nul(), api);
    }
    let found = Arc::new(AtomicU8::new(0));
    let scan = Scan::new(&request);
    let (noted, grace) = (Arc::clone(&found), app.settings.limits.grace);
    let request =
        request.map(|body| Body::from_stream(guarded(body.into_data_stream(), scan, grace, noted)));
    let response = next.run(request).await;
    match found.load(Ordering::Relaxed) {
        TOO_SLOW => refused(Problem::TooSlow, api),
        NUL => refused(nul(), api),
        _ => response,
    }
}

/// The problem for text that contains NUL.
pub fn nul() -> Problem {
    Problem::Invalid(sentence!(page_nul_sent))
}

fn refused(problem: Problem, api: bool) -> Response {
    if api { ApiProblem(problem).into_response() } else { problem.into_response() }
}

/// Whether a part of an address or a form contains NUL.
fn holds_nul(text: &str) -> bool {
    text.contains("%00")
}

fn guarded(
    body: BodyDataStream,
    scan: Scan,
    grace: Duration,
    found: Arc<AtomicU8>,
) -> impl stream::Stream<Item = io::Result<Bytes>> + Send + 'static {
    // The time counts from the first read: a request that waits in a queue is not slow.
    let state = (body, scan, 0_u64, None, found);
    stream::unfold(state, move |(mut body, mut scan, received, began, found)| async move {
        let began = began.unwrap_or_else(Instant::now);
        let until = began + LONGEST.min(grace + Duration::from_secs(received / PACE));
        let chunk = match timeout_at(until, body.next()).await {
            Err(_) => {
                found.store(TOO_SLOW, Ordering::Relaxed);
                Err(io::Error::from(io::ErrorKind::TimedOut))
            }
            Ok(None) => return None,
            Ok(Some(Err(error))) => Err(io::Error::other(error)),
            Ok(Some(Ok(chunk))) if scan.finds(&chunk) => {
                found.store(NUL, Ordering::Relaxed);
                Err(io::Error::from(io::ErrorKind::InvalidData))
            }
            Ok(Some(Ok(chunk))) => Ok(chunk),
        };
        let received = received + chunk.as_ref().map_or(0, |chunk| chunk.len() as u64);
        Some((chunk, (body, scan, received, Some(began), found)))
    })
}

/// How NUL is written in this type of body, and how much of such a sequence was just read.
#[derive(Debug)]
enum Scan {
    /// A form: `%00`, or the byte itself.
    Form(usize),
    /// JSON: `\u0000`, unless the backslash itself is escaped.
    Json(usize),
    /// Files may contain NUL.
    Nothing,
}

impl Scan {
    fn new(request: &Request) -> Self {
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok())
            .unwrap_or_default();
        match kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase().as_str() {
            "application/x-www-form-urlencoded" => Self::Form(0),
            kind if kind.ends_with("json") => Self::Json(0),
            _ => Self::Nothing,
        }
    }

    fn finds(&mut self, chunk: &[u8]) -> bool {
        match self {
            Self::Nothing => false,
            Self::Form(read) => chunk.iter().any(|byte| {
                *read = match (*read, byte) {
                    (_, 0) => 3,
                    (_, b'%') => 1,
                    (1 | 2, b'0') => *read + 1,
                    _ => 0,
                };
                *read == 3
            }),
            Self::Json(read) => chunk.iter().any(|byte| {
                *read = match (*read, byte) {
                    (_, 0) => 6,
                    // A second backslash ends an escape sequence; a third one begins a new one.
                    (1, b'\\') => 0,
                    (_, b'\\') => 1,
                    (1, b'u') => 2,
                    (2..=5, b'0') => *read + 1,
                    _ => 0,
                };
                *read == 6
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finds(mut scan: Scan, text: &str) -> bool {
        // Byte by byte, because chunks may split a sequence.
        text.as_bytes().iter().any(|byte| scan.finds(&[*byte]))
    }

    #[test]
    fn nul_in_forms() {
        for (text, holds) in [
            ("a=%00", true),
            ("a=b\0", true),
            ("a=%0a", false),
            ("a=%2500", false),
            ("a=%%00", true),
        ] {
            assert_eq!(finds(Scan::Form(0), text), holds, "{text}");
        }
    }

    #[test]
    fn nul_in_json() {
        for (text, holds) in [
            (r#"{"a":"\u0000"}"#, true),
            (r#"{"a":"\\u0000"}"#, false),
            (r#"{"a":"\\\u0000"}"#, true),
            (r#"{"a":"\u0001"}"#, false),
            (r#"{"a":"\n\u0000"}"#, true),
            ("{\"a\":\"\0\"}", true),
        ] {
            assert_eq!(finds(Scan::Json(0), text), holds, "{text}");
        }
    }
}
