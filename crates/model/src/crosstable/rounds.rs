//! A round for every game: its own, or the next in which both are free where the file has no rounds
//! or where phases count their rounds from 1 again.

use crate::Game;

pub(super) struct RoundNumbers {
    /// The first round of each phase, less one.
    phases: Vec<(Option<String>, u32)>,
    /// The rounds of each player that are taken, in order.
    taken: Vec<Vec<u32>>,
}

impl RoundNumbers {
    pub(super) fn new(games: &[Game], players: usize) -> Self {
        let mut lengths: Vec<(Option<String>, u32)> = Vec::new();
        for game in games {
            let round = game.round.unwrap_or(0);
            match lengths.iter_mut().find(|(phase, _)| *phase == game.phase) {
                Some((_, last)) => *last = round.max(*last),
                None => lengths.push((game.phase.clone(), round)),
            }
        }
        let speed = |phase: &Option<String>| match phase.as_deref() {
            None => 0,
            Some("classical") => 1,
            Some("rapid") => 2,
            Some("blitz") => 3,
            Some(_) => 4,
        };
        lengths.sort_by(|a, b| (speed(&a.0), &a.0).cmp(&(speed(&b.0), &b.0)));
        let mut before = 0u32;
        let phases = lengths
            .into_iter()
            .map(|(phase, length)| {
                let first = before;
                before = before.saturating_add(length);
                (phase, first)
            })
            .collect();
        let each = 2 * games.len() / players.max(1);
        Self { phases, taken: (0..players).map(|_| Vec::with_capacity(each)).collect() }
    }

    pub(super) fn are_free(&self, round: u32, players: &[u32]) -> bool {
        players.iter().all(|player| self.free(*player, round) == round)
    }

    pub(super) fn take(&mut self, round: u32, players: &[u32]) {
        for player in players {
            let Some(taken) = self.taken.get_mut(*player as usize) else { continue };
            // Most files are in the order of the rounds.
            if taken.last().is_none_or(|last| *last < round) {
                taken.push(round);
            } else if let Err(at) = taken.binary_search(&round) {
                taken.insert(at, round);
            }
        }
    }

    pub(super) fn of_game(
        &mut self,
        round: Option<u32>,
        phase: Option<&str>,
        players: &[u32],
    ) -> u32 {
        let before = self
            .phases
            .iter()
            .find(|(known, _)| known.as_deref() == phase)
            .map_or(0, |(_, first)| *first);
        let mut found = before.saturating_add(round.unwrap_or(1)).max(1);
        loop {
            let free = players.iter().fold(found, |from, player| self.free(*player, from));
            if free == found {
                break;
            }
            found = free;
        }
        self.take(found, players);
        found
    }

    /// The first round from this one on in which a player is free.
    fn free(&self, player: u32, from: u32) -> u32 {
        let Some(taken) = self.taken.get(player as usize) else { return from };
        if taken.last().is_none_or(|last| *last < from) {
            return from;
        }
        let start = taken.partition_point(|round| *round < from);
        // As long as nothing is left out, the n-th from here is n rounds later.
        let later = &taken[start..];
        let mut full = 0;
        let mut rest = later.len();
        while rest > 0 {
            let half = full + rest / 2;
            if later[half] as usize == from as usize + half {
                rest -= rest / 2 + 1;
                full = half + 1;
            } else {
                rest /= 2;
            }
        }
        from.saturating_add(u32::try_from(full).unwrap_or(u32::MAX))
    }
}
