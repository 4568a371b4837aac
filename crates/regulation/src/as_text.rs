//! A regulation in prose from the data alone: what the file does, without the printed words. Reading it beside the printed text shows
//! whether the file says the same.

use crate::prose::indented;
use crate::{Regulation, says};
use std::fmt::Write;
use tiebreak_model::ClauseRef;

/// The regulation in our words, clause by clause.
///
/// ```
/// use tiebreak_regulation::{as_text, builtin};
/// let tour = builtin::find("grand-chess-tour-2018").unwrap().unwrap();
/// let text = as_text(&tour);
/// assert!(text.contains("Ranks by wins: The number of games won."));
/// assert!(!text.contains("Singuefield"));
/// ```
pub fn as_text(regulation: &Regulation) -> String {
    let mut out = format!("{}\n\n", regulation.title);
    let width = regulation.clauses.iter().map(|clause| clause.id.chars().count()).filter(|width| *width <= 12).max();
    let width = width.unwrap_or(0) + 3;
    for (index, clause) in regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        let sentence = says(regulation, at);
        let _ = writeln!(out, "{}", indented(&sentence, &format!("{:<width$}", format!("{}  ", clause.id))));
    }
    let readings: Vec<_> = regulation.readings.iter().filter(|reading| reading.choices.len() > 1).collect();
    if !readings.is_empty() {
        out.push_str("\nWhere the text can be taken two ways\n\n");
    }
    for reading in readings {
        let clauses: Vec<&str> = reading.clauses.iter().map(|at| regulation.clause(*at).id.as_str()).collect();
        let sentence = format!("{} {}.", reading.question, tiebreak_model::capital(reading.meaning()));
        let _ = writeln!(out, "{}", indented(&sentence, &format!("{:<width$}", clauses.join(", ") + "  ")));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builtin;

    #[test]
    fn every_clause_is_told() {
        for id in builtin::ids() {
            let regulation = builtin::find(id).unwrap().unwrap();
            let text = as_text(&regulation);
            for clause in &regulation.clauses {
                let start = format!("\n{} ", clause.id);
                assert!(text.contains(&start), "{id}: nothing is told of {}", clause.id);
            }
        }
    }
}
