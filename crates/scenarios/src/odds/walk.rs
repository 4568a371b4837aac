//! Large play-offs, drawn at random until the group is small enough for an exact calculation.
//!
//! Only the round robins of the large group are drawn at random. What follows for the few who
//! finish on top is exact, so that only the large group adds an error.

use super::OddsError;
use super::chain::{
    AnswerPath, Chain, ChainNode, NextStates, SeatedRoundRobin, Series, SeriesNext, StageEnd,
    StateNumber,
};
use super::standing::OrderAsked;
use crate::random::{Fraction, Random};
use rayon::prelude::*;
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};
use tiebreak_engine::pending::{Continuation, Onward, Pending, Schedule, Whereabouts};
use tiebreak_model::{Answer, Ask, Id, Purpose, Question};

/// The number of play-offs that are drawn.
pub(crate) const DRAWN: u64 = 100_000;
/// The number of portions. Each has its own random numbers, so that the result does not depend on
/// the number of threads.
const PORTIONS: u64 = 100;
/// The number of portions that are drawn even when the work is stopped.
const AT_LEAST: u64 = 2;
/// The most stages of a play-off in which nothing is ever decided.
const MOST_STAGES: usize = 10_000;

/// The end of a walk: the decided places and the groups that continue.
#[derive(Debug, Clone, Default)]
struct Exit {
    placed: Vec<(usize, Id)>,
    groups: Vec<(Continuation, AnswerPath)>,
    stages: Vec<Pending>,
    steps: u32,
    games: u32,
}

/// The key by which exits are compared.
type ExitKey = (Vec<(usize, Id)>, Vec<(Whereabouts, String)>, Vec<(usize, Schedule)>, u32);

/// Different exits, each with the number of times it was found.
type Exits = BTreeMap<ExitKey, (Exit, u64)>;

impl Exit {
    fn key(&self, chain: &Chain<'_>) -> ExitKey {
        let group = |(group, told): &(Continuation, AnswerPath)| {
            let answers = if told.0.is_empty() { String::new() } else { format!("{:?}", told.0) };
            (chain.whereabouts(group), answers)
        };
        let stages =
            self.stages.iter().map(|stage| (stage.first_place(), stage.schedule.clone())).collect();
        (self.placed.clone(), self.groups.iter().map(group).collect(), stages, self.steps)
    }
}

/// The series that the engine arranged for large groups, by their position in the regulation.
type SeriesCache = Mutex<HashMap<Whereabouts, Arc<ArrangedSeries>>>;

/// A series of round robins that is ready to be played.
struct ArrangedSeries {
    series: Series,
    seated: Vec<SeatedRoundRobin>,
    rounds: Vec<u32>,
}

/// Draws play-offs that begin with a question.
pub(crate) fn from_group(
    chain: &mut Chain<'_>,
    state: StateNumber,
    group: &Continuation,
    told: &AnswerPath,
) -> Result<ChainNode, OddsError> {
    drawn(chain, state, |walk, exit| walk.group(group, told.clone(), exit))
}

/// Draws play-offs that begin with a round robin.
pub(crate) fn from_stage(
    chain: &mut Chain<'_>,
    state: StateNumber,
    stage: &Pending,
) -> Result<ChainNode, OddsError> {
    drawn(chain, state, |walk, exit| walk.stage(stage, exit))
}

fn drawn(
    chain: &mut Chain<'_>,
    state: StateNumber,
    walk: impl Fn(&mut RandomWalk<'_, '_>, &mut Exit) -> Result<(), OddsError> + Sync,
) -> Result<ChainNode, OddsError> {
    let shared: &Chain<'_> = chain;
    let seen = SeriesCache::default();
    shared.watch.expect(PORTIONS as usize);
    let portion = |number: u64| -> Result<Option<Exits>, OddsError> {
        if number >= AT_LEAST && shared.watch.stopped() {
            return Ok(None);
        }
        let mut random = Random::stream(shared.seed, number);
        let mut found: Exits = BTreeMap::new();
        for _ in 0..DRAWN / PORTIONS {
            let mut exit = Exit::default();
            walk(
                &mut RandomWalk { chain: shared, seen: &seen, random: &mut random, stages: 0 },
                &mut exit,
            )?;
            found.entry(exit.key(shared)).or_insert((exit, 0)).1 += 1;
        }
        shared.watch.step();
        Ok(Some(found))
    };
    let portions: Vec<_> = (0..PORTIONS).into_par_iter().map(portion).collect::<Result<_, _>>()?;
    let mut all: Exits = BTreeMap::new();
    let mut count = 0;
    for (key, (exit, times)) in portions.into_iter().flatten().flatten() {
        count += times;
        all.entry(key).or_insert((exit, 0)).1 += times;
    }
    chain.sampled.push((state, count));
    ends(chain, all.into_values().collect(), count)
}

