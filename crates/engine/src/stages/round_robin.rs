//! A round robin of the tied by the Berger tables, round by round.
//!
//! Tata Steel and Tepe Sigeman D.1 to D.3 and F.1 to F.3 (lots, then colours reversed, then lots again), Grand Chess Tour 3.3 to 3.12.
//! Example: Sigeman 2024, where lots 1 Svidler, 2 Abdusattorov, 3 Arjun gave Abdusattorov white against Arjun in round one.

use super::match_games::halves;
use super::{Pairing, berger, by_score, played};
use crate::group::Group;
use crate::hearing::Hearing;
use crate::pending::Schedule;
use tiebreak_model::{ClauseRef, Clock, Colour, Exact, Id, Purpose, Reason, Scheduled, StageForm, StageRecord};
use tiebreak_regulation::{Numbers, Settles, Stop};

/// A round robin while it is worked out.
struct Table {
    numbers: Vec<Id>,
    rounds: Vec<Vec<Pairing>>,
    states: Vec<Vec<Scheduled>>,
    scores: Vec<i64>,
    to_play: Vec<i64>,
}

impl Hearing<'_> {
    /// How often everybody meets: two players twice where a clause says so.
    pub(super) fn cycles(&mut self, cycles: u32, double_for_two: Option<ClauseRef>, group: &Group) -> u32 {
        match double_for_two {
            Some(clause) if group.members.len() == 2 => {
                self.step(clause, &[], || Reason::DoubleRoundRobin);
                cycles.max(2)
            }
            _ => cycles,
        }
    }

    pub(super) fn round_robin(
        &mut self,
        at: ClauseRef,
        numbers: Numbers,
        cycles: u32,
        clock: Clock,
        group: &mut Group,
    ) -> Option<Vec<Vec<Id>>> {
        let path = format!("{}round-robin-{}", group.path, group.history.round_robins + 1);
        let (numbers, reversed) = self.numbers(at, numbers, &path, group)?;
        group.history.round_robins += 1;
        group.history.last = Some((numbers.clone(), reversed));
        let mut table = Table::new(&path, numbers, reversed, cycles);
        let stops = self.stops_for(group).is_some();
        if self.keeps(at, Some(clock), stops, group, || table.schedule()) {
            return None;
        }
        let winner = self.play_rounds(at, clock, group, &mut table);
        self.keep_table(at, path, clock, &table);
        let parts = match winner? {
            Some(winner) => {
                let others = group.members.iter().copied().filter(|id| *id != winner).collect();
                vec![vec![winner], others]
            }
            None => by_score(&table.numbers, &table.scores),
        };
        let number = group.history.round_robins;
        self.step(at, &parts, || Reason::RoundRobinEnded { number, scores: table.final_scores() });
        Some(parts)
    }

    /// The pairing numbers, and whether the colours of the table are reversed.
    fn numbers(&mut self, at: ClauseRef, numbers: Numbers, path: &str, group: &Group) -> Option<(Vec<Id>, bool)> {
        let same = group.history.last.clone().filter(|(numbers, _)| {
            let mut before = numbers.clone();
            before.sort_unstable();
            before == group.members
        });
        let (reversing, drawing) = match numbers {
            Numbers::Lots(clause) => (None, clause),
            Numbers::Reversed => (Some(at), at),
            Numbers::ByChange { same, fewer } => (Some(same), fewer),
        };
        if let (Some(clause), Some((numbers, reversed))) = (reversing, same) {
            self.step(clause, &[], || Reason::ColoursReversed);
            return Some((numbers, !reversed));
        }
        let drawn = self.lots(format!("{path}/pairing-numbers"), drawing, Purpose::PairingNumbers, &group.members)?;
        self.step(drawing, &[], || Reason::PairingNumbers { order: drawn.clone() });
        Some((drawn, false))
    }

    /// Plays as far as the answers go. Nothing while games are open; else a clear winner, or all rounds played.
    fn play_rounds(&mut self, at: ClauseRef, clock: Clock, group: &Group, table: &mut Table) -> Option<Option<Id>> {
        for round in 0..table.rounds.len() {
            let mut waiting = Vec::new();
            for board in 0..table.rounds[round].len() {
                let question = Self::game_question(at, &table.rounds[round][board], clock, None);
                match self.result_of(&question) {
                    Some(result) => {
                        table.score(round, board, result);
                    }
                    None => {
                        table.states[round][board] = Scheduled::Now;
                        waiting.push(question);
                    }
                }
            }
            if let Some(winner) = self.clear_winner(group, table, waiting.is_empty()) {
                table.drop_the_rest();
                return Some(Some(winner));
            }
            if !waiting.is_empty() {
                for question in waiting {
                    self.put(question);
                }
                return None;
            }
        }
        Some(None)
    }

    /// Whether play stops early for this group, and the clause that says so.
    fn stops_for(&self, group: &Group) -> Option<(Stop, ClauseRef)> {
        self.entry.stop.filter(|_| self.entry.settles.0 == Settles::Winner && group.first == 1)
    }

    /// Who leads so that nobody can reach the present score, where the regulation stops play then.
    fn clear_winner(&mut self, group: &Group, table: &Table, round_over: bool) -> Option<Id> {
        let (stop, clause) = self.stops_for(group)?;
        if stop == Stop::ClearWinnerAfterRound && !round_over {
            return None;
        }
        let (leader, score) =
            table.scores.iter().enumerate().max_by_key(|(index, score)| (**score, usize::MAX - index))?;
        let reachable = |other: usize| table.scores[other] + 2 * table.to_play[other] >= *score;
        if table.to_play.iter().all(|games| *games == 0)
            || (0..table.scores.len()).any(|other| other != leader && reachable(other))
        {
            return None;
        }
        let winner = table.numbers[leader];
        self.step(clause, &[], || Reason::ClearWinner { winner, score: halves(*score) });
        Some(winner)
    }

    fn keep_table(&mut self, at: ClauseRef, path: String, clock: Clock, table: &Table) {
        if self.explain {
            let games = table.rounds.iter().flatten().zip(table.states.iter().flatten());
            let games = games.map(|(pairing, state)| played(pairing, clock, None, *state)).collect();
            let members = table.numbers.clone();
            self.stages.push(StageRecord { path, clause: at, form: StageForm::RoundRobin, members, games });
        }
    }
}

