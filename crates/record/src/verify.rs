//! The numbered checks of a record.
//!
//! V1 to V6 need only its lines (`tools/verify.py` makes them independently); V7 to V10 need the
//! event, the regulation and the engine; V11 needs a head that a person noted, V12 a signed one.
//! V13, the amendments of the event file, needs the lines, and the event to compare it with the
//! last amendment.

use crate::{
    CheckpointMatch, NoteError, Record, RecordError, RecordFault, VerifiedRecord, VerifyingKey,
};
use tiebreak_model::{Answers, Event, Ruling};

/// One check and its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordCheck {
    /// The number of the check: 7 means V7.
    pub number: u8,
    /// The result of the check.
    pub verdict: CheckResult,
}

/// The result of a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckResult {
    /// The check passed.
    Passed(CheckFinding),
    /// The check failed.
    Failed(CheckFailure),
    /// The check could not be made.
    NotMade(OmittedCheck),
}

/// What a check that passed has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckFinding {
    /// The check has nothing to add.
    Nothing,
    /// The record has a known format and was begun by this program.
    BegunBy(String),
    /// The number of lines.
    Lines(usize),
    /// The number of lots drawn from a seed.
    Drawn(usize),
    /// The number of secrets revealed.
    Revealed(usize),
    /// The event's title, or the regulation's id.
    Named(String),
    /// The number of entries.
    Entries(usize),
    /// The number of amendments of the event file.
    Amended(usize),
    /// The result of the ruling.
    Ruling {
        /// Whether all places are decided.
        settled: bool,
        /// The participants in first place.
        first: Vec<String>,
    },
    /// The head of the record.
    Head(String),
    /// A signed head that matches the record.
    Signed {
        /// The number of the last signed line.
        line: usize,
        /// The number of lines added later.
        later: usize,
        /// The name of the key.
        by: String,
    },
}

/// Why a check failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckFailure {
    /// The record cannot be read.
    Unreadable(RecordError),
    /// An entry has a fault.
    Fault(RecordFault),
    /// The ruling differs from the printed one, with the message of the comparison.
    OtherRuling(String),
    /// The noted head differs from that of the record.
    OtherHead {
        /// The head that was noted.
        noted: String,
        /// The head of the record.
        found: String,
    },
    /// The signature is not valid.
    Signature(NoteError),
    /// The signature is about another record.
    OtherRecordSigned,
    /// The record has fewer lines than were signed.
    MoreSigned {
        /// The number of lines signed.
        signed: usize,
        /// The number of lines in the record.
        lines: usize,
    },
    /// A line differs from the one that was signed.
    OtherLineSigned {
        /// The number of the line.
        line: usize,
    },
}

/// Why a check was not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OmittedCheck {
    /// The event file was not found.
    NoEvent,
    /// The event or the regulation is a different one.
    OtherFiles,
    /// No head was given.
    NoHead,
    /// No signature and no key were given.
    NoSignature,
    /// The check precedes one that failed.
    Before(u8),
    /// The check follows one that failed.
    After(u8),
}

/// The engine with the regulation, for the current event or one before an amendment. The last
/// argument says whether to explain the steps; the ruling must not depend on it.
pub type Engine<'a> = dyn Fn(&Event, &mut dyn Answers, bool) -> Result<Ruling, String> + 'a;

/// Reads an event from its text.
pub type EventReader<'a> = dyn Fn(&str) -> Result<Event, String> + 'a;

/// Reports how a ruling differs from one that was printed earlier.
pub type RulingComparison<'a> = dyn Fn(&Ruling) -> Result<(), String> + 'a;

/// What a record is checked against.
#[derive(Clone, Copy)]
pub struct VerifyContext<'a> {
    /// The event, as read from its file.
    pub event: &'a Event,
    /// The SHA-256 of the event file.
    pub event_sha256: &'a str,
    /// The event as the record keeps it: equal events have equal texts, however their files are
    /// formatted.
    pub event_text: &'a str,
    /// The SHA-256 of the regulation file.
    pub regulation_sha256: &'a str,
    /// Reads an event that the record keeps.
    pub read: &'a EventReader<'a>,
    /// The engine with the regulation.
    pub rule: &'a Engine<'a>,
}

/// What a person has noted about a record, to compare with it.
#[derive(Clone, Copy, Default)]
pub struct ReaderNotes<'a> {
    /// The head, in full or only its beginning.
    pub head: Option<&'a str>,
    /// Compares the ruling with one that was printed earlier.
    pub ruling: Option<&'a RulingComparison<'a>>,
    /// A signed head, and the key to check it with.
    pub signed: Option<(&'a str, &'a VerifyingKey)>,
}

