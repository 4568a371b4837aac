//! What criteria found in other outcomes of the same event, and need not find again.
//!
//! Scenarios rule on the same event thousands of times, each time with other results of its open games. Direct encounter looks at the games
//! among the tied alone, and the number of wins at their own: where none of these games is open, or where they ended as in an outcome
//! before, the same comes out. Only criteria of which that is known are kept; all others look at the games each time.

use crate::criteria::Ranking;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use tiebreak_model::{ClauseRef, Event, GameResult, Id};
use tiebreak_regulation::{Criterion, FideCode};
use tiebreak_standings::Name;

/// More open games do not fit into a key, at two bits each.
const MOST_GAMES: usize = 32;
/// More participants do not fit into a key, at one bit each.
const MOST_PARTICIPANTS: usize = 128;
/// More is not kept: some tens of megabytes.
const MOST_KEPT: usize = 100_000;

/// The games that decide what a criterion finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// Those among the tied.
    Among,
    /// Those that the tied played.
    Own,
}

/// The reach of a criterion that looks at nothing but results of games of the tied. The opponents' points, which others count, are made
/// of everybody's games.
fn reach(criterion: Criterion) -> Option<Reach> {
    match criterion {
        Criterion::MutualResult | Criterion::MutualResultWeighted | Criterion::FideDe => Some(Reach::Among),
        Criterion::GamesWithBlack | Criterion::Wins | Criterion::WinsWithBlack => Some(Reach::Own),
        Criterion::FideWin | Criterion::FideWon | Criterion::FideBpg | Criterion::FideBwg => Some(Reach::Own),
        Criterion::FideRep | Criterion::FideStd => Some(Reach::Own),
        Criterion::Fide(code) => reach_of_code(code),
        _ => None,
    }
}

fn reach_of_code(code: FideCode) -> Option<Reach> {
    match code.players()?.name {
        Name::De => Some(Reach::Among),
        Name::Win | Name::Won | Name::Bpg | Name::Bwg | Name::Rep | Name::Std => Some(Reach::Own),
        _ => None,
    }
}

/// What a criterion found depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    clause: ClauseRef,
    /// The tied, one bit each.
    members: u128,
    /// How the games in reach ended, two bits each; those of all others are zero.
    results: u64,
}

/// What was found, by what it depends on. It is looked up and never gone through, so that no order comes of it.
#[derive(Debug)]
pub(crate) struct Memory {
    /// For each participant the bits of the own open games.
    own: Vec<u64>,
    /// How all the open games end now.
    present: u64,
    known: FxHashMap<Key, Rc<Ranking>>,
}

impl Memory {
    /// For an event with open games that end by these results. None where it does not fit, or where a forfeit is among them: a player who
    /// did not come to the end may have all games struck out, those of others with them.
    pub fn of(event: &Event, results: &[GameResult]) -> Option<Self> {
        let fits = event.participants.len() <= MOST_PARTICIPANTS && event.open_games().count() <= MOST_GAMES;
        let plain = results.len() <= 4 && results.iter().all(|result| !result.is_forfeit());
        if !fits || !plain || event.teams.is_some() {
            return None;
        }
        let mut own = vec![0; event.participants.len()];
        for (number, (_, game)) in event.open_games().enumerate() {
            own[game.white.index()] |= 0b11 << (2 * number);
            own[game.black.index()] |= 0b11 << (2 * number);
        }
        Some(Self { own, present: 0, known: FxHashMap::default() })
    }

    /// The next outcome: for each open game which of the results it has.
    pub fn turn_to(&mut self, chosen: &[usize]) {
        let bits = |(number, result): (usize, &usize)| (*result as u64 & 0b11) << (2 * number);
        self.present = chosen.iter().enumerate().map(bits).fold(0, |all, one| all | one);
    }

    /// What a clause's criterion depends on here; none where that is more than a few games.
    pub fn key(&self, clause: ClauseRef, criterion: Criterion, members: &[Id]) -> Option<Key> {
        let reach = reach(criterion)?;
        let (mut bits, mut of_one, mut of_two) = (0, 0, 0);
        for member in members {
            let own = self.own[member.index()];
            bits |= 1 << member.index();
            of_two |= of_one & own;
            of_one |= own;
        }
        let in_reach = if reach == Reach::Among { of_two } else { of_one };
        Some(Key { clause, members: bits, results: self.present & in_reach })
    }

    /// What was found before.
    pub fn get(&self, key: Key) -> Option<Rc<Ranking>> {
        self.known.get(&key).cloned()
    }

    /// Keeps what was found.
    pub fn keep(&mut self, key: Key, found: &Rc<Ranking>) {
        if self.known.len() < MOST_KEPT {
            self.known.insert(key, Rc::clone(found));
        }
    }
}
