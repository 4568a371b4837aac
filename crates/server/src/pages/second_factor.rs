//! One-time codes for logging in: set up with an authenticator, confirmed by a code, ended with the password.

use super::account::{Done, is_password, list};
use super::{Section, page_in};
use crate::access::{Device, Member, OwnSession, Viewer, one_time};
use crate::problem::Problem;
use crate::{App, clock, secrets};
use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use qrcode::QrCode;
use qrcode::render::svg;
use tiebreak_store::SecondFactor;

/// How many codes there are to recover with.
const RECOVERY_CODES: usize = 10;

/// The part of the account's page.
pub fn section(factor: Option<&SecondFactor>) -> Markup {
    let password = html! { label { "Password " input name="current" type="password" required maxlength="500" autocomplete="current-password"; } };
    html! {
        @match factor {
            Some(factor) => {
                p { "After the password a code is asked for. " (factor.recovery_codes) " of " (RECOVERY_CODES) " recovery codes are left." }
                form.wide method="post" action="/account/second-factor/end" { (password) button type="submit" { "Ask for no code any more" } }
            }
            None => {
                p { "With an authenticator on your telephone a code is asked for after the password, so that the password alone lets nobody in." }
                form.wide method="post" action="/account/second-factor" { (password) button type="submit" { "Set up one-time codes" } }
            }
        }
    }
}

/// What a form with the password sends.
#[derive(Debug, serde::Deserialize)]
pub struct WithPassword {
    current: String,
}

/// `POST /account/second-factor`: a secret for the authenticator, which counts once a code of it was given.
pub async fn begin(
    State(app): State<App>,
    member: Member,
    OwnSession(session): OwnSession,
    device: Device,
    headers: HeaderMap,
    Form(given): Form<WithPassword>,
) -> Result<Response, Problem> {
    if !is_password(&app, &member, &session, &device, &given.current).await? {
        return wrong_password(&app, member, &session).await;
    }
    let mut bytes = [0_u8; 20];
    getrandom::fill(&mut bytes).map_err(|error| Problem::Internal(format!("no random numbers: {error}")))?;
    app.store.begin_second_factor(&member.0.name, &one_time::base_32(&bytes)).await?;
    match app.store.second_factor(&member.0.name).await? {
        Some(factor) if !factor.confirmed => {
            Ok(to_confirm(&app, member, &headers, &factor.secret, None)?.into_response())
        }
        _ => Err(Problem::Conflict("one-time codes are set up already: end them first".to_owned())),
    }
}

async fn wrong_password(app: &App, member: Member, session: &str) -> Result<Response, Problem> {
    let mistake = Done::Mistake("The password is not right.".to_owned());
    let again = list(app, member.0, session, mistake).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, again).into_response())
}

fn to_confirm(
    app: &App,
    member: Member,
    headers: &HeaderMap,
    secret: &str,
    mistake: Option<&str>,
) -> Result<Html<String>, Problem> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("tiebreak");
    let host = app.settings.public_url.as_deref().and_then(|url| url.split("://").nth(1)).unwrap_or(host);
    let address = one_time::address(&member.0.name, host.split(['/', ':']).next().unwrap_or(host), secret);
    let code = QrCode::new(address.as_bytes()).map_err(|error| Problem::Internal(format!("QR code: {error}")))?;
    let drawing = code.render::<svg::Color<'_>>().min_dimensions(192, 192).build();
    // The drawing stands in the page: an address of its own would carry the secret.
    let drawing = drawing.split_once("?>").map_or(drawing.as_str(), |(_, svg)| svg).to_owned();
    let groups: Vec<String> =
        secret.as_bytes().chunks(4).map(|four| String::from_utf8_lossy(four).into_owned()).collect();
    Ok(page_in(
        Section::Account,
        "One-time codes",
        &Viewer(Some(member.0)),
        html! {
            article.narrow {
                h1 { "One-time codes" }
                @if let Some(mistake) = mistake { p.mistake role="alert" { (mistake) } }
                p { "Read this with an authenticator, or type the secret into it." }
                figure.drawing role="img" aria-label="QR code of the secret" { (PreEscaped(drawing)) }
                p { "Secret: " code { (groups.join(" ")) } }
                form method="post" action="/account/second-factor/confirm" {
                    label { "The code that it shows " input name="code" required autofocus maxlength="20" autocomplete="one-time-code" inputmode="numeric"; }
                    button.main type="submit" { "Confirm" } " " a href="/account" { "Leave it" }
                }
            }
        },
    ))
}

/// What the form with a code sends.
#[derive(Debug, serde::Deserialize)]
pub struct WithCode {
    code: String,
}

/// `POST /account/second-factor/confirm`: from now on a code is asked for. The recovery codes are shown this once.
pub async fn confirm(
    State(app): State<App>,
    member: Member,
    headers: HeaderMap,
    Form(given): Form<WithCode>,
) -> Result<Response, Problem> {
    let name = member.0.name.clone();
    let Some(factor) = app.store.second_factor(&name).await?.filter(|factor| !factor.confirmed) else {
        return Ok(Redirect::to("/account").into_response());
    };
    let now = clock::seconds();
    let Some(step) = one_time::step_of(&factor.secret, &given.code, now) else {
        let mistake = "This is not the code of now. Is the telephone's clock right?";
        let again = to_confirm(&app, member, &headers, &factor.secret, Some(mistake))?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, again).into_response());
    };
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| recovery_code()).collect::<Result<_, _>>()?;
    let hashes: Vec<String> = codes.iter().map(|code| hash_of(code)).collect();
    if !app.store.confirm_second_factor(&name, step, &hashes, now).await? {
        return Ok(Redirect::to("/account").into_response());
    }
    tracing::info!(name, "one-time codes set up");
    let body = html! {
        article.narrow {
            h1 { "Recovery codes" }
            p role="status" { "One-time codes are set up. Without the authenticator each of these lets you in once. Print them or keep them where the telephone is not; they are shown only now." }
            ul.codes { @for code in &codes { li { code { (code) } } } }
            p { a.button href="/account" { "I have kept them" } }
        }
    };
    Ok(page_in(Section::Account, "Recovery codes", &Viewer(Some(member.0)), body).into_response())
}

/// `POST /account/second-factor/end`
pub async fn end(
    State(app): State<App>,
    member: Member,
    OwnSession(session): OwnSession,
    device: Device,
    Form(given): Form<WithPassword>,
) -> Result<Response, Problem> {
    if !is_password(&app, &member, &session, &device, &given.current).await? {
        return wrong_password(&app, member, &session).await;
    }
    app.store.end_second_factor(&member.0.name).await?;
    tracing::info!(name = member.0.name, "one-time codes ended");
    Ok(Redirect::to("/account").into_response())
}

/// Eighty bits, in groups of four.
fn recovery_code() -> Result<String, Problem> {
    let mut bytes = [0_u8; 10];
    getrandom::fill(&mut bytes).map_err(|error| Problem::Internal(format!("no random numbers: {error}")))?;
    let letters = one_time::base_32(&bytes);
    let groups: Vec<&str> = (0..4).filter_map(|group| letters.get(4 * group..4 * group + 4)).collect();
    Ok(groups.join("-").to_lowercase())
}

/// Under what a recovery code is kept, however it is typed.
pub fn hash_of(code: &str) -> String {
    let letters: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    secrets::hash(&letters.to_ascii_lowercase())
}
