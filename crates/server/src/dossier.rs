//! Everything about one event at one moment: its file, its regulation, its record, and what follows from them.

use crate::problem::Problem;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Answer, Answers, Departure, Event, Id, Question, Ruling};
use tiebreak_record::{AnswerEntry, Entry, Preview, Record, Recorded, preview};
use tiebreak_regulation::{ReadError, Regulation};
use tiebreak_report::Case;
use tiebreak_report::html::Extras;
use tiebreak_store::EventRow;

/// An event as it stands.
#[derive(Debug)]
pub struct Dossier {
    /// The event's row.
    pub row: EventRow,
    /// The event.
    pub event: Event,
    /// The regulation in the event's readings.
    pub regulation: Regulation,
    /// The record.
    pub record: Record,
    /// What follows.
    pub ruling: Ruling,
    /// Every question that the engine came to, answered or not.
    pub asked: Vec<Question>,
    /// Every tie that somebody could settle by a departure.
    pub ties: Vec<(String, Vec<Id>)>,
    /// The record in words: its log, its lots.
    pub extras: Extras,
}

impl Dossier {
    /// Reads what the database holds. The lines come without their ends.
    pub fn new(row: EventRow, lines: &[String]) -> Result<Self, Problem> {
        let event = event_file::read_bytes(&row.file, row.text.as_bytes())?;
        let regulation = regulation(&row.regulation_file, &row.regulation_text, &event)?;
        let text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        let record = Record::parse(&text)?;
        let mut listening = Listening { inner: record.answers(&event), asked: Vec::new(), ties: Vec::new() };
        let ruling = rule(&event, &regulation, &mut listening, Options::default())?;
        let Listening { inner, asked, ties } = listening;
        let case = Case { event: &event, regulation: &regulation, ruling: &ruling };
        let extras = Extras::of_record(case, &record, &inner);
        Ok(Self { row, ruling, asked, ties, extras, event, regulation, record })
    }

    /// For the reports.
    pub fn case(&self) -> Case<'_> {
        Case { event: &self.event, regulation: &self.regulation, ruling: &self.ruling }
    }

    /// An open question.
    pub fn open(&self, id: &str) -> Option<&Question> {
        self.ruling.open.iter().find(|question| question.id == id)
    }

    /// The question that an entry answers, as long as the engine still comes to it.
    pub fn question_of(&self, entry: &AnswerEntry) -> Option<&Question> {
        self.asked.iter().find(|question| question.id == entry.id && question.wording(&self.event) == entry.asked)
    }

    /// What would follow if a question were answered so.
    pub fn supposing(&self, question: &Question, answer: &Answer) -> Option<Ruling> {
        let mut supposed = Supposing { inner: self.record.answers(&self.event), question, answer };
        rule(&self.event, &self.regulation, &mut supposed, Options::default()).ok()
    }

    /// What an entry would change.
    pub fn preview(&self, entry: Entry) -> Result<Preview, Problem> {
        let again = |answers: &mut dyn Answers| rule(&self.event, &self.regulation, answers, Options::default());
        Ok(preview(&self.record, &self.event, entry, again)?)
    }

    /// Who has won, where it is about one winner and that is known.
    pub fn winner(&self) -> Option<Id> {
        let first = self.ruling.standing.first()?;
        (self.ruling.settled && first.members.len() == 1).then(|| first.members[0])
    }
}

/// Reads a regulation in the readings that an event chooses.
pub fn regulation(file: &str, text: &str, event: &Event) -> Result<Regulation, Problem> {
    Regulation::read_as(file, text, &event.readings).map_err(|error| match error {
        ReadError::Rejected(rejected) => Problem::Rejected(rejected),
        other => Problem::Invalid(other.to_string()),
    })
}

/// The record, with an ear on what is asked.
struct Listening<'a> {
    inner: Recorded<'a>,
    asked: Vec<Question>,
    ties: Vec<(String, Vec<Id>)>,
}

impl Answers for Listening<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        if !self.asked.contains(question) {
            self.asked.push(question.clone());
        }
        self.inner.answer(question)
    }

    fn departure(&mut self, tie: &str, among: &[Id]) -> Option<Departure> {
        if !self.ties.iter().any(|(known, _)| known == tie) {
            self.ties.push((tie.to_owned(), among.to_vec()));
        }
        self.inner.departure(tie, among)
    }
}

/// The record, and one answer more.
struct Supposing<'a> {
    inner: Recorded<'a>,
    question: &'a Question,
    answer: &'a Answer,
}

impl Answers for Supposing<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        if question == self.question { Some(self.answer.clone()) } else { self.inner.answer(question) }
    }

    fn departure(&mut self, tie: &str, among: &[Id]) -> Option<Departure> {
        self.inner.departure(tie, among)
    }
}
