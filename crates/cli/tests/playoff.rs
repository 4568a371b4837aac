//! `tiebreak playoff`: real play-offs conducted on a pseudo-terminal, and through a pipe.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
#![cfg(unix)]

use crate::desk;
#[path = "desk/terminal.rs"]
mod terminal;

use crate::desk::{Desk, GCT, TATA, done, two_tied};
use std::io::Write;
use std::process::Stdio;
use terminal::Terminal;

/// Games of the play-off that came with the file are entered with one key, and only then.
#[test]
fn what_the_file_offers_is_taken_with_a_key() {
    let event =
        std::fs::read_to_string(desk::root().join("crates/server/events").join(TATA)).unwrap();
    let game = "\n[[play-off-game]]\nwhite = \"Wei Yi\"\nblack = \"Nodirbek Abdusattorov\"\nresult = \"1-0\"\n";
    let desk = Desk::of(&(event + game));
    let mut arbiter = Terminal::start(&desk, &["playoff", "cup.toml"]);
    arbiter.sees(&["y  The file has Wei Yi with white in this game (play-off game 1)."]);
    arbiter.press(
        "y",
        &[
            "Noted: semi-final-1/first-white",
            "y  The file has 1-0 for this game (play-off game 1).",
        ],
    );
    arbiter.press("y", &["Noted: semi-final-1/game-1: Wei Yi 1-0", "semi-final-1/game-2"]);
    // The file holds no second game: the key does nothing.
    arbiter.press("y", &["`y` does nothing here."]);
    assert_eq!(arbiter.leave("q"), 0);
}

/// Tata Steel 2024 from the first lots to the winner, with two slips corrected on the way and one
/// power cut.
#[test]
fn tata_2024_from_start_to_winner() {
    let desk = Desk::with(TATA);
    let mut arbiter = Terminal::start(&desk, &["playoff", TATA, "--by", "Arbiter"]);
    arbiter.sees(&[
        "Tata Steel Masters 2024",
        "C.1  semi-final-1/first-white  (1 of 2",
        "2  Wei Yi",
        "Also open",
    ]);
    arbiter.press(
        "2",
        &["Noted: semi-final-1/first-white", "White  Wei Yi", "Clock  both 3:00 +2, from move 1"],
    );
    // A slip: 1-0 instead of a draw, seen only when the next game is on.
    arbiter.press(
        "1",
        &[
            "semi-final-1/game-2",
            "White  Nodirbek Abdusattorov",
            "½-½   Wei Yi – Nodirbek Abdusattorov 1½–½",
        ],
    );
    arbiter.press("u", &["Correct which answer?", "1  semi-final-1/game-1: Wei Yi 1-0"]);
    arbiter.press("1\r", &["Instead of Wei Yi 1-0 Nodirbek Abdusattorov", "x withdraw"]);
    arbiter.press(
        "5",
        &[
            "now      Wei Yi 1-0",
            "instead  Wei Yi 1/2-1/2",
            "No other entry is affected.",
            "Why (empty",
        ],
    );
    arbiter
        .press("wrong key\r", &["Corrected: semi-final-1/game-1", "White  Nodirbek Abdusattorov"]);
    arbiter.press("0", &["C.1  semi-final-2/first-white"]);
    arbiter.press("2", &["White  Gukesh D"]);
    arbiter.press("0", &["White  Anish Giri"]);
    arbiter.cut();

    let mut arbiter = Terminal::start(&desk, &["playoff", TATA]);
    arbiter.sees(&[
        "semi-final-2/game-2",
        "White  Anish Giri",
        "So far",
        "semi-final-2/game-1: Gukesh D 0-1 Anish Giri (Arbiter)",
    ]);
    arbiter.press("0", &["semi-final-2/sudden-death/first-white"]);
    arbiter.press("2", &["White  Gukesh D", "Clock  White 2:30 +2, Black 3:00 +2, from move 1"]);
    arbiter.press("1", &["C.1  final/first-white", "1  Gukesh D"]);
    // The lots noted the wrong way round, and a game played on them.
    arbiter.press("2", &["White  Wei Yi"]);
    arbiter.press("5", &["final/game-2"]);
    arbiter.press("u", &["1  final/game-1", "2  final/first-white: Wei Yi, Gukesh D"]);
    arbiter.press("2\r", &["Instead of Wei Yi, Gukesh D"]);
    arbiter.press(
        "1",
        &[
            "No longer applies",
            "final/game-1: Wei Yi 1/2-1/2 Gukesh D",
            "To be answered again",
            "Play: Gukesh D (white) – Wei Yi",
        ],
    );
    arbiter.press("noted the wrong way round\r", &["C.1  final/game-1", "White  Gukesh D"]);
    arbiter.press("5", &["final/game-2", "1-0   Wei Yi wins; the others share second place"]);
    arbiter.press(
        "1",
        &[
            "Everything is settled.",
            "1     Wei Yi",
            "2–4   Anish Giri, Gukesh D, Nodirbek Abdusattorov",
        ],
    );
    assert_eq!(arbiter.leave("q"), 0);

    let seen = desk.about("resolve", &["--format", "json"]).out;
    let ruling: serde_json::Value = serde_json::from_str(&seen).unwrap();
    assert_eq!(ruling["standing"][0]["names"], serde_json::json!(["Wei Yi"]));
    let verified = desk.run(&["verify", "tata-steel-masters-2024.record"]);
    assert_eq!(verified.code, 0, "{}", verified.out);
}

