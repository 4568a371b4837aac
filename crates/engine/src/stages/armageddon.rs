//! Armageddon: one game with unequal clocks in which a draw decides.
//!
//! Grand Chess Tour 2.3: five minutes against four, colours by toss with choice, a draw wins for
//! Black. World Cup 2025: the players bid time for black, and Black has the time that was bid.

use super::colours::{colour_of, favoured};
use super::{GameListing, StageGame, StageStart, other_of};
use crate::group::TiedGroup;
use crate::pending::{PendingSpec, Schedule};
use crate::procedure::DecisionOutcome;
use crate::run::Run;
use tiebreak_model::{ClauseRef, Colour, GameResult, GameState, Id, Reason, StageForm};
use tiebreak_regulation::{DrawWins, FirstWhite};

/// How an Armageddon game is played.
#[derive(Debug, Clone, Copy)]
pub(super) struct ArmageddonSpec {
    pub first_white: FirstWhite,
    pub draw_wins: DrawWins,
    /// The clause that says who wins by a draw.
    pub draw_clause: ClauseRef,
}

impl Run<'_> {
    pub(super) fn armageddon(
        &mut self,
        mut stage: StageStart,
        spec: ArmageddonSpec,
        group: &mut TiedGroup,
    ) -> Option<Vec<Vec<Id>>> {
        let at = stage.clause;
        let pair = self.first_white(at, spec.first_white, &stage.path, group)?;
        let [white, black] = pair;
        if let (FirstWhite::Bids(_), Some(bid)) = (spec.first_white, group.history.bid) {
            stage.clock.black.base = bid;
        }
        let draw_wins = match spec.draw_wins {
            DrawWins::Colour(colour) => colour,
            DrawWins::Seed(seed) => colour_of(pair, favoured(seed, group.history.pair?)),
        };
        let clock = stage.clock;
        let pending = PendingSpec { clause: at, clock: Some(clock), stops_early: false, games: 1 };
        if self.leaves_pending(pending, group, || Schedule::Armageddon(pair, draw_wins)) {
            return None;
        }
        let game = StageGame { id: format!("{}/game-1", stage.path), round: 1, white, black };
        let question = game.question(&stage, Some(draw_wins));
        let result = self.result_of(&question);
        let mut list = GameListing::armageddon(self.log.explain, clock, draw_wins);
        list.add(&game, result.map_or(GameState::Now, GameState::Played));
        self.log.keep_stage(list, stage, StageForm::Armageddon, pair.to_vec());
        let Some(result) = result else {
            self.open_question(question);
            return None;
        };
        self.keep_game(at, white, black, result);
        if result == GameResult::BothForfeit && !self.input.regulation.double_forfeit_draws {
            return match self.both_forfeited(at, &game, None)? {
                DecisionOutcome::Order(parts) => Some(parts),
                DecisionOutcome::GoOn => None,
            };
        }
        let won = result.winner();
        let winner = if won.unwrap_or(draw_wins) == Colour::White { white } else { black };
        let loser = other_of(pair, winner);
        let parts = vec![vec![winner], vec![loser]];
        let clause = if won.is_none() { spec.draw_clause } else { at };
        let drawn_for = won.is_none().then_some(draw_wins);
        self.log.step(clause, &parts, || Reason::ArmageddonEnded { winner, loser, drawn_for });
        Some(parts)
    }
}
