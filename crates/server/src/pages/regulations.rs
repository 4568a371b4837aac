//! The list of regulations, and how a new one begins.

use super::layout::public_page;
use super::paged::{PageWanted, Paged};
use super::share::Share;
use super::{Section, page_in, words};
use crate::App;
use crate::access::{Member, Viewer};
use crate::address::Base;
use crate::authoring::drafting;
use crate::problem::Problem;
use axum::extract::{Query, State};
use axum::response::Html;
use maud::{Markup, html};
use std::sync::LazyLock;
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_store::RegulationRow;

/// The built-in regulations in the order in which they are listed, read once.
pub fn built_in() -> &'static [Regulation] {
    static READ: LazyLock<Vec<Regulation>> =
        LazyLock::new(|| builtin::ids().filter_map(builtin::find).filter_map(Result::ok).collect());
    &READ
}

/// `GET /regulations?page=`: those written here a page at a time, and all that come with the program.
pub async fn list(
    State(app): State<App>,
    base: Base,
    viewer: Viewer,
    Query(wanted): Query<PageWanted>,
) -> Result<Html<String>, Problem> {
    let own = match &viewer.0 {
        Some(account) => app.store.regulations(account).await?,
        None => Vec::new(),
    };
    let own = Paged::of(own, &wanted);
    let writes = viewer.0.as_ref().is_some_and(drafting::writes);
    let about = "The regulations that the program settles ties by: printed texts, clause by clause, each with what is made of it.";
    let share = Share::site(&base, "/regulations", "Regulations", about);
    Ok(public_page(
        Section::Regulations,
        &viewer,
        &share,
        html! {
            div.title {
                h1 { "Regulations" }
                @if writes { p { a.button href="/regulations/new" { "Write a regulation" } } }
            }
            @if !own.part.is_empty() {
                h2 { "Written here" }
                ul.events { @for row in &own.part { (one(row, writes)) } }
                (own.turning(|page| format!("/regulations?page={page}")))
                h2 { "Built in" }
            }
            ul.events {
                @for regulation in built_in() {
                    li { a href={ "/regulations/" (regulation.id) } { (regulation.title) } (summary_mark(regulation)) span.grey { (regulation.source) } }
                }
            }
        },
    ))
}

/// The mark of a regulation whose text is ours, not the printed one.
pub(super) fn summary_mark(regulation: &tiebreak_regulation::Regulation) -> Markup {
    html! { @if regulation.is_summary() { span.mark { "summary" } } }
}

fn one(row: &RegulationRow, writes: bool) -> Markup {
    let newest = &row.newest;
    html! {
        li {
            a href={ "/regulations/" (row.id) } { (newest.title) }
            span.grey {
                "version " (newest.number) ", " (newest.saved_by) ", " (crate::clock::moment(newest.saved))
                @if newest.mistakes > 0 { span.mark { "draft: " (words::mistakes(newest.mistakes)) } }
            }
            span.ways {
                @if writes { a href={ "/regulations/" (row.id) "/edit" } { "Edit" } }
                a href={ "/regulations/" (row.id) "/versions" } { "Versions" }
            }
        }
    }
}

/// How a new regulation begins: the page that asks.
pub fn beginnings(member: Member) -> Result<Html<String>, Problem> {
    let account = member.bringing_events()?;
    let body = html! {
        h1 { "Write a regulation" }
        p.lead { "It is checked while you write, kept version by version, and seen only by you, administrators, and those whom you let see it." }
        h2 { "From the smallest one" }
        form.wide method="get" action="/regulations/new" {
            input type="hidden" name="from" value="";
            label { "Title of the event, with the year " input name="title" required maxlength="100" placeholder="Our Open 2027"; }
            label { "Kind of event "
                select name="kind" {
                    option value="round-robin" { "round robin" }
                    option value="swiss" { "Swiss" }
                    option value="rapid-and-blitz" { "rapid and blitz" }
                }
            }
            label { "What is settled "
                select name="settles" { option value="winner" { "the winner only" } option value="all" { "all places" } }
            }
            label { "What it begins with "
                select name="with" {
                    option value="play-off" { "a play-off" }
                    option value="criteria" { "criteria, then lots" }
                    option value="nothing" { "nothing but shared places" }
                }
            }
            button.main type="submit" { "Begin" }
        }
        h2 { "From one that comes with the program" }
        ul.events {
            @for regulation in built_in() {
                li { a href={ "/regulations/new?from=" (regulation.id) } { (regulation.title) } span.grey { (regulation.source) } }
            }
        }
    };
    Ok(page_in(Section::Regulations, "Write a regulation", &Viewer(Some(account)), body))
}
