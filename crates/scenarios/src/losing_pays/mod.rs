//! Where a worse result pays: small events played through with every result, to find one in which somebody who wins less stands
//! better, gets more or is invited.
//!
//! Everything is looked at that a small event can bring: each result of each game is made worse for the player (or the team) who had
//! it, nothing else is changed, and the two rulings are compared. Play-offs are not played: whoever still contends for places is taken
//! to have all of them, and only who is at least as well off in the best and in the worst case, and better off in one of them, is
//! better off. So what is found is so whatever the play-off brings; what only a play-off could show is not found. Pairings are fixed.

mod stake;
mod trial;

pub use stake::{Gain, Stake, better};
pub use trial::{Contest, IMPS, RESULTS, Trial, trials};

use crate::Watch;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Event, Kind, Silent};
use tiebreak_regulation::Regulation;

/// The most events that are played through of one kind and size.
pub const MOST_EVENTS: u64 = 20_000;

/// What was searched, and the smallest examples that were found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LosingPays {
    /// What was searched, in this order.
    pub searched: Vec<Searched>,
    /// For each sort of gain its smallest example.
    pub found: Vec<Paying>,
    /// Kinds of events that the regulation speaks of and that are not searched.
    pub not_searched: Vec<Kind>,
}

/// Small events of one kind and size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Searched {
    /// The events.
    pub trial: Trial,
    /// How many there were, each ruled.
    pub events: u64,
    /// In how many situations a worse result pays: an event, a game of it, a side, a worse result.
    pub situations: u64,
}

/// An event in which a worse result pays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paying {
    /// The events that it is one of.
    pub trial: Trial,
    /// The result of each contest, by the position of [`Trial::outcomes`].
    pub results: Vec<usize>,
    /// The contest whose result is made worse.
    pub contest: usize,
    /// Its worse result.
    pub worse: usize,
    /// For whom, by the position among the participants.
    pub who: usize,
    /// What is gained.
    pub gain: Gain,
}

/// Searches the small events that a regulation is for; nothing where it was told to stop.
pub fn losing_pays(regulation: &Regulation, watch: &Watch) -> Option<LosingPays> {
    let mut found: Vec<Paying> = Vec::new();
    let mut searched = Vec::new();
    let kinds: Vec<Kind> = Kind::ALL.iter().map(|(kind, _)| *kind).collect();
    let spoken: Vec<Kind> = kinds.into_iter().filter(|kind| regulation.entries_for(*kind).next().is_some()).collect();
    let mut not_searched = Vec::new();
    for kind in spoken {
        let trials = trials(regulation, kind);
        if trials.is_empty() {
            not_searched.push(kind);
        }
        for trial in trials {
            let one = search(regulation, &trial, &mut found, watch)?;
            // Events that the regulation cannot rule show nothing.
            if one.events == 0 {
                not_searched.push(kind);
            } else {
                searched.push(one);
            }
        }
    }
    not_searched.dedup();
    Some(LosingPays { searched, found, not_searched })
}

/// All events of one size. What is at stake in each is worked out once and looked up for every comparison.
fn search(regulation: &Regulation, trial: &Trial, found: &mut Vec<Paying>, watch: &Watch) -> Option<Searched> {
    let events = trial.events();
    let mut stakes: Vec<Option<Vec<Stake>>> = Vec::new();
    watch.expect(usize::try_from(events).unwrap_or(usize::MAX));
    for number in 0..events {
        watch.step();
        if watch.stopped() {
            return None;
        }
        stakes.push(trial.event(regulation, &trial.results(number)).and_then(|event| at_stake(regulation, &event)));
    }
    let mut situations = 0;
    for number in 0..events {
        let results = trial.results(number);
        let Some(Some(before)) = stakes.get(usize::try_from(number).ok()?) else { continue };
        for contest in 0..trial.contests.len() {
            for worse in 0..trial.outcomes {
                // The first is better off the lower the outcome's position, the second the higher.
                let side = if worse > results[contest] { 0 } else { 1 };
                if worse == results[contest] {
                    continue;
                }
                let other = trial.number(&results, contest, worse);
                let Some(Some(after)) = stakes.get(usize::try_from(other).ok()?) else { continue };
                let who = trial.contests[contest].sides[side];
                let gains = better(&before[who], &after[who]);
                situations += u64::from(!gains.is_empty());
                for gain in gains {
                    if !found.iter().any(|known| known.gain.name() == gain.name()) {
                        found.push(Paying {
                            trial: trial.clone(),
                            results: results.clone(),
                            contest,
                            worse,
                            who,
                            gain,
                        });
                    }
                }
            }
        }
    }
    let ruled = stakes.iter().flatten().count() as u64;
    Some(Searched { trial: trial.clone(), events: ruled, situations })
}

/// What is at stake for everybody, before any play-off.
pub fn at_stake(regulation: &Regulation, event: &Event) -> Option<Vec<Stake>> {
    let options = Options { explain: false, ..Options::default() };
    let ruling = rule(event, regulation, &mut Silent, options).ok()?;
    Some((0..event.participants.len()).map(|at| Stake::of(&ruling, at)).collect())
}
