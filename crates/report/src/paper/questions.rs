//! Open questions, ties that the text leaves open, and reminders.

use super::prose::prose;
use super::{Block, Manner, PaperStep, TextRun, Tone};
use crate::Case;
use crate::view::RulingView;

/// A sentence with its clause and, for a question, its id.
struct MarkedSentence<'a> {
    clause: &'a str,
    words: &'a str,
    id: Option<&'a str>,
}

impl<'a> MarkedSentence<'a> {
    fn new(clause: &'a str, words: &'a str) -> Self {
        Self { clause, words, id: None }
    }
}

pub(super) fn open(case: Case<'_>, view: &RulingView<'_>) -> Option<Vec<Block>> {
    let open = view.open.iter();
    list(
        case,
        open.map(|one| MarkedSentence {
            id: Some(one.id),
            ..MarkedSentence::new(one.clause, &one.text)
        }),
    )
}

pub(super) fn left_open(case: Case<'_>, view: &RulingView<'_>) -> Option<Vec<Block>> {
    list(case, view.left_open.iter().map(|left| MarkedSentence::new(left.clause, &left.because)))
}

/// Reminders are left out once everything is settled.
pub(super) fn reminders(case: Case<'_>, view: &RulingView<'_>) -> Option<Vec<Block>> {
    let reminders = view.reminders.iter().filter(|_| !view.settled);
    list(case, reminders.map(|one| MarkedSentence::new(one.clause, &one.text)))
}

pub(super) fn warnings(case: Case<'_>, view: &RulingView<'_>) -> Option<Vec<Block>> {
    let sentences: Vec<String> =
        view.warnings.iter().map(|warning| format!("{}.", warning.text)).collect();
    list(case, sentences.iter().map(|sentence| MarkedSentence::new("!", sentence)))
}

fn list<'a>(case: Case<'_>, items: impl Iterator<Item = MarkedSentence<'a>>) -> Option<Vec<Block>> {
    let step = |MarkedSentence { clause, words, id }: MarkedSentence<'_>| {
        let mut runs = prose(case, words);
        if let Some(id) = id {
            runs.extend([TextRun::plain(" "), TextRun::new(Manner::Id, id.to_owned())]);
        }
        let blocks = vec![Block::Paragraph(Tone::Plain, runs)];
        PaperStep { clause: clause.to_owned(), long: false, blocks }
    };
    let steps: Vec<PaperStep> = items.map(step).collect();
    (!steps.is_empty()).then(|| vec![Block::Steps(steps)])
}
