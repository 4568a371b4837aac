//! Everything about one event at one moment: its file, its regulation, its record, and what follows
//! from them.

use crate::accounts::former_names::FormerNames;
use crate::api::EventDocument;
use crate::infra::problem::Problem;
use crate::live::board_snapshot;
use axum::body::Bytes;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::{Arc, OnceLock};
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Answer, Answers, Departure, Event, Id, Question, Ruling};
use tiebreak_record::{
    AcceptedEntry, AnswerEntry, Entry, Preview, Promises, Record, RecordFault, RecordRuling,
    RecordedAnswers, SourceFile, VerifiedRecord, VerifyContext, preview, sha256,
};
use tiebreak_regulation::{ReadError, Regulation};
use tiebreak_report::html::{Extras, LogEntry};
use tiebreak_report::{Case, Explain, Language, Sentence, sentence};
use tiebreak_store::EventRow;

/// An event as it stands.
#[derive(Debug)]
pub struct EventState {
    /// The event's row.
    pub row: Arc<EventRow>,
    /// The event as its file describes it.
    pub event: Arc<Event>,
    /// The event with the names that people see.
    shown: Arc<Event>,
    /// The regulation in the event's readings.
    pub regulation: Arc<Regulation>,
    /// What the record is bound to.
    pins: Arc<Pins>,
    /// The record and what its checks say.
    checked: VerifiedRecord,
    /// What follows, and what was asked on the way to it.
    heard: Arc<RecordRuling>,
    /// What is shown for the names of removed accounts.
    former: FormerNames,
    /// The state as programs get it, written once for all who ask.
    state: OnceLock<Bytes>,
}

/// The event and the regulation as a record knows them.
#[derive(Debug)]
struct Pins {
    event_sha256: String,
    event_text: String,
    regulation_sha256: String,
}

impl Pins {
    fn new(row: &EventRow, event: &Event) -> Self {
        Self {
            event_sha256: sha256(row.text.as_bytes()),
            event_text: event_file::kept(event),
            regulation_sha256: sha256(row.regulation_text.as_bytes()),
        }
    }
}

/// Everything about an event but its record.
#[derive(Clone)]
struct Basis {
    row: Arc<EventRow>,
    event: Arc<Event>,
    shown: Arc<Event>,
    regulation: Arc<Regulation>,
    pins: Arc<Pins>,
    former: FormerNames,
}

impl Basis {
    /// Calls `work` with what a record is checked against.
    fn against<T>(&self, work: impl FnOnce(&VerifyContext<'_>) -> T) -> T {
        let Self { row, event, shown: _, regulation, pins, former } = self;
        let rule = |asked: &Event, answers: &mut dyn Answers, explain: bool| {
            let options = Options { explain, ..Options::default() };
            let answers = &mut former.in_answers(answers);
            if asked.readings() == event.readings() {
                return rule(asked, regulation, answers, options)
                    .map_err(|error| error.to_string());
            }
            // An amendment may choose other readings.
            let read =
                Regulation::read_as(&row.regulation_file, &row.regulation_text, asked.readings());
            let regulation = read.map_err(|error| error.to_string())?;
            rule(asked, &regulation, answers, options).map_err(|error| error.to_string())
        };
        let Pins { event_sha256, event_text, regulation_sha256 } = &**pins;
        let read =
            |text: &str| event_file::read(&row.file, text).map_err(|error| error.to_string());
        work(&VerifyContext {
            event,
            event_sha256,
            event_text,
            regulation_sha256,
            read: &read,
            rule: &rule,
        })
    }
}

/// The row of an event with its file as the record last amended it.
pub fn amended(mut row: EventRow, record: &Record) -> EventRow {
    let last = record.amendments().last().map(|amendment| &amendment.event);
    if let Some(SourceFile { name, text: Some(text), .. }) = last {
        row.text.clone_from(text);
        row.title.clone_from(name);
    }
    row
}

impl EventState {
    /// Reads what the database holds. The lines come without their ends.
    pub fn new(row: EventRow, lines: &[String], former: FormerNames) -> Result<Self, Problem> {
        let event = event_file::read_bytes(&row.file, row.text.as_bytes())?;
        let regulation = regulation(&row.regulation_file, &row.regulation_text, &event)?;
        let pins = Arc::new(Pins::new(&row, &event));
        let (row, event, regulation) = (Arc::new(row), Arc::new(event), Arc::new(regulation));
        let shown = match event.shown() {
            Cow::Borrowed(_) => Arc::clone(&event),
            Cow::Owned(shown) => Arc::new(shown),
        };
        Self::read(Basis { row, event, shown, regulation, pins, former }, lines)
    }