/// Grand Chess Tour 2018, the tie for fourth place: a double round in rapid, So with white first.
#[test]
fn gct_2018_from_start_to_winner() {
    let desk = Desk::with(GCT);
    let mut arbiter = Terminal::start(&desk, &["playoff", GCT]);
    arbiter.sees(&[
        "places-4-5/round-robin-1/pairing-numbers",
        "1  Fabiano Caruana",
        "2  Wesley So",
    ]);
    arbiter.press(
        "2",
        &[
            "round-1/game-1",
            "White  Wesley So",
            "Black  Fabiano Caruana",
            "Clock  both 25:00 delay 10, from move 1",
        ],
    );
    arbiter.press("0", &["round-2/game-1", "White  Fabiano Caruana"]);
    arbiter.press("u1\r", &["Instead of Wesley So 0-1 Fabiano Caruana"]);
    arbiter.press("5", &["instead  Wesley So 1/2-1/2 Fabiano Caruana"]);
    arbiter.press("it was a draw\r", &["Corrected: ", "round-2/game-1"]);
    arbiter.press("1", &["Everything is settled.", "4     Fabiano Caruana"]);
    assert_eq!(arbiter.leave("q"), 0);
    let seen = desk.about("resolve", &["--format", "json"]).out;
    let ruling: serde_json::Value = serde_json::from_str(&seen).unwrap();
    assert_eq!(ruling["standing"][3]["names"], serde_json::json!(["Fabiano Caruana"]));
    assert_eq!(ruling["standing"][4]["names"], serde_json::json!(["Wesley So"]));
}

/// Everything fits: the title in the first row, the keys in the last, nothing scrolled away.
#[test]
fn every_screen_fits_80_by_24() {
    let desk = Desk::with(TATA);
    let mut arbiter = Terminal::start(&desk, &["playoff", TATA, "--witness", "Hou Yifan"]);
    for (keys, text) in [
        ("2", "White  Wei Yi"),
        ("f", "1 0 2 forfeit"),
        ("\x7f", "1 5 0 result"),
        ("\t", "C.1  semi-final-2/first-white"),
        ("2", "White  Gukesh D"),
        ("z", "`z` does nothing here."),
        ("5", "semi-final-2/game-2"),
    ] {
        // The last row is painted last.
        arbiter.press(keys, &[text]);
        arbiter.sees_in_row(23, "? keys · q quit");
        let rows = arbiter.rows();
        assert!(
            rows[0].starts_with("Tata Steel Masters 2024") && rows[0].contains("Record "),
            "{rows:#?}"
        );
    }
    assert!(desk.record_text().contains("\"witnesses\":[\"Hou Yifan\"]"));
    assert_eq!(arbiter.leave("\x03"), 0);
}

#[test]
fn what_happens_beside_the_games() {
    let desk = Desk::of(&two_tied());
    let mut arbiter = Terminal::start(&desk, &["playoff", "cup.toml"]);
    arbiter.sees(&["Not before 18:12 (in 12:00)"]);
    arbiter.press("sno\r", &["from the seed \"no\"", "printf '%s' 'no|match/first-white|"]);
    arbiter.press(
        "r10\rAna\runwell\rArbiter\r",
        &["Noted: the rest.", "Rest until 18:10 (in 10:00): 10 minutes' rest for Ana: unwell"],
    );
    arbiter.press("nlights out\r", &["Noted.", "lights out (Arbiter)"]);
    arbiter
        .press("lBo\rhis train\r", &["Noted: Bo has left the play-off.", "Everything is settled."]);
    arbiter
        .press("lBo\rit is late\r", &["Noted: Bo is in the play-off after all.", "match/game-1"]);
    arbiter.press("lEve\r", &["\"Eve\" does not take part in this event"]);
    arbiter.press(
        "dshare\rthey agreed\r",
        &["Departure from the regulation: they agreed (Arbiter)", "Everything is settled."],
    );
    arbiter.press("n\r", &["Nothing was noted."]);
    assert_eq!(arbiter.leave("q"), 0);
    assert_eq!(desk.record_text().lines().count(), 7);
}

