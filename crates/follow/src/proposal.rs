//! What the broadcast proposes to enter. Nobody but a person takes it.

use tiebreak_model::{Answer, Colour, DataAnswer, Event, Moment, Question};
use tiebreak_record::{AnswerEntry, Entry, Provenance, Withdrawal, WithdrawnEntry};

/// One difference between the broadcast and the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// The question that it answers: open, or answered otherwise.
    pub question: Question,
    /// What is proposed.
    pub what: ProposedEntry,
    /// Whether it is a game of the tournament itself. Those of the play-off are taken one by one.
    pub tournament: bool,
    /// The board on the broadcast.
    pub board: Option<u32>,
    /// How many moves the broadcast shows.
    pub moves: Option<u32>,
}

/// What a proposal would enter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProposedEntry {
    /// The first answer.
    Enter(Answer),
    /// Another answer than the record has.
    Correct {
        /// What the record says.
        was: Answer,
        /// What the broadcast says.
        is: Answer,
    },
    /// The broadcast showed this result and shows none any more.
    TakeBack {
        /// What the record says.
        was: Answer,
    },
}

impl Proposal {
    /// What the broadcast says, in one word: `1-0`, `white`, the names of lots, `*` for a result
    /// that was taken back. With the question's id it names the proposal.
    pub fn says(&self, event: &Event) -> String {
        match &self.what {
            ProposedEntry::Enter(answer) | ProposedEntry::Correct { is: answer, .. } => {
                word(answer, event)
            }
            ProposedEntry::TakeBack { .. } => "*".to_owned(),
        }
    }

    /// The entry that somebody makes who takes it. `why` is the reason of a correction, and of
    /// taking a result back.
    pub fn entry(
        &self,
        event: &Event,
        by: Option<String>,
        why: String,
        at: Option<Moment>,
    ) -> Entry {
        let answer = |answer: &Answer, why: Option<String>| {
            let from = Some(Provenance::Broadcast);
            let new = AnswerEntry::new(&self.question, answer, event);
            Entry::Answer(AnswerEntry { from, by: by.clone(), why, at, ..new })
        };
        match &self.what {
            ProposedEntry::Enter(given) => answer(given, None),
            ProposedEntry::Correct { is, .. } => answer(is, Some(why)),
            ProposedEntry::TakeBack { .. } => {
                let (id, asked) = (self.question.id.clone(), self.question.wording(event));
                Entry::Withdrawal(Withdrawal {
                    what: WithdrawnEntry::Answer { id, asked },
                    by,
                    why,
                    at,
                })
            }
        }
    }

    /// Whether it only adds: nothing that the record says would change.
    pub fn adds(&self) -> bool {
        matches!(self.what, ProposedEntry::Enter(_))
    }
}

fn word(answer: &Answer, event: &Event) -> String {
    match answer {
        Answer::Result(result) | Answer::Data(DataAnswer::Result(result)) => result.to_string(),
        Answer::Colour(Colour::White) => "white".to_owned(),
        Answer::Colour(Colour::Black) => "black".to_owned(),
        Answer::Order(parts) => {
            parts.iter().flatten().map(|id| event.name(*id)).collect::<Vec<_>>().join(", ")
        }
        // The broadcast proposes neither choices nor numbers.
        Answer::Choice(_) | Answer::Data(_) => String::new(),
    }
}
