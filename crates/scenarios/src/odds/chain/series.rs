//! A series of round robins of the same players: they follow one another while all players stay
//! level, for any order of lots.
//!
//! The engine is asked for one order of the lots only. Another order changes only who has which
//! number. The pairings by number, the repetitions with colours reversed and the way out are the
//! same.

use super::{AnswerPath, Chain};
use crate::odds::OddsError;
use crate::odds::model::Tempo;
use crate::odds::standing::OrderAsked;
use crate::odds::table::TablePlan;
use tiebreak_engine::pending::{Advance, Continuation, Onward, Pending, Schedule};
use tiebreak_model::{Answer, Ask, Id, Purpose, Question};

/// The most round robins in a series. No regulation has more before it draws lots again.
const MOST_ROUND_ROBINS: usize = 100;

/// The round robins as the engine arranges them for one order of the lots.
#[derive(Debug)]
pub(crate) struct Series {
    pub stages: Vec<Pending>,
    pub after: SeriesNext,
}

/// What follows when all are level after the last round robin.
#[derive(Debug)]
pub(crate) enum SeriesNext {
    /// States that do not depend on the lots.
    Onward(Vec<Onward>),
    /// One of the round robins again, without new lots.
    Again(usize),
}

/// One round robin of a series with seats instead of names. Seats follow the order of the names.
#[derive(Debug)]
pub(crate) struct SeatedRoundRobin {
    pub plan: TablePlan,
    /// The seat of each number.
    pub numbers: Vec<usize>,
    /// For each game in turn, whether the lower number has white.
    pub lower_white: Vec<bool>,
    pub tempo: Tempo,
    pub wanted: OrderAsked,
}

/// The kind of play of a stage, by its clock.
pub(super) fn tempo(stage: &Pending) -> Tempo {
    stage.clock.as_ref().map_or(Tempo::Blitz, Tempo::from_clock)
}

impl SeatedRoundRobin {
    /// `None` where the stage is not a round robin.
    pub fn from_stage(stage: &Pending, wanted: OrderAsked) -> Option<Self> {
        let Schedule::RoundRobin(rounds) = &stage.schedule else { return None };
        let (plan, numbers) = TablePlan::from_schedule(rounds, stage.stops);
        let seat = |id: &Id| stage.members().iter().position(|member| member == id);
        let pairs = rounds.iter().flatten().zip(plan.rounds.iter().flatten());
        let lower_white = pairs.map(|([white, _], [lower, _])| numbers[*lower] == *white).collect();
        let numbers: Vec<usize> = numbers.iter().filter_map(seat).collect();
        let all = numbers.len() == stage.members().len();
        all.then_some(Self { plan, numbers, lower_white, tempo: tempo(stage), wanted })
    }

    /// The games as seats of White and Black.
    pub fn games(&self) -> impl Iterator<Item = [usize; 2]> {
        self.plan.rounds.iter().flatten().zip(&self.lower_white).map(
            |([lower, higher], lower_white)| {
                let pair = [self.numbers[*lower], self.numbers[*higher]];
                if *lower_white { pair } else { [pair[1], pair[0]] }
            },
        )
    }
}

impl Chain<'_> {
    /// The series that begins with these lots. `None` where what follows depends on the lots in
    /// another way.
    pub(crate) fn series(
        &self,
        group: &Continuation,
        told: &AnswerPath,
        question: &Question,
        among: &[Id],
    ) -> Result<Option<Series>, OddsError> {
        let mut step =
            self.advance(group, &told.with(question, Answer::order(among.iter().copied())))?;
        let mut stages: Vec<Pending> = Vec::new();
        while stages.len() < MOST_ROUND_ROBINS {
            let Some(stage) = next_round_robin(&mut step, among) else { return Ok(None) };
            if let Some(index) = stages.iter().position(|earlier| self.same(earlier, &stage)) {
                return Ok(Some(Series { stages, after: SeriesNext::Again(index) }));
            }
            let onward = stage.onward(self.entry, vec![stage.members().to_vec()]);
            stages.push(stage);
            let [Onward::Continues(next)] = onward.as_slice() else {
                return Ok(Some(Series { stages, after: SeriesNext::Onward(onward) }));
            };
            step = self.advance(next, &AnswerPath::default())?;
            if self.forgets_numbers(&step) {
                return Ok(Some(Series { stages, after: SeriesNext::Onward(onward) }));
            }
        }
        Ok(None)
    }

    fn same(&self, a: &Pending, b: &Pending) -> bool {
        let counted = !self.counts_round_robins || a.round_robins() == b.round_robins();
        counted && a.clause == b.clause && a.schedule == b.schedule
    }

    /// Whether no later clause asks who had which number.
    fn forgets_numbers(&self, step: &Advance) -> bool {
        match step.open.first().map(|question| &question.ask) {
            Some(Ask::Lots { purpose: Purpose::PairingNumbers, .. } | Ask::Decision { .. }) => true,
            Some(_) => !self.reverses,
            None => step.pending.is_empty() || (!self.reverses && !is_round_robin(&step.pending)),
        }
    }
}

fn is_round_robin(pending: &[Pending]) -> bool {
    pending.iter().any(|stage| matches!(stage.schedule, Schedule::RoundRobin(_)))
}

/// The round robin of exactly these players that comes next, if there is nothing else.
fn next_round_robin(step: &mut Advance, among: &[Id]) -> Option<Pending> {
    let only = step.open.is_empty() && step.placed.is_empty() && step.pending.len() == 1;
    let stage = step.pending.pop().filter(|_| only)?;
    let all =
        stage.members().len() == among.len() && among.iter().all(|id| stage.members().contains(id));
    (all && matches!(stage.schedule, Schedule::RoundRobin(_))).then_some(stage)
}
