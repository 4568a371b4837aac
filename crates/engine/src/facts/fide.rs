//! The facts as FIDE's tie-breaks look at them: one crosstable for all the criteria of a ruling.

use super::Facts;
use tiebreak_model::{Crosstable, Id};
use tiebreak_standings::TieBreaks;

/// FIDE's tie-breaks of an event of players, and where everybody stands in their crosstable.
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

    /// Who stands at a position of the crosstable.
    pub fn id(&self, position: usize) -> Option<Id> {
        let at = self.positions.iter().position(|known| *known as usize == position)?;
        u16::try_from(at).ok().map(Id)
    }
}

impl Facts<'_> {
    /// FIDE's tie-breaks, with the results that were told later.
    pub(crate) fn fide(&self) -> &FideTables {
        self.fide.get_or_init(|| {
            let (table, positions) = Crosstable::with_games(self.event, &self.games);
            FideTables { tie_breaks: TieBreaks::of(table).by_ratings_met(), positions }
        })
    }
}
