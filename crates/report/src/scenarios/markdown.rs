//! Markdown: for web pages and press releases.

use super::View;
use super::place_table::place_table;
use super::sentences::{Goal, sentence};
use super::text::{counts, rows};
use std::fmt::Write;
use tiebreak_model::{Event, Id};
use tiebreak_scenarios::Verdict;
use tiebreak_scenarios::odds::Odds;

/// The scenarios, a section for each participant who can still come first.
pub fn markdown(view: View<'_>, only: Option<Id>) -> String {
    let found = view.scenarios;
    let mut out = format!("# {}\n\n{}\n", view.event.title, view.remarks().join("\n\n"));
    for prospect in view.contenders().filter(|one| only.is_none_or(|id| one.id == id)) {
        let _ = writeln!(out, "\n## {}\n", view.name(prospect.id));
        for (label, goal, tallied) in rows(view, prospect).into_iter().filter(|(_, goal, _)| *goal != Goal::Out) {
            match sentence(view, prospect.id, goal) {
                Some(sentence) => _ = writeln!(out, "- {sentence}"),
                None => {
                    _ = writeln!(out, "- {label}: {}; {}", tallied.verdict.word(), view.no_conditions(prospect, goal))
                }
            }
        }
        let _ = writeln!(out, "\n{}", counts(view, prospect));
    }
    let _ = writeln!(out, "\n## Everybody\n\n| | outright | tied for first | first or tied |\n|---|--:|--:|--:|");
    for one in &found.participants {
        let name = match one.first.verdict {
            Verdict::Certain => format!("**{}**", view.name(one.id)),
            Verdict::Possible => view.name(one.id).to_owned(),
            Verdict::Impossible => format!("~~{}~~", view.name(one.id)),
        };
        let _ = writeln!(out, "| {name} | {} | {} | {} |", one.outright.count, one.shared.count, one.first.count);
    }
    for procedure in view.procedures() {
        let _ = write!(out, "\n- {procedure}");
    }
    out.push('\n');
    if let Some(table) = place_table(view) {
        let columns = "--:|".repeat(table.head.len());
        let _ = writeln!(out, "\n{}\n\n| | {} |\n|---|{columns}", table.caption, table.head.join(" | "));
        for (name, cells) in table.rows {
            let _ = writeln!(out, "| {name} | {} |", cells.join(" | "));
        }
    }
    out
}

/// The odds as a table.
pub fn odds_markdown(event: &Event, odds: &Odds) -> String {
    let mut out = format!("# {}\n\n| | wins | outright | tied for first |\n|---|--:|--:|--:|\n", event.title);
    for one in odds.participants.iter().filter(|one| one.win > 0.0 || one.shared > 0.0) {
        let error = one.error.map(|error| format!(" ± {:.2}", 100.0 * error)).unwrap_or_default();
        let _ = writeln!(
            out,
            "| {} | {:.2} %{error} | {:.2} % | {:.2} % |",
            event.name(one.id),
            100.0 * one.win,
            100.0 * one.outright,
            100.0 * one.shared
        );
    }
    for line in super::odds_text::length(odds) {
        let _ = write!(out, "\n{line}\n");
    }
    out
}
