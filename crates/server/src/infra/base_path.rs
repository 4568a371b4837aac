//! A server that is one part of a site: everything stands under a path such as `/tiebreak`.
//!
//! Pages are written as if they stood at the root, and so are redirects, cookies and the addresses
//! to which a log-in leads back. What goes out is given the path at one place, here; what comes in
//! loses it. A page that somebody adds needs to know nothing of it, and a server without such a
//! path does no work for it. Requests that a proxy has already stripped of the path are taken as
//! they are.

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

/// The path under which everything stands; empty at the root.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BasePath(String);

impl BasePath {
    /// Without a slash at its end; empty at the root.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Puts everything under the path.
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

/// The largest page.
const LARGEST: usize = 256 << 20;

/// Gives everything that leads somewhere the path.
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
        // Every part of the stream is a whole message.
        Body::from_stream(
            body.into_data_stream().map(move |part| part.map(|message| led(&path, &message))),
        )
    } else {
        body
    };
    Response::from_parts(parts, body)
}

/// Whether an address is one of this server: `/x`, and not `//elsewhere`.
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

/// Attributes whose value is an address, beside those that begin with `data-` and name one.
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

/// The page with the path in all addresses. Our pages write attributes in one way, and what people
/// wrote holds no quotation marks: a quotation mark that opens is one of ours.
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
        let page = r#"<a href="/">x</a><form class="y" action="/login"><input value="/events"><img src="//else/x">"#;
        let led = led("/t", &Bytes::from_static(page.as_bytes()));
        let wanted = r#"<a href="/t/">x</a><form class="y" action="/t/login"><input value="/events"><img src="//else/x">"#;
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
