//! The arbiter's console: what to do now, the rest, the tie, why, the log.

use super::event::{departures, gone, reminders, top};
use super::{board, log, page, question, removal, steps, words};
use crate::access::{Member, Viewer};
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::{App, clock};
use axum::extract::{Path, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use tiebreak_model::{Ask, Id, Moment};
use tiebreak_record::{Entry, Rest};
use tiebreak_report::words as said;

/// `GET /events/{slug}/console`
pub async fn show(State(app): State<App>, Path(slug): Path<String>, member: Member) -> Result<Html<String>, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let viewer = Viewer(Some(member.0.clone()));
    let conducts = member.0.conducts(&slug);
    let address = format!("/events/{slug}/console");
    Ok(page(
        &format!("Console: {}", dossier.event.title),
        &viewer,
        html! {
            div hx-ext="sse" sse-connect={ "/events/" (slug) "/live?view=console" } {
                div id="console" hx-get=(address) hx-trigger="sse:change" hx-select="#console" hx-swap="outerHTML" data-keep-typing {
                    (top(&dossier, true))
                    p.live-line { span.live data-live role="status" { "live" } span.moved data-moved hidden { "The record has grown. " a href=(address) { "Show it" } } }
                    (departures(&dossier))
                    (gone(&dossier))
                    (content(&dossier, conducts))
                    @if removal::may(&member.0, &dossier.row) { p.small { a href={ "/events/" (slug) "/remove" } { "Remove this event" } } }
                }
            }
        },
    ))
}

fn content(dossier: &Dossier, conducts: bool) -> Markup {
    html! {
        div.console {
            div.left {
                (now(dossier, conducts))
                (rest(dossier, conducts))
                (reminders(dossier))
                @if conducts { (departure(dossier)) (leave(dossier)) (note(dossier)) }
            }
            div.right {
                @for drawing in board::drawings(dossier) { figure.drawing { (PreEscaped(drawing)) } }
                section aria-labelledby="why" { h2 id="why" { "Why" } (steps::steps(dossier, true)) }
                (print(dossier))
            }
            (log::section(dossier, conducts))
        }
    }
}

fn now(dossier: &Dossier, conducts: bool) -> Markup {
    let open = &dossier.ruling().open;
    let games = open.iter().filter(|question| matches!(question.ask, Ask::Game { .. })).count();
    html! {
        section.now aria-labelledby="now" {
            h2 id="now" { "Now" }
            @if open.is_empty() { (finished(dossier)) }
            @if games == 1 && conducts { p.grey.small { "Keys: 1 white wins, 5 draw, 0 black wins." } }
            @if games > 1 && conducts { p.grey.small { "Choose a board with the Tab key; then 1 white wins, 5 draw, 0 black wins." } }
            div.cards {
                @for (index, asked) in open.iter().enumerate().take(24) {
                    @if conducts { (question::card(dossier, asked, index == 0)) }
                    @else { article.card { p { (words::capital(&words::brief(dossier, asked))) " " (words::clause(dossier.case().clause(asked.clause))) } } }
                }
            }
            @if open.len() > 24 { p.grey { (open.len() - 24) " more questions follow when these are answered." } }
        }
    }
}

fn finished(dossier: &Dossier) -> Markup {
    html! {
        @if let Some(sentence) = said::invitation(dossier.case()) { p.lead { (sentence) } }
        @match dossier.winner() {
            _ if dossier.ruling().interim.is_some() => p.lead { "The event is not finished: nothing is to be played or drawn yet." },
            Some(winner) => p.lead { strong { (dossier.event.name(winner)) } " wins. Nothing is left to do; print the protocol and have it signed." },
            None if dossier.ruling().settled => p.lead { "Everything is settled." },
            None => p.lead { "Nothing can be answered; the text leaves a tie open." },
        }
    }
}

/// The earliest moment at which play may start, as long as it lies ahead; also in seconds since 1970.
pub fn may_start(dossier: &Dossier) -> Option<(Moment, i64)> {
    let reminders = dossier.ruling().reminders.iter().filter_map(|reminder| reminder.earliest_start);
    let everybody = rests(dossier).filter(|rest| rest.players.is_empty()).filter_map(end);
    last(reminders.chain(everybody))
}

/// Those who rest for themselves, and until when.
fn resting(dossier: &Dossier) -> Vec<(&str, Moment, i64)> {
    let mut names: Vec<&str> = rests(dossier).flat_map(|rest| &rest.players).map(String::as_str).collect();
    names.sort_unstable();
    names.dedup();
    let until = |name: &str| {
        let own = rests(dossier).filter(|rest| rest.players.iter().any(|player| player == name));
        last(own.filter_map(end))
    };
    names.into_iter().filter_map(|name| until(name).map(|(moment, seconds)| (name, moment, seconds))).collect()
}

fn rests(dossier: &Dossier) -> impl Iterator<Item = &Rest> {
    let entries = dossier.record().entries().iter();
    entries.filter_map(|entry| if let Entry::Rest(rest) = entry { Some(rest) } else { None })
}

fn end(rest: &Rest) -> Option<Moment> {
    Some(rest.at?.plus_minutes(rest.minutes))
}

