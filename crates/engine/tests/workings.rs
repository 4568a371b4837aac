//! What values were made of: the games of real events, added up again.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_engine::{Options, rule};
use tiebreak_model::{Event, Exact, NoAnswers, Reason, Ruling, Value};
use tiebreak_regulation::{Regulation, builtin};

fn event(file: &str) -> Event {
    let path = format!("{}/../../crates/server/events/{file}.toml", env!("CARGO_MANIFEST_DIR"));
    tiebreak_formats::event_file::read(file, &std::fs::read_to_string(path).unwrap()).unwrap()
}

fn ruled(event: &Event, regulation: &Regulation, workings: bool) -> Ruling {
    rule(event, regulation, &mut NoAnswers, Options { workings, ..Options::default() }).unwrap()
}

/// The value of everybody compared, and the sum of what it was made of.
fn sums(ruling: &Ruling) -> Vec<(&'static str, Exact, Exact)> {
    let mut found = Vec::new();
    for step in &ruling.steps {
        let Reason::Ranked { criterion, values, made_of, .. } = &step.reason else { continue };
        for (id, counted) in made_of {
            let number = |value: &Value| match value {
                Value::Number(number) => *number,
                other => panic!("{other:?} is no number"),
            };
            let value = values
                .iter()
                .find(|(known, _)| known == id)
                .map(|(_, value)| number(value))
                .unwrap();
            found.push((
                *criterion,
                value,
                counted.iter().filter(|one| !one.cut).map(|one| number(&one.adds)).sum(),
            ));
        }
    }
    found
}

#[test]
fn the_games_add_up_to_the_values() {
    let cases = [
        ("tata-steel-masters-2024", "tata-steel-masters-2023", 6),
        ("tata-steel-masters-2024", "fide-round-robin", 12),
        ("tepe-sigeman-2024", "fide-round-robin", 6),
        ("sinquefield-cup-2018", "grand-chess-tour-2018", 9),
    ];
    for (file, regulation, at_least) in cases {
        let event = event(file);
        let regulation = builtin::find(regulation).unwrap().unwrap();
        let ruling = ruled(&event, &regulation, true);
        let sums = sums(&ruling);
        assert!(sums.len() >= at_least, "{file}: {sums:?}");
        for (criterion, value, sum) in sums {
            assert_eq!(value, sum, "{file}: {criterion}");
        }
    }
}

/// A mutual result counts the games of the tied alone: three for each of four.
#[test]
fn a_mutual_result_names_the_tied_alone() {
    let event = event("tata-steel-masters-2024");
    let regulation = builtin::find("tata-steel-masters-2023").unwrap().unwrap();
    let ruling = ruled(&event, &regulation, true);
    let (tied, made_of) = ruling
        .steps
        .iter()
        .find_map(|step| match &step.reason {
            Reason::Ranked { criterion: "mutual-result", values, made_of, .. } => {
                Some((values.iter().map(|(id, _)| *id).collect::<Vec<_>>(), made_of))
            }
            _ => None,
        })
        .unwrap();
    assert_eq!(made_of.len(), 4);
    for (id, counted) in made_of {
        assert_eq!(counted.len(), 3);
        assert!(
            counted
                .iter()
                .all(|one| one.against.is_some_and(|other| tied.contains(&other) && other != *id))
        );
    }
}

#[test]
fn nobody_gets_them_unasked() {
    let event = event("tata-steel-masters-2024");
    let regulation = builtin::find("tata-steel-masters-2023").unwrap().unwrap();
    let plain = ruled(&event, &regulation, false);
    assert!(plain.steps.iter().any(|step| matches!(step.reason, Reason::Ranked { .. })));
    for step in &plain.steps {
        if let Reason::Ranked { made_of, .. } = &step.reason {
            assert!(made_of.is_empty());
        }
    }
    assert_eq!(ruled(&event, &regulation, true).standing, plain.standing);
}
