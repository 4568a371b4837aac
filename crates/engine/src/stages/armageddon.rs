//! Armageddon: one game with unequal clocks in which a draw decides.
//!
//! Grand Chess Tour 2.3: five minutes against four, colours by toss with choice, a draw wins for Black. World Cup 2025: the players
//! bid time for black, and Black has the time that was bid.

use super::colours::{colour_of, favoured};
use super::{Listing, Pairing};
use crate::group::Group;
use crate::hearing::Hearing;
use crate::pending::Schedule;
use crate::procedure::Verdict;
use tiebreak_model::{ClauseRef, Clock, Colour, GameResult, Id, Reason, Scheduled, StageForm};
use tiebreak_regulation::{DrawWins, FirstWhite};

impl Hearing<'_> {
    pub(super) fn armageddon(
        &mut self,
        at: ClauseRef,
        colours: FirstWhite,
        (draw_wins, draw_clause): (DrawWins, ClauseRef),
        mut clock: Clock,
        path: String,
        group: &mut Group,
    ) -> Option<Vec<Vec<Id>>> {
        let [white, black] = self.first_white(at, colours, &path, group)?;
        if let (FirstWhite::Bids(_), Some(bid)) = (colours, group.history.bid) {
            clock.black.base = bid;
        }
        let draw_wins = match draw_wins {
            DrawWins::Colour(colour) => colour,
            DrawWins::Seed(seed) => colour_of([white, black], favoured(seed, group.history.pair?)),
        };
        if self.keeps(at, (Some(clock), false), 1, group, || Schedule::Armageddon([white, black], draw_wins)) {
            return None;
        }
        let pairing = Pairing { id: format!("{path}/game-1"), round: 1, white, black };
        let question = Self::game_question(at, &pairing, clock, Some(draw_wins));
        let result = self.result_of(&question);
        let state = result.map_or(Scheduled::Now, Scheduled::Played);
        let mut list = Listing::armageddon(self.explain, clock, draw_wins);
        list.add(&pairing, state);
        self.keep_stage(list, path, at, StageForm::Armageddon, vec![white, black]);
        let Some(result) = result else {
            self.put(question);
            return None;
        };
        self.keep_game(at, white, black, result);
        if result == GameResult::BothForfeit && !self.regulation.double_forfeit_draws {
            return match self.both_forfeited(at, &pairing, None)? {
                Verdict::Order(parts) => Some(parts),
                Verdict::GoOn => None,
            };
        }
        let winning = result.winner().unwrap_or(draw_wins);
        let (winner, loser) = if winning == Colour::White { (white, black) } else { (black, white) };
        let parts = vec![vec![winner], vec![loser]];
        let clause = if result.winner().is_none() { draw_clause } else { at };
        let drawn_for = result.winner().is_none().then_some(draw_wins);
        self.step(clause, &parts, || Reason::ArmageddonEnded { winner, loser, drawn_for });
        Some(parts)
    }
}
