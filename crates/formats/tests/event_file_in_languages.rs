//! What is said about an event file comes in the language of its reader.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_document::RejectedFile;
use tiebreak_formats::event_file::read;
use tiebreak_language::{Language, Sentence};

/// Files that are wrong in many ways: those of the reader, those of the model, those of boards.
const WRONG: [&str; 5] = [
    r#"format = "tiebreak-event/1"
title = "T"
kind = "round-robbin"
cycles = true
start = "soon"
time-zone = "Amsterdom"
indivisible-prizes = ["first"]
scoring = { standard = [1, 0], armageddon = { win = 1, draw-wins = "red" } }
prizes = { currency = "EUR", amounts = [-1, 0.005] }
player = [{ name = "A", points = 2, points-by-event = [1, 2] }, { name = "B", declines = ["lunch"], rating = true }]
team = [{ name = "C" }]
game = [{ white = "A", black = "B", result = "2-0", rated = 1 }, { white = "A", black = "B", result = 1 }]
bye = [{ player = "A", round = 1, kind = "whole", points = -1 }]
match = [{ teams = ["C", "D"] }]
"#,
    r#"format = "tiebreak-event/1"
title = "T"
kind = "round-robin"
player = [{ name = "A" }, { name = "B" }, { name = "B" }, { name = "" }]
game = [{ white = "A", black = "A", result = "1-0" }, { white = "A", black = "E", result = "1-0" }]
"#,
    r#"format = "tiebreak-event/1"
title = "T"
kind = "round-robin"
start = 2024-01-28T10:00:00
end = 2024-01-27T10:00:00
player = [{ name = "A", points = 5, short = "X" }, { name = "B", short = "X" }]
game = [{ white = "A", black = "B", result = "1-0", round = 1 }, { white = "B", black = "A", result = "1-0", round = 2 }, { white = "A", black = "B", result = "1-0", started = 2024-01-28T17:42:00 }, { white = "A", black = "B", result = "1-0", started = 2024-01-28T17:42:00+01:00 }]
cycles = 1
"#,
    r#"format = "tiebreak-event/1"
title = "T"
kind = "swiss"
team = [{ name = "A" }, { name = "B" }]
match = [{ teams = ["A", "B"], status = "lost" }, { teams = [], vps = [1] }, { teams = ["A", "B"], imps = [-1, 2] }, { teams = ["A", "B"], imps = [1, 2] }, { teams = ["A", "B"], status = "forfeit" }]
board-scoring = { method = "guess", round = 0, vp-table = "none", neuberg = 1 }
board = [{ number = 1, tables = [{ ns = "A", ew = "B" }, { ns = "A", ew = "B", contract = "9S" }, { ns = "A", ew = "B", contract = "4S" }, { ns = "A", ew = "B", score = 7 }, { ns = "A", ew = "B", adjusted = ["C", "A"] }, { ns = "A", ew = "B", status = "lost" }, { ns = "A", ew = "B", contract = "4S", by = "N", tricks = 10, score = 50 }] }, { number = 2, net = 1 }]
"#,
    r#"format = "tiebreak-event/1"
title = "T"
kind = "swiss"
sport = "chess"
boards = 2
primary = "wins"
first-colours = "XY"
match-points = [2, 1]
team = [{ name = "A", players = ["a"], values = 1 }, { name = "B" }]
match = [{ round = 1, teams = ["A", "B"] }, { round = 1, teams = ["A"], score = [1] }, { round = 1, teams = ["A", "B"], boards = ["9"], line-ups = [["z"], []], status = "lost" }]
bye = [{ round = 1, team = "A", kind = "none" }]
board = []
"#,
];

fn rejected(text: &str) -> RejectedFile {
    read("e.toml", text).expect_err("the file is wrong")
}

fn differs(language: Language, said: &Sentence) {
    let (own, english) = (said.in_language(language), said.to_string());
    // Dutch says this in the same words.
    let alike = english.starts_with("`start` is ") && language == Language::Nl;
    assert!(own.is_empty() || alike || own != english, "{language:?}: {english}");
}

#[test]
fn mistakes_in_every_language() {
    for text in WRONG {
        let rejected = rejected(text);
        assert!(rejected.findings.len() > 3, "{rejected}");
        for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
            for found in &rejected.findings {
                differs(language, &found.message);
                differs(language, &found.label);
                found.hint.iter().for_each(|hint| differs(language, hint));
            }
        }
    }
}

#[test]
fn a_name_that_nobody_has_in_french() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"swiss\"\nplayer = [{ name = \"Wei Yi\" }, { name = \"Anish Giri\" }]\n\
                game = [{ white = \"Wei Yi\", black = \"Giri\", result = \"1-0\" }]\n";
    let rejected = rejected(text);
    let found = &rejected.findings[0];
    assert_eq!(&text[found.span.clone().unwrap()], "\"Giri\"");
    assert_eq!(
        found.message.in_language(Language::Fr),
        "«\u{202f}Giri\u{202f}» ne joue pas dans ce tournoi"
    );
    assert_eq!(
        found.label.in_language(Language::Fr),
        "vouliez-vous dire «\u{202f}Anish Giri\u{202f}»\u{202f}?"
    );
}