/// Another window answers meanwhile: this one shows it by itself.
#[test]
fn two_windows_on_one_record() {
    let desk = Desk::of(&two_tied());
    let mut arbiter = Terminal::start(&desk, &["playoff", "cup.toml"]);
    arbiter.sees(&["match/first-white"]);
    desk.answers(&[&["match/first-white", "Bo"]]);
    arbiter.sees(&["Another program has added to the record.", "White  Bo"]);
    // Whatever key was on its way when the screen changed is not taken for an answer to the new
    // question.
    arbiter.press("0", &["The record has changed meanwhile", "White  Bo"]);
    arbiter.press("5", &["White  Ana"]);
    assert_eq!(arbiter.leave("q"), 0);
    assert_eq!(desk.record_text().lines().count(), 3);
    assert_eq!(desk.run(&["verify", "cup.record"]).code, 0);
}

#[test]
fn through_a_pipe() {
    let desk = Desk::with(TATA);
    let mut child = desk
        .command(&["playoff", TATA])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = "\"Gukesh D\" \"Anish Giri\"\n2\n5\nwrong\n\"Gukesh D\" 0-1 \"Anish Giri\"\nu\nsemi-final-1/game-1\n1-0\nwrong key\n";
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let done = done(child.wait_with_output().unwrap());
    assert_eq!(done.code, 0, "{}", done.err);
    for text in [
        "Noted: semi-final-2/first-white: Gukesh D, Anish Giri",
        "\"wrong\" is not a result",
        "Corrected: semi-final-1/game-1",
    ] {
        assert!(done.out.contains(text), "{text}: {}", done.out);
    }
    assert!(!done.out.contains('\u{1b}'));
    assert_eq!(desk.record_text().lines().count(), 6);
    assert_eq!(desk.run(&["verify", "tata-steel-masters-2024.record"]).code, 0);
}

/// Games of the event that are still open are answered by the same keys.
#[test]
fn the_last_round_of_the_event() {
    let desk = Desk::with("tata-steel-masters-2022-before-round-13.toml");
    let mut arbiter = Terminal::start(&desk, &["playoff", &desk.event]);
    arbiter.sees(&["(1 of 7, Tab: next)", "Find out: result of", "5  ½-½"]);
    for left in (2..7).rev() {
        arbiter.press("5", &[&format!("(1 of {left}, Tab: next)")]);
    }
    arbiter.press("5", &["Find out"]);
    arbiter.sees_no_more("Tab: next");
    arbiter.press("5", &["Everything is settled.", "1     Magnus Carlsen"]);
    assert_eq!(arbiter.leave("q"), 0);
    assert_eq!(desk.record_text().matches("\"value\":\"1/2-1/2\"").count(), 7);
}

/// A finger that hits a key three times enters one game, not three.
#[test]
fn a_key_that_comes_again_within_a_second_enters_nothing() {
    let desk = Desk::of(&two_tied());
    let mut arbiter = Terminal::start(&desk, &["playoff", "cup.toml"]);
    arbiter.sees(&["match/first-white"]);
    // The same key again, though the question is another by now.
    arbiter.hit("11", &["`1` came again within a second and was not entered.", "match/game-1"]);
    arbiter.press("5", &["match/game-2"]);
    arbiter.hit("555", &["`5` came again within a second", "match/game-2"]);
    assert_eq!(desk.record_text().lines().count(), 3);
    // Pressed again when it is meant, it counts.
    arbiter.press("5", &["sudden-death/first-white"]);
    assert_eq!(arbiter.leave("q"), 0);
    assert_eq!(desk.record_text().lines().count(), 4);
}

/// `?` shows the keys; what is pressed there closes it and answers nothing. Everything fits sixty
/// columns.
#[test]
fn the_keys_are_shown_and_fit_sixty_columns() {
    let desk = Desk::of(&two_tied());
    let mut arbiter = Terminal::sized(&desk, &["playoff", "cup.toml"], 60);
    arbiter.sees(&["number · s seed · u correct · ? keys · q quit"]);
    arbiter.press(
        "?",
        &[
            "correct or withdraw an answer",
            "q      leave; everything entered is kept",
            "any key: back",
        ],
    );
    arbiter.press("1", &["match/first-white", "? keys · q quit"]);
    arbiter.press("2", &["match/game-1", "1 5 0 result · f forfeit · u correct · ? keys · q quit"]);
    arbiter.press("f", &["1 0 2 forfeit · f back · u correct · ? keys · q quit"]);
    assert_eq!(arbiter.leave("q"), 0);
    assert_eq!(desk.record_text().lines().count(), 2);
}

