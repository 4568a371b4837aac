//! The event page: standing, the tie in one sentence, the steps, the prizes, what is open, the crosstable.

use super::words;
use super::{board, page, problem, steps};
use crate::App;
use crate::access::Viewer;
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::raw::Raw;
use axum::extract::{Path, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use tiebreak_report::{imperative, interim_sentence, json, svg, words as said};

/// `GET /events/{slug}`
pub async fn show(State(app): State<App>, Path(slug): Path<String>, viewer: Viewer) -> Result<Html<String>, Problem> {
    let dossier = match app.live.dossier(&slug).await {
        Err(Problem::Damaged { reason, .. }) => return Ok(damaged(&app.live.raw(&slug).await?, &reason, &viewer)),
        other => other?,
    };
    let frame = app.live.frame(&slug).await?;
    Ok(page(
        &dossier.event.title,
        &viewer,
        html! {
            div.event hx-ext="sse" sse-connect={ "/events/" (slug) "/live?view=console" } {
                div id="event" hx-get={ "/events/" (slug) } hx-trigger="sse:change" hx-select="#event" hx-swap="outerHTML" {
                    (top(&dossier, Some(Here::Ruling), viewer.0.is_some()))
                    (PreEscaped(&frame.event_body))
                }
            }
        },
    ))
}

/// What is kept of an event that cannot be read: the reason, the lines as they are, the ways to keep and to remove it.
fn damaged(raw: &Raw, reason: &str, viewer: &Viewer) -> Html<String> {
    let body = html! {
        article {
            h1 { (raw.row.title) }
            p.warning role="alert" { "This event cannot be read: " (reason) "." }
            p { "Its record or its files were changed from outside. Nothing can be added; nothing is lost." }
            (problem::ways(&raw.row.slug))
            h2 { "The record as it is kept" }
            pre.findings { (raw.record_text()) }
        }
    };
    page(&raw.row.title, viewer, body)
}

/// Which page of an event one is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Here {
    /// The ruling.
    Ruling,
    /// The console.
    Console,
    /// What follows from the open games.
    WhatIf,
    /// The text that the event goes by.
    Regulation,
}

/// Title and the ways from here: first the pages, then what is kept or printed.
pub fn top(dossier: &Dossier, here: Option<Here>, console: bool) -> Markup {
    let slug = &dossier.row.slug;
    let current = |page: Here| (here == Some(page)).then_some("page");
    html! {
        div.title {
            h1 { (dossier.event.title) }
            p.under {
                a href={ "/events/" (slug) "/regulation" } { (dossier.regulation.title) } " " (super::regulations::summary_mark(&dossier.regulation))
                " · " (dossier.event.kind.word().replace('-', " "))
                " · " (dossier.event.participants.len()) " participants"
                @if let Some(zone) = &dossier.event.time_zone { " · times of " (zone) }
            }
            @for fault in dossier.faults() {
                p.warning role="note" { "The record fails check V" (fault.check) ", and nothing can be added to it: " (said::fault(fault)) "." }
            }
            div.ways {
                nav.pages aria-label="This event" {
                    a href={ "/events/" (slug) } aria-current=[current(Here::Ruling)] { "Ruling" }
                    @if console { a href={ "/events/" (slug) "/console" } aria-current=[current(Here::Console)] { "Console" } }
                    @if dossier.event.open_games().next().is_some() { a href={ "/events/" (slug) "/what-if" } aria-current=[current(Here::WhatIf)] { "What if" } }
                    a href={ "/events/" (slug) "/regulation" } aria-current=[current(Here::Regulation)] { "Regulation" }
                    a href={ "/events/" (slug) "/board" } { "Board" }
                    a href={ "/events/" (slug) "/overlay" } { "Overlay" }
                    a href={ "/events/" (slug) "/protocol" } { "Protocol" }
                }
                details.downloads {
                    summary { "Download" }
                    ul {
                        li { a href={ "/events/" (slug) "/record" } download { "Record" } }
                        li { a href={ "/events/" (slug) "/file" } download { "Event file" } }
                        li { a href={ "/events/" (slug) "/regulation-file" } download { "Regulation file" } }
                    }
                }
                @if here == Some(Here::Console) { span.live data-live role="status" { "live" } }
            }
        }
    }
}

