//! `[board-scoring]`, and `[[board]]` with its `tables`.

use super::values::{count, exactly, flag, meant, number, one_of, optional};
use crate::vp_scales;
use tiebreak_bridge::table_score;
use tiebreak_document::{Diagnostic, Faults, Fields, Node, NodeValue, closest};
use tiebreak_language::sentence;
use tiebreak_model::bridge::{
    AdjustedScore, BoardScoring, BoardTable, Contract, Datum, DatumRounding, LARGEST_SCORE, Method,
    PlayedBoard, PlayedContract, Seat, SmallGroups, TableResult, VpRow, is_score,
};
use tiebreak_model::{Exact, Kind};

/// How boards are scored; what is not said is as usual for the kind of event.
pub(super) fn read_scoring(node: &Node, kind: Kind, faults: &mut Faults) -> Option<BoardScoring> {
    let mut fields = Fields::open(node, "`board-scoring`", faults)?;
    let usual = match kind {
        Kind::Pairs => Method::Matchpoints,
        Kind::BoardAMatch => Method::BoardAMatch,
        _ => Method::Imps,
    };
    let mut scoring = BoardScoring { method: usual, ..BoardScoring::default() };
    scoring.method = word(&mut fields, "method", &Method::ALL, faults).unwrap_or(usual);
    if let Some(winners) = fields.whole("winners", 1..=2, faults) {
        scoring.winners = winners.value;
    }
    for (key, place) in [
        ("neuberg", &mut scoring.neuberg),
        ("own-average", &mut scoring.own_average),
        ("divided", &mut scoring.divided),
    ] {
        if let Some(node) = fields.node(key) {
            *place = flag(node, key, faults);
        }
    }
    scoring.small_groups =
        word(&mut fields, "small-groups", &SmallGroups::ALL, faults).unwrap_or_default();
    scoring.round = step(&mut fields, faults);
    scoring.average_imps =
        optional(&mut fields, "average-imps", faults).unwrap_or(scoring.average_imps);
    let data = [(Datum::Average, "average"), (Datum::Median, "median")];
    scoring.datum = word(&mut fields, "datum", &data, faults).unwrap_or_default();
    scoring.cut = fields.whole("cut", 0..=100, faults).map_or(0, |cut| cut.value);
    scoring.datum_to =
        fields.whole("datum-to", 0..=1000, faults).map_or(scoring.datum_to, |to| to.value);
    scoring.cut_share = cut_share(&mut fields, faults);
    scoring.datum_rounding =
        word(&mut fields, "datum-rounding", &DatumRounding::ALL, faults).unwrap_or_default();
    scoring.vp_table =
        fields.node("vp-table").map(|node| vp_table(node, faults)).unwrap_or_default();
    fields.finish(faults);
    Some(scoring)
}

/// One of several words.
fn word<T: Copy>(
    fields: &mut Fields<'_>,
    key: &'static str,
    all: &[(T, &str)],
    faults: &mut Faults,
) -> Option<T> {
    let word = fields.text(key, faults)?;
    let known = all.iter().find(|(_, known)| *known == word.value).map(|(value, _)| *value);
    if known.is_none() {
        let words: Vec<&str> = all.iter().map(|(_, known)| *known).collect();
        let label = meant(closest(&word.value, words.iter().copied()), &words);
        let message = sentence!(event_file_is_word { key, value: word.value });
        faults.add(Diagnostic::error(message, word.span).label(label));
    }
    known
}

