//! The checker: explores a regulation with every possible outcome, for two to sixteen tied, and says what its text leaves open;
//! and compares two editions.
//!
//! ```
//! use tiebreak_check::{Class, check};
//! use tiebreak_regulation::builtin;
//!
//! let tour = builtin::find("grand-chess-tour-2018").unwrap().unwrap();
//! let checked = check(&tour);
//! let decided = checked.findings.iter().find(|found| found.class == Class::Discretion).unwrap();
//! assert_eq!(decided.clause.as_deref(), Some("3.10"));
//! ```
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod chance;
mod class;
mod classes;
mod difference;
mod finding;
mod place;
mod walk;
mod words;

// Tests that look inside: the walk held against every outcome of the engine, and against texts with mistakes.
#[cfg(test)]
#[path = "../tests/inside/agreement.rs"]
mod agreement;
#[cfg(test)]
#[path = "../tests/inside/brute/mod.rs"]
mod brute;
#[cfg(test)]
#[path = "../tests/inside/mutations/mod.rs"]
mod mutations;
#[cfg(test)]
#[path = "../tests/inside/replay.rs"]
mod replay;

pub use class::Class;
pub use difference::{Difference, Matters, compare};
pub use finding::{Checked, Finding};

use classes::Subject;
use std::collections::BTreeMap;
use tiebreak_document::Severity;
use tiebreak_regulation::{ReadError, Regulation};

/// Reads a regulation file and says everything that is wrong or open about it; a file that cannot be followed has its mistakes as findings.
pub fn check_text(file: &str, text: &str) -> Checked {
    match Regulation::read(file, text) {
        Ok(regulation) => check(&regulation),
        Err(ReadError::Rejected(rejected)) => Checked::new(file, text, classes::rejected(&rejected)),
        // Only readings that somebody asks for can be unknown, and nobody asked.
        Err(_) => Checked::new(file, text, Vec::new()),
    }
}

/// More situations in all readings together than any printed text gives; further readings are not looked at.
const MOST_IN_ALL: usize = 500_000;

/// What is open about a regulation: in the readings that it takes, and in each other reading what is open only there.
pub fn check(regulation: &Regulation) -> Checked {
    let others = other_readings(regulation);
    let mut subjects = vec![Subject::new(regulation)];
    let mut findings = classes::written(&subjects[0]);
    findings.extend(classes::explored(&subjects[0]));
    let mut all = subjects[0].situations();
    for (reading, choice, other) in &others {
        if all > MOST_IN_ALL {
            findings.push(classes::not_looked_at(&subjects[0], reading));
            return Checked::new(&regulation.file, &regulation.file_text, findings);
        }
        let subject = Subject::new(other);
        all += subject.situations();
        for mut found in classes::explored(&subject) {
            let known = |known: &Finding| known.class == found.class && known.clause == found.clause;
            // Loops and criteria that turn out otherwise in a reading that was not taken would only be noise.
            let grave = found.severity == Severity::Error || found.class == Class::UndefinedValue;
            if grave && !findings.iter().any(known) {
                found.message = format!("{} (read {reading} = {choice})", found.message);
                findings.push(found);
            }
        }
        subjects.push(subject);
    }
    findings.extend(classes::unreachable(&subjects));
    Checked::new(&regulation.file, &regulation.file_text, findings)
}

/// The regulation with one reading changed at a time.
fn other_readings(regulation: &Regulation) -> Vec<(String, String, Regulation)> {
    let taken: BTreeMap<String, String> =
        regulation.readings.iter().map(|reading| (reading.id.clone(), reading.taken.clone())).collect();
    let mut others = Vec::new();
    for reading in &regulation.readings {
        for choice in reading.instead() {
            let mut choices = taken.clone();
            choices.insert(reading.id.clone(), choice.clone());
            if let Ok(other) = regulation.in_readings(&choices) {
                others.push((reading.id.clone(), choice, other));
            }
        }
    }
    others
}
