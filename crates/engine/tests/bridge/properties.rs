//! Whatever was played: everybody stands somewhere, every question leads on, and the end comes.

use crate::bridge::case::{default_wbf, read};
use proptest::prelude::*;
use std::fmt::Write;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{
    Answer, Ask, DataAnswer, DataNeeded, Event, Exact, FixedAnswers, Id, Question, Ruling,
};

/// Some teams, some of whose matches have IMPs only, some VPs only, some no opponent.
fn event(kind: &str, teams: usize, numbers: &[u8]) -> Event {
    let mut text = format!("format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"{kind}\"\n");
    for team in 0..teams {
        let _ = writeln!(text, "[[team]]\nname = \"T{team}\"");
    }
    let mut next = numbers.iter().copied().cycle();
    let mut number = move |below: u8| next.next().map_or(0, |number| number % below);
    for first in 0..teams {
        for second in first + 1..teams {
            let _ = writeln!(text, "[[match]]\nteams = [\"T{first}\", \"T{second}\"]");
            let (a, b) = (number(3), number(3));
            let _ = match number(8) {
                0 => writeln!(text, "status = \"forfeit\"\nvps = [10, 10]"),
                1 => writeln!(text, "vps = [10, 10]"),
                2 => writeln!(text, "boards = 8\nimps = [{a}, {b}]\nvps = [10, 10]"),
                _ => writeln!(
                    text,
                    "boards = 8\nimps = [{a}, {b}]\ntotal-points = [{}, {}]",
                    a * 50,
                    b * 50
                ),
            };
        }
    }
    read(&text)
}

/// Some answer that fits: an order turned by `turn` or level at first, numbers in plenty.
fn answer(question: &Question, turn: usize) -> Answer {
    match &question.ask {
        Ask::Board { between } => {
            let level = turn.is_multiple_of(3) && question.id.ends_with("/1");
            if level { Answer::Order(vec![between.clone()]) } else { split(between, turn) }
        }
        Ask::Data(missing) => {
            let count = if matches!(missing.needs, DataNeeded::Number(_)) { 1 } else { 2 };
            Answer::Data(DataAnswer::Numbers(vec![Exact::from(turn as u64 % 2 * 10); count]))
        }
        other => panic!("{other:?}"),
    }
}

fn split(among: &[Id], turn: usize) -> Answer {
    let (winner, rest) = among.split_at(1 + turn % (among.len() - 1));
    Answer::Order(vec![winner.to_vec(), rest.to_vec()])
}

fn check(event: &Event, ruling: &Ruling) {
    let mut next = 1;
    let mut seen: Vec<Id> = Vec::new();
    for place in &ruling.standing {
        assert_eq!((place.from, place.to), (next, next + place.members.len() - 1));
        next = place.to + 1;
        seen.extend(&place.members);
    }
    seen.sort_unstable();
    assert_eq!(seen, event.ids().collect::<Vec<_>>());
    assert!(ruling.standing.windows(2).all(|pair| pair[0].score >= pair[1].score));
    for step in &ruling.steps {
        let mut members: Vec<Id> = step.parts.iter().flatten().copied().collect();
        members.sort_unstable();
        let before = members.len();
        members.dedup();
        assert_eq!(members.len(), before, "nobody stands twice in a step");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn every_tie_comes_to_an_end(
        swiss in any::<bool>(),
        teams in 2usize..9,
        numbers in prop::collection::vec(any::<u8>(), 40),
        turn in 0usize..6,
    ) {
        let event = event(if swiss { "swiss" } else { "round-robin" }, teams, &numbers);
        let mut given = FixedAnswers::default();
        let mut rounds = 0;
        loop {
            let ruling = rule(&event, default_wbf(), &mut given, Options::default()).unwrap();
            check(&event, &ruling);
            prop_assert!(ruling.left_open.is_empty(), "sections 1 and 3 leave nothing open: {:?}", ruling.left_open);
            if ruling.open.is_empty() {
                prop_assert!(ruling.settled && ruling.standing.iter().all(|place| place.members.len() == 1));
                break;
            }
            for question in &ruling.open {
                prop_assert!(!given.answers.contains_key(&question.id), "{} is asked again", question.id);
                given.answers.insert(question.id.clone(), answer(question, turn + rounds));
            }
            rounds += 1;
            prop_assert!(rounds < 100);
        }
        let quick = rule(&event, default_wbf(), &mut given, Options { explain: false, ..Options::default() }).unwrap();
        let full = rule(&event, default_wbf(), &mut given, Options::default()).unwrap();
        prop_assert_eq!(quick.standing, full.standing);
    }
}
