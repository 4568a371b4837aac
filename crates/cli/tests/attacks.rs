//! A record made by each attack that we know, found by the check that is there for it, here and in
//! the stand-alone verifier.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk::root;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;
use tiebreak_record::sha256;

const DRAW: &str = "match/first-white";
/// Round 123 of the beacon quicknet, which came at 15:15:33 UTC.
const SIGNATURE: &str = "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";

fn folder() -> PathBuf {
    root().join("crates/cli/tests/attacks")
}

/// The first line of every record here.
fn header() -> Value {
    let hash = |file: &str| sha256(&std::fs::read(folder().join(file)).unwrap());
    json!({
        "format": "tiebreak-record/1", "program": "tiebreak 0.1.0",
        "event": { "title": "Cup", "file": "cup.toml", "sha256": hash("cup.toml") },
        "regulation": { "id": "rules", "file": "rules.toml", "sha256": hash("rules.toml") },
    })
}

/// A record as a forger writes it: every line seals whatever it says.
fn forged(entries: &[Value]) -> String {
    forged_under(header(), entries)
}

/// The same with a first line of the forger's own.
fn forged_under(header: Value, entries: &[Value]) -> String {
    let mut lines: Vec<String> = Vec::new();
    for fields in [header].iter().chain(entries) {
        let mut body = fields.to_string();
        body.pop();
        if let Some(before) = lines.last() {
            body = format!("{{\"prev\":\"{}\",{}", sha256(before.as_bytes()), &body[1..]);
        }
        lines.push(format!("{body},\"sum\":\"{}\"}}", sha256(body.as_bytes())));
    }
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

fn promise(party: &str, secret: &str) -> Value {
    json!({ "kind": "commitment", "id": DRAW, "party": party, "hash": sha256(secret.as_bytes()) })
}

/// Lots from a seed, with more fields.
fn drawn(kind: &str, seed: &str, more: Value) -> Value {
    let mut names = ["Ana", "Bo"];
    names.sort_by_key(|name| sha256(format!("{seed}|{DRAW}|{name}").as_bytes()));
    let mut entry = json!({
        "kind": kind, "id": DRAW, "asked": ["lots", "first-white", "Ana", "Bo"], "value": names, "seed": seed,
    });
    entry.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    entry
}

fn game(number: u8, white: &str, black: &str, result: &str) -> Value {
    json!({ "kind": "answer", "id": format!("match/game-{number}"), "asked": ["game", white, black], "value": result })
}

fn by_hand() -> Value {
    json!({ "kind": "answer", "id": DRAW, "asked": ["lots", "first-white", "Ana", "Bo"], "value": ["Ana", "Bo"] })
}

fn withdrawal() -> Value {
    json!({ "kind": "withdrawal", "id": "match/game-1", "asked": ["game", "Ana", "Bo"], "why": "slip" })
}

fn leave(name: &str) -> Value {
    json!({ "kind": "leave", "name": name, "why": "unwell" })
}

fn source(at: &str) -> Value {
    let chain = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
    let drand = json!({ "chain": chain, "round": 123, "time": "2023-08-23T15:15:33+00:00" });
    json!({ "kind": "source", "id": DRAW, "drand": drand, "at": at })
}

/// Fields that are nearly right: of another type, empty, written in another way, or more than there
/// are.
fn fields_forged() -> Vec<(&'static str, String, Option<u32>, Option<u32>)> {
    let rest = |minutes: Value| json!({ "kind": "rest", "minutes": minutes, "by": "Eve", "why": "unwell" });
    let departure = json!({ "kind": "departure", "tie": "first", "parts": [["Ana"], "Bo"], "by": "Eve", "why": "x" });
    let bid = json!({ "kind": "answer", "id": "armageddon/bid", "asked": ["bid", "Ana", "Bo"], "value": ["180.0", "190"] });
    let with = |mut entry: Value, name: &str, value: Value| {
        entry[name] = value;
        entry
    };
    let mut round = source("2023-08-23T17:00:00+02:00");
    round["drand"]["round"] = json!(123.0);
    let title = with(header(), "event", json!({ "title": 7, "file": "cup.toml", "sha256": "" }));
    let found = |name, text| (name, text, Some(4), Some(4));
    vec![
        found("first-line-more", forged_under(with(header(), "x", json!("more")), &[])),
        found("first-line-title", forged_under(title, &[])),
        found("rest-decimal", forged(&[rest(json!(15.0))])),
        found("rest-true", forged(&[rest(json!(true))])),
        found("round-decimal", forged(&[round])),
        found("part-alone", forged(&[departure])),
        found("no-witness", forged(&[with(by_hand(), "witnesses", json!([]))])),
        found("moment-otherwise", forged(&[with(by_hand(), "at", json!("2024-01-28T19:00Z"))])),
        found("number-otherwise", forged(&[bid])),
        ("rest-ended", forged(&[rest(json!(0))]), None, None),
    ]
}

/// Name, record, the check that `tiebreak` fails it by, the one that the stand-alone verifier does.
fn attacks() -> Vec<(&'static str, String, Option<u32>, Option<u32>)> {
    let both = [promise("Ana", "tulip"), promise("Press", "rain")];
    let secrets = json!({ "Ana": "tulip", "Press": "rain" });
    let beside = |last: Value| [&both[..], &[last]].concat();
    let true_value = sha256(
        &(0..48)
            .map(|at| u8::from_str_radix(&SIGNATURE[2 * at..2 * at + 2], 16).unwrap())
            .collect::<Vec<_>>(),
    );
    let false_value = sha256(&[7; 48]);
    let bids = [
        by_hand(),
        game(1, "Ana", "Bo", "1/2-1/2"),
        game(2, "Bo", "Ana", "1/2-1/2"),
        json!({ "kind": "answer", "id": "armageddon/bid", "asked": ["bid", "Ana", "Bo"], "value": ["180", "190"] }),
    ];
    let evening =
        |result: &str| [by_hand(), game(1, "Ana", "Bo", result), game(2, "Bo", "Ana", "1/2-1/2")];
    let departure = json!({ "kind": "departure", "tie": "first", "parts": [[], ["Ana", "Bo"]], "by": "Eve", "why": "x" });
    vec![
        ("departure-empty-part", forged(&[departure]), Some(4), Some(4)),
        (
            "promise-then-seed",
            forged(&beside(drawn("answer", "6 2 5", json!({})))),
            Some(6),
            Some(6),
        ),
        ("promise-then-hand", forged(&beside(by_hand())), Some(6), Some(6)),
        (
            "secret-twice",
            forged(&beside(drawn(
                "answer",
                "Ana=tulip;Ana=tulip;Press=rain",
                json!({ "reveals": secrets }),
            ))),
            Some(6),
            Some(6),
        ),
        (
            "one-party",
            forged(&[
                both[0].clone(),
                drawn("answer", "Ana=tulip", json!({ "reveals": { "Ana": "tulip" } })),
            ]),
            Some(6),
            Some(6),
        ),
        (
            "promise-corrected",
            forged(&[
                both[0].clone(),
                both[1].clone(),
                drawn("answer", "Ana=tulip;Press=rain", json!({ "reveals": secrets })),
                drawn("correction", "6 2 5", json!({ "why": "once more" })),
            ]),
            Some(6),
            Some(6),
        ),
        (
            "beacon-known",
            forged(&[
                source("2023-08-23T17:15:34+02:00"),
                drawn("answer", &true_value, json!({ "outcome": SIGNATURE })),
            ]),
            Some(6),
            Some(6),
        ),
        (
            "beacon-forged",
            forged(&[
                source("2023-08-23T17:00:00+02:00"),
                drawn("answer", &false_value, json!({ "outcome": "07".repeat(48) })),
            ]),
            Some(6),
            None,
        ),
        (
            "why-on-open",
            forged(&[json!({
                "kind": "correction", "id": DRAW, "asked": ["lots", "first-white", "Ana", "Bo"], "value": ["Ana", "Bo"], "why": "x",
            })]),
            Some(9),
            None,
        ),
        (
            "withdrawn-twice",
            forged(&[by_hand(), game(1, "Ana", "Bo", "1-0"), withdrawal(), withdrawal()]),
            Some(9),
            None,
        ),
        ("left-twice", forged(&[leave("Bo"), leave("Bo")]), Some(9), None),
        (
            "left-and-played",
            forged(&[by_hand(), leave("Bo"), game(1, "Ana", "Bo", "1-0")]),
            Some(9),
            None,
        ),
        (
            "left-for-no-reason",
            forged(&[json!({ "kind": "leave", "name": "Bo", "why": " " })]),
            Some(4),
            Some(4),
        ),
        ("bid", forged(&bids), None, None),
        ("before", forged(&evening("1-0")), None, None),
        ("chain-anew", forged(&evening("0-1")), None, None),
    ]
}

/// Exit code and the numbers of the checks that failed.
fn failed(mut command: Command) -> (i32, Vec<u32>) {
    let run = command.current_dir(folder()).env("PYTHONDONTWRITEBYTECODE", "1").output().unwrap();
    let out = String::from_utf8(run.stdout).unwrap();
    let numbers = out
        .lines()
        .filter(|line| line.contains(" FAILED "))
        .map(|line| line[1..3].trim().parse().unwrap());
    (run.status.code().unwrap(), numbers.collect())
}

fn tiebreak(arguments: &[&str]) -> (i32, Vec<u32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tiebreak"));
    command.arg("verify").args(arguments);
    failed(command)
}

fn python(arguments: &[&str]) -> (i32, Vec<u32>) {
    let mut command = Command::new("python3");
    command.arg(root().join("tools/verify.py")).args(arguments);
    failed(command)
}

#[test]
fn every_attack_is_found() {
    for (name, text, ours, theirs) in attacks().into_iter().chain(fields_forged()) {
        let file = format!("{name}.record");
        let path = folder().join(&file);
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "{name}: BLESS=1 writes it anew");
        let (code, numbers) = tiebreak(&[&file]);
        assert_eq!(numbers.first().copied(), ours, "{name}");
        assert_eq!(code, if ours.is_some() { 3 } else { 0 }, "{name}");
        let (code, numbers) = python(&[&file]);
        assert_eq!(numbers.first().copied(), theirs, "{name}");
        assert_eq!(code, if theirs.is_some() { 3 } else { 0 }, "{name}");
    }
}

