//! Who sees a regulation of one's own; and its end.

use crate::App;
use crate::access::{Member, Viewer};
use crate::authoring::drafting;
use crate::pages::paged::{PageWanted, Paged};
use crate::pages::{Section, page_in, regulation};
use crate::problem::Problem;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect};
use maud::html;
use tiebreak_store::{Account, RegulationRow};

async fn sharing(app: &App, member: Member, id: &str) -> Result<(Account, RegulationRow), Problem> {
    let row = drafting::visible(app, &member.0, id).await?;
    if drafting::shares(&member.0, &row) {
        return Ok((member.0, row));
    }
    Err(Problem::Forbidden(format!("{} or an administrator says who sees it", row.created_by)))
}

/// `GET /regulations/{id}/people?page=`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
    Query(wanted): Query<PageWanted>,
) -> Result<Html<String>, Problem> {
    let (account, row) = sharing(&app, member, &id).await?;
    let names = Paged::of(app.store.regulation_shared_with(&id).await?, &wanted);
    let body = html! {
        div.title { h1 { "Who sees " (row.newest.title) } (regulation::own_ways(&account, &row)) }
        p { "Administrators see every regulation. Besides them:" }
        ul.people {
            @for name in &names.part {
                li {
                    strong { (name) } @if *name == row.created_by { span.grey { " began it" } } @else {
                        form.inline method="post" action={ "/regulations/" (id) "/people" } {
                            input type="hidden" name="name" value=(name);
                            input type="hidden" name="sees" value="no";
                            button.plain type="submit" { "No longer" }
                        }
                    }
                }
            }
        }
        (names.turning(|page| format!("/regulations/{id}/people?page={page}")))
        form.wide method="post" action={ "/regulations/" (id) "/people" } {
            input type="hidden" name="sees" value="yes";
            label { "Name of the account " input name="name" required maxlength="100" autocomplete="off"; }
            button type="submit" { "Let this account see it" }
            p.grey.small { "Arbiters may change it too; readers only look." }
        }
        details.more {
            summary { "Remove the regulation" }
            p { "All its versions go; " a href={ "/regulations/" (id) "/file" } download { "keep the file" } " first. Events that were opened under it keep their text." }
            form.wide method="post" action={ "/regulations/" (id) "/remove" } {
                label { "To go on, type " code { (id) } " " input name="name" required autocomplete="off" spellcheck="false" autocapitalize="off"; }
                button type="submit" { "Remove it" }
            }
        }
    };
    Ok(page_in(Section::Regulations, "Who sees it", &Viewer(Some(account)), body))
}

/// What the form sends.
#[derive(Debug, serde::Deserialize)]
pub struct Shared {
    name: String,
    sees: String,
}

/// `POST /regulations/{id}/people`
pub async fn share(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
    Form(shared): Form<Shared>,
) -> Result<Redirect, Problem> {
    let (_, row) = sharing(&app, member, &id).await?;
    let name = shared.name.trim();
    if app.store.account(name).await?.is_none() {
        return Err(Problem::NotFound(format!("account \"{name}\"")));
    }
    if shared.sees != "yes" && name == row.created_by {
        return Err(Problem::Invalid(format!("{name} began it and keeps seeing it")));
    }
    app.store.share_regulation(&id, name, shared.sees == "yes").await?;
    Ok(Redirect::to(&format!("/regulations/{id}/people")))
}

/// What the form for the end sends.
#[derive(Debug, serde::Deserialize)]
pub struct Confirmed {
    name: String,
}

/// `POST /regulations/{id}/remove`
pub async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
    Form(confirmed): Form<Confirmed>,
) -> Result<Redirect, Problem> {
    sharing(&app, member, &id).await?;
    if confirmed.name.trim() != id {
        return Err(Problem::Invalid(format!("what was typed is not {id}")));
    }
    app.store.remove_regulation(&id).await?;
    Ok(Redirect::to("/regulations"))
}
