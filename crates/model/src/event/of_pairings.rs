//! What follows from who plays whom, whatever the results: worked out when somebody first asks, and kept for all rulings of an event.

use super::{Event, GamesOfEach};
use crate::crosstable::Layout;
use std::sync::{Arc, OnceLock};

/// What follows from the pairings. Two events are the same whether or not somebody has asked.
#[derive(Debug, Clone, Default)]
pub(super) struct OfPairings {
    layout: OnceLock<Arc<Layout>>,
    games_of_each: OnceLock<Arc<GamesOfEach>>,
}

impl PartialEq for OfPairings {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for OfPairings {}

impl Event {
    /// Where its games stand in the crosstable.
    pub(crate) fn laid_out(&self, lay_out: impl FnOnce() -> Layout) -> &Layout {
        self.1.layout.get_or_init(|| Arc::new(lay_out()))
    }

    /// Who played which games.
    pub fn games_of_each(&self) -> &GamesOfEach {
        let of = || Arc::new(GamesOfEach::of(&self.games, self.participants.len()));
        self.1.games_of_each.get_or_init(of)
    }
}
