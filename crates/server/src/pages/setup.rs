//! A one-time link: somebody sets a password.

use super::{Section, login, page_in};
use crate::access::{Viewer, password};
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
    Form(chosen): Form<Chosen>,
) -> Result<Response, Problem> {
    let hash = secrets::hash(&secret);
    let invitation = app.store.invitation(&hash, clock::seconds()).await?.ok_or_else(used)?;
    let name = if invitation.account.is_empty() { chosen.name.trim() } else { invitation.account.as_str() };
    let mistake =
        check_name(name).and_then(|()| password::check(&chosen.password)).err().map(|mistake| mistake.to_string());
    let differs = (chosen.password != chosen.again).then(|| "the two passwords differ".to_owned());
    if let Some(mistake) = mistake.or(differs) {
        let again = form(&invitation, name, Some(&super::words::capital(&mistake)));
        return Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, again).into_response());
    }
    let password = password::hash(&chosen.password).await?;
    if !app.store.redeem(&hash, name, &password, clock::seconds()).await? {
        return Err(used());
    }
    let mut response = Redirect::to("/").into_response();
    login::begin_session(&app, name, response.headers_mut()).await?;
    Ok(response)
}

/// Names stand in the record and on paper.
pub fn check_name(name: &str) -> Result<(), Problem> {
    let length = name.chars().count();
    if length == 0 || length > 100 || name.chars().any(char::is_control) {
        return Err(Problem::Invalid("a name has 1 to 100 printable characters".to_owned()));
    }
    Ok(())
}
