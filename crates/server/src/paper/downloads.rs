//! Downloads and print-outs of an event: record, event file, regulation file, report, slips, QR
//! code, and the public pages as they are kept.

use crate::App;
use crate::accounts::access::Reader;
use crate::board::{self, embedding, gallery};
use crate::events::localized::LocalizedEvent;
use crate::events::share::{EventPage, Share};
use crate::events::state::EventState;
use crate::events::{record_shown, timeline};
use crate::infra::address::Base;
use crate::infra::problem::Problem;
use crate::live::board_snapshot::drawn_board;
use crate::site::finish;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::svg as qr_svg;
use tiebreak_model::Sport;
use tiebreak_report::sentence;
use tiebreak_report::{Case, Language, html, svg};

/// The policy of print-outs, which contain their styles.
pub const PRINTED: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
);

/// A response that browsers save under a name.
pub fn file(name: &str, kind: &'static str, text: String) -> Response {
    let name: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '-' })
        .collect();
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)], text)
        .into_response()
}

/// `GET /events/{slug}/record`: the record as JSON lines, for `tiebreak verify`. It can be
/// downloaded even if it is damaged.
pub async fn record(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    let raw = app.live.raw(&slug).await?;
    Ok(file(&format!("{slug}.record.jsonl"), "application/jsonl", raw.record_text()))
}

/// `GET /events/{slug}/checkpoint`: the head of the record, signed by the server.
pub async fn checkpoint(
    State(app): State<App>,
    Path(slug): Path<String>,
) -> Result<Response, Problem> {
    let event_state = app.live.refresh(&slug).await?;
    let signed = record_shown::signed(&app, &event_state)
        .ok_or_else(|| Problem::NotFound(sentence!(page_no_key)))?;
    Ok(file(&format!("{slug}.record.signed"), "text/plain; charset=utf-8", signed.note))
}

/// `GET /key`: the public key of the server's signatures.
pub async fn key(State(app): State<App>) -> Result<Response, Problem> {
    let key = app.settings.key.as_ref().ok_or_else(|| Problem::NotFound(sentence!(page_no_key)))?;
    Ok(file("tiebreak.pub", "text/plain; charset=utf-8", format!("{}\n", key.public())))
}

/// `GET /events/{slug}/file`: the event file.
pub async fn event_file(
    State(app): State<App>,
    Path(slug): Path<String>,
) -> Result<Response, Problem> {
    let raw = app.live.raw(&slug).await?;
    Ok(file(&raw.row.file, "text/plain; charset=utf-8", raw.row.text.clone()))
}

/// `GET /events/{slug}/play-off.pgn`: the games of the play-off, with which a broadcast can be
/// corrected.
pub async fn play_off(
    State(app): State<App>,
    Path(slug): Path<String>,
) -> Result<Response, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let at = |id: &str| event_state.record().answered_at(id);
    let text = tiebreak_formats::pgn::play_off(&event_state.event, event_state.ruling(), at);
    if text.is_empty() {
        return Err(Problem::NotFound(sentence!(page_no_play_off_game)));
    }
    Ok(file(&format!("{slug}-play-off.pgn"), "application/x-chess-pgn", text))
}

/// `GET /events/{slug}/regulation-file`: the regulation file of the event.
pub async fn regulation_file(
    State(app): State<App>,
    Path(slug): Path<String>,
) -> Result<Response, Problem> {
    let raw = app.live.raw(&slug).await?;
    let name = raw.row.regulation_file.rsplit('/').next().unwrap_or("regulation.toml").to_owned();
    Ok(file(&name, "text/plain; charset=utf-8", raw.row.regulation_text.clone()))
}

fn printed(text: String) -> Response {
    ([(header::CONTENT_SECURITY_POLICY, PRINTED)], Html(text)).into_response()
}

/// `GET /events/{slug}/protocol`: the report, for printing.
pub async fn protocol(
    State(app): State<App>,
    Path(slug): Path<String>,
    Reader(language): Reader,
) -> Result<Response, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let told = LocalizedEvent::new(&event_state, language);
    let extras = html::Extras {
        signed: record_shown::signed(&app, &event_state),
        ..record_shown::extras(told)
    };
    // A report on a bridge event shows how ties were broken, board by board.
    let worked =
        (event_state.event.sport() == Sport::Bridge).then(|| event_state.with_workings()).flatten();
    let case = told.case();
    let case = worked.as_ref().map_or(case, |ruling| Case { ruling, ..case });
    Ok(printed(html::protocol(case, &extras)))
}