impl Table {
    fn new(path: &str, numbers: Vec<Id>, reversed: bool, cycles: u32) -> Self {
        let berger = berger::rounds(numbers.len());
        let mut rounds = Vec::new();
        for cycle in 0..cycles {
            for pairs in &berger {
                let number = rounds.len() + 1;
                let swap = reversed != (cycle % 2 == 1);
                let pairings = pairs.iter().enumerate().map(|(board, &(white, black))| {
                    let (white, black) = if swap { (black, white) } else { (white, black) };
                    Pairing {
                        id: format!("{path}/round-{number}/game-{}", board + 1),
                        round: u32::try_from(number).unwrap_or(u32::MAX),
                        white: numbers[white - 1],
                        black: numbers[black - 1],
                    }
                });
                rounds.push(pairings.collect::<Vec<_>>());
            }
        }
        let states = rounds.iter().map(|round: &Vec<Pairing>| vec![Scheduled::Later; round.len()]).collect();
        let each = (numbers.len() as i64 - 1) * i64::from(cycles);
        Self { scores: vec![0; numbers.len()], to_play: vec![each; numbers.len()], numbers, rounds, states }
    }

    fn schedule(&self) -> Schedule {
        let colours = |round: &Vec<Pairing>| round.iter().map(|game| [game.white, game.black]).collect();
        Schedule::RoundRobin(self.rounds.iter().map(colours).collect())
    }

    fn score(&mut self, round: usize, board: usize, result: tiebreak_model::GameResult) {
        let pairing = &self.rounds[round][board];
        for (id, colour) in [(pairing.white, Colour::White), (pairing.black, Colour::Black)] {
            if let Some(index) = self.numbers.iter().position(|member| *member == id) {
                self.scores[index] += result.half_points(colour);
                self.to_play[index] -= 1;
            }
        }
        self.states[round][board] = Scheduled::Played(result);
    }

    /// The points of each, the highest first.
    fn final_scores(&self) -> Vec<(Id, Exact)> {
        let mut order: Vec<(i64, Id)> = self.scores.iter().copied().zip(self.numbers.iter().copied()).collect();
        order.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        order.into_iter().map(|(score, id)| (id, halves(score))).collect()
    }

    fn drop_the_rest(&mut self) {
        for state in self.states.iter_mut().flatten().filter(|state| !matches!(state, Scheduled::Played(_))) {
            *state = Scheduled::NotNeeded;
        }
    }
}
