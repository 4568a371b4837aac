//! One regulation for readers: the flow chart on top, the printed text on the left, and its meaning
//! for the program on the right. Findings of the checker are next to their clause.

use crate::accounts::access::Viewer;
use crate::authoring::checking::{self, Exploration, explore};
use crate::authoring::drafting::{self, PREFIX};
use crate::events::localized::LocalizedEvent;
use crate::events::share::Share;
use crate::infra::address::Base;
use crate::infra::clock;
use crate::infra::problem::Problem;
use crate::paper::downloads;
use crate::site::layout::public_page;
use crate::site::words::{MARKS, with_markup};
use crate::site::{Section, page_in};
use crate::{App, events};
use axum::extract::{Path, State};
use axum::response::{Html, Response};
use maud::{Markup, PreEscaped, html};
use tiebreak_check::Finding;
use tiebreak_document::Severity;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_report::clauses::says;
use tiebreak_report::silent::{Silence, silences};
use tiebreak_report::{Language, say, svg};
use tiebreak_store::{RegulationRow, UserAccount};

/// `GET /regulations/{id}`: shows a regulation.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    if id.starts_with(PREFIX) {
        return own(&app, &id, viewer).await;
    }
    let found = crate::regulations::list::built_in().iter().find(|one| one.id == id);
    let regulation = found.ok_or_else(|| drafting::no_regulation(&id))?;
    let explored = explore(regulation).await?;
    let language = viewer.language;
    let body = html! {
        div.title {
            h1 { (regulation.title) " " (super::list::summary_mark(language, regulation)) }
            nav.ways aria-label=(say!(language, page_regulation_this)) {
                @if viewer.account.as_ref().is_some_and(drafting::writes) {
                    a href={ "/regulations/new?from=" (id) } { (way(language, "own")) }
                }
                a href={ "/regulations/" (id) "/file" } download { (way(language, "file")) }
            }
        }
        (text(language, regulation, &explored))
    };
    let about = about(language, &regulation.title);
    let share =
        Share::site(language, &base, &format!("/regulations/{id}"), &regulation.title, &about);
    Ok(public_page(Section::Regulations, &viewer, &share, body))
}

/// The description of a regulation's page, for previews of links.
fn about(language: Language, title: &str) -> String {
    say!(language, page_regulation_about { title })
}

fn way(language: Language, to: &str) -> String {
    say!(language, page_regulation_way { to })
}

/// The page of a regulation written on this server: the newest version, even if it is a draft.
async fn own(app: &App, id: &str, viewer: Viewer) -> Result<Html<String>, Problem> {
    let Some(account) = &viewer.account else {
        return Err(Problem::LogIn(format!("/regulations/{id}")));
    };
    let row = drafting::visible(app, account, id).await?;
    let version = drafting::version(app, id, row.newest.number).await?;
    let examined = checking::examine(Some(id), &version.text).await?;
    let language = viewer.language;
    let body = html! {
        div.title { h1 { (row.newest.title) } (own_ways(language, account, &row)) }
        (state(language, &row))
        @match &examined.regulation {
            Some(regulation) => (text(language, regulation, &examined.explored())),
            None => {
                (crate::authoring::pages::findings::panel(language, &examined))
                h2 { (say!(language, page_regulation_text)) }
                pre.source { (version.text) }
            }
        }
    };
    Ok(page_in(Section::Regulations, &row.newest.title, &viewer, body))
}

/// The links from such a regulation to its versions, editor and sharing.
pub fn own_ways(language: Language, account: &UserAccount, row: &RegulationRow) -> Markup {
    let path = format!("/regulations/{}", row.id);
    html! {
        nav.ways aria-label=(say!(language, page_regulation_this)) {
            a href=(path) { (way(language, "clauses")) }
            @if drafting::writes(account) { a href={ (path) "/edit" } { (way(language, "edit")) } }
            a href={ (path) "/versions" } { (way(language, "versions")) }
            @if drafting::shares(account, row) {
                a href={ (path) "/people" } { (way(language, "people")) }
            }
            a href={ (path) "/file" } download { (way(language, "file")) }
            @if row.usable.is_some() && drafting::writes(account) {
                a href={ "/events/new?regulation=" (row.id) } { (way(language, "event")) }
            }
        }
    }
}

/// Which version this is, and whether new events can use it.
pub fn state(language: Language, row: &RegulationRow) -> Markup {
    let newest = &row.newest;
    let (number, when) = (newest.number.unsigned_abs(), clock::moment(language, newest.saved));
    let said =
        say!(language, page_regulation_state { id: MARKS[0], number, by: &newest.saved_by, when });
    html! {
        p.grey { (with_markup(&said, &[html! { code { (row.id) } }])) }
        @if newest.mistakes > 0 {
            p.mistake {
                strong { (say!(language, page_regulation_a_draft)) " " }
                @let count = newest.mistakes.unsigned_abs();
                (say!(language, page_regulation_to_mend { count }))
                @if let Some(number) = row.usable {
                    " "
                    (say!(language, page_regulation_usable { number: number.unsigned_abs() }))
                }
            }
        }
    }
}

