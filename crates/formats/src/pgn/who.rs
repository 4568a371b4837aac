//! Who plays, by numbers: spellings that mean one player have the same one. Large files name the
//! same players again and again; what follows from a name is worked out once.

use super::{PgnGame, PlayerSide};
use crate::names;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Numbers for sides, from 0.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    /// By where a side is kept, for looking up only.
    by_side: FxHashMap<*const PlayerSide, u32>,
    by_key: FxHashMap<String, u32>,
}

impl Numbers {
    /// The number of a side: the same for all that have this key.
    pub(super) fn number(
        &mut self,
        side: &Arc<PlayerSide>,
        key: impl Fn(&PlayerSide) -> String,
    ) -> u32 {
        if let Some(number) = self.by_side.get(&Arc::as_ptr(side)) {
            return *number;
        }
        let next = u32::try_from(self.by_key.len()).unwrap_or(u32::MAX);
        let number = *self.by_key.entry(key(side)).or_insert(next);
        self.by_side.insert(Arc::as_ptr(side), number);
        number
    }
}

/// A round and the two who met in it.
pub(super) type RoundPair = (Option<u32>, [u32; 2]);

/// The players of some games.
#[derive(Debug)]
pub(super) struct PlayerNumbers(Vec<[u32; 2]>);

impl PlayerNumbers {
    pub(super) fn from_games(games: &[PgnGame]) -> Self {
        let mut numbers = Numbers::default();
        Self(
            games
                .iter()
                .map(|game| [&game.white, &game.black].map(|side| numbers.number(side, identity)))
                .collect(),
        )
    }

    /// White and Black of a game.
    pub(super) fn sides(&self, at: usize) -> [u32; 2] {
        self.0[at]
    }

    /// Everybody who plays in some games.
    pub(super) fn players<'a>(&self, at: impl Iterator<Item = &'a usize>) -> BTreeSet<u32> {
        at.flat_map(|at| self.0[*at]).collect()
    }

    /// The two players of a game, whichever had White.
    pub(super) fn two(&self, at: usize) -> [u32; 2] {
        let mut two = self.0[at];
        two.sort_unstable();
        two
    }
}

/// A player by FIDE's number, or by the words of the name.
fn identity(side: &PlayerSide) -> String {
    side.fide_id.map_or_else(|| names::key(&side.name), |id| id.to_string())
}
