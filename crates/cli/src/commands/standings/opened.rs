//! The values of one player, opened up: rounds, opponents, what was cut, which article.

use std::fmt::Write;
use tiebreak_model::Entrant;
use tiebreak_report::words::{decimal, tie_break};
use tiebreak_report::{Language, say};
use tiebreak_standings::{Listing, RoundReason, ValueWorking};

pub(super) fn opened(language: Language, standings: &dyn Listing, player: usize) -> String {
    let entrants = standings.entrants();
    let mut out = format!("{}\n", entrants[player].name);
    for (at, heading) in standings.headings().into_iter().enumerate() {
        let Some(opened) = standings.open(player, at) else { continue };
        let value = match opened.value {
            Some(value) => decimal(language, &value.to_string()),
            None => say!(language, cli_opened_undefined),
        };
        let words = tie_break(language, &heading.code, &heading.words);
        let article =
            say!(language, cli_opened_article { words, article: opened.article.to_string() });
        let _ = writeln!(out, "\n{} = {value}   {article}", heading.code);
        if let Some(note) = &opened.note {
            let _ = writeln!(out, "  {note}");
        }
        parts(language, entrants, &opened, &mut out);
    }
    out
}

fn parts(language: Language, entrants: &[Entrant], opened: &ValueWorking, out: &mut String) {
    for part in &opened.parts {
        let against = match part.opponent {
            Some(at) => entrants[at as usize].name.clone(),
            None if part.reason == RoundReason::Assigned => say!(language, cli_opened_arbiter),
            None => say!(language, cli_opened_no_opponent),
        };
        let round = say!(language, working_round { round: format!("{:>2}", part.round) });
        let _ =
            write!(out, "  {round}  {:>8}  {against}", decimal(language, &part.amount.to_string()));
        if let Some(article) = part.reason.article() {
            let _ = write!(
                out,
                "  {}",
                say!(language, cli_opened_unplayed { article: article.to_string() })
            );
        }
        let cut =
            if part.cut { format!("  {}", say!(language, cli_opened_cut)) } else { String::new() };
        let _ = writeln!(out, "{cut}");
    }
}