/// After a correction, what was replaced and what fell away is marked in "So far", and the preview
/// names people.
#[test]
fn what_no_longer_counts_is_marked() {
    let desk = Desk::with(TATA);
    desk.answers(&[
        &["semi-final-1/first-white", "Wei Yi", "Nodirbek Abdusattorov"],
        &["semi-final-1/game-1", "1-0"],
        &["semi-final-1/game-2", "1/2-1/2"],
        &["semi-final-2/first-white", "Gukesh D", "Anish Giri"],
        &["semi-final-2/game-1", "1-0"],
        &["semi-final-2/game-2", "1/2-1/2"],
        &["final/first-white", "Gukesh D", "Wei Yi"],
    ]);
    let mut arbiter = Terminal::start(&desk, &["playoff", TATA]);
    arbiter.sees(&["final/game-1"]);
    arbiter.press("u", &["Correct which answer?"]);
    arbiter.press("semi-final-1/game-1\r", &["Instead of Wei Yi 1-0"]);
    arbiter.press(
        "0",
        &[
            "Nodirbek Abdusattorov, not Wei Yi, reaches the final.",
            "The lots of the final are drawn again.",
        ],
    );
    arbiter.press(
        "misread\r",
        &[
            "Corrected: semi-final-1/game-1",
            "(no longer counts) final/first-white",
            "(replaced in line 9) semi-final-1/game-1",
        ],
    );
    assert_eq!(arbiter.leave("q"), 0);
}

/// Games of the play-off in a PGN that is written meanwhile are offered as they come in, and
/// entered by nobody but the arbiter.
#[test]
fn games_that_come_in_are_offered() {
    let desk = Desk::with(TATA);
    let game = |white: &str, black: &str, result: &str| {
        let event = "[Event \"Tata Steel Masters 2024 | Tiebreaks\"]";
        format!(
            "{event}\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{result}\n\n"
        )
    };
    std::fs::write(desk.path("live.pgn"), game("Wei Yi", "Nodirbek Abdusattorov", "*")).unwrap();
    let mut arbiter = Terminal::start(&desk, &["playoff", TATA, "--games", "live.pgn"]);
    arbiter.sees(&["y  The file has Wei Yi with white in this game (play-off game 1)."]);
    arbiter.press("y", &["Noted: semi-final-1/first-white", "White  Wei Yi"]);
    std::fs::write(desk.path("live.pgn"), game("Wei Yi", "Nodirbek Abdusattorov", "1-0")).unwrap();
    arbiter.sees(&[
        "There are new results from the games",
        "y  The file has 1-0 for this game (play-off game 1).",
    ]);
    assert_eq!(desk.record_text().lines().count(), 2, "nothing is entered by itself");
    arbiter.press("y", &["Noted: semi-final-1/game-1: Wei Yi 1-0", "semi-final-1/game-2"]);
    assert_eq!(arbiter.leave("q"), 0);
    let verified = desk.run(&["verify", "tata-steel-masters-2024.record", "--games", "live.pgn"]);
    assert_eq!(verified.code, 0, "{}", verified.out);
}

/// Another window amends the event file: this one goes on with the event as it is then.
#[test]
fn an_amendment_in_another_window() {
    let desk = Desk::of(&two_tied());
    desk.answers(&[&["match/first-white", "Bo"]]);
    let mut arbiter = Terminal::start(&desk, &["playoff", "cup.toml"]);
    arbiter.sees(&["match/game-1", "White  Bo"]);
    std::fs::write(desk.path("cup.toml"), two_tied().replace("\"Cup\"", "\"The Cup\"")).unwrap();
    let amended = desk.run(&["record", "amend", "cup.toml", "--why", "its name", "--yes"]);
    assert_eq!(amended.code, 0, "{}", amended.err);
    arbiter.sees(&["The Cup", "Another program has added to the record."]);
    arbiter.press("5", &["The record has changed meanwhile"]);
    arbiter.press("0", &["match/game-2"]);
    assert_eq!(arbiter.leave("q"), 0);
    assert_eq!(desk.run(&["verify", "cup.record"]).code, 0);
}
