//! Two rules apply: the same tie fits two routes, two lines of `by-number`, or two procedures, and
//! they lead to different clauses.
//!
//! The program would take the first in the file, but the text does not say that the order of the
//! file decides. A route for all the tied is a special case of one for a number of tied, and a
//! route without a condition yields to all others: those do not count as two.

use super::CheckSubject;
use crate::walk::WalkEvent;
use crate::{Class, Finding, FindingKind};
use tiebreak_regulation::Action;

pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings = procedures(subject);
    for (clause, event, walk, at) in subject.events() {
        let id = subject.id(clause);
        let (span, one, other) = match event {
            WalkEvent::TwoRoutes(taken, other) => {
                let routes = &walk.regulation.clause(clause).then;
                (subject.places.route(id, other), routes[taken].go, routes[other].go)
            }
            WalkEvent::TwoNumbers(taken, other) => match &walk.regulation.clause(clause).action {
                Action::ByNumber(numbers) | Action::ByPlace(numbers) => {
                    (subject.places.number(id, other), numbers[taken].1, numbers[other].1)
                }
                _ => continue,
            },
            _ => continue,
        };
        let what = FindingKind::TwoRules {
            taken: subject.id(one).to_owned(),
            other: subject.id(other).to_owned(),
            tied: walk.numbers.counts(&walk.sizes(at)),
            trail: walk.trail(at[0]),
        };
        findings.push(subject.finding(Class::Overlap, clause, what).at(span));
    }
    findings
}

/// Of two procedures for the same ties only the first would ever begin.
fn procedures(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let entries = &subject.regulation.entries;
    let mut findings = Vec::new();
    for (position, later) in entries.iter().enumerate() {
        for earlier in &entries[..position] {
            let shared = later.kinds.iter().find(|kind| earlier.kinds.contains(kind));
            let Some(kind) = shared else { continue };
            let what = FindingKind::TwoProcedures {
                taken: subject.id(earlier.clause).to_owned(),
                kind: *kind,
            };
            let found = subject.finding(Class::Overlap, later.clause, what);
            findings.push(found.at(Some(subject.key_span(later.clause, "applies"))));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use crate::Class::Overlap;
    use crate::FindingKind;
    use crate::classes::tests::{FOR_FIRST, at, found};

    const LOTS: &str = "[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n[clause.\"4\"]\n\
                        text = \"Lots too.\"\nlots = \"place\"\n";

    #[test]
    fn two_lines_for_four() {
        let numbers = |lines: &str| {
            format!("{FOR_FIRST}[clause.\"2\"]\ntext = \"By number.\"\nby-number = {lines}\n{LOTS}")
        };
        let overlap = found(Overlap, &numbers("{ \"2..4\" = \"3\", \"4..\" = \"4\" }"));
        let FindingKind::TwoRules { taken, tied, .. } = &overlap[0].what else {
            panic!("{overlap:?}")
        };
        assert_eq!((taken.as_str(), tied[0].from, tied[0].to), ("3", 4, Some(4)));
        assert!(at(Overlap, &numbers("{ \"2..4\" = \"3\", \"5..\" = \"4\" }")).is_empty());
    }

    #[test]
    fn two_routes() {
        let routes = |then: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"A round robin; lots.\"\n\
                 clock = {{ name = \"blitz\", both = \"3:00+2\" }}\n\
                 play = {{ form = \"round-robin\", numbers = \"lots\", clock = \"blitz\" }}\n\
                 then = {then}\n{LOTS}"
            )
        };
        let two = "[{ tied = \"2..3\", go = \"3\" }, { tied = \"3..\", go = \"4\" }]";
        assert_eq!(at(Overlap, &routes(two)), ["2"]);
        let all_tied = "[{ all-tied = \"3\" }, { tied = \"2..\", go = \"4\" }]";
        assert!(at(Overlap, &routes(all_tied)).is_empty());
        let hidden = "[{ go = \"3\" }, { tied = \"2\", go = \"4\" }]";
        assert_eq!(at(Overlap, &routes(hidden)), ["2"]);
    }

    #[test]
    fn two_procedures_for_one_kind() {
        let second = |kind: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n[clause.\"3\"]\n\
                 text = \"A tie is broken by 2.\"\n\
                 applies = {{ kinds = [\"{kind}\"], tie-for = \"all\", go = \"2\" }}\n\
                 settles = \"places\"\n"
            )
        };
        assert_eq!(at(Overlap, &second("round-robin")), ["3"]);
        assert!(at(Overlap, &second("swiss")).is_empty());
    }
}
