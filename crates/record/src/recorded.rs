//! Answers questions of the engine from a record.

use crate::index::EntrySubject;
use crate::value::participants;
use crate::{AnswerEntry, DepartureEntry, Entry, Record, RecordedValue};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{Answer, Answers, Departure, Event, GameResult, Id, Question, is_game_of};

/// The answers that count: the latest entry for each question and wording.
#[derive(Debug, Clone)]
pub struct RecordedAnswers<'a> {
    record: &'a Record,
    /// An entry that is treated as if it followed the last line.
    next: Option<&'a Entry>,
    event: &'a Event,
    trace: Trace,
}

/// What a run of the engine asked, and the entries that answered it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Trace {
    /// The answered questions in the order asked, each with the index of its entry.
    pub answered: Vec<(Question, usize)>,
    /// Every question that the engine asked, answered or not, by its id.
    pub questions: BTreeMap<String, Vec<Question>>,
    /// The ties that a departure could have decided, with the tied participants.
    pub ties: Vec<(String, Vec<Id>)>,
    /// The indexes of the entries that counted.
    pub used: BTreeSet<usize>,
    /// The ones whose questions were [needed](Answers::needed) when first asked.
    pub(crate) needed: BTreeSet<usize>,
}

impl<'a> RecordedAnswers<'a> {
    pub(crate) fn new(record: &'a Record, next: Option<&'a Entry>, event: &'a Event) -> Self {
        Self { record, next, event, trace: Trace::default() }
    }

    /// The entry at a position; the position after the last is that of `next`.
    fn at(&self, position: usize) -> Option<&'a Entry> {
        self.record.entries().get(position).or(self.next)
    }

    /// The position of `next`, if it is about this subject.
    fn next_about(&self, about: impl Fn(EntrySubject<'_>) -> bool) -> Option<usize> {
        let subject = self.next?.subject()?;
        about(subject).then_some(self.record.entries().len())
    }

    /// The entry that counts for a question, with its index in the record.
    pub fn entry(&self, question: &Question) -> Option<(usize, &'a AnswerEntry)> {
        let wording = question.wording(self.event);
        let about = |subject: EntrySubject<'_>| match subject {
            EntrySubject::Question(id, asked) => id == question.id && asked == wording,
            EntrySubject::Tie(_) | EntrySubject::Participant(_) => false,
        };
        let position = self
            .next_about(about)
            .or_else(|| self.record.index().answer(&question.id, &wording))?;
        match self.at(position)? {
            Entry::Answer(entry) => Some((position, entry)),
            _ => None,
        }
    }

    /// The departure that counts for a tie, with its index in the record.
    fn departed(&self, tie: &str) -> Option<(usize, &'a DepartureEntry)> {
        let about =
            |subject: EntrySubject<'_>| matches!(subject, EntrySubject::Tie(other) if other == tie);
        let position = self.next_about(about).or_else(|| self.record.index().departure(tie))?;
        match self.at(position)? {
            Entry::Departure(entry) => Some((position, entry)),
            _ => None,
        }
    }

    /// Each participant who left and did not return, with the position of the entry.
    fn leaves(&self) -> Vec<(Id, usize)> {
        let next = match self.next.and_then(Entry::subject) {
            Some(EntrySubject::Participant(name)) => Some((name, self.record.entries().len())),
            _ => None,
        };
        let said = self.record.index().leaves().chain(next);
        let latest: BTreeMap<Id, usize> =
            said.filter_map(|(name, at)| Some((self.event.find(name)?, at))).collect();
        let gone = |position: usize| matches!(self.at(position), Some(Entry::Leave(_)));
        latest.into_iter().filter(|(_, position)| gone(*position)).collect()
    }

    /// Whether an answer counts, or a later correction of it; it may have been withdrawn.
    fn still_answered(&self, answer: &AnswerEntry) -> bool {
        let about = |subject: EntrySubject<'_>| match subject {
            EntrySubject::Question(id, asked) => id == answer.id && asked == answer.asked,
            EntrySubject::Tie(_) | EntrySubject::Participant(_) => false,
        };
        let latest = self
            .next_about(about)
            .or_else(|| self.record.index().answer(&answer.id, &answer.asked));
        latest.is_some_and(|position| matches!(self.at(position), Some(Entry::Answer(_))))
    }

    /// The results that were entered for games which the event file leaves open: the position of
    /// each game and its result.
    pub fn results(&self) -> Vec<(usize, GameResult)> {
        let mut results = Vec::new();
        for position in self.record.index().answers() {
            let Some(Entry::Answer(entry)) = self.at(position) else { continue };
            if entry.asked.first().is_none_or(|kind| kind != "data") {
                continue;
            }
            let (RecordedValue::Result(result), [white, black]) =
                (&entry.value, participants(&entry.asked))
            else {
                continue;
            };
            let named = |id: Id, name: &String| self.event.name(id) == name;
            let game = self
                .event
                .open_games()
                .find(|(_, game)| named(game.white, white) && named(game.black, black));
            results.extend(game.map(|(index, _)| (index, *result)));
        }
        results.sort_by_key(|(index, _)| *index);
        results
    }

    /// The questions answered so far, in the order asked, each with the index of its entry.
    pub fn answered(&self) -> &[(Question, usize)] {
        &self.trace.answered
    }

    /// The ties that a departure could have decided, with the tied participants.
    pub fn ties(&self) -> &[(String, Vec<Id>)] {
        &self.trace.ties
    }

    /// The indexes of the entries that counted so far.
    pub fn used(&self) -> &BTreeSet<usize> {
        &self.trace.used
    }

    /// The questions asked so far.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Returns the trace without the entries that answered it.
    pub(crate) fn into_trace(self) -> Trace {
        self.trace
    }
}

