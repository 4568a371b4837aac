//! A regulation for people: the printed text with its meaning for the program, or the meaning
//! alone. A comparison with the printed text shows whether the file is right.

use crate::clauses::says;
use crate::wrap::wrap;
use crate::{Language, phrase, say};
use std::fmt::Write;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::Regulation;

/// The whole regulation as text: clauses with their meaning, then the readings.
pub fn prose(language: Language, regulation: &Regulation) -> String {
    let mut out = format!("{}\n{}\n{}\n", regulation.title, regulation.id, regulation.source);
    for (index, clause) in regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        let _ = write!(out, "\n{}", clause.id);
        if clause.summary {
            let _ = write!(out, " {}", say!(language, regulation_summary_mark));
        }
        let _ = writeln!(out, "\n{}", indented(&clause.text, "    "));
        let _ = writeln!(out, "{}", indented(&says(language, regulation, at), "    → "));
        if let Some(note) = &clause.note {
            let mark = format!("    {} ", say!(language, regulation_note));
            let _ = writeln!(out, "{}", indented(note, &mark));
        }
    }
    if !regulation.readings.is_empty() {
        let _ = writeln!(out, "\n{}", say!(language, regulation_readings));
    }
    let [taken, or] = [say!(language, regulation_taken), say!(language, regulation_or)];
    let width = taken.chars().count().max(or.chars().count());
    for reading in &regulation.readings {
        let clauses: Vec<&str> =
            reading.clauses.iter().map(|at| regulation.clause(*at).id.as_str()).collect();
        let _ = writeln!(
            out,
            "\n{} ({})\n{}",
            reading.id,
            clauses.join(", "),
            indented(&phrase(language, &reading.question), "    ")
        );
        for (name, meaning) in &reading.choices {
            let meaning = phrase(language, meaning);
            let mark = if *name == reading.taken { &taken } else { &or };
            let _ = writeln!(
                out,
                "{}",
                indented(&format!("{name}: {meaning}"), &format!("    {mark:<width$} "))
            );
        }
    }
    out
}

/// The regulation in our words, clause by clause.
///
/// ```
/// use tiebreak_regulation::builtin;
/// use tiebreak_report::{Language, regulation::as_text};
/// let tour = builtin::find("grand-chess-tour-2018").unwrap().unwrap();
/// let text = as_text(Language::En, &tour);
/// assert!(text.contains("Ranks by wins: The number of games won."));
/// assert!(!text.contains("Singuefield"));
/// ```
pub fn as_text(language: Language, regulation: &Regulation) -> String {
    let mut out = format!("{}\n\n", regulation.title);
    let width = regulation
        .clauses
        .iter()
        .map(|clause| clause.id.chars().count())
        .filter(|width| *width <= 12)
        .max();
    let width = width.unwrap_or(0) + 3;
    for (index, clause) in regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        let sentence = says(language, regulation, at);
        let _ = writeln!(
            out,
            "{}",
            indented(&sentence, &format!("{:<width$}", format!("{}  ", clause.id)))
        );
    }
    let readings: Vec<_> =
        regulation.readings.iter().filter(|reading| reading.choices.len() > 1).collect();
    if !readings.is_empty() {
        let _ = writeln!(out, "\n{}\n", say!(language, regulation_two_ways));
    }
    for reading in readings {
        let clauses: Vec<&str> =
            reading.clauses.iter().map(|at| regulation.clause(*at).id.as_str()).collect();
        let meaning = tiebreak_model::capital(&phrase(language, reading.meaning()));
        let sentence = format!("{} {meaning}.", phrase(language, &reading.question));
        let _ = writeln!(
            out,
            "{}",
            indented(&sentence, &format!("{:<width$}", clauses.join(", ") + "  "))
        );
    }
    out
}

/// Wrapped at 100 columns. The first line follows `mark`, and the others are indented as far.
pub(crate) fn indented(text: &str, mark: &str) -> String {
    let margin = " ".repeat(mark.chars().count());
    let lines = wrap(text, 100usize.saturating_sub(margin.len()).max(40));
    format!("{mark}{}", lines.join(&format!("\n{margin}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_regulation::builtin;

    #[test]
    fn every_clause_is_told() {
        for id in builtin::ids() {
            let regulation = builtin::find(id).unwrap().unwrap();
            for language in Language::ALL {
                let text = as_text(language, &regulation);
                for clause in &regulation.clauses {
                    let start = format!("\n{} ", clause.id);
                    assert!(
                        text.contains(&start),
                        "{id}: nothing is told of {} ({language:?})",
                        clause.id
                    );
                }
            }
        }
    }
}
