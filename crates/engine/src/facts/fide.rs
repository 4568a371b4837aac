//! The facts for FIDE tie-breaks: one crosstable for all criteria of a ruling.

use super::Facts;
use tiebreak_model::{Crosstable, Id};
use tiebreak_standings::TieBreaks;

/// The FIDE tie-breaks of an event of players, and the positions of the players in their
/// crosstable.
#[derive(Debug)]
pub(crate) struct FideTables {
    pub tie_breaks: TieBreaks,
    positions: Vec<u32>,
}

impl FideTables {
    /// The positions of a group in the crosstable.
    pub fn positions(&self, group: &[Id]) -> Vec<usize> {
        group.iter().map(|id| self.positions[id.index()] as usize).collect()
    }

    /// The player at a position of the crosstable.
    pub fn id(&self, position: usize) -> Option<Id> {
        let at = self.positions.iter().position(|known| *known as usize == position)?;
        u16::try_from(at).ok().map(Id)
    }
}

impl Facts<'_> {
    /// The FIDE tie-breaks, with the results that answers added.
    pub(crate) fn fide(&self) -> &FideTables {
        self.fide.get_or_init(|| {
            let (table, positions) = Crosstable::with_games(self.event, &self.games);
            FideTables { tie_breaks: TieBreaks::new(table).by_ratings_met(), positions }
        })
    }
}
