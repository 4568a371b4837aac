//! A round robin of the tied by the Berger tables, round by round.
//!
//! Tata Steel and Tepe Sigeman D.1 to D.3 and F.1 to F.3 (lots, then colours reversed, then lots
//! again), Grand Chess Tour 3.3 to 3.12. Example: Sigeman 2024, where lots 1 Svidler, 2
//! Abdusattorov, 3 Arjun gave Abdusattorov white against Arjun in round one.

use super::match_games::halves;
use super::{GameListing, StageGame, StageStart, berger, by_score};
use crate::group::{PairingNumbers, TiedGroup};
use crate::pending::{PendingSpec, Schedule};
use crate::run::Run;
use tiebreak_model::{
    ClauseRef, Colour, Exact, GameResult, GameState, Id, Purpose, Reason, StageForm,
};
use tiebreak_regulation::{EarlyStop, NumberSource, SettledScope};

/// How a round robin is played.
#[derive(Debug, Clone, Copy)]
pub(super) struct RoundRobinSpec {
    pub numbers: NumberSource,
    /// How often each two players meet.
    pub cycles: u32,
    /// Whether all games are played, even when the winner is known.
    pub played_out: bool,
}

/// The clause that stops play when the winner is clear.
#[derive(Debug, Clone, Copy)]
struct StopRule {
    stop: EarlyStop,
    clause: ClauseRef,
}

/// A round robin under way. It makes its rounds one by one, because a regulation may order any
/// number of them.
#[derive(Clone)]
struct RoundRobinTable {
    numbers: PairingNumbers,
    cycles: u32,
    /// The half points of each player, by pairing number.
    scores: Vec<i64>,
    /// The games that each player still has to play, by pairing number.
    to_play: Vec<i64>,
}

/// A game of a round robin, by pairing numbers from 1.
#[derive(Debug, Clone, Copy)]
struct TableGame {
    round: u64,
    /// The number of the game in its round, from 1.
    board: usize,
    white: usize,
    black: usize,
}

/// The round under way.
#[derive(Debug, Clone, Copy)]
struct RoundState {
    round: u64,
    /// Whether all its games were played.
    is_over: bool,
}

/// How far a round robin came.
enum RoundRobinEnd {
    /// Games are open.
    Waiting,
    /// No other player can reach this one any more.
    Clear(Id),
    /// All rounds were played.
    Complete,
}

