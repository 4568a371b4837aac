//! The numbered checks of a record.

use super::series;
use crate::Explain;
use crate::{Language, say};
use serde::Serialize;
use tiebreak_record::{CheckFailure, CheckFinding, CheckResult, FORMAT, OmittedCheck, RecordCheck};

/// A check in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CheckLine {
    /// The number of the check: 7 means V7.
    pub check: u8,
    /// `passed`, `failed` or `not-made`.
    pub verdict: &'static str,
    /// The subject of the check: "the event file".
    pub what: String,
    /// The finding; empty where there is nothing to add.
    pub found: String,
}

/// A check in words, part by part.
pub fn check_line(language: Language, check: &RecordCheck) -> CheckLine {
    let (verdict, found) = match &check.verdict {
        CheckResult::Passed(it) => ("passed", found(language, it)),
        CheckResult::Failed(it) => ("failed", failed(language, it)),
        CheckResult::NotMade(why) => ("not-made", not_made(language, *why)),
    };
    let what = say!(language, check_of { number: u32::from(check.number) });
    CheckLine { check: check.number, verdict, what, found }
}

/// A check on one line: `V7  ok       the event file: Tata Steel Masters 2024`.
pub fn check(language: Language, check: &RecordCheck) -> String {
    let CheckLine { check: number, verdict, what, found } = check_line(language, check);
    let what = if found.is_empty() { what } else { say!(language, told_of { what, said: found }) };
    let verdict = say!(language, check_verdict { verdict });
    format!("{:<3} {verdict:<8} {what}", format!("V{number}"))
}

fn found(language: Language, found: &CheckFinding) -> String {
    match found {
        CheckFinding::Nothing => String::new(),
        CheckFinding::BegunBy(program) => {
            say!(language, found_begun_by { format: FORMAT, program })
        }
        CheckFinding::Lines(count) => say!(language, found_lines { count: *count }),
        CheckFinding::Drawn(count) => say!(language, found_drawn { count: *count }),
        CheckFinding::Revealed(count) => say!(language, found_revealed { count: *count }),
        CheckFinding::Named(name) => name.clone(),
        CheckFinding::Entries(count) => say!(language, found_entries { count: *count }),
        CheckFinding::Amended(count) => say!(language, found_amended { count: *count }),
        CheckFinding::Ruling { settled, first } => {
            let settled = if *settled { "yes" } else { "no" };
            say!(language, found_ruling { settled, first: series(language, first) })
        }
        CheckFinding::Head(head) => head.clone(),
        CheckFinding::Signed { line, later, by } => {
            say!(language, found_signed { later: *later, line: *line, by })
        }
    }
}

fn failed(language: Language, failed: &CheckFailure) -> String {
    match failed {
        CheckFailure::Unreadable(error) => error.in_language(language),
        CheckFailure::Fault(found) => found.in_language(language),
        CheckFailure::OtherRuling(differs) => differs.clone(),
        CheckFailure::OtherHead { noted, found } => {
            say!(language, failed_other_head { noted, found })
        }
        CheckFailure::Signature(error) => error.in_language(language),
        CheckFailure::OtherRecordSigned => say!(language, failed_other_record),
        CheckFailure::MoreSigned { signed, lines } => {
            say!(language, failed_more_signed { signed: *signed, lines: *lines })
        }
        CheckFailure::OtherLineSigned { line } => say!(language, failed_other_line { line: *line }),
    }
}

fn not_made(language: Language, why: OmittedCheck) -> String {
    match why {
        OmittedCheck::NoEvent => say!(language, not_made_no_event),
        OmittedCheck::OtherFiles => say!(language, not_made_other_files),
        OmittedCheck::NoHead => say!(language, not_made_no_head),
        OmittedCheck::NoSignature => say!(language, not_made_no_signature),
        OmittedCheck::Before(failed) => {
            say!(language, not_made_before { check: u32::from(failed) })
        }
        OmittedCheck::After(failed) => say!(language, not_made_after { check: u32::from(failed) }),
    }
}
