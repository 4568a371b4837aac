//! A clause that no tie ever comes to, in any reading: it was meant for something, and that something goes elsewhere.
//!
//! Clauses that only remind, set aside or restate are read by people and need not be reached. A clock that no stage uses, and a route
//! or a number that never fits, and a tie that is said to be left open and never is, are unreachable as well.

use super::Subject;
use crate::walk::Event;
use crate::{Class, Finding};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, Clause, Duty};

pub(super) fn find(subjects: &[Subject<'_>]) -> Vec<Finding> {
    let Some(subject) = subjects.first() else { return Vec::new() };
    if subjects.iter().any(|subject| subject.walks.iter().any(super::Walk::is_cut_short)) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    for (index, clause) in subject.regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        findings.extend(never_left(subjects, at));
        if is_reached(subjects, at) {
            findings.extend(dead_lines(subjects, at));
        } else if !is_used(subjects, at, clause) {
            let (message, label) = match clause.action {
                Action::None => (format!("no stage that is played uses the clock of {}", clause.id), "never used"),
                _ => (format!("no tie ever comes to {}", clause.id), "never reached"),
            };
            let found = subject
                .finding(Class::Unreachable, at, message)
                .label(label)
                .example("for example: two to sixteen tied, whatever the results")
                .hint("let another clause lead here, or make it `restates` or `remind`");
            findings.push(found);
        }
    }
    findings
}

/// Whether nothing is missing although no tie comes to it: it does nothing to a tie, or an order passes over it, which is told otherwise.
fn is_used(subjects: &[Subject<'_>], at: ClauseRef, clause: &Clause) -> bool {
    if clause.action != Action::None {
        return happens(subjects, at, Event::NotACriterion);
    }
    let sets_a_clock = clause.duties.iter().any(|duty| matches!(duty, Duty::Clock(_)));
    !sets_a_clock || subjects.iter().any(|subject| subject.walks.iter().any(|walk| walk.used.contains(&at)))
}

fn is_reached(subjects: &[Subject<'_>], at: ClauseRef) -> bool {
    subjects.iter().any(|subject| subject.walks.iter().any(|walk| walk.reached.contains(&at)))
}

fn happens(subjects: &[Subject<'_>], at: ClauseRef, event: Event) -> bool {
    subjects.iter().any(|subject| subject.walks.iter().any(|walk| walk.events.contains_key(&(at, event))))
}

/// A clause that says it leaves ties open, where none is ever left.
fn never_left(subjects: &[Subject<'_>], at: ClauseRef) -> Option<Finding> {
    let subject = &subjects[0];
    super::gap::knowingly(subject.regulation.clause(at))?;
    let leaves = |walk: &super::Walk<'_>| walk.left.keys().any(|(clause, _)| *clause == at);
    if subjects.iter().any(|subject| subject.walks.iter().any(leaves)) {
        return None;
    }
    let message = format!("{} says that it leaves a tie open, but none is ever left there", subject.id(at));
    let mut found = subject.finding(Class::Unreachable, at, message).label("never happens");
    found.span = Some(subject.key_span(at, "leaves-open"));
    Some(found.example("for example: two to sixteen tied, whatever the results").hint("leave `leaves-open` out"))
}

/// Routes and numbers of a clause that never fit.
fn dead_lines(subjects: &[Subject<'_>], at: ClauseRef) -> Vec<Finding> {
    let subject = &subjects[0];
    let clause = subject.regulation.clause(at);
    let id = &clause.id;
    let dead = |message: String, span: Option<std::ops::Range<usize>>| {
        let mut found = subject.finding(Class::Unreachable, at, message).label("never taken");
        found.span = span.or(found.span);
        found
            .example("for example: two to sixteen tied, whatever the results")
            .hint("leave it out, or widen the condition")
    };
    let mut findings = Vec::new();
    for (position, route) in clause.then.iter().enumerate() {
        if !happens(subjects, at, Event::RouteTaken(position)) {
            let message = format!("nobody ever goes from {id} to {} by this route", subject.id(route.go));
            findings.push(dead(message, subject.places.route(id, position)));
        }
    }
    if let Action::ByNumber(numbers) | Action::ByPlace(numbers) = &clause.action {
        for (position, (count, _)) in numbers.iter().enumerate() {
            if !happens(subjects, at, Event::NumberTaken(position)) {
                let message = match clause.action {
                    Action::ByPlace(_) => format!("no tie for place {count} ever comes to {id}"),
                    _ => format!("{count} tied never come to {id}"),
                };
                findings.push(dead(message, subject.places.number(id, position)));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use crate::Class::Unreachable;
    use crate::classes::tests::{FOR_FIRST, at, found};

    #[test]
    fn a_clause_that_nothing_leads_to() {
        let lots = format!("{FOR_FIRST}[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n");
        assert!(at(Unreachable, &lots).is_empty());
        let dead = format!("{lots}[clause.\"3\"]\ntext = \"Wins.\"\nrank = \"wins\"\nthen = \"2\"\n");
        assert_eq!(at(Unreachable, &dead), ["3"]);
        let clock =
            format!("{lots}[clause.\"3\"]\ntext = \"Blitz.\"\nclock = {{ name = \"blitz\", both = \"3:00+2\" }}\n");
        assert_eq!(at(Unreachable, &clock), ["3"]);
        let remind = format!("{lots}[clause.\"3\"]\ntext = \"Rest.\"\nremind = true\n");
        assert!(at(Unreachable, &remind).is_empty());
    }

    #[test]
    fn a_route_that_never_fits() {
        let after = |route: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"Wins.\"\nrank = \"wins\"\nthen = [{route}, {{ go = \"3\" }}]\n\
                 [clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n[clause.\"4\"]\ntext = \"Lots too.\"\nlots = \"place\"\n"
            )
        };
        let dead = found(Unreachable, &after("{ tied = \"17..\", go = \"4\" }"));
        assert_eq!(dead.iter().filter_map(|found| found.clause.as_deref()).collect::<Vec<_>>(), ["2", "4"]);
        assert!(at(Unreachable, &after("{ tied = \"5..\", go = \"4\" }")).is_empty());
    }
}
