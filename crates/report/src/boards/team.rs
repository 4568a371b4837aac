//! A team's matches, board by board.

use super::{TableRow, row, short};
use crate::{Language, say};
use tiebreak_bridge::{BoardOfMatch, team_matches};
use tiebreak_model::bridge::Method;
use tiebreak_model::{Event, Exact, Id};

/// A board of a match as one team sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRow {
    /// The board's number.
    pub number: u32,
    /// The result at the table where the team sat North-South, and where it sat East-West.
    pub tables: [Option<TableRow>; 2],
    /// The team's points for the board, with a sign for IMPs; empty if the board does not count.
    pub own: String,
}

/// A match as one team sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchSheet {
    /// The round, if the file gives one.
    pub round: Option<u32>,
    /// The other team.
    pub opponent: Id,
    /// A row for each board of the match.
    pub rows: Vec<MatchRow>,
    /// "IMPs" or "points".
    pub unit: String,
    /// The totals of both sides, the team first.
    pub result: [String; 2],
}

/// The matches of a team whose boards are on file.
pub fn match_sheets(language: Language, event: &Event, id: Id) -> Vec<MatchSheet> {
    let scoring = event.board_scoring().cloned().unwrap_or_default();
    if scoring.method.is_for_pairs() {
        return Vec::new();
    }
    let matches = team_matches(&scoring, event.played_boards()).unwrap_or_default();
    let own = matches.into_iter().filter(|((_, teams), _)| teams.contains(&id));
    own.map(|((round, teams), found)| {
        let side = usize::from(teams[1] == id);
        let in_imps = in_imps(scoring.method);
        let both = if in_imps { found.imps } else { found.board_points };
        MatchSheet {
            round,
            opponent: teams[1 - side],
            rows: found
                .boards
                .iter()
                .map(|board| match_row(language, event, board, side, in_imps))
                .collect(),
            unit: unit(language, scoring.method),
            result: [short(language, both[side]), short(language, both[1 - side])],
        }
    })
    .collect()
}

/// The unit of a board's points in a match.
pub(super) fn unit(language: Language, method: Method) -> String {
    say!(language, board_unit { unit: if in_imps(method) { "imps" } else { "points" } })
}

pub(super) fn in_imps(method: Method) -> bool {
    matches!(method, Method::Imps | Method::Hybrid)
}

/// A board as the first team of the match sees it, or the second.
pub(super) fn match_row(
    language: Language,
    event: &Event,
    board: &BoardOfMatch,
    side: usize,
    in_imps: bool,
) -> MatchRow {
    let tables = &event.played_boards()[board.board].tables;
    let at = [board.tables[side], board.tables[1 - side]];
    let shown =
        |at: Option<usize>| at.map(|at| row(language, board.number, &tables[at], [None, None]));
    let own = match (in_imps, board.imps, board.points) {
        (true, Some(imps), _) if imps[side] > Exact::ZERO => {
            format!("+{}", short(language, imps[side]))
        }
        (true, Some(imps), _) => short(language, imps[side]),
        (false, _, Some(points)) => short(language, points[side]),
        _ => String::new(),
    };
    MatchRow { number: board.number, tables: at.map(shown), own }
}
