//! A tie deliberately left: only the winner is found, only some places are settled, or a clause
//! says that ties stay.

use super::CheckSubject;
use crate::{Class, Finding, FindingKind};
use tiebreak_regulation::SettledScope;

pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    let mut left = |clause, what, key| {
        let found = subject.finding(Class::TieLeft, clause, what);
        findings.push(found.at(Some(subject.key_span(clause, key))));
    };
    for entry in &subject.regulation.entries {
        if let Some(clause) = entry.leaves_tied {
            left(
                clause,
                FindingKind::LeavesTied { from: entry.tie_for.to.unwrap_or(0) + 1 },
                "leaves-tied",
            );
        }
        let (settles, clause) = entry.settles;
        if settles == SettledScope::Winner && entry.participants != Some(2) {
            left(clause, FindingKind::WinnerOnly, "settles");
        } else if let (SettledScope::Places, Some(to), None) =
            (settles, entry.tie_for.to, entry.leaves_tied)
        {
            let what = if entry.at_cuts {
                FindingKind::AtCuts { to }
            } else {
                FindingKind::PlacesUpTo(to)
            };
            left(entry.clause, what, "applies");
        }
    }
    findings.dedup();
    findings
}

#[cfg(test)]
mod tests {
    use crate::Class::TieLeft;
    use crate::classes::tests::at;

    fn places(tie_for: &str, settles: &str, more: &str) -> String {
        format!(
            "[clause.\"1\"]\ntext = \"A tie is broken by lots.\"\n\
             applies = {{ kinds = [\"swiss\"], tie-for = \"{tie_for}\", go = \"2\" }}\n\
             settles = \"{settles}\"\n[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n{more}"
        )
    }

    #[test]
    fn what_is_not_settled() {
        assert!(at(TieLeft, &places("all", "places", "")).is_empty());
        assert_eq!(at(TieLeft, &places("first", "winner", "")), ["1"]);
        assert_eq!(at(TieLeft, &places("1-3", "places", "")), ["1"]);
        let cut = "[clause.\"3\"]\ntext = \"Two go on.\"\ncut = { first = 2, name = \"On\" }\n";
        assert_eq!(at(TieLeft, &places("cut", "places", cut)), ["1"]);
        let said = "[clause.\"3\"]\ntext = \"Other ties stay.\"\nleaves-tied = true\n";
        assert_eq!(at(TieLeft, &places("1-3", "places", said)), ["3"]);
    }
}
