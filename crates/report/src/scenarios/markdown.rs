//! Scenarios as Markdown, for web pages and press releases.

use super::View;
use super::html::COLUMNS;
use super::percent::{hundredths, precise};
use super::place_table::place_table;
use super::sentences::{Goal, sentence};
use super::text::{counts, rows};
use crate::{Language, say};
use std::fmt::Write;
use tiebreak_model::{Event, Id};
use tiebreak_scenarios::Verdict;
use tiebreak_scenarios::odds::Odds;

/// The scenarios, with a section for each contender.
pub fn markdown(view: View<'_>, only: Option<Id>) -> String {
    let (language, found) = (view.language, view.scenarios);
    let mut out = format!("# {}\n\n{}\n", view.event.title(), view.remarks().join("\n\n"));
    for prospect in view.contenders().filter(|one| only.is_none_or(|id| one.id == id)) {
        let _ = writeln!(out, "\n## {}\n", view.name(prospect.id));
        for (label, goal, tallied) in
            rows(view, prospect).into_iter().filter(|(_, goal, _)| *goal != Goal::Out)
        {
            match sentence(view, prospect.id, goal) {
                Some(sentence) => _ = writeln!(out, "- {sentence}"),
                None => {
                    let (verdict, why) =
                        (tallied.verdict.word(), view.no_conditions(prospect, goal));
                    _ = writeln!(
                        out,
                        "- {}",
                        say!(language, verdict_of { verdict, what: label, why })
                    );
                }
            }
        }
        let _ = writeln!(out, "\n{}", counts(view, prospect));
    }
    let everybody = say!(language, whatif_everybody);
    let _ = writeln!(out, "\n## {everybody}\n\n{}\n|---|--:|--:|--:|", head(language, COLUMNS));
    for one in &found.participants {
        let name = match one.first.verdict {
            Verdict::Certain => format!("**{}**", view.name(one.id)),
            Verdict::Possible => view.name(one.id).to_owned(),
            Verdict::Impossible => format!("~~{}~~", view.name(one.id)),
        };
        let _ = writeln!(
            out,
            "| {name} | {} | {} | {} |",
            one.outright.count, one.shared.count, one.first.count
        );
    }
    for procedure in view.procedures() {
        let _ = write!(out, "\n- {procedure}");
    }
    out.push('\n');
    if let Some(table) = place_table(view) {
        let columns = "--:|".repeat(table.head.len());
        let _ = writeln!(
            out,
            "\n{}\n\n| | {} |\n|---|{columns}",
            table.caption,
            table.head.join(" | ")
        );
        for (name, cells) in table.rows {
            let _ = writeln!(out, "| {name} | {} |", cells.join(" | "));
        }
    }
    out
}

fn head(language: Language, columns: [&str; 3]) -> String {
    let columns = columns.map(|column| say!(language, whatif_column { column }));
    format!("| | {} |", columns.join(" | "))
}

/// The odds as a table.
pub fn odds_markdown(language: Language, event: &Event, odds: &Odds) -> String {
    let columns = head(language, ["wins", "outright", "tied"]);
    let mut out = format!("# {}\n\n{columns}\n|---|--:|--:|--:|\n", event.title());
    for one in odds.participants.iter().filter(|one| one.win > 0.0 || one.shared > 0.0) {
        let error = one
            .error
            .map(|error| format!(" ± {}", hundredths(language, error)))
            .unwrap_or_default();
        let [win, outright, shared] =
            [one.win, one.outright, one.shared].map(|chance| precise(language, chance, 0));
        let _ = writeln!(out, "| {} | {win}{error} | {outright} | {shared} |", event.name(one.id));
    }
    for line in super::odds_text::length(language, odds) {
        let _ = write!(out, "\n{line}\n");
    }
    out
}
