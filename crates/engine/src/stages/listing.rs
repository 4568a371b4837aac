//! The games of a stage as they are listed: all that were played or can be played now, and the first of those that are not.
//!
//! A regulation may order a match of a million games. They are asked for one by one; whoever looks at the stage is told of the next
//! hundred and of how many follow.

use super::Pairing;
use crate::hearing::Hearing;
use tiebreak_model::{ClauseRef, Clock, Colour, Id, PlayedGame, Scheduled, StageForm, StageRecord};

/// So many games that come later, or are not needed any more, are listed.
const LISTED: usize = 100;

/// A list of games while a stage is worked out.
pub(super) struct Listing {
    wanted: bool,
    clock: Clock,
    draw_wins: Option<Colour>,
    games: Vec<PlayedGame>,
    /// How many of them were neither played nor can be now.
    idle: usize,
    unlisted: u64,
}

impl Listing {
    /// An empty list; nothing is kept where nobody will read it.
    pub fn new(wanted: bool, clock: Clock) -> Self {
        Self { wanted, clock, draw_wins: None, games: Vec::new(), idle: 0, unlisted: 0 }
    }

    /// The list of an Armageddon game.
    pub fn armageddon(wanted: bool, clock: Clock, draw_wins: Colour) -> Self {
        Self { draw_wins: Some(draw_wins), ..Self::new(wanted, clock) }
    }

    /// Whether no more games that wait, or fell away, are taken.
    pub fn is_full(&self) -> bool {
        !self.wanted || self.idle >= LISTED
    }

    /// Adds a game.
    pub fn add(&mut self, pairing: &Pairing, state: Scheduled) {
        if !self.wanted {
            return;
        }
        self.idle += usize::from(matches!(state, Scheduled::Later | Scheduled::NotNeeded));
        self.games.push(PlayedGame {
            id: pairing.id.clone(),
            round: pairing.round,
            white: pairing.white,
            black: pairing.black,
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

impl Hearing<'_> {
    /// Keeps a stage for whoever reads the ruling.
    pub(super) fn keep_stage(
        &mut self,
        list: Listing,
        path: String,
        clause: ClauseRef,
        form: StageForm,
        members: Vec<Id>,
    ) {
        if self.explain {
            let Listing { games, unlisted, .. } = list;
            self.stages.push(StageRecord { path, clause, form, members, games, unlisted });
        }
    }
}
