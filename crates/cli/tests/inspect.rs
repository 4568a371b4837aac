//! `tiebreak inspect`, and what stops a command: doubts about a file are told, and some must be decided first.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

mod common;

use common::{root, run, seen};
use serde_json::Value;
use std::path::Path;

const WIJK: &str = "crates/formats/tests/data/pgn/tata-steel-masters-2024.pgn";

fn wijk() -> String {
    std::fs::read_to_string(root().join(WIJK)).unwrap()
}

fn account(path: &Path, more: &[&str]) -> Value {
    let mut arguments = vec!["inspect", path.to_str().unwrap(), "--format", "json"];
    arguments.extend(more);
    let output = run(&arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn kinds(account: &Value) -> Vec<&str> {
    account["doubts"].as_array().unwrap().iter().map(|doubt| doubt["kind"].as_str().unwrap()).collect()
}

fn game(event: &str, round: u32, white: &str, black: &str, result: &str, more: &str) -> String {
    format!(
        "[Event \"{event}\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n{more}\n{result}\n\n"
    )
}

#[test]
fn a_play_off_gives_no_points() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("wijk.pgn");
    let play_off = game("Tata Steel Masters 2024 | Tiebreaks", 14, "Gukesh D", "Giri, Anish", "1-0", "");
    std::fs::write(&path, wijk() + &play_off).unwrap();
    let account = account(&path, &[]);
    let phases: Vec<&str> =
        account["events"].as_array().unwrap().iter().map(|one| one["phase"].as_str().unwrap()).collect();
    assert_eq!(phases, ["main", "play-off"]);
    assert_eq!((&account["events"][0]["games"], &account["events"][0]["kind"]), (&91.into(), &"round-robin".into()));
    assert!(kinds(&account).contains(&"play-off-games"));
    let said = seen(&["resolve", path.to_str().unwrap(), "--regulation", "tata-steel-masters-2023"]);
    assert!(said.contains("Sonneborn-Berger: Gukesh D 50¼; Giri, Anish 50."), "{said}");
}

#[test]
fn a_game_that_is_missing_is_named_with_its_round() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("wijk.pgn");
    let text = wijk();
    let second = text[1..].find("[Event ").unwrap() + 1;
    std::fs::write(&path, &text[second..]).unwrap();
    let account = account(&path, &[]);
    let missing = &account["events"][0]["missing"];
    assert_eq!(missing.as_array().unwrap().len(), 1, "{account:#}");
    assert_eq!(missing[0]["round"], 1);
    assert_eq!(account["events"][0]["kind"], "round-robin");
    assert!(kinds(&account).contains(&"missing-games"));
}

#[test]
fn two_tournaments_are_not_merged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("weekend.pgn");
    std::fs::write(&path, wijk() + &wijk().replace("Tata Steel Masters 2024", "Tata Steel Challengers 2024")).unwrap();
    assert_eq!(kinds(&account(&path, &[])), ["several-events"]);
    let said = seen(&["standings", path.to_str().unwrap()]);
    assert!(said.starts_with("exit 1\n") && said.contains("--event \"Tata Steel Masters 2024\""), "{said}");
    let chosen = run(&["standings", path.to_str().unwrap(), "--event", "Tata Steel Challengers 2024"]);
    assert_eq!(chosen.status.code(), Some(0));
}

#[test]
fn armageddon_is_known_by_its_clock() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("norway.pgn");
    let (slow, fast) = ("[TimeControl \"7200+10\"]\n", "[TimeControl \"600\"]\n");
    let mut text = String::new();
    for (round, white, black) in
        [(1, "Ann", "Bo"), (1, "Cy", "Di"), (2, "Ann", "Cy"), (2, "Bo", "Di"), (3, "Ann", "Di"), (3, "Bo", "Cy")]
    {
        text += &game("Norway", round, white, black, "1/2-1/2", slow);
        text += &game("Norway", round, white, black, "1-0", fast);
    }
    std::fs::write(&path, text).unwrap();
    let account = account(&path, &[]);
    assert_eq!((&account["events"][0]["games"], &account["events"][1]["phase"]), (&6.into(), &"armageddon".into()));
}

#[test]
fn what_cannot_be_told_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.pgn");
    std::fs::write(&path, game("Club", 1, "Ben", "Cy", "1-0", "") + &game("Club", 2, "Ben\u{200b}", "Di", "1-0", ""))
        .unwrap();
    let found = account(&path, &[]);
    assert!(kinds(&found).contains(&"kind-unclear") && kinds(&found).contains(&"names-alike"), "{found:#}");
    let name = path.to_str().unwrap();
    let said = seen(&["standings", name]);
    assert!(said.starts_with("exit 1\n") && said.contains("--kind swiss") && said.contains("--names"), "{said}");
    assert_eq!(run(&["standings", name, "--kind", "swiss", "--names", "together"]).status.code(), Some(0));
}

#[test]
fn other_encodings_and_archives() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("latin.pgn");
    let text = game("Open", 1, "Andr\u{e9}", "J\u{fc}rgen", "1-0", "");
    std::fs::write(&path, text.chars().map(|sign| sign as u8).collect::<Vec<u8>>()).unwrap();
    let found = account(&path, &[]);
    assert_eq!((&found["encoding"], kinds(&found)), (&"windows-1252".into(), vec!["encoding-guessed"]));
    assert_eq!(account(&path, &["--encoding", "latin1"])["doubts"], serde_json::json!([]));
}
