//! What follows from the pairings alone, whatever the results: computed on first use and kept for
//! all rulings of an event.

use super::{Event, GamesOfEach};
use crate::crosstable::CrosstableLayout;
use std::sync::{Arc, OnceLock};

/// Computed on first use. A full and an empty cache are equal, so that it takes no part in
/// comparing events.
#[derive(Debug, Clone, Default)]
pub(super) struct PairingCache {
    layout: OnceLock<Arc<CrosstableLayout>>,
    games_of_each: OnceLock<Arc<GamesOfEach>>,
}

impl PartialEq for PairingCache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for PairingCache {}

impl Event {
    /// The place of every game in the crosstable.
    pub(crate) fn laid_out(&self, lay_out: impl FnOnce() -> CrosstableLayout) -> &CrosstableLayout {
        self.pairings.layout.get_or_init(|| Arc::new(lay_out()))
    }

    /// The games of each participant, by position.
    pub fn games_of_each(&self) -> &GamesOfEach {
        let of = || Arc::new(GamesOfEach::new(self.games(), self.participants.len()));
        self.pairings.games_of_each.get_or_init(of)
    }
}
