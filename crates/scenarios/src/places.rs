//! The places that a regulation settles beyond the first: who holds each of them, and who is in a
//! tie for it.

use crate::contest::ScoreContest;
use crate::count::AllOutcomes;
use crate::given::{EntryRules, SampleBounds};
use crate::outcomes::OutcomeSet;
use crate::path::{Start, start};
use crate::rank::{Rank, in_order, ranks};
use crate::settled::{deviation, share};
use crate::work::{self, Estimate, Work};
use crate::{OutcomeTally, RESULTS, Situation, Verdict, Watch};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};
use tiebreak_engine::{Options, Outcomes as EngineOutcomes};
use tiebreak_model::Event;
use tiebreak_regulation::{EntryPoint, Regulation, SettledScope};

/// How often a participant holds a place, and how often a tie for it remains to be played or
/// drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlaceProspect {
    /// The place, counted from 1.
    pub place: usize,
    /// How often the participant holds the place without anything to be played or drawn.
    pub held: OutcomeTally,
    /// How often the participant is in a tie that covers the place.
    pub tied: OutcomeTally,
}

/// The possible results of one participant for the places that are settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceProspects {
    /// The result for each place.
    pub places: Vec<PlaceProspect>,
    /// How often the participant is certain to hold one of these places, whatever a play-off or
    /// lots decide.
    pub among: OutcomeTally,
}

/// The counts of places for all participants.
pub(crate) struct PlaceTally {
    pub of: Vec<PlaceProspects>,
    pub sampled: Option<(u64, Work)>,
}

/// The most participants times places that are examined: all places of three hundred participants,
/// the first fifty of two thousand.
const MOST_LOOKED_AT: usize = 100_000;
/// The limit for a page that cannot wait, which keeps its results in memory.
const MOST_LOOKED_AT_BRIEFLY: usize = 25_000;

/// The settled places, if there is more than the first. With very many participants only the first
/// of them.
pub(crate) fn settled_places(
    entry: &EntryPoint,
    participants: usize,
    watch: &Watch,
) -> Option<RangeInclusive<usize>> {
    let looked_at = if watch.is_brief() { MOST_LOOKED_AT_BRIEFLY } else { MOST_LOOKED_AT };
    let most = (looked_at / participants.max(1)).max(1);
    let last = entry
        .tie_for
        .to
        .unwrap_or(participants)
        .min(participants)
        .min(entry.tie_for.from + most - 1);
    (entry.settles.0 == SettledScope::Places && last > 1).then_some(entry.tie_for.from..=last)
}

/// Counts every settled place: by points where ties are played out, by the engine where criteria
/// decide them.
pub(crate) fn places(
    event: &Event,
    rules: EntryRules<'_>,
    range: &RangeInclusive<usize>,
    bounds: SampleBounds<'_>,
) -> PlaceTally {
    let watch = bounds.watch;
    let situation = Situation::from_event(event);
    let contest = ScoreContest::from_situation(&situation);
    // If one place is too large to count, outcomes are drawn for all places, so the others need
    // not start.
    let given_up = AtomicBool::new(false);
    let games_in_order = in_order(&contest);
    let look = |player: usize| {
        let found = if given_up.load(Ordering::Relaxed) {
            None
        } else {
            ranks(&contest, &games_in_order, player, watch).ok()
        };
        given_up.fetch_or(found.is_none(), Ordering::Relaxed);
        found
    };
    let by_points: Vec<Option<BTreeMap<Rank, u128>>> =
        (0..contest.least.len()).into_par_iter().map(look).collect();
    let games = situation.games.len();
    let counted = |ranks: &BTreeMap<Rank, u128>| {
        let mut found = PlaceCounts::new(range);
        ranks.iter().for_each(|(rank, count)| {
            let first = rank.above + 1;
            found.add(range, first..=rank.above + rank.level, rank.level > 1, *count)
        });
        found
    };
    let by_points: Option<Vec<PlaceCounts>> =
        by_points.iter().map(|ranks| Some(counted(ranks.as_ref()?))).collect();
    match by_points {
        Some(found) if !criteria_decide(rules, range, event.participants().len()) => {
            let how = OutcomeTotals { all: AllOutcomes::new(games), drawn: None, complete: true };
            PlaceTally {
                of: found.iter().map(|one| one.prospects(range, how, None)).collect(),
                sampled: None,
            }
        }
        by_points => asked(event, rules.regulation, range, by_points.as_deref(), bounds),
    }
}

/// Whether a criterion may decide one of these ties.
fn criteria_decide(
    EntryRules { regulation, entry }: EntryRules<'_>,
    range: &RangeInclusive<usize>,
    all: usize,
) -> bool {
    let ties =
        (1..=*range.end()).flat_map(|place| (2..=all + 1 - place).map(move |size| (place, size)));
    ties.into_iter().any(|(place, size)| start(regulation, entry, size, place) == Start::ByCriteria)
}

