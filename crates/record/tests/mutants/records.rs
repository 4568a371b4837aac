//! Records that hold together every kind of entry, with every field that it may have, and every
//! kind of answer.

use super::{Lines, Raw};
use serde_json::{Value, json};
use tiebreak_record::sha256;

const CHAIN: &str = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
/// Round 123 of the beacon quicknet, which came at 15:15:33 UTC.
const SIGNATURE: &str = "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";
const EVENT: &str = "title = \"Cup\"\nrounds = 3\n\n[prizes]\nfirst = 1000\n\n[[player]]\nname = \"Ana\"\nrating = 2700\n\n\
                     [[player]]\nname = \"Bo\"\n\n[[game]]\nround = 1\nwhite = \"Ana\"\nblack = \"Bo\"\nresult = \"1-0\"\n\
                     finished = 2024-01-28T17:42:00+01:00\n";

/// A record and what it is about.
pub struct Source {
    pub name: &'static str,
    pub lines: Lines,
}

/// The records that are changed.
pub fn records() -> Vec<Source> {
    vec![
        Source { name: "answers", lines: lines(&header(EVENT), &answers()) },
        Source { name: "entries", lines: lines(&header(EVENT), &entries()) },
        Source { name: "promises", lines: lines(&short_header(), &promises()) },
        Source { name: "amendments", lines: lines(&header(EVENT), &amendments()) },
    ]
}

fn lines(header: &Value, entries: &[Value]) -> Lines {
    std::iter::once(Raw::new(header)).chain(entries.iter().map(Raw::entry)).collect()
}

fn header(text: &str) -> Value {
    json!({
        "format": "tiebreak-record/1", "program": "tiebreak 0.3.0",
        "event": { "title": "Cup “é”", "file": "cup.toml", "sha256": sha256(b"event"), "text": text },
        "regulation": { "id": "rules", "file": "rules.toml", "sha256": sha256(b"rules") },
    })
}

/// As release 0.1 began a record.
fn short_header() -> Value {
    json!({
        "format": "tiebreak-record/1", "program": "tiebreak 0.1.0",
        "event": { "title": "Cup", "sha256": sha256(b"event") },
        "regulation": { "id": "rules", "sha256": sha256(b"rules") },
    })
}

fn answer(id: &str, asked: Value, value: Value) -> Value {
    json!({ "kind": "answer", "id": id, "asked": asked, "value": value })
}

/// Answers to questions of every kind.
fn answers() -> Vec<Value> {
    let seed = "6 2 5";
    vec![
        json!({
            "kind": "answer", "id": "match/game-1", "asked": ["game", "Ana", "Bo"], "value": "1-0",
            "witnesses": ["Cem", "Dua"], "from": "broadcast", "by": "Eve \"E.\"", "at": "2024-01-28T19:00:00+01:00",
        }),
        json!({
            "kind": "correction", "id": "match/game-1", "asked": ["game", "Ana", "Bo"], "value": "1/2-1/2", "by": "Eve",
            "why": "wrong key\tpressed", "at": "2024-01-28T19:05:00.25+01:00",
        }),
        json!({
            "kind": "answer", "id": "match/lots", "asked": ["lots", "first-white", "Ana", "Bo", "Jose\u{301}"],
            "value": drawn(seed, "match/lots", &["Ana", "Bo", "José"], &["Ana", "Bo", "Jose\u{301}"]), "seed": seed,
        }),
        answer("match/by-hand", json!(["lots", "order", "Ana", "Bo"]), json!(["Bo", "Ana"])),
        answer("match/colour", json!(["colour", "Ana", "Bo"]), json!("black")),
        answer("match/board", json!(["board", "Ana", "Bo", "Cem"]), json!([["Ana", "Bo"], "Cem"])),
        answer("match/decision", json!(["decision", "Ana", "Bo"]), json!(["Bo", "Ana"])),
        answer("match/choice", json!(["decision", "Ana", "Bo"]), json!("go-on")),
        answer("match/result", json!(["data", "Ana", "Bo"]), json!("+/-")),
        answer(
            "match/game",
            json!(["data", "Ana", "Bo"]),
            json!({ "white": "Bo", "result": "0-1" }),
        ),
        answer("match/numbers", json!(["data", "Ana", "Bo"]), json!(["8.5", "13/3", "-2"])),
        answer("match/bid", json!(["bid", "Ana", "Bo"]), json!(["180", "175"])),
    ]
}

