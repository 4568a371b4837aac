//! Every step with its clause. The printed text of a clause appears at its first use.

use super::prose::prose;
use super::turned_on;
use super::{Block, Manner, PaperStep, TextRun, Tone};
use crate::boards::Evidence;
use crate::view::RulingView;
use crate::{Case, say};
use std::collections::BTreeSet;

pub(super) fn steps(case: Case<'_>, view: &RulingView<'_>) -> Option<Vec<Block>> {
    let mut quoted = BTreeSet::new();
    let evidence = Evidence::from_event(case.language, case.event);
    let steps = case.ruling.steps.iter().zip(&view.steps).map(|(step, shown)| {
        let clause = case.regulation.clause(step.clause);
        let behind = evidence.as_ref().and_then(|known| known.behind(step));
        let mut blocks = vec![Block::Paragraph(Tone::Plain, prose(case, &shown.because))];
        if step.cites().is_some() && quoted.insert(step.clause) {
            let summary = clause.summary.then(|| {
                TextRun::new(
                    Manner::Summary,
                    format!("{} ", say!(case.language, protocol_in_summary)),
                )
            });
            blocks.push(Block::Quote(
                summary.into_iter().chain([TextRun::plain(clause.text.clone())]).collect(),
            ));
        }
        blocks.extend(behind.iter().flat_map(|behind| turned_on::behind(case, behind)));
        PaperStep { clause: shown.mark().to_owned(), long: behind.is_some(), blocks }
    });
    let steps: Vec<PaperStep> = steps.collect();
    (!steps.is_empty()).then(|| vec![Block::Steps(steps)])
}
