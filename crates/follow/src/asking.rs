//! One question to an address, and what its first words mean.

use crate::address::address;
use crate::agent::failure;
use crate::pace::Looked;
use std::time::Duration;
use tiebreak_language::sentence;
use ureq::http::header::{HeaderMap, HeaderName, LOCATION, RETRY_AFTER};
use ureq::http::{Response, StatusCode, Uri};
use ureq::{Agent, Body};

/// How long a server may take until it has answered, or has begun to.
pub const PATIENCE: Duration = Duration::from_secs(20);
/// What is asked for.
pub const ACCEPTED: &str = "application/x-chess-pgn, text/plain;q=0.9, */*;q=0.5";

/// Asks an address, with what was seen of it before. Whatever is not an answer with games says what
/// the look came to.
pub fn ask(
    agent: &Agent,
    at: &str,
    seen: &[(&str, Option<&str>)],
) -> Result<Response<Body>, Looked> {
    if !is_read_alike(at) {
        return Err(Looked::Failed(sentence!(follow_no_address { address: at })));
    }
    let mut request = agent.get(at);
    for (name, value) in seen {
        if let Some(value) = value {
            request = request.header(*name, *value);
        }
    }
    let answer = request.call().map_err(|error| Looked::Failed(failure(&error).into()))?;
    match other_than_games(&answer) {
        Some(looked) => Err(looked),
        None => Ok(answer),
    }
}

/// Whether the library that connects finds the same host in an address as those who allowed it.
fn is_read_alike(at: &str) -> bool {
    let (Ok(uri), Ok(found)) = (at.parse::<Uri>(), address(at, true)) else { return false };
    uri.host().is_some_and(|host| host.trim_matches(['[', ']']).eq_ignore_ascii_case(found.host))
}

fn other_than_games(answer: &Response<Body>) -> Option<Looked> {
    let headers = answer.headers();
    Some(match answer.status() {
        StatusCode::OK => return None,
        StatusCode::NOT_MODIFIED => Looked::Same,
        StatusCode::NO_CONTENT | StatusCode::NOT_FOUND => Looked::NotYet,
        StatusCode::TOO_MANY_REQUESTS => Looked::TooMany(retry_after(headers)),
        StatusCode::SERVICE_UNAVAILABLE if headers.contains_key(RETRY_AFTER) => {
            Looked::TooMany(retry_after(headers))
        }
        status if status.is_redirection() => {
            let to = short(&text(headers, LOCATION).unwrap_or_default());
            Looked::Failed(sentence!(follow_redirect { status: status.to_string(), to }))
        }
        status => Looked::Failed(sentence!(follow_answered { status: status.to_string() })),
    })
}

/// The header as text; `None` if it is missing or not ASCII.
pub fn text(headers: &HeaderMap, name: HeaderName) -> Option<String> {
    headers.get(name)?.to_str().ok().map(str::to_owned)
}

/// Seconds; a date is answered with the least wait, which is a minute.
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    text(headers, RETRY_AFTER)?.trim().parse().ok().map(Duration::from_secs)
}

fn short(text: &str) -> String {
    text.chars().take(300).collect()
}
