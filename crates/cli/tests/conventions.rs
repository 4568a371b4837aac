//! What every command does alike: JSON, quiet, standard input, names of people, results.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common::{piped, run, seen};
use crate::desk::{Desk, TATA};

const EVENT: &str = "crates/server/events/tata-steel-masters-2024.toml";

fn out(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn json_is_short_for_format_json() {
    let regulation = "tata-steel-masters-2023";
    for command in [
        &["resolve", EVENT][..],
        &["scenarios", EVENT],
        &["inspect", EVENT],
        &["standings", EVENT],
        &["check", regulation],
        &["regulations", regulation, "--silent"],
    ] {
        let short = out(&[command, &["--json"]].concat());
        assert_eq!(short, out(&[command, &["--format", "json"]].concat()), "{command:?}");
        serde_json::from_str::<serde_json::Value>(&short).unwrap();
    }
}

#[test]
fn lots_regulations_and_checks_of_records_are_there_as_json() {
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    let drawn = read(&out(&["lots", "--seed", "6 2", "A", "B", "--json"]));
    assert_eq!(drawn["order"].as_array().unwrap().len(), 2);
    let all = read(&out(&["regulations", "--json"]));
    let ids: Vec<&str> = all["regulations"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one["id"].as_str())
        .collect();
    assert!(ids.contains(&"wbf-2023"), "{ids:?}");
    let one = read(&out(&["regulations", "wbf-2023", "--json"]));
    assert!(one["clauses"].as_array().unwrap().len() > 40);
    let desk = Desk::with(TATA);
    desk.about("answer", &["semi-final-1/first-white", "Wei", "--by", "Ann"]);
    let record = std::fs::read_dir(desk.folder())
        .unwrap()
        .filter_map(|file| file.unwrap().file_name().into_string().ok())
        .find(|name| name.ends_with(".record"))
        .unwrap();
    let checked = desk.run(&["verify", &record, "--json"]);
    let checked = read(&checked.out);
    assert_eq!(checked["passed"], true);
    assert!(checked["checks"].as_array().unwrap().iter().any(|check| check["check"] == 10));
}

#[test]
fn names_are_read_from_standard_input() {
    let named = out(&["lots", "--seed", "6 2", "Ann", "Ben", "Cleo"]);
    let shown = piped(&["lots", "--seed", "6 2", "-"], b"Ann\nBen\n\nCleo\n");
    assert_eq!(shown, format!("exit 0\n{named}"));
}

#[test]
fn quiet_leaves_out_remarks_and_keeps_errors() {
    let file = "crates/formats/tests/data/trf/dutch_2025_C5.trf";
    let loud = run(&["convert", file, "-", "--to", "event", "--kind", "swiss"]);
    let quiet = run(&["convert", file, "-", "--to", "event", "--kind", "swiss", "-q"]);
    assert_eq!(loud.stdout, quiet.stdout);
    assert!(!loud.stderr.is_empty() && quiet.stderr.is_empty());
    assert!(seen(&["resolve", "no-such.toml", "-q"]).contains("error: cannot read no-such.toml"));
}

#[test]
fn a_part_of_a_name_is_enough_where_one_name_has_it() {
    let why = out(&["resolve", EVENT, "--why", "wei", "ding"]);
    assert!(why.starts_with("Wei Yi is ranked above Ding Liren"), "{why}");
    let opened = out(&["standings", EVENT, "--by", "SB", "--open", "giri"]);
    assert!(opened.contains("Anish Giri"), "{opened}");
    let several = seen(&["resolve", EVENT, "--why", "a", "Wei Yi"]);
    assert!(several.contains("\"a\" fits several names: "), "{several}");
    assert!(several.contains("hint: write more of the name"), "{several}");
    let desk = Desk::with(TATA);
    let left = desk.about("leave", &["gukesh", "--why", "ill"]);
    assert!(left.out.contains("Noted: Gukesh D has left the play-off"), "{}", left.err);
}

#[test]
fn names_of_tie_breaks_are_understood() {
    for (written, meant) in [("BHC1", "BH/C1"), ("Buchholz", "BH"), ("Sonneborn-Berger", "SB")] {
        let shown = seen(&["standings", EVENT, "--by", written]);
        assert!(shown.contains(&format!("did you mean {meant}?")), "{shown}");
    }
}