    /// The same event with another record. Its file changes only by an amendment, and is not read
    /// again without one.
    pub fn with_record(&self, lines: &[String]) -> Result<Self, Problem> {
        let text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        let record = Record::parse(&text)?;
        if record.is_about(&self.pins.event_sha256, &self.pins.event_text) {
            return Self::read(self.basis(), lines);
        }
        Self::new(amended((*self.row).clone(), &record), lines, self.former.clone())
    }

    fn basis(&self) -> Basis {
        Basis {
            row: Arc::clone(&self.row),
            event: Arc::clone(&self.event),
            shown: Arc::clone(&self.shown),
            regulation: Arc::clone(&self.regulation),
            pins: Arc::clone(&self.pins),
            former: self.former.clone(),
        }
    }

    fn read(basis: Basis, lines: &[String]) -> Result<Self, Problem> {
        let text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        let read = |against: &VerifyContext<'_>| VerifiedRecord::read(text.as_bytes(), against);
        let checked = basis.against(read)?;
        let unheard = |fault: &RecordFault| Problem::invalid(said(fault));
        let heard = Arc::clone(checked.heard().map_err(unheard)?);
        Ok(Self::from_parts(basis, checked, heard))
    }

    fn from_parts(basis: Basis, checked: VerifiedRecord, heard: Arc<RecordRuling>) -> Self {
        let Basis { row, event, shown, regulation, pins, former } = basis;
        let state = OnceLock::new();
        Self { row, event, shown, regulation, pins, checked, heard, former, state }
    }

    /// Holds an entry against everything that the record and the ruling say: the gate.
    pub fn pass(&self, entry: Entry) -> Result<AcceptedEntry, Problem> {
        if let Some(fault) = self.faults().first() {
            return Err(Problem::invalid(sentence!(page_event_record_fails {
                check: fault.check,
                fault: said(fault)
            })));
        }
        // Records speak of the event's own time, wherever the server stands.
        let entry = match self.event.time_zone() {
            Some(zone) => entry.in_zone(zone),
            None => entry,
        };
        let passed = self.basis().against(|against| self.checked.pass(entry, against));
        passed.map_err(Problem::Refused)
    }

    /// Whether an entry is looked at and drawn in a millisecond or two: an event and a record of
    /// the usual size.
    pub fn is_small(&self) -> bool {
        let event = &self.event;
        let played = event.games().len() + event.matches().len() + 4 * event.played_boards().len();
        event.participants().len() <= 32
            && played <= 500
            && event.teams().is_none()
            && self.record().lines().len() <= 500
    }

    /// The event with what has passed the gate.
    pub fn with(&self, passed: AcceptedEntry) -> Result<Self, Problem> {
        let amends = matches!(passed.entry(), Entry::Amendment(_));
        let checked = self.checked.with(passed);
        if amends {
            let lines: Vec<String> =
                checked.record().lines().iter().map(|line| line.text.clone()).collect();
            return Self::new(
                amended((*self.row).clone(), checked.record()),
                &lines,
                self.former.clone(),
            );
        }
        let heard = Arc::clone(checked.heard().unwrap_or(&self.heard));
        Ok(Self::from_parts(self.basis(), checked, heard))
    }

    /// The first line of the record: it pins the event's and the regulation's bytes.
    pub fn first_line(&self) -> Option<&String> {
        self.record().lines().first().map(|line| &line.text)
    }

    /// The record in words: its log, its lots. All of it, for those who print it.
    pub fn extras(&self, language: Language) -> Extras {
        let extras = Extras::of_record(
            self.shown_case().in_language(language),
            self.record(),
            self.heard.trace(),
        );
        let log = extras.log.into_iter().map(|entry| self.former.in_entry(entry)).collect();
        Extras { log, ..extras }
    }

    /// Some entries of the record in words, by their positions: a page shows the last ones, and a
    /// record may have thousands.
    pub fn log(&self, language: Language, entries: Range<usize>) -> Vec<LogEntry> {
        let log = tiebreak_report::html::log(
            self.shown_case().in_language(language),
            self.record(),
            self.heard.trace(),
            entries,
        );
        log.into_iter().map(|entry| self.former.in_entry(entry)).collect()
    }

    /// What is shown for the names of removed accounts.
    pub fn former(&self) -> &FormerNames {
        &self.former
    }

    /// The record as far as it was read.
    pub fn record(&self) -> &Record {
        self.checked.record()
    }

    /// What follows, with every question that was asked on the way.
    pub fn heard(&self) -> &RecordRuling {
        &self.heard
    }

    /// The ruling that follows from event and record.
    pub fn ruling(&self) -> &Ruling {
        &self.heard.ruling
    }

    /// The same ruling, with what the values of criteria were made of.
    pub fn with_workings(&self) -> Option<Ruling> {
        let options = Options { workings: true, ..Options::default() };
        let mut answers = self.record().answers(&self.event);
        rule(&self.event, &self.regulation, &mut self.former.in_answers(&mut answers), options).ok()
    }