impl Run<'_> {
    /// How often each two players meet: two players alone meet twice where a clause says so.
    pub(super) fn cycles(
        &mut self,
        cycles: u32,
        double_for_two: Option<ClauseRef>,
        group: &TiedGroup,
    ) -> u32 {
        match double_for_two {
            Some(clause) if group.members.len() == 2 => {
                let before = group.history.last.as_ref();
                let fewer = before.is_some_and(|numbers| numbers.players.len() > 2);
                self.log.step(clause, &[], || Reason::DoubleRoundRobin { fewer });
                cycles.max(2)
            }
            _ => cycles,
        }
    }

    pub(super) fn round_robin(
        &mut self,
        stage: StageStart,
        spec: RoundRobinSpec,
        group: &mut TiedGroup,
    ) -> Option<Vec<Vec<Id>>> {
        let at = stage.clause;
        let numbers = self.pairing_numbers(at, spec.numbers, &stage.path, group)?;
        group.history.round_robins += 1;
        group.history.last = Some(numbers.clone());
        let mut table = RoundRobinTable::new(numbers, spec.cycles);
        let stop = self.stop_rule(group).filter(|_| !spec.played_out);
        let pending = PendingSpec {
            clause: at,
            clock: Some(stage.clock),
            stops_early: stop.is_some(),
            games: table.games(),
        };
        if self.leaves_pending(pending, group, || table.schedule()) {
            return None;
        }
        let mut list = GameListing::new(self.log.explain, stage.clock);
        let end = self.play_rounds(&stage, stop, &mut table, &mut list);
        let players = table.numbers.players.clone();
        self.log.keep_stage(list, stage, StageForm::RoundRobin, players);
        let parts = match end {
            RoundRobinEnd::Waiting => return None,
            RoundRobinEnd::Clear(winner) => {
                let others = group.members.iter().copied().filter(|id| *id != winner).collect();
                vec![vec![winner], others]
            }
            RoundRobinEnd::Complete => by_score(&table.numbers.players, &table.scores),
        };
        let number = group.history.round_robins;
        let reason = || Reason::RoundRobinEnded { number, scores: table.final_scores() };
        self.log.step(at, &parts, reason);
        Some(parts)
    }

    /// The pairing numbers: those of the last round robin with the colours reversed, where the
    /// same players repeat it and the text says so, or drawn by lot.
    fn pairing_numbers(
        &mut self,
        at: ClauseRef,
        numbers: NumberSource,
        path: &str,
        group: &TiedGroup,
    ) -> Option<PairingNumbers> {
        let same = group.history.last.clone().filter(|last| {
            let mut before = last.players.clone();
            before.sort_unstable();
            before == group.members
        });
        let (reversing, drawing) = match numbers {
            NumberSource::Lots(clause) => (None, clause),
            NumberSource::Reversed => (Some(at), at),
            NumberSource::ByChange { same, fewer } => (Some(same), fewer),
        };
        if let (Some(clause), Some(last)) = (reversing, same) {
            self.log.step(clause, &[], || Reason::ColoursReversed);
            return Some(PairingNumbers { reversed: !last.reversed, ..last });
        }
        let id = format!("{path}/pairing-numbers");
        let players = self.lots(id, drawing, Purpose::PairingNumbers, &group.members)?;
        self.log.step(drawing, &[], || Reason::PairingNumbers { order: players.clone() });
        Some(PairingNumbers { players, reversed: false })
    }

    /// Plays as far as the answers go, and lists the games.
    fn play_rounds(
        &mut self,
        stage: &StageStart,
        stop: Option<StopRule>,
        table: &mut RoundRobinTable,
        list: &mut GameListing,
    ) -> RoundRobinEnd {
        for round in 1..=table.rounds() {
            let mut waiting = Vec::new();
            let mut games = Vec::new();
            for numbers in table.round(round) {
                let game = table.stage_game(&stage.path, numbers);
                let question = game.question(stage, None);
                let result = self.result_of(&question);
                match result {
                    Some(result) => {
                        table.score(numbers, result);
                        self.keep_game(stage.clause, game.white, game.black, result);
                    }
                    None => waiting.push(question),
                }
                games.push((game, result));
            }
            let state = RoundState { round, is_over: waiting.is_empty() };
            let winner = self.clear_winner(stage, stop, table, state);
            let unplayed = if winner.is_some() { GameState::NotNeeded } else { GameState::Now };
            for (game, result) in &games {
                list.add(game, result.map_or(unplayed, GameState::Played));
            }
            if let Some(winner) = winner {
                table.list_after(round, &stage.path, GameState::NotNeeded, list);
                return RoundRobinEnd::Clear(winner);
            }
            if !waiting.is_empty() {
                for question in waiting {
                    self.open_question(question);
                }
                table.list_after(round, &stage.path, GameState::Later, list);
                return RoundRobinEnd::Waiting;
            }
        }
        RoundRobinEnd::Complete
    }

    /// The rule that stops play early for this group, where the regulation has one.
    fn stop_rule(&self, group: &TiedGroup) -> Option<StopRule> {
        let entry = self.input.entry;
        let for_winner = entry.settles.0 == SettledScope::Winner && group.first == 1;
        entry.stop.filter(|_| for_winner).map(|(stop, clause)| StopRule { stop, clause })
    }

    /// The table with the games of later rounds that are forfeited already, because one of the
    /// players does not play any more. A game that has an answer was played before.
    fn with_forfeits_to_come(
        &mut self,
        stage: &StageStart,
        table: &RoundRobinTable,
        round: u64,
    ) -> RoundRobinTable {
        let mut ahead = table.clone();
        let players = table.numbers.players.clone();
        if !players.into_iter().any(|id| self.does_not_play(id)) {
            return ahead;
        }
        for later in round + 1..=table.rounds() {
            for game in table.round(later) {
                let [white, black] = table.players(game);
                let Some(result) = self.forfeit_between(white, black) else { continue };
                let question = table.stage_game(&stage.path, game).question(stage, None);
                if self.questions.answers.answer(&question).is_none() {
                    ahead.score(game, result);
                }
            }
        }
        ahead
    }

    /// The leader, where no other player can reach the present score of the leader and the
    /// regulation stops play then.
    fn clear_winner(
        &mut self,
        stage: &StageStart,
        rule: Option<StopRule>,
        table: &RoundRobinTable,
        state: RoundState,
    ) -> Option<Id> {
        let StopRule { stop, clause } = rule?;
        if stop == EarlyStop::ClearWinnerAfterRound && !state.is_over {
            return None;
        }
        let table = &self.with_forfeits_to_come(stage, table, state.round);
        let scores = table.scores.iter().enumerate();
        let (leader, score) = scores.max_by_key(|(index, score)| (**score, usize::MAX - index))?;
        let can_reach = |other: usize| table.scores[other] + 2 * table.to_play[other] >= *score;
        if table.to_play.iter().all(|games| *games == 0)
            || (0..table.scores.len()).any(|other| other != leader && can_reach(other))
        {
            return None;
        }
        let winner = table.numbers.players[leader];
        self.log.step(clause, &[], || Reason::ClearWinner { winner, score: halves(*score) });
        Some(winner)
    }
}

