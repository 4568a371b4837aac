//! One board of bridge, sudden death: asked for again while it leaves the teams level, as often as
//! the text allows.
//!
//! WBF 1.1e. European Bridge League, knock-out: at most three boards, then a toss.

use super::by_score;
use super::match_games::halves;
use crate::group::TiedGroup;
use crate::pending::{PendingSpec, Schedule};
use crate::procedure::sorted;
use crate::run::Run;
use tiebreak_model::{Answer, Ask, ClauseRef, Id, Question, Reason};
use tiebreak_regulation::StagePlay;

/// The most boards of a stage, where the text sets no limit.
const MOST_BOARDS: u32 = 1000;

impl Run<'_> {
    pub(super) fn board(
        &mut self,
        at: ClauseRef,
        play: &StagePlay,
        path: &str,
        group: &TiedGroup,
    ) -> Option<Vec<Vec<Id>>> {
        let pending = PendingSpec { clause: at, clock: None, stops_early: false, games: 1 };
        if self.leaves_pending(pending, group, || Schedule::Board) {
            return None;
        }
        let members = &group.members;
        for number in 1..=play.most.unwrap_or(MOST_BOARDS) {
            let id = format!("{path}/{number}");
            let parts = if play.each_two && members.len() > 2 {
                self.boards_of_two(at, &id, number, members)?
            } else {
                let parts = self.one_board(at, id, members.clone())?;
                self.log.step(at, &parts, || Reason::BoardPlayed { number });
                parts
            };
            if parts.len() > 1 {
                return Some(parts);
            }
        }
        play.most.map(|_| vec![members.clone()])
    }

    fn one_board(
        &mut self,
        clause: ClauseRef,
        id: String,
        between: Vec<Id>,
    ) -> Option<Vec<Vec<Id>>> {
        match self.ask(Question { id, clause, ask: Ask::Board { between } })? {
            Answer::Order(parts) => Some(sorted(parts)),
            _ => None,
        }
    }

    /// Plays a board for each two of the teams at the same time; a drawn board counts half.
    fn boards_of_two(
        &mut self,
        at: ClauseRef,
        path: &str,
        number: u32,
        members: &[Id],
    ) -> Option<Vec<Vec<Id>>> {
        let mut scores = vec![0i64; members.len()];
        let mut waiting = false;
        for (first, one) in members.iter().enumerate() {
            for (second, other) in members.iter().enumerate().skip(first + 1) {
                let id = format!(
                    "{path}/{} - {}",
                    self.input.event.name(*one),
                    self.input.event.name(*other)
                );
                let Some(parts) = self.one_board(at, id, vec![*one, *other]) else {
                    waiting = true;
                    continue;
                };
                let drawn = parts.len() == 1;
                let first_won = parts.first().is_some_and(|best| best.contains(one));
                scores[first] += if drawn { 1 } else { 2 * i64::from(first_won) };
                scores[second] += if drawn { 1 } else { 2 * i64::from(!first_won) };
            }
        }
        if waiting {
            return None;
        }
        let parts = by_score(members, &scores);
        let won =
            || members.iter().copied().zip(scores.iter().map(|score| halves(*score))).collect();
        self.log.step(at, &parts, || Reason::BoardsOfTwo { number, scores: won() });
        Some(parts)
    }
}
