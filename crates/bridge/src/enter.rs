//! Enters into a draft what follows from its boards: the sessions and encounters of pairs, the
//! figures of matches, net points.

use crate::fill_matches::fill_matches;
use crate::{ScoringProblem, Sessions, Travellers};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::{
    AdjustedScore, BoardScoring, BoardTable, Method, PlayedBoard, Side, TableResult,
};
use tiebreak_model::{DraftEncounter, DraftEvent, Exact, Fault, Id, Kind, Place, normal};

/// The most tables of one board, and of all boards together.
const MOST_TABLES: usize = 1_000;
const MOST_LINES: usize = 100_000;
/// The most sessions.
const MOST_SESSIONS: u32 = 100;
/// The most weighted scores on one board.
const MOST_WEIGHTED: usize = 20;

/// Scores the boards of a draft and enters what follows. Where there are no boards nothing changes;
/// what cannot be scored is told, all of it at once.
///
/// Names that are not known are left alone: checking the draft tells them.
pub fn enter(draft: &mut DraftEvent) -> Result<(), Vec<Fault>> {
    if draft.played_boards.is_empty() {
        return Ok(());
    }
    let mut faults = Vec::new();
    sizes(draft, &mut faults);
    let scoring = draft.board_scoring.clone().unwrap_or_else(|| default_for(draft.info.kind));
    if scoring.method.is_for_pairs() != (draft.info.kind == Kind::Pairs) {
        let (kind, method) = (draft.info.kind.word(), scoring.method.word());
        let message = sentence!(event_file_other_method { kind, method });
        faults.push(Fault::new(Place::Event("board-scoring"), message, fitting(draft.info.kind)));
    }
    if scoring.winners == 2 && draft.info.prizes.is_some() {
        let (message, expected) =
            (sentence!(event_file_two_winners), sentence!(event_file_which_ranking));
        let fault = Fault::new(Place::Event("prizes"), message, expected);
        faults.push(fault.hint(sentence!(event_file_leave_them_out)));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let Some(boards) = with_positions(draft) else { return Ok(()) };
    twice(&boards, draft, &mut faults);
    given_besides(draft, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let found = if draft.info.kind == Kind::Pairs {
        fill_pairs(draft, &scoring, &boards).map_err(|problems| told(&problems))
    } else {
        fill_matches(draft, &scoring, &boards)
    };
    draft.board_scoring = Some(scoring);
    found
}

/// How boards are scored where nobody says so.
fn default_for(kind: Kind) -> BoardScoring {
    let method = match kind {
        Kind::Pairs => Method::Matchpoints,
        Kind::BoardAMatch => Method::BoardAMatch,
        _ => Method::Imps,
    };
    BoardScoring { method, ..BoardScoring::default() }
}

fn fitting(kind: Kind) -> Sentence {
    let methods: &[&str] = match kind {
        Kind::Pairs => &["matchpoints", "cross-imps", "butler"],
        _ => &["imps", "board-a-match", "point-a-board", "hybrid"],
    };
    sentence!(event_file_expected { words: Sentence::or(methods.iter().copied()) })
}

/// Problems as faults of the draft.
pub(crate) fn told(problems: &[ScoringProblem]) -> Vec<Fault> {
    problems.iter().map(ScoringProblem::fault).collect()
}

fn sizes(draft: &DraftEvent, faults: &mut Vec<Fault>) {
    let mut lines = 0;
    for (at, board) in draft.played_boards.iter().enumerate() {
        let number = board.number;
        let mut too_many = |field, message: Sentence, expected: Sentence| {
            faults.push(Fault::new(Place::PlayedBoard(at, field), message, expected));
        };
        lines += board.tables.len();
        if board.tables.len() > MOST_TABLES {
            let message = sentence!(event_file_many_tables { board: number });
            too_many("tables", message, sentence!(event_file_expected_fewer));
        }
        if board.session == 0 || board.session > MOST_SESSIONS {
            let message =
                sentence!(event_file_session_of_board { session: board.session, board: number });
            too_many("session", message, sentence!(event_file_expected_1_to_100));
        }
        let weighted = |table: &&BoardTable<String>| match &table.result {
            TableResult::Adjusted(both) => both
                .iter()
                .any(|given| matches!(given, AdjustedScore::Scores(scores) if scores.len() > 1)),
            _ => false,
        };
        if board.tables.iter().filter(weighted).count() > MOST_WEIGHTED {
            let message = sentence!(event_file_many_weighted { board: number });
            too_many("tables", message, sentence!(event_file_expected_fewer));
        }
    }
    if lines > MOST_LINES {
        let message = sentence!(event_file_many_travellers { count: lines });
        faults.push(Fault::new(
            Place::Event("board"),
            message,
            sentence!(event_file_expected_fewer),
        ));
    }
}

/// The boards with other words for who sat where; `None` where somebody is not found.
pub fn seated<W, V>(
    boards: &[PlayedBoard<W>],
    find: impl Fn(&W) -> Option<V>,
) -> Option<Vec<PlayedBoard<V>>> {
    let table = |table: &BoardTable<W>| {
        let (north_south, east_west) = (find(&table.north_south)?, find(&table.east_west)?);
        let (round, result, form, lead) =
            (table.round, table.result.clone(), table.form, table.lead.clone());
        Some(BoardTable { round, north_south, east_west, result, lead, form })
    };
    let boards = boards.iter().map(|board| {
        let tables = board.tables.iter().map(table).collect::<Option<Vec<_>>>()?;
        Some(PlayedBoard {
            session: board.session,
            section: board.section.clone(),
            number: board.number,
            datum: board.datum,
            tables,
        })
    });
    boards.collect()
}

/// The boards of a draft with the positions of the participants for their names; `None` where a
/// name is not known.
pub fn with_positions(draft: &DraftEvent) -> Option<Vec<PlayedBoard<Id>>> {
    let names: BTreeMap<_, _> =
        (0u16..).zip(&draft.participants).map(|(at, one)| (normal(&one.name), Id(at))).collect();
    seated(&draft.played_boards, |name| names.get(&normal(name)).copied())
}

/// The same board twice, and the same pair or team twice on it.
fn twice(boards: &[PlayedBoard<Id>], draft: &DraftEvent, faults: &mut Vec<Fault>) {
    let mut seen = BTreeSet::new();
    for (at, board) in boards.iter().enumerate() {
        if !seen.insert((board.session, &board.section, board.number)) {
            let message =
                sentence!(event_file_board_twice { board: board.number, session: board.session });
            let expected = sentence!(event_file_expected_one_place);
            faults.push(Fault::new(Place::PlayedBoard(at, "number"), message, expected));
        }
        let mut sat = BTreeSet::new();
        let mut once = |seat: (Id, Option<(Option<u32>, Id)>)| {
            if !sat.insert(seat) {
                let name = &draft.participants[seat.0.index()].name;
                let message = sentence!(event_file_plays_twice { name, board: board.number });
                let place = Place::PlayedBoard(at, "tables");
                faults
                    .push(Fault::new(place, message, sentence!(event_file_two_seats)).about(name));
            }
        };
        for table in &board.tables {
            if draft.info.kind == Kind::Pairs {
                once((table.north_south, None));
                once((table.east_west, None));
            } else {
                // A team sits at both tables of its match, once North-South.
                once((table.north_south, Some((table.round, table.east_west))));
            }
        }
    }
}

/// A file must not give what follows from its boards.
fn given_besides(draft: &DraftEvent, faults: &mut Vec<Fault>) {
    let hint = sentence!(event_file_leave_boards_out);
    let mut besides = |place, message, expected: Sentence| {
        faults.push(Fault::new(place, message, expected).hint(&hint));
    };
    for (at, one) in
        draft.participants.iter().enumerate().filter(|(_, one)| !one.sessions.is_empty())
    {
        let message = sentence!(event_file_sessions_given { name: &one.name });
        besides(Place::Participant(at, "sessions"), message, sentence!(event_file_from_boards));
    }
    if !draft.boards.is_empty() {
        besides(
            Place::Board(0, "net"),
            sentence!(event_file_nets_given),
            sentence!(event_file_from_tables),
        );
    }
    if !draft.encounters.is_empty() {
        let message = sentence!(event_file_encounters_given);
        besides(Place::Encounter(0, "pairs"), message, sentence!(event_file_from_boards));
    }
}

fn fill_pairs(
    draft: &mut DraftEvent,
    scoring: &BoardScoring,
    boards: &[PlayedBoard<Id>],
) -> Result<(), Vec<ScoringProblem>> {
    let travellers = Travellers::new(scoring, boards)?;
    let sessions = Sessions::new(scoring, boards, &travellers);
    let played: BTreeSet<Id> = sessions.tallies.keys().map(|(_, id)| *id).collect();
    for (at, one) in (0u16..).zip(&mut draft.participants) {
        if !played.contains(&Id(at)) {
            continue;
        }
        let all = (1..=sessions.last)
            .map(|session| sessions.score(session, Id(at)).unwrap_or(Exact::ZERO));
        one.sessions = all.collect();
        // Who sat in both directions as often is told apart by the file.
        let told =
            Side::BOTH.iter().any(|side| one.groups.iter().any(|group| group == side.words()));
        if scoring.winners == 2 && !told {
            one.groups.push(sessions.side(Id(at)).words().to_owned());
        }
    }
    let name = |id: Id| draft.participants[id.index()].name.clone();
    // By name: the order of the participants in the file means nothing.
    let encounter = |(pairs, points): (&[Id; 2], &[Exact; 2])| {
        let [first, second] = pairs.map(name);
        let turned = normal(&second) < normal(&first);
        let pairs = if turned { [second, first] } else { [first, second] };
        DraftEncounter { pairs, matchpoints: if turned { [points[1], points[0]] } else { *points } }
    };
    draft.encounters = sessions.encounters.iter().map(encounter).collect();
    Ok(())
}
