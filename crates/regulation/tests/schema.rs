//! The JSON Schema says what the reader reads, no more and no less.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use tiebreak_document::{Document, Node, NodeValue as Tree};
use tiebreak_regulation::{Criterion, ReadError, Regulation, builtin};

fn schema() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/regulations/schema.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
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

#[test]
fn every_built_in_file_is_valid() {
    let validator = jsonschema::validator_for(&schema()).unwrap();
    for (file, text) in builtin::FILES {
        let instance = as_json(&Document::read(file, text).unwrap().root);
        let wrong: Vec<String> = validator
            .iter_errors(&instance)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert_eq!(wrong, Vec::<String>::new(), "{file}");
    }
}

/// What the reader refuses, the schema refuses too.
#[test]
fn mistakes_are_found() {
    let validator = jsonschema::validator_for(&schema()).unwrap();
    let (_, text) = builtin::file("tata-steel-masters-2023").unwrap();
    for (from, to) in [
        ("sport  = \"chess\"", "sport = \"draughts\""),
        ("rank = \"sonneborn-berger\"", "rank = \"sonneborn\""),
        ("settles = \"winner\"", "settle = \"winner\""),
        ("tie-for = \"first\"", "tie-for = \"second\""),
        ("both = \"3:00+2\"", "both = \"3+2\""),
        ("games = 2", "games = 0"),
        ("\"5..\" = \"F\"", "\"five\" = \"F\""),
        ("numbers = \"reversed\"", "numbers = \"random\""),
    ] {
        assert!(text.contains(from), "{from}");
        let changed = text.replace(from, to);
        assert!(Regulation::read("changed.toml", &changed).is_err(), "the reader takes {to}");
        let instance = as_json(&Document::read("changed.toml", &changed).unwrap().root);
        assert!(!validator.is_valid(&instance), "the schema takes {to}");
    }
}

/// The keys that the reader asks for in a table: it lists them with a key that it does not know.
fn known_to_reader(table: &str) -> BTreeSet<String> {
    let text = format!(
        "format = \"tiebreak-regulation/1\"\nid = \"x\"\ntitle = \"X\"\nsport = \"chess\"\nsource = \"ours\"\n{table}\n"
    );
    let Err(ReadError::Rejected(rejected)) = Regulation::read("x.toml", &text) else {
        panic!("the unknown key is taken: {table}")
    };
    let hints =
        rejected.findings.iter().filter(|found| found.message.to_string().contains("`qqqqqqqq`"));
    let hint = hints
        .filter_map(|found| found.hint.as_ref())
        .find_map(|hint| hint.to_string().strip_prefix("known keys: ").map(str::to_owned));
    hint.unwrap_or_else(|| panic!("{rejected}")).split(", ").map(str::to_owned).collect()
}

fn known_to_schema(schema: &Value, pointer: &str) -> BTreeSet<String> {
    let table = schema
        .pointer(pointer)
        .and_then(Value::as_object)
        .unwrap_or_else(|| panic!("no {pointer}"));
    table["properties"].as_object().unwrap().keys().cloned().collect()
}

#[test]
fn every_key_of_the_reader_is_in_the_schema_and_the_other_way_round() {
    let schema = schema();
    let clause = |rest: &str| format!("[clause.\"1\"]\ntext = \"x\"\n{rest}");
    let inside = |key: &str, rest: &str| clause(&format!("{key} = {{ {rest}qqqqqqqq = 1 }}"));
    let form = |name: &str| {
        inside(
            "play",
            &format!(
                "form = \"{name}\", white = \"lots\", numbers = \"lots\", draw-wins = \"black\", "
            ),
        )
    };
    let mut tables = vec![
        ("".to_owned(), "qqqqqqqq = 1\n".to_owned() + &clause("")),
        // `only` is read next to `lots`.
        ("/$defs/clause".to_owned(), clause("lots = \"place\"\nqqqqqqqq = 1")),
        ("/$defs/applies".to_owned(), inside("applies", "")),
        ("/$defs/select".to_owned(), inside("select", "")),
        ("/$defs/route".to_owned(), inside("then", "")),
        ("/$defs/clock".to_owned(), inside("clock", "")),
        ("/$defs/rest".to_owned(), inside("rest", "")),
        ("/$defs/short-draws".to_owned(), inside("short-draws", "")),
        ("/$defs/who/anyOf/1".to_owned(), inside("deviate", "")),
        ("/$defs/decide/anyOf/1".to_owned(), inside("decide", "")),
        ("/$defs/reading".to_owned(), "[reading.\"r\"]\nqqqqqqqq = 1\n".to_owned() + &clause("")),
    ];
    let forms = schema["$defs"]["play"]["oneOf"].as_array().unwrap();
    let names = forms.iter().filter_map(|form| form["$ref"].as_str()?.strip_prefix("#/$defs/"));
    tables.extend(names.map(|name| (format!("/$defs/{name}"), form(name))));
    for (pointer, table) in tables {
        assert_eq!(known_to_reader(&table), known_to_schema(&schema, &pointer), "{pointer}");
    }
}

