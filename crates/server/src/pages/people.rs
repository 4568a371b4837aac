//! Accounts: invited, given events, removed. For administrators.

use super::{Section, page_in, setup};
use crate::access::{Member, Viewer};
use crate::problem::Problem;
use crate::{App, clock};
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{Html, Redirect};
use maud::{Markup, html};
use tiebreak_store::{Account, EventSummary, Invitation, Role};

/// How long an invitation holds.
const INVITATION_SECONDS: i64 = 7 * 24 * 60 * 60;

/// `GET /people`
pub async fn show(State(app): State<App>, member: Member) -> Result<Html<String>, Problem> {
    let account = member.administering()?;
    list(&app, account, None).await
}

async fn list(app: &App, me: Account, link: Option<String>) -> Result<Html<String>, Problem> {
    let (accounts, events) = (app.store.accounts().await?, app.store.events().await?);
    let name = me.name.clone();
    Ok(page_in(
        Section::People,
        "People",
        &Viewer(Some(me)),
        html! {
            h1 { "People" }
            @if let Some(link) = link {
                p.notice role="status" { "Send this link to the person; it works once, within a week: " code { (link) } }
            }
            ul.people { @for account in &accounts { li { (person(account, &events, account.name == name)) } } }
            h2 { "Invite somebody" }
            form.wide method="post" action="/people" {
                label { "Name " input name="name" required maxlength="100" autocomplete="off"; }
                label { "Role "
                    select name="role" {
                        option value="arbiter" { "arbiter: brings in events, conducts those assigned" }
                        option value="reader" { "reader: sees every console, changes nothing" }
                        option value="administrator" { "administrator: everything" }
                    }
                }
                button.main type="submit" { "Make a link" }
                p.grey.small { "For a name that exists already, the link sets a new password and the role." }
            }
        },
    ))
}

fn person(account: &Account, events: &[EventSummary], own: bool) -> Markup {
    let path = format!("/people/{}", super::url(&account.name));
    html! {
        strong { (account.name) } " " span.grey { (account.role.word()) }
        @if account.role == Role::Arbiter {
            details.more {
                summary { "Conducts " (account.events.len()) @if account.events.len() == 1 { " event" } @else { " events" } }
                @for event in events {
                    @let conducts = account.events.contains(&event.slug);
                    form.inline method="post" action={ (path) "/events" } {
                        input type="hidden" name="event" value=(event.slug);
                        input type="hidden" name="conducts" value=(if conducts { "no" } else { "yes" });
                        button.plain type="submit" { @if conducts { "✓ " } @else { "add " } (event.title) }
                    }
                }
            }
        }
        @if !own {
            details.more {
                summary { "Remove" }
                form method="post" action={ (path) "/remove" } {
                    p.small { "Sessions, tokens and invitations end at once. Entries stay in the records, which cannot be changed." }
                    label { input type="checkbox" name="name" value="replace"; " Show other words for the name from now on" }
                    button type="submit" { "Remove " (account.name) }
                }
            }
        }
    }
}

/// What the invitation form sends.
#[derive(Debug, serde::Deserialize)]
pub struct Invited {
    name: String,
    role: String,
}

/// `POST /people`
pub async fn invite(
    State(app): State<App>,
    member: Member,
    headers: axum::http::HeaderMap,
    Form(invited): Form<Invited>,
) -> Result<Html<String>, Problem> {
    let me = member.administering()?;
    let name = invited.name.trim().to_owned();
    setup::check_name(&name)?;
    let invitation =
        Invitation { account: name, role: Role::of(&invited.role), expires: clock::seconds() + INVITATION_SECONDS };
    let path = app.invite(invitation).await?;
    let host = headers.get(axum::http::header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let base = app.settings.public_url.clone().unwrap_or_else(|| format!("http://{host}"));
    list(&app, me, Some(format!("{}{path}", base.trim_end_matches('/')))).await
}

/// What the form for an event sends.
#[derive(Debug, serde::Deserialize)]
pub struct Assigned {
    event: String,
    conducts: String,
}

/// `POST /people/{name}/events`
pub async fn assign(
    State(app): State<App>,
    Path(name): Path<String>,
    member: Member,
    Form(assigned): Form<Assigned>,
) -> Result<Redirect, Problem> {
    member.administering()?;
    if app.store.account(&name).await?.is_none() || app.store.event(&assigned.event).await?.is_none() {
        return Err(Problem::NotFound("such account or event".to_owned()));
    }
    app.store.assign(&name, &assigned.event, assigned.conducts == "yes").await?;
    Ok(Redirect::to("/people"))
}

/// What the form that removes an account sends.
#[derive(Debug, serde::Deserialize)]
pub struct Removed {
    /// Whether other words stand for the name from now on.
    #[serde(default)]
    name: String,
}

/// `POST /people/{name}/remove`
pub async fn remove(
    State(app): State<App>,
    Path(name): Path<String>,
    member: Member,
    Form(removed): Form<Removed>,
) -> Result<Redirect, Problem> {
    let me = member.administering()?;
    if me.name == name {
        return Err(Problem::Forbidden("nobody can remove the account they are logged in with".to_owned()));
    }
    let account = app.store.account(&name).await?;
    let (account, _) = account.ok_or_else(|| Problem::NotFound("such account".to_owned()))?;
    let now = clock::seconds();
    let shown = match removed.name.as_str() {
        "replace" => Some(format!("former {} {}", account.role.word(), app.store.former_names().await?.len() + 1)),
        _ => None,
    };
    app.store.remove_account(&name, shown.as_deref(), now).await?;
    if shown.is_some() {
        // Pages that are drawn already still show the name.
        app.live.forget_all();
    }
    Ok(Redirect::to("/people"))
}
