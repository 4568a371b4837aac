//! The same walk through a play-off in every language: what is printed on the way, for native
//! readers to look at.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::desk::{Desk, done, two_tied};
use std::io::Write;
use std::process::Stdio;

const LANGUAGES: [&str; 6] = ["en", "de", "es", "fr", "nl", "sv"];

/// What people type, the same for all: answers and slips, corrections, what happens besides the
/// games, checks.
const WALK: [&[&str]; 32] = [
    &["resolve", "cup.toml"],
    &["answer", "cup.toml", "match/first-white", "--seed", "6 2 5 1", "--preview"],
    &["answer", "cup.toml", "match/first-black", "--seed", "6 2 5 1"],
    &["answer", "cup.toml", "match/first-white", "NAME", "NAME"],
    &["answer", "cup.toml", "match/first-white", "Ana", "--witness", "A. Smit", "--preview"],
    &["answer", "cup.toml", "match/first-white", "--seed", "6 2 5 1"],
    &["answer", "cup.toml", "match/game-1", "RESULT"],
    &["answer", "cup.toml", "match/game-1", "2-0"],
    &["answer", "cup.toml", "match/game-1", "1-0", "--correct", "--why", "1 = 0"],
    &["answer", "cup.toml", "match/game-1", "1-0", "--by", "A. Smit"],
    &["answer", "cup.toml", "match/game-1", "0-1"],
    &["answer", "cup.toml", "match/game-1", "1-0", "--correct", "--why", "1 = 0"],
    &["answer", "cup.toml", "match/game-1", "0-1", "--correct", "--why", "1 = 0", "--preview"],
    &["answer", "cup.toml", "match/game-1", "0-1", "--correct", "--why", "1 = 0"],
    &["answer", "cup.toml", "match/game-1", "--withdraw", "--why", "2 = 0"],
    &["note", "cup.toml", "12:00", "--by", "A. Smit", "--rest", "10", "--for", "Bob"],
    &["note", "cup.toml", "12:00", "--by", "A. Smit", "--rest", "10", "--for", "Bo"],
    &["depart", "cup.toml", "--share", "--by", "A. Smit", "--why", "14:00", "--tie", "second"],
    &["depart", "cup.toml", "Ana", "--by", "A. Smit", "--why", "14:00"],
    &["depart", "cup.toml", "--share", "--by", "A. Smit", "--why", "14:00"],
    &["depart", "cup.toml", "--withdraw", "--by", "A. Smit", "--why", "14:01"],
    &["leave", "cup.toml", "Bo", "--why", "13:00"],
    &["leave", "cup.toml", "Bo", "--why", "13:01", "--withdraw"],
    &["record", "amend", "cup.toml", "--why", "15:00"],
    &["record", "pgn", "cup.toml"],
    &["verify", "cup.record"],
    &["lots", "A", "B", "A", "--seed", "1"],
    &["next", "cup.toml"],
    &["resolve", "nobody.toml"],
    &["resolve", "cup.toml", "--regulation", "tepe-sigeman-2032"],
    &["convert", "cup.toml", "cup.xyz"],
    &["standings", "cup.toml", "--by", "PTS,BHX"],
];

#[test]
fn questions_answers_corrections_and_checks() {
    for lang in LANGUAGES {
        let desk = Desk::of(&two_tied());
        let mut walked = String::new();
        for command in WALK {
            let done = desk.run(&[command, &["--lang", lang]].concat());
            walked += &format!("$ tiebreak {}\n{}{}\n", command.join(" "), done.out, done.err);
        }
        insta::assert_snapshot!(
            format!("walk_{lang}"),
            walked.replace(env!("CARGO_PKG_VERSION"), "VERSION")
        );
    }
}

/// What is typed in a play-off through a pipe: help, a slip, lots, a forfeit, a correction, a rest,
/// a note, who leaves, a departure.
const TYPED: [&str; 33] = [
    "?", "z", "2", "f", "1", "u", "1", "5", "15:00", "u", "9", "r", "x", "r", "10", "Bob", "r",
    "10", "", "16:00", "A. Smit", "n", "17:00", "l", "Cy", "l", "Bo", "18:00", "t", "", "d",
    "share", "19:00",
];

#[test]
fn a_play_off_through_a_pipe() {
    for lang in LANGUAGES {
        let desk = Desk::of(&two_tied());
        let mut command = desk.command(&["playoff", "cup.toml", "--lang", lang]);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(TYPED.join("\n").as_bytes()).unwrap();
        let done = done(child.wait_with_output().unwrap());
        assert_eq!((done.code, done.err.as_str()), (0, ""), "{}", done.out);
        insta::assert_snapshot!(format!("play_off_{lang}"), done.out);
    }
}

/// A German walk has no sentence of the English one: what is the same was typed, or is a command to
/// copy.
#[test]
fn no_line_of_a_walk_stays_in_english() {
    let lines = |lang: &str| {
        let desk = Desk::of(&two_tied());
        let mut lines = Vec::new();
        for command in WALK {
            let done = desk.run(&[command, &["--lang", lang]].concat());
            lines.extend(
                format!("{}{}", done.out, done.err).lines().map(|line| line.trim().to_owned()),
            );
        }
        lines
    };
    let english = lines("en");
    let own = |line: &&String| {
        // Commands to copy, and a clause in its own words.
        let copied = ["tiebreak ", "printf ", "A.4 "].iter().any(|begins| line.starts_with(begins));
        let words = line
            .split(' ')
            .filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 3)
            .count();
        !copied && words > 1
    };
    for lang in &LANGUAGES[1..] {
        let other = lines(lang);
        let left: Vec<&String> =
            english.iter().filter(own).filter(|line| other.contains(line)).collect();
        assert!(left.is_empty(), "{lang}: {left:#?}");
    }
}
