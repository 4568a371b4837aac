//! The numbered checks of a record.

use super::series;
use crate::Explain;
use crate::{Language, say};
use tiebreak_record::{Check, FORMAT, Failed, Found, NotMade, Verdict};

/// A check on one line: `V7  ok       the event file: Tata Steel Masters 2024`.
pub fn check(language: Language, check: &Check) -> String {
    let (verdict, said) = match &check.verdict {
        Verdict::Passed(it) => ("passed", found(language, it)),
        Verdict::Failed(it) => ("failed", failed(language, it)),
        Verdict::NotMade(why) => ("not-made", not_made(language, *why)),
    };
    let what = say!(language, check_of { number: u32::from(check.number) });
    let what = if said.is_empty() { what } else { say!(language, told_of { what, said }) };
    format!(
        "{:<3} {:<8} {what}",
        format!("V{}", check.number),
        say!(language, check_verdict { verdict })
    )
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
        Found::Signed { line, later, by } => {
            say!(language, found_signed { later: *later, line: *line, by })
        }
    }
}

fn failed(language: Language, failed: &Failed) -> String {
    match failed {
        Failed::Unreadable(error) => error.in_language(language),
        Failed::Fault(found) => found.in_language(language),
        Failed::OtherRuling(differs) => differs.clone(),
        Failed::OtherHead { noted, found } => say!(language, failed_other_head { noted, found }),
        Failed::Signature(error) => error.in_language(language),
        Failed::OtherRecordSigned => say!(language, failed_other_record),
        Failed::MoreSigned { signed, lines } => {
            say!(language, failed_more_signed { signed: *signed, lines: *lines })
        }
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
