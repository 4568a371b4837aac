//! The numbered checks of a record.

use super::record::{fault, record_error};
use super::series;
use crate::{Language, say};
use tiebreak_record::{Check, FORMAT, Failed, Found, NotMade, NoteError, Verdict};

/// A check on one line: `V7  ok       the event file: Tata Steel Masters 2024`.
pub fn check(language: Language, check: &Check) -> String {
    let (verdict, said) = match &check.verdict {
        Verdict::Passed(it) => ("passed", found(language, it)),
        Verdict::Failed(it) => ("failed", failed(language, it)),
        Verdict::NotMade(why) => ("not-made", not_made(language, *why)),
    };
    let what = say!(language, check_of { number: u32::from(check.number) });
    let what = if said.is_empty() { what } else { say!(language, told_of { what, said }) };
    format!("{:<3} {:<8} {what}", format!("V{}", check.number), say!(language, check_verdict { verdict }))
}

fn found(language: Language, found: &Found) -> String {
    match found {
        Found::Nothing => String::new(),
        Found::BegunBy(program) => say!(language, found_begun_by { format: FORMAT, program }),
        Found::Lines(count) => say!(language, found_lines { count: *count }),
        Found::Drawn(count) => say!(language, found_drawn { count: *count }),
        Found::Revealed(count) => say!(language, found_revealed { count: *count }),
        Found::Named(name) => name.clone(),
        Found::Entries(count) => say!(language, found_entries { count: *count }),
        Found::Amended(count) => say!(language, found_amended { count: *count }),
        Found::Ruling { settled, first } => {
            let settled = if *settled { "yes" } else { "no" };
            say!(language, found_ruling { settled, first: series(language, first) })
        }
        Found::Head(head) => head.clone(),
        Found::Signed { line, later, by } => say!(language, found_signed { later: *later, line: *line, by }),
    }
}

fn failed(language: Language, failed: &Failed) -> String {
    match failed {
        Failed::Unreadable(error) => record_error(language, error),
        Failed::Fault(found) => fault(language, found),
        Failed::OtherRuling(differs) => differs.clone(),
        Failed::OtherHead { noted, found } => say!(language, failed_other_head { noted, found }),
        Failed::Signature(error) => note_error(language, error),
        Failed::OtherRecordSigned => say!(language, failed_other_record),
        Failed::MoreSigned { signed, lines } => say!(language, failed_more_signed { signed: *signed, lines: *lines }),
        Failed::OtherLineSigned { line } => say!(language, failed_other_line { line: *line }),
    }
}

fn not_made(language: Language, why: NotMade) -> String {
    match why {
        NotMade::NoEvent => say!(language, not_made_no_event),
        NotMade::OtherFiles => say!(language, not_made_other_files),
        NotMade::NoHead => say!(language, not_made_no_head),
        NotMade::NoSignature => say!(language, not_made_no_signature),
        NotMade::Before(failed) => say!(language, not_made_before { check: u32::from(failed) }),
        NotMade::After(failed) => say!(language, not_made_after { check: u32::from(failed) }),
    }
}

/// Why a signed head does not hold.
pub fn note_error(language: Language, error: &NoteError) -> String {
    match error {
        NoteError::NoKey => say!(language, note_no_key),
        NoteError::NotANote => say!(language, note_not_a_note),
        NoteError::NotACheckpoint => say!(language, note_not_a_checkpoint),
        NoteError::NotSignedBy => say!(language, note_not_signed_by),
        NoteError::BadSignature => say!(language, note_bad_signature),
    }
}
