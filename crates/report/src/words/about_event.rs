//! A description of an event in a few words.

use super::capital;
use crate::{Language, say};
use tiebreak_model::{Event, Kind, Sport};

/// "Round robin of 14, 91 games".
pub fn form_of_event(language: Language, event: &Event) -> String {
    let kind = match event.kind() {
        Kind::RoundRobin if event.cycles() > 1 => {
            say!(language, many_round_robin { cycles: event.cycles() })
        }
        kind => event_kind(language, kind),
    };
    let form =
        say!(language, form_of_event { kind: capital(&kind), many: event.participants().len() });
    let played = match (event.sport(), event.games().len(), event.matches().len()) {
        (Sport::Chess, 0, 0) | (Sport::Bridge, _, 0) => return form,
        (Sport::Chess, count, _) if count > 0 => say!(language, count_games { count }),
        (_, _, count) => say!(language, count_matches { count }),
    };
    format!("{form}, {played}")
}

/// The type of an event in a few words: "round robin", "rapid and blitz".
pub fn event_kind(language: Language, kind: Kind) -> String {
    say!(language, event_kind { kind: kind.word(), words: kind.word().replace('-', " ") })
}

/// "a single round robin", "a double round robin", "a quadruple round robin", "a 7-fold round
/// robin".
pub fn round_robin_of(language: Language, cycles: u32) -> String {
    // The article for English; other languages only use "one".
    let article = match cycles {
        0 | 1 => "one",
        8 | 11 | 18 => "an",
        _ => "a",
    };
    say!(language, a_round_robin { article, cycles })
}

/// "11 entries", "one entry".
pub fn entries_of(language: Language, count: usize) -> String {
    say!(language, entries_of { count })
}

/// "One game is open", "7 games are open".
pub fn open_games(language: Language, count: usize) -> String {
    capital(&say!(language, open_games { count }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_cycles_is_told() {
        let told = [1, 2, 3, 4, 5, 8, 12].map(|cycles| round_robin_of(Language::En, cycles));
        assert_eq!(
            told,
            [
                "a single round robin",
                "a double round robin",
                "a triple round robin",
                "a quadruple round robin",
                "a 5-fold round robin",
                "an 8-fold round robin",
                "a 12-fold round robin"
            ]
        );
    }
}
