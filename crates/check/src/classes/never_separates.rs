//! A criterion that can never separate anybody at the point where it stands.
//!
//! Participants who are level on wins are still level on wins two clauses further down. The walk
//! remembers which criteria left a group level: own values (wins) stay level in every smaller
//! group, mutual ones (games among the tied) only while the group is the same.

use super::CheckSubject;
use crate::walk::WalkEvent;
use crate::{Class, Finding, FindingKind};
use std::collections::BTreeSet;
use tiebreak_model::ClauseRef;

pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let events = subject.events();
    let able: BTreeSet<ClauseRef> = events
        .iter()
        .filter(|(_, event, ..)| matches!(event, WalkEvent::CanSeparate(_)))
        .map(|(at, ..)| *at)
        .collect();
    let mut findings = Vec::new();
    for (clause, event, walk, at) in events {
        let what = match event {
            WalkEvent::CannotSeparate(criterion) if !able.contains(&clause) => {
                let no_data = Some(walk.kind).filter(|kind| !criterion.has_data(*kind));
                FindingKind::CannotSeparate { criterion, no_data, trail: walk.trail(at[0]) }
            }
            WalkEvent::NotACriterion => FindingKind::OrdersNobody { trail: walk.trail(at[0]) },
            _ => continue,
        };
        findings.push(subject.finding(Class::NeverSeparates, clause, what));
    }
    findings
}

#[cfg(test)]
mod tests {
    use crate::Class::NeverSeparates;
    use crate::classes::tests::{FOR_FIRST, at};

    fn ladder(by: &str, again: &str, last: &str) -> String {
        format!(
            "{FOR_FIRST}[clause.\"2\"]\ntext = \"By these.\"\norder = {by}\n\
             after-separation = \"{again}\"\n\
             [clause.\"a\"]\ntext = \"Mutual result.\"\nrank = \"mutual-result\"\n[clause.\"b\"]\n\
             text = \"Wins.\"\nrank = \"wins\"\n\
             [clause.\"c\"]\ntext = \"{last} once more.\"\nrank = \"{last}\"\n[clause.\"d\"]\n\
             text = \"Lots.\"\nlots = \"place\"\n"
        )
    }

    #[test]
    fn the_same_criterion_twice() {
        let by = "[\"a\", \"b\", \"c\", \"d\"]";
        assert_eq!(at(NeverSeparates, &ladder(by, "continue", "wins")), ["c"]);
        assert!(at(NeverSeparates, &ladder(by, "continue", "sonneborn-berger")).is_empty());
        // After wins separated some, the games among those left may still differ.
        assert!(at(NeverSeparates, &ladder(by, "continue", "mutual-result")).is_empty());
    }

    #[test]
    fn a_tour_has_no_games() {
        let tour = ladder("[\"a\", \"b\", \"c\", \"d\"]", "continue", "sonneborn-berger")
            .replace("round-robin", "tour");
        assert_eq!(at(NeverSeparates, &tour), ["a", "b", "c"]);
    }

    #[test]
    fn a_clause_that_orders_nobody() {
        let idle = ladder("[\"a\", \"e\", \"d\"]", "continue", "wins")
            + "[clause.\"e\"]\ntext = \"Rest.\"\nremind = true\n";
        assert!(at(NeverSeparates, &idle).contains(&"e".to_owned()));
    }
}