impl Answers for RecordedAnswers<'_> {
    fn needed(&mut self, question: &Question) -> Option<Answer> {
        let before = self.trace.answered.len();
        let answer = self.answer(question);
        if let Some((_, index)) = self.trace.answered.get(before) {
            self.trace.needed.insert(*index);
        }
        answer
    }

    fn answer(&mut self, question: &Question) -> Option<Answer> {
        match self.trace.questions.get_mut(&question.id) {
            Some(known) if known.contains(question) => {}
            Some(known) => known.push(question.clone()),
            None => drop(self.trace.questions.insert(question.id.clone(), vec![question.clone()])),
        }
        let (index, entry) = self.entry(question)?;
        let answer = entry.value.answer(question.ask.kind(), self.event)?;
        if self.trace.used.insert(index) {
            self.trace.answered.push((question.clone(), index));
        }
        Some(answer)
    }

    fn decided_by(&mut self, question: &Question) -> Option<String> {
        self.entry(question)?.1.by.clone()
    }

    fn departure(&mut self, tie: &str, among: &[Id]) -> Option<Departure> {
        if !self.trace.ties.iter().any(|(known, _)| known == tie) {
            self.trace.ties.push((tie.to_owned(), among.to_vec()));
        }
        let (index, entry) = self.departed(tie)?;
        let part = |part: &Vec<String>| {
            part.iter().map(|name| self.event.find(name)).collect::<Option<Vec<Id>>>()
        };
        let parts: Vec<Vec<Id>> = entry.parts.iter().map(part).collect::<Option<_>>()?;
        let mut named: Vec<Id> = parts.iter().flatten().copied().collect();
        let mut wanted = among.to_vec();
        named.sort_unstable();
        wanted.sort_unstable();
        if named == wanted {
            self.trace.used.insert(index);
        }
        Some(Departure { parts, by: entry.by.clone(), why: entry.why.clone() })
    }

    fn left(&mut self) -> Vec<Id> {
        let leaves = self.leaves();
        self.trace.used.extend(leaves.iter().map(|(_, position)| *position));
        leaves.into_iter().map(|(id, _)| id).collect()
    }

    fn had_begun(&mut self, stage: &str, among: &[Id], left: Id) -> bool {
        let Some((_, position)) = self.leaves().into_iter().find(|(id, _)| *id == left) else {
            return false;
        };
        let among: BTreeSet<&str> = among.iter().map(|id| self.event.name(*id)).collect();
        self.record.entries().iter().take(position).any(|entry| match entry {
            Entry::Answer(answer) => {
                is_game_of(&answer.id, stage)
                    && answer.participants().iter().all(|name| among.contains(name.as_str()))
                    && self.still_answered(answer)
            }
            _ => false,
        })
    }
}
