//! Travellers: a row for each table of each board. And sessions of pairs: a row for each pair.

use super::sheet::{CsvTable, Field};
use super::{Draft, cell, number, required, whole};
use crate::usebio::scored;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_bridge::table_score;
use tiebreak_document::{Diagnostic, Faults};
use tiebreak_language::sentence;
use tiebreak_model::bridge::{
    BoardTable, Contract, PlayedBoard, PlayedContract, Seat, TableResult,
};
use tiebreak_model::{DraftParticipant, Kind, Sport};

const BOARD: [&str; 3] = ["board", "bd", "board no"];
const NS: [&str; 5] = ["ns", "ns pair", "north south", "n s", "PairNS"];
const EW: [&str; 5] = ["ew", "ew pair", "east west", "e w", "PairEW"];
const PAIR: [&str; 3] = ["pair", "names", "name"];

pub(super) fn fits(sheet: &CsvTable) -> bool {
    [&BOARD[..], &NS, &EW].iter().all(|names| sheet.column(names).is_some())
}

/// The columns of a traveller.
struct Columns {
    board: Option<usize>,
    ns: Option<usize>,
    ew: Option<usize>,
    round: Option<usize>,
    session: Option<usize>,
    section: Option<usize>,
    contract: Option<usize>,
    by: Option<usize>,
    tricks: Option<usize>,
    lead: Option<usize>,
    form: Option<usize>,
    score: Option<usize>,
}

pub(super) fn read(sheet: &CsvTable, faults: &mut Faults) -> Draft {
    let column = |names: &[&str]| sheet.column(names);
    let columns = Columns {
        board: column(&BOARD),
        ns: column(&NS),
        ew: column(&EW),
        round: column(&["round", "rd"]),
        session: column(&["session"]),
        section: column(&["section"]),
        contract: column(&["contract"]),
        by: column(&["NS/EW"]).or_else(|| column(&["by", "declarer", "played by"])),
        tricks: column(&["tricks", "result"]),
        lead: column(&["lead", "LeadCard"]),
        form: column(&["form"]),
        score: column(&["score", "ns score", "score ns"]),
    };
    let mut draft = Draft::default();
    draft.event.info.sport = Sport::Bridge;
    draft.event.info.kind = Kind::Pairs;
    draft.named = Some((Kind::Pairs, sentence!(csv_because_travellers)));
    let mut boards: BTreeMap<(u32, Option<String>, u32), Vec<BoardTable<String>>> = BTreeMap::new();
    let mut known = BTreeSet::new();
    for row in &sheet.rows {
        let Some(at) = required(row, columns.board, "board", faults) else { continue };
        let Some(board) = whole(at, faults).filter(|board| *board > 0) else { continue };
        let (ns, ew) =
            (required(row, columns.ns, "pair", faults), required(row, columns.ew, "pair", faults));
        let (Some(ns), Some(ew)) = (ns, ew) else { continue };
        for pair in [ns, ew] {
            if known.insert(pair.text.clone()) {
                draft.participants.push(pair.span.clone());
                draft
                    .event
                    .participants
                    .push(DraftParticipant { name: pair.text.clone(), ..Default::default() });
            }
        }
        let Some(result) = result(row, &columns, board, at, faults) else { continue };
        let mut count = |column| {
            cell(row, column).and_then(|field| whole(field, faults)).filter(|count| *count > 0)
        };
        let (session, round) = (count(columns.session).unwrap_or(1), count(columns.round));
        let form = count(columns.form).unwrap_or(1);
        let section = cell(row, columns.section).map(|field| field.text.clone());
        let lead = cell(row, columns.lead).map(|field| field.text.clone());
        let (north_south, east_west) = (ns.text.clone(), ew.text.clone());
        let table = BoardTable { round, north_south, east_west, result, lead, form };
        boards.entry((session, section, board)).or_default().push(table);
    }
    draft.event.played_boards = boards
        .into_iter()
        .map(|((session, section, number), tables)| PlayedBoard {
            session,
            section,
            number,
            datum: None,
            tables,
        })
        .collect();
    draft
}

