//! The list of regulations, and the page to begin a new one.

use crate::App;
use crate::accounts::access::{Member, Viewer};
use crate::authoring::drafting;
use crate::events::share::Share;
use crate::infra::address::Base;
use crate::infra::problem::Problem;
use crate::site::layout::public_page;
use crate::site::paged::{PageWanted, Paged};
use crate::site::{Section, page_in, words};
use axum::extract::{Query, State};
use axum::response::Html;
use maud::{Markup, html};
use std::sync::LazyLock;
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_report::{Language, say};
use tiebreak_store::RegulationRow;

/// The built-in regulations in the order of the list, parsed once.
pub fn built_in() -> &'static [Regulation] {
    static READ: LazyLock<Vec<Regulation>> =
        LazyLock::new(|| builtin::ids().filter_map(builtin::find).filter_map(Result::ok).collect());
    &READ
}

/// `GET /regulations?page=`: the regulations written on this server, a page at a time, and all
/// built-in ones.
pub async fn list(
    State(app): State<App>,
    base: Base,
    viewer: Viewer,
    Query(wanted): Query<PageWanted>,
) -> Result<Html<String>, Problem> {
    let own = match &viewer.account {
        Some(account) => app.store.regulations(account).await?,
        None => Vec::new(),
    };
    let own = Paged::new(own, &wanted);
    let writes = viewer.account.as_ref().is_some_and(drafting::writes);
    let language = viewer.language;
    let title = say!(language, page_regulations);
    let share = Share::site(
        language,
        &base,
        "/regulations",
        &title,
        &say!(language, page_regulations_about),
    );
    Ok(public_page(
        Section::Regulations,
        &viewer,
        &share,
        html! {
            div.title {
                h1 { (title) }
                @if writes {
                    p {
                        a.button href="/regulations/new" {
                            (say!(language, page_regulations_write))
                        }
                    }
                }
            }
            @if !own.part.is_empty() {
                h2 { (say!(language, page_regulations_written_here)) }
                ul.events { @for row in &own.part { (one(language, row, writes)) } }
                (own.turning(language, |page| format!("/regulations?page={page}")))
                h2 { (say!(language, page_regulations_built_in)) }
            }
            ul.events {
                @for regulation in built_in() {
                    li {
                        a href={ "/regulations/" (regulation.id) } { (regulation.title) }
                        (summary_mark(language, regulation)) span.grey { (regulation.source) }
                    }
                }
            }
        },
    ))
}

/// The mark of a regulation that has our summary in place of the printed text.
pub fn summary_mark(language: Language, regulation: &Regulation) -> Markup {
    html! {
        @if regulation.is_summary() { span.mark { (say!(language, page_regulation_summary)) } }
    }
}

fn one(language: Language, row: &RegulationRow, writes: bool) -> Markup {
    let newest = &row.newest;
    html! {
        li {
            a href={ "/regulations/" (row.id) } { (newest.title) }
            span.grey {
                (say!(language, page_regulations_one_version {
                    number: newest.number.unsigned_abs(),
                    by: &newest.saved_by,
                    when: crate::infra::clock::moment(language, newest.saved),
                }))
                @if newest.mistakes > 0 {
                    span.mark {
                        @let mistakes = words::mistakes(language, newest.mistakes);
                        (say!(language, page_regulations_draft { mistakes }))
                    }
                }
            }
            span.ways {
                @if writes {
                    a href={ "/regulations/" (row.id) "/edit" } {
                        (say!(language, page_regulation_way { to: "edit" }))
                    }
                }
                a href={ "/regulations/" (row.id) "/versions" } {
                    (say!(language, page_regulation_way { to: "versions" }))
                }
            }
        }
    }
}

/// The page that asks how to begin a new regulation.
pub fn beginnings(member: Member) -> Result<Html<String>, Problem> {
    let language = member.language;
    let account = member.bringing_events()?;
    let title = say!(language, page_regulations_write);
    let body = html! {
        h1 { (title) }
        p.lead { (say!(language, page_regulations_begin_lead)) }
        h2 { (say!(language, page_regulations_from_smallest)) }
        form.wide method="get" action="/regulations/new" {
            input type="hidden" name="from" value="";
            label {
                (say!(language, page_regulations_event_title)) " "
                input name="title" required maxlength="100"
                    placeholder=(say!(language, page_regulations_our_open));
            }
            label { (say!(language, event_type_label)) " "
                select name="kind" {
                    @for kind in ["round-robin", "swiss", "rapid-and-blitz"] {
                        option value=(kind) { (say!(language, page_regulations_kind_of { kind })) }
                    }
                }
            }
            label { (say!(language, page_regulations_settled)) " "
                select name="settles" {
                    @for what in ["winner", "all"] {
                        option value=(what) { (say!(language, page_regulations_settles { what })) }
                    }
                }
            }
            label { (say!(language, page_regulations_begins)) " "
                select name="with" {
                    @for what in ["play-off", "criteria", "nothing"] {
                        option value=(what) {
                            (say!(language, page_regulations_begins_with { what }))
                        }
                    }
                }
            }
            button.main type="submit" { (say!(language, page_regulations_begin)) }
        }
        h2 { (say!(language, page_regulations_from_built_in)) }
        ul.events {
            @for regulation in built_in() {
                li {
                    a href={ "/regulations/new?from=" (regulation.id) } { (regulation.title) }
                    span.grey { (regulation.source) }
                }
            }
        }
    };
    Ok(page_in(Section::Regulations, &title, &Viewer::new(account, language), body))
}
