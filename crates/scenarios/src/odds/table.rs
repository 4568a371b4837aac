//! The law of a round robin, round by round over the scores.

use super::stage::{End, Law, Played};
use std::collections::BTreeMap;
use tiebreak_model::Id;

/// Bits for one player's score in a packed state.
const BITS: u32 = 5;
const MASK: u64 = (1 << BITS) - 1;
/// More do not fit into a state.
pub(crate) const MOST_PLAYERS: usize = 12;

/// What of the final order is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Only who is first.
    Top,
    /// Every part.
    Order,
}

/// The law of a round robin. With `stops`, play ends after a round in which nobody else can reach the leader any more.
///
/// The games of a round begin together, so that a round once begun is counted whole, also where the engine would no longer ask for
/// its last game.
pub(crate) fn round_robin(members: &[Id], rounds: &[Vec<Played>], stops: bool, wanted: Wanted) -> Law {
    let seat = |id: Id| members.iter().position(|member| *member == id).unwrap_or(0);
    let mut table = Table { members, to_play: vec![0; members.len()], stops, wanted, ends: BTreeMap::new() };
    for ([white, black], _) in rounds.iter().flatten() {
        table.to_play[seat(*white)] += 1;
        table.to_play[seat(*black)] += 1;
    }
    let mut games = 0.0;
    let mut states = vec![(0u64, 1.0f64)];
    for (round, number) in rounds.iter().zip(1..) {
        let still: f64 = states.iter().map(|(_, chance)| chance).sum();
        games += still * round.len() as f64;
        let steps = joint(round, &seat);
        for ([white, black], _) in round {
            table.to_play[seat(*white)] -= 1;
            table.to_play[seat(*black)] -= 1;
        }
        if number as usize == rounds.len() && wanted == Wanted::Top {
            for (top, chance) in last_round(members.len(), &states, &steps) {
                table.end(with_rest(members, top), number, chance);
            }
            states.clear();
        } else {
            states = after_round(&states, &steps);
            table.look(&mut states, number);
        }
    }
    // Only the order counts in the end, not the scores.
    states.iter_mut().for_each(|(state, _)| *state = ranks(members.len(), *state));
    merge(&mut states);
    for (state, chance) in states {
        table.end(order(members, state), rounds.len() as u32, chance);
    }
    Law { ends: table.ends(), games }
}

/// A round robin while its law is worked out.
struct Table<'t> {
    members: &'t [Id],
    to_play: Vec<u64>,
    stops: bool,
    wanted: Wanted,
    /// By the order, then by the rounds played.
    ends: BTreeMap<Vec<Vec<Id>>, BTreeMap<u32, f64>>,
}

impl Table<'_> {
    fn end(&mut self, parts: Vec<Vec<Id>>, rounds: u32, chance: f64) {
        *self.ends.entry(parts).or_default().entry(rounds).or_insert(0.0) += chance;
    }

    fn ends(self) -> Vec<End> {
        let end = |(parts, rounds): (Vec<Vec<Id>>, BTreeMap<u32, f64>)| End {
            parts,
            chance: rounds.values().sum(),
            rounds: rounds.into_iter().collect(),
        };
        self.ends.into_iter().map(end).collect()
    }

    /// Looks at the scores after a round: takes out the states with a clear winner, forgets how far behind the beaten are.
    fn look(&mut self, states: &mut Vec<(u64, f64)>, number: u32) {
        if !self.stops && self.wanted == Wanted::Order {
            return;
        }
        let players = self.members.len();
        let over = self.to_play.iter().all(|games| *games == 0);
        let mut clear = vec![0.0; players];
        let to_play = &self.to_play;
        states.retain_mut(|(state, chance)| {
            let score = |seat: usize| *state >> (BITS * seat as u32) & MASK;
            let best = (0..players).map(score).max().unwrap_or(0);
            let beaten = (0..players).filter(|seat| score(*seat) + 2 * to_play[*seat] < best);
            let beaten = beaten.fold(0usize, |beaten, seat| beaten | 1 << seat);
            if self.stops && !over && beaten.count_ones() as usize + 1 == players {
                clear[(!beaten).trailing_zeros() as usize] += *chance;
                return false;
            }
            if self.wanted == Wanted::Top {
                let keep = (0..players).filter(|seat| beaten & 1 << seat == 0);
                *state &= keep.fold(0, |mask, seat| mask | MASK << (BITS * seat as u32));
            }
            true
        });
        for (seat, chance) in clear.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
            self.end(with_rest(self.members, 1 << seat), number, chance);
        }
        if self.wanted == Wanted::Top {
            merge(states);
        }
    }
}

