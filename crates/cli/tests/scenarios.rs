//! What users see of `tiebreak scenarios` and `tiebreak odds`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{root, run, seen};

const CANDIDATES: &str = "crates/server/events/candidates-2024-before-round-14.toml";

fn json(arguments: &[&str]) -> serde_json::Value {
    let output = run(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the output is JSON")
}

#[test]
fn what_the_newspapers_said() {
    let shown = seen(&["scenarios", CANDIDATES, "--for", "Gukesh"]);
    let expected = "exit 0
FIDE Candidates Tournament 2024, before round 14

4 open games: 81 outcomes. Number of outcomes, not probabilities.
No regulations are named: ties are judged on points only.

Gukesh D
  wins outright   if he wins
                  or if he draws and Fabiano Caruana – Ian Nepomniachtchi is drawn
  shares first    if he draws and Fabiano Caruana – Ian Nepomniachtchi is decisive
  is out          if he loses
  Of 81 outcomes: outright in 36, tied for first in 18.
";
    assert_eq!(shown, expected);
}

#[test]
fn results_are_supposed() {
    let found =
        json(&["scenarios", CANDIDATES, "--if", "Gukesh-Nakamura 1/2-1/2", "--format", "json"]);
    assert_eq!((&found["open-games"], &found["outcomes"]), (&3.into(), &"27".into()));
    assert_eq!(
        found["participants"][0]["first"],
        serde_json::json!({ "verdict": "certain", "count": "27" })
    );
    let wrong = seen(&["scenarios", CANDIDATES, "--if", "Gukesh-Carlsen 1-0"]);
    assert!(
        wrong.starts_with(
            "exit 1\n--- stderr\nerror: --if \"Gukesh-Carlsen 1-0\": no open game fits; open are: "
        ),
        "{wrong}"
    );
}

#[test]
fn every_format() {
    for (format, begins) in
        [("markdown", "# FIDE Candidates"), ("html", "<!doctype html>"), ("svg", "<svg xmlns=")]
    {
        let output = run(&["scenarios", CANDIDATES, "--format", format]);
        assert!(String::from_utf8_lossy(&output.stdout).starts_with(begins), "{format}");
    }
}

/// Two tied, every game won by white, drawn, won by black with 1/2, 1/4, 1/4 for every pairing: by
/// symmetry one half each.
#[test]
fn odds_with_a_model_of_ones_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let (event, model) = (folder.path().join("event.toml"), folder.path().join("model.json"));
    let text = "format = \"tiebreak-event/1\"\ntitle = \"Two\"\nkind = \"round-robin\"\nregulation = \"tata-steel-masters-2023\"\n\
                player = [{ name = \"Ann\" }, { name = \"Ben\" }]\n\
                game = [{ round = 1, white = \"Ann\", black = \"Ben\", result = \"½-½\" }]\n";
    std::fs::write(&event, text).expect("written");
    std::fs::write(&model, r#"{ "default": [0.5, 0.25, 0.25] }"#).expect("written");
    let found = json(&[
        "odds",
        &event.display().to_string(),
        "--model",
        &model.display().to_string(),
        "--format",
        "json",
    ]);
    assert_eq!(found["schema"], "tiebreak-odds/1");
    for one in found["participants"].as_array().expect("a list") {
        assert_eq!(one["win"], "0.500000000000");
    }
    // Two games; level with 1/4·1/4 + 1/2·1/2 + 1/4·1/4 = 3/8, then 4/3 sudden-death games on
    // average: 2 + 1/2.
    assert_eq!(found["games"]["expected"], "2.500000");
}

#[test]
fn bridge_is_out_of_scope() {
    let events = std::fs::read_dir(root().join("crates/server/events")).expect("events");
    let bridge = events.filter_map(|entry| Some(entry.ok()?.path())).find(|path| {
        path.is_file() && std::fs::read_to_string(path).is_ok_and(|text| text.contains("[[team]]"))
    });
    let Some(bridge) = bridge else { return };
    let shown = seen(&["odds", &bridge.display().to_string()]);
    assert!(shown.starts_with("exit 1") && shown.contains("bridge are out of scope"), "{shown}");
}

/// Results that were answered are known: seven open games become six, and nobody but Carlsen can
/// come first.
#[test]
fn results_in_the_record_count() {
    let folder = tempfile::tempdir().unwrap();
    let event = folder.path().join("e.toml");
    std::fs::copy(
        root().join("crates/server/events/tata-steel-masters-2022-before-round-13.toml"),
        &event,
    )
    .unwrap();
    let event = event.display().to_string();
    let answered = run(&["answer", &event, "event/round-13/Magnus Carlsen - Daniil Dubov", "1-0"]);
    assert!(answered.status.success(), "{}", String::from_utf8_lossy(&answered.stderr));
    let found = json(&["scenarios", &event, "--format", "json"]);
    assert_eq!((&found["open-games"], &found["outcomes"]), (&6.into(), &"729".into()));
    let odds = json(&["odds", &event, "--format", "json"]);
    let first = odds["participants"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["name"] == "Magnus Carlsen")
        .unwrap();
    assert_eq!(first["win"].as_str().unwrap().parse::<f64>().unwrap(), 1.0);
}

/// Values that no model can have are refused, not printed as NaN.
#[test]
fn options_that_are_no_numbers() {
    let event =
        root().join("crates/server/events/tata-steel-masters-2024.toml").display().to_string();
    for value in ["nan", "inf", "1e9"] {
        let shown = seen(&["odds", &event, "--white-advantage", value]);
        assert!(
            shown.starts_with("exit 1") && shown.contains("--white-advantage cannot be"),
            "{shown}"
        );
    }
    for value in ["nan", "1", "-0.1"] {
        let shown = seen(&["odds", &event, &format!("--draws={value}")]);
        assert!(
            shown.starts_with("exit 1") && shown.contains("--draws is a part of all games"),
            "{shown}"
        );
    }
}