#[test]
fn every_form_and_criterion_of_the_reader_is_in_the_schema() {
    let schema = schema();
    let words = |pointer: &str| -> BTreeSet<String> {
        let list = schema.pointer(pointer).and_then(Value::as_array).unwrap();
        list.iter().filter_map(|word| Some(word.as_str()?.to_owned())).collect()
    };
    let criteria: BTreeSet<String> =
        Criterion::ALL.iter().map(|one| one.name().to_owned()).collect();
    assert_eq!(words("/$defs/criterion/enum"), criteria);
    let kinds: BTreeSet<String> =
        tiebreak_model::Kind::ALL.iter().map(|(_, word)| (*word).to_owned()).collect();
    assert_eq!(words("/$defs/applies/properties/kinds/items/enum"), kinds);
    // An unknown form is answered with those that there are.
    let text = "format = \"tiebreak-regulation/1\"\nid = \"x\"\ntitle = \"X\"\nsport = \"chess\"\nsource = \"ours\"\n\
                [clause.\"1\"]\ntext = \"x\"\nplay = { form = \"qqqqqqqq\" }\n";
    let Err(ReadError::Rejected(rejected)) = Regulation::read("x.toml", text) else {
        panic!("taken")
    };
    let label = rejected
        .findings
        .iter()
        .find_map(|found| {
            found.label.to_string().strip_prefix("expected one of ").map(str::to_owned)
        })
        .unwrap();
    let forms: BTreeSet<&str> = label.split(", ").collect();
    let listed = schema["$defs"]["play"]["oneOf"].as_array().unwrap();
    let listed: BTreeSet<&str> =
        listed.iter().filter_map(|form| form["$ref"].as_str()?.strip_prefix("#/$defs/")).collect();
    assert_eq!(listed, forms);
}

/// A clause has at most one verb: the reader refuses a second one, and the schema lists the same
/// verbs. The form of the web app offers its verbs from that list.
#[test]
fn the_verbs_of_the_schema_are_those_of_the_reader() {
    let schema = schema();
    let branches = schema["$defs"]["clause"]["oneOf"].as_array().unwrap();
    let verbs: BTreeSet<&str> =
        branches.iter().filter_map(|branch| branch["required"][0].as_str()).collect();
    let none = branches.iter().find_map(|branch| branch["not"]["anyOf"].as_array()).unwrap();
    let none: BTreeSet<&str> =
        none.iter().filter_map(|branch| branch["required"][0].as_str()).collect();
    assert_eq!(verbs, none, "the branch without a verb names them all");
    let twice = |text: &str| match Regulation::read("x.toml", text) {
        Err(ReadError::Rejected(rejected)) => rejected
            .findings
            .iter()
            .any(|found| found.message.to_string().contains("does two things")),
        _ => false,
    };
    let mut seen = BTreeSet::new();
    for (file, text) in builtin::FILES {
        let document = Document::read(file, text).unwrap();
        let Tree::Table(root) = &document.root.value else { panic!("{file}") };
        let Tree::Table(clauses) =
            &root.iter().find(|entry| entry.key == "clause").unwrap().node.value
        else {
            panic!("{file}")
        };
        for clause in clauses {
            let Tree::Table(keys) = &clause.node.value else { panic!("{file}") };
            let own: Vec<&str> =
                keys.iter().map(|key| key.key.as_str()).filter(|key| verbs.contains(key)).collect();
            if own == ["share"] {
                continue;
            }
            let heading =
                clause.key_span.start + text[clause.key_span.start..].find('\n').unwrap() + 1;
            let with = format!("{}share = true\n{}", &text[..heading], &text[heading..]);
            assert_eq!(twice(&with), !own.is_empty(), "{file}, clause {}: {own:?}", clause.key);
            seen.extend(own.into_iter().filter_map(|verb| verbs.get(verb).copied()));
        }
    }
    // What no built-in regulation uses is tried by itself.
    for (verb, sample) in [("share", "true"), ("enter", "\"points of the jury\"")] {
        let head = "format = \"tiebreak-regulation/1\"\nid = \"x\"\ntitle = \"X\"\nsport = \"chess\"\nsource = \"ours\"\n";
        let text =
            format!("{head}[clause.\"1\"]\ntext = \"x\"\nlots = \"place\"\n{verb} = {sample}\n");
        assert!(twice(&text), "{verb} is no verb");
        seen.extend(verbs.get(verb));
    }
    assert_eq!(seen, verbs, "every verb of the schema was seen");
}
