//! A person's discretion: the text ends in "the arbiter decides", or lets somebody depart from it.
//!
//! Nothing is wrong with that; but the players should know beforehand who decides and when it comes
//! to it.

use super::CheckSubject;
use crate::walk::WalkEvent;
use crate::{Class, Finding, FindingKind};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, Duty};

pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (clause, event, walk, at) in subject.events() {
        if let (WalkEvent::Decided, Action::Decide { who, .. }) =
            (event, &walk.regulation.clause(clause).action)
        {
            let what = FindingKind::Decides { who: who.clone(), trail: walk.trail(at[0]) };
            let found = subject.finding(Class::Discretion, clause, what);
            findings.push(found.at(Some(subject.key_span(clause, "decide"))));
        }
    }
    for (index, clause) in subject.regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        for duty in &clause.duties {
            if let Duty::Deviate { who, .. } = duty {
                let found = subject.finding(
                    Class::Discretion,
                    at,
                    FindingKind::MayDepart { who: who.clone() },
                );
                findings.push(found.at(Some(subject.key_span(at, "deviate"))));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use crate::Class::Discretion;
    use crate::classes::tests::{FOR_FIRST, at};

    #[test]
    fn somebody_decides() {
        let decided = format!(
            "{FOR_FIRST}[clause.\"2\"]\ntext = \"The arbiter decides.\"\n\
             decide = {{ who = \"arbiter\" }}\n"
        );
        assert_eq!(at(Discretion, &decided), ["2"]);
        let lots = format!("{FOR_FIRST}[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n");
        assert!(at(Discretion, &lots).is_empty());
        let deviate = format!(
            "{lots}[clause.\"3\"]\ntext = \"The arbiters may deviate.\"\n\
             deviate = {{ who = \"the arbiters\" }}\n"
        );
        assert_eq!(at(Discretion, &deviate), ["3"]);
    }
}
