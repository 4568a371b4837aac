//! The numbered checks of a record.

use super::record::{fault, record_error};
use tiebreak_model::series;
use tiebreak_record::{Check, FORMAT, Failed, Found, NotMade, Verdict};

/// What each check looks at.
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
        Found::Ruling { settled, first } => {
            let state = if *settled { "settled" } else { "not settled yet" };
            format!("{state}; first: {}", series(first))
        }
        Found::Head(head) => head.clone(),
    }
}

fn failed(failed: &Failed) -> String {
    match failed {
        Failed::Unreadable(error) => record_error(error),
        Failed::Fault(found) => fault(found),
        Failed::OtherRuling(differs) => differs.clone(),
        Failed::OtherHead { noted, found } => format!("noted {noted}, found {found}"),
    }
}

fn not_made(why: NotMade) -> String {
    match why {
        NotMade::NoEvent => "the event file was not found; name it with --event".to_owned(),
        NotMade::OtherFiles => "the event or the regulation is another".to_owned(),
        NotMade::NoHead => {
            "without a noted head, lines missing at the end cannot be found, nor a chain written anew".to_owned()
        }
        NotMade::Before(failed) => format!("not before V{failed} holds"),
        NotMade::After(failed) => format!("V{failed} failed"),
    }
}
