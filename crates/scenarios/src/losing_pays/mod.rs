//! Where a worse result pays: small events played through with every result, to find one in which
//! somebody who wins less stands better, gets more or is invited.
//!
//! Everything is looked at that a small event can bring: each result of each game is made worse for
//! the player (or the team) who had it, nothing else is changed, and the two rulings are compared.
//! First without play-offs: whoever still contends for places is taken to have all of them, and
//! only who is at least as well off in the best and in the worst case, and better off in one of
//! them, is better off. What is found so is so whatever the play-off brings. Then, in events of up
//! to four where something is played off and something is given beside the standing, with play-offs
//! in which the stronger of two always wins, for every order of strength: who may choose whom to
//! meet may choose the weaker. Pairings are fixed.

mod stake;
mod strength;
mod trial;

pub use stake::{Gain, Stake, better};
pub use strength::{Order, orders};
pub use trial::{Contest, IMPS, RESULTS, Trial, trials};

use crate::Watch;
use strength::Stronger;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Event, Kind, Silent};
use tiebreak_regulation::{Entry, Regulation};

/// The most events that are played through of one kind and size.
pub const MOST_EVENTS: u64 = 20_000;
/// Play-offs are played by strength in sets of up to so many events.
pub const MOST_PLAYED_OFF: u64 = 1_000;
/// Up to so many participants play-offs are played by strength: there are 24 orders of four.
pub const MOST_STRENGTHS: usize = 4;

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
    /// In how many situations a worse result pays, whatever a play-off brings: an event, a game of
    /// it, a side, a worse result.
    pub situations: u64,
    /// In how many more with a play-off that the stronger win, each order of strength for itself.
    pub played_off: u64,
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
    /// Who wins play-offs, the strongest first, where that counts.
    pub strength: Option<Order>,
}

/// Searches the small events that a regulation is for; nothing where it was told to stop.
pub fn losing_pays(regulation: &Regulation, watch: &Watch) -> Option<LosingPays> {
    let mut found: Vec<Paying> = Vec::new();
    let mut searched = Vec::new();
    let kinds: Vec<Kind> = Kind::ALL.iter().map(|(kind, _)| *kind).collect();
    let spoken: Vec<Kind> =
        kinds.into_iter().filter(|kind| regulation.entries_for(*kind).next().is_some()).collect();
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

/// All events of one size. What is at stake in each is worked out once and looked up for every
/// comparison.
fn search(
    regulation: &Regulation,
    trial: &Trial,
    found: &mut Vec<Paying>,
    watch: &Watch,
) -> Option<Searched> {
    let events = trial.events();
    let mut stakes: Vec<Option<Vec<Stake>>> = Vec::new();
    watch.expect(usize::try_from(events).unwrap_or(usize::MAX));
    for number in 0..events {
        watch.step();
        if watch.stopped() {
            return None;
        }
        stakes.push(
            trial
                .event(regulation, &trial.results(number))
                .and_then(|event| at_stake(regulation, &event)),
        );
    }
    let situations = compare(trial, &stakes, None, found);
    let mut played_off = 0;
    let has_play_off = stakes.iter().flatten().flatten().any(|stake| stake.open);
    let small = trial.participants <= MOST_STRENGTHS && trial.events() <= MOST_PLAYED_OFF;
    let looks = has_play_off && small && gives_beside(regulation, trial.kind);
    let strengths = if looks { orders(trial.participants) } else { Vec::new() };
    watch.expect(strengths.len());
    for order in strengths {
        watch.step();
        if watch.stopped() {
            return None;
        }
        let ruled = |number: u64| {
            let known = stakes.get(usize::try_from(number).ok()?)?.clone()?;
            // What nothing is played off in is as it was.
            if known.iter().all(|stake| !stake.open) {
                return Some(known);
            }
            played_by(regulation, &trial.event(regulation, &trial.results(number))?, &order)
        };
        let played: Vec<Option<Vec<Stake>>> = (0..events).map(ruled).collect();
        played_off += compare(trial, &played, Some(&order), found);
    }
    let ruled = stakes.iter().flatten().count() as u64;
    Some(Searched { trial: trial.clone(), events: ruled, situations, played_off })
}

/// Whether something is given by other means than the place: whoever wins less has fewer points,
/// and in the standing, however ties are broken in it, nobody with fewer points passes anybody. So
/// a play-off can only matter for what stands beside it.
fn gives_beside(regulation: &Regulation, kind: Kind) -> bool {
    let beside = |entry: &Entry| {
        !entry.awards.is_empty() || entry.carry_over.is_some() || entry.promotes.is_some()
    };
    regulation.entries_for(kind).any(beside)
}

/// Compares every event with those in which one result is worse: in how many situations that pays.
fn compare(
    trial: &Trial,
    stakes: &[Option<Vec<Stake>>],
    strength: Option<&Order>,
    found: &mut Vec<Paying>,
) -> u64 {
    let at =
        |number: u64| usize::try_from(number).ok().and_then(|number| stakes.get(number)?.as_ref());
    let mut situations = 0;
    for number in 0..trial.events() {
        let results = trial.results(number);
        let Some(before) = at(number) else { continue };
        for contest in 0..trial.contests.len() {
            for worse in 0..trial.outcomes {
                // The first is better off the lower the outcome's position, the second the higher.
                let side = if worse > results[contest] { 0 } else { 1 };
                if worse == results[contest] {
                    continue;
                }
                let other = trial.number(&results, contest, worse);
                let Some(after) = at(other) else { continue };
                let who = trial.contests[contest].sides[side];
                // With a play-off only what one brings about is looked at: the rest is known
                // without.
                if strength.is_some() && !before.iter().chain(after).any(|stake| stake.open) {
                    continue;
                }
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
                            strength: strength.cloned(),
                        });
                    }
                }
            }
        }
    }
    situations
}

/// What is at stake for everybody when the stronger win every play-off. Nothing where something
/// else decides.
fn played_by(regulation: &Regulation, event: &Event, order: &[usize]) -> Option<Vec<Stake>> {
    let options = Options { explain: false, ..Options::default() };
    let mut stronger = Stronger::new(order);
    let ruling = rule(event, regulation, &mut stronger, options).ok()?;
    if stronger.unknown || !ruling.open.is_empty() {
        return None;
    }
    let of = |at: usize| Stake { open: stronger.played, ..Stake::of(&ruling, at) };
    Some((0..event.participants().len()).map(of).collect())
}

/// What is at stake for everybody, before any play-off.
pub fn at_stake(regulation: &Regulation, event: &Event) -> Option<Vec<Stake>> {
    let options = Options { explain: false, ..Options::default() };
    let ruling = rule(event, regulation, &mut Silent, options).ok()?;
    Some((0..event.participants().len()).map(|at| Stake::of(&ruling, at)).collect())
}
