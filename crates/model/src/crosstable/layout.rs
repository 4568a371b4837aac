//! The position of every game of an event in its crosstable. It does not depend on results, so all
//! rulings of an event share it.

use super::{Crosstable, CrosstableCell, Outcome};
use crate::{Colour, Event, Game};

/// The crosstable of an event without its results.
#[derive(Debug)]
pub(crate) struct CrosstableLayout {
    table: Crosstable,
    /// The position of each participant in the table, by [`crate::Id`].
    positions: Vec<u32>,
    /// For each game, the cells of white and black.
    cells: Vec<[usize; 2]>,
}

impl CrosstableLayout {
    /// The crosstable of an event with these games, where they are those of the event but for their
    /// results.
    pub(super) fn with_results_of(event: &Event, games: &[Game]) -> Option<(Crosstable, Vec<u32>)> {
        let is_same = |(one, other): (&Game, &Game)| {
            (one.white, one.black, one.round) == (other.white, other.black, other.round)
                && one.phase == other.phase
        };
        if games.len() != event.games().len() || !games.iter().zip(event.games()).all(is_same) {
            return None;
        }
        Some(event.laid_out(|| Self::from_event(event)).with_results(event, games))
    }

    fn from_event(event: &Event) -> Self {
        let (builder, positions, _) = Crosstable::begun(event, event.games());
        let rounds: Vec<(u32, u32)> =
            builder.cells.iter().map(|(player, cell)| (*player, cell.round)).collect();
        let table = builder.finish();
        // Nobody plays twice in a round, so the round finds the cell. What comes before the games
        // are byes.
        let find = |(player, round): (u32, u32)| {
            let own = table.cells(player as usize);
            table.starts[player as usize] + own.partition_point(|cell| cell.round < round)
        };
        let of_games = rounds.get(event.byes().len()..).unwrap_or_default();
        let cells = of_games.chunks_exact(2).map(|both| [find(both[0]), find(both[1])]).collect();
        Self { table, positions, cells }
    }

    /// The crosstable with results.
    fn with_results(&self, event: &Event, games: &[Game]) -> (Crosstable, Vec<u32>) {
        let mut table = self.table.clone();
        for (index, (game, cells)) in games.iter().zip(&self.cells).enumerate() {
            let rated = is_rated(event, index, game);
            for (side, colour) in [(0, Colour::White), (1, Colour::Black)] {
                if let Some(cell) = table.cells.get_mut(cells[side]) {
                    let outcome = Outcome::from_result(game.result, colour);
                    *cell = CrosstableCell { outcome, rated, units: game.units[side], ..*cell };
                }
            }
        }
        (table, self.positions.clone())
    }
}

/// Whether a game counts for ratings.
pub(super) fn is_rated(event: &Event, index: usize, game: &Game) -> bool {
    event.unrated().binary_search(&index).is_err() && !game.result.is_forfeit()
}
