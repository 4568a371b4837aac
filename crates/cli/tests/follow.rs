//! `tiebreak follow`: what a broadcast shows is proposed, and entered when the arbiter takes it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk::{Desk, Done};
use std::io::{Read, Write};
use std::process::Stdio;

const CUP: &str = r#"
format = "tiebreak-event/1"
title = "Cup"
kind = "round-robin"
regulation = "tepe-sigeman-2023"
player = [{ name = "Ann Archer" }, { name = "Ben Baker" }, { name = "Cleo Carter" }]
game = [
  { round = 1, white = "Ben Baker", black = "Cleo Carter", result = "*" },
  { round = 2, white = "Cleo Carter", black = "Ann Archer", result = "*" },
  { round = 3, white = "Ann Archer", black = "Ben Baker", result = "*" },
]
"#;

fn game(event: &str, round: &str, white: &str, black: &str, result: &str) -> String {
    format!(
        "[Event \"{event}\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n1. e4 {result}\n\n"
    )
}

fn all(results: [&str; 3]) -> String {
    let [one, two, three] = results;
    game("Cup", "1.1", "Baker, Ben", "Carter, Cleo", one)
        + &game("Cup", "2.1", "Carter, Cleo", "Archer, Ann", two)
        + &game("Cup", "3.1", "Archer, Ann", "Baker, B", three)
}

fn follow(desk: &Desk, more: &[&str]) -> Done {
    let mut words = vec!["live.pgn", "--once"];
    words.extend(more);
    desk.about("follow", &words)
}

#[test]
fn proposals_are_shown_and_only_taken_when_somebody_says_so() {
    let desk = Desk::of(CUP);
    let before = follow(&desk, &[]);
    assert_eq!((before.code, before.out.as_str()), (4, "Nothing to take.\n"), "{}", before.err);
    assert_eq!(before.err, "note: there is no file live.pgn\n");
    assert!(!desk.record().exists(), "nothing was written");
    std::fs::write(desk.path("live.pgn"), all(["1-0", "*", "*"])).unwrap();
    let shown = follow(&desk, &[]);
    assert!(
        shown.out.contains("Round 1, board 1: Ben Baker 1-0 Cleo Carter on the broadcast."),
        "{}",
        shown.out
    );
    assert!(
        shown.out.contains("\"Baker, B\" on the broadcast: is this Ben Baker?"),
        "{}",
        shown.out
    );
    assert!(!desk.record().exists(), "nothing was taken");
    let unsigned = follow(&desk, &["--take-all"]);
    assert_eq!(unsigned.code, 2, "who takes it has to be said: {}", unsigned.out);
    let taken = follow(&desk, &["--take-all", "--by", "Chief arbiter"]);
    let noted = "Noted: event/round-1/Ben Baker - Cleo Carter: Ben Baker 1-0 Cleo Carter, from the broadcast (Chief arbiter)";
    assert!(taken.out.contains(noted), "{}", taken.out);
    let line = desk.record_text().lines().last().unwrap().to_owned();
    assert!(
        line.contains("\"from\":\"broadcast\"") && line.contains("\"by\":\"Chief arbiter\""),
        "{line}"
    );
    assert_eq!(
        follow(&desk, &["--take-all", "--by", "Chief arbiter"]).out.matches("Noted").count(),
        0
    );
    assert_eq!(desk.run(&["verify", "cup.record", "--event", "cup.toml"]).code, 0);
}

#[test]
fn what_was_taken_back_or_changed_is_never_taken_with_all() {
    let desk = Desk::of(CUP);
    std::fs::write(desk.path("live.pgn"), all(["1-0", "*", "*"])).unwrap();
    follow(&desk, &["--take-all", "--by", "A"]);
    std::fs::write(desk.path("live.pgn"), all(["*", "*", "*"])).unwrap();
    let back = follow(&desk, &["--take-all", "--by", "A"]);
    assert!(
        back.out.contains("the broadcast shows no result any more; the record says 1-0."),
        "{}",
        back.out
    );
    assert!(!back.out.contains("Noted"), "{}", back.out);
    std::fs::write(desk.path("live.pgn"), all(["0-1", "*", "*"])).unwrap();
    let id = "event/round-1/Ben Baker - Cleo Carter";
    assert!(!follow(&desk, &["--take-all", "--by", "A"]).out.contains("Noted"));
    let corrected = follow(&desk, &["--take", id, "--by", "A"]);
    assert!(corrected.out.contains("corrected: The broadcast says 0-1."), "{}", corrected.out);
    let nothing = follow(&desk, &["--take", id, "--by", "A"]);
    assert!(nothing.code == 1 && nothing.err.contains("proposes nothing for"), "{}", nothing.err);
}