/// `GET /regulations/{id}/file`: the regulation file.
pub async fn file(
    State(app): State<App>,
    Path(id): Path<String>,
    viewer: Viewer,
) -> Result<Response, Problem> {
    let name = format!("{id}.toml");
    if let Some((_, text)) = builtin::file(&id) {
        return Ok(downloads::file(&name, "text/plain; charset=utf-8", text.to_owned()));
    }
    let Some(account) = &viewer.account else {
        return Err(Problem::LogIn(format!("/regulations/{id}")));
    };
    let row = drafting::visible(&app, account, &id).await?;
    let version = drafting::version(&app, &id, row.newest.number).await?;
    Ok(downloads::file(&name, "text/plain; charset=utf-8", version.text))
}

/// `GET /events/{slug}/regulation`: the regulation as it was when the event was added, in the
/// event's readings.
pub async fn of_event(
    State(app): State<App>,
    Path(slug): Path<String>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let explored = explore(&event_state.regulation).await?;
    let language = viewer.language;
    let body = html! {
        @let localized = LocalizedEvent::new(&event_state, language);
        @let here = Some(events::page::Here::Regulation);
        (events::page::top(localized, here, viewer.account.is_some()))
        h2 {
            (event_state.regulation.title) " "
            (super::list::summary_mark(language, &event_state.regulation))
        }
        (text(language, &event_state.regulation, &explored))
    };
    let path = format!("/events/{}/regulation", crate::site::url(&slug));
    let about = about(language, &event_state.regulation.title);
    let share = Share::site(language, &base, &path, &event_state.regulation.title, &about);
    Ok(public_page(Section::Events, &viewer, &share, body))
}

fn margin(language: Language, finding: &Finding) -> Markup {
    let said = tiebreak_report::check::said(language, finding);
    let severity = crate::authoring::pages::findings::severity(finding.severity);
    html! {
        p.finding.warning[finding.severity == Severity::Error] {
            strong { (say!(language, page_regulation_finding { severity })) " " } (said.message)
            @if let Some(example) = &said.example { " " span.grey { (example) } }
        }
    }
}

fn text(language: Language, regulation: &Regulation, explored: &Exploration) -> Markup {
    let findings = explored.findings();
    html! {
        p.grey { (regulation.source) }
        @if let Exploration::NotYet(why) = explored {
            p.notice { (say!(language, page_regulation_not_yet { why: why.said(language) })) }
        }
        figure.drawing tabindex="0" { (PreEscaped(svg::flow(language, regulation))) }
        @for finding in findings.iter().filter(|finding| finding.clause.is_none()) {
            (margin(language, finding))
        }
        dl.regulation {
            @for (index, clause) in regulation.clauses.iter().enumerate() {
                @let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
                div id={ "clause-" (clause.id) } {
                    dt { (clause.id) }
                    dd.printed {
                        (clause.text)
                        @if clause.summary {
                            " "
                            em { (say!(language, page_summary_in_our_words)) }
                        }
                    }
                    dd.makes {
                        (says(language, regulation, at))
                        @if let Some(note) = &clause.note { p.grey { (note) } }
                        @let of_clause = findings.iter().filter(|finding| {
                            finding.clause.as_ref() == Some(&clause.id)
                        });
                        @for finding in of_clause {
                            (margin(language, finding))
                        }
                    }
                }
            }
        }
        @if !regulation.readings.is_empty() {
            h2 id="readings" { (say!(language, regulation_readings)) }
            @for silence in silences(language, regulation) { (one_reading(language, &silence)) }
        }
    }
}

/// A gap in the text, its reading, and the sentence that would close it.
fn one_reading(language: Language, silence: &Silence) -> Markup {
    let name = |id: &str| id.replace('-', " ");
    html! {
        section.reading {
            h3 { (name(&silence.reading)) " " span.grey { (silence.clauses.join(", ")) } }
            p { (silence.says) }
            ul {
                li {
                    strong { (name(&silence.taken.id)) } " "
                    (say!(language, page_regulation_taken)) ": " (silence.taken.meaning)
                }
                @for choice in &silence.instead {
                    li { (name(&choice.id)) ": " (choice.meaning) }
                }
            }
            @if let Some(sentence) = &silence.settle {
                p.grey { (say!(language, regulation_settle { sentence })) }
            }
        }
    }
}
