//! What decided a tie: the matches, sessions, encounters and boards behind the values of the step
//! that separated the tied.
//!
//! It is made from the workings of the values ([`Contribution`]), so the ruling must be requested
//! with workings. If few matches or sessions made the difference, their boards are shown too; over
//! a whole event, matches are clearer than hundreds of boards.

use super::{CardRow, MatchRow, pair_card, short, team};
use crate::Language;
use crate::words::value;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_bridge::{MatchKey, MatchScores, team_matches};
use tiebreak_model::{Contribution, Event, Id, Kind, Reason, Sport, Step, Value, Workings};

/// With up to this many matches, sessions or encounters, their boards are shown.
const FEW: usize = 4;

/// What the values of a step consist of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Behind {
    /// Matches, sessions or encounters. If there are few, each has its boards.
    Parts(Vec<Part>),
    /// Single boards in one table.
    Nets {
        /// The compared teams, in the order of the columns.
        members: Vec<Id>,
        /// The boards on which they scored differently.
        boards: Vec<Net>,
        /// How many boards gave all of them the same.
        level: usize,
    },
}

/// The score of each compared team on one board; empty if the board did not count for a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Net {
    /// The number of the board.
    pub board: u32,
    /// The scores in the order of the members.
    pub of_each: Vec<String>,
}

/// A match, session or encounter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The owner; of a match between two compared teams, the one named first.
    pub of: Id,
    /// The opponent, if there is one.
    pub against: Option<Id>,
    /// The round of a match.
    pub round: Option<u32>,
    /// The session of pairs.
    pub session: Option<u32>,
    /// What it added to the value.
    pub adds: String,
    /// What it added to the opponent's value, if the opponent was compared too.
    pub adds_to_other: Option<String>,
    /// The unit of the boards: "IMPs", "points", "matchpoints".
    pub unit: String,
    /// The boards with points.
    pub boards: Vec<BoardLine>,
    /// How many boards gave no points to either side.
    pub level: usize,
}

/// A board of a part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardLine {
    /// At both tables of a match.
    OfMatch(MatchRow),
    /// On a pair's card.
    OfCard(CardRow),
}

/// The boards of an event, gathered once for all steps of a ruling.
#[derive(Debug)]
pub struct Evidence<'e> {
    language: Language,
    event: &'e Event,
    matches: BTreeMap<MatchKey, MatchScores>,
}

impl<'e> Evidence<'e> {
    /// The boards of an event; a chess event has none.
    pub fn from_event(language: Language, event: &'e Event) -> Option<Self> {
        if event.sport() != Sport::Bridge {
            return None;
        }
        let scoring = event.board_scoring().filter(|scoring| !scoring.method.is_for_pairs());
        let matches = scoring.and_then(|scoring| team_matches(scoring, event.played_boards()).ok());
        Some(Self { language, event, matches: matches.unwrap_or_default() })
    }

    /// What the values of a step consist of; `None` if the step separated nothing or its values are
    /// no sums.
    pub fn behind(&self, step: &Step) -> Option<Behind> {
        let Reason::Ranked { made_of, .. } = &step.reason else { return None };
        if step.parts.len() < 2 || made_of.iter().all(|(_, counted)| counted.is_empty()) {
            return None;
        }
        let on_boards =
            made_of.iter().flat_map(|(_, counted)| counted).all(|one| one.board.is_some());
        Some(if on_boards {
            nets(self.language, made_of)
        } else {
            Behind::Parts(self.parts(made_of))
        })
    }

    fn parts(&self, made_of: &Workings) -> Vec<Part> {
        let mut seen: BTreeSet<(Option<u32>, [Id; 2])> = BTreeSet::new();
        let mut parts = Vec::new();
        for (id, counted) in made_of {
            for one in counted.iter().filter(|one| !one.cut) {
                let other = one
                    .against
                    .and_then(|against| mirrored(self.language, made_of, *id, against, one));
                // A match between two compared teams is listed once, with the points of both.
                if let (Some(against), Some(_)) = (one.against, &other)
                    && !seen.insert((one.round, [(*id).min(against), (*id).max(against)]))
                {
                    continue;
                }
                parts.push(Part {
                    of: *id,
                    against: one.against,
                    round: one.round,
                    session: one.session,
                    adds: number(self.language, &one.adds),
                    adds_to_other: other,
                    unit: String::new(),
                    boards: Vec::new(),
                    level: 0,
                });
            }
        }
        if parts.len() <= FEW {
            parts.iter_mut().for_each(|part| self.add_boards(part));
        }
        parts
    }

    fn add_boards(&self, part: &mut Part) {
        if self.event.kind() == Kind::Pairs {
            let Some(card) = pair_card(self.language, self.event, part.of) else { return };
            let theirs = |row: &CardRow| {
                part.session.is_none_or(|session| row.session == session)
                    && part.against.is_none_or(|against| row.opponent == against)
            };
            part.unit = card.unit;
            part.boards = card.rows.into_iter().filter(theirs).map(BoardLine::OfCard).collect();
            return;
        }
        let Some(against) = part.against else { return };
        let teams = [part.of.min(against), part.of.max(against)];
        let Some(found) = self.matches.get(&(part.round, teams)) else { return };
        let (side, method) =
            (usize::from(teams[1] == part.of), self.event.board_scoring().map(|own| own.method));
        let Some(method) = method else { return };
        let rows = found.boards.iter().map(|board| {
            team::match_row(self.language, self.event, board, side, team::in_imps(method))
        });
        let (level, told): (Vec<_>, Vec<_>) =
            rows.partition(|row| row.own.is_empty() || row.own == "0");
        part.unit = team::unit(self.language, method);
        part.level = level.len();
        part.boards = told.into_iter().map(BoardLine::OfMatch).collect();
    }
}

/// What the same match added to the opponent's value, if the opponent was compared by it too.
fn mirrored(
    language: Language,
    made_of: &Workings,
    id: Id,
    against: Id,
    one: &Contribution,
) -> Option<String> {
    let (_, theirs) = made_of.iter().find(|(known, _)| *known == against)?;
    let same = theirs.iter().find(|other| other.against == Some(id) && other.round == one.round)?;
    Some(number(language, &same.adds))
}

/// Boards in one table, ordered by number. A board that a pair played twice counts twice.
fn nets(language: Language, made_of: &Workings) -> Behind {
    let mut by_board: BTreeMap<u32, Vec<Vec<&Value>>> = BTreeMap::new();
    for (at, (_, counted)) in made_of.iter().enumerate() {
        for one in counted {
            let Some(board) = one.board else { continue };
            by_board.entry(board).or_insert_with(|| vec![Vec::new(); made_of.len()])[at]
                .push(&one.adds);
        }
    }
    let shown = |adds: &Vec<&Value>| {
        let each: Vec<String> = adds.iter().map(|one| number(language, one)).collect();
        each.join(", ")
    };
    let boards = by_board
        .iter()
        .map(|(board, each)| Net { board: *board, of_each: each.iter().map(shown).collect() });
    let (level, told): (Vec<Net>, Vec<Net>) =
        boards.partition(|net| net.of_each.iter().all(|one| one == &net.of_each[0]));
    Behind::Nets {
        members: made_of.iter().map(|(id, _)| *id).collect(),
        boards: told,
        level: level.len(),
    }
}

/// For a quotient, the points won and lost, because the quotient of one match means nothing.
fn number(language: Language, adds: &Value) -> String {
    match adds {
        Value::Quotient { won, lost } => {
            format!("{}–{}", short(language, *won), short(language, *lost))
        }
        Value::Number(number) => short(language, *number),
        other => value(language, other),
    }
}
