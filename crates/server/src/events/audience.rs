//! Events that not everybody sees: one door before all their pages and the whole interface for
//! programs.

use crate::App;
use crate::accounts::access::anybody;
use crate::infra::problem::{ApiProblem, Problem};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tiebreak_report::sentence;
use tiebreak_store::Audience;

/// Lets those through who may see the event that the address names. To others it does not exist.
pub async fn admit(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let api = path.starts_with("/api/");
    let Some(slug) = event_of(path) else { return next.run(request).await };
    let (mut parts, body) = request.into_parts();
    let admitted = async {
        let audience = app.live.audience(&slug).await?;
        // Most events are everybody's: then nobody is asked who they are.
        Ok::<_, Problem>(
            audience == Audience::Public
                || audience.admits(anybody(&mut parts, &app, &slug).await?.as_ref(), &slug),
        )
    };
    let problem = match admitted.await {
        // Of what is not there each page says so itself.
        Ok(true) | Err(Problem::NotFound(_)) => {
            return next.run(Request::from_parts(parts, body)).await;
        }
        Ok(false) => Problem::NotFound(sentence!(page_no_event)),
        Err(problem) => problem,
    };
    if api { ApiProblem(problem).into_response() } else { problem.into_response() }
}

/// The event that an address is about, read as the pages read it.
fn event_of(path: &str) -> Option<String> {
    let rest = path.strip_prefix("/api/v1").unwrap_or(path).strip_prefix("/events/")?;
    let slug = rest.split('/').next().filter(|slug| !slug.is_empty() && *slug != "new")?;
    decoded(slug)
}

/// A part of an address without its percent signs; none where that is not text, and no page takes
/// it.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let hex = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()).filter(|_| *first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::event_of;

    #[test]
    fn addresses_of_events() {
        for (path, event) in [
            ("/events/cup", Some("cup")),
            ("/events/%63up/record", Some("cup")),
            ("/events/%FF", None),
            ("/events/cup/live", Some("cup")),
            ("/api/v1/events/cup/record", Some("cup")),
            ("/events/new", None),
            ("/events/new/0123", None),
            ("/api/v1/events", None),
            ("/regulations/cup", None),
        ] {
            assert_eq!(event_of(path).as_deref(), event, "{path}");
        }
    }
}
