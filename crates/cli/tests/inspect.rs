//! `tiebreak inspect`, and what stops a command: doubts about a file are told, and some must be
//! decided first.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common;

use crate::common::{root, run, seen};
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
    account["doubts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|doubt| doubt["kind"].as_str().unwrap())
        .collect()
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
    let play_off =
        game("Tata Steel Masters 2024 | Tiebreaks", 14, "Gukesh D", "Giri, Anish", "1-0", "");
    std::fs::write(&path, wijk() + &play_off).unwrap();
    let account = account(&path, &[]);
    let phases: Vec<&str> = account["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["phase"].as_str().unwrap())
        .collect();
    assert_eq!(phases, ["main", "play-off"]);
    assert_eq!(
        (&account["events"][0]["games"], &account["events"][0]["kind"]),
        (&91.into(), &"round-robin".into())
    );
    assert!(kinds(&account).contains(&"play-off-games"));
    let said =
        seen(&["resolve", path.to_str().unwrap(), "--regulation", "tata-steel-masters-2023"]);
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
    std::fs::write(
        &path,
        wijk() + &wijk().replace("Tata Steel Masters 2024", "Tata Steel Challengers 2024"),
    )
    .unwrap();
    assert_eq!(kinds(&account(&path, &[])), ["several-events"]);
    let said = seen(&["standings", path.to_str().unwrap()]);
    assert!(
        said.starts_with("exit 1\n")
            && said.contains("\"Tata Steel Masters 2024\", 91 games")
            && said.contains("choose one with --event NAME"),
        "{said}"
    );
    let chosen =
        run(&["standings", path.to_str().unwrap(), "--event", "Tata Steel Challengers 2024"]);
    assert_eq!(chosen.status.code(), Some(0));
}

#[test]
fn armageddon_is_known_by_its_clock() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("norway.pgn");
    let (slow, fast) = ("[TimeControl \"7200+10\"]\n", "[TimeControl \"600\"]\n");
    let mut text = String::new();
    for (round, white, black) in [
        (1, "Ann", "Bo"),
        (1, "Cy", "Di"),
        (2, "Ann", "Cy"),
        (2, "Bo", "Di"),
        (3, "Ann", "Di"),
        (3, "Bo", "Cy"),
    ] {
        text += &game("Norway", round, white, black, "1/2-1/2", slow);
        text += &game("Norway", round, white, black, "1-0", fast);
    }
    std::fs::write(&path, text).unwrap();
    let account = account(&path, &[]);
    assert_eq!(
        (&account["events"][0]["games"], &account["events"][1]["phase"]),
        (&6.into(), &"armageddon".into())
    );
}

#[test]
fn what_cannot_be_told_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.pgn");
    std::fs::write(
        &path,
        game("Club", 1, "Ben", "Cy", "1-0", "") + &game("Club", 2, "Ben\u{200b}", "Di", "1-0", ""),
    )
    .unwrap();
    let found = account(&path, &[]);
    assert!(
        kinds(&found).contains(&"kind-unclear") && kinds(&found).contains(&"names-alike"),
        "{found:#}"
    );
    let name = path.to_str().unwrap();
    let said = seen(&["standings", name]);
    assert!(
        said.starts_with("exit 1\n") && said.contains("--kind swiss") && said.contains("--names"),
        "{said}"
    );
    assert_eq!(
        run(&["standings", name, "--kind", "swiss", "--names", "together"]).status.code(),
        Some(0)
    );
}

#[test]
fn other_encodings_and_archives() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("latin.pgn");
    let text = game("Open", 1, "Andr\u{e9}", "J\u{fc}rgen", "1-0", "");
    std::fs::write(&path, text.chars().map(|sign| sign as u8).collect::<Vec<u8>>()).unwrap();
    let found = account(&path, &[]);
    assert_eq!(
        (&found["encoding"], kinds(&found)),
        (&"windows-1252".into(), vec!["encoding-guessed"])
    );
    assert_eq!(account(&path, &["--encoding", "latin1"])["doubts"], serde_json::json!([]));
}

