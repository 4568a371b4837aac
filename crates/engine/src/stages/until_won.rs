//! Games until one is won: sudden death.
//!
//! Tata Steel and Tepe Sigeman C.2: white goes 1, 2 2, 1 1, 2 2, ... where 1 is the player to whom
//! the lots gave white first.

use super::{GameListing, StageGame, StageStart, other_of, swapped};
use crate::group::TiedGroup;
use crate::pending::{PendingSpec, Schedule};
use crate::procedure::{Decision, DecisionOutcome, DecisionSpec, go_on_or_not};
use crate::run::Run;
use tiebreak_model::{ClauseRef, Colour, GameResult, GameState, Id, Reason, StageForm};
use tiebreak_regulation::FirstWhite;

/// Who decides what the text does not.
const ARBITER: &str = "Chief Arbiter";

/// The most games of a stage. A source that answers every game with a draw must come to an end.
const MOST_GAMES: u32 = 10_000;

/// How games until one is won are played.
#[derive(Debug, Clone, Copy)]
pub(super) struct UntilWonSpec<'s> {
    pub first_white: FirstWhite,
    /// Who has White in each game, over and over: 1 is the player who begins with White. Empty
    /// where that player always has White.
    pub order: &'s [u8],
}

/// How games until one is won ended.
enum SuddenDeathEnd {
    /// A game is open, or the arbiter has to decide.
    Waiting,
    Won {
        winner: Id,
        /// The number of the game that was won.
        game: u32,
    },
    /// The arbiter decided after both players forfeited a game.
    Decided(Vec<Vec<Id>>),
}

impl Run<'_> {
    pub(super) fn until_won(
        &mut self,
        stage: StageStart,
        spec: UntilWonSpec<'_>,
        group: &mut TiedGroup,
    ) -> Option<Vec<Vec<Id>>> {
        let at = stage.clause;
        let pair = self.first_white(at, spec.first_white, &stage.path, group)?;
        let schedule = || {
            let games = u32::try_from(spec.order.len()).unwrap_or(u32::MAX).max(1);
            Schedule::UntilWon((1..=games).map(|number| spec.colours(pair, number)).collect())
        };
        let pending = PendingSpec {
            clause: at,
            clock: Some(stage.clock),
            stops_early: false,
            games: spec.order.len() as u64,
        };
        if self.leaves_pending(pending, group, schedule) {
            return None;
        }
        let mut list = GameListing::new(self.log.explain, stage.clock);
        let end = self.play_until_won(&stage, spec, pair, &mut list);
        self.log.keep_stage(list, stage, StageForm::UntilWon, pair.to_vec());
        match end {
            SuddenDeathEnd::Waiting => None,
            SuddenDeathEnd::Decided(parts) => Some(parts),
            SuddenDeathEnd::Won { winner, game } => {
                let loser = other_of(pair, winner);
                let parts = vec![vec![winner], vec![loser]];
                self.log.step(at, &parts, || Reason::SuddenDeathWon { winner, loser, game });
                Some(parts)
            }
        }
    }

    fn play_until_won(
        &mut self,
        stage: &StageStart,
        spec: UntilWonSpec<'_>,
        pair: [Id; 2],
        list: &mut GameListing,
    ) -> SuddenDeathEnd {
        for number in 1..=MOST_GAMES {
            let [white, black] = spec.colours(pair, number);
            let id = format!("{}/game-{number}", stage.path);
            let game = StageGame { id, round: number, white, black };
            let question = game.question(stage, None);
            let Some(result) = self.needed_result(&question) else {
                self.open_question(question);
                list.add(&game, GameState::Now);
                break;
            };
            list.add(&game, GameState::Played(result));
            self.keep_game(stage.clause, white, black, result);
            if let Some(colour) = result.winner() {
                let winner = if colour == Colour::White { white } else { black };
                return SuddenDeathEnd::Won { winner, game: number };
            }
            if result == GameResult::BothForfeit && !self.input.regulation.double_forfeit_draws {
                match self.both_forfeited(stage.clause, &game, Some(number)) {
                    None => break,
                    Some(DecisionOutcome::GoOn) => {}
                    Some(DecisionOutcome::Order(parts)) => return SuddenDeathEnd::Decided(parts),
                }
            }
        }
        SuddenDeathEnd::Waiting
    }

    /// Both players forfeit a game that one must win. As a draw it would let them go on without
    /// end, so the arbiter decides whether they play on. After Armageddon there is no further
    /// game, and a player who left plays none: then the arbiter only names the winner.
    pub(super) fn both_forfeited(
        &mut self,
        at: ClauseRef,
        game: &StageGame,
        number: Option<u32>,
    ) -> Option<DecisionOutcome> {
        let players = [game.white, game.black];
        self.log.step(at, &[], || Reason::BothForfeited { players, game: number });
        let can_go_on = number.is_some() && !players.iter().any(|id| self.does_not_play(*id));
        let choices = if can_go_on { go_on_or_not(Some(at)) } else { Vec::new() };
        let among = [players[0].min(players[1]), players[0].max(players[1])];
        let id = format!("{}/decision", game.id);
        let spec = DecisionSpec { clause: at, id: &id, who: ARBITER, among: &among, choices };
        let Decision { outcome, by } = self.decision(spec)?;
        match &outcome {
            DecisionOutcome::GoOn => {
                self.log.step(at, &[], || Reason::GoesOn { by, go: at });
            }
            DecisionOutcome::Order(parts) => {
                self.log.step(at, parts, || Reason::Decided { by });
            }
        }
        Some(outcome)
    }
}

impl UntilWonSpec<'_> {
    /// White and Black of a game, counted from 1.
    fn colours(self, pair: [Id; 2], number: u32) -> [Id; 2] {
        let position = (number as usize - 1) % self.order.len().max(1);
        let first_has_white = self.order.get(position).is_none_or(|digit| *digit == 1);
        if first_has_white { pair } else { swapped(pair) }
    }
}
