//! The numbered checks of a record.

use super::record::{fault, record_error};
use tiebreak_model::series;
use tiebreak_record::{Check, FORMAT, Failed, Found, NotMade, NoteError, Verdict};

/// What each check looks at.
const WHAT: [&str; 13] = [
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
    "the head that was signed",
    "amendments of the event file as they were made",
];

/// A check on one line: `V7  ok       the event file: Tata Steel Masters 2024`.
pub fn check(check: &Check) -> String {
    let what = WHAT.get(usize::from(check.number).saturating_sub(1)).copied().unwrap_or_default();
    let (word, said) = match &check.verdict {
        Verdict::Passed(it) => ("ok", found(it)),
        Verdict::Failed(it) => ("FAILED", failed(it)),
        Verdict::NotMade(why) => ("not made", not_made(*why)),
    };
    let line = format!("{:<3} {word:<8} {what}", format!("V{}", check.number));
    if said.is_empty() { line } else { format!("{line}: {said}") }
}

fn found(found: &Found) -> String {
    match found {
        Found::Nothing => String::new(),
        Found::BegunBy(program) => format!("{FORMAT}, begun by {program}"),
        Found::Lines(count) => format!("{count} lines"),
        Found::Drawn(count) => format!("{count} drawn from a seed"),
        Found::Revealed(count) => format!("{count} revealed"),
        Found::Named(name) => name.clone(),
        Found::Entries(count) => format!("{count} entries"),
        Found::Amended(0) => "none".to_owned(),
        Found::Amended(1) => "one, noted with what changed".to_owned(),
        Found::Amended(count) => format!("{count}, noted with what changed"),
        Found::Ruling { settled, first } => {
            let state = if *settled { "settled" } else { "not settled yet" };
            format!("{state}; first: {}", series(first))
        }
        Found::Head(head) => head.clone(),
        Found::Signed { line, later: 0, by } => format!("all {line} lines, by {by}"),
        Found::Signed { line, later, by } => format!("lines 1 to {line}, by {by}; {later} came later"),
    }
}

fn failed(failed: &Failed) -> String {
    match failed {
        Failed::Unreadable(error) => record_error(error),
        Failed::Fault(found) => fault(found),
        Failed::OtherRuling(differs) => differs.clone(),
        Failed::OtherHead { noted, found } => format!("noted {noted}, found {found}"),
        Failed::Signature(error) => note_error(error),
        Failed::OtherRecordSigned => "the signature is about another record".to_owned(),
        Failed::MoreSigned { signed, lines } => format!("{signed} lines were signed, and there are only {lines}"),
        Failed::OtherLineSigned { line } => format!("line {line} is not the one that was signed"),
    }
}

fn not_made(why: NotMade) -> String {
    match why {
        NotMade::NoEvent => "the event file was not found; name it with --event".to_owned(),
        NotMade::OtherFiles => "the event or the regulation is not the record's".to_owned(),
        NotMade::NoHead => {
            "without a noted head, lines missing at the end cannot be found, nor a chain written anew".to_owned()
        }
        NotMade::NoSignature => "no signature and no key were given".to_owned(),
        NotMade::Before(failed) => format!("not before V{failed} holds"),
        NotMade::After(failed) => format!("V{failed} failed"),
    }
}

/// Why a signed head does not hold.
pub fn note_error(error: &NoteError) -> String {
    match error {
        NoteError::NoKey => "this is not a key: expected NAME+ID+KEY as `tiebreak record key` writes it",
        NoteError::NotANote => "this is not a signed note",
        NoteError::NotACheckpoint => "the note that was signed is not a checkpoint of a record",
        NoteError::NotSignedBy => "the note is not signed by this key",
        NoteError::BadSignature => "the signature does not match the note: one of them was altered",
    }
    .to_owned()
}
