//! Games until one is won: sudden death.
//!
//! Tata Steel and Tepe Sigeman C.2: white goes 1, 2 2, 1 1, 2 2, ... where 1 is whom the lots gave white first.

use super::{Listing, Pairing};
use crate::group::Group;
use crate::hearing::Hearing;
use crate::pending::Schedule;
use tiebreak_model::{ClauseRef, Clock, Colour, Id, Reason, Scheduled, StageForm};
use tiebreak_regulation::FirstWhite;

/// More draws in a row than any evening holds. A source that answers every game with a draw must still come to an end.
const MOST_GAMES: u32 = 10_000;

impl Hearing<'_> {
    pub(super) fn until_won(
        &mut self,
        at: ClauseRef,
        white: FirstWhite,
        order: &[u8],
        clock: Clock,
        group: &mut Group,
    ) -> Option<Vec<Vec<Id>>> {
        let path = self.stage_path(group, "sudden-death");
        let pair = self.first_white(at, white, &path, group)?;
        let schedule = || {
            let digits = if order.is_empty() { &[1] } else { order };
            Schedule::UntilWon(digits.iter().map(|digit| if *digit == 1 { pair } else { [pair[1], pair[0]] }).collect())
        };
        if self.keeps(at, (Some(clock), false), order.len() as u64, group, schedule) {
            return None;
        }
        let mut list = Listing::new(self.explain, clock);
        let mut winner = None;
        for number in 1..=MOST_GAMES {
            let first = order.get((number as usize - 1) % order.len().max(1)).is_none_or(|digit| *digit == 1);
            let [white, black] = if first { pair } else { [pair[1], pair[0]] };
            let pairing = Pairing { id: format!("{path}/game-{number}"), round: number, white, black };
            let question = Self::game_question(at, &pairing, clock, None);
            let Some(result) = self.result_of(&question) else {
                self.put(question);
                list.add(&pairing, Scheduled::Now);
                break;
            };
            list.add(&pairing, Scheduled::Played(result));
            winner = result.winner().map(|colour| (if colour == Colour::White { white } else { black }, number));
            if winner.is_some() {
                break;
            }
        }
        self.keep_stage(list, path, at, StageForm::UntilWon, pair.to_vec());
        let (winner, number) = winner?;
        let loser = if winner == pair[0] { pair[1] } else { pair[0] };
        let parts = vec![vec![winner], vec![loser]];
        self.step(at, &parts, || Reason::SuddenDeathWon { winner, loser, game: number });
        Some(parts)
    }
}
