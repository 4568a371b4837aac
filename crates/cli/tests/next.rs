//! The event file of the next stage: who qualified, and what they take along.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk::{Desk, two_tied};

/// The example of the organisers' guide in a folder of its own.
fn county() -> Desk {
    let desk = Desk::of(&two_tied());
    for file in ["county-teams.toml", "county-teams-event.toml"] {
        let from = format!("{}/../../docs/examples/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::copy(from, desk.path(file)).unwrap();
    }
    desk
}

const EVENT: &str = "county-teams-event.toml";

#[test]
fn nobody_goes_on_before_it_is_decided() {
    let refused = county().run(&["next", EVENT]);
    assert_eq!(refused.code, 1, "{}", refused.out);
    assert!(
        refused.err.contains("it is not decided yet who has \"Qualified for the final\""),
        "{}",
        refused.err
    );
}

#[test]
fn the_file_of_the_final_can_be_read() {
    let desk = county();
    assert_eq!(desk.run(&["answer", EVENT, "places-3-4/board/1", "Dune", "Crag"]).code, 0);
    let made = desk.run(&["next", EVENT, "--to", "final.toml", "--title", "Final"]);
    assert_eq!(made.code, 0, "{}", made.err);
    let text = std::fs::read_to_string(desk.path("final.toml")).unwrap();
    let event = tiebreak_formats::event_file::read("final.toml", &text).unwrap();
    let brought: Vec<(&str, String, Option<u32>)> = event
        .participants()
        .iter()
        .map(|one| (one.name.as_str(), one.carry_over.to_string(), one.qualification_rank))
        .collect();
    assert_eq!(
        brought,
        [
            ("Alps", "11".into(), Some(1)),
            ("Bay", "10.5".into(), Some(2)),
            ("Dune", "8.5".into(), Some(3))
        ]
    );
    // The three matches among them, and nothing of the others.
    assert_eq!(event.qualification_matches().len(), 3);
    let again = desk.run(&["next", EVENT, "--to", "final.toml"]);
    assert!(again.code == 1 && again.err.contains("--force"), "{}", again.err);
    let unknown = desk.run(&["next", EVENT, "--of", "Winners"]);
    assert!(
        unknown.code == 1 && unknown.err.contains("Qualified for the final"),
        "{}",
        unknown.err
    );
}
