//! Power cuts, and several programs on one record.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
#![cfg(unix)]

use crate::desk::{Desk, Dice, two_tied};
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::time::Duration;

/// Draw after draw is entered and the program killed at random points, 500 answers long. What was
/// confirmed is there.
#[test]
fn no_confirmed_answer_is_lost() {
    let desk = Desk::of(&two_tied());
    desk.answers(&[
        &["match/first-white", "Ana"],
        &["match/game-1", "1/2-1/2"],
        &["match/game-2", "1/2-1/2"],
        &["sudden-death/first-white", "Ana"],
    ]);
    let mut dice = Dice(2024);
    let mut confirmed: Vec<String> = Vec::new();
    let mut kills = 0;
    while confirmed.len() < 500 {
        let mut child = desk
            .command(&["playoff", "cup.toml"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut keys = child.stdin.take().unwrap();
        let feeder = std::thread::spawn(move || while keys.write_all(b"5\n").is_ok() {});
        let lines = BufReader::new(child.stdout.take().unwrap());
        let (tell, told) = std::sync::mpsc::channel();
        let reader = std::thread::spawn(move || {
            let id = |line: String| {
                line.strip_prefix("Noted: ")
                    .and_then(|rest| Some(rest.split_once(": ")?.0.to_owned()))
            };
            let confirm = |id: String| {
                let _ = tell.send(());
                id
            };
            lines.lines().map_while(Result::ok).filter_map(id).map(confirm).collect::<Vec<_>>()
        });
        for _ in 0..dice.roll(25) {
            told.recv().unwrap();
        }
        std::thread::sleep(Duration::from_micros(dice.roll(30_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
        feeder.join().unwrap();
        confirmed.extend(reader.join().unwrap());
        let text = desk.record_text();
        for id in &confirmed {
            assert!(
                text.contains(&format!("\"id\":\"{id}\"")),
                "{id} was confirmed and is lost after kill {kills}"
            );
        }
        assert!(text.lines().count() >= 5 + confirmed.len());
    }
    println!("{kills} kills, {} confirmed answers, none lost", confirmed.len());
    assert!(kills > 10, "{kills}");
    let verified = desk.run(&["verify", "cup.record"]);
    assert_eq!(verified.code, 0, "{}", verified.out);
    let mut all = confirmed.clone();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), confirmed.len(), "an answer was confirmed twice");
}

/// Many programs write at once: all that was confirmed is there, the chain holds.
#[test]
fn several_programs_write_at_once() {
    let desk = Desk::of(&two_tied());
    let children: Vec<_> = (0..12)
        .map(|number| {
            desk.command(&["note", "cup.toml", &format!("note {number}"), "--by", "Arbiter"])
                .stdout(Stdio::null())
                .spawn()
                .unwrap()
        })
        .collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    let text = desk.record_text();
    for number in 0..12 {
        assert_eq!(text.matches(&format!("\"note {number}\"")).count(), 1);
    }
    assert_eq!(desk.run(&["verify", "cup.record"]).code, 0);
    assert_eq!(
        std::fs::read_dir(desk.folder()).unwrap().count(),
        2,
        "nothing is left beside the record"
    );
}

/// Two answer the same question: one is taken, the other is told so.
#[test]
fn one_question_is_answered_once() {
    for _ in 0..5 {
        let desk = Desk::of(&two_tied());
        let answer = |name: &str| {
            desk.command(&["answer", "cup.toml", "match/first-white", name])
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap()
        };
        let outputs: Vec<_> = [answer("Ana"), answer("Bo")]
            .into_iter()
            .map(|child| child.wait_with_output().unwrap())
            .collect();
        let refused: Vec<_> =
            outputs.iter().filter(|output| output.status.code() == Some(1)).collect();
        assert_eq!(refused.len(), 1);
        assert!(String::from_utf8_lossy(&refused[0].stderr).contains("was answered already"));
        assert_eq!(desk.record_text().lines().count(), 2);
    }
}

/// A program that holds the file for good is waited for, then named.
#[test]
fn a_record_that_stays_locked() {
    let desk = Desk::of(&two_tied());
    desk.answers(&[&["match/first-white", "Ana"]]);
    let file = std::fs::File::open(desk.record()).unwrap();
    file.lock().unwrap();
    let done = desk.answer(&["match/game-1", "1-0"]);
    assert!(
        done.code == 1 && done.err.contains("another program is writing to the record"),
        "{}",
        done.err
    );
    file.unlock().unwrap();
    desk.answers(&[&["match/game-1", "1-0"]]);
}
