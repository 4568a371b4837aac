//! A standing for machines, `tiebreak-standings/1`.
//!
//! Writes its JSON directly from the values. A tree in between, or a serialiser that asks for every
//! field, costs more than the tie-breaks of 300 players. The bytes are those of serde_json's pretty
//! printer; a test compares the two.

use crate::digits::{put_exact, put_whole};
use crate::{Edition, Listing};

/// About what a row takes without its values: the text is written without growing on the way.
const ROW: usize = 110;
/// About what a value takes.
const VALUE: usize = 28;

/// The text, with a line's end after it.
pub(crate) fn json(standing: &(impl Listing + ?Sized), list_from: &str) -> String {
    let codes: Vec<String> = standing.headings().into_iter().map(|heading| heading.code).collect();
    let rows = standing.rows();
    let mut out = String::with_capacity(200 + rows.len() * (ROW + VALUE * codes.len()));
    out.push_str("{\n  \"schema\": \"tiebreak-standings/1\",\n  \"edition\": ");
    put_whole(&mut out, standing.edition().year().into());
    out.push_str(",\n  \"by\": [");
    for (at, code) in codes.iter().enumerate() {
        out.push_str(if at > 0 { ",\n    " } else { "\n    " });
        put_text(&mut out, code);
    }
    out.push_str(if codes.is_empty() { "],\n  \"rows\": [" } else { "\n  ],\n  \"rows\": [" });
    let keys = keys(&codes);
    for (at, row) in rows.iter().enumerate() {
        let entrant = &standing.entrants()[row.player];
        out.push_str(if at > 0 {
            ",\n    {\n      \"rank\": "
        } else {
            "\n    {\n      \"rank\": "
        });
        put_whole(&mut out, row.rank as u64);
        out.push_str(",\n      \"number\": ");
        put_whole(&mut out, u64::from(entrant.number));
        out.push_str(",\n      \"name\": ");
        put_text(&mut out, &entrant.name);
        out.push_str(",\n      \"values\": {");
        put_values(&mut out, standing, row.player, &keys);
        out.push('}');
        put_among_tied(&mut out, standing, row.player, &codes);
        out.push_str("\n    }");
    }
    out.push_str(if rows.is_empty() {
        "],\n  \"list-from\": "
    } else {
        "\n  ],\n  \"list-from\": "
    });
    put_text(&mut out, list_from);
    out.push_str(",\n  \"edition-from\": ");
    put_text(&mut out, &edition_from(standing));
    out.push_str("\n}\n");
    out
}

/// What stands before each value, and which one it is. A code that is listed twice has one value,
/// like a key of any object: the later one.
fn keys(codes: &[String]) -> Vec<(String, usize)> {
    let first = codes.iter().enumerate().filter(|(at, code)| !codes[..*at].contains(code));
    let last = |code: &String| codes.iter().rposition(|other| other == code).unwrap_or(0);
    let key = |(place, (_, code)): (usize, (usize, &String))| {
        let mut key = if place > 0 { ",\n        " } else { "\n        " }.to_owned();
        put_text(&mut key, code);
        key.push_str(": ");
        (key, last(code))
    };
    first.enumerate().map(key).collect()
}

/// Values are exact decimals as text, null where they are undefined.
fn put_values(
    out: &mut String,
    standing: &(impl Listing + ?Sized),
    player: usize,
    keys: &[(String, usize)],
) {
    for (key, code) in keys {
        out.push_str(key);
        out.push('"');
        let before = out.len();
        standing.put_value(player, *code, out);
        if out.len() > before {
            out.push('"');
        } else {
            out.pop();
            out.push_str("null");
        }
    }
    if !keys.is_empty() {
        out.push_str("\n      ");
    }
}

/// What was scored against the tied, where a direct encounter was asked.
fn put_among_tied(
    out: &mut String,
    standing: &(impl Listing + ?Sized),
    player: usize,
    codes: &[String],
) {
    let scored = (0..codes.len()).filter_map(|code| standing.among_tied(player, code));
    if let Some(points) = scored.into_iter().next() {
        out.push_str(",\n      \"points-among-tied\": \"");
        put_exact(out, points);
        out.push('"');
    }
}

/// Why this edition was taken: the day of the event, an option, or nothing that is known.
fn edition_from(standing: &(impl Listing + ?Sized)) -> String {
    let edition = standing.edition();
    match standing.start() {
        Some(day) if Edition::on(Some(day)) == edition => format!("date {day}"),
        None if Edition::on(None) == edition => "no date".to_owned(),
        _ => "--edition".to_owned(),
    }
}

/// A text between quotation marks. Nearly none has a sign that has to be written otherwise.
fn put_text(out: &mut String, text: &str) {
    if text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
        out.push('"');
        out.push_str(text);
        out.push('"');
    } else {
        out.push_str(&serde_json::Value::from(text).to_string());
    }
}
