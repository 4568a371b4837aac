//! The results of criteria in other outcomes of the same event, to be used again.
//!
//! Scenarios rule on one event thousands of times, each time with other results of its open games.
//! Direct encounter depends only on the games among the tied, the number of wins only on the games
//! of the tied. Where these games ended as in an earlier outcome, the criterion gives the same
//! result. The memory keeps the results of criteria that are known to depend on few games; all
//! other criteria look at the games each time.

use crate::criteria::CriterionRanking;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use tiebreak_model::{ClauseRef, Event, GameResult, Id};
use tiebreak_regulation::{Criterion, FideCode};
use tiebreak_standings::Name;

/// The most open games that fit into a key, at two bits each.
const MOST_GAMES: usize = 32;
/// The most participants that fit into a key, at one bit each.
const MOST_PARTICIPANTS: usize = 128;
/// The most results to keep; they take some tens of megabytes.
const MOST_KEPT: usize = 100_000;

/// The games on which the result of a criterion depends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CriterionReach {
    /// The games among the tied.
    Among,
    /// All games of the tied.
    Own,
}

/// The reach of a criterion that only looks at results of games of the tied. Criteria that count
/// the points of opponents depend on all games.
fn reach(criterion: Criterion) -> Option<CriterionReach> {
    match criterion {
        Criterion::MutualResult | Criterion::MutualResultWeighted | Criterion::FideDe => {
            Some(CriterionReach::Among)
        }
        Criterion::GamesWithBlack | Criterion::Wins | Criterion::WinsWithBlack => {
            Some(CriterionReach::Own)
        }
        Criterion::FideWin | Criterion::FideWon | Criterion::FideBpg | Criterion::FideBwg => {
            Some(CriterionReach::Own)
        }
        Criterion::FideRep | Criterion::FideStd => Some(CriterionReach::Own),
        Criterion::Fide(code) => reach_of_code(code),
        _ => None,
    }
}

fn reach_of_code(code: FideCode) -> Option<CriterionReach> {
    match code.players()?.name {
        Name::De => Some(CriterionReach::Among),
        Name::Win | Name::Won | Name::Bpg | Name::Bwg | Name::Rep | Name::Std => {
            Some(CriterionReach::Own)
        }
        _ => None,
    }
}

/// What the result of a criterion depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct MemoryKey {
    clause: ClauseRef,
    /// The tied, one bit each.
    members: u128,
    /// The results of the games in reach, two bits each; the bits of all other games are zero.
    results: u64,
}

/// The results of criteria, by what they depend on. Entries are looked up and never iterated, so
/// the order of the map does not matter.
#[derive(Debug)]
pub(crate) struct CriterionMemory {
    /// For each participant, the bits of the open games of that participant.
    own: Vec<u64>,
    /// The results of all open games in the present outcome.
    present: u64,
    known: FxHashMap<MemoryKey, Rc<CriterionRanking>>,
}

impl CriterionMemory {
    /// A memory for an event whose open games end with one of these results. `None` where the
    /// event is too large, or where one of the results is a forfeit: a player who forfeits may
    /// have all games annulled, which changes the games of others.
    pub fn new(event: &Event, results: &[GameResult]) -> Option<Self> {
        let fits = event.participants().len() <= MOST_PARTICIPANTS
            && event.open_games().count() <= MOST_GAMES;
        let plain = results.len() <= 4 && results.iter().all(|result| !result.is_forfeit());
        if !fits || !plain || event.teams().is_some() {
            return None;
        }
        let mut own = vec![0; event.participants().len()];
        for (number, (_, game)) in event.open_games().enumerate() {
            own[game.white.index()] |= 0b11 << (2 * number);
            own[game.black.index()] |= 0b11 << (2 * number);
        }
        Some(Self { own, present: 0, known: FxHashMap::default() })
    }

    /// Turns to the next outcome; `chosen` has the position of the result of each open game.
    pub fn turn_to(&mut self, chosen: &[usize]) {
        let bits = |(number, result): (usize, &usize)| (*result as u64 & 0b11) << (2 * number);
        self.present = chosen.iter().enumerate().map(bits).fold(0, |all, one| all | one);
    }

    /// What the criterion of a clause depends on in this outcome. `None` where it depends on more
    /// than the games of the tied.
    pub fn key(
        &self,
        clause: ClauseRef,
        criterion: Criterion,
        members: &[Id],
    ) -> Option<MemoryKey> {
        let reach = reach(criterion)?;
        let (mut bits, mut of_one, mut of_two) = (0, 0, 0);
        for member in members {
            let own = self.own[member.index()];
            bits |= 1 << member.index();
            of_two |= of_one & own;
            of_one |= own;
        }
        let in_reach = if reach == CriterionReach::Among { of_two } else { of_one };
        Some(MemoryKey { clause, members: bits, results: self.present & in_reach })
    }

    /// The result from an earlier outcome.
    pub fn get(&self, key: MemoryKey) -> Option<Rc<CriterionRanking>> {
        self.known.get(&key).cloned()
    }

    /// Keeps a result, unless the memory is full.
    pub fn keep(&mut self, key: MemoryKey, found: &Rc<CriterionRanking>) {
        if self.known.len() < MOST_KEPT {
            self.known.insert(key, Rc::clone(found));
        }
    }
}
