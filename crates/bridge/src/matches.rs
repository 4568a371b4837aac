//! Matches of teams from the boards at both their tables.

use crate::field;
use crate::line::SideScore;
use crate::{ScoringProblem, artificial, rounding};
use std::collections::BTreeMap;
use tiebreak_model::bridge::{
    AdjustedScore, BoardScoring, Method, PlayedBoard, Side, TableResult, VpScale,
};
use tiebreak_model::{Exact, Id};

/// The round, and the two teams, the one with the lower number first.
pub type MatchKey = (Option<u32>, [Id; 2]);

/// A board of a match, as each of the two teams sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardOfMatch {
    /// The position of the board in the event.
    pub board: usize,
    /// The number of the board, which may repeat in other sessions.
    pub number: u32,
    /// The two teams, as everything below names them.
    pub teams: [Id; 2],
    /// The positions of its tables in the board, where the first team and where the second team
    /// sits North-South.
    pub tables: [Option<usize>; 2],
    /// North-South's score where the first team, and where the second team sits North-South.
    pub scores: [Option<i32>; 2],
    /// The IMPs of each team, below zero where it lost them; they need not balance after an
    /// adjusted score. None where a table is missing.
    pub imps: Option<[Exact; 2]>,
    /// What the board gave each team where boards are won and lost.
    pub points: Option<[Exact; 2]>,
}

/// A match added up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchScores {
    /// The boards, also those that do not count.
    pub boards: Vec<BoardOfMatch>,
    /// How many count.
    pub counted: u32,
    /// The IMPs won by each side.
    pub imps: [Exact; 2],
    /// What the IMPs come to for each team, where adjusted scores do not balance.
    pub unbalanced: Option<[Exact; 2]>,
    /// Total points won by each side; none where an adjusted score has none.
    pub total_points: Option<[Exact; 2]>,
    /// The points of the boards.
    pub board_points: [Exact; 2],
}

impl Default for MatchScores {
    /// A match without boards.
    fn default() -> Self {
        let nothing = [Exact::ZERO; 2];
        Self {
            boards: Vec::new(),
            counted: 0,
            imps: nothing,
            unbalanced: None,
            total_points: None,
            board_points: nothing,
        }
    }
}

impl MatchScores {
    /// The victory points of both: by the event's table, else by the continuous scale. None where
    /// the margin is on no scale.
    pub fn vps(&self, scoring: &BoardScoring) -> Option<[Exact; 2]> {
        let scale = VpScale::for_boards(self.counted);
        let of = |margin: Exact| {
            if scoring.vp_table.is_empty() {
                // The scale knows whole margins; a half goes to the side that is behind.
                let whole = Exact::from(if margin.is_negative() {
                    -(-margin).floor()
                } else {
                    margin.floor()
                });
                return scale.as_ref()?.vps([whole, Exact::ZERO]);
            }
            scoring.vps_of_table(margin)
        };
        match self.unbalanced {
            None => of(self.imps[0] - self.imps[1]),
            Some([first, second]) => Some([of(first)?[0], of(second)?[0]]),
        }
    }
}

/// The matches of an event of teams. What cannot be counted is told, all of it at once.
pub fn team_matches(
    scoring: &BoardScoring,
    boards: &[PlayedBoard<Id>],
) -> Result<BTreeMap<MatchKey, MatchScores>, Vec<ScoringProblem>> {
    let mut problems = Vec::new();
    let mut matches: BTreeMap<MatchKey, MatchScores> = BTreeMap::new();
    for (at, board) in boards.iter().enumerate() {
        for (key, tables) in both_tables(board) {
            let board = BoardAt { at, board };
            let one = board_of_match(scoring, board, key.1, tables, &mut problems);
            matches.entry(key).or_default().boards.push(one);
        }
    }
    for one in matches.values_mut() {
        add_up(one);
    }
    if problems.is_empty() { Ok(matches) } else { Err(problems) }
}

/// The tables of a board, match by match: where the first team and where the second team sits
/// North-South.
fn both_tables(board: &PlayedBoard<Id>) -> BTreeMap<MatchKey, [Option<usize>; 2]> {
    let mut found: BTreeMap<MatchKey, [Option<usize>; 2]> = BTreeMap::new();
    for (at, table) in board.tables.iter().enumerate() {
        let mut teams = [table.north_south, table.east_west];
        teams.sort_unstable();
        let side = usize::from(table.north_south != teams[0]);
        found.entry((table.round, teams)).or_default()[side].get_or_insert(at);
    }
    found
}

/// A board with its position among the boards of the event.
#[derive(Clone, Copy)]
struct BoardAt<'b> {
    at: usize,
    board: &'b PlayedBoard<Id>,
}

