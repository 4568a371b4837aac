//! Ties in which criteria decide: the engine is asked, outcome by outcome.

use crate::path::{Start, start};
use crate::random::Random;
use crate::{OpenGame, RESULTS, Situation, Watch, finished};
use rayon::prelude::*;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Ask, ClauseRef, Event, GameResult, Id, Silent};
use tiebreak_regulation::{Entry, Regulation};

/// What becomes of a tie for first place after one outcome.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fate {
    /// How many are tied.
    pub tied: usize,
    /// Who is first without anything to be played or drawn.
    pub settled: Option<Id>,
    /// Who plays on or takes part in the lots.
    pub playing: Vec<Id>,
    /// The clause under which something is to be played, drawn or told.
    pub starts: Option<ClauseRef>,
    /// The criterion that decided, by its clause.
    pub decided: Option<ClauseRef>,
    /// Whether games that a criterion needs are missing from the event.
    pub missing: bool,
}

/// Each outcome that criteria decide, by its number, with what becomes of it.
pub(crate) struct Fates {
    pub list: Vec<(u64, Fate)>,
    /// How many outcomes were drawn, where not all were looked at.
    pub sampled: Option<u64>,
    /// False where the work was stopped.
    pub complete: bool,
}

/// All outcomes are looked at up to so many open games; beyond, so many outcomes are drawn.
const MOST_GAMES: usize = 10;
const DRAWN: u64 = 20_000;

/// The results of the open games in the outcome of this number, the first game changing slowest.
pub(crate) fn outcome(games: usize, number: u64) -> Vec<usize> {
    let mut results = vec![0; games];
    let mut rest = number;
    for result in results.iter_mut().rev() {
        *result = (rest % 3) as usize;
        rest /= 3;
    }
    results
}

/// Asks the engine about every outcome with a tie for first place that criteria decide.
pub(crate) fn fates(
    event: &Event,
    regulation: &Regulation,
    entry: &Entry,
    situation: &Situation,
    seed: u64,
    watch: &Watch,
) -> Fates {
    let games = situation.games.len();
    let all = games <= MOST_GAMES;
    let numbers: Vec<(u64, Vec<usize>)> = if all {
        (0..3u64.pow(games as u32)).map(|number| (number, outcome(games, number))).collect()
    } else {
        let mut random = Random::new(seed);
        (0..DRAWN).map(|number| (number, (0..games).map(|_| random.below(3)).collect())).collect()
    };
    watch.expect(numbers.len());
    let look = |(number, results): &(u64, Vec<usize>)| {
        watch.step();
        if watch.stopped() {
            return None;
        }
        let tied = leaders(situation, results);
        if tied.len() < 2 || start(regulation, entry, tied.len()) != Start::ByCriteria {
            return None;
        }
        Some((*number, fate(event, regulation, &situation.games, results, tied.len())?))
    };
    let list = numbers.par_iter().filter_map(look).collect();
    Fates { list, sampled: (!all).then_some(DRAWN), complete: !watch.stopped() }
}

/// Who shares the highest score.
pub(crate) fn leaders(situation: &Situation, results: &[usize]) -> Vec<Id> {
    let mut units = situation.units.clone();
    for (game, result) in situation.games.iter().zip(results) {
        units[game.white.index()] += game.gains[*result][0];
        units[game.black.index()] += game.gains[*result][1];
    }
    let best = units.iter().copied().max().unwrap_or(0);
    (0..units.len()).filter(|index| units[*index] == best).map(|index| Id(index as u16)).collect()
}

/// The event after an outcome.
pub(crate) fn after(event: &Event, games: &[OpenGame], results: &[usize]) -> Event {
    let results: Vec<(usize, GameResult)> =
        games.iter().zip(results).map(|(game, result)| (game.index, RESULTS[*result])).collect();
    finished(event, &results)
}

fn fate(event: &Event, regulation: &Regulation, games: &[OpenGame], results: &[usize], tied: usize) -> Option<Fate> {
    let event = after(event, games, results);
    let ruling = rule(&event, regulation, &mut Silent, Options { explain: true, places: Some((1, 1)) }).ok()?;
    let first = ruling.standing.first()?;
    let settled = (first.members.len() == 1 && !first.open).then(|| first.members[0]);
    let mut playing: Vec<Id> = ruling
        .open
        .iter()
        .filter(|question| !matches!(question.ask, Ask::Data(_)))
        .flat_map(|question| question.ask.participants())
        .collect();
    playing.sort_unstable();
    playing.dedup();
    let decisive = |step: &&tiebreak_model::Step| !step.measure.is_empty() && step.parts.len() > 1;
    let decided = ruling.steps.iter().rev().find(decisive).map(|step| step.clause);
    let starts = ruling.open.first().map(|question| question.clause);
    let missing = ruling.open.iter().any(|question| matches!(question.ask, Ask::Data(_)));
    Some(Fate { tied, settled, playing, starts, decided, missing })
}
