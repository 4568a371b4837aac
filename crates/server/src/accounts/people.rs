//! Accounts, for administrators: invite people, assign events to them, remove accounts.

use super::access::{Member, Viewer};
use super::setup;
use crate::App;
use crate::events::share::in_query;
use crate::infra::clock;
use crate::infra::problem::Problem;
use crate::site::words::{MARKS, capital, with_markup};
use crate::site::{Section, page_in, paged};
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect};
use maud::{Markup, html};
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};
use tiebreak_store::{AccountInvitation, Role, UserAccount};

/// How long an invitation is valid, in seconds.
const INVITATION_SECONDS: i64 = 7 * 24 * 60 * 60;

/// How many accounts are on one page.
const A_PAGE: i64 = 50;

/// Which part of the list of accounts to show.
#[derive(Debug, Default, serde::Deserialize)]
pub struct PeopleQuery {
    /// Letters that the name must contain.
    #[serde(default)]
    q: String,
    page: Option<i64>,
}

/// `GET /people?q=&page=`: lists the accounts.
pub async fn show(
    State(app): State<App>,
    member: Member,
    Query(wanted): Query<PeopleQuery>,
) -> Result<Html<String>, Problem> {
    list(&app, administrating(member)?, &wanted, None).await
}

/// The viewer, if it is an administrator.
fn administrating(member: Member) -> Result<Viewer, Problem> {
    let language = member.language;
    Ok(Viewer::new(member.administering()?, language))
}

async fn list(
    app: &App,
    me: Viewer,
    wanted: &PeopleQuery,
    link: Option<String>,
) -> Result<Html<String>, Problem> {
    let language = me.language;
    let here = wanted.page.unwrap_or(1).max(1);
    let skip = (here - 1).saturating_mul(A_PAGE);
    let (count, accounts) = (
        app.store.count_accounts(&wanted.q).await?,
        app.store.accounts_page(&wanted.q, A_PAGE, skip).await?,
    );
    let pages = (count.saturating_sub(1) / A_PAGE) + 1;
    let name = me.account.as_ref().map_or("", |account| account.name.as_str());
    Ok(page_in(
        Section::People,
        &say!(language, page_people),
        &me,
        html! {
            h1 { (say!(language, page_people)) }
            @if let Some(link) = link {
                p.notice role="status" {
                    @let invited = say!(language, page_people_link { link: MARKS[0] });
                    (with_markup(&invited, &[html! { code { (link) } }]))
                }
            }
            @if pages > 1 || !wanted.q.is_empty() {
                form.search method="get" action="/people" role="search" {
                    label {
                        (say!(language, page_account_name)) " "
                        input type="search" name="q" value=(wanted.q);
                    }
                    button type="submit" { (say!(language, page_people_find)) }
                }
            }
            ul.people {
                @for account in &accounts {
                    li { (person(language, account, account.name == name)) }
                }
            }
            @if pages > 1 {
                @let to = |page| format!("/people?q={}&page={page}", in_query(&wanted.q));
                (crate::events::front_page::turning(language, here, pages, to))
            }
            h2 { (say!(language, page_people_invite)) }
            form.wide method="post" action="/people" {
                label {
                    (say!(language, page_account_name)) " "
                    input name="name" required maxlength="100" autocomplete="off";
                }
                label { (say!(language, page_people_role)) " "
                    select name="role" {
                        @for role in ["arbiter", "reader", "administrator"] {
                            option value=(role) {
                                (say!(language, page_people_role_means { role }))
                            }
                        }
                    }
                }
                button.main type="submit" { (say!(language, page_people_make_link)) }
                p.grey.small { (say!(language, page_people_known_name)) }
            }
        },
    ))
}

