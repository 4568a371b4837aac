//! What becomes of each outcome: clear, to be played, or for criteria to decide. Then the engine is asked, outcome by outcome.

use crate::outcomes::{Looked, Outcomes};
use crate::path::{Start, start};
use crate::work::{self, Work};
use crate::{RESULTS, Situation, Watch};
use std::collections::BTreeMap;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Ask, ClauseRef, Event, Id, Silent, Supposed};
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
    let mut supposed = Supposed::of(event, &RESULTS);
    let work = Work::of(games, watch, |results| look.work(&mut supposed, results));
    let looked = Outcomes::of(games, seed, watch, work).each(|outcomes| look.at(outcomes));
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

impl Look<'_> {
    /// The fates of some outcomes.
    fn at(&self, outcomes: &mut dyn Iterator<Item = Vec<usize>>) -> Part {
        let mut numbers: BTreeMap<Fate, u32> = BTreeMap::new();
        let mut list = Vec::new();
        let mut of = Vec::new();
        let mut supposed = Supposed::of(self.event, &RESULTS);
        for results in outcomes {
            let number = *numbers.entry(self.fate(&mut supposed, &results)).or_insert_with_key(|fate| {
                list.push(fate.clone());
                list.len() as u32 - 1
            });
            of.push(number);
        }
        (list, of)
    }

    /// What it takes to look at an outcome.
    fn work(&self, supposed: &mut Supposed, results: &[usize]) -> u64 {
        let (regulation, entry) = self.ruled;
        let points = (self.event.participants.len() + self.situation.games.len()) as u64;
        let tied = self.situation.leaders(results).len();
        if tied < 2 || start(regulation, entry, tied, 1) != Start::ByCriteria {
            return points;
        }
        let event = supposed.outcome(results);
        let ruling = rule(event, regulation, &mut Silent, OPTIONS);
        points + ruling.map_or(0, |ruling| work::of_ruling(event, &ruling))
    }

    fn fate(&self, supposed: &mut Supposed, results: &[usize]) -> Fate {
        let (regulation, entry) = self.ruled;
        let first = self.situation.leaders(results);
        let by_points = Fate {
            leaders: first.clone(),
            settled: None,
            playing: Vec::new(),
            starts: None,
            decided: None,
            missing: false,
            by_points: true,
        };
        match first.as_slice() {
            [] => by_points,
            [alone] => Fate { settled: Some(*alone), ..by_points },
            _ => match start(regulation, entry, first.len(), 1) {
                Start::Together(clause) => Fate { playing: first, starts: Some(clause), ..by_points },
                Start::ByCriteria => self.asked(supposed.outcome(results), Fate { by_points: false, ..by_points }),
            },
        }
    }

    /// The engine's word.
    fn asked(&self, event: &Event, fate: Fate) -> Fate {
        let Ok(ruling) = rule(event, self.ruled.0, &mut Silent, OPTIONS) else { return fate };
        let first = ruling.standing.first();
        let alone = first.filter(|first| first.members.len() == 1 && !first.open).map(|first| first.members[0]);
        // Where first place stays shared, the invitation is what is won.
        let shared = self.ruled.1.promotes.as_ref().is_some_and(|(promotion, _)| promotion.first_place_stays_shared);
        let invited = ruling.invitation.as_ref().filter(|_| shared).map(|invitation| invitation.id);
        let settled = alone.or(invited);
        let asks = ruling.open.iter().filter(|question| !matches!(question.ask, Ask::Data(_)));
        let mut playing: Vec<Id> = asks.flat_map(|question| question.ask.participants()).collect();
        playing.sort_unstable();
        playing.dedup();
        let decisive = |step: &&tiebreak_model::Step| step.reason.orders_without_play() && step.parts.len() > 1;
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
