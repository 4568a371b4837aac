//! Games of a play-off that came with the file: offered as answers to its questions, and never
//! entered by themselves.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{root, run, seen};
use serde_json::{Value, json};

const WIJK: &str = "crates/formats/tests/data/pgn/tata-steel-masters-2024.pgn";

/// Wijk aan Zee 2024 with a play-off behind it, in a folder of its own. The games of the play-off
/// are made up.
fn wijk() -> (tempfile::TempDir, String) {
    let mut text = std::fs::read_to_string(root().join(WIJK)).unwrap();
    for (white, black, result) in [
        ("Giri, Anish", "Gukesh D", "1/2-1/2"),
        ("Gukesh D", "Giri, Anish", "1-0"),
        ("Wei, Yi", "Abdusattorov, Nodirbek", "*"),
    ] {
        text += &format!(
            "\n[Event \"Tata Steel Masters 2024 | Tiebreaks\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{result}\n"
        );
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("wijk.pgn");
    std::fs::write(&path, text).unwrap();
    let name = path.to_str().unwrap().to_owned();
    (folder, name)
}

fn open(name: &str) -> Vec<Value> {
    let output =
        run(&["resolve", name, "--regulation", "tata-steel-masters-2023", "--format", "json"]);
    let ruling: Value = serde_json::from_slice(&output.stdout).unwrap();
    ruling["open"].as_array().unwrap().clone()
}

#[test]
fn games_of_the_file_are_offered_one_after_the_other() {
    let (_folder, name) = wijk();
    let with_white = |question: &&Value| {
        question["among"].as_array().is_some_and(|among| among.contains(&json!("Gukesh D")))
    };
    let lots = open(&name).iter().find(with_white).unwrap().clone();
    assert_eq!(lots["offered"]["value"], json!(["Giri, Anish", "Gukesh D"]), "{lots:#}");
    assert_eq!(
        lots["offered"]["game"],
        json!(92),
        "the play-off comes after the 91 games of the tournament"
    );
    let told = seen(&["resolve", &name, "--regulation", "tata-steel-masters-2023"]);
    assert!(
        told.contains("The file has Giri, Anish with white in this game (game 92, line "),
        "{told}"
    );

    let answer = |id: &str, words: &[&str]| {
        let mut line = vec!["answer", &name, "--regulation", "tata-steel-masters-2023", id];
        line.extend(words);
        seen(&line)
    };
    let stage = lots["id"].as_str().unwrap().rsplit_once('/').unwrap().0;
    let told = answer(lots["id"].as_str().unwrap(), &["Giri, Anish", "Gukesh D"]);
    assert!(told.contains("The file has 1/2-1/2 for this game (game 92, line "), "{told}");
    assert!(
        told.contains(&format!("{stage}/game-1 RESULT")),
        "what the file has is offered, not written for anybody: {told}"
    );
    // Nothing is entered by itself: the same question stays open until somebody answers it.
    assert!(open(&name).iter().any(|question| question["id"] == json!(format!("{stage}/game-1"))));
    let told = answer(&format!("{stage}/game-1"), &["1/2-1/2"]);
    assert!(told.contains("The file has 1-0 for this game (game 93, line "), "{told}");
}

#[test]
fn other_colours_and_open_games_offer_nothing() {
    let (_folder, name) = wijk();
    let lots = |who: &str| {
        let of = |question: &&Value| {
            question["among"].as_array().is_some_and(|among| among.contains(&json!(who)))
        };
        open(&name).iter().find(of).unwrap()["id"].as_str().unwrap().to_owned()
    };
    let regulation = ["--regulation", "tata-steel-masters-2023"];
    for first in ["Gukesh D", "Wei, Yi"] {
        let id = lots(first);
        let told = seen(&["answer", &name, regulation[0], regulation[1], &id, first]);
        assert!(told.starts_with("exit 0"), "{told}");
    }
    let questions = open(&name);
    assert_eq!(questions.len(), 2, "{questions:#?}");
    assert!(questions.iter().all(|question| question["offered"].is_null()), "{questions:#?}");
}

#[test]
fn an_annulled_game_stays_annulled_and_offers_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("match.toml"), folder.path().join("copy.toml"));
    let text = r#"format     = "tiebreak-event/1"
title      = "Match of two"
regulation = "tepe-sigeman-2023"
kind       = "round-robin"
player     = [{ name = "Ada" }, { name = "Ben" }]
[[game]]
white  = "Ada"
black  = "Ben"
result = "1/2-1/2"
[[play-off-game]]
white  = "Ben"
black  = "Ada"
result = "annulled"
[[play-off-game]]
white  = "Ada"
black  = "Ben"
result = "0-1"
"#;
    std::fs::write(&path, text).unwrap();
    let [from, to] = [&path, &copy].map(|path| path.to_str().unwrap());
    assert!(seen(&["convert", from, to]).starts_with("exit 0"));
    let written = std::fs::read_to_string(&copy).unwrap();
    assert!(written.contains("result = \"annulled\"") && !written.contains('*'), "{written}");
    let output = run(&["resolve", to, "--format", "json"]);
    let ruling: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        ruling["open"][0]["offered"],
        json!({ "value": ["Ada", "Ben"], "play-off-game": 2 }),
        "{ruling:#}"
    );
}
