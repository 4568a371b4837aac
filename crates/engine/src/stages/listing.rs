//! The games of a stage as the ruling lists them: those that were played or can be played now,
//! and the first of those that come later or are not needed.
//!
//! A regulation may order a match of a million games. The engine asks for them one by one; the
//! ruling lists the next hundred and says how many follow.

use super::{StageGame, StageStart};
use crate::run::Log;
use tiebreak_model::{Clock, Colour, GameState, Id, PlayedGame, StageForm, StageRecord};

/// The most games that are listed though they come later or are not needed any more.
const MOST_LISTED: usize = 100;

/// A list of games while a stage is worked out.
pub(super) struct GameListing {
    /// Whether games are kept at all.
    kept: bool,
    clock: Clock,
    draw_wins: Option<Colour>,
    games: Vec<PlayedGame>,
    /// How many of the listed games were not played and cannot be played now.
    idle: usize,
    /// How many games are not listed.
    unlisted: u64,
}

impl GameListing {
    /// An empty list. Where `kept` is false, it stays empty.
    pub fn new(kept: bool, clock: Clock) -> Self {
        Self { kept, clock, draw_wins: None, games: Vec::new(), idle: 0, unlisted: 0 }
    }

    /// The list of an Armageddon game.
    pub fn armageddon(kept: bool, clock: Clock, draw_wins: Colour) -> Self {
        Self { draw_wins: Some(draw_wins), ..Self::new(kept, clock) }
    }

    /// Whether the list takes no more games that come later or are not needed.
    pub fn is_full(&self) -> bool {
        !self.kept || self.idle >= MOST_LISTED
    }

    /// Adds a game in the state that it has now.
    pub fn add(&mut self, game: &StageGame, state: GameState) {
        if !self.kept {
            return;
        }
        self.idle += usize::from(matches!(state, GameState::Later | GameState::NotNeeded));
        self.games.push(PlayedGame {
            id: game.id.clone(),
            round: game.round,
            white: game.white,
            black: game.black,
            clock: self.clock,
            draw_wins: self.draw_wins,
            state,
        });
    }

    /// How many games are listed.
    pub fn len(&self) -> u64 {
        self.games.len() as u64
    }

    /// Counts games that are not listed.
    pub fn leave_out(&mut self, games: u64) {
        self.unlisted = self.unlisted.saturating_add(games);
    }
}

impl Log {
    /// Keeps a stage and its games, where the ruling explains itself.
    pub(super) fn keep_stage(
        &mut self,
        list: GameListing,
        stage: StageStart,
        form: StageForm,
        members: Vec<Id>,
    ) {
        if self.explain {
            let StageStart { clause, path, .. } = stage;
            let GameListing { games, unlisted, .. } = list;
            self.stages.push(StageRecord { path, clause, form, members, games, unlisted });
        }
    }
}