fn board_of_match(
    scoring: &BoardScoring,
    BoardAt { at, board }: BoardAt<'_>,
    teams: [Id; 2],
    tables: [Option<usize>; 2],
    problems: &mut Vec<ScoringProblem>,
) -> BoardOfMatch {
    let number = board.number;
    let result = |side: usize| {
        tables[side].map_or(&TableResult::NotPlayed, |table| &board.tables[table].result)
    };
    let scores = [0, 1].map(|side| crate::table_score(number, result(side)));
    let mut one =
        BoardOfMatch { board: at, number, teams, tables, scores, imps: None, points: None };
    // The first team sits North-South at the first table and East-West at the second; the other
    // team the other way round.
    let seats = [
        [(0, Side::NorthSouth), (1, Side::EastWest)],
        [(1, Side::NorthSouth), (0, Side::EastWest)],
    ];
    let seen = seats.map(|seats| {
        seats.map(|(table, side)| SideScore::from_result(number, result(table), side))
    });
    let given: Vec<Option<&AdjustedScore>> = seen.iter().map(artificial_of).collect();
    for given in given.iter().flatten().filter(|given| !artificial::counts(given, scoring.method)) {
        problems.push(ScoringProblem::NotCounted {
            board: at,
            number,
            given: (*given).clone(),
            method: scoring.method,
        });
    }
    let each = [0, 1].map(|team| in_imps(&seen[team], given[team], scoring));
    if let [Some(first), Some(second)] = each {
        one.imps = Some([first, second].map(|imps| rounding::maybe(imps, scoring.round)));
    }
    if let [Some(first), Some(second)] =
        [0, 1].map(|team| in_points(&seen[team], given[team], scoring))
    {
        one.points = Some([first, second]);
    }
    one
}

/// What the director gave a team at either of its tables.
fn artificial_of(seen: &[SideScore; 2]) -> Option<&AdjustedScore> {
    seen.iter()
        .find_map(|one| if let SideScore::Artificial(given) = one { Some(given) } else { None })
}

/// A team's IMPs on a board. What is given stands by itself, whatever the other table did.
fn in_imps(
    seen: &[SideScore; 2],
    given: Option<&AdjustedScore>,
    scoring: &BoardScoring,
) -> Option<Exact> {
    if let Some(given) = given {
        return artificial::imps(given, scoring);
    }
    let [own, other] = seen;
    if !own.is_score() || !other.is_score() {
        return None;
    }
    Some(field::between(&own.weighted(), &other.weighted(), |own, other| field::imps(own, -other)))
}

/// What a team has of a board that is won, drawn or lost: one for a win, or two at point-a-board
/// and in a hybrid.
fn in_points(
    seen: &[SideScore; 2],
    given: Option<&AdjustedScore>,
    scoring: &BoardScoring,
) -> Option<Exact> {
    let whole = if scoring.method == Method::BoardAMatch { Exact::from(1) } else { Exact::from(2) };
    if let Some(given) = given {
        return match artificial::percent(given, None, scoring) {
            Some(percent) => Some(percent * whole / 100),
            // In a hybrid IMPs are given: the board itself is shared.
            None => Some(whole * Exact::HALF),
        };
    }
    let [own, other] = seen;
    if !own.is_score() || !other.is_score() {
        return None;
    }
    // What the team's pair at the other table scored is seen from its own side: the two are added,
    // not subtracted.
    let halves = |own: i32, other: i32| field::matchpoints(own, -other);
    let won = field::between(&own.weighted(), &other.weighted(), halves) * Exact::HALF;
    Some(won * whole)
}

fn add_up(one: &mut MatchScores) {
    let (mut own, mut points) = ([Exact::ZERO; 2], Some([Exact::ZERO; 2]));
    let mut balanced = true;
    for board in &one.boards {
        let Some(of_board) = board.points else { continue };
        one.counted += 1;
        let imps = board.imps.unwrap_or([Exact::ZERO; 2]);
        balanced &= (imps[0] + imps[1]).is_zero();
        for team in [0, 1] {
            own[team] += imps[team];
            one.board_points[team] += of_board[team];
            if !imps[team].is_negative() {
                one.imps[team] += imps[team];
            } else if !(imps[0] + imps[1]).is_zero() {
                // Lost, and not won by the other side: it is the other side's all the same.
                one.imps[1 - team] += -imps[team];
            }
        }
        points = match (points, board.scores) {
            (Some(mut sum), [Some(open), Some(closed)]) => {
                // What a side won at each of its tables, not the net of the board.
                for own in [open, -closed] {
                    sum[usize::from(own < 0)] += Exact::from(own.unsigned_abs());
                }
                Some(sum)
            }
            _ => None,
        };
    }
    one.total_points = points.filter(|_| one.counted > 0);
    one.unbalanced = (!balanced).then_some(own);
}
