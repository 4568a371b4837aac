//! The checker: explores a regulation with every possible outcome, for any number tied and in every
//! combination of its readings, and says what its text leaves open; and compares two editions. What
//! it finds is data; `report` puts it into words.
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
mod combinations;
mod difference;
mod finding;
mod followed;
mod place;
mod trail;
mod walk;
mod what;

// Tests that look inside: the walk held against every outcome of the engine, and against texts with
// mistakes.
#[cfg(test)]
#[path = "../tests/inside/agreement.rs"]
mod agreement;
#[cfg(test)]
#[path = "../tests/inside/brute/mod.rs"]
mod brute;
#[cfg(test)]
#[path = "../tests/inside/combined.rs"]
mod combined;
#[cfg(test)]
#[path = "../tests/inside/mutations/mod.rs"]
mod mutations;
#[cfg(test)]
#[path = "../tests/inside/replay.rs"]
mod replay;

pub use class::Class;
pub use difference::{
    Comparison, Difference, DifferencePlace, Importance, RegulationSide, RewordedClause, Treatment,
    compare,
};
pub use finding::{CheckedRegulation, Finding};
pub use trail::{ClauseEffect, Trail, TrailStep};
pub use what::{FindingKind, Gap, KeptValue, UnstatedChoice, UnusedPart};

use tiebreak_document::without_mark;
use tiebreak_regulation::{ReadError, Regulation};

/// Reads a regulation file and says everything that is wrong or open about it; a file that cannot
/// be followed has its mistakes as findings.
pub fn check_text(file: &str, text: &str) -> CheckedRegulation {
    let text = without_mark(text);
    match Regulation::read(file, text) {
        Ok(regulation) => check(&regulation),
        Err(ReadError::Rejected(rejected)) => {
            CheckedRegulation::new(file, text, classes::rejected(&rejected))
        }
        // Only readings that somebody asks for can be unknown, and nobody asked.
        Err(_) => CheckedRegulation::new(file, text, Vec::new()),
    }
}

/// What is open about a regulation, in the readings that it takes and in every combination of the
/// others.
pub fn check(regulation: &Regulation) -> CheckedRegulation {
    CheckedRegulation::new(&regulation.file, &regulation.file_text, followed::findings(regulation))
}
