//! A server under a path of a larger site, such as `/tiebreak`.
//!
//! Handlers write pages, redirects, cookies and return addresses as if the server were at the root.
//! This module removes the path from requests and adds it to responses, so that new pages work
//! without further care. A server at the root skips all this. Requests from a proxy that has
//! already removed the path are accepted too.

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use futures_util::StreamExt;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use tiebreak_report::{Sentence, sentence};

/// The path before all addresses; empty at the root.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BasePath(String);

impl BasePath {
    /// The path without a slash at its end; empty at the root.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Serves the router under this path.
    pub(crate) fn over(&self, inner: Router) -> Router {
        if self.0.is_empty() {
            return inner;
        }
        let path: Arc<str> = self.0.as_str().into();
        let inner = inner.layer(from_fn_with_state(path, lead));
        Router::new().nest_service(&self.0, inner.clone()).fallback_service(inner)
    }
}

impl fmt::Display for BasePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_empty() { "/" } else { &self.0 })
    }
}

impl FromStr for BasePath {
    type Err = Sentence;

    fn from_str(text: &str) -> Result<Self, Sentence> {
        let path = text.strip_suffix('/').unwrap_or(text);
        let sign = |c: char| c.is_ascii_alphanumeric() || "-_~".contains(c);
        let part = |part: &str| {
            !part.is_empty() && part.chars().all(|c| sign(c) || c == '.') && part.contains(sign)
        };
        if path.is_empty() || path.strip_prefix('/').is_some_and(|path| path.split('/').all(part)) {
            return Ok(Self(path.to_owned()));
        }
        Err(sentence!(settings_no_path { text }))
    }
}

/// The largest page that is rewritten, in bytes.
const LARGEST: usize = 256 << 20;

/// Removes the path from the request and adds it to every address in the response.
async fn lead(State(path): State<Arc<str>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = next.run(request).await.into_parts();
    change(&mut parts.headers, &header::LOCATION, |place| {
        is_own(place).then(|| format!("{path}{place}"))
    });
    change(&mut parts.headers, &header::SET_COOKIE, |cookie| {
        cookie
            .contains("; Path=/;")
            .then(|| cookie.replace("; Path=/;", &format!("; Path={path};")))
    });
    let kind = parts
        .headers
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .unwrap_or_default();
    let body = if kind.starts_with("text/html") {
        parts.headers.remove(header::CONTENT_LENGTH);
        match to_bytes(body, LARGEST).await {
            Ok(page) => Body::from(led(&path, &page)),
            Err(_) => Body::empty(),
        }
    } else if kind.starts_with("text/event-stream") {
        // Every chunk of an event stream is a whole message.
        Body::from_stream(
            body.into_data_stream().map(move |part| part.map(|message| led(&path, &message))),
        )
    } else {
        body
    };
    Response::from_parts(parts, body)
}

/// Whether an address belongs to this server: `/x` does, `//elsewhere` does not.
fn is_own(place: &str) -> bool {
    place.starts_with('/') && !place.starts_with("//")
}

fn change(headers: &mut HeaderMap, name: &HeaderName, new: impl Fn(&str) -> Option<String>) {
    let changed: Vec<HeaderValue> = headers
        .get_all(name)
        .iter()
        .map(|value| {
            let new =
                value.to_str().ok().and_then(&new).and_then(|new| HeaderValue::from_str(&new).ok());
            new.unwrap_or_else(|| value.clone())
        })
        .collect();
    headers.remove(name);
    for value in changed {
        headers.append(name, value);
    }
}

/// Attributes whose value is an address. Attributes that begin with `data-` and name an address
/// count too.
const LEADING: [&[u8]; 10] = [
    b"href",
    b"src",
    b"action",
    b"formaction",
    b"poster",
    b"data-console",
    b"data-live-from",
    b"data-check",
    b"data-stream",
    b"data-address",
];

/// Adds the path to all addresses of a page. This is safe because pages write attributes in one
/// form, and text written by people has its quotation marks escaped.
fn led(path: &str, page: &Bytes) -> Bytes {
    let mut out = Vec::with_capacity(page.len() + page.len() / 16);
    let mut done = 0;
    for at in memchr::memmem::find_iter(page, b"=\"/") {
        let name = page[..at]
            .iter()
            .rposition(|byte| byte.is_ascii_whitespace())
            .map_or(0, |space| space + 1);
        if LEADING.contains(&&page[name..at]) && page.get(at + 3) != Some(&b'/') {
            out.extend_from_slice(&page[done..at + 2]);
            out.extend_from_slice(path.as_bytes());
            done = at + 2;
        }
    }
    if done == 0 {
        return page.clone();
    }
    out.extend_from_slice(&page[done..]);
    out.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_get_the_path_and_nothing_else() {
        let page = concat!(
            r#"<a href="/">x</a><form class="y" action="/login">"#,
            r#"<input value="/events"><img src="//else/x">"#,
        );
        let led = led("/t", &Bytes::from_static(page.as_bytes()));
        let wanted = concat!(
            r#"<a href="/t/">x</a><form class="y" action="/t/login">"#,
            r#"<input value="/events"><img src="//else/x">"#,
        );
        assert_eq!(led, wanted);
    }

    #[test]
    fn a_path_is_letters_between_slashes() {
        for (text, path) in
            [("", ""), ("/", ""), ("/chess", "/chess"), ("/a/b-2/", "/a/b-2"), ("/v1.2", "/v1.2")]
        {
            assert_eq!(text.parse::<BasePath>().unwrap().as_str(), path);
        }
        for wrong in
            ["chess", "//", "/a//b", "/a b", "/..", "/a/../b", "/\"", "/%41", "/ä", "http://x/y"]
        {
            assert!(wrong.parse::<BasePath>().is_err(), "{wrong}");
        }
    }
}
