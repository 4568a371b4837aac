//! A value that need not exist: colours kept from a match that was never played, a quotient of nothing by nothing.

use super::Subject;
use crate::walk::Event;
use crate::{Class, Finding, words};
use tiebreak_model::ClauseRef;

pub(super) fn find(subject: &Subject<'_>) -> Vec<Finding> {
    let mut findings = criteria(subject);
    for (clause, event, walk, at) in subject.events() {
        let id = subject.id(clause);
        let (message, label, hint) = match event {
            Event::NothingKept => (
                format!("{id} keeps the colours of a match that need not have been played"),
                "there may be nothing to keep: lots are drawn",
                "say how white is found: `white = \"lots\"`",
            ),
            Event::NothingReversed => (
                format!("{id} reverses the colours of a round robin that these need not have played"),
                "there may be nothing to reverse: lots are drawn",
                "say how the numbers are found: `numbers = \"by-change\"` or `\"lots\"`",
            ),
            _ => continue,
        };
        let found = subject.finding(Class::UndefinedValue, clause, message).label(label);
        findings.push(found.example(format!("for example: {}; {id} comes next", walk.trail(at[0]))).hint(hint));
    }
    findings
}

/// Criteria whose values need not exist: told once for each reason, with all the clauses.
fn criteria(subject: &Subject<'_>) -> Vec<Finding> {
    let mut found: Vec<(&'static str, Vec<ClauseRef>, String)> = Vec::new();
    for walk in &subject.walks {
        for ((clause, event), at) in &walk.events {
            let Event::CanSeparate(criterion) = event else { continue };
            let Some(when) = criterion.undefined(walk.kind) else { continue };
            match found.iter_mut().find(|(known, ..)| *known == when) {
                Some((_, clauses, _)) if clauses.contains(clause) => {}
                Some((_, clauses, _)) => clauses.push(*clause),
                None => found.push((when, vec![*clause], walk.trail(at[0]))),
            }
        }
    }
    let tell = |(when, mut clauses, trail): (&str, Vec<ClauseRef>, String)| {
        clauses.sort_unstable();
        let ids: Vec<String> = clauses.iter().map(|at| subject.id(*at).to_owned()).collect();
        let use_it = if ids.len() == 1 { "uses a value" } else { "use values" };
        let message = format!("{} {use_it} that need not exist", words::list(&ids));
        let found = subject.finding(Class::UndefinedValue, clauses[0], message);
        found
            .label("the step may not decide")
            .example(format!("for example: {trail}; {when}"))
            .hint("say what holds then: the step is passed over, or counts as nothing")
    };
    found.into_iter().map(tell).collect()
}

#[cfg(test)]
mod tests {
    use crate::Class::UndefinedValue;
    use crate::classes::tests::{FOR_FIRST, at};

    const CLOCK: &str = "clock = { name = \"blitz\", both = \"3:00+2\" }\n";

    #[test]
    fn colours_of_a_match_that_was_not_played() {
        let by_number = "[clause.\"2\"]\ntext = \"Two: 3. More: 5.\"\nby-number = { \"2\" = \"3\", \"3..\" = \"5\" }\n";
        let game = |white: &str, clock: &str| {
            format!(
                "{clock}play = {{ form = \"armageddon\", white = \"{white}\", draw-wins = \"black\", clock = \"blitz\" }}\n"
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
             play = {{ form = \"match\", games = 2, white = \"lots\", clock = \"blitz\" }}\nthen = \"4\"\n\
             [clause.\"4\"]\ntext = \"Colours as before.\"\n{}{lots}",
            game("kept", "")
        );
        assert!(at(UndefinedValue, &after_a_match).is_empty());
    }

    #[test]
    fn a_quotient_of_nothing_by_nothing() {
        let bridge = |criterion: &str, kind: &str| {
            let clauses = format!(
                "[clause.\"1\"]\ntext = \"By 2.\"\napplies = {{ kinds = [\"{kind}\"], tie-for = \"all\", go = \"2\" }}\nsettles = \"places\"\n\
                 [clause.\"2\"]\ntext = \"A criterion.\"\nrank = \"{criterion}\"\nthen = \"3\"\n\
                 [clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n"
            );
            let text = crate::classes::tests::regulation(&clauses).replace("\"chess\"", "\"bridge\"");
            let checked = crate::check_text("test.toml", &text);
            checked
                .findings
                .into_iter()
                .filter(|found| found.class == UndefinedValue)
                .filter_map(|found| found.example)
                .collect::<Vec<_>>()
        };
        let quotient = bridge("imp-quotient", "round-robin");
        assert_eq!(quotient, ["for example: Two tied for first place; a team neither won nor lost any IMPs: 0/0"]);
        assert!(bridge("net-imps", "round-robin").is_empty());
        assert_eq!(bridge("net-imps", "swiss"), ["for example: Two tied for first place; the tied did not all meet"]);
    }

    #[test]
    fn a_round_robin_with_nothing_to_reverse() {
        let second = |then: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"A round robin; lots.\"\n{CLOCK}\
                 play = {{ form = \"round-robin\", numbers = \"lots\", clock = \"blitz\" }}\nthen = {then}\n\
                 [clause.\"3\"]\ntext = \"Again, colours reversed.\"\nplay = {{ form = \"round-robin\", numbers = \"reversed\", clock = \"blitz\" }}\n\
                 then = \"4\"\n[clause.\"4\"]\ntext = \"Lots.\"\nlots = \"place\"\n"
            )
        };
        assert_eq!(at(UndefinedValue, &second("\"3\"")), ["3"]);
        assert!(at(UndefinedValue, &second("[{ all-tied = \"3\" }, { go = \"4\" }]")).is_empty());
    }
}
