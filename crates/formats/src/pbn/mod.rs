//! PBN, Portable Bridge Notation: the scores of both tables of a match make its IMPs and total
//! points.

mod by_table;
mod pairs;
mod scan;
mod table;
mod write;

pub use write::write;

use crate::account::{Account, Told, examine};
use crate::loaded::{Loaded, warning};
use crate::match_boards::MatchBoards;
use crate::{Format, Import, imps, usebio};
use scan::BoardRecord;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_bridge::table_score;
use tiebreak_document::{Diagnostic, Faults, RejectedFile, Span};
use tiebreak_language::sentence;
use tiebreak_model::bridge::{TableResult, is_score};
use tiebreak_model::{DraftEvent, DraftMatch, DraftParticipant, EventInfo, Exact, Place, Sport};

/// What one table scored on one board.
#[derive(Debug)]
struct PlayedTable {
    north_south: String,
    /// North-South's score; none where the board was not played.
    score: Option<i32>,
    passed: bool,
    /// What happened, as far as contract, declarer and result say it.
    result: TableResult,
    span: Span,
}

/// The boards of one match: by number, the tables that played it.
type TablesByBoard = BTreeMap<String, Vec<PlayedTable>>;

/// The teams, by name, and the round.
type NamedMatchKey = (Option<u32>, [String; 2]);

/// Reads a PBN file with the boards of team matches.
pub fn read(name: &str, text: &str) -> Result<Loaded, RejectedFile> {
    import(name, text, &Told::default())?.decided()
}

/// Reads a PBN file with the account of what was understood.
pub fn import(name: &str, text: &str, told: &Told) -> Result<Import, RejectedFile> {
    let mut faults = Faults::default();
    let records = scan::records(text, &mut faults);
    if records.is_empty() && !faults.fatal() {
        faults.add(Diagnostic::whole(sentence!(pbn_no_board)).hint(sentence!(pbn_no_board_hint)));
    }
    if pairs::fits(&records) {
        return pairs::import(name, text, &records, told, faults);
    }
    if by_table::fits(&records) {
        return by_table::import(name, text, &records, told, faults);
    }
    let matches = by_match(&records, &mut faults);
    if faults.fatal() {
        return Err(RejectedFile::new(name, text, faults.list));
    }
    let title =
        records.iter().find_map(|record| record.tag("Event")).map(|(title, _)| title.to_owned());
    let mut draft = DraftEvent {
        info: EventInfo {
            title: title.unwrap_or_else(|| name.to_owned()),
            sport: Sport::Bridge,
            ..EventInfo::default()
        },
        ..Default::default()
    };
    let mut warnings = Vec::new();
    let mut places = Vec::new();
    let teams: BTreeSet<&String> = matches.keys().flat_map(|(_, teams)| teams).collect();
    draft.participants = teams
        .into_iter()
        .map(|team| DraftParticipant { name: team.clone(), ..Default::default() })
        .collect();
    let mut all_boards = MatchBoards::new(None);
    for (key, boards) in &matches {
        if let Some(one) = one_match(key, boards, &mut warnings) {
            if let Some(tables) = tables_of(boards, &one.teams[0]) {
                all_boards.add(&one, tables);
            }
            draft.matches.push(one);
            places.push(first_place(boards));
        }
    }
    all_boards.enter(&mut draft);
    let mut account = Account::new(name, Format::Pbn, "utf-8");
    examine(&mut draft, None, told, &mut account);
    let place = |place: &Place| match place {
        Place::Match(index, _) => places.get(*index).cloned(),
        _ => None,
    };
    let loaded = Loaded::check(name, text, draft, warnings, place)?;
    Ok(Import::from_loaded(loaded, account))
}

/// What happened at the tables of a match: the board, whether the first team sat North-South, and
/// the result. `None` where the boards have no numbers.
fn tables_of(boards: &TablesByBoard, first: &str) -> Option<Vec<(u32, bool, TableResult)>> {
    let mut tables = Vec::new();
    for (board, played) in boards {
        let number = board.parse().ok().filter(|number| *number > 0)?;
        tables.extend(
            played.iter().map(|table| (number, table.north_south == first, table.result.clone())),
        );
    }
    Some(tables)
}

fn first_place(boards: &TablesByBoard) -> Span {
    boards.values().flatten().map(|table| table.span.clone()).next().unwrap_or(0..0)
}

