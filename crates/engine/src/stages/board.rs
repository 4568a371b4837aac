//! One board of bridge, sudden death: asked again while it leaves the teams level, as often as the text allows.
//!
//! WBF 1.1e. European Bridge League, knock-out: at most three boards, then a toss.

use crate::group::Group;
use crate::hearing::Hearing;
use crate::pending::Schedule;
use crate::procedure::sorted;
use tiebreak_model::{Answer, Ask, ClauseRef, Id, Question, Reason};

/// More boards than any night holds.
const MOST_BOARDS: u32 = 1000;

impl Hearing<'_> {
    pub(super) fn board(
        &mut self,
        at: ClauseRef,
        most: Option<u32>,
        path: String,
        group: &mut Group,
    ) -> Option<Vec<Vec<Id>>> {
        if self.keeps(at, (None, false), 1, group, || Schedule::Board) {
            return None;
        }
        for number in 1..=most.unwrap_or(MOST_BOARDS) {
            let ask = Ask::Board { between: group.members.clone() };
            let id = format!("{path}/{number}");
            let Answer::Order(parts) = self.ask(Question { id, clause: at, ask })? else { return None };
            let parts = sorted(parts);
            self.step(at, &parts, || Reason::BoardPlayed { number });
            if parts.len() > 1 {
                return Some(parts);
            }
        }
        most.map(|_| vec![group.members.clone()])
    }
}
