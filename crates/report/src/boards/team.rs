//! A team's matches, board by board.

use super::{TableRow, row, short};
use tiebreak_bridge::{BoardOfMatch, team_matches};
use tiebreak_model::bridge::Method;
use tiebreak_model::{Event, Exact, Id};

/// A board of a match as one team sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRow {
    /// The board's number.
    pub number: u32,
    /// Where the team sat North-South, and where it sat East-West.
    pub tables: [Option<TableRow>; 2],
    /// What the team has of the board, with its sign where it is IMPs; nothing where it does not count.
    pub own: String,
}

/// A match as one team sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchSheet {
    /// The round.
    pub round: Option<u32>,
    /// The other team.
    pub opponent: Id,
    /// The boards.
    pub rows: Vec<MatchRow>,
    /// "IMPs" or "points".
    pub unit: &'static str,
    /// What both sides have, the team first.
    pub result: [String; 2],
}

/// The matches of a team whose boards are known.
pub fn match_sheets(event: &Event, id: Id) -> Vec<MatchSheet> {
    let scoring = event.board_scoring.clone().unwrap_or_default();
    if scoring.method.is_for_pairs() {
        return Vec::new();
    }
    let matches = team_matches(&scoring, &event.played_boards).unwrap_or_default();
    let own = matches.into_iter().filter(|((_, teams), _)| teams.contains(&id));
    own.map(|((round, teams), found)| {
        let side = usize::from(teams[1] == id);
        let in_imps = in_imps(scoring.method);
        let both = if in_imps { found.imps } else { found.board_points };
        MatchSheet {
            round,
            opponent: teams[1 - side],
            rows: found.boards.iter().map(|board| match_row(event, board, side, in_imps)).collect(),
            unit: unit(scoring.method),
            result: [short(both[side]), short(both[1 - side])],
        }
    })
    .collect()
}

/// What a board of a match gives.
pub(super) fn unit(method: Method) -> &'static str {
    if in_imps(method) { "IMPs" } else { "points" }
}

pub(super) fn in_imps(method: Method) -> bool {
    matches!(method, Method::Imps | Method::Hybrid)
}

/// A board as the first team of the match sees it, or the second.
pub(super) fn match_row(event: &Event, board: &BoardOfMatch, side: usize, in_imps: bool) -> MatchRow {
    let tables = &event.played_boards[board.board].tables;
    let at = [board.tables[side], board.tables[1 - side]];
    let shown = |at: Option<usize>| at.map(|at| row(board.number, &tables[at], [None, None]));
    let own = match (in_imps, board.imps, board.points) {
        (true, Some(imps), _) if imps[side] > Exact::ZERO => format!("+{}", short(imps[side])),
        (true, Some(imps), _) => short(imps[side]),
        (false, _, Some(points)) => short(points[side]),
        _ => String::new(),
    };
    MatchRow { number: board.number, tables: at.map(shown), own }
}