/// Without a head the whole chain can be written again; with one, or with a signature, it cannot.
#[test]
fn a_chain_written_anew() {
    let before = std::fs::read_to_string(folder().join("before.record")).unwrap();
    let head = sha256(before.lines().last().unwrap().as_bytes());
    assert_eq!(tiebreak(&["chain-anew.record"]), (0, vec![]));
    assert_eq!(tiebreak(&["chain-anew.record", "--head", &head]), (3, vec![11]));
    assert_eq!(python(&["chain-anew.record", "--head", &head]), (3, vec![11]));
    let desk = tempfile::tempdir().unwrap();
    let key = desk.path().join("arbiter.key").display().to_string();
    let signed = desk.path().join("signed").display().to_string();
    let run = |arguments: &[&str]| {
        let done = Command::new(env!("CARGO_BIN_EXE_tiebreak"))
            .args(arguments)
            .current_dir(desk.path())
            .output()
            .unwrap();
        assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    };
    std::fs::write(desk.path().join("before.record"), &before).unwrap();
    run(&["record", "key", "arbiter.example", "--out", &key]);
    run(&["record", "sign", "before.record", "--key", &key, "--out", &signed]);
    let check =
        |record: &str| tiebreak(&[record, "--key", &format!("{key}.pub"), "--signature", &signed]);
    assert_eq!(check("before.record"), (0, vec![]));
    assert_eq!(check("chain-anew.record"), (3, vec![12]));
}
