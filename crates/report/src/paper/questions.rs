//! What is still to be done, what the text leaves open, what to keep in mind.

use super::prose::prose;
use super::{Block, Manner, Run, Step, Tone};
use crate::{Case, imperative, words};

pub(super) fn open(case: Case<'_>) -> Option<Vec<Block>> {
    let open = &case.ruling.open;
    list(case, open.iter().map(|asked| (case.clause(asked.clause), imperative(case, asked), Some(asked.id.as_str()))))
}

pub(super) fn left_open(case: Case<'_>) -> Option<Vec<Block>> {
    list(case, case.ruling.left_open.iter().map(|left| (case.clause(left.clause), words::left_open(case, left), None)))
}

/// Nothing once everything is settled: then there is nothing left to do them by.
pub(super) fn reminders(case: Case<'_>) -> Option<Vec<Block>> {
    if case.ruling.settled {
        return None;
    }
    list(
        case,
        case.ruling
            .reminders
            .iter()
            .map(|reminder| (case.clause(reminder.clause), words::reminder(case, reminder), None)),
    )
}

pub(super) fn warnings(case: Case<'_>) -> Option<Vec<Block>> {
    list(
        case,
        case.ruling
            .warnings
            .iter()
            .map(|warning| ("!", format!("{}.", words::warning(case.language, case.event, warning)), None)),
    )
}

fn list<'a>(case: Case<'_>, items: impl Iterator<Item = (&'a str, String, Option<&'a str>)>) -> Option<Vec<Block>> {
    let step = |(clause, words, id): (&str, String, Option<&str>)| {
        let mut runs = prose(case, &words);
        if let Some(id) = id {
            runs.extend([Run::plain(" "), Run::new(Manner::Id, id.to_owned())]);
        }
        Step { clause: clause.to_owned(), long: false, blocks: vec![Block::Paragraph(Tone::Plain, runs)] }
    };
    let steps: Vec<Step> = items.map(step).collect();
    (!steps.is_empty()).then(|| vec![Block::Steps(steps)])
}
