//! A knock-out in the chain. Its pairings are small chains of their own, played at the same time.

use super::chain::{AnswerPath, Chain, ChainNode, KnockOutPairing, StageEnd};
use super::solve::Solver;
use super::time::{NOTICED, Time, WEEK};
use super::{OddsError, lengths};
use std::collections::{BTreeMap, HashMap};
use tiebreak_engine::pending::{Pending, Schedule};
use tiebreak_model::{ClauseRef, Id};

/// A pairing: the chance of each player, and the duration for each winner.
#[derive(Debug, Clone)]
pub(crate) struct PairingOdds {
    pair: [Id; 2],
    chances: [f64; 2],
    times: [Time; 2],
    games: f64,
}

/// The state of the knock-out after some rounds.
struct KnockOutState {
    field: Vec<Option<Id>>,
    /// The players who were knocked out, those of the last round at the end.
    out: Vec<Vec<Id>>,
    chance: f64,
    time: Time,
}

pub(crate) fn node(
    chain: &mut Chain<'_>,
    stage: &Pending,
    field: &[Option<Id>],
    pairing: ClauseRef,
    last: ClauseRef,
) -> Result<ChainNode, OddsError> {
    let mut standings = vec![KnockOutState {
        field: field.to_vec(),
        out: Vec::new(),
        chance: 1.0,
        time: Time::now(),
    }];
    let mut games = 0.0;
    while standings.iter().any(|standing| standing.field.len() > 1) {
        let mut next = Vec::new();
        for standing in standings {
            let clause = if standing.field.len() == 2 { last } else { pairing };
            let pairs: Vec<[Option<Id>; 2]> =
                standing.field.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
            for pair in &pairs {
                let [Some(a), Some(b)] = *pair else { continue };
                let key = (clause, a, b, stage.is_higher_seed(a, b));
                let met = match chain.meetings.get(&key) {
                    Some(met) => met.games,
                    None => {
                        let met = meet(chain, stage, clause, [a, b])?;
                        chain.meetings.entry(key).or_insert(met).games
                    }
                };
                games += standing.chance * met;
            }
            next.extend(play(&standing, stage, clause, &pairs, &chain.meetings));
        }
        standings = next;
    }
    let mut ends: BTreeMap<Vec<Vec<Id>>, (f64, Time)> = BTreeMap::new();
    for KnockOutState { field, mut out, chance, time } in standings {
        out.push(field.into_iter().flatten().collect());
        out.reverse();
        // In a ladder most rounds have one pairing, and the first round may have none.
        out.retain(|part| !part.is_empty());
        let end = ends.entry(out).or_insert_with(|| (0.0, Time::default()));
        end.0 += chance;
        end.1.add(&time, chance);
    }
    let mut list = Vec::new();
    for (parts, (chance, time)) in ends {
        list.push(StageEnd {
            chance,
            times: time.entries(),
            onward: chain.all_onward(stage.onward(chain.entry, parts))?,
        });
    }
    Ok(ChainNode::Stage { ends: list, games, again: None })
}

/// Calculates a pairing from its beginning to its winner.
fn meet(
    chain: &mut Chain<'_>,
    stage: &Pending,
    clause: ClauseRef,
    pair: [Id; 2],
) -> Result<PairingOdds, OddsError> {
    let bundle = chain.follow(&stage.meeting(clause, pair[0], pair[1]), AnswerPath::default())?;
    let mut solver = Solver::new(&chain.nodes, chain.event.participants().len());
    let value = solver.value(&bundle)?;
    let slots = pair.map(|id| chain.slot(id, stage.first_place()));
    let chances = slots.map(|slot| value.at(slot));
    let mut times = pair.map(|_| Time::default());
    let mut longer = 0.0;
    lengths::follow(&chain.nodes, solver.choices(), &bundle, |placed, step, chance| {
        if let Some(winner) = slots.iter().position(|slot| placed.contains(slot)) {
            longer += if step > WEEK { chance } else { 0.0 };
            times[winner].put(step.min(WEEK), chance);
        }
    });
    chain.cut |= longer > NOTICED;
    times.iter_mut().for_each(Time::normalise);
    Ok(PairingOdds { pair, chances, times, games: value.games })
}

/// All the ways in which a round can end.
fn play(
    standing: &KnockOutState,
    stage: &Pending,
    clause: ClauseRef,
    pairs: &[[Option<Id>; 2]],
    known: &HashMap<KnockOutPairing, PairingOdds>,
) -> Vec<KnockOutState> {
    let mut ways = vec![(Vec::new(), Vec::new(), standing.chance, Time::now())];
    for pair in pairs {
        let met = pair[0]
            .zip(pair[1])
            .and_then(|(a, b)| known.get(&(clause, a, b, stage.is_higher_seed(a, b))));
        let Some(PairingOdds { pair: names, chances, times, .. }) = met else {
            ways.iter_mut().for_each(|(field, ..)| field.push(pair[0].or(pair[1])));
            continue;
        };
        let mut more = Vec::new();
        for (field, losers, chance, time) in &ways {
            for winner in [0, 1] {
                let field = [field.as_slice(), &[Some(names[winner])]].concat();
                let losers: Vec<Id> = [losers.as_slice(), &[names[1 - winner]]].concat();
                more.push((field, losers, chance * chances[winner], time.later_of(&times[winner])));
            }
        }
        ways = more;
    }
    let after = |(field, mut losers, chance, time): (Vec<Option<Id>>, Vec<Id>, f64, Time)| {
        losers.sort_unstable();
        let out = [standing.out.as_slice(), &[losers]].concat();
        KnockOutState { field, out, chance, time: standing.time.then(&time) }
    };
    ways.into_iter().map(after).collect()
}

/// The schedule by which a stage is known. The better number is left out where no clause looks at
/// it.
pub(crate) fn known_by(stage: &Pending) -> Schedule {
    if stage.seeds().is_some() { stage.schedule.clone() } else { without_seeds(&stage.schedule) }
}

/// The same pairings without the better numbers: neighbours, and neighbouring halves, in the order
/// of the names.
fn without_seeds(schedule: &Schedule) -> Schedule {
    let Schedule::KnockOut { field, pairing, last } = schedule else { return schedule.clone() };
    let mut field = field.clone();
    let mut half = 1;
    while half < field.len() {
        for both in field.chunks_mut(2 * half).filter(|both| both.len() == 2 * half) {
            let (left, right) = both.split_at_mut(half);
            if right < left {
                left.swap_with_slice(right);
            }
        }
        half *= 2;
    }
    Schedule::KnockOut { field, pairing: *pairing, last: *last }
}