fn ends(
    chain: &mut Chain<'_>,
    exits: Vec<(Exit, u64)>,
    count: u64,
) -> Result<ChainNode, OddsError> {
    let mut ends = Vec::new();
    let mut games = 0.0;
    for (exit, times) in exits {
        let chance = times as f64 / count as f64;
        games += chance * f64::from(exit.games);
        let mut onward = NextStates::default();
        exit.placed.iter().for_each(|(place, id)| chain.place(&mut onward, *place, &[*id]));
        for (group, told) in exit.groups {
            let more = match told.0.is_empty() {
                true => chain.all_onward(vec![Onward::Continues(group)])?,
                false => chain.follow(&group, told)?,
            };
            chain.append(&mut onward, &more, 0);
        }
        for stage in &exit.stages {
            let more = NextStates::new(chain.stage(stage)?);
            chain.append(&mut onward, &more, 0);
        }
        ends.push(StageEnd { chance, times: vec![(exit.steps, chance)], onward });
    }
    Ok(ChainNode::Stage { ends, games, again: None })
}

/// One random play-off.
struct RandomWalk<'w, 'c> {
    chain: &'w Chain<'c>,
    seen: &'w SeriesCache,
    random: &'w mut Random,
    stages: usize,
}

impl RandomWalk<'_, '_> {
    fn group(
        &mut self,
        group: &Continuation,
        mut told: AnswerPath,
        exit: &mut Exit,
    ) -> Result<(), OddsError> {
        if group.members().len() <= self.chain.small {
            exit.groups.push((group.clone(), told));
            return Ok(());
        }
        if told.0.is_empty()
            && let Some(arranged) = self.arranged(group)
        {
            return self.series(&arranged, exit);
        }
        loop {
            let step = self.chain.advance(group, &told)?;
            let Some(question) = step.open.first() else {
                step.placed.iter().for_each(|(first, members)| self.place(*first, members, exit));
                return step.pending.iter().try_for_each(|stage| self.stage(stage, exit));
            };
            match &question.ask {
                Ask::Lots { purpose: Purpose::PairingNumbers, among, .. } => {
                    if let Some(arranged) = self.arrange(group, &told, question, among)? {
                        return self.series(&arranged, exit);
                    }
                    told = told.with(question, self.lots(among));
                }
                Ask::Lots { among, .. } if among.len() > self.chain.small => {
                    told = told.with(question, self.lots(among))
                }
                _ => {
                    exit.groups.push((group.clone(), told));
                    return Ok(());
                }
            }
        }
    }

    fn lots(&mut self, among: &[Id]) -> Answer {
        let mut order = among.to_vec();
        self.random.shuffle(&mut order);
        Answer::order(order)
    }

    fn arranged(&self, group: &Continuation) -> Option<Arc<ArrangedSeries>> {
        self.seen.lock().ok()?.get(&self.chain.whereabouts(group)).cloned()
    }

    /// The series that begins here. It is stored if no answers came before it.
    fn arrange(
        &self,
        group: &Continuation,
        told: &AnswerPath,
        question: &Question,
        among: &[Id],
    ) -> Result<Option<Arc<ArrangedSeries>>, OddsError> {
        let Some(series) = self.chain.series(group, told, question, among)? else {
            return Ok(None);
        };
        let seated = series
            .stages
            .iter()
            .map(|stage| SeatedRoundRobin::from_stage(stage, self.chain.wanted()))
            .collect();
        let Some(seated) = seated else { return Ok(None) };
        let rounds = series.stages.iter().map(|stage| self.chain.round_steps(stage)).collect();
        let arranged = Arc::new(ArrangedSeries { series, seated, rounds });
        if told.0.is_empty()
            && let Ok(mut seen) = self.seen.lock()
        {
            seen.insert(self.chain.whereabouts(group), Arc::clone(&arranged));
        }
        Ok(Some(arranged))
    }

