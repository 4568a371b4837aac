//! The values of one player, opened up: rounds, opponents, what was cut, which article.

use std::fmt::Write;
use tiebreak_model::Entrant;
use tiebreak_standings::{Listing, Opened, Reason};

pub(super) fn opened(standings: &dyn Listing, player: usize) -> String {
    let entrants = standings.entrants();
    let mut out = format!("{}\n", entrants[player].name);
    for (at, heading) in standings.headings().into_iter().enumerate() {
        let Some(opened) = standings.open(player, at) else { continue };
        let value = opened.value.map_or("undefined".to_owned(), |value| value.to_string());
        let _ = writeln!(out, "\n{} = {value}   {}, article {}", heading.code, heading.words, opened.article);
        if let Some(note) = &opened.note {
            let _ = writeln!(out, "  {note}");
        }
        parts(entrants, &opened, &mut out);
    }
    out
}

fn parts(entrants: &[Entrant], opened: &Opened, out: &mut String) {
    for part in &opened.parts {
        let nobody = if part.reason == Reason::Assigned { "the arbiter's decision" } else { "no opponent" };
        let against = part.opponent.map_or(nobody, |at| entrants[at as usize].name.as_str());
        let article = part.reason.article().map(|article| format!("  unplayed, {article}")).unwrap_or_default();
        let cut = if part.cut { "  cut" } else { "" };
        let _ = writeln!(out, "  round {:>2}  {:>8}  {against}{article}{cut}", part.round, part.amount.to_string());
    }
}
