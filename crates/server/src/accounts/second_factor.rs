//! One-time codes for logging in: set up with an authenticator app, confirmed by a code, removed
//! with the password.

use super::access::{Member, OwnLogin, one_time};
use super::own_account::{AccountNotice, is_password, list};
use crate::App;
use crate::infra::problem::Problem;
use crate::infra::{clock, secrets};
use crate::site::words::{MARKS, with_markup};
use crate::site::{Section, page_in};
use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use qrcode::QrCode;
use qrcode::render::svg;
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};
use tiebreak_store::SecondFactor;

/// The number of recovery codes.
const RECOVERY_CODES: usize = 10;

/// The section about one-time codes on the account page.
pub fn section(language: Language, factor: Option<&SecondFactor>) -> Markup {
    let password = html! {
        label {
            (say!(language, page_account_password)) " "
            input name="current" type="password" required maxlength="500"
                autocomplete="current-password";
        }
    };
    html! {
        @match factor {
            Some(factor) => {
                p {
                    @let left = usize::try_from(factor.recovery_codes).unwrap_or(0);
                    (say!(language, page_account_codes_left { left, all: RECOVERY_CODES }))
                }
                form.wide method="post" action="/account/second-factor/end" {
                    (password)
                    button type="submit" { (say!(language, page_account_ask_no_more)) }
                }
            }
            None => {
                p { (say!(language, page_account_codes_explained)) }
                form.wide method="post" action="/account/second-factor" {
                    (password)
                    button type="submit" { (say!(language, page_account_set_up_codes)) }
                }
            }
        }
    }
}

/// The form field with the password.
#[derive(Debug, serde::Deserialize)]
pub struct PasswordForm {
    current: String,
}

/// `POST /account/second-factor`: creates a secret for the authenticator app. It takes effect once
/// a code of it was entered.
pub async fn begin(
    State(app): State<App>,
    login: OwnLogin,
    headers: HeaderMap,
    Form(given): Form<PasswordForm>,
) -> Result<Response, Problem> {
    let OwnLogin { member, session, .. } = &login;
    if !is_password(&app, &login, &given.current).await? {
        return wrong_password(&app, member, session).await;
    }
    let mut bytes = [0_u8; 20];
    getrandom::fill(&mut bytes)
        .map_err(|error| Problem::Internal(format!("no random numbers: {error}")))?;
    app.store.begin_second_factor(&member.account.name, &one_time::base_32(&bytes)).await?;
    match app.store.second_factor(&member.account.name).await? {
        Some(factor) if !factor.confirmed => {
            Ok(to_confirm(&app, member, &headers, &factor.secret, None)?.into_response())
        }
        _ => Err(Problem::Conflict(sentence!(page_account_codes_there))),
    }
}

async fn wrong_password(app: &App, member: &Member, session: &str) -> Result<Response, Problem> {
    let mistake = AccountNotice::Mistake(say!(member.language, page_account_password_wrong));
    let again = list(app, member, session, mistake).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, again).into_response())
}

fn to_confirm(
    app: &App,
    member: &Member,
    headers: &HeaderMap,
    secret: &str,
    mistake: Option<&str>,
) -> Result<Html<String>, Problem> {
    let language = member.language;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("tiebreak");
    let host =
        app.settings.public_url.as_deref().and_then(|url| url.split("://").nth(1)).unwrap_or(host);
    let address = one_time::address(
        &member.account.name,
        host.split(['/', ':']).next().unwrap_or(host),
        secret,
    );
    let code = QrCode::new(address.as_bytes())
        .map_err(|error| Problem::Internal(format!("QR code: {error}")))?;
    let drawing = code.render::<svg::Color<'_>>().min_dimensions(192, 192).build();
    // The QR code is part of the page, because its own address would contain the secret.
    let drawing = drawing.split_once("?>").map_or(drawing.as_str(), |(_, svg)| svg).to_owned();
    let groups: Vec<String> = secret
        .as_bytes()
        .chunks(4)
        .map(|four| String::from_utf8_lossy(four).into_owned())
        .collect();
    Ok(page_in(
        Section::Account,
        &say!(language, page_account_one_time_codes),
        &member.viewer(),
        html! {
            article.narrow {
                h1 { (say!(language, page_account_one_time_codes)) }
                @if let Some(mistake) = mistake { p.mistake role="alert" { (mistake) } }
                p { (say!(language, page_account_read_secret)) }
                figure.drawing role="img" aria-label=(say!(language, page_account_qr_code)) {
                    (PreEscaped(drawing))
                }
                p {
                    @let typed = say!(language, page_account_secret { secret: MARKS[0] });
                    (with_markup(&typed, &[html! { code { (groups.join(" ")) } }]))
                }
                form method="post" action="/account/second-factor/confirm" {
                    label {
                        (say!(language, page_account_code_shown)) " "
                        input name="code" required autofocus maxlength="20"
                            autocomplete="one-time-code" inputmode="numeric";
                    }
                    button.main type="submit" { (say!(language, page_account_confirm)) }
                    " "
                    a href="/account" { (say!(language, page_cancel)) }
                }
            }
        },
    ))
}

