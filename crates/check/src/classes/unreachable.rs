//! A clause that no tie ever comes to, in any combination of readings: it was meant for something,
//! and that something goes elsewhere.
//!
//! Clauses that only remind, set aside or restate are read by people and need not be reached. A
//! clock that no stage uses, and a route or a number that never fits, and a tie that is said to be
//! left open and never is, are unreachable as well.

use super::CheckSubject;
use crate::walk::{Walk, WalkEvent};
use crate::{Class, Finding, FindingKind, UnusedPart};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, Clause, Duty};

pub(super) fn find(subjects: &[CheckSubject<'_>]) -> Vec<Finding> {
    let Some(subject) = subjects.first() else { return Vec::new() };
    if subjects.iter().any(|subject| subject.walks.iter().any(|walk| walk.is_cut_short())) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    for (index, clause) in subject.regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        findings.extend(never_left(subjects, at));
        if some_walk(subjects, |walk| walk.reached.contains(&at)) {
            findings.extend(dead_lines(subjects, at));
        } else if !is_used(subjects, at, clause) {
            let never = if clause.action == Action::None {
                UnusedPart::ClockUsed
            } else {
                UnusedPart::Reached
            };
            findings.push(subject.finding(Class::Unreachable, at, FindingKind::Never(never)));
        }
    }
    findings
}

fn some_walk(subjects: &[CheckSubject<'_>], holds: impl Fn(&Walk<'_>) -> bool) -> bool {
    subjects.iter().any(|subject| subject.walks.iter().any(|walk| holds(walk)))
}

/// Whether nothing is missing although no tie comes to it: it does nothing to a tie, or an order
/// passes over it, which is told otherwise.
fn is_used(subjects: &[CheckSubject<'_>], at: ClauseRef, clause: &Clause) -> bool {
    if clause.action != Action::None {
        return happens(subjects, at, WalkEvent::NotACriterion);
    }
    let sets_a_clock = clause.duties.iter().any(|duty| matches!(duty, Duty::Clock(_)));
    !sets_a_clock || some_walk(subjects, |walk| walk.used.contains(&at))
}

fn happens(subjects: &[CheckSubject<'_>], at: ClauseRef, event: WalkEvent) -> bool {
    some_walk(subjects, |walk| walk.events.contains_key(&(at, event)))
}

/// A clause that says it leaves ties open, where none is ever left.
fn never_left(subjects: &[CheckSubject<'_>], at: ClauseRef) -> Option<Finding> {
    let subject = &subjects[0];
    super::gap::knowingly(subject.regulation.clause(at))?;
    if some_walk(subjects, |walk| walk.left.keys().any(|(clause, _)| *clause == at)) {
        return None;
    }
    let found = subject.finding(Class::Unreachable, at, FindingKind::Never(UnusedPart::LeftOpen));
    Some(found.at(Some(subject.key_span(at, "leaves-open"))))
}

/// Routes and numbers of a clause that never fit, in the readings taken.
fn dead_lines(subjects: &[CheckSubject<'_>], at: ClauseRef) -> Vec<Finding> {
    let subject = &subjects[0];
    let clause = subject.regulation.clause(at);
    let id = &clause.id;
    let dead = |never: UnusedPart, span: Option<std::ops::Range<usize>>| {
        subject.finding(Class::Unreachable, at, FindingKind::Never(never)).at(span)
    };
    let mut findings = Vec::new();
    for (position, route) in clause.then.iter().enumerate() {
        if !happens(subjects, at, WalkEvent::RouteTaken(position)) {
            let never = UnusedPart::RouteTaken(subject.id(route.go).to_owned());
            findings.push(dead(never, subject.places.route(id, position)));
        }
    }
    if let Action::ByNumber(numbers) | Action::ByPlace(numbers) = &clause.action {
        let of_places = matches!(clause.action, Action::ByPlace(_));
        for (position, (count, _)) in numbers.iter().enumerate() {
            if !happens(subjects, at, WalkEvent::NumberTaken(position)) {
                let never = if of_places {
                    UnusedPart::PlaceTied(*count)
                } else {
                    UnusedPart::NumberTied(*count)
                };
                findings.push(dead(never, subject.places.number(id, position)));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use crate::Class::Unreachable;
    use crate::classes::tests::{FOR_FIRST, at};

    #[test]
    fn a_clause_that_nothing_leads_to() {
        let lots = format!("{FOR_FIRST}[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n");
        assert!(at(Unreachable, &lots).is_empty());
        let dead =
            format!("{lots}[clause.\"3\"]\ntext = \"Wins.\"\nrank = \"wins\"\nthen = \"2\"\n");
        assert_eq!(at(Unreachable, &dead), ["3"]);
        let clock = format!(
            "{lots}[clause.\"3\"]\ntext = \"Blitz.\"\nclock = {{ name = \"blitz\", both = \
             \"3:00+2\" }}\n"
        );
        assert_eq!(at(Unreachable, &clock), ["3"]);
        let remind = format!("{lots}[clause.\"3\"]\ntext = \"Rest.\"\nremind = true\n");
        assert!(at(Unreachable, &remind).is_empty());
    }

    #[test]
    fn a_route_that_never_fits() {
        let after = |route: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"Wins.\"\nrank = \"wins\"\n\
                 then = [{route}, {{ go = \"3\" }}]\n\
                 [clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n[clause.\"4\"]\n\
                 text = \"Lots too.\"\nlots = \"place\"\n"
            )
        };
        // One is never tied; seventeen may be.
        assert_eq!(at(Unreachable, &after("{ tied = \"1\", go = \"4\" }")), ["2", "4"]);
        for fits in ["5..", "17..", "20", "300.."] {
            assert!(
                at(Unreachable, &after(&format!("{{ tied = \"{fits}\", go = \"4\" }}"))).is_empty(),
                "{fits}"
            );
        }
    }

    /// Nobody is left by lots, and those whom a selection chooses go where it says: a `then` is
    /// never taken.
    #[test]
    fn a_then_that_nothing_comes_to() {
        let lots = "[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"participants\"\n";
        let drawn = |then: &str| {
            format!("{FOR_FIRST}[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n{then}")
        };
        assert_eq!(at(Unreachable, &drawn(&format!("then = \"3\"\n{lots}"))), ["2", "3"]);
        assert!(at(Unreachable, &drawn("")).is_empty());
        let chosen = |then: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"Two.\"\n\
                 select = {{ top = 2, by = [\"3\"], go = \"3\" }}\n{then}{lots}"
            )
        };
        assert_eq!(at(Unreachable, &chosen("then = \"3\"\n")), ["2"]);
        assert!(at(Unreachable, &chosen("")).is_empty());
    }
}
