//! The JSON Schemas say what the program reads and prints, no more and no less.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{root, run, seen};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use tiebreak_document::{Document, Node, NodeValue as Tree};

fn schema(name: &str) -> Value {
    let printed = run(&["schema", name]);
    assert_eq!(printed.status.code(), Some(0), "{name}");
    serde_json::from_slice(&printed.stdout).unwrap()
}

fn valid(name: &str, instance: &Value, what: &str) {
    let validator = jsonschema::validator_for(&schema(name)).unwrap();
    let wrong: Vec<String> = validator
        .iter_errors(instance)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new(), "{what} is not as the schema `{name}` says");
}

fn printed(words: &[&str]) -> Value {
    let output = run(words);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{words:?}: {error}\n{}", seen(words)))
}

#[test]
fn an_unknown_name_is_refused_with_the_known_ones() {
    let told = seen(&["schema", "rulings"]);
    assert!(told.starts_with("exit 2") && told.contains("ruling"), "{told}");
}

#[test]
fn every_schema_is_a_schema() {
    for name in tiebreak_report::schemas::names() {
        let schema = schema(name);
        assert!(jsonschema::meta::is_valid(&schema), "{name}");
        assert!(schema["title"].is_string() && schema["description"].is_string(), "{name}");
    }
}

fn events() -> Vec<String> {
    let mut events: Vec<String> = std::fs::read_dir(root().join("crates/server/events"))
        .unwrap()
        .map(|entry| {
            format!("crates/server/events/{}", entry.unwrap().file_name().into_string().unwrap())
        })
        .filter(|path| path.ends_with(".toml"))
        .collect();
    events.sort();
    assert!(events.len() > 8, "{events:?}");
    events
}

#[test]
fn rulings_and_events_are_as_described() {
    for event in events() {
        let text = std::fs::read_to_string(root().join(&event)).unwrap();
        if text.contains("\nregulation") {
            valid("ruling", &printed(&["resolve", &event, "--format", "json"]), &event);
        }
        valid("event", &as_json(&Document::read(&event, &text).unwrap().root), &event);
    }
}

#[test]
fn other_outputs_are_as_described() {
    valid(
        "scenarios",
        &printed(&[
            "scenarios",
            "crates/server/events/candidates-2024-before-round-14.toml",
            "--format",
            "json",
        ]),
        "scenarios",
    );
    valid(
        "odds",
        &printed(&[
            "odds",
            "crates/server/events/tata-steel-masters-2024.toml",
            "--format",
            "json",
        ]),
        "odds",
    );
    valid("check", &printed(&["check", "wbf-2023", "--format", "json"]), "check");
    valid(
        "standings",
        &printed(&["standings", "crates/server/events/tepe-sigeman-2024.toml", "--format", "json"]),
        "standings",
    );
}

/// What teams need in VPs is the other form of scenarios.
#[test]
fn scenarios_of_teams_are_as_described() {
    let folder = tempfile::tempdir().unwrap();
    let event = folder.path().join("before.toml");
    let text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"round-robin\"\nregulation = \"wbf-2023\"\n\
                team = [{ name = \"A\" }, { name = \"B\" }, { name = \"C\" }]\n\
                match = [{ teams = [\"A\", \"C\"], boards = 16, imps = [30, 2] }, { teams = [\"B\", \"C\"], boards = 16, imps = [30, 40] }]\n";
    std::fs::write(&event, text).unwrap();
    let event = event.to_str().unwrap();
    let found = printed(&["scenarios", event, "--format", "json"]);
    assert_eq!(found["teams"][1]["opponent"], "A");
    assert_eq!(found["teams"][2]["opponent"], Value::Null);
    valid("scenarios", &found, "scenarios of teams");
    assert_ne!(run(&["scenarios", event, "--format", "svg"]).status.code(), Some(0));
}

#[test]
fn accounts_are_as_described() {
    let data = "crates/formats/tests/data";
    let mut files = vec![
        format!("{data}/pgn/sinquefield-cup-2018.pgn"),
        format!("{data}/tie-breaks/rr_001.trf"),
        format!("{data}/teams/rr_01.trf"),
        format!("{data}/bridge/ebl_online_qual_2021_open_R2_matches.csv"),
        format!("{data}/bridge/ebl_online_qual_2021_open_R2_min.pbn"),
        "crates/server/events/tepe-sigeman-2024.toml".to_owned(),
    ];
    for entry in std::fs::read_dir(root().join(data).join("exports")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        files.extend((!name.ends_with(".md")).then(|| format!("{data}/exports/{name}")));
    }
    for file in files {
        valid("account", &printed(&["inspect", &file, "--format", "json"]), &file);
    }
}

#[test]
fn a_record_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("r.jsonl");
    let record = record.to_str().unwrap();
    let event = "crates/server/events/tata-steel-masters-2024.toml";
    let done = |words: &[&str]| {
        let mut all = vec![words[0], event, "--record", record];
        all.extend(&words[1..]);
        assert_eq!(run(&all).status.code(), Some(0), "{}", seen(&all));
    };
    done(&["answer", "semi-final-1/first-white", "--seed", "6 2 5 1"]);
    done(&["answer", "semi-final-2/first-white", "Anish Giri", "--witness", "Ann"]);
    done(&["answer", "semi-final-2/first-white", "Gukesh D", "--correct", "--why", "read wrongly"]);
    done(&["answer", "semi-final-2/game-1", "1-0"]);
    done(&["leave", "Gukesh D", "--why", "unwell", "--by", "Ann"]);
    done(&["leave", "Gukesh D", "--withdraw", "--why", "better"]);
    done(&["note", "rain", "--by", "Ann"]);
    let text = std::fs::read_to_string(record).unwrap();
    assert!(text.lines().count() >= 6, "{text}");
    for line in text.lines() {
        valid("record", &serde_json::from_str(line).unwrap(), line);
    }
}