fn result(
    row: &[Field],
    columns: &Columns,
    board: u32,
    at: &Field,
    faults: &mut Faults,
) -> Option<TableResult> {
    let score = cell(row, columns.score);
    let stated = match score.map(|field| (field, scored(&field.text))) {
        Some((field, None)) => {
            let found = Diagnostic::error(
                sentence!(import_not_a_score { text: &field.text }),
                field.span.clone(),
            );
            faults.add(found.label(sentence!(csv_expected_score)));
            return None;
        }
        Some((_, stated)) => stated,
        None => None,
    };
    let played = contract(row, columns, faults)?;
    match (stated, played) {
        (Some(TableResult::Scored(score)), Some(played)) => {
            let given = table_score(board, &played).unwrap_or(score);
            if given != score {
                let span =
                    cell(row, columns.score).map_or(at.span.clone(), |field| field.span.clone());
                let found = Diagnostic::error(sentence!(csv_score_here { score }), span);
                faults.add(found.label(sentence!(csv_contract_gives { score: given, board })));
                return None;
            }
            Some(played)
        }
        (Some(stated), _) => Some(stated),
        (None, Some(played)) => Some(played),
        (None, None) => {
            let found = Diagnostic::error(sentence!(csv_row_says_nothing), at.span.clone());
            faults.add(found.label(sentence!(csv_expected_contract_or_score)));
            None
        }
    }
}

/// The tricks of declarer's side: "10", or as "=", "+1", "-2" against what the contract needs.
fn tricks(text: &str, level: u8) -> Option<u8> {
    let signed = |sign: char| text.strip_prefix(sign).and_then(|rest| rest.parse::<u8>().ok());
    let needed = level + 6;
    let tricks = if text == "=" {
        Some(needed)
    } else if text.starts_with('+') {
        signed('+').and_then(|over| needed.checked_add(over))
    } else if text.starts_with('-') {
        signed('-').and_then(|down| needed.checked_sub(down))
    } else {
        text.parse().ok()
    };
    tricks.filter(|tricks| *tricks <= 13)
}

/// The contract of a row; `None` where it cannot be read.
#[allow(clippy::option_option)] // no contract is something else than one that cannot be read
fn contract(row: &[Field], columns: &Columns, faults: &mut Faults) -> Option<Option<TableResult>> {
    let Some(field) = cell(row, columns.contract) else { return Some(None) };
    if matches!(field.text.to_lowercase().as_str(), "pass" | "passed" | "passed out" | "p" | "ap") {
        return Some(Some(TableResult::PassedOut));
    }
    let declarer = cell(row, columns.by).and_then(|by| Seat::parse(&by.text));
    let contract = field.text.parse::<Contract>();
    let level = contract.as_ref().map_or(0, |contract| contract.level);
    let tricks = cell(row, columns.tricks).and_then(|field| tricks(&field.text, level));
    match (contract, declarer, tricks) {
        (Ok(contract), Some(declarer), Some(tricks)) => {
            Some(Some(TableResult::Played(PlayedContract { contract, declarer, tricks })))
        }
        (Ok(_), ..) => {
            let found = Diagnostic::error(
                sentence!(csv_half_contract { contract: &field.text }),
                field.span.clone(),
            );
            faults.add(found.label(sentence!(csv_expected_declarer)));
            None
        }
        _ => {
            let found = Diagnostic::error(
                sentence!(csv_not_a_contract { contract: &field.text }),
                field.span.clone(),
            );
            faults.add(found.label(sentence!(csv_expected_contract)));
            None
        }
    }
}

/// Columns headed "session 1", "session 2", ... of a table of pairs.
fn sessions(sheet: &CsvTable) -> Vec<usize> {
    (1..=100u32)
        .map_while(|number| {
            sheet.column(&[&format!("session {number}"), &format!("session{number}")])
        })
        .collect()
}

pub(super) fn is_of_sessions(sheet: &CsvTable) -> bool {
    sheet.column(&PAIR).is_some() && !sessions(sheet).is_empty()
}

pub(super) fn read_sessions(sheet: &CsvTable, faults: &mut Faults) -> Draft {
    let (pair, columns) = (sheet.column(&PAIR), sessions(sheet));
    let mut draft = Draft::default();
    draft.event.info.sport = Sport::Bridge;
    draft.event.info.kind = Kind::Pairs;
    draft.named = Some((Kind::Pairs, sentence!(csv_because_sessions)));
    for row in &sheet.rows {
        let Some(name) = required(row, pair, "pair", faults) else { continue };
        let mut of =
            |names: &[&str]| cell(row, sheet.column(names)).and_then(|field| number(field, faults));
        let (penalty, carry_over) = (of(&["penalty"]), of(&["carry over", "carry-over"]));
        let scores = columns
            .iter()
            .filter_map(|at| cell(row, Some(*at)).and_then(|field| number(field, faults)));
        draft.participants.push(name.span.clone());
        draft.event.participants.push(DraftParticipant {
            name: name.text.clone(),
            sessions: scores.collect(),
            penalty,
            carry_over,
            ..Default::default()
        });
    }
    draft
}
