//! The picture of an event for previews of links, with its state; and one of the site.

use crate::App;
use crate::infra::problem::Problem;
use crate::what_if::page::Supposition;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::collections::BTreeMap;
use tiebreak_record::sha256;
use tiebreak_report::card::{draw, front};
use tiebreak_report::{Language, say};

/// A preview may be this old, in seconds; then the program that shows it asks whether there is a
/// newer one.
const FRESH: &str = "public, max-age=60";

/// `GET /events/{slug}/card.png`: the event as it stands, or as it would with results that are
/// supposed.
pub async fn of_event(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(mut query): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let language = asked(query.remove("lang"));
    let card = if query.is_empty() {
        app.live.snapshot(&slug).await?.card(language)?.clone()
    } else {
        Supposition::load(&app, &slug, &query).await?.card(language)
    };
    let name = format!("{} {}", language.code(), serde_json::to_string(&card).unwrap_or_default());
    let remark = move |letters: &str| say!(language, page_letters_missing { letters });
    answer(&app, &headers, &name, move |missing| {
        draw(language, &card, missing.map(remark).as_deref())
    })
    .await
}

/// A picture is kept by programs that pass it on to others, so only its address says in which
/// language it is.
fn asked(lang: Option<String>) -> Language {
    lang.as_deref().and_then(Language::of_tag).unwrap_or_default()
}

/// `GET /card.png`: the site itself.
pub async fn of_site(
    State(app): State<App>,
    Query(mut query): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let language = asked(query.remove("lang"));
    answer(&app, &headers, &format!("site {}", language.code()), move |_| front(language)).await
}

/// The picture, or that the one which the asker has is still the right one. Its tag is the hash of
/// all that it shows: another head of the record that changes nothing on the card asks nobody to
/// fetch it again.
async fn answer(
    app: &App,
    headers: &HeaderMap,
    shows: &str,
    draw: impl Fn(Option<&str>) -> String + Send + 'static,
) -> Result<Response, Problem> {
    let tag =
        format!("\"{}\"", &sha256(format!("{} {shows}", app.settings.program).as_bytes())[..20]);
    let asked =
        headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let known = asked
        .flat_map(|value| value.split(','))
        .any(|one| one.trim().trim_start_matches("W/") == tag);
    let quoted =
        HeaderValue::try_from(&tag).map_err(|error| Problem::Internal(error.to_string()))?;
    let kept = [(header::ETAG, quoted), (header::CACHE_CONTROL, HeaderValue::from_static(FRESH))];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    let picture = app.painter.picture(tag, draw).await?;
    Ok((kept, [(header::CONTENT_TYPE, "image/png")], picture).into_response())
}
