//! `Giri, Anish` is the key of a player and is shown as "Anish Giri", where the event says so.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{root, run, seen};
use serde_json::Value;
use std::path::{Path, PathBuf};

const WIJK: &str = "crates/formats/tests/data/pgn/tata-steel-masters-2024.pgn";

/// The event of the PGN file as an event file in a folder.
fn converted(folder: &Path, names: &str) -> PathBuf {
    let event = folder.join("wijk.toml");
    let output = run(&[
        "convert",
        WIJK,
        event.to_str().unwrap(),
        "--regulation",
        "tata-steel-masters-2023",
        "--names",
        names,
    ]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    event
}

fn json(arguments: &[&str]) -> Value {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn people_see_given_names_first_and_programs_the_key() {
    let folder = tempfile::tempdir().unwrap();
    let event = converted(folder.path(), "given-family");
    let text = std::fs::read_to_string(&event).unwrap();
    assert!(text.contains("\nnames = \"given-family\"\n"), "{text}");
    assert!(text.contains("name = \"Giri, Anish\""));
    let event = event.to_str().unwrap();
    for more in [&["--format", "text"][..], &["--format", "markdown"], &["--format", "html"]] {
        let said = seen(&[&["resolve", event], more].concat());
        assert!(said.contains("Anish Giri") && !said.contains("Giri, Anish"), "{more:?}: {said}");
        assert!(said.contains("Wei Yi"), "{more:?}");
    }
    let ruling = json(&["resolve", event, "--format", "json"]);
    let named = ruling["standing"][0]["names"].as_array().unwrap();
    assert!(named.contains(&"Giri, Anish".into()), "{named:?}");
    let standings = seen(&["standings", event]);
    assert!(standings.contains("Anish Giri") && !standings.contains("Giri, Anish"), "{standings}");
    let opened = seen(&["standings", event, "--open", "Anish Giri"]);
    assert!(opened.contains("exit 0\nAnish Giri"), "{opened}");
    let table = seen(&["standings", event, "--format", "csv"]);
    assert!(table.contains("Giri, Anish"), "{table}");
}

#[test]
fn without_the_setting_names_stay_as_written() {
    let plain = seen(&["standings", WIJK]);
    assert!(plain.contains("Giri, Anish") && !plain.contains("Anish Giri"), "{plain}");
    let shown = seen(&["standings", WIJK, "--names", "given-family"]);
    assert!(shown.contains("Anish Giri") && !shown.contains("Giri, Anish"), "{shown}");
    let shown = seen(&["standings", WIJK, "--names", "family-given"]);
    assert!(shown.contains("Giri Anish"), "{shown}");
}

#[test]
fn both_spellings_and_a_part_of_a_name_are_understood() {
    for (name, part) in [("Anish Giri", "of it"), ("Giri, Anish", "the key"), ("Giri", "a part")] {
        let folder = tempfile::tempdir().unwrap();
        let event = converted(folder.path(), "given-family");
        let event = event.to_str().unwrap();
        let left = seen(&["leave", event, name, "--why", "Taken ill."]);
        assert!(left.contains("exit 0") && left.contains("Anish Giri"), "{part}: {left}");
        let record = root().join(folder.path()).join("wijk.record");
        let record = std::fs::read_to_string(record).unwrap();
        assert!(record.contains("\"Giri, Anish\""), "{part}: {record}");
        assert!(!record.contains("\"Anish Giri\""), "{part}: {record}");
        let resolved = seen(&["resolve", event]);
        assert!(!resolved.contains("Giri, Anish"), "{part}: {resolved}");
        let verified = seen(&["verify", event.replace(".toml", ".record").as_str()]);
        assert!(verified.starts_with("exit 0"), "{part}: {verified}");
    }
    let folder = tempfile::tempdir().unwrap();
    let event = converted(folder.path(), "given-family");
    let two = seen(&["leave", event.to_str().unwrap(), "Vachier", "--why", "Taken ill."]);
    assert!(two.contains("exit 1"), "{two}");
}

#[test]
fn one_player_can_be_shown_under_another_name() {
    let folder = tempfile::tempdir().unwrap();
    let event = converted(folder.path(), "given-family");
    let text = std::fs::read_to_string(&event).unwrap();
    let other = text.replacen(
        "name = \"Giri, Anish\"\n",
        "name = \"Giri, Anish\"\nshown = \"A. K. Giri\"\n",
        1,
    );
    std::fs::write(&event, other).unwrap();
    let standings = seen(&["standings", event.to_str().unwrap()]);
    assert!(standings.contains("A. K. Giri"), "{standings}");
    let wrong = text.replacen("\"given-family\"", "\"given-first\"", 1);
    std::fs::write(&event, wrong).unwrap();
    let refused = seen(&["standings", event.to_str().unwrap()]);
    assert!(refused.contains("\"given-first\" is not an order of names"), "{refused}");
    assert!(refused.contains("given-family"), "{refused}");
}