impl RoundRobinTable {
    fn new(numbers: PairingNumbers, cycles: u32) -> Self {
        let players = numbers.players.len();
        let each = (players as i64 - 1) * i64::from(cycles);
        Self { numbers, cycles, scores: vec![0; players], to_play: vec![each; players] }
    }

    fn games(&self) -> u64 {
        let players = self.numbers.players.len() as u64;
        players * players.saturating_sub(1) / 2 * u64::from(self.cycles)
    }

    fn rounds(&self) -> u64 {
        self.rounds_of_cycle() * u64::from(self.cycles)
    }

    fn rounds_of_cycle(&self) -> u64 {
        berger::number_of_rounds(self.numbers.players.len()) as u64
    }

    /// The games of a round, counted from 1. Every other cycle has the colours reversed.
    fn round(&self, round: u64) -> Vec<TableGame> {
        let each = self.rounds_of_cycle();
        let cycle = (round - 1) / each;
        let within = (round - 1) % each + 1;
        let reversed = self.numbers.reversed != (cycle % 2 == 1);
        let pairs = berger::round(self.numbers.players.len(), within as usize);
        let game = |(board, (white, black)): (usize, (usize, usize))| match reversed {
            true => TableGame { round, board, white: black, black: white },
            false => TableGame { round, board, white, black },
        };
        (1..).zip(pairs).map(game).collect()
    }

    /// The players of a game, White first.
    fn players(&self, game: TableGame) -> [Id; 2] {
        [game.white, game.black].map(|number| self.numbers.players[number - 1])
    }

    fn stage_game(&self, path: &str, game: TableGame) -> StageGame {
        let [white, black] = self.players(game);
        StageGame {
            id: format!("{path}/round-{}/game-{}", game.round, game.board),
            round: u32::try_from(game.round).unwrap_or(u32::MAX),
            white,
            black,
        }
    }

    fn schedule(&self) -> Schedule {
        let round = |round| self.round(round).into_iter().map(|game| self.players(game)).collect();
        Schedule::RoundRobin((1..=self.rounds()).map(round).collect())
    }

    fn score(&mut self, game: TableGame, result: GameResult) {
        for (number, colour) in [(game.white, Colour::White), (game.black, Colour::Black)] {
            self.scores[number - 1] += result.half_points(colour);
            self.to_play[number - 1] -= 1;
        }
    }

    /// The points of each player, the highest first.
    fn final_scores(&self) -> Vec<(Id, Exact)> {
        let scores = self.scores.iter().copied();
        let mut order: Vec<(i64, Id)> = scores.zip(self.numbers.players.iter().copied()).collect();
        order.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        order.into_iter().map(|(score, id)| (id, halves(score))).collect()
    }

    /// Lists the games of the rounds after this one, until the list is full.
    fn list_after(&self, round: u64, path: &str, state: GameState, list: &mut GameListing) {
        for later in round + 1..=self.rounds() {
            for game in self.round(later) {
                if list.is_full() {
                    list.leave_out(self.games().saturating_sub(list.len()));
                    return;
                }
                list.add(&self.stage_game(path, game), state);
            }
        }
    }
}
