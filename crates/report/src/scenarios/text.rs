//! The terminal: by player, the own game first.

use super::View;
use super::place_table::{in_columns, place_table};
use super::sentences::{Goal, ways};
use std::fmt::Write;
use tiebreak_model::{ClauseRef, series};
use tiebreak_scenarios::{Count, Prospect, Tallied, Verdict};

/// More ways than this are not printed one by one.
const MOST_WAYS: usize = 12;

/// Everything as plain text. With `only`, one participant.
pub fn text(view: View<'_>, only: Option<tiebreak_model::Id>) -> String {
    let mut out = format!("{}\n\n", view.event.title);
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

/// The rows for a participant: a label, the goal, how often.
pub(super) fn rows(view: View<'_>, prospect: &Prospect) -> Vec<(&'static str, Goal, Tallied)> {
    let mut rows = vec![("wins outright", Goal::Outright, prospect.outright)];
    match (prospect.settled, prospect.play_off) {
        (Some(settled), Some(play_off)) => {
            let label = if view.promotes() { "is promoted" } else { "is first" };
            rows.push((label, Goal::Settled, settled));
            rows.push(("plays off", Goal::PlayOff, play_off));
        }
        _ => rows.push((
            if view.regulation.is_some() { "play-off" } else { "shares first" },
            Goal::Shared,
            prospect.shared,
        )),
    }
    rows.push(("is out", Goal::Out, prospect.out));
    rows.retain(|(_, _, tallied)| tallied.verdict != Verdict::Impossible);
    rows
}

fn player(view: View<'_>, prospect: &Prospect, out: &mut String) {
    let _ = writeln!(out, "\n{}", view.name(prospect.id));
    for (label, goal, tallied) in rows(view, prospect) {
        if tallied.verdict == Verdict::Certain {
            let _ = writeln!(out, "  {label:<15} in any case");
            continue;
        }
        let Some(conditions) = goal.of(&prospect.needs) else {
            let _ = writeln!(out, "  {label:<15} possible; {}", view.no_conditions(prospect, goal));
            continue;
        };
        let ways = ways(view, prospect.id, conditions);
        for (index, way) in ways.iter().take(MOST_WAYS).enumerate() {
            let (label, link) = if index == 0 { (label, "if") } else { ("", "or if") };
            let _ = writeln!(out, "  {label:<15} {link} {way}");
        }
        if ways.len() > MOST_WAYS {
            let _ =
                writeln!(out, "  {:<15} or in {} other ways (--format json lists them)", "", ways.len() - MOST_WAYS);
        }
    }
    let _ = writeln!(out, "  {}", counts(view, prospect));
}

/// "Outright in 36 of 81 outcomes, play-off in 18."
pub(super) fn counts(view: View<'_>, prospect: &Prospect) -> String {
    let error = |tallied: &Tallied| tallied.error.map(|error| format!(" ± {error}")).unwrap_or_default();
    let mut parts = vec![format!("outright in {}{}", prospect.outright.count, error(&prospect.outright))];
    match (&prospect.settled, &prospect.play_off) {
        (Some(settled), Some(play_off)) => {
            parts.push(format!(
                "first without play or lots in {}{}{}",
                settled.count,
                error(settled),
                by_criteria(view, prospect)
            ));
            parts.push(format!("plays or is in the lots in {}{}", play_off.count, error(play_off)));
        }
        _ => parts.push(format!("tied for first in {}{}", prospect.shared.count, error(&prospect.shared))),
    }
    format!("Of {} outcomes: {}.", view.scenarios.outcomes, parts.join(", "))
}

/// " (of these by mutual result (a) in 405)".
fn by_criteria(view: View<'_>, prospect: &Prospect) -> String {
    let Some(regulation) = view.regulation.filter(|_| !prospect.criteria.is_empty()) else { return String::new() };
    let one = |(at, count): &(ClauseRef, Count)| {
        format!("by {} ({}) in {count}", super::criterion(regulation, *at), regulation.clause(*at).id)
    };
    let parts: Vec<String> = prospect.criteria.iter().map(one).collect();
    format!(" (of these {})", parts.join(", "))
}

fn ends(view: View<'_>, out: &mut String) {
    let others: Vec<&str> = view
        .scenarios
        .participants
        .iter()
        .filter(|one| one.first.verdict == Verdict::Impossible)
        .map(|one| view.name(one.id))
        .collect();
    if !others.is_empty() {
        let _ = writeln!(out, "\nOut of contention for first place: {}.", series(&others));
    }
    let sizes: Vec<String> = view
        .scenarios
        .sizes
        .iter()
        .map(
            |(size, count)| {
                if *size == 1 { format!("clear first in {count}") } else { format!("{size} tied in {count}") }
            },
        )
        .collect();
    let _ = writeln!(out, "\nFirst place: {}.", sizes.join(", "));
    for procedure in view.procedures() {
        let _ = writeln!(out, "  {procedure}");
    }
    if let Some(table) = place_table(view) {
        let _ = write!(out, "\n{}", in_columns(&table));
    }
}