fn person(language: Language, account: &UserAccount, own: bool) -> Markup {
    // A slash in a name must not end a segment of the path.
    let path = format!("/people/{}", crate::site::url(&account.name).replace('/', "%2F"));
    html! {
        strong { (account.name) } " "
        span.grey { (say!(language, page_account_role { role: account.role.word() })) }
        @if account.role == Role::Arbiter {
            details.more {
                summary { (say!(language, page_people_conducts { count: account.events.len() })) }
                @for event in account.events.iter().take(paged::A_PAGE) {
                    form.inline method="post" action={ (path) "/events" } {
                        input type="hidden" name="event" value=(event);
                        input type="hidden" name="conducts" value="no";
                        a href={ "/events/" (event) } { (event) }
                        " "
                        button.plain type="submit"
                            aria-label=(say!(language, page_people_no_longer_event { event })) {
                            (say!(language, page_remove))
                        }
                    }
                }
                @let more = account.events.len().saturating_sub(paged::A_PAGE);
                @if more > 0 {
                    p.grey { (say!(language, page_people_more_events { count: more })) }
                }
                form method="post" action={ (path) "/events" } {
                    label {
                        (say!(language, page_people_event_address)) " "
                        input name="event" required maxlength="100" autocomplete="off"
                            spellcheck="false" autocapitalize="off";
                    }
                    button type="submit" name="conducts" value="yes" {
                        (say!(language, page_add))
                    }
                    @if more > 0 {
                        " "
                        button.plain type="submit" name="conducts" value="no" {
                            (capital(&say!(language, page_remove)))
                        }
                    }
                }
            }
        }
        @if !own {
            details.more {
                summary { (say!(language, page_people_remove)) }
                form method="post" action={ (path) "/remove" } {
                    p.small { (say!(language, page_people_removal)) }
                    label {
                        input type="checkbox" name="name" value="replace";
                        " " (say!(language, page_people_other_words))
                    }
                    button type="submit" {
                        (say!(language, page_people_remove_name { name: &account.name }))
                    }
                }
            }
        }
    }
}

/// The fields of the invitation form.
#[derive(Debug, serde::Deserialize)]
pub struct InvitationForm {
    name: String,
    role: String,
}

/// `POST /people`: invites a person and shows the one-time link.
pub async fn invite(
    State(app): State<App>,
    member: Member,
    headers: axum::http::HeaderMap,
    Form(invited): Form<InvitationForm>,
) -> Result<Html<String>, Problem> {
    let me = administrating(member)?;
    let name = invited.name.trim().to_owned();
    setup::check_name(&name)?;
    let invitation = AccountInvitation {
        account: name,
        role: Role::from_word(&invited.role),
        expires: clock::seconds() + INVITATION_SECONDS,
    };
    let path = app.invite(invitation).await?;
    let host = headers
        .get(axum::http::header::HOST)
        .and_then(|host| host.to_str().ok())
        .unwrap_or("localhost");
    list(&app, me, &PeopleQuery::default(), Some(format!("{}{path}", app.address(host)))).await
}

/// The fields of the form that assigns an event.
#[derive(Debug, serde::Deserialize)]
pub struct AssignmentForm {
    event: String,
    conducts: String,
}

/// `POST /people/{name}/events`: changes which events an account conducts.
pub async fn assign(
    State(app): State<App>,
    Path(name): Path<String>,
    member: Member,
    Form(assigned): Form<AssignmentForm>,
) -> Result<Redirect, Problem> {
    member.administering()?;
    let AssignmentForm { event, conducts } =
        AssignmentForm { event: assigned.event.trim().to_owned(), ..assigned };
    if app.store.account(&name).await?.is_none() || app.store.head(&event).await?.is_none() {
        return Err(Problem::NotFound(sentence!(page_people_no_account_or_event)));
    }
    app.store.assign(&name, &event, conducts == "yes").await?;
    Ok(Redirect::to("/people"))
}

/// The fields of the form that removes an account.
#[derive(Debug, serde::Deserialize)]
pub struct RemovalForm {
    /// Whether the name is replaced by other text from now on.
    #[serde(default)]
    name: String,
}

/// `POST /people/{name}/remove`: removes an account.
pub async fn remove(
    State(app): State<App>,
    Path(name): Path<String>,
    member: Member,
    Form(removed): Form<RemovalForm>,
) -> Result<Redirect, Problem> {
    let me = member.administering()?;
    if me.name == name {
        return Err(Problem::Forbidden(sentence!(page_people_not_oneself)));
    }
    let account = app.store.account(&name).await?;
    let (account, _) =
        account.ok_or_else(|| Problem::NotFound(sentence!(page_people_no_account)))?;
    let now = clock::seconds();
    let shown = match removed.name.as_str() {
        "replace" => Some(format!(
            "former {} {}",
            account.role.word(),
            app.store.former_names().await?.len() + 1
        )),
        _ => None,
    };
    app.store.remove_account(&name, shown.as_deref(), now).await?;
    if shown.is_some() {
        // Pages in memory still show the name; other servers are notified through the database.
        app.live.forget_all();
    }
    Ok(Redirect::to("/people"))
}
