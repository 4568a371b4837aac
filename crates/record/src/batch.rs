//! V9 for many answers at once: one ruling instead of one for each answer, so that the time to
//! verify a record grows in proportion to its length.
//!
//! The engine is deterministic and asks until a question has no answer. Take several consecutive
//! entries that are first answers, and rule once with all of them. If the engine reached the
//! question of an entry having used only earlier answers, it reached the same question in the
//! state before that entry; and if it [needed](tiebreak_model::Answers::needed) the answer, the
//! question was open then. Where this cannot be shown, the entries are checked one by one.

use crate::recorded::Trace;
use crate::{Entry, Record, RecordRuling};
use std::collections::{BTreeMap, BTreeSet};

/// Shorter batches are not worth a ruling of their own.
const FEWEST: usize = 4;

/// How many entries, from the first on, are first answers to different questions or decide
/// nothing.
pub(crate) fn length<'a>(record: &Record, entries: impl Iterator<Item = &'a Entry>) -> usize {
    let mut seen = BTreeSet::new();
    let (mut length, mut answers) = (0, 0);
    for entry in entries {
        match entry {
            Entry::Answer(answer) => {
                let known = record.index().answer(&answer.id, &answer.asked).is_some();
                if answer.why.is_some() || known || !seen.insert(&answer.id) {
                    break;
                }
                answers += 1;
            }
            // The second half of V9, for these kinds of entries, needs no ruling.
            Entry::Note(_) => {}
            _ => break,
        }
        length += 1;
    }
    if answers < FEWEST { 0 } else { length }
}

/// Whether each answer from a position on was given to a question that was open at the time.
pub(crate) fn all_open(heard: &RecordRuling, record: &Record, from: usize) -> bool {
    let trace: &Trace = heard.trace();
    // For each entry: the latest entry that the engine had used before it reached the question.
    let mut latest_before = BTreeMap::new();
    let mut latest = None;
    for (_, index) in &trace.answered {
        latest_before.insert(*index, latest);
        latest = latest.max(Some(*index));
    }
    let open: BTreeSet<&str> =
        heard.ruling.open.iter().map(|question| question.id.as_str()).collect();
    let shown = |(offset, entry): (usize, &Entry)| {
        let Entry::Answer(answer) = entry else { return true };
        let index = from + offset;
        let in_order = latest_before
            .get(&index)
            .is_some_and(|before| before.is_none_or(|before| before < index));
        in_order && trace.needed.contains(&index) && !open.contains(answer.id.as_str())
    };
    record.entries().iter().skip(from).enumerate().all(shown)
}
