//! A finished event as an afternoon that is played again: its last rounds are open, and its boards
//! show each result when its time comes.

use std::collections::BTreeSet;
use std::time::Duration;
use tiebreak_formats::{event_file, pgn};
use tiebreak_model::{Event, Game, GameResult, Moment};

/// What every rehearsal is called first, on every page and in every file.
const MARK: &str = "Rehearsal";
/// Where the file tells no times: the first game of a round ends after this many minutes, the
/// others within this many more.
const FIRST_END: u64 = 90;
const SPREAD: u64 = 210;
/// Between the last game of a round and the first of the next: nobody waits for the next day.
const PAUSE: u64 = 10;

/// The last rounds of a finished event, with the time of each result.
pub struct Afternoon {
    /// The event as it was before, marked.
    before: Event,
    boards: Vec<ReplayedGame>,
}

/// A game that is played again.
struct ReplayedGame {
    /// Its place in the event.
    index: usize,
    /// After how many minutes it ends, and how.
    end: u64,
    result: GameResult,
}

impl Afternoon {
    /// The last rounds of an event that were played, at most `rounds`; none where there are no
    /// games of rounds. Double forfeits stay as they are, because no board shows them.
    pub fn from_event(event: &Event, rounds: usize) -> Option<Self> {
        let played = |game: &Game| game.result != GameResult::Open && !game.result.is_forfeit();
        let numbers: BTreeSet<u32> = event
            .games()
            .iter()
            .filter(|game| played(game))
            .filter_map(|game| game.round)
            .collect();
        let last: BTreeSet<u32> = numbers.into_iter().rev().take(rounds).collect();
        let mut boards: Vec<ReplayedGame> = Vec::new();
        let mut begins = 0;
        for round in &last {
            let of_round = |(_, game): &(usize, &Game)| game.round == Some(*round) && played(game);
            let games: Vec<(usize, &Game)> =
                event.games().iter().enumerate().filter(of_round).collect();
            let first = games.iter().filter_map(|(_, game)| ended(game)).min();
            let board = |(index, game): &(usize, &Game)| ReplayedGame {
                index: *index,
                end: begins + minutes(*index, game, first),
                result: game.result,
            };
            boards.extend(games.iter().map(board));
            begins = boards.iter().map(|board| board.end).max().unwrap_or(begins) + PAUSE;
        }
        let reopened =
            |game: &Game| played(game) && game.round.is_some_and(|round| last.contains(&round));
        let before =
            event.without_offers().reopened(reopened).titled(format!("{MARK}: {}", event.title()));
        (!boards.is_empty()).then_some(Self { before, boards })
    }

    /// The event file with which it begins.
    pub fn event_file(&self) -> String {
        event_file::write(&self.before)
    }

    /// What the broadcast shows after so long, as PGN.
    pub fn broadcast(&self, after: Duration) -> String {
        let minutes = after.as_secs() / 60;
        let over = self.boards.iter().filter(|board| board.end <= minutes);
        let now = self
            .before
            .with_results(&over.map(|board| (board.index, board.result)).collect::<Vec<_>>());
        pgn::write_games(&now, self.boards.iter().filter_map(|board| now.games().get(board.index)))
    }

    /// How long it takes.
    pub fn length(&self) -> Duration {
        Duration::from_secs(60 * self.boards.iter().map(|board| board.end).max().unwrap_or(0))
    }

    /// How many games are played.
    pub fn games(&self) -> usize {
        self.boards.len()
    }
}

fn ended(game: &Game) -> Option<i64> {
    game.finished.and_then(Moment::timestamp).map(|time| time.as_second())
}

/// After how many minutes of its round a game ends: as the file tells, or at some plausible time,
/// the same in every rehearsal.
fn minutes(index: usize, game: &Game, first: Option<i64>) -> u64 {
    match (first, ended(game)) {
        (Some(first), Some(end)) => FIRST_END + u64::try_from((end - first) / 60).unwrap_or(0),
        _ => {
            let mixed = (index as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            FIRST_END + (mixed >> 32) % SPREAD
        }
    }
}