    /// Draws the numbers and plays until some players are separated.
    fn series(&mut self, arranged: &ArrangedSeries, exit: &mut Exit) -> Result<(), OddsError> {
        let ArrangedSeries { series, seated, rounds } = arranged;
        let members = series.stages.first().map_or_else(Vec::new, |stage| stage.members().to_vec());
        let mut names = members.clone();
        self.random.shuffle(&mut names);
        let mut index = 0;
        loop {
            self.count_stage()?;
            let parts = self.round_robin(&names, &seated[index], rounds[index], exit);
            if parts.len() > 1 {
                return self.onward(series.stages[index].onward(self.chain.entry, parts), exit);
            }
            index += 1;
            if index == seated.len() {
                match &series.after {
                    SeriesNext::Onward(onward) => return self.onward(onward.clone(), exit),
                    SeriesNext::Again(from) => index = *from,
                }
            }
        }
    }

    fn count_stage(&mut self) -> Result<(), OddsError> {
        self.stages += 1;
        if self.stages > MOST_STAGES { Err(OddsError::NeverEnds) } else { Ok(()) }
    }

    /// Plays a stage that needs no lots.
    fn stage(&mut self, stage: &Pending, exit: &mut Exit) -> Result<(), OddsError> {
        self.count_stage()?;
        let Some(seated) = SeatedRoundRobin::from_stage(stage, self.chain.wanted())
            .filter(|_| stage.members().len() > self.chain.small)
        else {
            exit.stages.push(stage.clone());
            return Ok(());
        };
        let parts = self.round_robin(stage.members(), &seated, self.chain.round_steps(stage), exit);
        self.onward(stage.onward(self.chain.entry, parts), exit)
    }

    fn onward(&mut self, parts: Vec<Onward>, exit: &mut Exit) -> Result<(), OddsError> {
        for part in parts {
            match part {
                Onward::Placed { first, members } => self.place(first, &members, exit),
                Onward::Continues(group) => self.group(&group, AnswerPath::default(), exit)?,
            }
        }
        Ok(())
    }

    /// Keeps participants with a place of their own, or only the winner where nothing else counts.
    /// Keeping more would only split exits that are otherwise equal.
    fn place(&self, first: usize, members: &[Id], exit: &mut Exit) {
        if let [alone] = members
            && (first == 1 || self.chain.wanted() == OrderAsked::Order)
        {
            exit.placed.push((first, *alone));
        }
    }

    /// Plays a round robin. `names` has the player of each seat.
    fn round_robin(
        &mut self,
        names: &[Id],
        seated: &SeatedRoundRobin,
        round_steps: u32,
        exit: &mut Exit,
    ) -> Vec<Vec<Id>> {
        let mut scores = vec![0u32; names.len()];
        let mut to_play = vec![0u32; names.len()];
        seated.games().flatten().for_each(|seat| to_play[seat] += 1);
        let mut games = seated.games();
        for (number, round) in (1..).zip(&seated.plan.rounds) {
            for [white, black] in games.by_ref().take(round.len()) {
                let [wins, draws, _] = self.chain.chances(names[white], names[black], seated.tempo);
                let (for_white, for_black) = match self.random.unit() {
                    low if low < wins => (2, 0),
                    middle if middle < wins + draws => (1, 1),
                    _ => (0, 2),
                };
                scores[white] += for_white;
                scores[black] += for_black;
                to_play[white] -= 1;
                to_play[black] -= 1;
            }
            exit.steps += round_steps;
            exit.games += round.len() as u32;
            let best = scores.iter().copied().max().unwrap_or(0);
            let in_reach =
                (0..scores.len()).filter(|seat| scores[*seat] + 2 * to_play[*seat] >= best).count();
            if seated.plan.stops && in_reach == 1 && number < seated.plan.rounds.len() {
                break;
            }
        }
        self.order(names, &scores)
    }

    fn order(&self, names: &[Id], scores: &[u32]) -> Vec<Vec<Id>> {
        let mut parts: BTreeMap<Reverse<u32>, Vec<Id>> = BTreeMap::new();
        for (id, score) in names.iter().zip(scores) {
            parts.entry(Reverse(*score)).or_default().push(*id);
        }
        let mut parts: Vec<Vec<Id>> = parts.into_values().collect();
        if self.chain.wanted() == OrderAsked::Top && parts.len() > 2 {
            let others = parts.split_off(1).concat();
            parts.push(others);
        }
        parts.iter_mut().for_each(|part| part.sort_unstable());
        parts
    }
}
