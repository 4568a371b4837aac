//! Large play-offs, drawn at random until the group is small enough to be worked out exactly.
//!
//! Only the round robins of the large group are drawn. What follows for the few who come out on top is exact, so that the error left is
//! that of the large group alone.

use super::OddsError;
use super::chain::{Bundle, Chain, EXACT_UP_TO, Node, StageEnd, Told};
use super::model::{Chances, Tempo};
use super::table::Wanted;
use crate::random::Random;
use rayon::prelude::*;
use std::collections::BTreeMap;
use tiebreak_engine::pending::{Continuation, Onward, Pending, Schedule, Whereabouts};
use tiebreak_model::{Answer, Ask, Id};

/// How many play-offs are drawn.
pub(crate) const DRAWN: u64 = 100_000;
/// In how many portions, so that the numbers do not depend on how many threads there are.
const PORTIONS: u64 = 100;
/// A play-off in which nothing is ever decided is given up after so many stages.
const MOST_STAGES: usize = 10_000;

/// Where a walk ended: who is placed, which small groups go on.
#[derive(Debug, Clone, Default)]
struct Exit {
    placed: Vec<(usize, Vec<Id>)>,
    groups: Vec<(Continuation, Told)>,
    steps: u32,
    games: u32,
}

/// What tells exits apart.
type ExitKey = (Vec<(usize, Vec<Id>)>, Vec<(Whereabouts, String)>, u32);

pub(crate) fn from_group(chain: &mut Chain<'_>, group: &Continuation, told: &Told) -> Result<Node, OddsError> {
    drawn(chain, |chain, random| {
        let mut exit = Exit::default();
        Walk { chain, random, stages: 0 }.group(group, told.clone(), &mut exit)?;
        Ok(exit)
    })
}

pub(crate) fn from_stage(chain: &mut Chain<'_>, stage: &Pending) -> Result<Node, OddsError> {
    drawn(chain, |chain, random| {
        let mut exit = Exit::default();
        Walk { chain, random, stages: 0 }.stage(stage, &mut exit)?;
        Ok(exit)
    })
}

