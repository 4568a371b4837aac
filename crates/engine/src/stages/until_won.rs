//! Games until one is won: sudden death.
//!
//! Tata Steel and Tepe Sigeman C.2: white goes 1, 2 2, 1 1, 2 2, ... where 1 is whom the lots gave white first.

use super::{Listing, Pairing};
use crate::group::Group;
use crate::hearing::Hearing;
use crate::pending::Schedule;
use crate::procedure::Verdict;
use tiebreak_model::{Choice, ClauseRef, Clock, Colour, DecisionChoice, GameResult, Id, Reason, Scheduled, StageForm};
use tiebreak_regulation::FirstWhite;

/// Who decides what the text does not.
const ARBITER: &str = "Chief Arbiter";

/// More draws in a row than any evening holds. A source that answers every game with a draw must still come to an end.
const MOST_GAMES: u32 = 10_000;

impl Hearing<'_> {
    pub(super) fn until_won(
        &mut self,
        at: ClauseRef,
        white: FirstWhite,
        order: &[u8],
        clock: Clock,
        path: String,
        group: &mut Group,
    ) -> Option<Vec<Vec<Id>>> {
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
        let mut decided = None;
        for number in 1..=MOST_GAMES {
            let first = order.get((number as usize - 1) % order.len().max(1)).is_none_or(|digit| *digit == 1);
            let [white, black] = if first { pair } else { [pair[1], pair[0]] };
            let pairing = Pairing { id: format!("{path}/game-{number}"), round: number, white, black };
            let question = Self::game_question(at, &pairing, clock, None);
            let Some(result) = self.needed_result(&question) else {
                self.put(question);
                list.add(&pairing, Scheduled::Now);
                break;
            };
            list.add(&pairing, Scheduled::Played(result));
            self.keep_game(at, white, black, result);
            winner = result.winner().map(|colour| (if colour == Colour::White { white } else { black }, number));
            if winner.is_some() {
                break;
            }
            if result == GameResult::BothForfeit && !self.regulation.double_forfeit_draws {
                match self.both_forfeited(at, &pairing, Some(number)) {
                    None => break,
                    Some(Verdict::GoOn) => {}
                    Some(Verdict::Order(parts)) => {
                        decided = Some(parts);
                        break;
                    }
                }
            }
        }
        self.keep_stage(list, path, at, StageForm::UntilWon, pair.to_vec());
        if decided.is_some() {
            return decided;
        }
        let (winner, number) = winner?;
        let loser = if winner == pair[0] { pair[1] } else { pair[0] };
        let parts = vec![vec![winner], vec![loser]];
        self.step(at, &parts, || Reason::SuddenDeathWon { winner, loser, game: number });
        Some(parts)
    }

    /// Both forfeit a game that one must win: a draw would let them go on for ever, so the arbiter is asked whether they play on. After
    /// Armageddon the text knows no further game, and who has left plays none: then only who wins is asked.
    pub(super) fn both_forfeited(&mut self, at: ClauseRef, game: &Pairing, number: Option<u32>) -> Option<Verdict> {
        let players = [game.white, game.black];
        self.step(at, &[], || Reason::BothForfeited { players, game: number });
        let left = self.answers.left();
        let choices = if number.is_some() && !players.iter().any(|id| left.contains(id)) {
            vec![
                DecisionChoice { choice: Choice::GoOn, clause: Some(at) },
                DecisionChoice { choice: Choice::OtherMeans, clause: None },
            ]
        } else {
            Vec::new()
        };
        let among = [players[0].min(players[1]), players[0].max(players[1])];
        let (verdict, by) = self.decision(at, &format!("{}/decision", game.id), ARBITER, &among, choices)?;
        match &verdict {
            Verdict::GoOn => self.step(at, &[], || Reason::GoesOn { by, go: at }),
            Verdict::Order(parts) => self.step(at, parts, || Reason::Decided { by }),
        }
        Some(verdict)
    }
}
