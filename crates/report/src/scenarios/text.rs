//! Scenarios as text for the terminal: by player, with the own game first.

use super::View;
use super::place_table::{in_columns, place_table};
use super::readable::outcome_count;
use super::sentences::{Goal, ways};
use crate::words::series;
use crate::{Language, say};
use std::fmt::Write;
use tiebreak_model::ClauseRef;
use tiebreak_scenarios::{OutcomeCount, OutcomeTally, Prospect, Verdict};

/// With more ways than this, none is printed.
const MOST_WAYS: usize = 12;

/// All scenarios as plain text. With `only`, those of one participant.
pub fn text(view: View<'_>, only: Option<tiebreak_model::Id>) -> String {
    let mut out = format!("{}\n\n", view.event.title());
    for remark in view.remarks() {
        let _ = writeln!(out, "{remark}");
    }
    for prospect in view.contenders().filter(|one| only.is_none_or(|id| one.id == id)) {
        player(view, prospect, &mut out);
    }
    if only.is_none() {
        ends(view, &mut out);
    }
    out
}

/// The rows of a participant: a label, the goal, and its count.
pub(super) fn rows(view: View<'_>, prospect: &Prospect) -> Vec<(String, Goal, OutcomeTally)> {
    let mut rows = vec![("outright", Goal::Outright, prospect.outright)];
    match (prospect.settled, prospect.play_off) {
        (Some(settled), Some(play_off)) => {
            rows.push((if view.promotes() { "promoted" } else { "first" }, Goal::Settled, settled));
            rows.push(("plays-off", Goal::PlayOff, play_off));
        }
        _ => rows.push((
            if view.regulation.is_some() { "play-off" } else { "shared" },
            Goal::Shared,
            prospect.shared,
        )),
    }
    rows.push(("out", Goal::Out, prospect.out));
    rows.retain(|(_, _, tallied)| tallied.verdict != Verdict::Impossible);
    rows.into_iter()
        .map(|(label, goal, tallied)| (label_of(view.language, label), goal, tallied))
        .collect()
}

/// The labels that rows can have.
const LABELS: [&str; 7] =
    ["outright", "promoted", "first", "plays-off", "play-off", "shared", "out"];

fn label_of(language: Language, goal: &str) -> String {
    say!(language, goal_label { goal })
}

/// The width of the column of labels, the same for all participants.
fn label_width(language: Language) -> usize {
    LABELS
        .into_iter()
        .map(|label| label_of(language, label).chars().count() + 2)
        .max()
        .unwrap_or(15)
}

fn player(view: View<'_>, prospect: &Prospect, out: &mut String) {
    let _ = writeln!(out, "\n{}", view.name(prospect.id));
    let (language, width) = (view.language, label_width(view.language));
    for (label, goal, tallied) in rows(view, prospect) {
        if tallied.verdict == Verdict::Certain {
            let _ = writeln!(out, "  {label:<width$} {}", say!(language, in_any_case));
            continue;
        }
        let Some(conditions) = goal.listed(&prospect.needs) else {
            let why = view.no_conditions(prospect, goal);
            let _ = writeln!(out, "  {label:<width$} {}", say!(language, possible_but { why }));
            continue;
        };
        let ways = ways(view, prospect.id, conditions);
        for (index, way) in ways.iter().take(MOST_WAYS).enumerate() {
            let (label, told) = match index {
                0 => (label.as_str(), say!(language, if_way { way })),
                _ => ("", say!(language, or_if_way { way })),
            };
            let _ = writeln!(out, "  {label:<width$} {told}");
        }
        if ways.len() > MOST_WAYS {
            let more = say!(language, or_other_ways { count: ways.len() - MOST_WAYS });
            let _ = writeln!(out, "  {:<width$} {more}", "");
        }
    }
    let _ = writeln!(out, "  {}", counts(view, prospect));
}

/// "Outright in 36 of 81 outcomes, play-off in 18."
pub(super) fn counts(view: View<'_>, prospect: &Prospect) -> String {
    let language = view.language;
    let count = |tallied: &OutcomeTally| match tallied.error {
        Some(error) => format!("{} ± {error}", tallied.count),
        None => tallied.count.to_string(),
    };
    let mut parts = vec![say!(language, count_outright { count: count(&prospect.outright) })];
    match (&prospect.settled, &prospect.play_off) {
        (Some(settled), Some(play_off)) => {
            let count_settled = count(settled);
            parts.push(match by_criteria(view, prospect) {
                Some(criteria) => {
                    say!(language, count_settled_by { count: count_settled, criteria })
                }
                None => say!(language, count_settled { count: count_settled }),
            });
            parts.push(say!(language, count_plays { count: count(play_off) }));
        }
        _ => parts.push(say!(language, count_tied { count: count(&prospect.shared) })),
    }
    say!(
        language,
        counts_of {
            outcomes: outcome_count(view.scenarios.outcomes.to_string()),
            parts: parts.join(", "),
        }
    )
}

/// "by mutual result (a) in 405".
fn by_criteria(view: View<'_>, prospect: &Prospect) -> Option<String> {
    let regulation = view.regulation.filter(|_| !prospect.criteria.is_empty())?;
    let one = |(at, count): &(ClauseRef, OutcomeCount)| {
        let criterion = super::criterion(view.language, regulation, *at);
        let clause = &regulation.clause(*at).id;
        say!(view.language, count_by_criterion { criterion, clause, count: count.to_string() })
    };
    Some(prospect.criteria.iter().map(one).collect::<Vec<_>>().join(", "))
}

fn ends(view: View<'_>, out: &mut String) {
    let others: Vec<&str> = view
        .scenarios
        .participants
        .iter()
        .filter(|one| one.first.verdict == Verdict::Impossible)
        .map(|one| view.name(one.id))
        .collect();
    let language = view.language;
    if !others.is_empty() {
        let _ = writeln!(
            out,
            "\n{}",
            say!(language, out_of_contention { names: series(view.language, &others) })
        );
    }
    let end = |(size, count): (&usize, &OutcomeCount)| match size {
        1 => say!(language, end_clear { count: count.to_string() }),
        size => say!(language, end_tied { size: *size, count: count.to_string() }),
    };
    let ends: Vec<String> = view.scenarios.sizes.iter().map(end).collect();
    let _ = writeln!(out, "\n{}", say!(language, first_place_ends { ends: ends.join(", ") }));
    for procedure in view.procedures() {
        let _ = writeln!(out, "  {procedure}");
    }
    if let Some(table) = place_table(view) {
        let _ = write!(out, "\n{}", in_columns(&table));
    }
}
