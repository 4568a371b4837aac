//! One's own account: tokens for programs.

use super::{Section, page_in};
use crate::access::{Member, Viewer};
use crate::problem::Problem;
use crate::{App, clock, secrets};
use axum::Form;
use axum::extract::State;
use axum::response::{Html, Redirect};
use maud::html;
use tiebreak_store::{Account, TokenRow};

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
            p { "A program that sends a token may do what you may do. The interface is described in " a href="/api/v1/openapi.json" { "openapi.json" } "." }
            @if let Some(token) = new {
                p.notice role="status" { "The new token, shown only now: " code { (token) } }
            }
            ul.people {
                @for token in &tokens {
                    li {
                        strong { (token.label) } " " span.grey { "since " (clock::day(token.created)) }
                        form.inline method="post" action="/account/tokens/revoke" {
                            input type="hidden" name="hash" value=(token.hash);
                            button.plain type="submit" { "Take back" }
                        }
                    }
                }
            }
            form.wide method="post" action="/account/tokens" {
                label { "What it is for " input name="label" required maxlength="100"; }
                button type="submit" { "Make a token" }
            }
        },
    ))
}

/// What the form sends.
#[derive(Debug, serde::Deserialize)]
pub struct Labelled {
    label: String,
}

/// `POST /account/tokens`
pub async fn add_token(
    State(app): State<App>,
    member: Member,
    Form(labelled): Form<Labelled>,
) -> Result<Html<String>, Problem> {
    let label: String = labelled.label.trim().chars().filter(|c| !c.is_control()).take(100).collect();
    let secret = secrets::new()?;
    let row = TokenRow { hash: secrets::hash(&secret), label, created: clock::seconds() };
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
