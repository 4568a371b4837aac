//! Numbered checks: each with a record that makes it fail, here and in the stand-alone verifier.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk::{Desk, GCT, TATA, root, two_tied};
use std::path::Path;
use std::process::Command;
use tiebreak_record::sha256;

/// The checks that failed, by number.
fn failed(desk: &Desk, more: &[&str]) -> Vec<u32> {
    let record = desk.record().display().to_string();
    let done = desk.run(&[&["verify", record.as_str()][..], more].concat());
    let numbers: Vec<u32> = done
        .out
        .lines()
        .filter(|line| line.contains(" FAILED "))
        .map(|line| line[1..3].trim().parse().unwrap())
        .collect();
    assert_eq!(done.code, if numbers.is_empty() { 0 } else { 3 }, "{}{}", done.out, done.err);
    numbers
}

/// The first check that fails in the stand-alone verifier, by file.
fn by_python(files: &[std::path::PathBuf]) -> Vec<Option<u32>> {
    let program = "\
import sys, verify
for name in sys.argv[1:]:
    try:
        with open(name, 'rb') as file:
            list(verify.checks(file.read(), None))
        print('-')
    except verify.Failed as failed:
        print(failed.number)
";
    let run = Command::new("python3")
        .args(["-c", program])
        .args(files)
        .env("PYTHONPATH", root().join("tools"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .expect("python3 is installed");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8(run.stdout).unwrap().lines().map(|line| line.parse().ok()).collect()
}

fn python_alone(record: &Path, more: &[&str]) -> (i32, String) {
    let run = Command::new("python3")
        .arg(root().join("tools/verify.py"))
        .arg(record)
        .args(more)
        .output()
        .unwrap();
    (run.status.code().unwrap(), String::from_utf8(run.stdout).unwrap())
}

/// A record with lots from a seed and from secrets, a correction, and a departure taken back.
fn full(desk: &Desk) {
    let (tulip, dice) = (sha256(b"tulip"), sha256("würfel".as_bytes()));
    desk.answers(&[
        &["semi-final-1/first-white", "--seed", "6 2 5", "--by", "Arbiter"],
        &["semi-final-2/first-white", "--commit", "Anish Giri", &tulip],
        &["semi-final-2/first-white", "--commit", "Arbiter", &dice],
        &[
            "semi-final-2/first-white",
            "--reveal",
            "Anish Giri",
            "tulip",
            "--reveal",
            "Arbiter",
            "würfel",
        ],
        &["semi-final-1/game-1", "1-0"],
        &["semi-final-1/game-1", "1/2-1/2", "--correct", "--why", "wrong “key”"],
    ]);
    let share = desk.about("depart", &["--share", "--by", "Organiser", "--why", "they agreed"]);
    let back = desk.about("depart", &["--withdraw", "--by", "Organiser", "--why", "they play"]);
    let note = desk.about("note", &["unwell", "--rest", "5", "--by", "Arbiter"]);
    assert_eq!([share.code, back.code, note.code], [0, 0, 0]);
}

/// The record with one line changed, and every sum and hash after it made to fit again, as a forger
/// would.
fn forged(text: &str, line: usize, from: &str, to: &str) -> String {
    let mut out: Vec<String> = Vec::new();
    for (index, text) in text.lines().enumerate() {
        let (body, _) = text.rsplit_once(",\"sum\":\"").unwrap();
        let mut body = body.to_owned();
        if let Some(before) = out.last() {
            body = format!("{{\"prev\":\"{}\"{}", sha256(before.as_bytes()), &body[74..]);
        }
        if index + 1 == line {
            assert!(body.contains(from), "{from} in {body}");
            body = body.replacen(from, to, 1);
        }
        out.push(format!("{body},\"sum\":\"{}\"}}", sha256(body.as_bytes())));
    }
    out.iter().flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn a_good_record_passes_and_its_head_is_shown() {
    let desk = Desk::with(TATA);
    full(&desk);
    assert!(failed(&desk, &[]).is_empty());
    let head = sha256(desk.record_text().lines().last().unwrap().as_bytes());
    let short: Vec<&str> = (0..4).map(|group| &head[4 * group..4 * group + 4]).collect();
    assert!(failed(&desk, &["--head", &short.join(" ")]).is_empty());
    let seen = desk.about("resolve", &[]).out;
    assert!(seen.contains(&format!("Record fingerprint: {}", short.join(" "))), "{seen}");
    assert_eq!(python_alone(&desk.record(), &["--head", &short.join(" ")]).0, 0);
    // A record elsewhere is checked against the event that is named.
    let elsewhere = desk.folder().join("copies");
    std::fs::create_dir(&elsewhere).unwrap();
    std::fs::copy(desk.record(), elsewhere.join("evening.record")).unwrap();
    let alone = desk.run(&["verify", "copies/evening.record", "--event", TATA]);
    assert!(alone.code == 0 && alone.out.contains("V9  ok"), "{}", alone.out);
}

/// A record for each check that makes it fail.
#[test]
fn every_check_can_fail() {
    let desk = Desk::with(TATA);
    full(&desk);
    let good = desk.record_text();
    let without = |line: usize| -> String {
        good.split_inclusive('\n')
            .enumerate()
            .filter(|(index, _)| index + 1 != line)
            .map(|(_, line)| line)
            .collect()
    };
    let other_order = |line: usize| {
        let text = good.lines().nth(line - 1).unwrap();
        let value =
            text.split("\"value\":").nth(1).unwrap().split(']').next().unwrap().to_owned() + "]";
        let names: Vec<String> = serde_json::from_str(&value).unwrap();
        (value, serde_json::json!([names[1], names[0]]).to_string())
    };
    let (order, turned) = other_order(2);
    let cases: Vec<(u32, String)> = vec![
        (1, "title = \"no record\"\n".to_owned()),
        (1, String::new()),
        (1, forged(&good, 1, "tiebreak-record/1", "tiebreak-record/2")),
        (2, good.replacen("they agreed", "they argued", 1)),
        (2, good[..good.len() - 5].to_owned()),
        (3, without(4)),
        (4, forged(&good, 7, "\"kind\":\"correction\"", "\"kind\":\"rumour\"")),
        (5, forged(&good, 2, &order, &turned)),
        (5, forged(&good, 2, "\"seed\":\"6 2 5\"", "\"seed\":\"6 2 4\"")),
        (6, forged(&good, 3, &sha256(b"tulip"), &sha256(b"rose"))),
        // Bytes of another file are the same event as long as they say the same; so both are
        // forged.
        (
            7,
            forged(
                &forged(&good, 1, "\"sha256\":\"", "\"sha256\":\"00"),
                1,
                "rating = 2727",
                "rating = 2728",
            ),
        ),
        (13, forged(&good, 1, "rating = 2727", "rating = 2728")),
        (
            8,
            forged(
                &good,
                1,
                "\"id\":\"tata-steel-masters-2023\",\"file\":\"tata-steel-masters-2023.toml\",\"sha256\":\"",
                "\"id\":\"tata-steel-masters-2023\",\"file\":\"tata-steel-masters-2023.toml\",\"sha256\":\"0",
            ),
        ),
        (9, forged(&good, 6, "semi-final-1/game-1", "semi-final-1/game-7")),
        (9, forged(&good, 8, "\"tie\":\"first\"", "\"tie\":\"second\"")),
    ];
    let mut files = Vec::new();
    for (index, (number, text)) in cases.iter().enumerate() {
        std::fs::write(desk.record(), text).unwrap();
        // Lots turned round take the answers after them with them: the first check to fail is the
        // one that matters.
        assert_eq!(failed(&desk, &["--event", TATA]).first(), Some(number), "case {index}");
        let copy = desk.path(&format!("{index}.copy"));
        std::fs::write(&copy, text).unwrap();
        files.push(copy);
    }
    let found = by_python(&files);
    for (index, ((number, _), found)) in cases.iter().zip(found).enumerate() {
        assert_eq!(found, Some(*number).filter(|number| *number <= 6), "case {index}");
    }
}

#[test]
fn v7_and_v8_another_event_or_regulation() {
    let desk = Desk::of(&two_tied());
    desk.answers(&[&["match/first-white", "Ana"]]);
    assert_eq!(failed(&desk, &["--regulation", "tata-steel-masters-2022"]), [8]);
    std::fs::write(desk.path("cup.toml"), two_tied() + "# changed\n").unwrap();
    assert!(failed(&desk, &[]).is_empty(), "a comment makes no other event");
    std::fs::write(desk.path("cup.toml"), two_tied().replace("\"Cup\"", "\"The Cup\"")).unwrap();
    assert_eq!(failed(&desk, &[]), [7]);
}

#[test]
fn v10_a_printed_ruling_that_does_not_follow() {
    let desk = Desk::of(&two_tied());
    desk.answers(&[&["match/first-white", "Ana"], &["match/game-1", "1-0"]]);
    let printed = desk.about("resolve", &["--format", "json"]).out;
    std::fs::write(desk.path("ruling.json"), &printed).unwrap();
    assert!(failed(&desk, &["--ruling", "ruling.json"]).is_empty());
    std::fs::write(
        desk.path("ruling.json"),
        printed.replacen("\"settled\": false", "\"settled\": true", 1),
    )
    .unwrap();
    assert_eq!(failed(&desk, &["--ruling", "ruling.json"]), [10]);
}

/// Lines missing at the end are found with a noted head, and only so; the program says it.
#[test]
fn v11_a_shorter_record() {
    let desk = Desk::of(&two_tied());
    desk.answers(&[&["match/first-white", "Ana"], &["match/game-1", "1-0"]]);
    let good = desk.record_text();
    let head = sha256(good.lines().last().unwrap().as_bytes());
    let shorter: String = good.split_inclusive('\n').take(2).collect();
    std::fs::write(desk.record(), shorter).unwrap();
    assert!(failed(&desk, &[]).is_empty());
    assert!(
        desk.run(&["verify", "cup.record"])
            .out
            .contains("neither missing lines at the end nor a rewritten chain")
    );
    assert_eq!(failed(&desk, &["--head", &head[..16]]), [11]);
    assert_eq!(python_alone(&desk.record(), &["--head", &head]).0, 3);
}

/// Both verifiers find every byte flipped and every line removed, doubled or swapped, by the same
/// number.
#[test]
fn both_verifiers_find_every_damage() {
    let desk = Desk::with(TATA);
    full(&desk);
    let good = desk.record_text();
    let lines: Vec<&str> = good.split_inclusive('\n').collect();
    let mut damaged: Vec<Vec<u8>> = Vec::new();
    for at in (0..good.len()).step_by(3) {
        let mut flipped = good.clone().into_bytes();
        flipped[at] ^= [1, 32, 128][at / 3 % 3];
        damaged.push(flipped);
    }
    for at in 0..lines.len() {
        let mut removed = lines.clone();
        removed.remove(at);
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        let mut swapped = lines.clone();
        swapped.swap(at, (at + 1) % lines.len());
        let removed = if at + 1 == lines.len() { None } else { Some(removed) };
        damaged.extend(
            [removed, Some(doubled), Some(swapped)]
                .into_iter()
                .flatten()
                .map(|lines| lines.concat().into_bytes()),
        );
    }
    let folder = desk.path("damaged");
    std::fs::create_dir(&folder).unwrap();
    let files: Vec<_> = (0..damaged.len()).map(|index| folder.join(index.to_string())).collect();
    for (file, bytes) in files.iter().zip(&damaged) {
        std::fs::write(file, bytes).unwrap();
    }
    let theirs: Vec<Option<u32>> = files.chunks(500).flat_map(by_python).collect();
    for (index, (bytes, theirs)) in damaged.iter().zip(theirs).enumerate() {
        let checks = tiebreak_record::verify(bytes, tiebreak_record::ReaderNotes::default(), None);
        let failed = checks
            .iter()
            .find(|check| matches!(check.verdict, tiebreak_record::CheckResult::Failed(_)));
        let ours = failed.map(|check| u32::from(check.number));
        assert!(ours.is_some(), "damage {index} not found");
        assert_eq!(ours, theirs, "damage {index}");
    }
}

#[test]
fn a_file_that_is_not_there() {
    let desk = Desk::with(GCT);
    let done = desk.run(&["verify", "nothing.record"]);
    assert!(done.code == 1 && done.err.contains("cannot read nothing.record"), "{}", done.err);
}

/// The record knows under which regulation it was begun: nobody has to name it again.
#[test]
fn the_regulation_of_the_record() {
    let desk = Desk::of(&two_tied());
    let other = ["--regulation", "tata-steel-masters-2023"];
    let done = desk.answer(&[&["match/first-white", "Ana"][..], &other].concat());
    assert_eq!(done.code, 0, "{}", done.err);
    let done = desk.run(&["verify", "cup.record"]);
    assert!(
        done.code == 0 && done.out.contains("tata-steel-masters-2023"),
        "{}{}",
        done.out,
        done.err
    );
    let own =
        tiebreak_regulation::builtin::file("tepe-sigeman-2023").unwrap().1.replace("Tepe", "Our");
    std::fs::write(desk.path("own.toml"), own).unwrap();
    std::fs::remove_file(desk.record()).unwrap();
    let done = desk.answer(&["match/first-white", "Ana", "--regulation", "own.toml"]);
    assert_eq!(done.code, 0, "{}", done.err);
    let done = desk.run(&["verify", "cup.record", "--strict"]);
    assert_eq!(done.code, 0, "{}{}", done.out, done.err);
    // Changed since: the event's own is taken, and it is another.
    std::fs::write(desk.path("own.toml"), "changed").unwrap();
    assert_eq!(failed(&desk, &[]), [8]);
}

#[test]
fn checks_that_need_the_event_file() {
    let desk = Desk::of(&two_tied());
    desk.answers(&[&["match/first-white", "Ana"]]);
    std::fs::remove_file(desk.path("cup.toml")).unwrap();
    let done = desk.run(&["verify", "cup.record"]);
    assert_eq!(done.code, 0, "{}{}", done.out, done.err);
    for check in ["V7", "V8", "V9", "V10"] {
        let line = done.out.lines().find(|line| line.starts_with(check)).unwrap();
        assert!(line.contains("not made") && line.contains("--event"), "{line}");
    }
    assert_eq!(desk.run(&["verify", "cup.record", "--strict"]).code, 3);
}
