//! One's own account: tokens for programs.

use super::{Section, page_in};
use crate::access::{Member, Viewer};
use crate::problem::Problem;
use crate::{App, clock, secrets};
use axum::Form;
use axum::extract::State;
use axum::response::{Html, Redirect};
use maud::html;
use tiebreak_store::{Account, Scope, TokenRow};

/// `GET /account`
pub async fn show(State(app): State<App>, member: Member) -> Result<Html<String>, Problem> {
    list(&app, member.0, None).await
}

async fn list(app: &App, me: Account, new: Option<String>) -> Result<Html<String>, Problem> {
    let tokens = app.store.tokens(&me.name).await?;
    let (name, role) = (me.name.clone(), me.role.word());
    Ok(page_in(
        Section::Account,
        "Account",
        &Viewer(Some(me)),
        html! {
            h1 { (name) }
            p.grey { (role) }
            h2 { "Tokens for programs" }
            p { "A program that sends a token may do what you may do, as far as the token says. The interface is described in " a href="/api/v1/openapi.json" { "openapi.json" } "." }
            @if let Some(token) = new {
                p.notice role="status" { "The new token, shown only now: " code { (token) } }
            }
            ul.people {
                @for token in &tokens {
                    li {
                        strong { (token.label) } " " span.grey { (means(token.scope)) ", since " (clock::day(token.created))
                            @if let Some(event) = &token.event { ", only for " (event) }
                            @if let Some(end) = token.expires { ", until " (clock::day(end)) } }
                        form.inline method="post" action="/account/tokens/revoke" {
                            input type="hidden" name="hash" value=(token.hash);
                            button.plain type="submit" { "Take back" }
                        }
                    }
                }
            }
            form.wide method="post" action="/account/tokens" {
                label { "What it is for " input name="label" required maxlength="100"; }
                label { "What it may do "
                    select name="scope" {
                        @for scope in Scope::ALL { option value=(scope.word()) selected[scope == Scope::default()] { (means(scope)) } }
                    }
                }
                label { "It ends after how many days " input name="days" type="number" min="1" max="3650" placeholder="never"; }
                label { "Only for the event " input name="event" maxlength="200" placeholder="all of yours"; }
                button type="submit" { "Make a token" }
            }
        },
    ))
}

/// What a token may do, in words.
fn means(scope: Scope) -> &'static str {
    match scope {
        Scope::Read => "look",
        Scope::Answer => "look and write to records",
        Scope::Manage => "everything that you may do",
    }
}

/// What the form sends.
#[derive(Debug, serde::Deserialize)]
pub struct Labelled {
    label: String,
    /// What it may be used for; all that the account may do where nothing is said.
    #[serde(default)]
    scope: String,
    /// After how many days it ends; never where nothing is said.
    #[serde(default)]
    days: String,
    /// The event for which alone it may be used.
    #[serde(default)]
    event: String,
}

/// `POST /account/tokens`
pub async fn add_token(
    State(app): State<App>,
    member: Member,
    Form(labelled): Form<Labelled>,
) -> Result<Html<String>, Problem> {
    let label: String = labelled.label.trim().chars().filter(|c| !c.is_control()).take(100).collect();
    let secret = secrets::new()?;
    let (hash, created) = (secrets::hash(&secret), clock::seconds());
    let scope = match labelled.scope.as_str() {
        "" => Scope::default(),
        word => Scope::of(word).ok_or_else(|| Problem::Invalid(format!("\"{word}\" is not what a token may be used for")))?,
    };
    let expires = match labelled.days.trim() {
        "" => None,
        days => {
            let days = days.parse::<i64>().ok().filter(|days| (1..=3650).contains(days));
            let days = days.ok_or_else(|| Problem::Invalid("a token ends after 1 to 3,650 days".to_owned()))?;
            Some(created + days * 24 * 60 * 60)
        }
    };
    let event = Some(labelled.event.trim().to_owned()).filter(|event| !event.is_empty());
    if let Some(event) = &event {
        app.store.event(event).await?.ok_or_else(|| Problem::NotFound(format!("event \"{event}\"")))?;
    }
    let row = TokenRow { hash, label, created, scope, expires, event };
    app.store.add_token(&member.0.name, &row).await?;
    list(&app, member.0, Some(secret)).await
}

/// What the form for one token sends.
#[derive(Debug, serde::Deserialize)]
pub struct Revoked {
    hash: String,
}

/// `POST /account/tokens/revoke`
pub async fn revoke_token(
    State(app): State<App>,
    member: Member,
    Form(revoked): Form<Revoked>,
) -> Result<Redirect, Problem> {
    app.store.revoke_token(&member.0.name, &revoked.hash).await?;
    Ok(Redirect::to("/account"))
}
