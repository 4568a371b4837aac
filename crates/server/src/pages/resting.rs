//! Rests: until when, the form that grants one, and the form that corrects it.

use crate::clock;
use crate::dossier::Dossier;
use maud::{Markup, html};
use tiebreak_model::{Ask, Id, Moment, series};
use tiebreak_record::{Entry, Resting};
use tiebreak_report::words::time;

/// The earliest moment at which play may start, as long as it lies ahead and nobody has played; also in seconds since 1970.
pub fn may_start(dossier: &Dossier) -> Option<(Moment, i64)> {
    let begun = dossier.record().entries().iter().any(is_game);
    let reminders = dossier.ruling().reminders.iter().filter(|_| !begun).filter_map(|reminder| reminder.earliest_start);
    let everybody =
        dossier.record().rests().filter(|resting| resting.rest.players.is_empty()).map(|resting| resting.until);
    reminders.chain(everybody).filter_map(ahead).max_by_key(|(_, seconds)| *seconds)
}

fn is_game(entry: &Entry) -> bool {
    matches!(entry, Entry::Answer(answer) if answer.asked.first().is_some_and(|kind| kind == "game"))
}

/// A moment that lies ahead, also in seconds since 1970.
fn ahead(moment: Moment) -> Option<(Moment, i64)> {
    let seconds = moment.timestamp()?.as_second();
    (seconds > clock::seconds()).then_some((moment, seconds))
}

/// The rests that run.
fn running(dossier: &Dossier) -> Vec<(Resting<'_>, i64)> {
    dossier.record().rests().filter_map(|resting| Some((resting, ahead(resting.until)?.1))).collect()
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

/// The section of the console. Nothing is there to rest from while the event itself is played.
pub fn section(dossier: &Dossier, conducts: bool) -> Markup {
    let (start, running) = (may_start(dossier), running(dossier));
    let playing = dossier.ruling().open.iter().any(|question| !matches!(question.ask, Ask::Data(_)));
    html! {
        @if start.is_some() || !running.is_empty() || conducts && playing {
            section.rest aria-labelledby="rest" {
                h2 id="rest" { "Rest" }
                @if let Some((moment, seconds)) = start { (countdown(dossier, "May start at ", moment, seconds)) }
                @for (resting, seconds) in &running {
                    @if !resting.rest.players.is_empty() {
                        (countdown(dossier, &format!("{} until ", names(resting)), resting.until, *seconds))
                    }
                    @if conducts { (correct(dossier, resting, *seconds)) }
                }
                @if conducts && playing { (grant(dossier)) }
            }
        }
    }
}

fn names(resting: &Resting<'_>) -> String {
    match resting.rest.players.as_slice() {
        [] => "Everybody rests".to_owned(),
        [one] => format!("{one} rests"),
        several => format!("{} rest", series(several)),
    }
}

/// A moment with the time until then.
pub fn countdown(dossier: &Dossier, words: &str, moment: Moment, seconds: i64) -> Markup {
    html! {
        p.countdown data-until=(seconds) data-done="may start now" {
            (words) time datetime=(moment.to_string()) { (time(&dossier.event, moment)) } " " span data-countdown {}
        }
    }
}

fn action(dossier: &Dossier) -> String {
    format!("/events/{}/rests", dossier.row.slug)
}

fn correct(dossier: &Dossier, resting: &Resting<'_>, seconds: i64) -> Markup {
    let left = (seconds - clock::seconds()).max(0).unsigned_abs().div_ceil(60);
    html! {
        details.more {
            summary { "Correct this rest" }
            form method="post" action=(action(dossier)) {
                @for player in &resting.rest.players { input type="hidden" name="player" value=(player); }
                label { "Minutes from now; 0 ends it " input type="number" name="minutes" min="0" max="240" value=(left) required; }
                label { "Reason " input name="why" required maxlength="1000"; }
                button type="submit" { "Correct the rest" }
            }
        }
    }
}

fn grant(dossier: &Dossier) -> Markup {
    html! {
        details.more {
            summary { "Grant a rest" }
            form method="post" action=(action(dossier)) {
                label { "Minutes " input type="number" name="minutes" min="1" max="240" value="5" required; }
                fieldset {
                    legend { "For; nobody ticked means everybody" }
                    @for id in may_rest(dossier) {
                        label.radio { input type="checkbox" name="player" value=(dossier.event.name(id)); " " (dossier.event.name(id)) }
                    }
                }
                label { "Reason " input name="why" required maxlength="1000"; }
                button type="submit" { "Grant" }
                p.grey.small { "It ends when those who rest play." }
            }
        }
    }
}
