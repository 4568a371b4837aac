//! The play-off of a run: where the tie under way has been, and what was played.

use crate::pending::Pending;
use crate::visits::Visits;
use std::collections::BTreeSet;
use tiebreak_model::{ClauseRef, Game, Id};

/// No tie passes more clauses than this, all its parts together, unless the regulation loops.
pub(crate) const MOST_CLAUSES: usize = 4000;
/// No tie passes more clauses than this one after another. Each takes a frame of the stack, so
/// the limit also keeps a regulation that draws lots without end from exhausting it.
pub(crate) const MOST_IN_A_ROW: usize = 300;

/// Where the tie under way has been, and what was played.
#[derive(Default)]
pub(crate) struct PlayOffProgress {
    /// The paths of stages that are taken, so that every stage has one of its own.
    labels: BTreeSet<String>,
    /// The clauses that the tie under way has passed.
    pub visits: Visits,
    /// How many clauses are being followed, one inside another.
    pub depth: usize,
    pub games: PlayOffGames,
    /// The number of winners of an award, while its winners are worked out.
    pub seats: Option<usize>,
    /// The groups that share a place because a clause says so.
    pub shared: Vec<Vec<Id>>,
    /// The player whom a promotion invites where first place stays shared.
    pub invitee: Option<Id>,
    /// The members of the tie under way, before anything separated them.
    pub tied: Vec<Id>,
    /// The tied who have no part in the play-off: who do not play, or left before it.
    pub absent: BTreeSet<Id>,
    /// The stages that are ready, where the caller plays stage by stage (`pending.rs`).
    pub stage_by_stage: Option<StageByStage>,
}

/// What a run keeps where the caller plays stage by stage.
#[derive(Default)]
pub(crate) struct StageByStage {
    /// The stages that are ready to be played.
    pub pending: Vec<Pending>,
    /// The first clause that looks at single games of the play-off, which are not played here.
    pub unseen: Option<ClauseRef>,
    /// The first stage of more games than are laid out.
    pub too_long: Option<LongStage>,
}

/// A stage of more games than are laid out.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LongStage {
    pub clause: ClauseRef,
    pub games: u64,
}

/// The games of the play-offs so far.
#[derive(Default)]
pub(crate) struct PlayOffGames {
    /// Whether a criterion of the regulation looks at such games; else none are kept.
    kept: bool,
    games: Vec<OrderedGame>,
    /// Where the games of the tie under way begin.
    tie_begins: usize,
}

/// A game of a play-off and its clause.
pub(crate) struct OrderedGame {
    /// The clause that ordered it.
    pub clause: ClauseRef,
    pub game: Game,
}

/// What there was at one moment; see [`PlayOffProgress::rewind`].
pub(crate) struct PlayOffMark {
    labels: BTreeSet<String>,
    games: usize,
}

impl PlayOffProgress {
    pub fn new(keep_games: bool) -> Self {
        let games = PlayOffGames { kept: keep_games, ..PlayOffGames::default() };
        Self { games, ..Self::default() }
    }

    /// Whether a stage has begun.
    pub fn has_begun(&self) -> bool {
        !self.labels.is_empty()
    }

    /// Begins another tie.
    pub fn begin_tie(&mut self, members: &[Id]) {
        self.tied.clear();
        self.tied.extend_from_slice(members);
        self.visits.clear();
        self.games.tie_begins = self.games.games.len();
    }

    /// A name for a stage that no other stage has: `match`, then `match-2`.
    pub fn label(&mut self, path: &str, name: &str) -> String {
        let label = self.next_label(path, name);
        self.labels.insert(label.clone());
        label
    }

    /// The name that the next such stage will have.
    pub fn next_label(&self, path: &str, name: &str) -> String {
        let mut label = [path, name].concat();
        let mut number = 1;
        while self.labels.contains(&label) {
            number += 1;
            label = format!("{path}{name}-{number}");
        }
        label
    }

    /// Takes the path of a stage, so that no later stage gets it.
    pub fn take_label(&mut self, path: String) {
        self.labels.insert(path);
    }

    /// The present labels and games, for [`PlayOffProgress::rewind`].
    pub fn mark(&self) -> PlayOffMark {
        PlayOffMark { labels: self.labels.clone(), games: self.games.games.len() }
    }

    /// Removes the labels and games that were added since the mark.
    pub fn rewind(&mut self, mark: PlayOffMark) {
        self.labels = mark.labels;
        self.games.games.truncate(mark.games);
    }
}

impl PlayOffGames {
    pub fn are_kept(&self) -> bool {
        self.kept
    }

    pub fn push(&mut self, clause: ClauseRef, game: Game) {
        self.games.push(OrderedGame { clause, game });
    }

    /// The games of the tie under way.
    pub fn of_tie(&self) -> impl Iterator<Item = &OrderedGame> {
        self.games.iter().skip(self.tie_begins)
    }
}
