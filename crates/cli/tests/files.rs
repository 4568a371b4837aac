//! What users see of `tiebreak convert` and `tiebreak standings`, and of files that change.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{root, run, seen};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

const DATA: &str = "crates/formats/tests/data";

#[test]
fn standings_as_text() {
    insta::assert_snapshot!(seen(&["standings", &format!("{DATA}/tie-breaks/uzchesscup.trf")]));
}

#[test]
fn a_value_opened_up() {
    let file = format!("{DATA}/tie-breaks/swiss_0001.trf");
    insta::assert_snapshot!(seen(&["standings", &file, "--by", "PTS,BH/C1", "--open", "2"]));
}

#[test]
fn standings_as_json_keep_their_names() {
    let output = run(&[
        "standings",
        &format!("{DATA}/tie-breaks/uzchesscup.trf"),
        "--by",
        "PTS,DE,SB",
        "--format",
        "json",
    ]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["schema"], "tiebreak-standings/1");
    let expected = serde_json::json!({ "rank": 1, "number": 2, "name": "Praggnanandhaa R", "values": { "PTS": "5.5", "DE": "1", "SB": "25.25" }, "points-among-tied": "2" });
    assert_eq!(json["rows"][0], expected);
}

#[test]
fn mistakes_in_other_formats_are_underlined() {
    insta::assert_snapshot!(seen(&[
        "standings",
        &format!("{DATA}/trf/py4swiss-incompatible_result.trf")
    ]));
    insta::assert_snapshot!(seen(&[
        "standings",
        &format!("{DATA}/tie-breaks/uzchesscup.trf"),
        "--by",
        "PTS,BUC"
    ]));
}

#[test]
fn a_report_becomes_an_event_file_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let (event, report) = (folder.path().join("u.toml"), folder.path().join("u.trf"));
    let original = format!("{DATA}/tie-breaks/uzchesscup.trf");
    let said = seen(&["convert", &original, event.to_str().unwrap()]);
    let account = format!(
        "{original}: tournament report (TRF), UTF-8, 45 games; a round robin: the report says \"Individual: Round-Robin FIDE_ROUNDROBIN\""
    );
    assert_eq!(said, format!("exit 0\n--- stderr\n{account}\n"));
    assert_eq!(seen(&["convert", event.to_str().unwrap(), report.to_str().unwrap()]), "exit 0\n");
    assert_eq!(std::fs::read(report).unwrap(), std::fs::read(root().join(original)).unwrap());
}

#[test]
fn what_a_format_cannot_hold_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("x.pbn");
    let said = seen(&[
        "convert",
        "crates/server/events/tata-steel-masters-2024.toml",
        out.to_str().unwrap(),
    ]);
    assert!(said.contains("this event cannot be written so: PBN holds boards"), "{said}");
    assert!(!out.exists());
    let said = seen(&["convert", "crates/server/events/tata-steel-masters-2024.toml", "x.doc"]);
    assert!(said.contains("the ending of x.doc does not say a format"), "{said}");
}

#[test]
fn a_tie_is_settled_straight_from_games() {
    let games = format!("{DATA}/pgn/tata-steel-masters-2024.pgn");
    let said = seen(&["resolve", &games, "--regulation", "tata-steel-masters-2023"]);
    assert!(said.contains("Sonneborn-Berger: Gukesh D 50¼; Giri, Anish 50."), "{said}");
}

#[test]
fn results_arrive_while_somebody_watches() {
    let folder = tempfile::tempdir().unwrap();
    let board = folder.path().join("game.pgn");
    let game = |result: &str| {
        format!(
            "[Round \"13.7\"]\n[White \"Carlsen, Magnus\"]\n[Black \"Dubov, Daniil\"]\n[Result \"{result}\"]\n\n{result}\n"
        )
    };
    std::fs::write(&board, game("*")).unwrap();
    let event = "crates/server/events/tata-steel-masters-2022-before-round-13.toml";
    let mut watching = Command::new(env!("CARGO_BIN_EXE_tiebreak"))
        .args([
            "resolve",
            event,
            "--why",
            "Magnus Carlsen",
            "Shakhriyar Mamedyarov",
            "--watch",
            "--games",
        ])
        .arg(folder.path())
        .current_dir(root())
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(watching.stdout.take().unwrap()).lines();
    let before = lines.next().unwrap().unwrap();
    std::fs::write(&board, game("1-0")).unwrap();
    let after = lines.next().unwrap().unwrap();
    watching.kill().unwrap();
    watching.wait().unwrap();
    assert!(before.contains("8½ points"), "{before}");
    assert!(after.contains("9½ points"), "{after}");
}

#[test]
fn several_games_files_are_one_event() {
    let folder = tempfile::tempdir().unwrap();
    let game = |round: u32, white: &str, black: &str| {
        format!(
            "[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\n1-0\n"
        )
    };
    let paths = [1, 2].map(|round| folder.path().join(format!("{round}.pgn")));
    std::fs::write(&paths[0], game(1, "Abe", "Bea")).unwrap();
    std::fs::write(&paths[1], game(2, "Bea", "Cal")).unwrap();
    let said = seen(&[
        "convert",
        paths[0].to_str().unwrap(),
        paths[1].to_str().unwrap(),
        "-",
        "--to",
        "csv",
    ]);
    assert!(
        said.starts_with("exit 1\n") && said.contains("the kind of event cannot be told"),
        "{said}"
    );
    let paths = paths.map(|path| path.display().to_string());
    let output = run(&["convert", &paths[0], &paths[1], "-", "--to", "csv", "--kind", "swiss"]);
    let written = String::from_utf8_lossy(&output.stdout);
    assert_eq!(written, "round,white,black,result,phase\n1,Abe,Bea,1-0,\n2,Bea,Cal,1-0,\n");
}

#[test]
fn tie_breaks_on_missing_games_are_warned_of() {
    let output = run(&["standings", "crates/server/events/tata-steel-masters-2024-partial.toml"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("the games do not come to the published points of"), "{said}");
}

#[test]
fn what_a_format_does_not_hold_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let to = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let event = "crates/server/events/tata-steel-masters-2024.toml";
    let told = seen(&["convert", event, &to("a.pgn")]);
    assert!(told.contains("note: PGN does not hold the regulation and its readings"), "{told}");
    assert_eq!(
        seen(&["convert", event, &to("a.toml")]),
        "exit 0\n",
        "an event file holds everything"
    );
}