#[test]
fn a_doubt_is_answered_once_and_the_play_off_needs_a_person_each_time() {
    let desk = Desk::of(CUP);
    std::fs::write(desk.path("live.pgn"), all(["1-0", "0-1", "1/2-1/2"])).unwrap();
    let who = follow(&desk, &["--who", "Baker, B = Ben Baker", "--take-all", "--by", "A"]);
    assert_eq!(who.out.matches("Noted").count(), 3, "{}{}", who.out, who.err);
    assert!(desk.path("cup.follow").exists());
    let off = game("Cup Tiebreaks", "1", "Baker, B", "Archer, Ann", "1-0");
    std::fs::write(desk.path("live.pgn"), all(["1-0", "0-1", "1/2-1/2"]) + &off).unwrap();
    let shown = follow(&desk, &["--take-all", "--by", "A"]);
    assert!(shown.out.contains("Play-off: Ben Baker has white on the broadcast."), "{}", shown.out);
    assert!(!shown.out.contains("Noted") && !shown.out.contains("is this"), "{}", shown.out);
    let taken = follow(&desk, &["--take", "match/first-white", "--by", "A"]);
    assert!(taken.out.contains("Noted: match/first-white"), "{}{}", taken.out, taken.err);
    let result = follow(&desk, &["--take", "match/game-1", "--by", "A"]);
    assert!(
        result.out.contains("Ben Baker 1-0 Ann Archer, from the broadcast"),
        "{}{}",
        result.out,
        result.err
    );
    let unknown = follow(&desk, &["--who", "X = Nobody"]);
    assert!(unknown.code == 1 && unknown.err.contains("does not take part"), "{}", unknown.err);
}

/// Through a pipe every line is a key: 1 for the name in doubt, y for the first proposal, a for all
/// of them.
#[test]
fn keys_take_what_comes_while_the_file_is_written() {
    let desk = Desk::of(CUP);
    std::fs::write(desk.path("live.pgn"), all(["1-0", "0-1", "1/2-1/2"])).unwrap();
    let mut command =
        desk.command(&["follow", "cup.toml", "live.pgn", "--by", "A", "--every", "1"]);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut keys, mut out) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut seen = String::new();
    let mut sees = |text: &str| {
        let mut byte = [0u8; 256];
        while !seen.contains(text) {
            let read = out.read(&mut byte).unwrap();
            assert!(read > 0, "{text:?} was not printed: {seen}");
            seen.push_str(&String::from_utf8_lossy(&byte[..read]));
        }
    };
    sees("is this Ben Baker?");
    keys.write_all(b"1\n").unwrap();
    sees("Round 3, board 1: Ann Archer 1/2-1/2 Ben Baker");
    keys.write_all(b"n\n").unwrap();
    sees("Left.");
    keys.write_all(b"y\n").unwrap();
    sees("Cleo Carter 0-1 Ann Archer, from the broadcast");
    std::fs::write(desk.path("live.pgn"), all(["0-1", "0-1", "1/2-1/2"])).unwrap();
    sees("Round 1, board 1: Ben Baker 0-1 Cleo Carter");
    keys.write_all(b"a\n").unwrap();
    sees("Noted: event/round-3");
    keys.write_all(b"q\n").unwrap();
    assert!(child.wait().unwrap().success());
    let results = desk.record_text().matches("\"from\":\"broadcast\"").count();
    assert_eq!(results, 3);
}

#[test]
fn an_address_that_cannot_be_followed_is_told() {
    let desk = Desk::of(CUP);
    for (source, told) in [
        ("ftp://example.org/a.pgn", "expected https://"),
        ("http://127.0.0.1:1/a.pgn", "could not be read"),
    ] {
        let done = desk.about("follow", &[source, "--once"]);
        assert!(done.code == 1 && done.err.contains(told), "{source}: {}", done.err);
    }
}