/// Ann won all three games; the others beat each other round about. Buchholz: 1+1+1 for Ann, 3+1+1
/// for each of the others.
const TABLE: &str = "No,Name,R1,R2,R3,Pts,BH,SB\n1,Ann,2w1,3b1,4w1,3,3,3\n2,Ben,1b0,4w1,3b0,1,5,1\n3,Cleo,4b0,1w0,2w1,1,5,1\n4,Dan,3w1,2b0,1b0,1,5,1\n";

#[test]
fn published_values_are_compared() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.csv");
    std::fs::write(&path, TABLE.replace("3,3,3\n", "3,4,3\n")).unwrap();
    let found = account(&path, &[]);
    let messages: Vec<&str> = found["doubts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|doubt| doubt["message"].as_str().unwrap())
        .collect();
    assert_eq!(messages, ["Ann: BH of 4 is published, the games give 3"], "{found:#}");
    let checked = seen(&["standings", path.to_str().unwrap(), "--check"]);
    assert!(checked.starts_with("exit 3") && checked.contains("BH"), "{checked}");
    std::fs::write(&path, TABLE).unwrap();
    assert_eq!(account(&path, &[])["doubts"], serde_json::json!([]));
}

#[test]
fn standings_and_resolve_say_which_list_they_take() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.trf");
    let file = "crates/formats/tests/data/tie-breaks/swiss_0001.trf";
    let report = std::fs::read_to_string(root().join(file)).unwrap();
    std::fs::write(&path, report.replace("212 PTS\n", "202 BH SB\n")).unwrap();
    let name = path.to_str().unwrap();
    let own = seen(&["standings", name]);
    assert!(own.contains("By PTS, BH, SB (record 202 of the file)."), "{own}");
    let told = seen(&["standings", name, "--by", "PTS,SB"]);
    assert!(told.contains("By PTS, SB (told with --by)."), "{told}");
    // Under the same regulation both take the same list, and say that the file has another.
    let list = "BH/C1, BH, SB, PS, DE, WIN, BWG";
    let standings = seen(&["standings", name, "--regulation", "fide-swiss"]);
    assert!(
        standings.contains(&format!("By PTS, {list} (regulation fide-swiss, 13.16.4).")),
        "{standings}"
    );
    assert!(standings.contains("note: the file lists PTS, BH, SB (record 202)"), "{standings}");
    let resolve = seen(&["resolve", name, "--regulation", "fide-swiss"]);
    assert!(
        resolve.contains(&format!("Tie-breaks {list}: regulation fide-swiss, 13.16.4.")),
        "{resolve}"
    );
    assert!(
        resolve.contains("note: the file lists PTS, BH, SB (record 202); fide-swiss is followed"),
        "{resolve}"
    );
}

#[test]
fn standard_input_has_no_record_beside_it() {
    let bytes = std::fs::read(root().join("crates/server/events/tepe-sigeman-2024.toml")).unwrap();
    let said = common::piped(&["resolve", "-"], &bytes);
    assert!(said.starts_with("exit 0") && said.contains("TePe Sigeman"), "{said}");
    let said = common::piped(&["inspect", "-"], wijk().as_bytes());
    assert!(said.starts_with("exit 0") && said.contains("standard input: PGN"), "{said}");
    let said =
        common::piped(&["answer", "-", "round-robin-1/pairing-numbers", "--seed", "1"], &bytes);
    assert!(said.starts_with("exit 1") && said.contains("--record FILE"), "{said}");
    assert!(!Path::new("-.record").exists());
}

#[test]
fn the_standing_as_it_was() {
    let path = root().join(WIJK);
    let standing = seen(&["standings", path.to_str().unwrap(), "--round", "1", "--by", "PTS"]);
    let leaders = standing.lines().filter(|line| line.trim_end().ends_with("  1")).count();
    let points: Vec<&str> = standing
        .lines()
        .filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        .collect();
    assert!(points.len() == 14 && leaders <= 7, "{standing}");
    let resolved = seen(&[
        "resolve",
        path.to_str().unwrap(),
        "--regulation",
        "tata-steel-masters-2023",
        "--round",
        "12",
    ]);
    assert!(resolved.starts_with("exit 0") && resolved.contains("interim"), "{resolved}");
}