/// Sorts the records into matches.
fn by_match(
    records: &[BoardRecord],
    faults: &mut Faults,
) -> BTreeMap<NamedMatchKey, TablesByBoard> {
    let mut matches: BTreeMap<NamedMatchKey, TablesByBoard> = BTreeMap::new();
    for record in records {
        let (home, visit) = (record.tag("HomeTeam"), record.tag("VisitTeam"));
        let (Some((home, span)), Some((visit, _)), Some((board, board_span))) =
            (home, visit, record.tag("Board"))
        else {
            let span = record.tag("Board").or(record.tag("Event")).map_or(0..0, |(_, span)| span);
            let found = Diagnostic::error(sentence!(pbn_no_teams), span);
            faults.add(found.label(sentence!(pbn_expected_teams)));
            continue;
        };
        let score =
            match record.tag("Score").map(|(score, span)| (north_souths(score), score, span)) {
                None => None,
                Some((Some(score), ..)) => Some(score),
                Some((None, score, span)) => {
                    let found =
                        Diagnostic::error(sentence!(import_not_a_score { text: score }), span);
                    faults.add(found.label(sentence!(pbn_expected_score)));
                    continue;
                }
            };
        // In the closed room the home team sits East-West.
        let closed =
            record.tag("Room").is_some_and(|(room, _)| room.eq_ignore_ascii_case("closed"));
        let north_south = if closed { visit } else { home }.to_owned();
        let mut teams = [home.to_owned(), visit.to_owned()];
        teams.sort();
        let round = record
            .tag("Round")
            .and_then(|(round, _)| round.parse().ok())
            .filter(|round| *round > 0);
        let passed = record
            .tag("Contract")
            .is_none_or(|(contract, _)| contract.eq_ignore_ascii_case("pass"));
        let adjusted = record.tag(write::ADJUSTED).and_then(|(text, _)| usebio::scored(text));
        let adjusted = adjusted.filter(|one| matches!(one, TableResult::Adjusted(_)));
        let result = adjusted.unwrap_or_else(|| result(record, board, score));
        let tables =
            matches.entry((round, teams)).or_default().entry(board.to_owned()).or_default();
        if tables.len() == 2 {
            let message = sentence!(pbn_three_tables { board, home, visit });
            faults.add(Diagnostic::error(message, board_span).label(sentence!(pbn_third)));
            continue;
        }
        tables.push(PlayedTable { north_south, score, passed, result, span });
    }
    matches
}

/// The contract where its score is the one that is stated, the bare score otherwise.
fn result(record: &BoardRecord, board: &str, score: Option<i32>) -> TableResult {
    let Some(score) = score else { return TableResult::NotPlayed };
    let word = |tag: &str| record.tag(tag).map(|(value, _)| value);
    let contract = table::contract(word("Contract"), word("Declarer"), word("Result"));
    let fits =
        |one: &TableResult| board.parse().is_ok_and(|board| table_score(board, one) == Some(score));
    contract.filter(fits).unwrap_or(TableResult::Scored(score))
}

/// "NS 420", "EW 50", "-50": as North-South sees it.
fn north_souths(score: &str) -> Option<i32> {
    let (side, number) = score.split_once(' ').unwrap_or(("NS", score));
    let number =
        number.trim().trim_start_matches('+').parse().ok().filter(|number| is_score(*number))?;
    match side {
        "NS" => Some(number),
        "EW" => Some(-number),
        _ => None,
    }
}

fn one_match(
    key: &NamedMatchKey,
    boards: &TablesByBoard,
    warnings: &mut Vec<Diagnostic>,
) -> Option<DraftMatch> {
    let (round, [first, second]) = key;
    let (home, visit) = (first, second);
    let place = Some(first_place(boards));
    let adjusted = |table: &PlayedTable| matches!(table.result, TableResult::Adjusted(_));
    let given = boards.values().flatten().any(adjusted);
    let unplayed =
        !given && boards.values().flatten().all(|table| table.score.is_none() && table.passed);
    if unplayed {
        let message = sentence!(pbn_unplayed { home, visit, boards: boards.len() });
        warnings.push(warning(message, place).hint(sentence!(pbn_unplayed_hint)));
        return None;
    }
    let (mut won, mut points, mut compared) = ([0, 0], [0, 0], 0);
    for (board, tables) in boards {
        let [a, b] = tables.as_slice() else {
            let message = sentence!(pbn_one_table { board, home, visit });
            warnings.push(warning(message, tables.first().map(|table| table.span.clone())));
            continue;
        };
        if adjusted(a) || adjusted(b) {
            continue;
        }
        let (Some(a_score), Some(b_score)) = (a.score, b.score) else {
            warnings.push(warning(
                sentence!(pbn_no_score { board, home, visit }),
                Some(a.span.clone()),
            ));
            continue;
        };
        if a.north_south == b.north_south {
            let message = sentence!(pbn_same_seats { board, home, visit, team: &a.north_south });
            warnings.push(warning(message, Some(b.span.clone())));
            continue;
        }
        let own = |table: &PlayedTable, score: i32| {
            if table.north_south == *first { score } else { -score }
        };
        let tables = [own(a, a_score), own(b, b_score)];
        for score in tables {
            points[usize::from(score < 0)] += score.abs();
        }
        let swing = imps(tables.into_iter().map(i64::from).sum());
        won[usize::from(swing < 0)] += swing.abs();
        compared += 1;
    }
    // What the director gave has no score to compare: the tables are scored as boards are.
    let tables = tables_of(boards, first).filter(|_| given);
    if let Some(found) = tables.and_then(|tables| MatchBoards::new(None).found(&tables)) {
        return Some(DraftMatch {
            round: *round,
            teams: vec![first.clone(), second.clone()],
            boards: Some(found.counted),
            imps: found.imps.into(),
            total_points: found.total_points.into(),
            ..DraftMatch::default()
        });
    }
    if compared == 0 {
        let message = sentence!(pbn_left_out { home, visit });
        warnings.push(warning(message, place).hint(sentence!(pbn_left_out_hint)));
        return None;
    }
    Some(DraftMatch {
        round: *round,
        teams: vec![first.clone(), second.clone()],
        boards: Some(compared),
        imps: won.map(Exact::from).into(),
        total_points: points.map(Exact::from).into(),
        ..DraftMatch::default()
    })
}
