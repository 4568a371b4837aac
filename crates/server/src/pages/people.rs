//! Accounts: invited, given events, removed. For administrators.

use super::share::in_query;
use super::{Section, page_in, paged, setup};
use crate::access::{Member, Viewer};
use crate::problem::Problem;
use crate::{App, clock};
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect};
use maud::{Markup, html};
use tiebreak_store::{Account, Invitation, Role};

/// How long an invitation holds.
const INVITATION_SECONDS: i64 = 7 * 24 * 60 * 60;

/// How many people stand on one page.
const A_PAGE: i64 = 50;

/// Which part of the list is wanted.
#[derive(Debug, Default, serde::Deserialize)]
pub struct Wanted {
    /// Letters that stand in the name.
    #[serde(default)]
    q: String,
    page: Option<i64>,
}

/// `GET /people?q=&page=`
pub async fn show(
    State(app): State<App>,
    member: Member,
    Query(wanted): Query<Wanted>,
) -> Result<Html<String>, Problem> {
    let account = member.administering()?;
    list(&app, account, &wanted, None).await
}

async fn list(app: &App, me: Account, wanted: &Wanted, link: Option<String>) -> Result<Html<String>, Problem> {
    let here = wanted.page.unwrap_or(1).max(1);
    let skip = (here - 1).saturating_mul(A_PAGE);
    let (count, accounts) =
        (app.store.count_accounts(&wanted.q).await?, app.store.accounts_page(&wanted.q, A_PAGE, skip).await?);
    let pages = (count.saturating_sub(1) / A_PAGE) + 1;
    let name = me.name.clone();
    Ok(page_in(
        Section::People,
        "People",
        &Viewer(Some(me)),
        html! {
            h1 { "People" }
            @if let Some(link) = link {
                p.notice role="status" { "Send this link to the person; it works once, within a week, and earlier ones for the name have ended: " code { (link) } }
            }
            @if pages > 1 || !wanted.q.is_empty() {
                form.search method="get" action="/people" role="search" {
                    label { "Name " input type="search" name="q" value=(wanted.q); }
                    button type="submit" { "Find" }
                }
            }
            ul.people { @for account in &accounts { li { (person(account, account.name == name)) } } }
            @if pages > 1 { (super::events::turning(here, pages, |page| format!("/people?q={}&page={page}", in_query(&wanted.q)))) }
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
                p.grey.small { "For a name that exists already, the link sets a new password and the role, and ends sessions, tokens and one-time codes." }
            }
        },
    ))
}

fn person(account: &Account, own: bool) -> Markup {
    // A slash in a name must not end a part of the address.
    let path = format!("/people/{}", super::url(&account.name).replace('/', "%2F"));
    html! {
        strong { (account.name) } " " span.grey { (account.role.word()) }
        @if account.role == Role::Arbiter {
            details.more {
                summary { "Conducts " (account.events.len()) @if account.events.len() == 1 { " event" } @else { " events" } }
                @for event in account.events.iter().take(paged::A_PAGE) {
                    form.inline method="post" action={ (path) "/events" } {
                        input type="hidden" name="event" value=(event);
                        input type="hidden" name="conducts" value="no";
                        a href={ "/events/" (event) } { (event) } " " button.plain type="submit" aria-label={ "No longer " (event) } { "no longer" }
                    }
                }
                @let more = account.events.len().saturating_sub(paged::A_PAGE);
                @if more > 0 { p.grey { "and " (more) " more" } }
                form method="post" action={ (path) "/events" } {
                    label { "Event, as it stands in its address " input name="event" required maxlength="100" autocomplete="off" spellcheck="false" autocapitalize="off"; }
                    button type="submit" name="conducts" value="yes" { "Add" }
                    @if more > 0 { " " button.plain type="submit" name="conducts" value="no" { "No longer" } }
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
    list(&app, me, &Wanted::default(), Some(format!("{}{path}", app.address(host)))).await
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
    let Assigned { event, conducts } = Assigned { event: assigned.event.trim().to_owned(), ..assigned };
    if app.store.account(&name).await?.is_none() || app.store.head(&event).await?.is_none() {
        return Err(Problem::NotFound("such account or event".to_owned()));
    }
    app.store.assign(&name, &event, conducts == "yes").await?;
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
        // What is drawn already still shows the name; other servers hear of it from the database.
        app.live.forget_all();
    }
    Ok(Redirect::to("/people"))
}
