//! Files and paper of an event: record, event file, regulation file, protocol, slips, QR code; and the public pages as they are kept.

use super::{board, finish};
use crate::App;
use crate::clock;
use crate::problem::Problem;
use crate::record_shown;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::svg;
use tiebreak_report::html;

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
    let signed =
        record_shown::signed(&app, &dossier).ok_or_else(|| Problem::NotFound("key to sign with".to_owned()))?;
    Ok(file(&format!("{slug}.record.signed"), "text/plain; charset=utf-8", signed.note))
}

/// `GET /key`: what the server's signatures are checked with.
pub async fn key(State(app): State<App>) -> Result<Response, Problem> {
    let key = app.settings.key.as_ref().ok_or_else(|| Problem::NotFound("key to sign with".to_owned()))?;
    Ok(file("tiebreak.pub", "text/plain; charset=utf-8", format!("{}\n", key.public())))
}

/// `GET /events/{slug}/file`
pub async fn event_file(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    let raw = app.live.raw(&slug).await?;
    Ok(file(&raw.row.file, "text/plain; charset=utf-8", raw.row.text.clone()))
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
pub async fn protocol(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let extras = html::Extras { signed: record_shown::signed(&app, &dossier), ..record_shown::extras(&dossier) };
    Ok(printed(html::protocol(dossier.case(), &extras)))
}

/// `GET /events/{slug}/slips`
pub async fn slips(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    Ok(printed(html::slips(dossier.case(), &record_shown::extras(&dossier))))
}

/// `GET /events/{slug}/board`
pub async fn board_page(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    let frame = app.live.frame(&slug).await?;
    if frame.corrected_until.is_some_and(|until| until <= clock::seconds()) {
        // What was drawn says that something was corrected, and the time for that is over.
        let (dossier, outlook) = (app.live.dossier(&slug).await?, app.live.outlook(&slug).await?);
        let board = finish(board::content(&dossier, outlook.as_deref()));
        return Ok(Html(finish(board::page(&dossier, &board))).into_response());
    }
    Ok(Html(frame.board_page.clone()).into_response())
}

/// `GET /events/{slug}/overlay`
pub async fn overlay(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Problem> {
    Ok(Html(app.live.frame(&slug).await?.overlay_page.clone()).into_response())
}

/// `GET /events/{slug}/qr.svg`: the address of the board as the visitor reaches it.
pub async fn qr(State(app): State<App>, Path(slug): Path<String>, headers: HeaderMap) -> Result<Response, Problem> {
    app.live.frame(&slug).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).filter(|host| is_host(host));
    if host.is_none() && app.settings.public_url.is_none() {
        return Err(Problem::Invalid("the request names no host to link to".to_owned()));
    }
    let address = format!("{}/events/{slug}/board", app.address(host.unwrap_or_default()));
    let code = QrCode::new(address.as_bytes()).map_err(|error| Problem::Internal(format!("QR code: {error}")))?;
    let drawing = code.render::<svg::Color<'_>>().min_dimensions(192, 192).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawing).into_response())
}

fn is_host(host: &str) -> bool {
    !host.is_empty() && host.len() < 260 && host.chars().all(|c| c.is_ascii_alphanumeric() || "-.:[]_".contains(c))
}
