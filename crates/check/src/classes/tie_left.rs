//! A tie deliberately left: only the winner is found, only some places are settled, or a clause says that ties stay.

use super::Subject;
use crate::{Class, Finding, words};
use tiebreak_regulation::Settles;

pub(super) fn find(subject: &Subject<'_>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    for entry in &subject.regulation.entries {
        if let Some(clause) = entry.leaves_tied {
            let mut found = subject
                .finding(Class::TieLeft, clause, format!("{} leaves some ties as they are", subject.id(clause)))
                .label("stay tied")
                .example(format!("for example: {}", below(entry.tie_for.to)));
            found.span = Some(subject.key_span(clause, "leaves-tied"));
            findings.push(found);
        }
        let (settles, clause) = entry.settles;
        if settles == Settles::Winner && entry.participants != Some(2) {
            let id = subject.id(clause);
            let mut found = subject
                .finding(
                    Class::TieLeft,
                    clause,
                    format!("{id} finds the winner only: the others who were tied stay level"),
                )
                .label("the others share second place")
                .example("for example: three tied for first place; one wins, two share places 2 to 3");
            found.span = Some(subject.key_span(clause, "settles"));
            findings.push(found);
        } else if let (Settles::Places, Some(to), None) = (settles, entry.tie_for.to, entry.leaves_tied) {
            let id = subject.id(entry.clause);
            let mut found = subject
                .finding(Class::TieLeft, entry.clause, format!("{id} settles the places up to {to} only"))
                .label("other ties stay")
                .example(format!("for example: {}", below(Some(to))));
            found.span = Some(subject.key_span(entry.clause, "applies"));
            findings.push(found);
        }
    }
    findings.dedup();
    findings
}

fn below(to: Option<usize>) -> String {
    let from = to.unwrap_or(0) + 1;
    format!("two tied for {}", words::places(from, from + 1))
}

#[cfg(test)]
mod tests {
    use crate::Class::TieLeft;
    use crate::classes::tests::at;

    fn places(tie_for: &str, settles: &str, more: &str) -> String {
        format!(
            "[clause.\"1\"]\ntext = \"A tie is broken by lots.\"\napplies = {{ kinds = [\"swiss\"], tie-for = \"{tie_for}\", go = \"2\" }}\n\
             settles = \"{settles}\"\n[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n{more}"
        )
    }

    #[test]
    fn what_is_not_settled() {
        assert!(at(TieLeft, &places("all", "places", "")).is_empty());
        assert_eq!(at(TieLeft, &places("first", "winner", "")), ["1"]);
        assert_eq!(at(TieLeft, &places("1-3", "places", "")), ["1"]);
        let said = "[clause.\"3\"]\ntext = \"Other ties stay.\"\nleaves-tied = true\n";
        assert_eq!(at(TieLeft, &places("1-3", "places", said)), ["3"]);
    }
}
