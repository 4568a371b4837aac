//! What becomes of each outcome: clear, to be played, or for criteria to decide. Then the engine is
//! asked, outcome by outcome.

use crate::outcomes::{Looked, Outcomes};
use crate::path::{Start, start};
use crate::work::{self, Estimate, Work};
use crate::{RESULTS, Situation, Watch};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tiebreak_engine::{Options, Outcomes as Ruled};
use tiebreak_model::{Ask, ClauseRef, Event, Id, Ruling};
use tiebreak_regulation::{Entry, Regulation};

/// What becomes of first place after one outcome.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fate {
    /// Who has the highest score.
    pub leaders: Vec<Id>,
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
    /// Whether it follows from the points alone.
    pub by_points: bool,
}

/// What becomes of the outcomes, where criteria decide some of them.
pub(crate) struct Fates {
    /// Each fate once, with how many of the outcomes that were looked at come to it.
    pub kinds: Vec<(Fate, u128)>,
    /// The fate of every outcome, by its number; empty where outcomes were drawn.
    pub table: Vec<u32>,
    /// How many outcomes were drawn, where not all were looked at.
    pub sampled: Option<(u64, Work)>,
    /// False where the work was stopped.
    pub complete: bool,
}

/// What becomes of every outcome, or of many drawn ones where there are too many.
pub(crate) fn fates(
    event: &Event,
    ruled: (&Regulation, &Entry),
    situation: &Situation,
    seed: u64,
    watch: &Watch,
) -> Fates {
    let look = Look { event, ruled, situation };
    let games = situation.games.len();
    let mut ruled = look.ruled();
    let estimate = Estimate::new(games, watch, |results| look.work(&mut ruled, results));
    let looked = Outcomes::new(games, seed, watch, estimate).each(|outcomes| look.at(outcomes));
    gathered(looked)
}

/// A part of the outcomes: the different fates, and which of them each outcome has.
type Part = (Vec<Fate>, Vec<u32>);

fn gathered(looked: Looked<Part>) -> Fates {
    let mut numbers: BTreeMap<Fate, u32> = BTreeMap::new();
    let mut kinds: Vec<(Fate, u128)> = Vec::new();
    let mut table = Vec::new();
    for (fates, of) in looked.parts {
        let place = |fate: Fate| {
            *numbers.entry(fate).or_insert_with_key(|fate| {
                kinds.push((fate.clone(), 0));
                kinds.len() as u32 - 1
            })
        };
        let places: Vec<u32> = fates.into_iter().map(place).collect();
        for one in of {
            let kind = places[one as usize];
            kinds[kind as usize].1 += 1;
            table.push(kind);
        }
    }
    if looked.drawn.is_some() || !looked.complete {
        table.clear();
    }
    Fates { kinds, table, sampled: looked.drawn, complete: looked.complete }
}

/// First place is all that is looked at, and the steps tell which criterion decided it.
const OPTIONS: Options = Options { explain: true, places: Some((1, 1)), workings: false };

/// Everything that is needed to look at outcomes.
struct Look<'l> {
    event: &'l Event,
    ruled: (&'l Regulation, &'l Entry),
    situation: &'l Situation,
}

impl<'l> Look<'l> {
    fn ruled(&self) -> Ruled<'l> {
        Ruled::new(self.event, self.ruled.0, &RESULTS)
    }

    /// The fates of some outcomes. What follows from the points alone is the same whenever the same
    /// stand first.
    fn at(&self, outcomes: &mut dyn Iterator<Item = Vec<usize>>) -> Part {
        let mut numbers: BTreeMap<Fate, u32> = BTreeMap::new();
        let mut by_leaders: FxHashMap<Vec<Id>, u32> = FxHashMap::default();
        let mut list = Vec::new();
        let mut of = Vec::new();
        let mut ruled = self.ruled();
        let (mut units, mut leaders) = (Vec::new(), Vec::new());
        for results in outcomes {
            self.situation.lead(&results, &mut units, &mut leaders);
            if let Some(number) = by_leaders.get(&leaders) {
                of.push(*number);
                continue;
            }
            let fate = self.fate(&mut ruled, &results, &leaders);
            let by_points = fate.by_points;
            let number = *numbers.entry(fate).or_insert_with_key(|fate| {
                list.push(fate.clone());
                list.len() as u32 - 1
            });
            if by_points {
                by_leaders.insert(leaders.clone(), number);
            }
            of.push(number);
        }
        (list, of)
    }

    /// What it takes to look at an outcome.
    fn work(&self, ruled: &mut Ruled<'_>, results: &[usize]) -> u64 {
        let (regulation, entry) = self.ruled;
        let points = (self.event.participants().len() + self.situation.games.len()) as u64;
        let tied = self.situation.leaders(results).len();
        if tied < 2 || start(regulation, entry, tied, 1) != Start::ByCriteria {
            return points;
        }
        points
            + ruled.rule(results, OPTIONS).map_or(0, |ruling| work::of_ruling(self.event, &ruling))
    }

    fn fate(&self, ruled: &mut Ruled<'_>, results: &[usize], first: &[Id]) -> Fate {
        let (regulation, entry) = self.ruled;
        let by_points = Fate {
            leaders: first.to_vec(),
            settled: None,
            playing: Vec::new(),
            starts: None,
            decided: None,
            missing: false,
            by_points: true,
        };
        match first {
            [] => by_points,
            [alone] => Fate { settled: Some(*alone), ..by_points },
            _ => match start(regulation, entry, first.len(), 1) {
                Start::Together(clause) => {
                    Fate { playing: first.to_vec(), starts: Some(clause), ..by_points }
                }
                Start::ByCriteria => {
                    let fate = Fate { by_points: false, ..by_points };
                    match ruled.rule(results, OPTIONS) {
                        Ok(ruling) => self.asked(&ruling, fate),
                        Err(_) => fate,
                    }
                }
            },
        }
    }

    /// The engine's word.
    fn asked(&self, ruling: &Ruling, fate: Fate) -> Fate {
        let first = ruling.standing.first();
        let alone = first
            .filter(|first| first.members.len() == 1 && !first.open)
            .map(|first| first.members[0]);
        // Where first place stays shared, the invitation is what is won.
        let shared = self
            .ruled
            .1
            .promotes
            .as_ref()
            .is_some_and(|(promotion, _)| promotion.first_place_stays_shared);
        let invited = ruling.invitation.as_ref().filter(|_| shared).map(|invitation| invitation.id);
        let settled = alone.or(invited);
        let asks = ruling.open.iter().filter(|question| !matches!(question.ask, Ask::Data(_)));
        let mut playing: Vec<Id> = asks.flat_map(|question| question.ask.participants()).collect();
        playing.sort_unstable();
        playing.dedup();
        let decisive = |step: &&tiebreak_model::Step| {
            step.reason.orders_without_play() && step.parts.len() > 1
        };
        Fate {
            settled,
            playing,
            starts: ruling.open.first().map(|question| question.clause),
            decided: ruling.steps.iter().rev().find(decisive).map(|step| step.clause),
            missing: ruling.open.iter().any(|question| matches!(question.ask, Ask::Data(_))),
            ..fate
        }
    }
}
