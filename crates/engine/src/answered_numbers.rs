//! Numbers that the event file does not have and that answers gave.

use std::collections::BTreeMap;
use tiebreak_model::{Event, Exact, Figure, Id, Match};

/// The numbers of answers, by the id of their question.
#[derive(Debug, Default)]
pub(crate) struct AnsweredNumbers {
    numbers: BTreeMap<String, Vec<Exact>>,
    /// What the ids of questions about each match begin with; empty until there is an answer.
    labels: Vec<String>,
}

impl AnsweredNumbers {
    /// Keeps numbers under their question's id.
    pub fn add(&mut self, event: &Event, id: &str, numbers: Vec<Exact>) {
        if self.labels.is_empty() {
            self.labels = labels(event);
        }
        self.numbers.insert(id.to_owned(), numbers);
    }

    /// The numbers under a question's id.
    pub fn get(&self, id: &str) -> Option<&[Exact]> {
        self.numbers.get(id).map(Vec::as_slice)
    }

    /// The numbers of all answers.
    pub fn all(&self) -> impl Iterator<Item = Exact> {
        self.numbers.values().flatten().copied()
    }

    /// The answer about a match, the number of its first team first. Questions name the teams in
    /// the order of their names.
    pub fn about_match(&self, event: &Event, index: usize, what: Figure) -> Option<[Exact; 2]> {
        let numbers = self.get(&format!("{}/{}", self.labels.get(index)?, what.word()))?;
        let one = event.matches().get(index)?;
        match (numbers, one.second) {
            (&[first, second], Some(other)) if one.first < other => Some([first, second]),
            (&[first, second], Some(_)) => Some([second, first]),
            (&[only], None) => Some([only, Exact::ZERO]),
            _ => None,
        }
    }
}

/// What the ids of questions about each match begin with. Several matches of two teams in one
/// round are numbered.
pub(crate) fn labels(event: &Event) -> Vec<String> {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let number = |one: &Match| {
        let label = unnumbered(event, one);
        let times = seen.entry(label.clone()).or_insert(0);
        *times += 1;
        if *times == 1 { label } else { format!("{label} ({times})") }
    };
    event.matches().iter().map(number).collect()
}

fn unnumbered(event: &Event, one: &Match) -> String {
    let stage = one.stage.as_ref().map(|stage| format!("{stage}/")).unwrap_or_default();
    let round = one.round.map(|round| format!("round-{round}/")).unwrap_or_default();
    let teams: Vec<Id> = match one.second {
        Some(other) => vec![one.first.min(other), one.first.max(other)],
        None => vec![one.first],
    };
    let names: Vec<&str> = teams.iter().map(|id| event.name(*id)).collect();
    format!("event/{stage}{round}{}", names.join(" - "))
}
