//! Finds regulations under which a worse result pays: rules small events with every combination of
//! results, and looks for one in which a participant with a worse result has a better place, more
//! money or an invitation.
//!
//! The search covers every result of every game of a small event. It makes one result worse for a
//! player or team, changes nothing else, and compares the two rulings.
//!
//! The first pass has no play-offs: a participant who still contends for places has the whole
//! range of them. Only an improvement of the best or the worst case, with neither getting worse,
//! counts as better. So a finding holds for every course of the play-off.
//!
//! The second pass rules events of up to four participants that have a play-off and give something
//! other than a place. In its play-offs the stronger side always wins, and every order of strength
//! is tried: a player who chooses the opponent may choose the weaker one. Pairings are fixed.

mod stake;
mod strength;
mod trial;

pub use stake::{Gain, Stake, better};
pub use strength::{StrengthOrder, orders};
pub use trial::{Contest, IMPS, RESULTS, Trial, trials};

use crate::Watch;
use strength::StrongerWins;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Event, Kind, NoAnswers};
use tiebreak_regulation::{EntryPoint, Regulation};

/// The most events of one kind and size that are examined.
pub const MOST_EVENTS: u64 = 20_000;
/// Play-offs are decided by strength only if there are at most this many events of one kind and
/// size.
pub const MOST_PLAYED_OFF: u64 = 1_000;
/// The most participants whose play-offs are decided by strength: four have 24 orders.
pub const MOST_STRENGTHS: usize = 4;

/// What was searched, and the smallest examples that were found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LosingPays {
    /// What was searched, in this order.
    pub searched: Vec<SearchedTrial>,
    /// The smallest example of each sort of gain.
    pub found: Vec<LosingPaysCase>,
    /// Kinds of events that the regulation names and that the search does not cover.
    pub not_searched: Vec<Kind>,
}

/// Small events of one kind and size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchedTrial {
    /// The description of these events.
    pub trial: Trial,
    /// The number of events, each of which was ruled.
    pub events: u64,
    /// The number of situations in which a worse result pays for every course of a play-off. A
    /// situation is an event, a game of it, a side and a worse result.
    pub situations: u64,
    /// The number of further situations, where the stronger side wins the play-off. Each order of
    /// strength counts separately.
    pub played_off: u64,
}

/// An event in which a worse result pays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LosingPaysCase {
    /// The events that this one belongs to.
    pub trial: Trial,
    /// The result of each contest, as a position in [`Trial::outcomes`].
    pub results: Vec<usize>,
    /// The contest whose result is made worse.
    pub contest: usize,
    /// Its worse result.
    pub worse: usize,
    /// The participant who gains, by position among the participants.
    pub who: usize,
    /// What the participant gains.
    pub gain: Gain,
    /// The order of strength that decides play-offs, strongest first. Absent where it does not
    /// matter.
    pub strength: Option<StrengthOrder>,
}

/// Searches the small events that a regulation is for. `None` if the watch stopped the search.
pub fn losing_pays(regulation: &Regulation, watch: &Watch) -> Option<LosingPays> {
    let mut found: Vec<LosingPaysCase> = Vec::new();
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

/// Searches all events of one size. The stakes of each event are calculated once and looked up for
/// every comparison.
fn search(
    regulation: &Regulation,
    trial: &Trial,
    found: &mut Vec<LosingPaysCase>,
    watch: &Watch,
) -> Option<SearchedTrial> {
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
            // Strength changes nothing in an event without a play-off.
            if known.iter().all(|stake| !stake.open) {
                return Some(known);
            }
            played_by(regulation, &trial.event(regulation, &trial.results(number))?, &order)
        };
        let played: Vec<Option<Vec<Stake>>> = (0..events).map(ruled).collect();
        played_off += compare(trial, &played, Some(&order), found);
    }
    let ruled = stakes.iter().flatten().count() as u64;
    Some(SearchedTrial { trial: trial.clone(), events: ruled, situations, played_off })
}

/// Whether the regulation gives anything other than places. A worse result means fewer points, and
/// no tie-break in the standings lets a participant pass one with more points. So a play-off can
/// only make losing pay through what is given besides the place.
fn gives_beside(regulation: &Regulation, kind: Kind) -> bool {
    let beside = |entry: &EntryPoint| {
        !entry.awards.is_empty() || entry.carry_over.is_some() || entry.promotes.is_some()
    };
    regulation.entries_for(kind).any(beside)
}

/// Compares every event with those in which one result is worse, and counts where that pays.
fn compare(
    trial: &Trial,
    stakes: &[Option<Vec<Stake>>],
    strength: Option<&StrengthOrder>,
    found: &mut Vec<LosingPaysCase>,
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
                // With play-offs, only events that have one are compared. The first pass covers
                // the others.
                if strength.is_some() && !before.iter().chain(after).any(|stake| stake.open) {
                    continue;
                }
                let gains = better(&before[who], &after[who]);
                situations += u64::from(!gains.is_empty());
                for gain in gains {
                    if !found.iter().any(|known| known.gain.name() == gain.name()) {
                        found.push(LosingPaysCase {
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

/// The stakes of all participants when the stronger side wins every play-off. `None` if something
/// other than strength decides.
fn played_by(regulation: &Regulation, event: &Event, order: &[usize]) -> Option<Vec<Stake>> {
    let options = Options { explain: false, ..Options::default() };
    let mut stronger = StrongerWins::new(order);
    let ruling = rule(event, regulation, &mut stronger, options).ok()?;
    if stronger.unknown || !ruling.open.is_empty() {
        return None;
    }
    let of = |at: usize| Stake { open: stronger.played, ..Stake::from_ruling(&ruling, at) };
    Some((0..event.participants().len()).map(of).collect())
}

/// The stakes of all participants before any play-off.
pub fn at_stake(regulation: &Regulation, event: &Event) -> Option<Vec<Stake>> {
    let options = Options { explain: false, ..Options::default() };
    let ruling = rule(event, regulation, &mut NoAnswers, options).ok()?;
    Some((0..event.participants().len()).map(|at| Stake::from_ruling(&ruling, at)).collect())
}