fn as_json(node: &Node) -> Value {
    match &node.value {
        Tree::Text(text) | Tree::Moment(text) => json!(text),
        Tree::Number(digits) => {
            digits.replace('_', "").parse::<i64>().map_or_else(|_| json!(digits), |n| json!(n))
        }
        Tree::Bool(flag) => json!(flag),
        Tree::List(items) => items.iter().map(as_json).collect(),
        Tree::Table(entries) => {
            let table: Map<String, Value> =
                entries.iter().map(|entry| (entry.key.clone(), as_json(&entry.node))).collect();
            Value::Object(table)
        }
    }
}

/// The keys that the reader asks for in a table: it lists them next to a key that it does not know.
fn known_to_reader(text: &str) -> BTreeSet<String> {
    let text = format!("format = \"tiebreak-event/1\"\ntitle = \"T\"\n{text}");
    let rejected = tiebreak_formats::event_file::read("x.toml", &text).unwrap_err();
    let hints =
        rejected.findings.iter().filter(|found| found.message.to_string().contains("`qqqqqqqq`"));
    let hint = hints
        .filter_map(|found| found.hint.as_ref())
        .find_map(|hint| hint.to_string().strip_prefix("known keys: ").map(str::to_owned));
    hint.unwrap_or_else(|| panic!("{rejected}")).split(", ").map(str::to_owned).collect()
}

#[test]
fn every_key_of_an_event_file_is_in_the_schema() {
    let schema = schema("event");
    let unknown = "qqqqqqqq = 1";
    let chess = format!("kind = \"swiss\"\n{unknown}\nplayer = [{{ name = \"A\" }}]\n");
    let bridge = format!("kind = \"swiss\"\n{unknown}\nteam = [{{ name = \"A\" }}]\n");
    let teams = format!("kind = \"swiss\"\nboards = 4\n{unknown}\nteam = [{{ name = \"A\" }}]\n");
    let table = |kind: &str, head: &str, table: &str| {
        format!("kind = \"{kind}\"\n{head}\n[[{table}]]\n{unknown}\n")
    };
    let mut keys: Vec<(&str, Vec<String>)> = vec![("", vec![chess, bridge, teams])];
    let players = "player = [{ name = \"A\" }, { name = \"B\" }]";
    let sides = "team = [{ name = \"A\" }, { name = \"B\" }]";
    let with_boards = format!("boards = 2\n{sides}");
    keys.push((
        "player",
        vec![table("swiss", "", "player").replace("qqq =", "qqq = 1\nname = \"A\"\nx =")],
    ));
    keys.push((
        "team",
        vec![
            table("swiss", "", "team").replace("qqq =", "qqq = 1\nname = \"A\"\nx ="),
            table("swiss", "boards = 2", "team").replace("qqq =", "qqq = 1\nname = \"A\"\nx ="),
        ],
    ));
    keys.push((
        "pair",
        vec![table("pairs", "", "pair").replace("qqq =", "qqq = 1\nname = \"A\"\nx =")],
    ));
    keys.push(("game", vec![table("swiss", players, "game")]));
    keys.push(("bye", vec![table("swiss", players, "bye"), table("swiss", &with_boards, "bye")]));
    keys.push((
        "match",
        vec![table("swiss", sides, "match"), table("swiss", &with_boards, "match")],
    ));
    keys.push(("encounter", vec![table("pairs", "pair = [{ name = \"A\" }]", "encounter")]));
    let with_tables =
        |inside: &str| format!("kind = \"swiss\"\n{sides}\n[[board]]\nnumber = 1\n{inside}\n");
    let tables = with_tables(&format!("tables = []\n{unknown}"));
    keys.push(("board", vec![table("board-a-match", sides, "board"), tables]));
    keys.push(("table", vec![with_tables(&format!("tables = [{{ {unknown} }}]"))]));
    keys.push((
        "board-scoring",
        vec![format!("kind = \"swiss\"\n{sides}\n[board-scoring]\n{unknown}\n")],
    ));
    keys.push((
        "assigned",
        vec![table("swiss", &with_boards, "assigned"), table("swiss", players, "assigned")],
    ));
    for (name, texts) in keys {
        let pointer = if name.is_empty() {
            "/properties".to_owned()
        } else {
            format!("/$defs/{name}/properties")
        };
        let listed: BTreeSet<String> =
            schema.pointer(&pointer).and_then(Value::as_object).unwrap().keys().cloned().collect();
        let read: BTreeSet<String> = texts.iter().flat_map(|text| known_to_reader(text)).collect();
        assert_eq!(
            read.difference(&listed).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "`{name}`: not in the schema"
        );
        assert_eq!(
            listed.difference(&read).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "`{name}`: not read"
        );
    }
}

#[test]
fn checked_standings_are_as_described() {
    for file in ["check_1.trf", "check_4.trf"] {
        let path = format!("crates/formats/tests/data/standings-check/{file}");
        valid(
            "standings-check",
            &printed(&["standings", &path, "--check", "--format", "json"]),
            file,
        );
        let every_round = ["standings", &path, "--check", "--every-round", "--format", "json"];
        valid("standings-check", &printed(&every_round), file);
    }
}
