//! The current state of an event: the scores, the open games, and what each result of them would
//! add.

use tiebreak_engine::Facts;
use tiebreak_model::{Event, Exact, GameResult, Id};

/// The three results that an open game can have, in the order in which they are listed.
pub const RESULTS: [GameResult; 3] = [GameResult::White, GameResult::Draw, GameResult::Black];

/// A game that is not finished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenGame {
    /// The position among the event's games.
    pub index: usize,
    /// The round of the game, if known.
    pub round: Option<u32>,
    /// The player with White.
    pub white: Id,
    /// The player with Black.
    pub black: Id,
    /// The scores of White and Black for each of [`RESULTS`], in the event's unit.
    pub gains: [[i64; 2]; 3],
}

/// Scores so far and the open games.
#[derive(Debug, Clone)]
pub struct Situation {
    /// The score of each participant, in the event's unit.
    pub units: Vec<i64>,
    /// The open games, in the order of the event.
    pub games: Vec<OpenGame>,
}

impl Situation {
    /// The situation of an event.
    pub fn from_event(event: &Event) -> Self {
        let facts = Facts::new(event);
        let units = event.ids().map(|id| facts.units(id)).collect();
        let games = event.open_games().map(|(index, game)| OpenGame {
            index,
            round: game.round,
            white: game.white,
            black: game.black,
            gains: RESULTS.map(|result| units_of(event, result, game.phase.as_deref())),
        });
        Self { units, games: games.collect() }
    }

    /// The participants who share the highest score after an outcome. `results` has the position
    /// in [`RESULTS`] for each open game.
    pub fn leaders(&self, results: &[usize]) -> Vec<Id> {
        let (mut units, mut leaders) = (Vec::new(), Vec::new());
        self.lead(results, &mut units, &mut leaders);
        leaders
    }

    /// Like [`Self::leaders`], with buffers that are used again for the next outcome.
    pub(crate) fn lead(&self, results: &[usize], units: &mut Vec<i64>, leaders: &mut Vec<Id>) {
        units.clone_from(&self.units);
        for (game, result) in self.games.iter().zip(results) {
            units[game.white.index()] += game.gains[*result][0];
            units[game.black.index()] += game.gains[*result][1];
        }
        let best = units.iter().copied().max().unwrap_or(0);
        leaders.clear();
        leaders.extend(
            (0..units.len()).filter(|index| units[*index] == best).map(|index| Id(index as u16)),
        );
    }
}

fn units_of(event: &Event, result: GameResult, phase: Option<&str>) -> [i64; 2] {
    let points = event.scoring().score(result, phase);
    points.map(|points| i64::try_from((points * Exact::from(event.unit())).floor()).unwrap_or(0))
}

/// The same event with some of its open games finished, given as pairs of a game's position and
/// its result.
///
/// Published points are those before the open games, so the results are added to them.
pub fn finished(event: &Event, results: &[(usize, GameResult)]) -> Event {
    event.with_results(results)
}
