#![no_main]
//! The reader of regulation files, and what is done with a file that it takes: printed, checked,
//! ruled by for a tie of three.
use libfuzzer_sys::fuzz_target;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{DraftEvent, DraftParticipant, Event, EventInfo, NoAnswers};
use tiebreak_regulation::Regulation;
use tiebreak_report::{Language, regulation::as_text};

fuzz_target!(|text: &str| match Regulation::read("fuzz.toml", text) {
    Ok(regulation) => {
        for language in Language::ALL {
            assert!(!as_text(language, &regulation).is_empty());
        }
        let kinds = regulation.entries.iter().flat_map(|entry| entry.kinds.clone());
        for kind in kinds.collect::<std::collections::BTreeSet<_>>() {
            let player = |name: &str| DraftParticipant {
                name: name.to_owned(),
                points: Some(5.into()),
                ..DraftParticipant::default()
            };
            let participants = ["Ann", "Ben", "Cy"].map(player).to_vec();
            let sport = regulation.sport;
            let draft =
                DraftEvent {
                    info: EventInfo { title: "Three".into(), kind, sport, cycles: 1, ..EventInfo::default() },
                    participants,
                    ..DraftEvent::default()
                };
            let event = Event::new(draft).expect("three participants");
            drop(rule(&event, &regulation, &mut NoAnswers, Options::default()));
        }
    }
    Err(rejected) => assert!(!rejected.to_string().is_empty()),
});
