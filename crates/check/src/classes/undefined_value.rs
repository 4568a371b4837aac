//! A value that need not exist: colours kept from a match that was never played, a quotient of nothing by nothing.

use super::Subject;
use crate::walk::Event;
use crate::{Class, Finding};

pub(super) fn find(subject: &Subject<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
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
