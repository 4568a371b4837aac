//! The values of one player, opened up: rounds, opponents, what was cut, which article.

use std::fmt::Write;
use tiebreak_model::Crosstable;
use tiebreak_standings::{Opened, Reason, Standings};

pub(super) fn opened(standings: &Standings<'_>, player: usize) -> String {
    let table = standings.table();
    let mut out = format!("{}\n", table.entrants[player].name);
    for (at, code) in standings.codes().enumerate() {
        let Some(opened) = standings.open(player, at) else { continue };
        let value = opened.value.map_or("undefined".to_owned(), |value| value.to_string());
        let _ = writeln!(out, "\n{code} = {value}   {}, article {}", code.words(), opened.article);
        if let Some(note) = &opened.note {
            let _ = writeln!(out, "  {note}");
        }
        parts(table, &opened, &mut out);
    }
    out
}

fn parts(table: &Crosstable, opened: &Opened, out: &mut String) {
    for part in &opened.parts {
        let nobody = if part.reason == Reason::Assigned { "the arbiter's decision" } else { "no opponent" };
        let against = part.opponent.map_or(nobody, |at| table.entrants[at as usize].name.as_str());
        let article = part.reason.article().map(|article| format!("  unplayed, {article}")).unwrap_or_default();
        let cut = if part.cut { "  cut" } else { "" };
        let _ = writeln!(out, "  round {:>2}  {:>8}  {against}{article}{cut}", part.round, part.amount.to_string());
    }
}
