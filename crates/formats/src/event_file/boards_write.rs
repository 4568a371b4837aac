//! Boards as they were played, written.

use super::write::{TomlLines, exact, quoted};
use crate::vp_scales;
use std::fmt::Write;
use tiebreak_model::bridge::{BoardScoring, BoardTable, Datum, PlayedBoard, TableResult};
use tiebreak_model::{Event, Exact, Id};

/// `[board-scoring]`: the method, and what is not as usual.
pub(super) fn write_scoring(scoring: &BoardScoring, out: &mut TomlLines) {
    let usual = BoardScoring::default();
    out.table("[board-scoring]");
    out.text("method", scoring.method.word());
    let mut unless = |usual: bool, key: &str, value: String| {
        if !usual {
            out.plain(key, value);
        }
    };
    unless(scoring.winners == usual.winners, "winners", scoring.winners.to_string());
    unless(scoring.neuberg == usual.neuberg, "neuberg", scoring.neuberg.to_string());
    let small = scoring.small_groups;
    unless(small == usual.small_groups, "small-groups", quoted(small.word()));
    unless(scoring.round.is_none(), "round", exact(scoring.round.unwrap_or(Exact::ZERO)));
    unless(
        scoring.own_average == usual.own_average,
        "own-average",
        scoring.own_average.to_string(),
    );
    unless(scoring.average_imps == usual.average_imps, "average-imps", exact(scoring.average_imps));
    unless(scoring.divided == usual.divided, "divided", scoring.divided.to_string());
    unless(scoring.datum == Datum::Average, "datum", quoted("median"));
    unless(scoring.cut == usual.cut, "cut", scoring.cut.to_string());
    unless(scoring.datum_to == usual.datum_to, "datum-to", scoring.datum_to.to_string());
    if let Some(share) = scoring.cut_share {
        unless(false, "cut-share", exact(share));
    }
    let rounding = scoring.datum_rounding;
    unless(rounding == usual.datum_rounding, "datum-rounding", quoted(rounding.word()));
    let rows: Vec<String> = scoring
        .vp_table
        .iter()
        .map(|row| format!("[{}, {}, {}]", row.from, exact(row.vps[0]), exact(row.vps[1])))
        .collect();
    let written = vp_scales::name_of(&scoring.vp_table)
        .map_or_else(|| format!("[{}]", rows.join(", ")), |name| quoted(&name));
    unless(rows.is_empty(), "vp-table", written);
}

/// A board with a line for each table.
pub(super) fn write_board(board: &PlayedBoard<Id>, event: &Event, out: &mut TomlLines) {
    out.table("[[board]]");
    out.plain("number", board.number);
    if board.session != 1 {
        out.plain("session", board.session);
    }
    out.optional_text("section", board.section.as_deref());
    if let Some(datum) = board.datum {
        out.plain("datum", exact(datum));
    }
    let lines: String =
        board.tables.iter().map(|table| format!("  {{ {} }},\n", line(table, event))).collect();
    out.plain("tables", format_args!("[\n{lines}]"));
}

fn line(table: &BoardTable<Id>, event: &Event) -> String {
    let mut line = String::new();
    // Writing to a String cannot fail.
    if let Some(round) = table.round {
        let _ = write!(line, "round = {round}, ");
    }
    let (ns, ew) = (quoted(event.name(table.north_south)), quoted(event.name(table.east_west)));
    let _ = write!(line, "ns = {ns}, ew = {ew}, ");
    let _ = match &table.result {
        TableResult::NotPlayed => write!(line, "status = \"not-played\""),
        TableResult::PassedOut => write!(line, "contract = \"pass\""),
        TableResult::Scored(score) => write!(line, "score = {score}"),
        TableResult::Played(play) => {
            let (contract, by) = (play.contract, play.declarer.letter());
            write!(line, "contract = \"{contract}\", by = \"{by}\", tricks = {}", play.tricks)
        }
        TableResult::Adjusted([first, second]) => {
            write!(line, "adjusted = [\"{first}\", \"{second}\"]")
        }
    };
    if let Some(lead) = &table.lead {
        let _ = write!(line, ", lead = {}", quoted(lead));
    }
    if table.form != 1 {
        let _ = write!(line, ", form = {}", table.form);
    }
    line
}