/// What everybody sees alike.
pub fn content(dossier: &Dossier) -> Markup {
    let ruling = dossier.ruling();
    html! {
        (departures(dossier))
        (gone(dossier))
        p.lead { (sentence(dossier)) @if let (false, Some(step)) = (ruling.settled || ruling.interim.is_some(), ruling.steps.first()) { " " (words::clause(dossier.case().cited(step))) } }
        @if let Some(sentence) = said::invitation(dossier.case()) { p.lead { (sentence) } }
        div.columns {
            section aria-labelledby="standing" {
                h2 id="standing" { "Standing" }
                (standing(dossier))
            }
            section aria-labelledby="how" {
                @if !ruling.open.is_empty() {
                    h2 { "To do now" }
                    ul.todo {
                        @for question in ruling.open.iter().take(12) {
                            li { (words::clause(dossier.case().clause(question.clause))) " " (imperative(dossier.case(), question)) }
                        }
                    }
                    @if ruling.open.len() > 12 { p.grey { "and " (ruling.open.len() - 12) " more." } }
                }
                @for left in &ruling.left_open {
                    p.warning { (said::left_open(dossier.case(), left)) " " (words::clause(dossier.case().clause(left.clause))) }
                }
                h2 id="how" { "How it came about" }
                (steps::steps(dossier, false))
                (readings(dossier))
                @if !ruling.reminders.is_empty() { h2 { "Keep in mind" } (reminders(dossier)) }
            }
        }
        @for drawing in board::drawings(dossier) { figure.drawing tabindex="0" { (PreEscaped(drawing)) } }
        (awards(dossier))
        (prizes(dossier))
        @if !ruling.warnings.is_empty() {
            h2 { "To be looked at" }
            ul { @for doubt in &ruling.warnings { li.warning { (words::capital(&said::warning(dossier.case().event, doubt))) "." } } }
        }
        @if let Some(table) = svg::crosstable(dossier.case()) {
            h2 { "Crosstable" }
            figure.drawing tabindex="0" { (PreEscaped(table)) }
        }
    }
}

/// Departures from the regulation mark everything after them.
pub fn departures(dossier: &Dossier) -> Markup {
    html! {
        @for departed in &dossier.ruling().departures {
            p.departure role="note" {
                strong { "Departure from the regulation" }
                " by " (departed.departure.by) ": " (departed.departure.why)
                @if let Some(clause) = departed.clause { " " (words::clause(dossier.case().clause(clause))) }
            }
        }
    }
}

/// Who left the play-off, and why.
pub fn gone(dossier: &Dossier) -> Markup {
    html! {
        @for leave in dossier.record().left() {
            p.left-play-off role="note" { strong { (said::left(&leave.name)) } ": " (leave.why) }
        }
    }
}

/// The tie in one sentence.
fn sentence(dossier: &Dossier) -> String {
    let ruling = dossier.ruling();
    if let Some(sentence) = interim_sentence(dossier.case()) {
        return sentence;
    }
    if let Some(winner) = dossier.winner() {
        let name = dossier.event.name(winner);
        return if dossier.ties().is_empty() {
            format!("{name} is first; no tie had to be settled.")
        } else {
            format!("{name} wins.")
        };
    }
    match (ruling.settled, dossier.ties().is_empty()) {
        (true, true) => "There is no tie that the regulation settles.".to_owned(),
        (true, false) => "Every tie that the regulation settles is settled.".to_owned(),
        (false, _) => ruling
            .steps
            .first()
            .map(|step| said::because(dossier.case(), step))
            .unwrap_or_else(|| format!("{}.", board::tie(dossier))),
    }
}