    /// Every tie that somebody could settle by a departure.
    pub fn ties(&self) -> &[(String, Vec<Id>)] {
        self.heard.ties()
    }

    /// What was promised and named for lots and not drawn from yet.
    pub fn promises(&self) -> &Promises {
        self.checked.promises()
    }

    /// What the public source of these lots gave, as the record keeps it.
    pub fn outcome(&self, id: &str, text: &str) -> String {
        self.promises()
            .source(id)
            .map_or_else(|| text.trim().to_owned(), |source| source.outcome(text))
    }

    /// The checks that the record fails, if it fails any: then nothing can be added to it.
    pub fn faults(&self) -> &[RecordFault] {
        self.checked.faults()
    }

    /// The question that counts under this id, answered or not.
    pub fn asked(&self, id: &str) -> Option<&Question> {
        self.heard.questions(id).last().or_else(|| self.heard.open(id))
    }

    /// The state as programs get it: `EventDocument`.
    pub fn state(&self) -> Bytes {
        let write = || serde_json::to_vec(&EventDocument::new(self)).unwrap_or_default().into();
        self.state.get_or_init(write).clone()
    }

    /// The message to programs that watch.
    pub fn state_news(&self) -> Bytes {
        let state = self.state();
        board_snapshot::message(
            "state",
            self.record().lines().len(),
            &String::from_utf8_lossy(&state),
        )
    }

    /// The event with the names that people see. Pages are made from it; forms send the names of
    /// [`EventState::event`].
    pub fn shown(&self) -> &Event {
        &self.shown
    }

    /// For programs: with the names of the event file.
    pub fn case(&self) -> Case<'_> {
        Case::new(&self.event, &self.regulation, self.ruling())
    }

    /// For people: with the names that they see.
    pub fn shown_case(&self) -> Case<'_> {
        Case { event: &self.shown, ..self.case() }
    }

    /// An open question.
    pub fn open(&self, id: &str) -> Option<&Question> {
        self.heard.open(id)
    }

    /// The question that an entry answers, as long as the engine still comes to it.
    pub fn question_of(&self, entry: &AnswerEntry) -> Option<&Question> {
        self.heard
            .questions(&entry.id)
            .iter()
            .find(|question| question.wording(&self.event) == entry.asked)
    }

    /// What would follow if a question were answered so.
    pub fn supposing(&self, question: &Question, answer: &Answer) -> Option<Ruling> {
        let mut supposed =
            SupposedAnswers { inner: self.record().answers(&self.event), question, answer };
        rule(&self.event, &self.regulation, &mut supposed, Options::default()).ok()
    }

    /// What an entry would change.
    pub fn preview(&self, entry: Entry) -> Result<Preview, Problem> {
        let again = |answers: &mut dyn Answers| {
            rule(&self.event, &self.regulation, answers, Options::default())
        };
        Ok(preview(self.record(), &self.event, entry, again)?)
    }

    /// Who has won, where it is about one winner and that is known.
    pub fn winner(&self) -> Option<Id> {
        let first = self.ruling().standing.first()?;
        (self.ruling().settled && first.members.len() == 1).then(|| first.members[0])
    }
}

/// A fault, in the language of the reader.
fn said(fault: &RecordFault) -> Sentence {
    fault.sentence()
}

/// Reads a regulation in the readings that an event chooses.
pub fn regulation(file: &str, text: &str, event: &Event) -> Result<Regulation, Problem> {
    Regulation::read_as(file, text, event.readings()).map_err(unreadable)
}

/// Reads a regulation in its usual readings.
pub fn regulation_file(file: &str, text: &str) -> Result<Regulation, Problem> {
    Regulation::read(file, text).map_err(unreadable)
}

fn unreadable(error: ReadError) -> Problem {
    match error {
        ReadError::Rejected(rejected) => Problem::Rejected(rejected),
        other => Problem::invalid(other.sentence()),
    }
}

/// The record, and one answer more.
struct SupposedAnswers<'a> {
    inner: RecordedAnswers<'a>,
    question: &'a Question,
    answer: &'a Answer,
}

impl Answers for SupposedAnswers<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        if question == self.question {
            Some(self.answer.clone())
        } else {
            self.inner.answer(question)
        }
    }

    fn departure(&mut self, tie: &str, among: &[Id]) -> Option<Departure> {
        self.inner.departure(tie, among)
    }

    fn decided_by(&mut self, question: &Question) -> Option<String> {
        self.inner.decided_by(question)
    }

    fn left(&mut self) -> Vec<Id> {
        self.inner.left()
    }

    fn had_begun(&mut self, stage: &str, among: &[Id], left: Id) -> bool {
        self.inner.had_begun(stage, among, left)
    }
}
