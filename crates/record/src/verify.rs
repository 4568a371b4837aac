//! Numbered checks of a record.
//!
//! V1 to V6 need nothing but its lines (`tools/verify.py` makes them again, independently); V7 to V10 need the event, the
//! regulation and the engine; V11 needs the head that somebody noted.

use crate::{Entry, Record, RecordError, Withdrawn, joint_seed};
use std::fmt;
use tiebreak_model::lots::{draw, sha256};
use tiebreak_model::{Answers, Event, Question, Ruling, series};

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

/// The engine with event and regulation in it.
pub type Engine<'a> = dyn Fn(&mut dyn Answers) -> Result<Ruling, String> + 'a;

/// Says what differs between a ruling and one that was printed earlier.
pub type Comparison<'a> = dyn Fn(&Ruling) -> Result<(), String> + 'a;

/// What a record is checked against besides itself.
pub struct Against<'a> {
    /// The event.
    pub event: &'a Event,
    /// The SHA-256 of the event file.
    pub event_sha256: &'a str,
    /// The SHA-256 of the regulation file.
    pub regulation_sha256: &'a str,
    /// The engine with event and regulation in it.
    pub rule: &'a Engine<'a>,
    /// Compares the ruling with one that was printed earlier, and says what differs.
    pub compare: Option<&'a Comparison<'a>>,
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
pub fn verify(bytes: &[u8], head: Option<&str>, against: Option<&Against<'_>>) -> Vec<Check> {
    let mut checks = Checks(Vec::new());
    let record = match Record::read(bytes) {
        Ok(record) => record,
        Err(error) => return checks.unreadable(&error),
    };
    let lines = record.lines().len();
    checks.add(1, Ok(format!("{}, begun by {}", crate::FORMAT, record.header().program)));
    checks.add(2, Ok(format!("{lines} lines")));
    checks.add(3, Ok(String::new()));
    checks.add(4, Ok(String::new()));
    checks.add(5, lots(&record));
    checks.add(6, secrets(&record));
    match against {
        Some(against) => checks.facts(&record, against),
        None => {
            (7..=10).for_each(|number| checks.not_made(number, "the event file was not found; name it with --event"))
        }
    }
    match head {
        Some(head) if record.has_head(head) => checks.add(11, Ok(record.short_head())),
        Some(head) => checks.add(11, Err(format!("noted {head}, found {}", record.short_head()))),
        None => checks.not_made(11, "without a noted head, lines missing at the end cannot be found"),
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

    fn facts(&mut self, record: &Record, against: &Against<'_>) {
        let header = record.header();
        let same = |ours: &str, source: &crate::Source, what: &str| {
            if ours == source.sha256 {
                Ok(source.name.clone())
            } else {
                Err(format!("the record was begun with another {what} \"{}\"", source.name))
            }
        };
        let event = same(against.event_sha256, &header.event, "text of the event");
        let regulation = same(against.regulation_sha256, &header.regulation, "text of the regulation");
        let both = event.is_ok() && regulation.is_ok();
        self.add(7, event);
        self.add(8, regulation);
        if both {
            self.add(9, open_when_given(record, against));
            self.add(10, reproduced(record, against));
        } else {
            self.not_made(9, "the event or the regulation is another");
            self.not_made(10, "the event or the regulation is another");
        }
    }
}

fn lots(record: &Record) -> Result<String, String> {
    let mut count = 0;
    for (index, entry) in record.entries().iter().enumerate() {
        let Entry::Answer(entry) = entry else { continue };
        let Some(seed) = &entry.seed else { continue };
        let drawn: Vec<Vec<String>> =
            draw(seed, &entry.id, entry.participants()).into_iter().map(|one| vec![one.name]).collect();
        if entry.value != crate::RecordedValue::Order(drawn) {
            return Err(format!("line {}: the seed gives another order of {}", index + 2, entry.id));
        }
        count += 1;
    }
    Ok(format!("{count} drawn from a seed"))
}

fn secrets(record: &Record) -> Result<String, String> {
    let mut promised: Vec<&crate::Commitment> = Vec::new();
    let mut count = 0;
    for (index, entry) in record.entries().iter().enumerate() {
        let entry = match entry {
            Entry::Commitment(promise) => {
                promised.push(promise);
                continue;
            }
            Entry::Answer(entry) => entry,
            _ => continue,
        };
        let (these, others): (Vec<_>, Vec<_>) = promised.into_iter().partition(|promise| promise.id == entry.id);
        promised = others;
        if entry.reveals.is_empty() {
            continue;
        }
        let line = index + 2;
        let kept = |reveal: &crate::Reveal| {
            these
                .iter()
                .any(|promise| promise.party == reveal.party && promise.hash == sha256(reveal.secret.as_bytes()))
        };
        if let Some(reveal) = entry.reveals.iter().find(|reveal| !kept(reveal)) {
            return Err(format!("line {line}: the secret of {} is not the one promised", reveal.party));
        }
        if these.iter().any(|promise| !entry.reveals.iter().any(|reveal| reveal.party == promise.party)) {
            return Err(format!("line {line}: not all who promised have revealed"));
        }
        if entry.seed.as_ref() != Some(&joint_seed(&entry.reveals)) {
            return Err(format!("line {line}: the seed is not made of the secrets"));
        }
        count += entry.reveals.len();
    }
    Ok(format!("{count} revealed"))
}

/// Goes through the record as it grew: was each entry possible then?
fn open_when_given(record: &Record, against: &Against<'_>) -> Result<String, String> {
    let mut grown = Record::start(record.header().clone());
    for (index, entry) in record.entries().iter().enumerate() {
        let mut answers = grown.answers(against.event);
        let ruling = (against.rule)(&mut answers)?;
        let is = |question: &Question, id: &str, asked: &[String]| {
            question.id == id && question.wording(against.event) == asked
        };
        let open = |id: &str, asked: &[String]| ruling.open.iter().any(|question| is(question, id, asked));
        let answered =
            |id: &str, asked: &[String]| answers.answered().iter().any(|(question, _)| is(question, id, asked));
        let tied = |tie: &str| answers.ties().iter().any(|(name, _)| name == tie);
        let fault = match entry {
            Entry::Answer(entry) if entry.why.is_none() && !open(&entry.id, &entry.asked) => {
                Some(format!("{} was not open", entry.id))
            }
            Entry::Answer(entry) if entry.why.is_some() && !answered(&entry.id, &entry.asked) => {
                Some(format!("there was no answer to {} to correct", entry.id))
            }
            Entry::Withdrawal(withdrawal) => match &withdrawal.what {
                Withdrawn::Answer { id, asked } if !answered(id, asked) => {
                    Some(format!("there was no answer to {id} to withdraw"))
                }
                Withdrawn::Departure { tie } if !tied(tie) => Some(format!("there was no tie {tie}")),
                _ => None,
            },
            Entry::Departure(entry) if !tied(&entry.tie) => Some(format!("there was no tie {}", entry.tie)),
            Entry::Departure(entry) if !all_tied(entry, &answers, against.event) => {
                Some(format!("others were tied in {}", entry.tie))
            }
            _ => None,
        };
        if let Some(fault) = fault {
            return Err(format!("line {}: {fault}", index + 2));
        }
        grown.append(entry.clone());
    }
    Ok(format!("{} entries", record.entries().len()))
}

fn all_tied(entry: &crate::DepartureEntry, answers: &crate::Recorded<'_>, event: &Event) -> bool {
    let mut named: Vec<&str> = entry.parts.iter().flatten().map(String::as_str).collect();
    named.sort_unstable();
    answers.ties().iter().any(|(tie, members)| {
        let mut members: Vec<&str> = members.iter().map(|id| event.name(*id)).collect();
        members.sort_unstable();
        *tie == entry.tie && members == named
    })
}

fn reproduced(record: &Record, against: &Against<'_>) -> Result<String, String> {
    let ruling = (against.rule)(&mut record.answers(against.event))?;
    if let Some(compare) = against.compare {
        compare(&ruling)?;
    }
    let winner = ruling.standing.first().map(|place| {
        let names: Vec<&str> = place.members.iter().map(|id| against.event.name(*id)).collect();
        series(&names)
    });
    let state = if ruling.settled { "settled" } else { "not settled yet" };
    Ok(format!("{state}; first: {}", winner.unwrap_or_default()))
}
