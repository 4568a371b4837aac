//! The event page: the winner or the state first, then the standing, how it came about, the play-off, the crosstable, the prizes.

use super::crosstable::{self, Part};
use super::layout::{Refresh, changing_public_page};
use super::share::Share;
use super::sign::{State as Sign, sign};
use super::words;
use super::{drawings, page, problem, steps};
use crate::App;
use crate::access::Viewer;
use crate::address::Base;
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::raw::Raw;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use tiebreak_model::Reason;
use tiebreak_report::card::{Card, State as Stands};
use tiebreak_report::{imperative, interim_sentence, json, words as said};

/// Without scripts the page looks again this often, in seconds.
const REFRESH: Refresh = Refresh(30);

/// Which part of a long standing is wanted.
#[derive(Debug, serde::Deserialize)]
pub struct Wanted {
    page: Option<usize>,
}

/// `GET /events/{slug}`
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(wanted): Query<Wanted>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let dossier = match app.live.dossier(&slug).await {
        Err(Problem::Damaged { reason, .. }) => return Ok(damaged(&app.live.raw(&slug).await?, &reason, &viewer)),
        other => other?,
    };
    let frame = app.live.frame(&slug).await?;
    let part = Part::of(&dossier, wanted.page.unwrap_or(1));
    let share = Share::event(&base, &slug, &part.query(), "", &dossier.event.title, &frame.card);
    let body = html! {
        div.event hx-ext="sse" sse-connect={ "/events/" (slug) "/live?view=console" } {
            div id="event" hx-get={ "/events/" (slug) (part.query()) } hx-trigger="sse:change" hx-select="#event" hx-swap="outerHTML" {
                (head(&dossier, &frame.card))
                (ways(&dossier, Some(Here::Ruling), viewer.0.is_some()))
                @if part.is_first() { (PreEscaped(&frame.event_body)) } @else { (further(&dossier, part)) }
            }
        }
    };
    Ok(changing_public_page(&viewer, &share, REFRESH, body))
}

/// The sign of the state, when and where, the title; then who won, or how it stands.
fn head(dossier: &Dossier, card: &Card) -> Markup {
    html! {
        div.event-head {
            div {
                p.kick { (state_sign(card)) span { (card.phase) } }
                h1 { (dossier.event.title) }
                p.lead { (sentence(dossier)) }
                @if let Some(sentence) = said::invitation(dossier.case()) { p.lead { (sentence) } }
            }
            (facts(dossier, card))
            (faults(dossier))
        }
    }
}

/// The sign of an event's state, with its word.
pub fn state_sign(card: &Card) -> Markup {
    let kind = match card.state {
        Stands::Live => Sign::Playing,
        Stands::Tied | Stands::Before => Sign::ToBeDrawn,
        Stands::Interim => Sign::Interim,
        Stands::Decided if card.departed => Sign::Departed,
        Stands::Decided => Sign::Decided,
    };
    sign(kind, card.label())
}

fn facts(dossier: &Dossier, card: &Card) -> Markup {
    let (slug, record) = (&dossier.row.slug, dossier.record());
    let short: Vec<&str> = (0..2).filter_map(|group| record.head().get(4 * group..4 * group + 4)).collect();
    html! {
        dl.facts {
            @if !card.when_and_where().is_empty() { dt { "Played" } dd { (card.when_and_where()) @if let Some(zone) = &dossier.event.time_zone { ", times of " (zone) } } }
            dt { "Event" } dd { (said::form_of_event(&dossier.event)) }
            dt { "Regulation" } dd { a href={ "/events/" (slug) "/regulation" } { (dossier.regulation.title) } " " (super::regulations::summary_mark(&dossier.regulation)) }
            dt { "Record" } dd { (said::entries_of(record.entries().len())) ", head " code { (short.join(" ")) } }
        }
    }
}

