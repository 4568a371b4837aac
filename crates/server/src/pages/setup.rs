//! A one-time link: somebody sets a password.

use super::{Section, page_in};
use crate::access::{Device, Viewer, begin_session, password};
use crate::problem::Problem;
use crate::{App, clock, secrets};
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::html;
use tiebreak_store::{Invitation, Role};

fn used() -> Problem {
    Problem::NotFound("invitation: the link was used or has expired, so there is nothing".to_owned())
}

/// `GET /setup/{secret}`
pub async fn show(State(app): State<App>, Path(secret): Path<String>) -> Result<Html<String>, Problem> {
    let invitation = app.store.invitation(&secrets::hash(&secret), clock::seconds()).await?.ok_or_else(used)?;
    Ok(form(&invitation, "", None))
}

fn form(invitation: &Invitation, name: &str, mistake: Option<&str>) -> Html<String> {
    let known = !invitation.account.is_empty();
    let title =
        if invitation.role == Role::Administrator && !known { "Set up the administrator" } else { "Set your password" };
    page_in(
        Section::Elsewhere,
        title,
        &Viewer(None),
        html! {
            article.narrow {
                h1 { (title) }
                p { "This link works once. Your name will stand beside every entry you make." }
                @if known { p.grey { "Where the account exists already, it is logged out everywhere, its tokens end, and one-time codes have to be set up anew." } }
                @if let Some(mistake) = mistake { p.mistake role="alert" { (mistake) } }
                form method="post" {
                    label { "Name " input name="name" value=(if known { &invitation.account } else { name }) readonly[known] required maxlength="100" autocomplete="username"; }
                    label { "Password " input name="password" type="password" required minlength=(password::SHORTEST) maxlength=(password::LONGEST) autocomplete="new-password"; }
                    p.grey.small { "At least " (password::SHORTEST) " characters." }
                    label { "The same again " input name="again" type="password" required maxlength=(password::LONGEST) autocomplete="new-password"; }
                    button.main type="submit" { "Set the password" }
                }
            }
        },
    )
}

/// What the form sends.
#[derive(Debug, serde::Deserialize)]
pub struct Chosen {
    name: String,
    password: String,
    again: String,
}

/// `POST /setup/{secret}`
pub async fn set(
    State(app): State<App>,
    Path(secret): Path<String>,
    device: Device,
    Form(chosen): Form<Chosen>,
) -> Result<Response, Problem> {
    let hash = secrets::hash(&secret);
    let invitation = app.store.invitation(&hash, clock::seconds()).await?.ok_or_else(used)?;
    let name = if invitation.account.is_empty() { chosen.name.trim() } else { invitation.account.as_str() };
    let mistake = check_name(name).err().map(|mistake| super::words::capital(&mistake.to_string()));
    if let Some(mistake) = mistake.or_else(|| mistake_in(&chosen.password, &chosen.again)) {
        let again = form(&invitation, name, Some(&mistake));
        return Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, again).into_response());
    }
    let password = password::hash(&app.work.passwords, &chosen.password).await?;
    if !app.store.redeem(&hash, name, &password, clock::seconds()).await? {
        return Err(used());
    }
    let mut response = Redirect::to("/").into_response();
    begin_session(&app, name, &device, response.headers_mut()).await?;
    Ok(response)
}

/// What is wrong with a password that somebody chose and typed again.
pub fn mistake_in(chosen: &str, again: &str) -> Option<String> {
    let mistake = password::check(chosen).err().map(|mistake| mistake.to_string());
    let differs = (chosen != again).then(|| "the two passwords differ".to_owned());
    mistake.or(differs).map(|mistake| super::words::capital(&mistake))
}

/// Names stand in the record, on paper and in addresses, where `.` and `..` mean something else.
pub fn check_name(name: &str) -> Result<(), Problem> {
    let length = name.chars().count();
    let unseen = |c: char| c.is_control() || super::layout::deceives(c);
    if length == 0 || length > 100 || name.chars().any(unseen) || [".", ".."].contains(&name) {
        return Err(Problem::Invalid("a name has 1 to 100 printable characters".to_owned()));
    }
    Ok(())
}
