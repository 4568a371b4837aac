//! The crosstable of the event: in a round robin by opponent, in a Swiss by round, in a tour by event, at pairs by session.

use super::grid::{Cell, Column, Grid, Row};
use super::kit::Anchor;
use super::meetings::{Meeting, meetings};
use crate::Case;
use crate::words::range;
use std::collections::BTreeMap;
use tiebreak_model::{Colour, Exact, Id, Kind, Participant, StandingPlace};

/// More opponents than this do not fit beside each other; then it goes by round.
const MOST_OPPONENTS: usize = 40;

/// The crosstable, in the order of the standing. Nothing where the event holds no more than the final scores.
pub fn crosstable(case: Case<'_>) -> Option<String> {
    Some(grid(case)?.draw("crosstable", &title(case)))
}

/// The same in several drawings of at most so many rows, for paper.
pub fn crosstable_in_parts(case: Case<'_>, rows: usize) -> Vec<String> {
    grid(case).map(|grid| grid.draw_in_parts("crosstable", &title(case), rows)).unwrap_or_default()
}

fn title(case: Case<'_>) -> String {
    format!("Crosstable: {}", case.event.title)
}

/// A participant's line of the table.
struct Line<'c> {
    id: Id,
    place: &'c StandingPlace,
    first: bool,
}

fn grid(case: Case<'_>) -> Option<Grid> {
    let standing = case.ruling.standing.iter();
    let lines: Vec<Line<'_>> = standing
        .flat_map(|place| {
            let members = place.members.iter().enumerate();
            members.map(move |(index, id)| Line { id: *id, place, first: index == 0 })
        })
        .collect();
    let (heads, cells) = match case.event.kind {
        Kind::Tour => by_number(case, &lines, |one| one.points_by_event.clone()),
        Kind::Pairs => by_number(case, &lines, |one| {
            let sessions = one.sessions.iter().enumerate();
            sessions.map(|(index, points)| (format!("session {}", index + 1), *points)).collect()
        }),
        Kind::Knockout => return None,
        kind => {
            let met = meetings(case.event);
            // Of a round robin that has only begun, a table by opponent would be blank for the most part.
            let full = lines.len() * lines.len().saturating_sub(1);
            let begun = met.len() * 2 < full && met.iter().all(|meeting| meeting.round > 0);
            let by_rounds = kind == Kind::Swiss || lines.len() > MOST_OPPONENTS || begun;
            if by_rounds { by_round(&lines, &met) } else { by_opponent(&lines, &met) }
        }
    };
    if cells.iter().flatten().all(|cell| matches!(cell, Cell::Empty | Cell::Own)) {
        return None;
    }
    Some(assemble(case, &lines, heads, cells))
}

type Middle = (Vec<Column>, Vec<Vec<Cell>>);

fn by_opponent(lines: &[Line<'_>], met: &[Meeting]) -> Middle {
    let mut scores: BTreeMap<(Id, Id), Vec<&str>> = BTreeMap::new();
    for meeting in met {
        if let Some(against) = meeting.against {
            scores.entry((meeting.of, against)).or_default().push(&meeting.score);
        }
    }
    let heads = (1..=lines.len()).map(|number| Column::new(number.to_string(), "result", Anchor::Middle, (24, 120)));
    let cells = lines.iter().map(|line| {
        let against = lines.iter().map(|other| match scores.get(&(line.id, other.id)) {
            _ if line.id == other.id => Cell::Own,
            Some(scores) => Cell::Words(scores.join(" ")),
            None => Cell::Empty,
        });
        against.collect()
    });
    (heads.collect(), cells.collect())
}

/// Each round as opponent, colour and score: `12w1`. Opponents go by their line in this table.
fn by_round(lines: &[Line<'_>], met: &[Meeting]) -> Middle {
    let numbers: BTreeMap<Id, usize> = lines.iter().enumerate().map(|(index, line)| (line.id, index + 1)).collect();
    let mut rounds: Vec<u32> = met.iter().map(|meeting| meeting.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    let mut played: BTreeMap<(Id, u32), Vec<String>> = BTreeMap::new();
    for meeting in met {
        let opponent = meeting.against.and_then(|id| numbers.get(&id)).map(usize::to_string).unwrap_or_default();
        let joint = match (meeting.colour, meeting.against) {
            (Some(Colour::White), _) => "w",
            (Some(Colour::Black), _) => "b",
            (None, Some(_)) => ": ",
            (None, None) => "",
        };
        played.entry((meeting.of, meeting.round)).or_default().push(format!("{opponent}{joint}{}", meeting.score));
    }
    let heads = rounds.iter().map(|round| Column::new(format!("r. {round}"), "result", Anchor::Middle, (34, 120)));
    let cells = lines.iter().map(|line| {
        let found = rounds.iter().map(|round| played.get(&(line.id, *round)));
        found.map(|found| found.map_or(Cell::Empty, |games| Cell::Words(games.join(" ")))).collect()
    });
    (heads.collect(), cells.collect())
}

/// Named numbers: the events of a tour, the sessions of a pair.
fn by_number(case: Case<'_>, lines: &[Line<'_>], numbers: impl Fn(&Participant) -> Vec<(String, Exact)>) -> Middle {
    let of = |line: &Line<'_>| numbers(&case.event.participants[line.id.index()]);
    let mut names: Vec<String> = Vec::new();
    for (name, _) in lines.iter().flat_map(&of) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let heads = names.iter().map(|name| Column::new(name.clone(), "result", Anchor::End, (30, 110)));
    let cells = lines.iter().map(|line| {
        let own = of(line);
        let found = names.iter().map(|wanted| own.iter().find(|(name, _)| name == wanted));
        found.map(|found| found.map_or(Cell::Empty, |(_, points)| Cell::Words(case.score(*points)))).collect()
    });
    (heads.collect(), cells.collect())
}

fn assemble(case: Case<'_>, lines: &[Line<'_>], heads: Vec<Column>, middle: Vec<Vec<Cell>>) -> Grid {
    let mut columns = vec![
        Column::new("", "number", Anchor::End, (20, 60)),
        Column::new("name", "name", Anchor::Start, (80, 190)),
        Column::new("", "federation", Anchor::Start, (0, 60)),
        Column::new("", "rating", Anchor::End, (0, 60)),
    ];
    columns.extend(heads);
    columns.push(Column::new("points", "points", Anchor::End, (30, 90)));
    columns.push(Column::new("place", "place", Anchor::End, (30, 90)));
    let rows = lines.iter().zip(middle).enumerate().map(|(index, (line, middle))| {
        let one = &case.event.participants[line.id.index()];
        let faint = |words: Option<String>| words.map_or(Cell::Empty, Cell::Faint);
        let mut cells = vec![
            Cell::Faint((index + 1).to_string()),
            Cell::Words(one.name.clone()),
            faint(one.federation.clone()),
            faint(one.rating.map(|rating| rating.to_string())),
        ];
        cells.extend(middle);
        cells.push(Cell::Strong(case.score(line.place.score)));
        cells.push(if line.first { Cell::Words(range(line.place.from, line.place.to)) } else { Cell::Empty });
        Row { cells, new_place: line.first }
    });
    Grid { rows: rows.collect(), columns }.without_empty()
}
