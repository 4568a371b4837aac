//! A round robin of the tied by the Berger tables, round by round.
//!
//! Tata Steel and Tepe Sigeman D.1 to D.3 and F.1 to F.3 (lots, then colours reversed, then lots again), Grand Chess Tour 3.3 to 3.12.
//! Example: Sigeman 2024, where lots 1 Svidler, 2 Abdusattorov, 3 Arjun gave Abdusattorov white against Arjun in round one.

use super::match_games::halves;
use super::{Listing, Pairing, berger, by_score};
use crate::group::Group;
use crate::hearing::Hearing;
use crate::pending::Schedule;
use tiebreak_model::{ClauseRef, Clock, Colour, Exact, GameResult, Id, Purpose, Reason, Scheduled, StageForm};
use tiebreak_regulation::{Numbers, Settles, Stop};

/// A round robin while it is worked out. Its rounds are made one by one: a regulation may order more of them than anyone plays.
struct Table {
    numbers: Vec<Id>,
    reversed: bool,
    cycles: u32,
    scores: Vec<i64>,
    to_play: Vec<i64>,
}

/// How far a round robin came.
enum Ended {
    /// Games are open.
    Waiting,
    /// Nobody can reach this player any more.
    Clear(Id),
    /// All rounds were played.
    Complete,
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
        (cycles, played_out): (u32, bool),
        clock: Clock,
        path: String,
        group: &mut Group,
    ) -> Option<Vec<Vec<Id>>> {
        let (numbers, reversed) = self.numbers(at, numbers, &path, group)?;
        group.history.round_robins += 1;
        group.history.last = Some((numbers.clone(), reversed));
        let mut table = Table::new(numbers, reversed, cycles);
        let stop = self.stops_for(group).filter(|_| !played_out);
        let stops = stop.is_some();
        if self.keeps(at, (Some(clock), stops), table.games(), group, || table.schedule()) {
            return None;
        }
        let mut list = Listing::new(self.explain, clock);
        let ended = self.play_rounds(at, clock, stop, &path, &mut table, &mut list);
        self.keep_stage(list, path, at, StageForm::RoundRobin, table.numbers.clone());
        let parts = match ended {
            Ended::Waiting => return None,
            Ended::Clear(winner) => {
                let others = group.members.iter().copied().filter(|id| *id != winner).collect();
                vec![vec![winner], others]
            }
            Ended::Complete => by_score(&table.numbers, &table.scores),
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

    /// Plays as far as the answers go, and lists the games.
    fn play_rounds(
        &mut self,
        at: ClauseRef,
        clock: Clock,
        stop: Option<(Stop, ClauseRef)>,
        path: &str,
        table: &mut Table,
        list: &mut Listing,
    ) -> Ended {
        for round in 1..=table.rounds() {
            let mut waiting = Vec::new();
            let mut games = Vec::new();
            for (board, (white, black)) in table.round(round).into_iter().enumerate() {
                let pairing = table.pairing(path, round, board, white, black);
                let question = Self::game_question(at, &pairing, clock, None);
                let result = self.result_of(&question);
                match result {
                    Some(result) => {
                        table.score(white, black, result);
                        self.keep_game(at, pairing.white, pairing.black, result);
                    }
                    None => waiting.push(question),
                }
                games.push((pairing, result));
            }
            let winner = self.clear_winner(stop, table, waiting.is_empty());
            let unplayed = if winner.is_some() { Scheduled::NotNeeded } else { Scheduled::Now };
            for (pairing, result) in &games {
                list.add(pairing, result.map_or(unplayed, Scheduled::Played));
            }
            if let Some(winner) = winner {
                table.list_after(round, path, Scheduled::NotNeeded, list);
                return Ended::Clear(winner);
            }
            if !waiting.is_empty() {
                for question in waiting {
                    self.put(question);
                }
                table.list_after(round, path, Scheduled::Later, list);
                return Ended::Waiting;
            }
        }
        Ended::Complete
    }

    /// Whether play stops early for this group, and the clause that says so.
    fn stops_for(&self, group: &Group) -> Option<(Stop, ClauseRef)> {
        self.entry.stop.filter(|_| self.entry.settles.0 == Settles::Winner && group.first == 1)
    }

    /// Who leads so that nobody can reach the present score, where the regulation stops play then.
    fn clear_winner(&mut self, stop: Option<(Stop, ClauseRef)>, table: &Table, round_over: bool) -> Option<Id> {
        let (stop, clause) = stop?;
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
}

impl Table {
    fn new(numbers: Vec<Id>, reversed: bool, cycles: u32) -> Self {
        let each = (numbers.len() as i64 - 1) * i64::from(cycles);
        Self { scores: vec![0; numbers.len()], to_play: vec![each; numbers.len()], numbers, reversed, cycles }
    }

    /// How many games there are.
    fn games(&self) -> u64 {
        let people = self.numbers.len() as u64;
        people * people.saturating_sub(1) / 2 * u64::from(self.cycles)
    }

    /// How many rounds there are.
    fn rounds(&self) -> u64 {
        berger::number_of_rounds(self.numbers.len()) as u64 * u64::from(self.cycles)
    }

    /// The pairing numbers of a round, white first; every other cycle has the colours reversed.
    fn round(&self, round: u64) -> Vec<(usize, usize)> {
        let each = berger::number_of_rounds(self.numbers.len()) as u64;
        let (cycle, within) = ((round - 1) / each, (round - 1) % each + 1);
        let mut pairs = berger::round(self.numbers.len(), within as usize);
        if self.reversed != (cycle % 2 == 1) {
            pairs.iter_mut().for_each(|pair| *pair = (pair.1, pair.0));
        }
        pairs
    }

    fn pairing(&self, path: &str, round: u64, board: usize, white: usize, black: usize) -> Pairing {
        Pairing {
            id: format!("{path}/round-{round}/game-{}", board + 1),
            round: u32::try_from(round).unwrap_or(u32::MAX),
            white: self.numbers[white - 1],
            black: self.numbers[black - 1],
        }
    }

    fn schedule(&self) -> Schedule {
        let colours = |(white, black): (usize, usize)| [self.numbers[white - 1], self.numbers[black - 1]];
        let round = |round: u64| self.round(round).into_iter().map(colours).collect();
        Schedule::RoundRobin((1..=self.rounds()).map(round).collect())
    }

    fn score(&mut self, white: usize, black: usize, result: GameResult) {
        for (number, colour) in [(white, Colour::White), (black, Colour::Black)] {
            self.scores[number - 1] += result.half_points(colour);
            self.to_play[number - 1] -= 1;
        }
    }

    /// The points of each, the highest first.
    fn final_scores(&self) -> Vec<(Id, Exact)> {
        let mut order: Vec<(i64, Id)> = self.scores.iter().copied().zip(self.numbers.iter().copied()).collect();
        order.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        order.into_iter().map(|(score, id)| (id, halves(score))).collect()
    }

    /// Lists the games of the rounds after this one, as far as games to come are listed.
    fn list_after(&self, round: u64, path: &str, state: Scheduled, list: &mut Listing) {
        for later in round + 1..=self.rounds() {
            for (board, (white, black)) in self.round(later).into_iter().enumerate() {
                if list.is_full() {
                    list.leave_out(self.games().saturating_sub(list.len()));
                    return;
                }
                list.add(&self.pairing(path, later, board, white, black), state);
            }
        }
    }
}
