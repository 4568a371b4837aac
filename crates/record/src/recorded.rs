//! The record as a source of answers.

use crate::value::participants;
use crate::{AnswerEntry, DepartureEntry, Entry, Record, RecordedValue, Withdrawn};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{Answer, Answers, Departure, Event, GameResult, Id, Question};

/// The index of the latest entry, and the entry; nothing where it withdrew what was there.
type Latest<'a, E> = (usize, Option<&'a E>);

/// The answers that count: for each question as it was asked the latest entry.
#[derive(Debug, Clone)]
pub struct Recorded<'a> {
    event: &'a Event,
    /// By id, then by wording.
    answers: BTreeMap<&'a str, BTreeMap<&'a [String], Latest<'a, AnswerEntry>>>,
    departures: BTreeMap<&'a str, Latest<'a, DepartureEntry>>,
    asked: Vec<(Question, usize)>,
    used: BTreeSet<usize>,
    ties: Vec<(String, Vec<Id>)>,
}

impl<'a> Recorded<'a> {
    pub(crate) fn new(record: &'a Record, event: &'a Event) -> Self {
        let mut new = Self {
            event,
            answers: BTreeMap::new(),
            departures: BTreeMap::new(),
            asked: Vec::new(),
            used: BTreeSet::new(),
            ties: Vec::new(),
        };
        for (index, entry) in record.entries().iter().enumerate() {
            new.take(index, entry);
        }
        new
    }

    fn take(&mut self, index: usize, entry: &'a Entry) {
        let mut answer = |id: &'a str, asked: &'a [String], value| {
            self.answers.entry(id).or_default().insert(asked, (index, value));
        };
        match entry {
            Entry::Answer(entry) => answer(&entry.id, &entry.asked, Some(entry)),
            Entry::Withdrawal(withdrawal) => match &withdrawal.what {
                Withdrawn::Answer { id, asked } => answer(id, asked, None),
                Withdrawn::Departure { tie } => {
                    self.departures.insert(tie, (index, None));
                }
            },
            Entry::Departure(entry) => {
                self.departures.insert(&entry.tie, (index, Some(entry)));
            }
            Entry::Commitment(_) | Entry::Rest(_) | Entry::Note(_) => {}
        }
    }

    /// The entry that counts for a question, with its index in the record.
    pub fn entry(&self, question: &Question) -> Option<(usize, &'a AnswerEntry)> {
        let asked = question.wording(self.event);
        let (index, entry) = self.answers.get(question.id.as_str())?.get(asked.as_slice())?;
        entry.map(|entry| (*index, entry))
    }

    /// The results that were told for games which the event file leaves open: each game's position and its result.
    pub fn results(&self) -> Vec<(usize, GameResult)> {
        let told = self.answers.values().flatten().filter_map(|(asked, (_, entry))| Some((*asked, (*entry)?)));
        let mut results = Vec::new();
        for (asked, entry) in told.filter(|(asked, _)| asked.first().is_some_and(|kind| kind == "data")) {
            let (RecordedValue::Result(result), [white, black]) = (&entry.value, participants(asked)) else { continue };
            let named = |id: Id, name: &String| self.event.name(id) == name;
            let game = self.event.open_games().find(|(_, game)| named(game.white, white) && named(game.black, black));
            results.extend(game.map(|(index, _)| (index, *result)));
        }
        results.sort_by_key(|(index, _)| *index);
        results
    }

    /// The questions that were asked and answered so far, in the order asked, each with the index of its entry.
    pub fn answered(&self) -> &[(Question, usize)] {
        &self.asked
    }

    /// The ties about which a departure would have been heard, with the tied.
    pub fn ties(&self) -> &[(String, Vec<Id>)] {
        &self.ties
    }

    /// The entries that counted so far, by their index in the record.
    pub fn used(&self) -> &BTreeSet<usize> {
        &self.used
    }
}

impl Answers for Recorded<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        let (index, entry) = self.entry(question)?;
        let answer = entry.value.answer(question.ask.kind(), self.event)?;
        if self.used.insert(index) {
            self.asked.push((question.clone(), index));
        }
        Some(answer)
    }

    fn departure(&mut self, tie: &str, among: &[Id]) -> Option<Departure> {
        self.ties.push((tie.to_owned(), among.to_vec()));
        let (index, Some(entry)) = self.departures.get(tie)? else { return None };
        let part = |part: &Vec<String>| part.iter().map(|name| self.event.find(name)).collect::<Option<Vec<Id>>>();
        let parts: Vec<Vec<Id>> = entry.parts.iter().map(part).collect::<Option<_>>()?;
        let mut named: Vec<Id> = parts.iter().flatten().copied().collect();
        let mut wanted = among.to_vec();
        named.sort_unstable();
        wanted.sort_unstable();
        if named == wanted {
            self.used.insert(*index);
        }
        Some(Departure { parts, by: entry.by.clone(), why: entry.why.clone() })
    }
}