/// The standing as a table.
pub fn standing(dossier: &Dossier) -> Markup {
    let case = dossier.case();
    let matches = !case.ruling.matches.is_empty();
    html! {
        table.standing {
            thead { tr { th scope="col" { "Place" } th scope="col" { "Name" } th scope="col" { @if matches { "Matches won" } @else { "Points" } } @if matches { th scope="col" { "Last match" } } } }
            @for place in &dossier.ruling().standing {
                tbody.open[place.open].shared[place.members.len() > 1] {
                    @for (index, id) in place.members.iter().enumerate() {
                        tr {
                            @if index == 0 {
                                th scope="rowgroup" rowspan=(place.members.len()) {
                                    (place.from) @if place.to > place.from { "–" (place.to) }
                                    @if place.open && dossier.ruling().interim.is_none() { span.mark { "open" } }
                                }
                            }
                            td { (case.name(*id)) @if let Some(federation) = &dossier.event.participants[id.index()].federation { span.grey { " " (federation) } } }
                            td.number { (place.score.mixed()) }
                            @if matches { td { (said::last_match(case, *id).unwrap_or_default()) } }
                        }
                    }
                }
            }
        }
    }
}

fn readings(dossier: &Dossier) -> Markup {
    html! {
        @if !dossier.ruling().readings.is_empty() {
            h2 { "Read as" }
            ul.readings {
                @for reading in &dossier.ruling().readings {
                    li { (reading.id.replace('-', " ")) ": " strong { (reading.taken.replace('-', " ")) }
                        @if !reading.instead.is_empty() { span.grey { " (not " (reading.instead.join(", ").replace('-', " ")) ")" } } }
                }
            }
        }
    }
}

/// What people have to keep in mind.
pub fn reminders(dossier: &Dossier) -> Markup {
    html! {
        @if dossier.ruling().reminders.is_empty() { p.grey { "Nothing." } }
        @else {
            ul.reminders {
                @for reminder in &dossier.ruling().reminders {
                    li { (words::clause(dossier.case().clause(reminder.clause))) " " (said::reminder(dossier.case(), reminder)) }
                }
            }
        }
    }
}

/// Titles, trophies and qualifying places, and what is taken along into the next stage.
fn awards(dossier: &Dossier) -> Markup {
    let (case, ruling) = (dossier.case(), dossier.ruling());
    html! {
        @if !ruling.awards.is_empty() {
            section aria-labelledby="awards" {
                h2 id="awards" { "Awards" }
                table.prizes {
                    @for award in &ruling.awards {
                        tr {
                            th scope="row" { (award.name) " " (words::clause(case.clause(award.clause))) }
                            td { (said::award_winners(case, award)) }
                        }
                    }
                }
            }
        }
        @if let Some(carried) = &ruling.carry_over {
            section aria-labelledby="carry-over" {
                h2 id="carry-over" { (said::carry_over_title(carried)) }
                table.prizes {
                    @for one in &carried.each {
                        tr {
                            th scope="row" { (dossier.event.name(one.id)) }
                            td.number { (one.points) }
                            td { (said::carried(case, one)) }
                        }
                    }
                }
            }
        }
    }
}

fn prizes(dossier: &Dossier) -> Markup {
    let ruling = dossier.ruling();
    let currency = dossier.event.prizes.as_ref().map(|prizes| prizes.currency.clone()).unwrap_or_default();
    html! {
        @if !ruling.prizes.is_empty() {
            section aria-labelledby="prizes" {
                h2 id="prizes" { "Prize money" }
                table.prizes {
                    @for share in &ruling.prizes {
                        tr {
                            th scope="row" { (dossier.event.name(share.id)) }
                            td.number { (json::amount(share.cents)) " " (currency) }
                            td { @if let Some(award) = &share.award { (award) } }
                        }
                    }
                }
                @for left in &ruling.undivided { p.grey { (said::undivided(dossier.case(), left)) } }
            }
        }
        @if !ruling.tour_points.is_empty() {
            section {
                h2 { "Tour points" }
                table.prizes {
                    @for share in &ruling.tour_points {
                        tr { th scope="row" { (dossier.event.name(share.id)) } td.number { (share.points.mixed()) } }
                    }
                }
            }
        }
    }
}