fn drawn(
    chain: &mut Chain<'_>,
    walk: impl Fn(&Chain<'_>, &mut Random) -> Result<Exit, OddsError> + Sync,
) -> Result<Node, OddsError> {
    let shared: &Chain<'_> = chain;
    let portion = |portion: u64| -> Result<BTreeMap<ExitKey, (Exit, u64)>, OddsError> {
        let mut random = Random::new(shared.seed.wrapping_mul(PORTIONS).wrapping_add(portion));
        let mut found: BTreeMap<ExitKey, (Exit, u64)> = BTreeMap::new();
        for _ in 0..DRAWN / PORTIONS {
            let exit = walk(shared, &mut random)?;
            let groups = exit.groups.iter().map(|(group, told)| {
                let answers = if told.0.is_empty() { String::new() } else { format!("{:?}", told.0) };
                (shared.whereabouts(group), answers)
            });
            let key = (exit.placed.clone(), groups.collect(), exit.steps);
            found.entry(key).or_insert((exit, 0)).1 += 1;
        }
        Ok(found)
    };
    let portions: Vec<_> = (0..PORTIONS).into_par_iter().map(portion).collect();
    let mut all: BTreeMap<ExitKey, (Exit, u64)> = BTreeMap::new();
    for portion in portions {
        for (key, (exit, times)) in portion? {
            all.entry(key).or_insert((exit, 0)).1 += times;
        }
    }
    let mut ends = Vec::new();
    let mut games = 0.0;
    for (exit, times) in all.into_values() {
        let chance = times as f64 / DRAWN as f64;
        games += chance * f64::from(exit.games);
        let mut onward = Bundle::default();
        exit.placed.iter().for_each(|(first, members)| chain.place(&mut onward, *first, members));
        for (group, told) in exit.groups {
            let more = chain.follow(&group, told)?;
            onward.placed.extend(more.placed);
            onward.states.extend(more.states);
        }
        ends.push(StageEnd { chance, times: vec![(exit.steps, chance)], onward });
    }
    Ok(Node::Stage { ends, games })
}

/// One play-off, drawn.
struct Walk<'w, 'c> {
    chain: &'w Chain<'c>,
    random: &'w mut Random,
    stages: usize,
}

impl Walk<'_, '_> {
    fn group(&mut self, group: &Continuation, mut told: Told, exit: &mut Exit) -> Result<(), OddsError> {
        if group.members().len() <= EXACT_UP_TO {
            exit.groups.push((group.clone(), told));
            return Ok(());
        }
        loop {
            let step = self.chain.advance(group, &told)?;
            let Some(question) = step.open.first() else {
                step.placed.iter().for_each(|(first, members)| self.place(*first, members, exit));
                return step.pending.iter().try_for_each(|stage| self.stage(stage, exit));
            };
            match &question.ask {
                Ask::Lots { among, .. } if among.len() > EXACT_UP_TO => {
                    let mut order = among.clone();
                    self.random.shuffle(&mut order);
                    told = told.with(question, Answer::order(order));
                }
                _ => {
                    exit.groups.push((group.clone(), told));
                    return Ok(());
                }
            }
        }
    }

    fn stage(&mut self, stage: &Pending, exit: &mut Exit) -> Result<(), OddsError> {
        self.stages += 1;
        if self.stages > MOST_STAGES {
            return Err(OddsError::NeverEnds);
        }
        let Schedule::RoundRobin(rounds) = &stage.schedule else {
            return Err(OddsError::TooMany { tied: stage.members().len() });
        };
        let parts = self.round_robin(stage, rounds, exit);
        for part in stage.onward(self.chain.entry, parts) {
            match part {
                Onward::Placed { first, members } => self.place(first, &members, exit),
                Onward::Continues(group) => self.group(&group, Told::default(), exit)?,
            }
        }
        Ok(())
    }

    fn place(&self, first: usize, members: &[Id], exit: &mut Exit) {
        // Where only the winner counts, keeping apart who shares second place would keep every end apart.
        if self.chain.wanted() == Wanted::Order || (first == 1 && members.len() == 1) {
            exit.placed.push((first, members.to_vec()));
        }
    }

    fn round_robin(&mut self, stage: &Pending, rounds: &[Vec<[Id; 2]>], exit: &mut Exit) -> Vec<Vec<Id>> {
        let members = stage.members();
        let tempo = stage.clock.as_ref().map_or(Tempo::Blitz, Tempo::of);
        let seat = |id: Id| members.iter().position(|member| *member == id).unwrap_or(0);
        let mut scores = vec![0u32; members.len()];
        let mut to_play = vec![0u32; members.len()];
        rounds.iter().flatten().flatten().for_each(|id| to_play[seat(*id)] += 1);
        for (index, round) in rounds.iter().enumerate() {
            for [white, black] in round {
                let chances = self.chain.chances(*white, *black, tempo);
                let (for_white, for_black) = self.game(chances);
                scores[seat(*white)] += for_white;
                scores[seat(*black)] += for_black;
                to_play[seat(*white)] -= 1;
                to_play[seat(*black)] -= 1;
            }
            exit.steps += self.chain.round_steps(stage);
            exit.games += round.len() as u32;
            let best = scores.iter().copied().max().unwrap_or(0);
            let in_reach = (0..scores.len()).filter(|seat| scores[*seat] + 2 * to_play[*seat] >= best).count();
            if stage.stops && in_reach == 1 && index + 1 < rounds.len() {
                break;
            }
        }
        self.order(members, &scores)
    }

    fn game(&mut self, [white, draw, _]: Chances) -> (u32, u32) {
        match self.random.unit() {
            low if low < white => (2, 0),
            middle if middle < white + draw => (1, 1),
            _ => (0, 2),
        }
    }

    fn order(&self, members: &[Id], scores: &[u32]) -> Vec<Vec<Id>> {
        let mut parts: BTreeMap<std::cmp::Reverse<u32>, Vec<Id>> = BTreeMap::new();
        for (id, score) in members.iter().zip(scores) {
            parts.entry(std::cmp::Reverse(*score)).or_default().push(*id);
        }
        let mut parts = parts.into_values();
        if self.chain.wanted() == Wanted::Order {
            return parts.collect();
        }
        let top = parts.next().unwrap_or_default();
        let mut rest: Vec<Id> = parts.flatten().collect();
        rest.sort_unstable();
        [top, rest].into_iter().filter(|part| !part.is_empty()).collect()
    }
}
