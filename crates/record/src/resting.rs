//! The rests that still count: a later rest for the same players replaces an earlier one, and a
//! game that they play ends it.

use crate::{Entry, Record, Rest};
use tiebreak_model::Moment;

/// A rest that was neither replaced nor ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActiveRest<'r> {
    /// The entry that granted it.
    pub rest: &'r Rest,
    /// The line of the entry.
    pub line: usize,
    /// The time at which it ends.
    pub until: Moment,
}

impl Record {
    /// The rests that were neither replaced nor ended by play, in the order of the record,
    /// including those whose time is over.
    pub fn rests(&self) -> impl Iterator<Item = ActiveRest<'_>> {
        self.entries().iter().enumerate().filter_map(|(index, entry)| {
            let Entry::Rest(rest) = entry else { return None };
            let over =
                rest.minutes == 0 || self.is_replaced(index) || self.played_since(index, rest);
            let until = rest.at?.plus_minutes(rest.minutes);
            // Line 1 is the header of the record.
            (!over).then_some(ActiveRest { rest, line: index + 2, until })
        })
    }

    /// Whether the entry at this index is a rest that a later one replaced.
    pub fn is_replaced(&self, index: usize) -> bool {
        (index + 1..self.entries().len()).any(|later| self.replaces(later, index))
    }

    /// Whether a later rest is for the same players.
    pub(crate) fn replaces(&self, later: usize, index: usize) -> bool {
        let players = |at: usize| {
            let mut players = self.entries().get(at).and_then(as_rest)?.players.clone();
            players.sort_unstable();
            Some(players)
        };
        players(index).is_some_and(|rested| players(later) == Some(rested))
    }

    /// Whether one of the resting players has played since.
    fn played_since(&self, index: usize, rest: &Rest) -> bool {
        self.entries().iter().skip(index + 1).any(|entry| match entry {
            Entry::Answer(answer) if answer.asked.first().is_some_and(|kind| kind == "game") => {
                rest.players.is_empty()
                    || answer.participants().iter().any(|name| rest.players.contains(name))
            }
            _ => false,
        })
    }
}

fn as_rest(entry: &Entry) -> Option<&Rest> {
    match entry {
        Entry::Rest(rest) => Some(rest),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnswerEntry, Header, RecordedValue, SourceFile};
    use tiebreak_model::GameResult;

    fn rest(players: &[&str], minutes: u32) -> Entry {
        let players = players.iter().map(|name| (*name).to_owned()).collect();
        let at = "2024-01-28T18:00:00+01:00".parse().ok();
        Entry::Rest(Rest { players, minutes, by: "Ann".into(), why: "x".into(), at })
    }

    fn game(white: &str, black: &str) -> Entry {
        Entry::Answer(AnswerEntry {
            id: "match/game-1".into(),
            asked: vec!["game".into(), white.into(), black.into()],
            value: RecordedValue::Result(GameResult::White),
            seed: None,
            reveals: Vec::new(),
            outcome: None,
            witnesses: Vec::new(),
            from: None,
            by: None,
            why: None,
            at: None,
        })
    }

    fn lines(entries: Vec<Entry>) -> Vec<(usize, String)> {
        let source =
            || SourceFile { name: "x".into(), file: None, sha256: "0".repeat(64), text: None };
        let mut record =
            Record::start(Header { program: "x".into(), event: source(), regulation: source() });
        for entry in entries {
            record.append(entry);
        }
        record.rests().map(|resting| (resting.line, resting.until.hour_minute())).collect()
    }

    #[test]
    fn a_later_rest_for_the_same_people_replaces_an_earlier_one() {
        assert_eq!(
            lines(vec![rest(&[], 15), rest(&["Bo", "Al"], 10)]),
            [(2, "18:15".into()), (3, "18:10".into())]
        );
        assert_eq!(
            lines(vec![rest(&["Al", "Bo"], 15), rest(&["Bo", "Al"], 5)]),
            [(3, "18:05".into())]
        );
        assert_eq!(lines(vec![rest(&[], 15), rest(&[], 0)]), [], "none at all ends it");
    }

    #[test]
    fn play_ends_a_rest() {
        assert_eq!(lines(vec![rest(&[], 15), game("Al", "Bo")]), []);
        assert_eq!(lines(vec![game("Al", "Bo"), rest(&[], 15)]), [(3, "18:15".into())]);
        assert_eq!(lines(vec![rest(&["Cy"], 15), game("Al", "Bo")]), [(2, "18:15".into())]);
        assert_eq!(lines(vec![rest(&["Al"], 15), game("Al", "Bo")]), []);
    }
}
