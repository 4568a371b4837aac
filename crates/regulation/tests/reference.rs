//! Every key that the schema knows is in the reference, with what it is for: the page is written
//! from the schema.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use serde_json::Value;
use std::fmt::Write;

/// The tables of a regulation file: their places in the schema, and their names on the page.
const TABLES: &[(&str, &str)] = &[
    ("", "At the head of the file"),
    ("/$defs/clause", "A clause: `[clause.\"A.1\"]`"),
    ("/$defs/applies", "`applies`"),
    ("/$defs/select", "`select`"),
    ("/$defs/route", "A line of `then`"),
    ("/$defs/match", "`play`: a match"),
    ("/$defs/until-won", "`play`: until won"),
    ("/$defs/round-robin", "`play`: a round robin"),
    ("/$defs/knock-out", "`play`: a knock-out"),
    ("/$defs/ladder", "`play`: a ladder"),
    ("/$defs/armageddon", "`play`: Armageddon"),
    ("/$defs/board", "`play`: a board of bridge"),
    ("/$defs/clock", "`clock`"),
    ("/$defs/for", "`for`: who may have an award"),
    ("/$defs/cut", "`cut`"),
    ("/$defs/carry-over", "`carry-over`"),
    ("/$defs/rest", "`rest`"),
    ("/$defs/short-draws", "`short-draws`"),
    ("/$defs/reading", "A reading: `[reading.\"mutual-result\"]`"),
    ("/$defs/switch", "A value that depends on a reading"),
];

fn schema() -> Value {
    serde_json::from_str(tiebreak_regulation::SCHEMA).unwrap()
}

/// Every table with keys in the schema, by its pointer.
fn tables(node: &Value, at: &str, found: &mut Vec<String>) {
    match node {
        Value::Object(entries) => {
            if entries.get("properties").is_some_and(Value::is_object) {
                found.push(at.to_owned());
            }
            for (key, inner) in entries {
                tables(
                    inner,
                    &format!("{at}/{}", key.replace('~', "~0").replace('/', "~1")),
                    found,
                );
            }
        }
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(index, inner)| tables(inner, &format!("{at}/{index}"), found));
        }
        _ => {}
    }
}

/// What a key takes, in words.
fn takes(property: &Value) -> String {
    let one = |value: &Value| match value {
        Value::String(text) => format!("`\"{text}\"`"),
        other => format!("`{other}`"),
    };
    if let Some(value) = property.get("const") {
        return one(value);
    }
    if let Some(values) = property["enum"].as_array() {
        let most = 12;
        let listed: Vec<String> = values.iter().take(most).map(one).collect();
        let more = if values.len() > most { ", …" } else { "" };
        return format!("{}{more}", listed.join(", "));
    }
    if let Some(choices) = property["anyOf"].as_array() {
        let all: Vec<String> =
            choices.iter().map(takes).filter(|takes| !takes.is_empty()).collect();
        return all.join(", or ");
    }
    if let Some(target) = property["$ref"].as_str() {
        return match target.rsplit('/').next().unwrap() {
            "reference" | "reference-or-switch" => "a clause".to_owned(),
            "references" => "clauses".to_owned(),
            "count" => "`\"2\"`, `\"3..4\"`, `\"5..\"`".to_owned(),
            "switch" => "by a reading".to_owned(),
            "criterion" => "a [criterion](criteria.md)".to_owned(),
            "pace" => "a time".to_owned(),
            "white" => "`\"lots\"`, `\"toss-with-choice\"`, `\"kept\"`, `\"higher-seed\"`, `\"lower-seed\"`, `\"higher-seed-chooses\"`, \
                        `\"lower-seed-chooses\"`, in Armageddon `\"bids\"`; by a reading"
                .to_owned(),
            other => format!("a table, see `{other}`"),
        };
    }
    match property["type"].as_str() {
        Some("string") => "a text".to_owned(),
        Some("integer") => "a whole number".to_owned(),
        Some("boolean") => "`true` or `false`".to_owned(),
        Some("array") => format!("a list: {}", takes(&property["items"])),
        Some("object") => "a table".to_owned(),
        _ => String::new(),
    }
}

fn section(out: &mut String, title: &str, table: &Value) {
    let _ = write!(out, "\n## {title}\n\n");
    if let Some(says) = table["description"].as_str().filter(|_| title != TABLES[0].1) {
        let _ = write!(out, "{says}\n\n");
    }
    out.push_str("| key | what it says | value |\n|---|---|---|\n");
    let needed: Vec<&str> =
        table["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    for (key, property) in table["properties"].as_object().unwrap() {
        let says = property["description"]
            .as_str()
            .unwrap_or_else(|| panic!("{title}: `{key}` has no description"));
        let mark = if needed.contains(&key.as_str()) { " (needed)" } else { "" };
        let _ = writeln!(
            out,
            "| `{key}`{mark} | {} | {} |",
            says.replace('|', "\\|"),
            takes(property).replace('|', "\\|")
        );
    }
}

#[test]
fn every_key_is_in_the_reference() {
    let schema = schema();
    let mut found = Vec::new();
    tables(&schema, "", &mut found);
    let mut page = String::from(
        "# The regulation file\n\nEvery key that a regulation file may have. [Stages and verbs](stages.md) shows them at work, [Criteria](criteria.md) lists \
         what `rank` knows, and [Writing a regulation](../guides/organisers.md) begins at the beginning.\n\nThis page is written from the JSON Schema \
         (`tiebreak schema regulation`); a test compares them.\n",
    );
    for (pointer, title) in TABLES {
        let table = schema.pointer(pointer).unwrap_or_else(|| panic!("no {pointer}"));
        section(&mut page, title, table);
    }
    // Tables that stand inside a key: each by the key.
    for pointer in found.iter().filter(|pointer| !TABLES.iter().any(|(known, _)| known == pointer))
    {
        let names: Vec<&str> = pointer
            .split('/')
            .filter(|part| !["", "$defs", "properties", "anyOf", "items"].contains(part))
            .collect();
        let names: Vec<&str> =
            names.into_iter().filter(|part| part.parse::<usize>().is_err()).collect();
        let title = format!("The table of `{}`", names.last().unwrap_or(&""));
        section(&mut page, &title, schema.pointer(pointer).unwrap());
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reference/regulation-file.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &page).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap_or_default(), page, "run with BLESS=1");
    for key in ["leaves-tied", "promotes", "only", "short-draws", "of", "with", "during"] {
        assert!(page.contains(&format!("| `{key}`")), "{key}");
    }
}