/// Makes all the checks.
pub fn verify(
    bytes: &[u8],
    noted: ReaderNotes<'_>,
    against: Option<&VerifyContext<'_>>,
) -> Vec<RecordCheck> {
    let mut checks = Checks(Vec::new());
    let checked = match Record::read(bytes) {
        Ok(record) => VerifiedRecord::new(record, against),
        Err(error) => return checks.unreadable(&error),
    };
    let record = checked.record();
    checks.add(1, Ok(CheckFinding::BegunBy(record.header().program.clone())));
    checks.add(2, Ok(CheckFinding::Lines(record.lines().len())));
    checks.add(3, Ok(CheckFinding::Nothing));
    checks.add(4, Ok(CheckFinding::Nothing));
    checks.fault(5, &checked, || CheckFinding::Drawn(checked.seeds()));
    checks.fault(6, &checked, || CheckFinding::Revealed(checked.promises().revealed()));
    match against {
        Some(against) => checks.facts(&checked, against, noted.ruling),
        None => (7..=10)
            .for_each(|number| checks.push(number, CheckResult::NotMade(OmittedCheck::NoEvent))),
    }
    match noted.head {
        Some(head) if record.has_head(head) => {
            checks.add(11, Ok(CheckFinding::Head(record.short_head())))
        }
        Some(head) => {
            checks.add(
                11,
                Err(CheckFailure::OtherHead { noted: head.to_owned(), found: record.short_head() }),
            );
        }
        None => checks.push(11, CheckResult::NotMade(OmittedCheck::NoHead)),
    }
    match noted.signed {
        Some((note, key)) => checks.add(12, signed(record, note, key)),
        None => checks.push(12, CheckResult::NotMade(OmittedCheck::NoSignature)),
    }
    checks.fault(13, &checked, || CheckFinding::Amended(record.amendments().count()));
    checks.0
}

/// Whether the signed lines are those of the record.
fn signed(record: &Record, note: &str, key: &VerifyingKey) -> Result<CheckFinding, CheckFailure> {
    match key.open(note).map_err(CheckFailure::Signature)?.holds(record) {
        CheckpointMatch::Upto { line, later } => {
            Ok(CheckFinding::Signed { line, later, by: key.name().to_owned() })
        }
        CheckpointMatch::OtherRecord => Err(CheckFailure::OtherRecordSigned),
        CheckpointMatch::Shorter { signed } => {
            Err(CheckFailure::MoreSigned { signed, lines: record.lines().len() })
        }
        CheckpointMatch::Altered { line } => Err(CheckFailure::OtherLineSigned { line }),
    }
}

struct Checks(Vec<RecordCheck>);

impl Checks {
    fn add(&mut self, number: u8, found: Result<CheckFinding, CheckFailure>) {
        let verdict = match found {
            Ok(found) => CheckResult::Passed(found),
            Err(found) => CheckResult::Failed(found),
        };
        self.push(number, verdict);
    }

    fn push(&mut self, number: u8, verdict: CheckResult) {
        self.0.push(RecordCheck { number, verdict });
    }

    /// Reports the first fault of reading as a failed check; the checks after it cannot be made.
    fn unreadable(mut self, error: &RecordError) -> Vec<RecordCheck> {
        let failed = match error {
            RecordError::NotUtf8 { .. }
            | RecordError::CutOff { .. }
            | RecordError::Altered { .. } => 2,
            RecordError::Broken { .. } => 3,
            RecordError::Malformed { .. } => 4,
            _ => 1,
        };
        for number in 1..=13 {
            match number {
                before if before < failed => {
                    self.push(before, CheckResult::NotMade(OmittedCheck::Before(failed)))
                }
                now if now == failed => self.add(now, Err(CheckFailure::Unreadable(error.clone()))),
                after => self.push(after, CheckResult::NotMade(OmittedCheck::After(failed))),
            }
        }
        self.0
    }

    /// Reports a check from the faults of the record.
    fn fault(
        &mut self,
        number: u8,
        checked: &VerifiedRecord,
        found: impl FnOnce() -> CheckFinding,
    ) {
        match checked.fault(number) {
            Some(fault) => self.add(number, Err(CheckFailure::Fault(fault.clone()))),
            None => self.add(number, Ok(found())),
        }
    }

    fn facts(
        &mut self,
        checked: &VerifiedRecord,
        against: &VerifyContext<'_>,
        printed: Option<&RulingComparison<'_>>,
    ) {
        let header = checked.record().header();
        self.fault(7, checked, || CheckFinding::Named(checked.record().event().name.clone()));
        self.fault(8, checked, || CheckFinding::Named(header.regulation.name.clone()));
        if checked.fault(7).or(checked.fault(8)).is_some() {
            self.push(9, CheckResult::NotMade(OmittedCheck::OtherFiles));
            self.push(10, CheckResult::NotMade(OmittedCheck::OtherFiles));
            return;
        }
        if checked.fault(13).is_some() {
            self.push(9, CheckResult::NotMade(OmittedCheck::After(13)));
            self.push(10, CheckResult::NotMade(OmittedCheck::After(13)));
            return;
        }
        self.fault(9, checked, || CheckFinding::Entries(checked.record().entries().len()));
        self.add(10, reproduced(checked, against.event, printed));
    }
}

fn reproduced(
    checked: &VerifiedRecord,
    event: &Event,
    printed: Option<&RulingComparison<'_>>,
) -> Result<CheckFinding, CheckFailure> {
    let ruling = &checked.heard().map_err(|fault| CheckFailure::Fault(fault.clone()))?.ruling;
    if let Some(compare) = printed {
        compare(ruling).map_err(CheckFailure::OtherRuling)?;
    }
    let first = ruling.standing.first().map(|place| place.members.as_slice()).unwrap_or_default();
    let first = first.iter().map(|id| event.name(*id).to_owned()).collect();
    Ok(CheckFinding::Ruling { settled: ruling.settled, first })
}
