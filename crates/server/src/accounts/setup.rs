//! The page of a one-time link, where a person chooses a password.

use super::access::{Device, Reader, Viewer, begin_session, password};
use crate::App;
use crate::infra::problem::Problem;
use crate::infra::{clock, secrets};
use crate::site::{Section, page_in};
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::html;
use tiebreak_report::Explain;
use tiebreak_report::{Language, say};
use tiebreak_report::{Sentence, sentence};
use tiebreak_store::{AccountInvitation, Role};

fn used() -> Problem {
    Problem::NotFound(sentence!(page_account_no_invitation))
}

/// `GET /setup/{secret}`: shows the form for a password.
pub async fn show(
    State(app): State<App>,
    Path(secret): Path<String>,
    Reader(language): Reader,
) -> Result<Html<String>, Problem> {
    let invitation =
        app.store.invitation(&secrets::hash(&secret), clock::seconds()).await?.ok_or_else(used)?;
    Ok(form(language, &invitation, "", None))
}

fn form(
    language: Language,
    invitation: &AccountInvitation,
    name: &str,
    mistake: Option<&str>,
) -> Html<String> {
    let known = !invitation.account.is_empty();
    let title = match invitation.role {
        Role::Administrator if !known => say!(language, page_account_set_up_administrator),
        _ => say!(language, page_account_set_your_password),
    };
    page_in(
        Section::Elsewhere,
        &title,
        &Viewer::stranger(language),
        html! {
            article.narrow {
                h1 { (title) }
                p { (say!(language, page_account_link_works_once)) }
                @if known { p.grey { (say!(language, page_account_set_up_again)) } }
                @if let Some(mistake) = mistake { p.mistake role="alert" { (mistake) } }
                form method="post" {
                    label {
                        (say!(language, page_account_name)) " "
                        input name="name" value=(if known { &invitation.account } else { name })
                            readonly[known] required maxlength="100" autocomplete="username";
                    }
                    label {
                        (say!(language, page_account_password)) " "
                        input name="password" type="password" required
                            minlength=(password::SHORTEST) maxlength=(password::LONGEST)
                            autocomplete="new-password";
                    }
                    p.grey.small {
                        (say!(language, page_account_at_least { count: password::SHORTEST }))
                    }
                    label {
                        (say!(language, page_account_same_again)) " "
                        input name="again" type="password" required maxlength=(password::LONGEST)
                            autocomplete="new-password";
                    }
                    button.main type="submit" { (say!(language, page_account_set_the_password)) }
                }
            }
        },
    )
}

/// The fields of the setup form.
#[derive(Debug, serde::Deserialize)]
pub struct SetupForm {
    name: String,
    password: String,
    again: String,
}

/// `POST /setup/{secret}`: sets the password and uses up the link.
pub async fn set(
    State(app): State<App>,
    Path(secret): Path<String>,
    Reader(language): Reader,
    device: Device,
    Form(chosen): Form<SetupForm>,
) -> Result<Response, Problem> {
    let hash = secrets::hash(&secret);
    let invitation = app.store.invitation(&hash, clock::seconds()).await?.ok_or_else(used)?;
    let name = if invitation.account.is_empty() {
        chosen.name.trim()
    } else {
        invitation.account.as_str()
    };
    let mistake = check_name(name)
        .err()
        .map(|mistake| crate::site::words::capital(&mistake.in_language(language)));
    if let Some(mistake) = mistake.or_else(|| mistake_in(language, &chosen.password, &chosen.again))
    {
        let again = form(language, &invitation, name, Some(&mistake));
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

/// What is wrong with a new password or its repetition; `None` if both are right.
pub fn mistake_in(language: Language, chosen: &str, again: &str) -> Option<String> {
    let differs = || (chosen != again).then(|| sentence!(page_account_passwords_differ));
    let mistake: Option<Sentence> = password::check(chosen).err().or_else(differs);
    mistake.map(|mistake| crate::site::words::capital(&mistake.in_language(language)))
}

/// Refuses names that do not fit into records, print-outs or addresses, such as `.` and `..`.
pub fn check_name(name: &str) -> Result<(), Problem> {
    let length = name.chars().count();
    let unseen = |c: char| c.is_control() || crate::site::layout::deceives(c);
    if length == 0 || length > 100 || name.chars().any(unseen) || [".", ".."].contains(&name) {
        return Err(Problem::Invalid(sentence!(page_account_name_refused)));
    }
    Ok(())
}
