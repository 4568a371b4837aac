//! oEmbed (oembed.com): how another site shows one of our pages. It gets a link with our picture:
//! no script, no frame, nothing that reaches into the other page.

use crate::App;
use crate::infra::address::Base;
use crate::infra::problem::{ApiProblem, Problem};
use crate::site::url;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;
use serde::Deserialize;
use serde_json::json;
use tiebreak_report::Language;
use tiebreak_report::card::{HEIGHT, WIDTH};
use tiebreak_store::Audience;

/// The width where nobody asks for less.
const USUAL: u32 = 600;

/// What is asked.
#[derive(Debug, Deserialize)]
pub struct OembedQuery {
    url: String,
    format: Option<String>,
    maxwidth: Option<u32>,
    maxheight: Option<u32>,
}

/// Answers `GET /oembed?url=`.
pub async fn answer(
    State(app): State<App>,
    base: Base,
    Query(asked): Query<OembedQuery>,
) -> Result<Response, ApiProblem> {
    if asked.format.as_deref().is_some_and(|format| format != "json") {
        return Ok((StatusCode::NOT_IMPLEMENTED, "only JSON is spoken here\n").into_response());
    }
    let none = || Problem::not_found("event at this address".to_owned());
    let path = asked
        .url
        .strip_prefix(&base.0)
        .and_then(|path| path.strip_prefix("/events/"))
        .ok_or_else(none)?;
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let slug = decoded(path.split(['/', '#']).next().unwrap_or_default()).ok_or_else(none)?;
    // Other sites are told only of what everybody sees.
    if app.live.audience(&slug).await? != Audience::Public {
        return Err(none().into());
    }
    let snapshot = app.live.snapshot(&slug).await?;
    let card = snapshot.card(Language::default())?;
    let (width, height) = size(asked.maxwidth, asked.maxheight);
    let supposes = path.ends_with("/what-if") && !query.is_empty();
    let query = if supposes {
        format!("?{}", query.split('#').next().unwrap_or_default())
    } else {
        String::new()
    };
    let picture = format!("{}/events/{}/card.png{query}", base.0, url(&slug));
    let shown = html! {
        a href=(asked.url) {
            img src=(picture) width=(width) height=(height)
                alt={ (card.title) ". " (card.description(Language::En)) };
        }
    };
    Ok(Json(json!({
        "version": "1.0",
        "type": "rich",
        "title": card.title,
        "provider_name": "Tiebreak",
        "provider_url": base.0,
        "cache_age": 60,
        "width": width,
        "height": height,
        "html": crate::site::finish(shown),
        "thumbnail_url": picture,
        "thumbnail_width": WIDTH,
        "thumbnail_height": HEIGHT,
    }))
    .into_response())
}

/// As large as is usual, and no larger than is asked for; the sides keep their proportion.
fn size(most_width: Option<u32>, most_height: Option<u32>) -> (u32, u32) {
    let by_height = most_height.map_or(u32::MAX, |height| height.saturating_mul(WIDTH) / HEIGHT);
    let width = USUAL.min(most_width.unwrap_or(u32::MAX)).min(by_height).max(1);
    (width, (width * HEIGHT / WIDTH).max(1))
}

/// A part of an address in its own letters.
fn decoded(part: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            plain => plain,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::events::share::in_query;

    #[test]
    fn sizes_keep_their_proportion() {
        assert_eq!(size(None, None), (600, 315));
        assert_eq!(size(Some(400), None), (400, 210));
        assert_eq!(size(Some(4000), Some(63)), (120, 63));
        assert_eq!(size(Some(0), Some(0)), (1, 1));
    }

    #[test]
    fn names_come_back_from_addresses() {
        for name in ["tata-steel-masters-2024", "全国象棋", "ñandú-50%"] {
            assert_eq!(decoded(&in_query(name)).as_deref(), Some(name));
        }
        assert_eq!(decoded("%E5"), None);
        assert_eq!(decoded("%5"), None);
    }
}
