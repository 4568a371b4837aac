//! Every clause of the regulation comes into play somewhere, or another clause carries it out.

use crate::bridge::case::{Case, default_wbf, ruled};
use std::collections::BTreeSet;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, Duty};

#[test]
fn every_clause_is_cited_by_a_case_or_carried_out_by_another() {
    let regulation = default_wbf();
    let mut cited: BTreeSet<ClauseRef> = BTreeSet::new();
    for case in Case::all() {
        let ruling = ruled(&case.event(), &[]);
        cited.extend(ruling.steps.iter().map(|step| step.clause));
        cited.extend(ruling.open.iter().map(|question| question.clause));
        cited.extend(ruling.reminders.iter().map(|reminder| reminder.clause));
        cited.extend(ruling.left_open.iter().map(|left| left.clause));
    }
    let all = (0..regulation.clauses.len()).map(|index| ClauseRef(u16::try_from(index).unwrap()));
    let led_to: BTreeSet<ClauseRef> = all.flat_map(|at| regulation.targets(at)).collect();
    let mut dropped = Vec::new();
    for (index, clause) in regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap());
        let carried_out = clause.duties.iter().any(|duty| {
            matches!(duty, Duty::Restates(by) if by.iter().all(|by| {
                cited.contains(by) || regulation.clause(*by).duties.iter().any(|duty| matches!(duty, Duty::Restates(_)))
            }))
        });
        // Clauses to which only another reading leads have pages of their own in `cases/`.
        let starts = clause.duties.contains(&Duty::Applies);
        let elsewhere = clause.action != Action::None && !starts && !led_to.contains(&at);
        if !cited.contains(&at) && !carried_out && !elsewhere {
            dropped.push(clause.id.clone());
        }
    }
    assert_eq!(dropped, Vec::<String>::new());
}

/// The clauses contain the printed text without page furniture word for word, in the printed order
/// within each section.
#[test]
fn every_printed_sentence_stands_in_a_clause() {
    let words =
        |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>().join(" ");
    let source = words(include_str!(
        "../../../../crates/regulation/regulations/bridge/sources/wbf-2023.txt"
    ));
    for clause in &default_wbf().clauses {
        // Page breaks and stray numerals cut through a few clauses; the source must contain their
        // beginnings and ends.
        let text = words(&clause.text);
        let head: String = text.chars().take(60).collect();
        let tail: String =
            text.chars().rev().take(40).collect::<Vec<_>>().into_iter().rev().collect();
        assert!(source.contains(&head) && source.contains(&tail), "{}", clause.id);
    }
}
