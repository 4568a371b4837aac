//! Matches of chess teams: every game of the event becomes a match on four boards with the same
//! winner.

use crate::brute::Random;
use crate::brute::events::name;
use std::ops::Range;
use tiebreak_model::{DraftEvent, DraftGame, DraftTeamMatch, DraftTeams, GameResult};

const WON: [&str; 4] = ["1===", "11==", "===1", "1111"];
/// Drawn on every board; won on two boards each, so that the Berlin count differs, or only the
/// bottom boards do.
const DRAWN: [&str; 5] = ["====", "1010", "1001", "0110", "0101"];

/// The games as matches.
pub fn teams(draft: &mut DraftEvent, tied: Range<usize>, number: u64, random: &mut Random) {
    let games = std::mem::take(&mut draft.games);
    // Some events differ in the boards alone.
    let boards_only = number % 7 == 3;
    let changed = number % 3 == 1;
    let one = |game: &DraftGame| {
        let inside = tied.clone().any(|at| name(at) == game.white)
            && tied.clone().any(|at| name(at) == game.black);
        let result = if boards_only { GameResult::Draw } else { game.result };
        let other = if boards_only { inside } else { changed && random.below(3) == 0 };
        let pattern = |patterns: &[&'static str], random: &mut Random| {
            patterns[if other { 1 + random.below(patterns.len() - 1) } else { 0 }]
        };
        let (pattern, turned) = match result {
            GameResult::White => (pattern(&WON, random), false),
            GameResult::Black => (pattern(&WON, random), true),
            _ => (pattern(&DRAWN, random), false),
        };
        let board = |sign: char| match (sign, turned) {
            ('1', false) | ('0', true) => GameResult::White,
            ('0', false) | ('1', true) => GameResult::Black,
            _ => GameResult::Draw,
        };
        DraftTeamMatch {
            round: game.round.unwrap_or(1),
            teams: [game.white.clone(), game.black.clone()],
            results: pattern.chars().map(board).collect(),
            ..DraftTeamMatch::default()
        }
    };
    let matches = games.iter().map(one).collect();
    draft.teams = Some(DraftTeams { boards: 4, matches, ..DraftTeams::default() });
}
