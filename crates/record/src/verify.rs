//! Numbered checks of a record.
//!
//! V1 to V6 need nothing but its lines (`tools/verify.py` makes them again, independently); V7 to
//! V10 need the event, the regulation and the engine; V11 needs the head that somebody noted, V12
//! one that somebody signed. V13, the amendments of the event file, needs the lines, and the event
//! to see that the last one is it.

use crate::{Fault, Holds, NoteError, Record, RecordError, VerifiedRecord, VerifyingKey};
use tiebreak_model::{Answers, Event, Ruling};

/// One check and what it found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Check {
    /// Its number: 7 is V7.
    pub number: u8,
    /// What was found.
    pub verdict: Verdict,
}

/// What a check found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It is so.
    Passed(Found),
    /// It is not.
    Failed(Failed),
    /// It could not be checked.
    NotMade(NotMade),
}

/// What was found to be so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// Nothing to add.
    Nothing,
    /// A record of our format, begun by this program.
    BegunBy(String),
    /// So many lines.
    Lines(usize),
    /// So many lots drawn from a seed.
    Drawn(usize),
    /// So many secrets revealed.
    Revealed(usize),
    /// The event's title, or the regulation's id.
    Named(String),
    /// So many entries.
    Entries(usize),
    /// So many amendments of the event file.
    Amended(usize),
    /// The ruling.
    Ruling {
        /// Whether it is settled.
        settled: bool,
        /// Who is first.
        first: Vec<String>,
    },
    /// The head.
    Head(String),
    /// A head that was signed.
    Signed {
        /// The last line that it covers.
        line: usize,
        /// How many lines came later.
        later: usize,
        /// The name of the key.
        by: String,
    },
}

/// What was found not to be so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failed {
    /// The record cannot be read.
    Unreadable(RecordError),
    /// A fault of an entry.
    Fault(Fault),
    /// The ruling is another than the one that was printed, as whoever compared them says.
    OtherRuling(String),
    /// Another head was noted.
    OtherHead {
        /// The one noted.
        noted: String,
        /// The one found.
        found: String,
    },
    /// The signature does not hold.
    Signature(NoteError),
    /// The signature is about another record.
    OtherRecordSigned,
    /// More lines were signed than there are.
    MoreSigned {
        /// How many were signed.
        signed: usize,
        /// How many there are.
        lines: usize,
    },
    /// A line is not the one that was signed.
    OtherLineSigned {
        /// Which.
        line: usize,
    },
}

/// Why a check was not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotMade {
    /// The event file was not found.
    NoEvent,
    /// Event or regulation are others.
    OtherFiles,
    /// No head was noted.
    NoHead,
    /// No signature and no key were given.
    NoSignature,
    /// It comes before a check that failed.
    Before(u8),
    /// It comes after a check that failed.
    After(u8),
}

/// The engine with the regulation in it, for the event as it is or as it was before an amendment.
/// Says whether the steps are wanted too; the rest must not depend on that.
pub type Engine<'a> = dyn Fn(&Event, &mut dyn Answers, bool) -> Result<Ruling, String> + 'a;

/// Reads the text of an event.
pub type Reader<'a> = dyn Fn(&str) -> Result<Event, String> + 'a;

/// Says what differs between a ruling and one that was printed earlier.
pub type Comparison<'a> = dyn Fn(&Ruling) -> Result<(), String> + 'a;

/// What a record is checked against besides itself.
#[derive(Clone, Copy)]
pub struct Against<'a> {
    /// The event.
    pub event: &'a Event,
    /// The SHA-256 of the event file.
    pub event_sha256: &'a str,
    /// The event as the record keeps it: the same text for the same event, whatever its file looks
    /// like.
    pub event_text: &'a str,
    /// The SHA-256 of the regulation file.
    pub regulation_sha256: &'a str,
    /// Reads an event that the record keeps.
    pub read: &'a Reader<'a>,
    /// The engine with the regulation in it.
    pub rule: &'a Engine<'a>,
}

/// What somebody has noted about a record, to be held against it.
#[derive(Clone, Copy, Default)]
pub struct Noted<'a> {
    /// Its head, in full or the beginning.
    pub head: Option<&'a str>,
    /// Compares the ruling with one that was printed earlier, and says what differs.
    pub ruling: Option<&'a Comparison<'a>>,
    /// A head that was signed, and the key to check it with.
    pub signed: Option<(&'a str, &'a VerifyingKey)>,
}