/// The share of the scores that the datum leaves out at each end: between nothing and a half.
fn cut_share(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<Exact> {
    let node = fields.node("cut-share")?;
    let share = number(node, faults)?;
    if share <= Exact::ZERO || share >= Exact::HALF {
        let message = sentence!(event_file_cut_share { share: share.to_string() });
        let found = Diagnostic::error(message, node.span.clone());
        faults.add(found.label(sentence!(event_file_expected_share)));
        return None;
    }
    Some(share)
}

/// The datum of a board, as North-South sees it.
fn datum(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<Exact> {
    let node = fields.node("datum")?;
    let datum = number(node, faults)?;
    let size = if datum.is_negative() { -datum } else { datum };
    if size > Exact::from(LARGEST_SCORE) {
        let message = sentence!(event_file_not_a_score { score: datum.to_string() });
        let found = Diagnostic::error(message, node.span.clone());
        faults.add(found.label(sentence!(event_file_expected_score)));
        return None;
    }
    Some(datum)
}

/// To what the result of a board is rounded.
fn step(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<Exact> {
    let node = fields.node("round")?;
    let step = number(node, faults)?;
    if step <= Exact::ZERO {
        let message = sentence!(event_file_cannot_round { step: step.to_string() });
        faults.add(
            Diagnostic::error(message, node.span.clone())
                .label(sentence!(event_file_expected_step)),
        );
        return None;
    }
    Some(step)
}

/// `[[0, 10, 10], [3, 11, 9], ...]`: from which margin on, VPs of the winner, VPs of the loser. Or
/// the name of a table that comes with the program.
fn vp_table(node: &Node, faults: &mut Faults) -> Vec<VpRow> {
    if let NodeValue::Text(name) = &node.value {
        let found = vp_scales::find(name);
        if found.is_none() {
            let names = vp_scales::names();
            let label = match closest(name, names.iter().map(String::as_str)) {
                Some(near) => sentence!(cli_did_you_mean_name { near }),
                None => sentence!(event_file_expected_vp_table { names: names.join(", ") }),
            };
            let message = sentence!(event_file_no_vp_table { name });
            faults.add(Diagnostic::error(message, node.span.clone()).label(label));
        }
        return found.unwrap_or_default();
    }
    let mut rows: Vec<VpRow> = Vec::new();
    for item in node.list("vp-table", faults).unwrap_or_default() {
        let expected = sentence!(event_file_expected_vp_row);
        let Some([from, winner, loser]) = exactly(item, "vp-table", expected, faults) else {
            continue;
        };
        let (margin, winner, loser) =
            (number(from, faults), number(winner, faults), number(loser, faults));
        let (Some(margin), Some(winner), Some(loser)) = (margin, winner, loser) else { continue };
        let least = rows.last().map_or(0, |last| last.from + 1);
        let whole = u32::try_from(margin.numerator()).ok().filter(|_| margin.denominator() == 1);
        match whole.filter(|from| {
            if rows.is_empty() { *from == 0 } else { *from >= least && *from <= 10_000 }
        }) {
            Some(from) => rows.push(VpRow { from, vps: [winner, loser] }),
            None => {
                let message = sentence!(event_file_vp_row { margin: margin.to_string() });
                let row = if rows.is_empty() { "first" } else { "next" };
                let label = sentence!(event_file_vp_row_from { row });
                faults.add(Diagnostic::error(message, from.span.clone()).label(label));
            }
        }
    }
    rows
}

/// A board with its tables; `None` where not enough could be read.
pub(super) fn read_board(node: &Node, faults: &mut Faults) -> Option<PlayedBoard<String>> {
    let mut fields = Fields::open(node, "this board", faults)?;
    let number = count(&mut fields, "number", 1, faults);
    if number.is_none() && fields.node("number").is_none() {
        fields.missing("number", faults);
    }
    let session = count(&mut fields, "session", 1, faults).unwrap_or(1);
    let section = fields.text("section", faults).map(|text| text.value);
    let datum = datum(&mut fields, faults);
    let tables =
        fields.node("tables").and_then(|node| node.list("tables", faults)).unwrap_or_default();
    let number = number?;
    let tables = tables.iter().filter_map(|item| read_table(item, number, faults)).collect();
    fields.finish(faults);
    Some(PlayedBoard { session, section, number, datum, tables })
}

fn read_table(node: &Node, board: u32, faults: &mut Faults) -> Option<BoardTable<String>> {
    let mut fields = Fields::open(node, "this table", faults)?;
    let north_south = fields.required_text("ns", faults);
    let east_west = fields.required_text("ew", faults);
    let round = count(&mut fields, "round", 1, faults);
    let lead = fields.text("lead", faults).map(|text| text.value);
    let form = count(&mut fields, "form", 1, faults).unwrap_or(1);
    let result = read_result(&mut fields, node, board, faults);
    fields.finish(faults);
    Some(BoardTable {
        round,
        north_south: north_south?.value,
        east_west: east_west?.value,
        result: result?,
        lead,
        form,
    })
}

/// What happened: exactly one of a contract, a score, something adjusted, a status. A score next to
/// a contract has to be its score.
fn read_result(
    fields: &mut Fields<'_>,
    node: &Node,
    board: u32,
    faults: &mut Faults,
) -> Option<TableResult> {
    let before = faults.list.len();
    let contract = read_contract(fields, faults);
    let score = fields.node("score").and_then(|node| Some((read_score(node, faults)?, node)));
    let adjusted = fields.node("adjusted").and_then(|node| read_adjusted(node, faults));
    let not_played = read_status(fields, faults);
    if faults.list.len() > before {
        return None;
    }
    let found: Vec<TableResult> =
        contract.clone().into_iter().chain(adjusted).chain(not_played).collect();
    match (found.as_slice(), score) {
        ([only], None) => Some(only.clone()),
        ([], Some((score, _))) => Some(TableResult::Scored(score)),
        ([only], Some((score, at))) if contract.is_some() => {
            let given = table_score(board, only).unwrap_or_default();
            if given != score {
                let (score, given) = (score.to_string(), given.to_string());
                let found = Diagnostic::error(
                    sentence!(event_file_score_stands { score }),
                    at.span.clone(),
                );
                let label = sentence!(event_file_contract_gives { given, board });
                faults.add(
                    found.label(label).hint(sentence!(event_file_leave_one_out { key: "score" })),
                );
                return None;
            }
            Some(only.clone())
        }
        ([], None) => {
            let found = Diagnostic::error(sentence!(event_file_no_result), node.span.clone());
            let found = found.label(sentence!(event_file_nothing_happened));
            faults.add(found.hint(sentence!(event_file_add_result)));
            None
        }
        _ => {
            let found = Diagnostic::error(sentence!(event_file_several_results), node.span.clone());
            faults.add(found.label(sentence!(event_file_expected_one_result)));
            None
        }
    }
}

fn read_contract(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<TableResult> {
    let written = fields.text("contract", faults);
    let by = fields.text("by", faults);
    let tricks = fields.whole::<u8>("tricks", 0..=13, faults);
    let written = written?;
    if matches!(written.value.to_lowercase().as_str(), "pass" | "passed out" | "ap") {
        return Some(TableResult::PassedOut);
    }
    let Ok(contract) = written.value.parse::<Contract>() else {
        let message = sentence!(event_file_not_a_contract { text: written.value });
        faults.add(
            Diagnostic::error(message, written.span).label(sentence!(event_file_expected_contract)),
        );
        return None;
    };
    let (Some(by), Some(tricks)) = (by, tricks) else {
        let message = sentence!(event_file_contract_alone { contract: contract.to_string() });
        faults.add(
            Diagnostic::error(message, written.span).label(sentence!(event_file_expected_declarer)),
        );
        return None;
    };
    let Some(declarer) = Seat::parse(&by.value) else {
        let found = Diagnostic::error(sentence!(event_file_no_seat { text: by.value }), by.span);
        faults.add(found.label(one_of(&["N", "E", "S", "W"])));
        return None;
    };
    Some(TableResult::Played(PlayedContract { contract, declarer, tricks: tricks.value }))
}

/// North-South's score: a multiple of 10 within the limits of bridge.
fn read_score(node: &Node, faults: &mut Faults) -> Option<i32> {
    let score = number(node, faults)?;
    let whole = i32::try_from(score.numerator()).ok().filter(|_| score.denominator() == 1);
    let fits = whole.filter(|score| is_score(*score));
    if fits.is_none() {
        let message = sentence!(event_file_not_a_score { score: score.to_string() });
        faults.add(
            Diagnostic::error(message, node.span.clone())
                .label(sentence!(event_file_expected_score)),
        );
    }
    fits
}

fn read_adjusted(node: &Node, faults: &mut Faults) -> Option<TableResult> {
    let [first, second] =
        exactly(node, "adjusted", sentence!(event_file_expected_adjusted), faults)?;
    let mut read = |node: &Node| {
        let text = node.text("adjusted", faults)?;
        let given = text.value.parse::<AdjustedScore>().ok();
        if given.is_none() {
            let message = sentence!(event_file_not_given { text: text.value });
            faults.add(
                Diagnostic::error(message, text.span).label(sentence!(event_file_expected_given)),
            );
        }
        given
    };
    let (first, second) = (read(first), read(second));
    Some(TableResult::Adjusted([first?, second?]))
}

fn read_status(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<TableResult> {
    let status = fields.text("status", faults)?;
    if status.value == "not-played" {
        return Some(TableResult::NotPlayed);
    }
    let message = sentence!(event_file_not_a_status { of: "table", text: status.value });
    faults.add(Diagnostic::error(message, status.span).label(one_of(&["\"not-played\""])));
    None
}
