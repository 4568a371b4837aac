//! Rests: their ends, the form that grants one, and the form that corrects one.

use crate::events::localized::LocalizedEvent;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::site::words::{MARKS, with_markup};
use maud::{Markup, html};
use tiebreak_model::{Ask, Id, Moment};
use tiebreak_record::ActiveRest;
use tiebreak_report::say;
use tiebreak_report::words::{seen_name, series, time};

/// The earliest time at which play may start, while it is in the future and no game was played;
/// also in seconds since 1970.
pub fn may_start(event_state: &EventState) -> Option<(Moment, i64)> {
    let answered = event_state.heard().answered();
    let begun = answered.iter().any(|(question, _)| matches!(question.ask, Ask::Game { .. }));
    let reminders = event_state
        .ruling()
        .reminders
        .iter()
        .filter(|_| !begun)
        .filter_map(|reminder| reminder.earliest_start);
    let everybody = event_state
        .record()
        .rests()
        .filter(|resting| resting.rest.players.is_empty())
        .map(|resting| resting.until);
    reminders.chain(everybody).filter_map(ahead).max_by_key(|(_, seconds)| *seconds)
}

/// A time, if it is in the future; also in seconds since 1970.
fn ahead(moment: Moment) -> Option<(Moment, i64)> {
    let seconds = moment.timestamp()?.as_second();
    (seconds > clock::seconds()).then_some((moment, seconds))
}

/// The rests in progress, each with its end in seconds since 1970.
fn running(event_state: &EventState) -> Vec<(ActiveRest<'_>, i64)> {
    event_state
        .record()
        .rests()
        .filter_map(|resting| Some((resting, ahead(resting.until)?.1)))
        .collect()
}

/// The players who may be granted a rest: those that open questions are about, or the tied
/// players.
fn may_rest(event_state: &EventState) -> Vec<Id> {
    let asked = event_state.ruling().open.iter().flat_map(|question| question.ask.participants());
    let tied = event_state.ties().iter().flat_map(|(_, among)| among.iter().copied());
    let mut ids: Vec<Id> = asked.chain(tied).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.truncate(24);
    ids
}

/// The section of the console. While the event itself is played there are no rests.
pub fn section(event_state: LocalizedEvent<'_>, conducts: bool) -> Markup {
    let (start, running, language) =
        (may_start(&event_state), running(&event_state), event_state.language);
    let playing =
        event_state.ruling().open.iter().any(|question| !matches!(question.ask, Ask::Data(_)));
    html! {
        @if start.is_some() || !running.is_empty() || conducts && playing {
            section.rest aria-labelledby="rest" {
                h2 id="rest" { (say!(language, page_resting)) }
                @if let Some((moment, seconds)) = start {
                    (countdown(
                        event_state,
                        &say!(language, page_resting_may_start { time: MARKS[0] }),
                        moment,
                        seconds
                    ))
                }
                @for (resting, seconds) in &running {
                    @if !resting.rest.players.is_empty() {
                        @let words = rests(event_state, resting);
                        (countdown(event_state, &words, resting.until, *seconds))
                    }
                    @if conducts { (correct(event_state, resting, *seconds)) }
                }
                @if conducts && playing { (grant(event_state)) }
            }
        }
    }
}

/// Who rests until when; a mark is in the place of the time.
fn rests(event_state: LocalizedEvent<'_>, resting: &ActiveRest<'_>) -> String {
    let (language, players) = (event_state.language, &resting.rest.players);
    let seen: Vec<&str> = players.iter().map(|name| seen_name(event_state.shown(), name)).collect();
    say!(
        language,
        page_resting_until { count: players.len(), names: series(language, &seen), time: MARKS[0] }
    )
}

/// A sentence with a time and the countdown to it, in the place of the mark.
fn countdown(event_state: LocalizedEvent<'_>, words: &str, moment: Moment, seconds: i64) -> Markup {
    let at = html! { time datetime=(moment.to_string()) { (time(&event_state.event, moment)) } };
    html! {
        p.countdown data-until=(seconds) data-done=(say!(event_state.language, page_resting_over)) {
            (with_markup(words, &[at])) " " span data-countdown {}
        }
    }
}

fn action(event_state: LocalizedEvent<'_>) -> String {
    format!("/events/{}/rests", event_state.row.slug)
}

fn correct(event_state: LocalizedEvent<'_>, resting: &ActiveRest<'_>, seconds: i64) -> Markup {
    let language = event_state.language;
    let left = (seconds - clock::seconds()).max(0).unsigned_abs().div_ceil(60);
    html! {
        details.more {
            summary { (say!(language, page_resting_correct)) }
            form method="post" action=(action(event_state)) {
                @for player in &resting.rest.players {
                    input type="hidden" name="player" value=(player);
                }
                label {
                    (say!(language, page_resting_minutes_from_now)) " "
                    input type="number" name="minutes" min="0" max="240" value=(left) required;
                }
                label {
                    (say!(language, page_console_reason)) " "
                    input name="why" required maxlength="1000";
                }
                button type="submit" { (say!(language, page_resting_correct_it)) }
            }
        }
    }
}

fn grant(event_state: LocalizedEvent<'_>) -> Markup {
    let language = event_state.language;
    html! {
        details.more {
            summary { (say!(language, page_resting_grant)) }
            form method="post" action=(action(event_state)) {
                label {
                    (say!(language, page_resting_minutes)) " "
                    input type="number" name="minutes" min="1" max="240" value="5" required;
                }
                fieldset {
                    legend { (say!(language, page_resting_for_whom)) }
                    @for id in may_rest(&event_state) {
                        label.radio {
                            input type="checkbox" name="player" value=(event_state.event.name(id));
                            " " (event_state.name(id))
                        }
                    }
                }
                label {
                    (say!(language, page_console_reason)) " "
                    input name="why" required maxlength="1000";
                }
                button type="submit" { (say!(language, page_resting_grant_it)) }
                p.grey.small { (say!(language, page_resting_ends)) }
            }
        }
    }
}
