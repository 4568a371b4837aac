//! A value that need not exist: colours kept from a match that was never played, a quotient of
//! nothing by nothing.

use super::CheckSubject;
use crate::walk::WalkEvent;
use crate::{Class, Finding, FindingKind, KeptValue, Trail};
use tiebreak_model::ClauseRef;

pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings = criteria(subject);
    for (clause, event, walk, at) in subject.events() {
        let kept = match event {
            WalkEvent::NothingKept => KeptValue::Colours,
            WalkEvent::NothingReversed => KeptValue::Numbers,
            _ => continue,
        };
        let what = FindingKind::NothingKept { kept, trail: walk.trail(at[0]) };
        findings.push(subject.finding(Class::UndefinedValue, clause, what));
    }
    findings
}

/// Criteria whose values need not exist: told once for each reason, with all the clauses.
fn criteria(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut found: Vec<(&'static str, Vec<ClauseRef>, Trail)> = Vec::new();
    for walk in &subject.walks {
        for ((clause, event), at) in &walk.events {
            let WalkEvent::CanSeparate(criterion) = event else { continue };
            let Some(when) = criterion.undefined(walk.kind) else { continue };
            match found.iter_mut().find(|(known, ..)| *known == when) {
                Some((_, clauses, _)) if clauses.contains(clause) => {}
                Some((_, clauses, _)) => clauses.push(*clause),
                None => found.push((when, vec![*clause], walk.trail(at[0]))),
            }
        }
    }
    let tell = |(when, mut clauses, trail): (&'static str, Vec<ClauseRef>, Trail)| {
        clauses.sort_unstable();
        let what = FindingKind::Undefined { clauses: subject.ids(&clauses), when, trail };
        subject.finding(Class::UndefinedValue, clauses[0], what)
    };
    found.into_iter().map(tell).collect()
}

#[cfg(test)]
mod tests {
    use crate::Class::UndefinedValue;
    use crate::FindingKind;
    use crate::classes::tests::{FOR_FIRST, at};

    const CLOCK: &str = "clock = { name = \"blitz\", both = \"3:00+2\" }\n";

    #[test]
    fn colours_of_a_match_that_was_not_played() {
        let by_number = "[clause.\"2\"]\ntext = \"Two: 3. More: 5.\"\n\
                         by-number = { \"2\" = \"3\", \"3..\" = \"5\" }\n";
        let game = |white: &str, clock: &str| {
            format!(
                "{clock}play = {{ form = \"armageddon\", white = \"{white}\", draw-wins = \
                 \"black\", clock = \"blitz\" }}\n"
            )
        };
        let lots = "[clause.\"5\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
        let alone = format!(
            "{FOR_FIRST}{by_number}[clause.\"3\"]\ntext = \"Colours as before.\"\n{}{lots}",
            game("kept", CLOCK)
        );
        assert_eq!(at(UndefinedValue, &alone), ["3"]);
        let after_a_match = format!(
            "{FOR_FIRST}{by_number}[clause.\"3\"]\ntext = \"Two games; lots for white.\"\n{CLOCK}\
             play = {{ form = \"match\", games = 2, white = \"lots\", clock = \"blitz\" }}\n\
             then = \"4\"\n\
             [clause.\"4\"]\ntext = \"Colours as before.\"\n{}{lots}",
            game("kept", "")
        );
        assert!(at(UndefinedValue, &after_a_match).is_empty());
    }

    #[test]
    fn a_quotient_of_nothing_by_nothing() {
        let bridge = |criterion: &str, kind: &str| {
            let clauses = format!(
                "[clause.\"1\"]\ntext = \"By 2.\"\napplies = {{ kinds = [\"{kind}\"], tie-for = \
                 \"all\", go = \"2\" }}\nsettles = \"places\"\n\
                 [clause.\"2\"]\ntext = \"A criterion.\"\nrank = \"{criterion}\"\nthen = \"3\"\n\
                 [clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n"
            );
            let text =
                crate::classes::tests::regulation(&clauses).replace("\"chess\"", "\"bridge\"");
            let checked = crate::check_text("test.toml", &text);
            checked
                .findings
                .into_iter()
                .filter(|found| found.class == UndefinedValue)
                .filter_map(|found| match found.what {
                    FindingKind::Undefined { when, .. } => Some(when),
                    _ => None,
                })
                .collect::<Vec<_>>()
        };
        let quotient = bridge("imp-quotient", "round-robin");
        assert_eq!(quotient, ["a team neither won nor lost any IMPs: 0/0"]);
        assert!(bridge("net-imps", "round-robin").is_empty());
        assert_eq!(bridge("net-imps", "swiss"), ["the tied did not all meet"]);
    }

    #[test]
    fn a_round_robin_with_nothing_to_reverse() {
        let second = |then: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"A round robin; lots.\"\n{CLOCK}\
                 play = {{ form = \"round-robin\", numbers = \"lots\", clock = \"blitz\" }}\n\
                 then = {then}\n\
                 [clause.\"3\"]\ntext = \"Again, colours reversed.\"\n\
                 play = {{ form = \"round-robin\", numbers = \"reversed\", clock = \"blitz\" }}\n\
                 then = \"4\"\n[clause.\"4\"]\ntext = \"Lots.\"\nlots = \"place\"\n"
            )
        };
        assert_eq!(at(UndefinedValue, &second("\"3\"")), ["3"]);
        assert!(at(UndefinedValue, &second("[{ all-tied = \"3\" }, { go = \"4\" }]")).is_empty());
    }
}