fn faults(dossier: &Dossier) -> Markup {
    html! {
        @for fault in dossier.faults() {
            p.warning role="note" { "The record fails check V" (fault.check) ", and nothing can be added to it: " (said::fault(fault)) "." }
        }
    }
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

/// Title and the ways from here.
pub fn top(dossier: &Dossier, here: Option<Here>, console: bool) -> Markup {
    html! {
        div.title {
            h1 { (dossier.event.title) }
            p.under {
                a href={ "/events/" (dossier.row.slug) "/regulation" } { (dossier.regulation.title) } " " (super::regulations::summary_mark(&dossier.regulation))
                " · " (dossier.event.kind.word().replace('-', " "))
                " · " (dossier.event.participants.len()) " participants"
                @if let Some(zone) = &dossier.event.time_zone { " · times of " (zone) }
            }
            (faults(dossier))
            (ways(dossier, here, console))
        }
    }
}

/// The ways from here: first the pages, then what is kept or printed.
pub fn ways(dossier: &Dossier, here: Option<Here>, console: bool) -> Markup {
    let slug = &dossier.row.slug;
    let current = |page: Here| (here == Some(page)).then_some("page");
    html! {
        div.ways {
            nav.pages aria-label="This event" {
                a href={ "/events/" (slug) } aria-current=[current(Here::Ruling)] { "Ruling" }
                @if console { a href={ "/events/" (slug) "/console" } aria-current=[current(Here::Console)] { "Console" } }
                @if dossier.event.open_games().next().is_some() { a href={ "/events/" (slug) "/what-if" } aria-current=[current(Here::WhatIf)] { "What if" } }
                @if !dossier.event.played_boards.is_empty() { a href={ "/events/" (slug) "/boards" } { "Boards" } }
                a href={ "/events/" (slug) "/regulation" } aria-current=[current(Here::Regulation)] { "Regulation" }
                a href={ "/events/" (slug) "/board" } { "Board" }
                a href={ "/events/" (slug) "/scenes" } { "Overlay" }
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

/// What everybody sees alike.
pub fn content(dossier: &Dossier) -> Markup {
    let ruling = dossier.ruling();
    let part = Part::of(dossier, 1);
    let (wide, narrow) = (drawings::wide(dossier), drawings::narrow(dossier));
    html! {
        (departures(dossier))
        (gone(dossier))
        div.columns {
            section.sec aria-labelledby="standing" {
                h2.kick id="standing" { "Standing" span.end { @if ruling.settled { "settled" } @else if ruling.interim.is_some() { "interim" } } }
                (standing(dossier, part))
                (part.turning(&dossier.row.slug))
            }
            div {
                @if !ruling.open.is_empty() { (to_do(dossier)) }
                @for left in &ruling.left_open {
                    p.warning { (said::left_open(dossier.case(), left)) " " (words::clause(dossier.case().clause(left.clause))) }
                }
                @if !wide.is_empty() {
                    section.sec aria-labelledby="play-off" {
                        h2.kick id="play-off" { "Play-off" }
                        @for drawing in &wide { figure.drawing.wide tabindex="0" { (PreEscaped(drawing)) } }
                        @for drawing in &narrow { figure.drawing.slim { (PreEscaped(drawing)) } }
                    }
                }
                section.sec aria-labelledby="how" {
                    h2.kick id="how" { "How it came about" span.end { "press a step for its printed text" } }
                    (steps::steps(dossier, false))
                }
            }
        }
        (crosstable::section(dossier, part))
        div.asides {
            (awards(dossier))
            (prizes(dossier))
            (readings(dossier))
            @if !ruling.reminders.is_empty() { section.sec { h2.kick { "Keep in mind" } (reminders(dossier)) } }
            @if !ruling.warnings.is_empty() {
                section.sec {
                    h2.kick { "To be looked at" }
                    ul { @for doubt in &ruling.warnings { li.warning { (words::capital(&said::warning(dossier.case().event, doubt))) "." } } }
                }
            }
        }
    }
}

/// A further part of a long standing.
fn further(dossier: &Dossier, part: Part) -> Markup {
    html! {
        section.sec aria-labelledby="standing" {
            h2.kick id="standing" { "Standing" span.end { (part.said()) } }
            (standing(dossier, part))
            (part.turning(&dossier.row.slug))
        }
        (crosstable::section(dossier, part))
    }
}

/// What has to be done or played now.
fn to_do(dossier: &Dossier) -> Markup {
    const MOST: usize = 12;
    let open = &dossier.ruling().open;
    html! {
        section.sec {
            h2.kick { "To do now" }
            ul.todo {
                @for question in open.iter().take(MOST) {
                    li { (imperative(dossier.case(), question)) " " (words::clause(dossier.case().clause(question.clause))) }
                }
            }
            @if open.len() > MOST { p.grey { "and " (open.len() - MOST) " more." } }
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

/// Who won and how, or how it stands.
fn sentence(dossier: &Dossier) -> Markup {
    let (case, ruling) = (dossier.case(), dossier.ruling());
    if let Some(sentence) = interim_sentence(case) {
        return html! { (sentence) };
    }
    let cited = |step: &tiebreak_model::Step| words::clause(case.cited(step));
    if let Some(winner) = dossier.winner() {
        let name = dossier.event.name(winner);
        let won = ruling
            .steps
            .iter()
            .rev()
            .find(|step| matches!(&step.reason, Reason::Won { winner: one, .. } if *one == winner));
        return match won {
            _ if dossier.ties().is_empty() => html! { b { (name) } " is first; no tie had to be settled." },
            Some(step) => {
                let told = said::because(case, step);
                html! { b { (name) } (told.strip_prefix(name).unwrap_or(" wins.")) " " (cited(step)) }
            }
            None => html! { b { (name) } " wins." },
        };
    }
    match (ruling.settled, dossier.ties().is_empty(), ruling.steps.first()) {
        (true, true, _) => html! { "There is no tie that the regulation settles." },
        (true, false, _) => html! { "Every tie that the regulation settles is settled." },
        (false, _, Some(step)) => html! { (said::because(case, step)) " " (cited(step)) },
        (false, _, None) => html! { (tiebreak_report::board::headline(case)) "." },
    }
}

/// The standing as a table: one part of it where it is long.
pub fn standing(dossier: &Dossier, part: Part) -> Markup {
    let case = dossier.case();
    let matches = !case.ruling.matches.is_empty();
    let winner = dossier.winner();
    // The line on which each place begins.
    let lines = dossier.ruling().standing.iter().scan(0, |line, place| {
        let first = *line;
        *line += place.members.len();
        Some(first)
    });
    html! {
        table.standing {
            thead { tr { th scope="col" { "Place" } th scope="col" { "Name" } th.number scope="col" { @if matches { "Matches won" } @else if let Some(unit) = case.unit() { (unit) } @else { "Points" } } @if matches { th scope="col" { "Last match" } } } }
            @for (place, before) in dossier.ruling().standing.iter().zip(lines) {
                @let shown: Vec<_> = place.members.iter().enumerate().filter(|(index, _)| part.holds(before + index)).collect();
                @if !shown.is_empty() {
                    tbody.open[place.open].shared[place.members.len() > 1].won[winner.is_some() && place.from == 1] {
                        @for (index, (_, id)) in shown.iter().enumerate() {
                            @let one = &dossier.event.participants[id.index()];
                            tr {
                                @if index == 0 {
                                    th scope="rowgroup" rowspan=(shown.len()) {
                                        (place.from) @if place.to > place.from { "–" (place.to) }
                                        @if place.open && dossier.ruling().interim.is_none() { span.mark { "open" } }
                                    }
                                }
                                td { span.nm { (case.name(**id)) } @if let Some(federation) = &one.federation { " " span.fed { (federation) } } }
                                td.number { (case.score(place.score)) }
                                @if matches { td { (said::last_match(case, **id).unwrap_or_default()) } }
                            }
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
            section.sec { h2.kick { "Read as" }
            ul.readings {
                @for reading in &dossier.ruling().readings {
                    li { (reading.id.replace('-', " ")) ": " strong { (reading.taken.replace('-', " ")) }
                        @if !reading.instead.is_empty() { span.grey { " (not " (reading.instead.join(", ").replace('-', " ")) ")" } } }
                }
            } }
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
                    @for [who, points, working] in said::carry_over_rows(case, carried) {
                        tr {
                            th scope="row" { (who) }
                            td.number { (points) }
                            td { (working) }
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
            section.sec aria-labelledby="prizes" {
                h2.kick id="prizes" { "Prize money" }
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
            section.sec {
                h2.kick { "Tour points" }
                table.prizes {
                    @for share in &ruling.tour_points {
                        tr { th scope="row" { (dossier.event.name(share.id)) } td.number { (share.points.mixed()) } }
                    }
                }
            }
        }
    }
}