/// How often a participant held each place, was tied for it, and was among them.
#[derive(Clone)]
struct PlaceCounts {
    held: Vec<u128>,
    tied: Vec<u128>,
    among: u128,
}

impl PlaceCounts {
    fn new(range: &RangeInclusive<usize>) -> Self {
        let places = range.clone().count();
        Self { held: vec![0; places], tied: vec![0; places], among: 0 }
    }

    /// Adds the participants on these places, tied or not.
    fn add(
        &mut self,
        range: &RangeInclusive<usize>,
        places: RangeInclusive<usize>,
        tied: bool,
        count: u128,
    ) {
        for (index, _) in range.clone().enumerate().filter(|(_, place)| places.contains(place)) {
            let kind = if tied { &mut self.tied } else { &mut self.held };
            kind[index] += count;
        }
        if range.contains(places.start()) && range.contains(places.end()) {
            self.among += count;
        }
    }

    fn plus(mut self, other: &Self) -> Self {
        self.held.iter_mut().zip(&other.held).for_each(|(mine, more)| *mine += more);
        self.tied.iter_mut().zip(&other.tied).for_each(|(mine, more)| *mine += more);
        self.among += other.among;
        self
    }

    /// Turns the sums into counts of all outcomes. If outcomes were drawn, the points show what is
    /// impossible.
    fn prospects(
        &self,
        range: &RangeInclusive<usize>,
        how: OutcomeTotals,
        points: Option<&Self>,
    ) -> PlaceProspects {
        let possible = |of: &dyn Fn(&Self) -> u128| points.is_none_or(|points| of(points) > 0);
        let places = range.clone().enumerate().map(|(index, place)| PlaceProspect {
            place,
            held: how.tallied(
                self.held[index],
                possible(&|points| points.held[index] + points.tied[index]),
            ),
            tied: how.tallied(self.tied[index], possible(&|points| points.tied[index])),
        });
        let touches =
            |points: &Self| points.among + points.held.iter().chain(&points.tied).sum::<u128>();
        PlaceProspects {
            places: places.collect(),
            among: how.tallied(self.among, possible(&touches)),
        }
    }
}

/// The number of all outcomes, and the number of those that were drawn if not all were examined.
#[derive(Clone, Copy)]
struct OutcomeTotals {
    all: AllOutcomes,
    drawn: Option<u128>,
    complete: bool,
}

impl OutcomeTotals {
    fn tallied(self, found: u128, possible: bool) -> OutcomeTally {
        let Self { all, drawn, complete } = self;
        let total = all.base;
        let count = |base: u128| all.count(base);
        let verdict = match drawn.is_none() && complete {
            _ if !possible => Verdict::Impossible,
            true => Verdict::from_count(found, total),
            false => Verdict::Possible,
        };
        let Some(drawn) = drawn else {
            return OutcomeTally { verdict, count: count(found), error: None };
        };
        let error = Some(count(share(deviation(found, drawn), drawn, total)));
        OutcomeTally { verdict, count: count(share(found, drawn, total)), error }
    }
}

/// Asks the engine about every outcome, or about a random sample.
fn asked(
    event: &Event,
    regulation: &Regulation,
    range: &RangeInclusive<usize>,
    points: Option<&[PlaceCounts]>,
    SampleBounds { seed, watch }: SampleBounds<'_>,
) -> PlaceTally {
    let situation = Situation::from_event(event);
    let games = situation.games.len();
    let nothing = || vec![PlaceCounts::new(range); event.participants().len()];
    let mut ruled = EngineOutcomes::new(event, regulation, &RESULTS);
    let estimate = Estimate::new(games, watch, |results| {
        let ruling = ruled.rule(results, Options::default());
        ruling.map_or(0, |ruling| work::of_ruling(event, &ruling))
    });
    let looked = OutcomeSet::new(games, seed, watch, estimate).each(|outcomes| {
        let mut found = nothing();
        let mut ruled = EngineOutcomes::new(event, regulation, &RESULTS);
        let options = Options { explain: false, places: None, workings: false };
        for results in outcomes {
            let Ok(ruling) = ruled.rule(&results, options) else { continue };
            for place in &ruling.standing {
                let tied = place.open || place.to > place.from;
                place
                    .members
                    .iter()
                    .for_each(|id| found[id.index()].add(range, place.from..=place.to, tied, 1));
            }
        }
        found
    });
    let sum = |sum: Vec<PlaceCounts>, part: &Vec<PlaceCounts>| {
        sum.into_iter().zip(part).map(|(one, more)| one.plus(more)).collect()
    };
    let found: Vec<PlaceCounts> = looked.parts.iter().fold(nothing(), sum);
    let how = OutcomeTotals {
        all: AllOutcomes::new(games),
        drawn: looked.drawn.map(|(drawn, _)| drawn.into()),
        complete: looked.complete,
    };
    let one = |(index, found): (usize, &PlaceCounts)| {
        found.prospects(range, how, points.map(|points| &points[index]))
    };
    PlaceTally { of: found.iter().enumerate().map(one).collect(), sampled: looked.drawn }
}
