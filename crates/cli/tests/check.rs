//! What users see of `tiebreak check`, `regulations --as-text` and `new-regulation`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{run, seen};
use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn findings_as_text() {
    insta::assert_snapshot!(seen(&["check", "grand-chess-tour-2018"]));
}

#[test]
fn errors_make_exit_code_3() {
    let code = |words: &[&str]| run(words).status.code();
    assert_eq!(code(&["check", "tata-steel-masters-2023"]), Some(0));
    assert_eq!(code(&["check", "wbf-2023"]), Some(3));
    assert_eq!(code(&["check", "no-such-file.toml"]), Some(1));
    assert_eq!(code(&["check", "wbf-2023", "--format", "yaml"]), Some(2));
}

#[test]
fn findings_as_json_and_sarif() {
    let read = |words: &[&str]| -> serde_json::Value {
        serde_json::from_slice(&run(words).stdout).unwrap()
    };
    let json = read(&["check", "wbf-2023", "--format", "json"]);
    assert_eq!(
        (json["schema"].as_str(), json["errors"].as_u64()),
        (Some("tiebreak-check/1"), Some(2))
    );
    assert_eq!(json["findings"][0]["clause"], "2 match");
    let sarif = read(&["check", "wbf-2023", "--format", "sarif"]);
    assert_eq!(sarif["version"], "2.1.0");
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    assert_eq!(results.iter().filter(|result| result["level"] == "error").count(), 2);
}

#[test]
fn two_editions() {
    insta::assert_snapshot!(seen(&[
        "check",
        "tata-steel-masters-2023",
        "--against",
        "tepe-sigeman-2023"
    ]));
}

/// Two files of one id, one of them in other words and with another clock.
#[test]
fn two_versions_of_one_file() {
    let folder = std::env::temp_dir().join(format!("tiebreak-against-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (_, text) = tiebreak_regulation::builtin::file("tata-steel-masters-2018").unwrap();
    let [old, new] = ["old.toml", "new.toml"].map(|name| folder.join(name));
    std::fs::write(&old, text).unwrap();
    std::fs::write(&new, text.replacen("text    = \"", "text    = \"As before: ", 1)).unwrap();
    let words = ["check", old.to_str().unwrap(), "--against", new.to_str().unwrap()];
    let shown = String::from_utf8(run(&words).stdout).unwrap();
    assert!(shown.contains("old.toml against ") && shown.contains("new.toml\n"), "{shown}");
    assert!(shown.contains("Only in other words"), "{shown}");
    let json: serde_json::Value =
        serde_json::from_slice(&run(&[&words[..], &["--format", "json"]].concat()).stdout).unwrap();
    assert_eq!(json["differences"], serde_json::json!([]));
    assert_eq!(json["words"].as_array().unwrap().len(), 1);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn losing_pays() {
    let shown =
        String::from_utf8(run(&["check", "tata-steel-masters-2023", "--losing-pays"]).stdout)
            .unwrap();
    assert!(shown.starts_with("tata-steel-masters-2023: no worse result pays.\n"), "{shown}");
    let json: serde_json::Value = serde_json::from_slice(
        &run(&["check", "fide-team-round-robin", "--losing-pays", "--format", "json"]).stdout,
    )
    .unwrap();
    assert_eq!(json["schema"], "tiebreak-losing-pays/1");
    assert_eq!(json["searched"][0]["events"], 729);
    assert_eq!(
        run(&["check", "wbf-2023", "--losing-pays", "--format", "sarif"]).status.code(),
        Some(1)
    );
    assert_eq!(
        run(&["check", "wbf-2023", "--losing-pays", "--against", "cbai-teams"]).status.code(),
        Some(2)
    );
}

#[test]
fn prose_from_the_data() {
    insta::assert_snapshot!(seen(&["regulations", "tata-steel-masters-2018", "--as-text"]));
}

fn new_regulation(file: &std::path::Path, answers: &str) -> std::process::Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tiebreak"))
        .args(["new-regulation".as_ref(), file.as_os_str()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(answers.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn a_new_regulation_passes_the_check() {
    let folder =
        std::env::temp_dir().join(format!("tiebreak-new-regulation-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("club.toml");
    let first = new_regulation(
        &file,
        "Club 2027\nchess\nswiss\nall\n2\n5+3\narmageddon\nbest-two\nwins, sonneborn-berger\n",
    );
    assert_eq!(first.status.code(), Some(0), "{first:?}");
    assert_eq!(run(&["check", file.to_str().unwrap()]).status.code(), Some(0));
    let teams = folder.join("teams.toml");
    for answers in [
        "Teams 2027\nbridge\n",
        "Pairs 2027\nbridge\npairs\nwinner\n\ndirector\n",
        "Cup 2027\nbridge\nknockout\n",
    ] {
        let made = new_regulation(&teams, answers);
        assert_eq!(made.status.code(), Some(0), "{made:?}");
        assert_eq!(run(&["check", teams.to_str().unwrap()]).status.code(), Some(0), "{answers}");
        std::fs::remove_file(&teams).unwrap();
    }
    let games = new_regulation(&teams, "Teams 2027\nbridge\nswiss\nall\nwins\n");
    assert_eq!(games.status.code(), Some(1), "teams win no games");
    let again = new_regulation(&file, "");
    assert_eq!(again.status.code(), Some(1), "it does not overwrite");
    let wrong = new_regulation(&folder.join("wrong.toml"), "Club 2027\nchess\nludo\n");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(!folder.join("wrong.toml").exists());
    std::fs::remove_dir_all(&folder).unwrap();
}
