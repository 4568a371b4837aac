//! The games of each participant.

use crate::{Game, Id};

/// The positions of each participant's games, one list after the other.
#[derive(Debug)]
pub struct GamesOfEach {
    starts: Vec<u32>,
    games: Vec<u32>,
}

impl GamesOfEach {
    /// Lists the games of `people` participants.
    pub fn new(games: &[Game], people: usize) -> Self {
        let mut starts = vec![0u32; people + 2];
        for game in games {
            for id in [game.white, game.black] {
                starts[id.index() + 2] += 1;
            }
        }
        for at in 2..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut list = vec![0u32; games.len() * 2];
        for (position, game) in (0u32..).zip(games) {
            for id in [game.white, game.black] {
                let next = &mut starts[id.index() + 1];
                list[*next as usize] = position;
                *next += 1;
            }
        }
        Self { starts, games: list }
    }

    /// The positions of one participant's games.
    pub fn positions(&self, id: Id) -> &[u32] {
        match (self.starts.get(id.index()), self.starts.get(id.index() + 1)) {
            (Some(start), Some(end)) => &self.games[*start as usize..*end as usize],
            _ => &[],
        }
    }
}
