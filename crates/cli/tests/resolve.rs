//! What users see of `tiebreak resolve`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{run, seen};

#[test]
fn four_tied_as_text() {
    insta::assert_snapshot!(seen(&[
        "resolve",
        "crates/server/events/tata-steel-masters-2024.toml"
    ]));
}

#[test]
fn three_level_on_everything_as_text() {
    insta::assert_snapshot!(seen(&["resolve", "crates/server/events/sinquefield-cup-2018.toml"]));
}

#[test]
fn what_values_were_made_of_as_text() {
    insta::assert_snapshot!(seen(&[
        "resolve",
        "crates/server/events/tata-steel-masters-2024.toml",
        "--workings"
    ]));
}

#[test]
fn a_tour_as_markdown() {
    insta::assert_snapshot!(seen(&[
        "resolve",
        "crates/server/events/gct-2018-tour.toml",
        "--format",
        "markdown"
    ]));
}

#[test]
fn a_tour_as_json() {
    insta::assert_snapshot!(seen(&[
        "resolve",
        "crates/server/events/gct-2018-tour.toml",
        "--format",
        "json"
    ]));
}

#[test]
fn missing_games_are_warned_of() {
    insta::assert_snapshot!(seen(&[
        "resolve",
        "crates/server/events/tata-steel-masters-2024-partial.toml"
    ]));
}

#[test]
fn why_in_one_breath() {
    let why = |x: &str, y: &str| {
        seen(&["resolve", "crates/server/events/tata-steel-masters-2024.toml", "--why", x, y])
    };
    assert_eq!(
        why("Wei Yi", "Ding Liren"),
        "exit 0\nWei Yi is ranked above Ding Liren: 8½ points against 6.\n"
    );
    assert_eq!(
        why("Ding Liren", "Wei Yi"),
        "exit 0\nWei Yi is ranked above Ding Liren: 8½ points against 6.\n"
    );
    assert_eq!(
        why("Wei Yi", "Anish Giri"),
        "exit 0\nWei Yi and Anish Giri share places 1 to 4 with 8½ points; something is still to be decided.\n"
    );
    assert_eq!(
        why("Carlsen", "Wei Yi"),
        "exit 1\n--- stderr\nerror: \"Carlsen\" does not take part in this event\n\
         hint: give the name as in the event file\n"
    );
}

#[test]
fn the_same_bytes_every_time() {
    let json = || {
        run(&["resolve", "crates/server/events/tata-steel-masters-2024.toml", "--format", "json"])
            .stdout
    };
    assert_eq!(json(), json());
}

#[test]
fn regulations_are_listed_and_printed() {
    insta::assert_snapshot!(seen(&["regulations", "tepe-sigeman-2023"]));
    let listed = seen(&["regulations"]);
    for id in tiebreak_regulation::builtin::ids() {
        assert!(listed.contains(id), "{id} is not listed");
    }
}

#[test]
fn what_a_text_does_not_say_is_listed() {
    let listed = seen(&["regulations", "grand-chess-tour-2018", "--silent"]);
    for words in [
        "who has white in the first game of the rapid mini-match",
        "A sentence that settles it: “The drawing of lots decides who has white",
    ] {
        let plain = listed.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(plain.contains(words), "{words}: {listed}");
    }
    let json =
        run(&["regulations", "grand-chess-tour-2018", "--silent", "--format", "json"]).stdout;
    let json: serde_json::Value = serde_json::from_slice(&json).unwrap();
    assert_eq!(json["schema"], "tiebreak-silences/1");
    let silences = json["silences"].as_array().unwrap();
    let named = |id: &str| silences.iter().find(|one| one["reading"] == id).unwrap();
    assert_eq!(named("colours-of-the-mini-match")["clauses"], serde_json::json!(["2.2"]));
    assert_eq!(named("colours-of-the-mini-match")["taken"]["id"], "lots");
}

#[test]
fn help_is_short() {
    insta::assert_snapshot!(seen(&["--help"]));
}