/// Names in the order of their lots; `composed` are the names as they are hashed.
fn drawn(seed: &str, id: &str, composed: &[&str], names: &[&'static str]) -> Vec<&'static str> {
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|at| sha256(format!("{seed}|{id}|{}", composed[*at]).as_bytes()));
    order.into_iter().map(|at| names[at]).collect()
}

/// The entries other than answers.
fn entries() -> Vec<Value> {
    vec![
        json!({ "kind": "departure", "tie": "first", "parts": [["Ana", "Bo"], "Cem"], "by": "Eve", "why": "they agreed" }),
        json!({ "kind": "withdrawal", "tie": "first", "by": "Eve", "why": "they play", "at": "2024-01-28T19:00:00" }),
        json!({ "kind": "leave", "name": "Cem", "by": "Eve", "why": "his flight", "at": "2024-01-28T19:00:00+00:00" }),
        json!({ "kind": "withdrawal", "name": "Cem", "why": "it was cancelled" }),
        json!({ "kind": "withdrawal", "id": "match/game-1", "asked": ["game", "Ana", "Bo"], "why": "still playing" }),
        json!({ "kind": "rest", "players": ["Ana"], "minutes": 15, "by": "Eve", "why": "unwell" }),
        json!({ "kind": "rest", "minutes": 0, "by": "Eve", "why": "on we go", "at": "2024-01-28T19:20:00-03:30" }),
        json!({ "kind": "note", "by": "Eve", "why": "“quoted” \\ and\ttab" }),
    ]
}

fn promise(id: &str, party: &str, secret: &str) -> Value {
    let (hash, at) = (sha256(secret.as_bytes()), "2023-08-23T17:15:32+02:00");
    json!({ "kind": "commitment", "id": id, "party": party, "hash": hash, "at": at })
}

/// Lots from a seed that parties and sources made.
fn lots(id: &str, seed: &str, more: Value) -> Value {
    let order = drawn(seed, id, &["Ana", "Bo"], &["Ana", "Bo"]);
    let mut entry = json!({
        "kind": "answer", "id": id, "asked": ["lots", "first-white", "Ana", "Bo"], "value": order, "seed": seed,
    });
    let Value::Object(more) = more else { unreachable!("more fields are an object") };
    entry.as_object_mut().unwrap().extend(more);
    entry
}

/// Promises and public sources, and what was drawn from them.
fn promises() -> Vec<Value> {
    let signature: Vec<u8> =
        (0..48).map(|at| u8::from_str_radix(&SIGNATURE[2 * at..2 * at + 2], 16).unwrap()).collect();
    let value = sha256(&signature);
    let drand = json!({ "chain": CHAIN, "round": 123, "time": "2023-08-23T15:15:33+00:00" });
    let joint = format!("Ana=tulip;source={value}");
    vec![
        promise("a", "Ana", "tulip"),
        promise("a", "Press é", "rain"),
        lots(
            "a",
            "Ana=tulip;Press é=rain",
            json!({ "reveals": { "Press é": "rain", "Ana": "tulip" } }),
        ),
        json!({ "kind": "source", "id": "b", "drand": drand, "by": "Eve", "at": "2023-08-23T17:00:00+02:00" }),
        promise("b", "Ana", "tulip"),
        lots(
            "b",
            &joint,
            json!({ "reveals": { "Ana": "tulip" }, "outcome": SIGNATURE, "by": "Eve" }),
        ),
        json!({ "kind": "source", "id": "c", "text": "Lotto of 18 November", "by": "Eve" }),
        lots("c", "4 8 15 16", json!({ "outcome": "4 8 15 16", "witnesses": ["Cem"] })),
        json!({ "kind": "withdrawal", "id": "a", "asked": ["lots", "first-white", "Ana", "Bo"], "why": "a slip" }),
        lots("a", "6 2 5", json!({})),
    ]
}

/// The event file changed twice.
fn amendments() -> Vec<Value> {
    let second = EVENT
        .replace("1-0", "1/2-1/2")
        .replace("rounds = 3", "rounds = 5")
        .replace("2700", "2701.5");
    let third =
        second.replace("[prizes]\nfirst = 1000\n", "").replace("name = \"Bo\"", "name = \"Bob\"");
    let game = json!(["1", "Ana", "Bo"]);
    vec![
        json!({
            "kind": "amendment", "was": sha256(b"event"),
            "event": { "title": "Cup", "file": "cup.toml", "sha256": sha256(b"second"), "text": second },
            "changes": [
                { "field": "rounds", "was": "3", "is": "5" },
                { "table": "game", "row": game, "field": "result", "was": "1-0", "is": "1/2-1/2" },
                { "table": "player", "row": ["Ana"], "field": "rating", "was": "2700", "is": "2701.5" },
            ],
            "by": "Eve", "why": "misread", "at": "2024-01-28T19:00:00+01:00",
        }),
        json!({
            "kind": "amendment", "was": sha256(b"second"),
            "event": { "title": "Cup", "sha256": sha256(b"third"), "text": third },
            "changes": [
                { "table": "player", "row": ["Bo"], "was": "name = Bo" },
                { "table": "player", "row": ["Bob"], "is": "name = Bob" },
                { "table": "prizes", "field": "first", "was": "1000" },
            ],
            "why": "the prize was withdrawn",
        }),
    ]
}
