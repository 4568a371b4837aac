//! The keys by which equal states are recognised.

use super::{AnswerPath, Chain};
use crate::odds::knock_out;
use tiebreak_engine::pending::{Continuation, Pending, Schedule, Whereabouts};
use tiebreak_model::{Ask, ClauseRef, Id, Purpose, Question};

/// Two states of the same key have the same future.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum StateKey {
    Stage {
        clause: ClauseRef,
        schedule: Schedule,
        first: usize,
        members: Vec<Id>,
        round_robins: u32,
        seeds: Option<Vec<Id>>,
    },
    Question {
        clause: ClauseRef,
        ask: AskedQuestion,
        first: usize,
        round_robins: u32,
        before: Vec<(String, String)>,
        from: Option<Whereabouts>,
    },
}

/// Lots are by far the most frequent question and are compared without writing them out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum AskedQuestion {
    Lots(Purpose, Vec<Id>),
    Else(String),
}

impl AskedQuestion {
    fn from_ask(ask: &Ask) -> Self {
        match ask {
            Ask::Lots { purpose, among, .. } => Self::Lots(*purpose, among.clone()),
            other => Self::Else(format!("{other:?}")),
        }
    }
}

impl Chain<'_> {
    pub(super) fn stage_key(&self, stage: &Pending) -> StateKey {
        StateKey::Stage {
            clause: stage.clause,
            schedule: knock_out::known_by(stage),
            seeds: stage.seeds(),
            first: stage.first_place(),
            members: stage.members().to_vec(),
            round_robins: if self.counts_round_robins { stage.round_robins() } else { 0 },
        }
    }

    /// The open question and its participants. Numbers of earlier round robins are left out where
    /// new ones are drawn. Earlier answers count only where the question does not show their
    /// effect.
    pub(super) fn question_key(
        &self,
        group: &Continuation,
        told: &AnswerPath,
        question: &Question,
    ) -> StateKey {
        let shown = |asked: &Question| {
            matches!(
                asked.ask,
                Ask::Lots { purpose: Purpose::Participants | Purpose::CoinToss, .. }
            )
        };
        let before = told.0.iter().filter(|(asked, _)| !shown(asked));
        let fresh = matches!(question.ask, Ask::Lots { purpose: Purpose::PairingNumbers, .. });
        StateKey::Question {
            clause: question.clause,
            ask: AskedQuestion::from_ask(&question.ask),
            first: group.first_place(),
            round_robins: if self.counts_round_robins { group.round_robins() } else { 0 },
            before: before
                .map(|(asked, answer)| (asked.id.clone(), format!("{answer:?}")))
                .collect(),
            from: (!fresh).then(|| self.whereabouts(group)),
        }
    }

    /// The position of a group in the regulation, without the details that make no difference.
    pub(crate) fn whereabouts(&self, group: &Continuation) -> Whereabouts {
        let from = group.whereabouts();
        if self.counts_round_robins { from } else { from.uncounted() }
    }

    /// Moves a group up to the highest place with the same future. Also gives the number of
    /// places.
    pub(super) fn moved_up(&self, group: Continuation) -> (Continuation, usize) {
        let (first, size) = (group.first_place(), group.members().len());
        let settled =
            |from: usize| (from..from + size).map(|place| self.entry.settles_place(place, place));
        let highest = match self.blind_to_places {
            true => (1..first).find(|other| settled(*other).eq(settled(first))),
            false => None,
        };
        match highest {
            Some(highest) => (group.moved(highest), first - highest),
            None => (group, 0),
        }
    }
}
