//! Files and paper of an event: record, event file, regulation file, protocol, slips, QR code; and the public pages as they are kept.

use super::share::Share;
use super::{board, embedding, finish, gallery};
use crate::App;
use crate::access::Reader;
use crate::address::Base;
use crate::dossier::Dossier;
use crate::frame::drawn_board;
use crate::problem::Problem;
use crate::spoken::Spoken;
use crate::{record_shown, timeline};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::svg as qr_svg;
use tiebreak_model::Sport;
use tiebreak_report::sentence;
use tiebreak_report::{Case, Language, html, svg};

/// Pages that print carry their styles in themselves.
pub const PRINTED: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
);

/// A text to be kept under a name.
pub fn file(name: &str, kind: &'static str, text: String) -> Response {
    let name: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '-' }).collect();
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)], text).into_response()
}

/// `GET /events/{slug}/record`: JSON lines, as `tiebreak verify` takes them; also where nothing follows from them any more.
pub async fn record(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    let raw = app.live.raw(&slug).await?;
    Ok(file(&format!("{slug}.record.jsonl"), "application/jsonl", raw.record_text()))
}

/// `GET /events/{slug}/checkpoint`: the head, signed by the server.
pub async fn checkpoint(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    let dossier = app.live.refresh(&slug).await?;
    let signed = record_shown::signed(&app, &dossier).ok_or_else(|| Problem::NotFound(sentence!(page_no_key)))?;
    Ok(file(&format!("{slug}.record.signed"), "text/plain; charset=utf-8", signed.note))
}

/// `GET /key`: what the server's signatures are checked with.
pub async fn key(State(app): State<App>) -> Result<Response, Problem> {
    let key = app.settings.key.as_ref().ok_or_else(|| Problem::NotFound(sentence!(page_no_key)))?;
    Ok(file("tiebreak.pub", "text/plain; charset=utf-8", format!("{}\n", key.public())))
}

/// `GET /events/{slug}/file`
pub async fn event_file(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    let raw = app.live.raw(&slug).await?;
    Ok(file(&raw.row.file, "text/plain; charset=utf-8", raw.row.text.clone()))
}

/// `GET /events/{slug}/play-off.pgn`: the games of the play-off, so that a broadcast can be mended.
pub async fn play_off(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let at = |id: &str| dossier.record().answered_at(id);
    let text = tiebreak_formats::pgn::play_off(&dossier.event, dossier.ruling(), at);
    if text.is_empty() {
        return Err(Problem::NotFound(sentence!(page_no_play_off_game)));
    }
    Ok(file(&format!("{slug}-play-off.pgn"), "application/x-chess-pgn", text))
}

/// `GET /events/{slug}/regulation-file`
pub async fn regulation_file(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    let raw = app.live.raw(&slug).await?;
    let name = raw.row.regulation_file.rsplit('/').next().unwrap_or("regulation.toml").to_owned();
    Ok(file(&name, "text/plain; charset=utf-8", raw.row.regulation_text.clone()))
}

fn printed(text: String) -> Response {
    ([(header::CONTENT_SECURITY_POLICY, PRINTED)], Html(text)).into_response()
}

/// `GET /events/{slug}/protocol`
pub async fn protocol(
    State(app): State<App>,
    Path(slug): Path<String>,
    Reader(language): Reader,
) -> Result<Response, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let told = Spoken::new(&dossier, language);
    let extras = html::Extras { signed: record_shown::signed(&app, &dossier), ..record_shown::extras(told) };
    // On paper a tie at bridge is shown on its boards.
    let worked = (dossier.event.sport == Sport::Bridge).then(|| dossier.with_workings()).flatten();
    let case = told.case();
    let case = worked.as_ref().map_or(case, |ruling| Case { ruling, ..case });
    Ok(printed(html::protocol(case, &extras)))
}

/// `GET /events/{slug}/timeline.svg`: who could still be first in the last hour, and when that closed.
pub async fn timeline(
    State(app): State<App>,
    Path(slug): Path<String>,
    Reader(language): Reader,
) -> Result<Response, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let found = app.work.what_if.run(|| timeline::of(&dossier)).await?;
    let found = found.ok_or_else(|| Problem::NotFound(sentence!(page_no_timeline)))?;
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"));
    Ok(([kind, (header::CONTENT_SECURITY_POLICY, PRINTED)], svg::timeline(language, &dossier.event, &found))
        .into_response())
}

/// `GET /events/{slug}/slips`
pub async fn slips(
    State(app): State<App>,
    Path(slug): Path<String>,
    Reader(language): Reader,
) -> Result<Response, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let told = Spoken::new(&dossier, language);
    Ok(printed(html::slips(told.case(), &record_shown::extras(told))))
}

/// `GET /events/{slug}/board?theme=`
pub async fn board_page(
    State(app): State<App>,
    Path(slug): Path<String>,
    base: Base,
    Query(light): Query<board::Light>,
) -> Result<Response, Problem> {
    let (theme, wanted) = (light.word()?, light.language()?);
    let (dossier, frame) = match (app.live.dossier(&slug).await, app.live.frame(&slug).await) {
        (Err(Problem::Damaged { .. }), _) => {
            let language = app.live.kept_language(&slug).await?;
            let raw = app.live.raw(&slug).await?;
            let page = Html(finish(board::damaged(&raw, wanted.unwrap_or(language), theme)));
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
        (dossier, frame) => (dossier?, frame?),
    };
    let own = app.live.language(&slug).await?;
    let drawn = match wanted.filter(|language| *language != own) {
        None => board::page(&dossier, own, frame.board()?, theme),
        Some(language) => {
            let content = board_in(&app, &slug, &dossier, language).await?;
            board::page_in(&dossier, language, &content, theme)
        }
    };
    let language = wanted.unwrap_or(own);
    let card = frame.card(language)?;
    let share = Share::event((&base, language), &slug, "/board", "", &card.title, card);
    let page = Html(share.in_page(&finish(drawn)));
    Ok(embedding::framed(&app, &slug, page).await)
}

/// A board in another language than the event's, drawn for one who asks: in the lane of what is drawn for one alone.
async fn board_in(app: &App, slug: &str, dossier: &Dossier, language: Language) -> Result<String, Problem> {
    let (outlook, chances) = (app.live.outlook(slug).await?, app.live.chances(slug).await?);
    app.work.what_if.run(|| drawn_board(dossier, language, outlook.as_deref(), chances.as_deref())).await
}

/// `GET /events/{slug}/qr.svg`: the address of the board as the visitor reaches it.
pub async fn qr(State(app): State<App>, Path(slug): Path<String>, Base(base): Base) -> Result<Response, Problem> {
    let address = if gallery::is_of_gallery(&app, &slug) {
        format!("{base}/gallery")
    } else {
        app.live.frame(&slug).await?;
        format!("{base}/events/{}/board", super::url(&slug))
    };
    let code = QrCode::new(address.as_bytes()).map_err(|error| Problem::Internal(format!("QR code: {error}")))?;
    let drawing = code.render::<qr_svg::Color<'_>>().min_dimensions(192, 192).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawing).into_response())
}
