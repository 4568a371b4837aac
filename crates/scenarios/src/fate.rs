//! Classifies each outcome: decided, to be played, or for criteria to decide. For the last, the
//! engine is asked outcome by outcome.

use crate::given::{EntryRules, SampleBounds};
use crate::outcomes::{ExaminedOutcomes, OutcomeSet};
use crate::path::{Start, start};
use crate::work::{self, Estimate, Work};
use crate::{RESULTS, Situation};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tiebreak_engine::{Options, Outcomes as EngineOutcomes};
use tiebreak_model::{Ask, ClauseRef, Event, Id, Ruling};

/// The decision about first place after one outcome.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fate {
    /// The participants with the highest score.
    pub leaders: Vec<Id>,
    /// The winner, if nothing has to be played or drawn.
    pub settled: Option<Id>,
    /// The participants who play on or take part in the draw of lots.
    pub playing: Vec<Id>,
    /// The clause under which a game, a draw of lots or a given fact is needed.
    pub starts: Option<ClauseRef>,
    /// The clause of the criterion that decided.
    pub decided: Option<ClauseRef>,
    /// Whether games that a criterion needs are missing from the event.
    pub missing: bool,
    /// Whether the points alone decide this.
    pub by_points: bool,
}

/// The fates of all outcomes, where criteria decide some of them.
pub(crate) struct Fates {
    /// The different fates, each with the number of examined outcomes that have it.
    pub kinds: Vec<(Fate, u128)>,
    /// The fate of every outcome, as a position in `kinds`. Empty where outcomes were drawn at
    /// random.
    pub table: Vec<u32>,
    /// How many outcomes were drawn, where not all were examined.
    pub sampled: Option<(u64, Work)>,
    /// False if the work was stopped before its end.
    pub complete: bool,
}

/// Finds the fate of every outcome, or of a random sample if there are too many.
pub(crate) fn fates(
    event: &Event,
    rules: EntryRules<'_>,
    situation: &Situation,
    SampleBounds { seed, watch }: SampleBounds<'_>,
) -> Fates {
    let look = FateExaminer { event, rules, situation };
    let games = situation.games.len();
    let mut ruled = look.ruled();
    let estimate = Estimate::new(games, watch, |results| look.work(&mut ruled, results));
    let looked = OutcomeSet::new(games, seed, watch, estimate).each(|outcomes| look.at(outcomes));
    gathered(looked)
}

/// The fates of one part of the outcomes: the different fates, and the position of each outcome's.
type FatesOfPart = (Vec<Fate>, Vec<u32>);

fn gathered(looked: ExaminedOutcomes<FatesOfPart>) -> Fates {
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

/// Only first place is ruled on. The steps show which criterion decided it.
const OPTIONS: Options = Options { explain: true, places: Some((1, 1)), workings: false };

/// Everything that is needed to examine outcomes.
struct FateExaminer<'l> {
    event: &'l Event,
    rules: EntryRules<'l>,
    situation: &'l Situation,
}

impl<'l> FateExaminer<'l> {
    fn ruled(&self) -> EngineOutcomes<'l> {
        EngineOutcomes::new(self.event, self.rules.regulation, &RESULTS)
    }

    /// The fates of some outcomes. Outcomes with the same leaders share what follows from the
    /// points alone.
    fn at(&self, outcomes: &mut dyn Iterator<Item = Vec<usize>>) -> FatesOfPart {
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

    /// The work that one outcome takes.
    fn work(&self, ruled: &mut EngineOutcomes<'_>, results: &[usize]) -> u64 {
        let EntryRules { regulation, entry } = self.rules;
        let points = (self.event.participants().len() + self.situation.games.len()) as u64;
        let tied = self.situation.leaders(results).len();
        if tied < 2 || start(regulation, entry, tied, 1) != Start::ByCriteria {
            return points;
        }
        points
            + ruled.rule(results, OPTIONS).map_or(0, |ruling| work::of_ruling(self.event, &ruling))
    }

    fn fate(&self, ruled: &mut EngineOutcomes<'_>, results: &[usize], first: &[Id]) -> Fate {
        let EntryRules { regulation, entry } = self.rules;
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

    /// Completes a fate with the ruling of the engine.
    fn asked(&self, ruling: &Ruling, fate: Fate) -> Fate {
        let first = ruling.standing.first();
        let alone = first
            .filter(|first| first.members.len() == 1 && !first.open)
            .map(|first| first.members[0]);
        // Where first place stays shared, the participant who is invited counts as the winner.
        let shared = self
            .rules
            .entry
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