/// Makes all the checks.
pub fn verify(bytes: &[u8], noted: Noted<'_>, against: Option<&Against<'_>>) -> Vec<Check> {
    let mut checks = Checks(Vec::new());
    let checked = match Record::read(bytes) {
        Ok(record) => VerifiedRecord::of(record, against),
        Err(error) => return checks.unreadable(&error),
    };
    let record = checked.record();
    checks.add(1, Ok(Found::BegunBy(record.header().program.clone())));
    checks.add(2, Ok(Found::Lines(record.lines().len())));
    checks.add(3, Ok(Found::Nothing));
    checks.add(4, Ok(Found::Nothing));
    checks.fault(5, &checked, || Found::Drawn(checked.seeds()));
    checks.fault(6, &checked, || Found::Revealed(checked.promises().revealed()));
    match against {
        Some(against) => checks.facts(&checked, against, noted.ruling),
        None => (7..=10).for_each(|number| checks.push(number, Verdict::NotMade(NotMade::NoEvent))),
    }
    match noted.head {
        Some(head) if record.has_head(head) => checks.add(11, Ok(Found::Head(record.short_head()))),
        Some(head) => {
            checks.add(
                11,
                Err(Failed::OtherHead { noted: head.to_owned(), found: record.short_head() }),
            );
        }
        None => checks.push(11, Verdict::NotMade(NotMade::NoHead)),
    }
    match noted.signed {
        Some((note, key)) => checks.add(12, signed(record, note, key)),
        None => checks.push(12, Verdict::NotMade(NotMade::NoSignature)),
    }
    checks.fault(13, &checked, || Found::Amended(record.amendments().count()));
    checks.0
}

/// Whether the lines that were signed are those of the record.
fn signed(record: &Record, note: &str, key: &VerifyingKey) -> Result<Found, Failed> {
    match key.open(note).map_err(Failed::Signature)?.holds(record) {
        Holds::Upto { line, later } => Ok(Found::Signed { line, later, by: key.name().to_owned() }),
        Holds::OtherRecord => Err(Failed::OtherRecordSigned),
        Holds::Shorter { signed } => {
            Err(Failed::MoreSigned { signed, lines: record.lines().len() })
        }
        Holds::Altered { line } => Err(Failed::OtherLineSigned { line }),
    }
}

struct Checks(Vec<Check>);

impl Checks {
    fn add(&mut self, number: u8, found: Result<Found, Failed>) {
        let verdict = match found {
            Ok(found) => Verdict::Passed(found),
            Err(found) => Verdict::Failed(found),
        };
        self.push(number, verdict);
    }

    fn push(&mut self, number: u8, verdict: Verdict) {
        self.0.push(Check { number, verdict });
    }

    /// The first fault of a record says which check failed; those after it cannot be made.
    fn unreadable(mut self, error: &RecordError) -> Vec<Check> {
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
                    self.push(before, Verdict::NotMade(NotMade::Before(failed)))
                }
                now if now == failed => self.add(now, Err(Failed::Unreadable(error.clone()))),
                after => self.push(after, Verdict::NotMade(NotMade::After(failed))),
            }
        }
        self.0
    }

    /// A check whose faults the record carries.
    fn fault(&mut self, number: u8, checked: &VerifiedRecord, found: impl FnOnce() -> Found) {
        match checked.fault(number) {
            Some(fault) => self.add(number, Err(Failed::Fault(fault.clone()))),
            None => self.add(number, Ok(found())),
        }
    }

    fn facts(
        &mut self,
        checked: &VerifiedRecord,
        against: &Against<'_>,
        printed: Option<&Comparison<'_>>,
    ) {
        let header = checked.record().header();
        self.fault(7, checked, || Found::Named(checked.record().event().name.clone()));
        self.fault(8, checked, || Found::Named(header.regulation.name.clone()));
        if checked.fault(7).or(checked.fault(8)).is_some() {
            self.push(9, Verdict::NotMade(NotMade::OtherFiles));
            self.push(10, Verdict::NotMade(NotMade::OtherFiles));
            return;
        }
        if checked.fault(13).is_some() {
            self.push(9, Verdict::NotMade(NotMade::After(13)));
            self.push(10, Verdict::NotMade(NotMade::After(13)));
            return;
        }
        self.fault(9, checked, || Found::Entries(checked.record().entries().len()));
        self.add(10, reproduced(checked, against.event, printed));
    }
}

fn reproduced(
    checked: &VerifiedRecord,
    event: &Event,
    printed: Option<&Comparison<'_>>,
) -> Result<Found, Failed> {
    let ruling = &checked.heard().map_err(|fault| Failed::Fault(fault.clone()))?.ruling;
    if let Some(compare) = printed {
        compare(ruling).map_err(Failed::OtherRuling)?;
    }
    let first = ruling.standing.first().map(|place| place.members.as_slice()).unwrap_or_default();
    let first = first.iter().map(|id| event.name(*id).to_owned()).collect();
    Ok(Found::Ruling { settled: ruling.settled, first })
}
