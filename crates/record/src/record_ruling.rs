//! The ruling on a record and the questions asked on the way to it. The next entry is checked
//! against both (V9, V10).

use crate::fault::FaultKind;
use crate::index::EntrySubject;
use crate::recorded::Trace;
use crate::{
    DepartureEntry, Entry, Leave, Promises, RecordedAnswers, Rest, VerifyContext, Withdrawal,
    WithdrawnEntry,
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tiebreak_model::{Ask, Event, Id, Question, Ruling};

/// A ruling, with the questions that the engine asked on the way to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordRuling {
    /// What the engine decided.
    pub ruling: Ruling,
    trace: Trace,
}

impl RecordRuling {
    /// Computes the ruling. A panic of the engine becomes a fault.
    pub(crate) fn new(
        mut answers: RecordedAnswers<'_>,
        against: &VerifyContext<'_>,
        explain: bool,
    ) -> Result<Self, FaultKind> {
        let ruled =
            catch_unwind(AssertUnwindSafe(|| (against.rule)(against.event, &mut answers, explain)));
        let ruling = match ruled {
            Ok(Ok(ruling)) => ruling,
            Ok(Err(cause)) => return Err(FaultKind::NoRuling { cause }),
            Err(_) => return Err(FaultKind::Stopped),
        };
        Ok(Self { ruling, trace: answers.into_trace() })
    }

    /// The questions asked on the way to the ruling.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// The answered questions in the order asked, each with the index of its entry.
    pub fn answered(&self) -> &[(Question, usize)] {
        &self.trace.answered
    }

    /// The ties that a departure may decide, with the tied participants.
    pub fn ties(&self) -> &[(String, Vec<Id>)] {
        &self.trace.ties
    }

    /// The questions of this id that the engine asked, answered or not; usually one.
    pub fn questions(&self, id: &str) -> &[Question] {
        self.trace.questions.get(id).map_or(&[], Vec::as_slice)
    }

    /// The open question with this id.
    pub fn open(&self, id: &str) -> Option<&Question> {
        self.ruling.open.iter().find(|question| question.id == id)
    }

    fn is_open(&self, id: &str, asked: &[String], event: &Event) -> bool {
        self.open(id).is_some_and(|question| question.wording(event) == asked)
    }

    fn is_answered(&self, id: &str, asked: &[String], event: &Event) -> bool {
        let is = |(question, _): &(Question, usize)| {
            question.id == id && question.wording(event) == asked
        };
        self.trace.answered.iter().any(is)
    }

    /// V9, first half: whether an entry was possible in this state. `stands` says whether an entry
    /// about a subject counts.
    pub(crate) fn admit(
        &self,
        entry: &Entry,
        promises: &Promises,
        stands: impl Fn(EntrySubject<'_>) -> bool,
        event: &Event,
    ) -> Result<(), FaultKind> {
        match entry {
            Entry::Answer(entry)
                if entry.why.is_none() && !self.is_open(&entry.id, &entry.asked, event) =>
            {
                Err(FaultKind::NotOpen { id: entry.id.clone() })
            }
            Entry::Answer(entry)
                if entry.why.is_some() && !self.is_answered(&entry.id, &entry.asked, event) =>
            {
                Err(FaultKind::NothingToCorrect { id: entry.id.clone() })
            }
            Entry::Withdrawal(entry) => self.withdrawal(entry, promises, stands, event),
            Entry::Leave(entry) => self.leave(entry, stands, event),
            Entry::Departure(entry) => self.departure(entry, event),
            Entry::Commitment(entry) => self.lots(&entry.id),
            Entry::Source(entry) => self.lots(&entry.id),
            Entry::Rest(entry) => rest(entry, event),
            // An amendment is checked against the record, not against the ruling: V13.
            Entry::Answer(_) | Entry::Amendment(_) | Entry::Note(_) => Ok(()),
        }
    }

    /// V9, second half: whether an entry had its effect, judged in the state after it.
    pub(crate) fn shows(&self, entry: &Entry, event: &Event) -> Result<(), FaultKind> {
        match entry {
            Entry::Answer(entry) if self.is_open(&entry.id, &entry.asked, event) => {
                Err(FaultKind::DoesNotFit { id: entry.id.clone() })
            }
            _ => Ok(()),
        }
    }

    fn withdrawal(
        &self,
        entry: &Withdrawal,
        promises: &Promises,
        stands: impl Fn(EntrySubject<'_>) -> bool,
        event: &Event,
    ) -> Result<(), FaultKind> {
        match &entry.what {
            // If the lots are not drawn yet, the withdrawal cancels the draw that was committed
            // to.
            WithdrawnEntry::Answer { id, asked }
                if !self.is_answered(id, asked, event) && !promises.stands(id) =>
            {
                Err(FaultKind::NothingToWithdraw { id: id.clone() })
            }
            WithdrawnEntry::Departure { tie } if !stands(entry.what.subject()) => {
                Err(FaultKind::NoDeparture { tie: tie.clone() })
            }
            WithdrawnEntry::Leave { name } if !stands(entry.what.subject()) => {
                Err(FaultKind::NotGone { name: name.clone() })
            }
            _ => Ok(()),
        }
    }

    /// Only participants who are tied and have not left can leave a play-off.
    fn leave(
        &self,
        entry: &Leave,
        stands: impl Fn(EntrySubject<'_>) -> bool,
        event: &Event,
    ) -> Result<(), FaultKind> {
        let name = || entry.name.clone();
        let Some(id) = event.find(&entry.name) else {
            return Err(FaultKind::NoParticipant { name: name() });
        };
        let gone = event.participants().get(id.index()).is_some_and(|one| one.absence().is_some());
        if gone || stands(EntrySubject::Participant(&entry.name)) {
            return Err(FaultKind::GoneAlready { name: name() });
        }
        let tied = self.trace.ties.iter().any(|(_, members)| members.contains(&id));
        if tied { Ok(()) } else { Err(FaultKind::NotTied { name: name() }) }
    }

    fn departure(&self, entry: &DepartureEntry, event: &Event) -> Result<(), FaultKind> {
        let tie = || entry.tie.clone();
        let Some((_, members)) = self.trace.ties.iter().find(|(known, _)| *known == entry.tie)
        else {
            return Err(FaultKind::NoTie { tie: tie() });
        };
        let mut named: Vec<&str> = entry.parts.iter().flatten().map(String::as_str).collect();
        let mut tied: Vec<&str> = members.iter().map(|id| event.name(*id)).collect();
        named.sort_unstable();
        tied.sort_unstable();
        if named == tied { Ok(()) } else { Err(FaultKind::OthersTied { tie: tie() }) }
    }

    /// Commitments are only possible for lots that are open.
    fn lots(&self, id: &str) -> Result<(), FaultKind> {
        let lots = self.open(id).is_some_and(|question| matches!(question.ask, Ask::Lots { .. }));
        if lots { Ok(()) } else { Err(FaultKind::NotOpen { id: id.to_owned() }) }
    }
}

fn rest(entry: &Rest, event: &Event) -> Result<(), FaultKind> {
    match entry.players.iter().find(|name| event.find(name).is_none()) {
        Some(name) => Err(FaultKind::NoParticipant { name: name.clone() }),
        None => Ok(()),
    }
}