fn last(moments: impl Iterator<Item = Moment>) -> Option<(Moment, i64)> {
    let timed = moments.filter_map(|moment| Some((moment, moment.timestamp()?.as_second())));
    timed.max_by_key(|(_, seconds)| *seconds).filter(|(_, seconds)| *seconds > clock::seconds())
}

/// Those for whom a rest may be granted: whoever something open is about, or the tied.
fn may_rest(dossier: &Dossier) -> Vec<Id> {
    let asked = dossier.ruling().open.iter().flat_map(|question| question.ask.participants());
    let tied = dossier.ties().iter().flat_map(|(_, among)| among.iter().copied());
    let mut ids: Vec<Id> = asked.chain(tied).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.truncate(24);
    ids
}

fn rest(dossier: &Dossier, conducts: bool) -> Markup {
    let (start, alone) = (may_start(dossier), resting(dossier));
    let until = |who: &str, moment: Moment, seconds: i64| {
        html! {
            p.countdown data-until=(seconds) data-done="may start now" {
                (who) time datetime=(moment.to_string()) { (moment.hour_minute()) } " " span data-countdown {}
            }
        }
    };
    html! {
        @if start.is_some() || !alone.is_empty() || conducts && !dossier.ruling().settled {
            section.rest aria-labelledby="rest" {
                h2 id="rest" { "Rest" }
                @if let Some((moment, seconds)) = start { (until("May start at ", moment, seconds)) }
                @for (name, moment, seconds) in &alone { (until(&format!("{name} rests until "), *moment, *seconds)) }
                @if conducts {
                    details.more {
                        summary { "Grant a rest" }
                        form method="post" action={ "/events/" (dossier.row.slug) "/rests" } {
                            label { "Minutes " input type="number" name="minutes" min="1" max="240" value="5" required; }
                            fieldset {
                                legend { "For; nobody ticked means everybody" }
                                @for id in may_rest(dossier) {
                                    label.radio { input type="checkbox" name="player" value=(dossier.event.name(id)); " " (dossier.event.name(id)) }
                                }
                            }
                            label { "Reason " input name="why" required maxlength="1000"; }
                            button type="submit" { "Grant" }
                        }
                    }
                }
            }
        }
    }
}

fn departure(dossier: &Dossier) -> Markup {
    html! {
        @if !dossier.ties().is_empty() {
            details.more.depart {
                summary { "Depart from the regulation" }
                @for (tie, among) in dossier.ties() {
                    form method="post" action={ "/events/" (dossier.row.slug) "/departures" } {
                        input type="hidden" name="tie" value=(tie);
                        input type="hidden" name="head" value=(dossier.record().head());
                        fieldset.places {
                            legend { "Places in the tie for " (tie.replace('-', " ")) "; equal numbers share a place" }
                            @for (index, id) in among.iter().enumerate() {
                                label {
                                    input type="number" name={ "place-" (index) } min="1" max=(among.len()) required;
                                    span { (dossier.event.name(*id)) }
                                }
                            }
                        }
                        label { "Who decides " input name="by" required maxlength="200"; }
                        label { "Reason " input name="why" required maxlength="1000"; }
                        button type="submit" { "Enter the departure" }
                        p.grey.small { "It is marked on everything that is shown or printed from now on." }
                    }
                }
            }
        }
    }
}

/// Those who may leave: the tied who are there.
fn may_leave(dossier: &Dossier) -> Vec<Id> {
    let left = |id: Id| dossier.record().left().any(|leave| leave.name == dossier.event.name(id));
    let absent = |id: Id| dossier.event.participants.get(id.index()).is_some_and(|one| one.absence().is_some());
    let mut ids: Vec<Id> = dossier.ties().iter().flat_map(|(_, among)| among.iter().copied()).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.retain(|id| !left(*id) && !absent(*id));
    ids
}

fn leave(dossier: &Dossier) -> Markup {
    let there = may_leave(dossier);
    html! {
        @if !there.is_empty() {
            details.more.leave {
                summary { "Somebody leaves the play-off" }
                form method="post" action={ "/events/" (dossier.row.slug) "/leaves" } {
                    input type="hidden" name="head" value=(dossier.record().head());
                    fieldset {
                        legend { "Who leaves" }
                        @for id in there {
                            label.radio { input type="radio" name="name" value=(dossier.event.name(id)) required; " " (dossier.event.name(id)) }
                        }
                    }
                    label { "Reason " input name="why" required maxlength="1000"; }
                    button type="submit" { "Enter it" }
                    p.grey.small { "A stage that has begun is finished by forfeits; one that has not begins without them." }
                }
            }
        }
    }
}

fn note(dossier: &Dossier) -> Markup {
    html! {
        details.more {
            summary { "Add a note" }
            form method="post" action={ "/events/" (dossier.row.slug) "/notes" } {
                label { "Note " input name="why" required maxlength="2000"; }
                button type="submit" { "Add" }
            }
        }
    }
}

fn print(dossier: &Dossier) -> Markup {
    let slug = &dossier.row.slug;
    html! {
        section.print aria-labelledby="print" {
            h2 id="print" { "Print" }
            p {
                a.button href={ "/events/" (slug) "/slips" } { "Slips for the open games" } " "
                a.button href={ "/events/" (slug) "/protocol" } { "Protocol" }
            }
        }
    }
}
