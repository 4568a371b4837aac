//! Real events: who was tied, what had to be drawn and played, who won.

use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Answer, Ask, Event, GameResult, Given, Ruling};
use tiebreak_regulation::{Regulation, builtin};

fn load(name: &str) -> (Event, Regulation) {
    let path = format!("{}/../../events/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap();
    let event = event_file::read(name, &text).unwrap_or_else(|rejected| panic!("{rejected}"));
    let (file, text) = builtin::file(&event.regulation).unwrap();
    let regulation = Regulation::read_as(file, text, &event.readings).unwrap();
    (event, regulation)
}

fn standing(event: &Event, ruling: &Ruling) -> Vec<String> {
    let names = |place: &tiebreak_model::StandingPlace| {
        place.members.iter().map(|id| event.name(*id)).collect::<Vec<_>>().join(", ")
    };
    ruling.standing.iter().map(|place| format!("{}-{} {}", place.from, place.to, names(place))).collect()
}

/// Answers lots by these orders and games by these results, in the order in which they are asked.
fn conduct(event: &Event, regulation: &Regulation, lots: &[(&str, &[&str])], games: &[(&str, &str, &str)]) -> Ruling {
    let mut given = Given::default();
    let mut played = 0;
    loop {
        let ruling = rule(event, regulation, &mut given, Options::default()).unwrap();
        let mut progress = false;
        for question in &ruling.open {
            let answer = match &question.ask {
                Ask::Lots { .. } => lots
                    .iter()
                    .find(|(id, _)| *id == question.id)
                    .map(|(_, names)| Answer::order(names.iter().map(|name| event.find(name).unwrap()))),
                Ask::Game { white, black, .. } => games
                    .iter()
                    .enumerate()
                    .find(|(index, (w, b, _))| {
                        *index >= played.min(*index)
                            && event.name(*white) == *w
                            && event.name(*black) == *b
                            && !used(&given, *index)
                    })
                    .map(|(index, (_, _, result))| {
                        given.departures.insert(
                            format!("used-{index}"),
                            tiebreak_model::Departure { parts: vec![], by: String::new(), why: String::new() },
                        );
                        played += 1;
                        Answer::Result(result.parse::<GameResult>().unwrap())
                    }),
                _ => None,
            };
            if let Some(answer) = answer {
                given.answers.insert(question.id.clone(), answer);
                progress = true;
            }
        }
        if !progress {
            return ruling;
        }
    }
}

fn used(given: &Given, index: usize) -> bool {
    given.departures.contains_key(&format!("used-{index}"))
}

#[test]
fn tata_2024() {
    let (event, regulation) = load("tata-steel-masters-2024");
    let ruling = rule(&event, &regulation, &mut Given::default(), Options::default()).unwrap();
    for step in &ruling.steps {
        println!("{} {}", regulation.clause(step.clause).id, step.because);
    }
    for q in &ruling.open {
        println!("open {} {:?}", q.id, q.wording(&event));
    }
    println!("{:?} {:?}", ruling.reminders, ruling.readings);
    let ruling = conduct(
        &event,
        &regulation,
        &[
            ("semi-final-1/first-white", &["Wei Yi", "Nodirbek Abdusattorov"]),
            ("semi-final-2/first-white", &["Gukesh D", "Anish Giri"]),
            ("semi-final-2/sudden-death/first-white", &["Gukesh D", "Anish Giri"]),
            ("final/first-white", &["Gukesh D", "Wei Yi"]),
        ],
        &[
            ("Wei Yi", "Nodirbek Abdusattorov", "1/2-1/2"),
            ("Gukesh D", "Anish Giri", "0-1"),
            ("Nodirbek Abdusattorov", "Wei Yi", "0-1"),
            ("Anish Giri", "Gukesh D", "0-1"),
            ("Gukesh D", "Anish Giri", "1-0"),
            ("Gukesh D", "Wei Yi", "1/2-1/2"),
            ("Wei Yi", "Gukesh D", "1-0"),
        ],
    );
    for step in &ruling.steps {
        println!("{} {}", regulation.clause(step.clause).id, step.because);
    }
    assert!(ruling.settled);
    assert_eq!(standing(&event, &ruling)[..2], ["1-1 Wei Yi", "2-4 Anish Giri, Gukesh D, Nodirbek Abdusattorov"]);
}