/// The form field with the code.
#[derive(Debug, serde::Deserialize)]
pub struct ConfirmationForm {
    code: String,
}

/// `POST /account/second-factor/confirm`: requires a code for each login from now on. The recovery
/// codes are shown only this once.
pub async fn confirm(
    State(app): State<App>,
    member: Member,
    headers: HeaderMap,
    Form(given): Form<ConfirmationForm>,
) -> Result<Response, Problem> {
    let name = member.account.name.clone();
    let Some(factor) = app.store.second_factor(&name).await?.filter(|factor| !factor.confirmed)
    else {
        return Ok(Redirect::to("/account").into_response());
    };
    let now = clock::seconds();
    let Some(step) = one_time::step_of(&factor.secret, &given.code, now) else {
        let mistake = say!(member.language, page_account_code_not_now);
        let again = to_confirm(&app, &member, &headers, &factor.secret, Some(&mistake))?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, again).into_response());
    };
    let codes: Vec<String> =
        (0..RECOVERY_CODES).map(|_| recovery_code()).collect::<Result<_, _>>()?;
    let hashes: Vec<String> = codes.iter().map(|code| hash_of(code)).collect();
    if !app.store.confirm_second_factor(&name, step, &hashes, now).await? {
        return Ok(Redirect::to("/account").into_response());
    }
    tracing::info!(name, "one-time codes set up");
    let language = member.language;
    let title = say!(language, page_account_recovery_codes);
    let body = html! {
        article.narrow {
            h1 { (title) }
            p role="status" { (say!(language, page_account_recovery_explained)) }
            ul.codes { @for code in &codes { li { code { (code) } } } }
            p { a.button href="/account" { (say!(language, page_account_codes_kept)) } }
        }
    };
    Ok(page_in(Section::Account, &title, &member.viewer(), body).into_response())
}

/// `POST /account/second-factor/end`: removes the one-time codes.
pub async fn end(
    State(app): State<App>,
    login: OwnLogin,
    Form(given): Form<PasswordForm>,
) -> Result<Response, Problem> {
    let OwnLogin { member, session, .. } = &login;
    if !is_password(&app, &login, &given.current).await? {
        return wrong_password(&app, member, session).await;
    }
    app.store.end_second_factor(&member.account.name).await?;
    tracing::info!(name = member.account.name, "one-time codes ended");
    Ok(Redirect::to("/account").into_response())
}

/// A recovery code of eighty bits, in groups of four characters.
fn recovery_code() -> Result<String, Problem> {
    let mut bytes = [0_u8; 10];
    getrandom::fill(&mut bytes)
        .map_err(|error| Problem::Internal(format!("no random numbers: {error}")))?;
    let letters = one_time::base_32(&bytes);
    let groups: Vec<&str> =
        (0..4).filter_map(|group| letters.get(4 * group..4 * group + 4)).collect();
    Ok(groups.join("-").to_lowercase())
}

/// The hash under which a recovery code is kept, independent of spaces and case.
pub fn hash_of(code: &str) -> String {
    let letters: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    secrets::hash(&letters.to_ascii_lowercase())
}
