//! Who sees a written regulation, and how it is removed.

use crate::accounts::access::Member;
use crate::authoring::drafting;
use crate::infra::problem::Problem;
use crate::site::paged::{PageWanted, Paged};
use crate::site::words::{MARKS, with_markup};
use crate::site::{Section, page_in};
use crate::{App, regulations};
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect};
use maud::html;
use tiebreak_report::say;
use tiebreak_report::sentence;
use tiebreak_store::RegulationRow;

async fn sharing(app: &App, member: &Member, id: &str) -> Result<RegulationRow, Problem> {
    let row = drafting::visible(app, &member.account, id).await?;
    if drafting::shares(&member.account, &row) {
        return Ok(row);
    }
    Err(Problem::Forbidden(sentence!(page_editor_who_shares { name: row.created_by })))
}

/// `GET /regulations/{id}/people?page=`: lists who may see a regulation.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
    Query(wanted): Query<PageWanted>,
) -> Result<Html<String>, Problem> {
    let (row, language) = (sharing(&app, &member, &id).await?, member.language);
    let keep = html! {
        a href={ "/regulations/" (id) "/file" } download {
            (say!(language, page_editor_versions_go_link))
        }
    };
    let names = Paged::new(app.store.regulation_shared_with(&id).await?, &wanted);
    let body = html! {
        div.title {
            h1 { (say!(language, page_editor_who_sees { title: &row.newest.title })) }
            (regulations::page::own_ways(language, &member.account, &row))
        }
        p { (say!(language, page_editor_administrators_see)) }
        ul.people {
            @for name in &names.part {
                li {
                    strong { (name) }
                    @if *name == row.created_by {
                        span.grey { " " (say!(language, page_editor_began_it)) }
                    } @else {
                        form.inline method="post" action={ "/regulations/" (id) "/people" } {
                            input type="hidden" name="name" value=(name);
                            input type="hidden" name="sees" value="no";
                            button.plain type="submit" { (say!(language, page_editor_no_longer)) }
                        }
                    }
                }
            }
        }
        (names.turning(language, |page| format!("/regulations/{id}/people?page={page}")))
        form.wide method="post" action={ "/regulations/" (id) "/people" } {
            input type="hidden" name="sees" value="yes";
            label {
                (say!(language, page_editor_account_name)) " "
                input name="name" required maxlength="100" autocomplete="off";
            }
            button type="submit" { (say!(language, page_editor_let_see)) }
            p.grey.small { (say!(language, page_editor_arbiters_too)) }
        }
        details.more {
            summary { (say!(language, page_editor_remove_regulation)) }
            p {
                (with_markup(&say!(language, page_editor_versions_go { keep: MARKS[0] }), &[keep]))
            }
            form.wide method="post" action={ "/regulations/" (id) "/remove" } {
                label {
                    @let prompt = say!(language, page_editor_type_to_go_on { id: MARKS[0] });
                    (with_markup(&prompt, &[html! { code { (id) } }]))
                    " "
                    input name="name" required autocomplete="off" spellcheck="false"
                        autocapitalize="off";
                }
                button type="submit" { (say!(language, page_editor_remove_it)) }
            }
        }
    };
    Ok(page_in(
        Section::Regulations,
        &say!(language, page_editor_who_sees_it),
        &member.viewer(),
        body,
    ))
}

/// The fields of the form for sharing.
#[derive(Debug, serde::Deserialize)]
pub struct ShareForm {
    name: String,
    sees: String,
}

/// `POST /regulations/{id}/people`: changes who may see a regulation.
pub async fn share(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
    Form(shared): Form<ShareForm>,
) -> Result<Redirect, Problem> {
    let row = sharing(&app, &member, &id).await?;
    let name = shared.name.trim();
    if app.store.account(name).await?.is_none() {
        return Err(Problem::NotFound(sentence!(page_editor_no_account { name: name.to_owned() })));
    }
    if shared.sees != "yes" && name == row.created_by {
        return Err(Problem::Invalid(sentence!(page_editor_keeps_seeing {
            name: name.to_owned()
        })));
    }
    app.store.share_regulation(&id, name, shared.sees == "yes").await?;
    Ok(Redirect::to(&format!("/regulations/{id}/people")))
}

/// The fields of the form that removes a regulation.
#[derive(Debug, serde::Deserialize)]
pub struct RemovalForm {
    name: String,
}

/// `POST /regulations/{id}/remove`: removes a regulation.
pub async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
    Form(confirmed): Form<RemovalForm>,
) -> Result<Redirect, Problem> {
    sharing(&app, &member, &id).await?;
    if confirmed.name.trim() != id {
        return Err(Problem::Invalid(sentence!(page_editor_typed_other { id })));
    }
    app.store.remove_regulation(&id).await?;
    Ok(Redirect::to("/regulations"))
}