/// `GET /events/{slug}/timeline.svg`: who could still be first in the last hour, and when each
/// chance ended.
pub async fn timeline(
    State(app): State<App>,
    Path(slug): Path<String>,
    Reader(language): Reader,
) -> Result<Response, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let key = format!("timeline {slug} {} {}", event_state.record().head(), language.code());
    let drawn = async || {
        let found = app.work.what_if.run(|| timeline::timeline(&event_state)).await?;
        let found = found.ok_or_else(|| Problem::NotFound(sentence!(page_no_timeline)))?;
        Ok(Bytes::from(svg::timeline(language, event_state.shown(), &found)).into())
    };
    let answer = app.kept.find(&key, drawn).await?;
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"));
    Ok(([kind, (header::CONTENT_SECURITY_POLICY, PRINTED)], answer.body).into_response())
}

/// `GET /events/{slug}/slips`: the result slips, for printing.
pub async fn slips(
    State(app): State<App>,
    Path(slug): Path<String>,
    Reader(language): Reader,
) -> Result<Response, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let told = LocalizedEvent::new(&event_state, language);
    Ok(printed(html::slips(told.case(), &record_shown::extras(told))))
}

/// `GET /events/{slug}/board?theme=`: the public board.
pub async fn board_page(
    State(app): State<App>,
    Path(slug): Path<String>,
    base: Base,
    Query(light): Query<board::Light>,
) -> Result<Response, Problem> {
    let (theme, wanted) = (light.word()?, light.language()?);
    let (event_state, snapshot) =
        match (app.live.event_state(&slug).await, app.live.snapshot(&slug).await) {
            (Err(Problem::Damaged { .. }), _) => {
                let language = app.live.kept_language(&slug).await?;
                let raw = app.live.raw(&slug).await?;
                let page = Html(finish(board::damaged(&raw, wanted.unwrap_or(language), theme)));
                return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
            }
            (event_state, snapshot) => (event_state?, snapshot?),
        };
    let own = app.live.language(&slug).await?;
    if let Some(site) = &light.site
        && let Some(refusal) = embedding::refusal(&app, &slug, site, wanted.unwrap_or(own)).await?
    {
        return Ok(refusal);
    }
    let drawn = match wanted.filter(|language| *language != own) {
        None => board::page(&event_state, own, snapshot.board()?, theme),
        Some(language) => {
            let content = board_in(&app, &slug, &event_state, language).await?;
            board::page_in(&event_state, language, &content, theme)
        }
    };
    let language = wanted.unwrap_or(own);
    let card = snapshot.card(language)?;
    let share = Share::event(
        &base,
        language,
        EventPage { slug: &slug, page: "/board", query: "" },
        &card.title,
        card,
    );
    let page = Html(share.in_page(&finish(drawn)));
    Ok(embedding::framed(&app, &slug, page).await)
}

/// The board in another language than the event's. It is not kept, so it is drawn in the lane for
/// single readers.
async fn board_in(
    app: &App,
    slug: &str,
    event_state: &EventState,
    language: Language,
) -> Result<String, Problem> {
    let (forecast, chances) = (app.live.forecast(slug).await?, app.live.chances(slug).await?);
    app.work
        .what_if
        .run(|| drawn_board(event_state, language, forecast.as_deref(), chances.as_deref()))
        .await
}

/// `GET /events/{slug}/qr.svg`: the public address of the board as a QR code.
pub async fn qr(
    State(app): State<App>,
    Path(slug): Path<String>,
    Base(base): Base,
) -> Result<Response, Problem> {
    let address = if gallery::is_of_gallery(&app, &slug) {
        format!("{base}/gallery")
    } else {
        app.live.snapshot(&slug).await?;
        format!("{base}/events/{}/board", crate::site::url(&slug))
    };
    let code = QrCode::new(address.as_bytes())
        .map_err(|error| Problem::Internal(format!("QR code: {error}")))?;
    let drawing = code.render::<qr_svg::Color<'_>>().min_dimensions(192, 192).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawing).into_response())
}