/// Everything that a round may add to the scores.
fn joint(round: &[Played], seat: &impl Fn(Id) -> usize) -> Vec<(u64, f64)> {
    let mut steps = vec![(0u64, 1.0f64)];
    for ([white, black], chances) in round {
        let (white, black) = (1u64 << (BITS * seat(*white) as u32), 1u64 << (BITS * seat(*black) as u32));
        let gains = [2 * white, white + black, 2 * black];
        steps = steps
            .iter()
            .flat_map(|(sum, chance)| gains.iter().zip(chances).map(move |(gain, of)| (sum + gain, chance * of)))
            .collect();
    }
    steps
}

fn after_round(states: &[(u64, f64)], steps: &[(u64, f64)]) -> Vec<(u64, f64)> {
    let mut next = Vec::with_capacity(states.len() * steps.len());
    for (state, chance) in states {
        next.extend(steps.iter().map(|(gain, of)| (state + gain, chance * of)));
    }
    merge(&mut next);
    next
}

fn merge(states: &mut Vec<(u64, f64)>) {
    states.sort_by_key(|(state, _)| *state);
    states.dedup_by(|(state, chance), (kept, sum)| {
        let same = state == kept;
        if same {
            *sum += *chance;
        }
        same
    });
}

/// The chance of each set of leaders after the last round.
fn last_round(players: usize, states: &[(u64, f64)], steps: &[(u64, f64)]) -> Vec<(usize, f64)> {
    let mut tops = vec![0.0; 1 << players];
    for (state, chance) in states {
        for (gain, of) in steps {
            let mut scores = state + gain;
            let (mut best, mut top) = (0, 0usize);
            for seat in 0..players {
                let score = scores & MASK;
                scores >>= BITS;
                if score > best {
                    (best, top) = (score, 1 << seat);
                } else if score == best {
                    top |= 1 << seat;
                }
            }
            tops[top] += chance * of;
        }
    }
    tops.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0).collect()
}

/// The first, given as bits by their seats, and all others together.
fn with_rest(members: &[Id], first: usize) -> Vec<Vec<Id>> {
    let split = |wanted: bool| -> Vec<Id> {
        members.iter().enumerate().filter(|(seat, _)| (first & 1 << seat != 0) == wanted).map(|(_, id)| *id).collect()
    };
    [split(true), split(false)].into_iter().filter(|part| !part.is_empty()).collect()
}

/// For each seat, how many scored less.
fn ranks(players: usize, state: u64) -> u64 {
    let score = |seat: usize| state >> (BITS * seat as u32) & MASK;
    let below = |seat: usize| (0..players).filter(|other| score(*other) < score(seat)).count() as u64;
    (0..players).fold(0, |ranks, seat| ranks | below(seat) << (BITS * seat as u32))
}

/// Parts by score or rank, the highest first.
fn order(members: &[Id], state: u64) -> Vec<Vec<Id>> {
    let score = |seat: usize| state >> (BITS * seat as u32) & MASK;
    let mut parts: BTreeMap<std::cmp::Reverse<u64>, Vec<Id>> = BTreeMap::new();
    for (seat, id) in members.iter().enumerate() {
        parts.entry(std::cmp::Reverse(score(seat))).or_default().push(*id);
    }
    parts.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three equal players without draws: each wins both games with 1/4, all have one point with 1/4.
    #[test]
    fn three_players_without_draws() {
        let ids = [Id(0), Id(1), Id(2)];
        let fair = [0.5, 0.0, 0.5];
        let rounds = [[1, 2], [0, 1], [2, 0]].map(|[white, black]| vec![([ids[white], ids[black]], fair)]);
        let law = round_robin(&ids, &rounds, true, Wanted::Top);
        let chance = |parts: &[Vec<Id>]| law.ends.iter().find(|end| end.parts == parts).map_or(0.0, |end| end.chance);
        assert!((chance(&[ids.to_vec()]) - 0.25).abs() < 1e-15);
        assert!((chance(&[vec![ids[0]], vec![ids[1], ids[2]]]) - 0.25).abs() < 1e-15);
        // Whoever plays in both of the first two rounds and wins both is clear: the third game falls away in one case of four.
        assert!((law.games - (2.0 + 0.75)).abs() < 1e-15);
    }
}
