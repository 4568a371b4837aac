//! The crosstable as data: by opponent in a round robin, by round in a Swiss, by event in a tour,
//! by session for pairs. Pages draw a table from it, and paper a drawing.

use crate::svg::meetings::{OwnResult, meetings};
use crate::words::range;
use crate::{Case, Language, say};
use std::collections::BTreeMap;
use tiebreak_model::{Colour, Exact, Id, Kind, Participant, StandingPlace};

/// With more opponents than this, the table is by round.
const MOST_OPPONENTS: usize = 40;
/// With more rounds than this, the table omits them: a page of a hundred lines would exceed 2 MB.
/// Each round has a page of its own.
const MOST_ROUNDS: usize = 200;

/// The meaning of the columns between name and points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Across {
    /// The opponents, by their lines in this table.
    Opponents,
    /// A column for each round.
    Rounds,
    /// The events of a tour, or the sessions of a pair.
    Numbers,
}

/// A crosstable, in the order of the standing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// What the columns are.
    pub across: Across,
    /// The headings of the columns: "1", "r. 1", the name of an event.
    pub heads: Vec<String>,
    /// A line for each participant.
    pub lines: Vec<Line>,
}

/// A participant's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its number in this table.
    pub number: usize,
    /// The participant of this line.
    pub id: Id,
    /// The place, if it differs from the line above.
    pub place: Option<String>,
    /// The score in the notation of its sport.
    pub score: String,
    /// The content under each heading.
    pub cells: Vec<Cell>,
}

/// The content of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Nothing to show.
    Empty,
    /// The participant's own column.
    Own,
    /// The games or matches of the two.
    Games(Vec<Met>),
    /// A number as text.
    Number(String),
}

/// One game or match from one side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Met {
    /// The score: "1", "½", "+", "bye 1".
    pub score: String,
    /// The colour, in chess.
    pub colour: Option<Colour>,
    /// The round; 0 if it is not known.
    pub round: u32,
    /// The opponent's line in this table.
    pub against: Option<usize>,
}

/// A line before its cells are known.
struct Row<'c> {
    id: Id,
    place: &'c StandingPlace,
    first: bool,
}

/// The crosstable; `None` if the event has only final scores.
pub fn crosstable(case: Case<'_>) -> Option<Table> {
    let standing = case.ruling.standing.iter();
    let rows: Vec<Row<'_>> = standing
        .flat_map(|place| {
            let members = place.members.iter().enumerate();
            members.map(move |(index, id)| Row { id: *id, place, first: index == 0 })
        })
        .collect();
    let (across, heads, cells) = match case.event.kind() {
        Kind::Tour => by_number(case, &rows, |one| one.points_by_event.clone()),
        Kind::Pairs => by_number(case, &rows, |one| {
            let sessions = one.sessions.iter().enumerate();
            let head = |index: usize| say!(case.language, session_number { number: index + 1 });
            sessions.map(|(index, points)| (head(index), *points)).collect()
        }),
        Kind::Knockout => return None,
        kind => {
            let met = meetings(case.language, case.event);
            // At the beginning of a round robin, a table by opponent would be mostly empty.
            let full = rows.len() * rows.len().saturating_sub(1);
            let begun = met.len() * 2 < full && met.iter().all(|meeting| meeting.round > 0);
            let by_rounds = kind == Kind::Swiss || rows.len() > MOST_OPPONENTS || begun;
            if by_rounds && rounds(&met).len() > MOST_ROUNDS {
                return None;
            }
            if by_rounds { by_round(case.language, &rows, &met) } else { by_opponent(&rows, &met) }
        }
    };
    if cells.iter().flatten().all(|cell| matches!(cell, Cell::Empty | Cell::Own)) {
        return None;
    }
    let line = |(index, (row, cells)): (usize, (&Row<'_>, Vec<Cell>))| Line {
        number: index + 1,
        id: row.id,
        place: row.first.then(|| range(row.place.from, row.place.to)),
        score: case.score(row.place.score),
        cells,
    };
    Some(Table { across, heads, lines: rows.iter().zip(cells).enumerate().map(line).collect() })
}

type Middle = (Across, Vec<String>, Vec<Vec<Cell>>);

fn numbers(rows: &[Row<'_>]) -> BTreeMap<Id, usize> {
    rows.iter().enumerate().map(|(index, row)| (row.id, index + 1)).collect()
}

fn seen(meeting: &OwnResult, numbers: &BTreeMap<Id, usize>) -> Met {
    let against = meeting.against.and_then(|id| numbers.get(&id)).copied();
    Met { score: meeting.score.clone(), colour: meeting.colour, round: meeting.round, against }
}

fn by_opponent(rows: &[Row<'_>], met: &[OwnResult]) -> Middle {
    let numbers = numbers(rows);
    let mut games: BTreeMap<(Id, Id), Vec<Met>> = BTreeMap::new();
    for meeting in met {
        if let Some(against) = meeting.against {
            games.entry((meeting.of, against)).or_default().push(seen(meeting, &numbers));
        }
    }
    let heads = (1..=rows.len()).map(|number| number.to_string()).collect();
    let cells = rows.iter().map(|row| {
        let against = rows.iter().map(|other| match games.remove(&(row.id, other.id)) {
            _ if row.id == other.id => Cell::Own,
            Some(games) => Cell::Games(games),
            None => Cell::Empty,
        });
        against.collect()
    });
    let cells = cells.collect();
    (Across::Opponents, heads, cells)
}

/// The rounds with games.
fn rounds(met: &[OwnResult]) -> Vec<u32> {
    let mut rounds: Vec<u32> = met.iter().map(|meeting| meeting.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}

fn by_round(language: Language, rows: &[Row<'_>], met: &[OwnResult]) -> Middle {
    let (numbers, rounds) = (numbers(rows), rounds(met));
    let mut played: BTreeMap<(Id, u32), Vec<Met>> = BTreeMap::new();
    for meeting in met {
        played.entry((meeting.of, meeting.round)).or_default().push(seen(meeting, &numbers));
    }
    let heads = rounds.iter().map(|round| say!(language, round_head { round: *round })).collect();
    let cells = rows.iter().map(|row| {
        let found = rounds.iter().map(|round| played.remove(&(row.id, *round)));
        found.map(|found| found.map_or(Cell::Empty, Cell::Games)).collect()
    });
    let cells = cells.collect();
    (Across::Rounds, heads, cells)
}

/// Named numbers: the events of a tour, or the sessions of a pair.
fn by_number(
    case: Case<'_>,
    rows: &[Row<'_>],
    numbers: impl Fn(&Participant) -> Vec<(String, Exact)>,
) -> Middle {
    let of = |row: &Row<'_>| numbers(&case.event.participants()[row.id.index()]);
    let mut names: Vec<String> = Vec::new();
    for (name, _) in rows.iter().flat_map(&of) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let cells = rows.iter().map(|row| {
        let own = of(row);
        let found = names.iter().map(|wanted| own.iter().find(|(name, _)| name == wanted));
        found
            .map(|found| found.map_or(Cell::Empty, |(_, points)| Cell::Number(case.score(*points))))
            .collect()
    });
    let cells = cells.collect();
    (Across::Numbers, names, cells)
}
