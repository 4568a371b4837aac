//! Numbered checks of a record.
//!
//! V1 to V6 need nothing but its lines (`tools/verify.py` makes them again, independently); V7 to V10 need the event, the
//! regulation and the engine; V11 needs the head that somebody noted.

use crate::{Checked, Record, RecordError};
use std::fmt;
use tiebreak_model::{Answers, Event, Ruling, series};

/// One check and what it found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Check {
    /// Its number: 7 is V7.
    pub number: u8,
    /// What is checked.
    pub what: &'static str,
    /// What was found.
    pub verdict: Verdict,
}

/// What a check found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It is so.
    Passed(String),
    /// It is not.
    Failed(String),
    /// It could not be checked.
    NotMade(String),
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, found) = match &self.verdict {
            Verdict::Passed(found) => ("ok", found),
            Verdict::Failed(found) => ("FAILED", found),
            Verdict::NotMade(found) => ("not made", found),
        };
        write!(f, "{:<3} {word:<8} {}", format!("V{}", self.number), self.what)?;
        if found.is_empty() { Ok(()) } else { write!(f, ": {found}") }
    }
}

/// The engine with event and regulation in it. Says whether the steps are wanted too; the rest must not depend on that.
pub type Engine<'a> = dyn Fn(&mut dyn Answers, bool) -> Result<Ruling, String> + 'a;

/// Says what differs between a ruling and one that was printed earlier.
pub type Comparison<'a> = dyn Fn(&Ruling) -> Result<(), String> + 'a;

/// What a record is checked against besides itself.
#[derive(Clone, Copy)]
pub struct Against<'a> {
    /// The event.
    pub event: &'a Event,
    /// The SHA-256 of the event file.
    pub event_sha256: &'a str,
    /// The SHA-256 of the regulation file.
    pub regulation_sha256: &'a str,
    /// The engine with event and regulation in it.
    pub rule: &'a Engine<'a>,
}

/// What somebody has noted about a record, to be held against it.
#[derive(Clone, Copy, Default)]
pub struct Noted<'a> {
    /// Its head, in full or the beginning.
    pub head: Option<&'a str>,
    /// Compares the ruling with one that was printed earlier, and says what differs.
    pub ruling: Option<&'a Comparison<'a>>,
}

const WHAT: [&str; 11] = [
    "a record of a known format",
    "every line whole and unaltered",
    "every line follows the one before",
    "every line a valid entry",
    "lots drawn again from their seeds",
    "secrets as promised before",
    "the event file",
    "the regulation",
    "every answer to a question open at the time",
    "the ruling reproduced",
    "the head that was noted",
];

/// Makes all the checks.
pub fn verify(bytes: &[u8], noted: Noted<'_>, against: Option<&Against<'_>>) -> Vec<Check> {
    let mut checks = Checks(Vec::new());
    let checked = match Record::read(bytes) {
        Ok(record) => Checked::of(record, against),
        Err(error) => return checks.unreadable(&error),
    };
    let record = checked.record();
    checks.add(1, Ok(format!("{}, begun by {}", crate::FORMAT, record.header().program)));
    checks.add(2, Ok(format!("{} lines", record.lines().len())));
    checks.add(3, Ok(String::new()));
    checks.add(4, Ok(String::new()));
    checks.fault(5, &checked, || format!("{} drawn from a seed", checked.seeds()));
    checks.fault(6, &checked, || format!("{} revealed", checked.promises().revealed()));
    match against {
        Some(against) => checks.facts(&checked, against, noted.ruling),
        None => {
            (7..=10).for_each(|number| checks.not_made(number, "the event file was not found; name it with --event"))
        }
    }
    match noted.head {
        Some(head) if record.has_head(head) => checks.add(11, Ok(record.short_head())),
        Some(head) => checks.add(11, Err(format!("noted {head}, found {}", record.short_head()))),
        None => checks
            .not_made(11, "without a noted head, lines missing at the end cannot be found, nor a chain written anew"),
    }
    checks.0
}

struct Checks(Vec<Check>);

impl Checks {
    fn add(&mut self, number: u8, found: Result<String, String>) {
        let verdict = match found {
            Ok(found) => Verdict::Passed(found),
            Err(found) => Verdict::Failed(found),
        };
        self.push(number, verdict);
    }

    fn not_made(&mut self, number: u8, why: &str) {
        self.push(number, Verdict::NotMade(why.to_owned()));
    }

    fn push(&mut self, number: u8, verdict: Verdict) {
        let what = WHAT.get(usize::from(number) - 1).copied().unwrap_or_default();
        self.0.push(Check { number, what, verdict });
    }

    /// The first fault of a record says which check failed; those after it cannot be made.
    fn unreadable(mut self, error: &RecordError) -> Vec<Check> {
        let failed = match error {
            RecordError::NotUtf8 { .. } | RecordError::CutOff { .. } | RecordError::Altered { .. } => 2,
            RecordError::Broken { .. } => 3,
            RecordError::Malformed { .. } => 4,
            _ => 1,
        };
        for number in 1..=11 {
            match number {
                before if before < failed => self.not_made(before, &format!("not before V{failed} holds")),
                now if now == failed => self.add(now, Err(error.to_string())),
                after => self.not_made(after, &format!("V{failed} failed")),
            }
        }
        self.0
    }

    /// A check whose faults the record carries.
    fn fault(&mut self, number: u8, checked: &Checked, found: impl FnOnce() -> String) {
        match checked.fault(number) {
            Some(fault) => self.add(number, Err(fault.to_string())),
            None => self.add(number, Ok(found())),
        }
    }

    fn facts(&mut self, checked: &Checked, against: &Against<'_>, printed: Option<&Comparison<'_>>) {
        let header = checked.record().header();
        self.fault(7, checked, || header.event.name.clone());
        self.fault(8, checked, || header.regulation.name.clone());
        if checked.fault(7).or(checked.fault(8)).is_some() {
            self.not_made(9, "the event or the regulation is another");
            self.not_made(10, "the event or the regulation is another");
            return;
        }
        self.fault(9, checked, || format!("{} entries", checked.record().entries().len()));
        self.add(10, reproduced(checked, against.event, printed));
    }
}

fn reproduced(checked: &Checked, event: &Event, printed: Option<&Comparison<'_>>) -> Result<String, String> {
    let ruling = &checked.heard().map_err(ToString::to_string)?.ruling;
    if let Some(compare) = printed {
        compare(ruling)?;
    }
    let winner = ruling.standing.first().map(|place| {
        let names: Vec<&str> = place.members.iter().map(|id| event.name(*id)).collect();
        series(&names)
    });
    let state = if ruling.settled { "settled" } else { "not settled yet" };
    Ok(format!("{state}; first: {}", winner.unwrap_or_default()))
}
