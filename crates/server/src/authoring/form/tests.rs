//! What the form changes and what it leaves alone, tested over every built-in regulation.
#![allow(clippy::unwrap_used, clippy::panic)]

use super::change::{FormChange, Path};
use super::rewrite::Rewrite;
use super::shape::{Shape, shapes};
use serde_json::{Value as Json, json};
use tiebreak_document::{Document, KeyValue, NodeValue};
use tiebreak_regulation::{Regulation, builtin};

fn change(text: &str, change: &Json) -> String {
    let parsed: FormChange = serde_json::from_value(change.clone()).unwrap();
    parsed.apply(text).unwrap_or_else(|_| panic!("{change}")).text
}

fn clauses(text: &str) -> Vec<KeyValue> {
    let document = Document::read("x.toml", text).unwrap();
    let NodeValue::Table(root) = document.root.value else { panic!("no table") };
    let clause = root.into_iter().find(|entry| entry.key == "clause").unwrap();
    let NodeValue::Table(entries) = clause.node.value else { panic!("no table") };
    entries
}

fn keys(entry: &KeyValue) -> Vec<String> {
    let NodeValue::Table(entries) = &entry.node.value else { panic!("no table") };
    entries.iter().map(|entry| entry.key.clone()).collect()
}

/// The lines of one text that are not in the other.
fn differing(one: &str, other: &str) -> Vec<String> {
    let lines = crate::authoring::line_diff::lines(one, other);
    let changed = lines.iter().filter_map(|line| match line {
        crate::authoring::line_diff::DiffLine::Same(_) => None,
        crate::authoring::line_diff::DiffLine::Gone(text) => Some(format!("- {text}")),
        crate::authoring::line_diff::DiffLine::New(text) => Some(format!("+ {text}")),
    });
    changed.collect()
}

#[test]
fn what_is_not_touched_stays_letter_by_letter() {
    for (file, text) in builtin::FILES {
        assert_eq!(Rewrite::parse(text).unwrap().text(), **text, "{file}");
        for clause in clauses(text) {
            let at = json!(["clause", clause.key, "note"]);
            let noted = change(text, &json!({ "do": "set", "at": at, "to": "seen" }));
            let differs = differing(text, &noted);
            assert!(
                differs.len() <= 2 && differs.iter().all(|line| line.contains("note")),
                "{file} {}: {differs:#?}",
                clause.key
            );
            if !keys(&clause).contains(&"note".to_owned()) {
                assert_eq!(
                    change(&noted, &json!({ "do": "remove", "at": at })),
                    **text,
                    "{file} {}",
                    clause.key
                );
            }
        }
    }
}

#[test]
fn a_clause_is_renamed_wherever_it_is_named() {
    for (file, text) in builtin::FILES {
        for clause in clauses(text).iter().take(12) {
            let renamed = change(
                text,
                &json!({ "do": "rename", "at": ["clause", clause.key], "to": "Z.99" }),
            );
            let read = Regulation::read(file, &renamed);
            assert!(read.is_ok(), "{file} {}: {:?}", clause.key, read.err());
            let back = change(
                &renamed,
                &json!({ "do": "rename", "at": ["clause", "Z.99"], "to": clause.key }),
            );
            assert_eq!(back, **text, "{file} {}", clause.key);
        }
    }
}

#[test]
fn clauses_are_moved_added_and_taken_away_without_a_trace() {
    for (file, text) in builtin::FILES {
        let all = clauses(text);
        for (index, clause) in all.iter().enumerate().take(8) {
            let id = &clause.key;
            if index + 1 < all.len() {
                let moved = change(text, &json!({ "do": "move", "clause": id, "up": false }));
                let order: Vec<String> =
                    clauses(&moved).into_iter().map(|entry| entry.key).collect();
                assert_eq!(
                    (order[index].as_str(), order[index + 1].as_str()),
                    (all[index + 1].key.as_str(), id.as_str()),
                    "{file}"
                );
                let back = change(&moved, &json!({ "do": "move", "clause": id, "up": true }));
                assert_eq!(back, **text, "{file} {id}");
            }
            let more = change(text, &json!({ "do": "clause", "behind": id }));
            let order: Vec<String> = clauses(&more).into_iter().map(|entry| entry.key).collect();
            let new = &order[index + 1];
            assert!(!all.iter().any(|entry| entry.key == *new), "{file}: {new}");
            assert_eq!(
                change(&more, &json!({ "do": "remove", "at": ["clause", new] })),
                **text,
                "{file} {id}"
            );
        }
    }
}

#[test]
fn lists_keep_their_comments() {
    let text = r#"format = "tiebreak-regulation/1"

[clause."1"]
text  = "In turn."
order = [
  "1.a", # first of all
  "1.b",
  "1.c", # lots
]

# The rungs.
[clause."1.a"]
text = "a"
rank = 'wins' # as printed
"#;
    let list = json!(["clause", "1", "order"]);
    let shifted = change(text, &json!({ "do": "shift", "at": list, "from": 0, "to": 2 }));
    assert!(
        shifted.contains("  \"1.b\", # first of all\n  \"1.c\",\n  \"1.a\", # lots\n"),
        "{shifted}"
    );
    assert_eq!(change(&shifted, &json!({ "do": "shift", "at": list, "from": 2, "to": 0 })), text);
    let longer = change(text, &json!({ "do": "step", "at": list, "rank": "sonneborn-berger" }));
    assert!(longer.contains("  \"1a\""), "{longer}");
    assert!(
        longer.contains("# first of all")
            && longer.contains("# lots")
            && longer.contains("# The rungs.\n[clause.\"1.a\"]"),
        "{longer}"
    );
    assert!(longer.contains("rank = \"sonneborn-berger\""), "{longer}");
    let wins = change(
        text,
        &json!({ "do": "set", "at": ["clause", "1.a", "rank"], "to": "mutual-result" }),
    );
    assert!(wins.contains("rank = \"mutual-result\" # as printed"), "{wins}");
}

/// Every key of the schema can be added to a clause and removed again, and its initial value has
/// its shape.
#[test]
fn every_key_can_be_added_and_taken_away() {
    let text = "[clause.\"1\"]\ntext = \"x\"\n";
    for key in shapes().verbs.iter().chain(&shapes().others).filter(|key| key.name != "text") {
        let at = json!(["clause", "1", key.name]);
        let added = change(text, &json!({ "do": "add", "at": at }));
        assert!(Document::read("x.toml", &added).is_ok(), "{}: {added}", key.name);
        assert_eq!(keys(&clauses(&added)[0]), ["text", &key.name], "{added}");
        assert_eq!(change(&added, &json!({ "do": "remove", "at": at })), text, "{}", key.name);
        // Other forms of the value can be chosen too.
        for form in 0..key.shape.alternatives().len() {
            let other = change(&added, &json!({ "do": "form", "at": at, "to": form }));
            assert!(Document::read("x.toml", &other).is_ok(), "{}: {other}", key.name);
        }
    }
}

/// The verbs are known, a clause has one of them at a time, and a new verb gets the position of
/// the old one.
#[test]
fn a_verb_takes_the_place_of_another() {
    let text = "[clause.\"1\"]\ntext  = \"x\" # printed\nrank  = \"wins\"\nnote  = \"ours\"\n";
    let names: Vec<&str> = shapes().verbs.iter().map(|key| key.name.as_str()).collect();
    assert!(
        ["rank", "order", "select", "lots", "play", "share", "decide", "go"]
            .iter()
            .all(|verb| names.contains(verb)),
        "{names:?}"
    );
    for verb in names {
        let other = change(text, &json!({ "do": "verb", "clause": "1", "to": verb }));
        let order = keys(&clauses(&other)[0]);
        assert_eq!(order, ["text", verb, "note"], "{other}");
        assert!(other.contains("# printed"));
    }
    let none = change(text, &json!({ "do": "verb", "clause": "1", "to": "" }));
    assert_eq!(keys(&clauses(&none)[0]), ["text", "note"]);
}

/// References in a file are found by their shape, not by their spelling: a text that happens to be
/// a number does not refer to a clause.
#[test]
fn only_references_are_renamed() {
    let text = r#"[clause."2"]
text = "2"
by-number = { "2" = "2", "3.." = "3" }
then = [{ tied = "2", go = "2" }]
decide = "2"

[clause."3"]
text = "x"
go = { reading = "2", a = "2", b = "3" }
"#;
    let renamed = change(text, &json!({ "do": "rename", "at": ["clause", "2"], "to": "9" }));
    let wanted = r#"[clause."9"]
text = "2"
by-number = { "2" = "9", "3.." = "3" }
then = [{ tied = "2", go = "9" }]
decide = "2"

[clause."3"]
text = "x"
go = { reading = "2", a = "9", b = "3" }
"#;
    assert_eq!(renamed, wanted);
}

/// For every value of a built-in file that depends on a reading, each choice can be changed and
/// changed back, and the rest stays.
#[test]
fn what_depends_on_a_reading_is_changed_choice_by_choice() {
    let mut tried = 0;
    for (file, text) in builtin::FILES {
        for (at, choices) in switches(text) {
            assert!(shapes().at(&at).is_some_and(|shape| shape.may_depend()), "{file} {at:?}");
            for (choice, value) in choices {
                let place: Path = [at.as_slice(), std::slice::from_ref(&choice)].concat();
                let shape = shapes().at(&place).unwrap_or_else(|| panic!("{file} {place:?}"));
                assert!(!shape.may_depend(), "{file} {place:?}");
                if !value.is_string() {
                    continue;
                }
                let other = change(text, &json!({ "do": "set", "at": place, "to": "else" }));
                assert!(differing(text, &other).len() == 2, "{file} {place:?}");
                assert_eq!(
                    change(&other, &json!({ "do": "set", "at": place, "to": value })),
                    **text,
                    "{file} {place:?}"
                );
                tried += 1;
            }
        }
    }
    assert!(tried > 40, "{tried}");
}

/// The values in a text that depend on a reading, with the value for each choice.
fn switches(text: &str) -> Vec<(Path, Vec<(String, Json)>)> {
    fn look(
        node: &tiebreak_document::Node,
        at: &mut Path,
        found: &mut Vec<(Path, Vec<(String, Json)>)>,
    ) {
        match &node.value {
            NodeValue::Table(entries)
                if entries.iter().any(|entry| entry.key == "reading") && at.len() > 1 =>
            {
                let choices = entries.iter().filter(|entry| entry.key != "reading");
                found.push((
                    at.clone(),
                    choices
                        .map(|entry| {
                            (entry.key.clone(), crate::authoring::form::change::json(&entry.node))
                        })
                        .collect(),
                ));
            }
            NodeValue::Table(entries) => {
                for entry in entries {
                    at.push(entry.key.clone());
                    look(&entry.node, at, found);
                    at.pop();
                }
            }
            NodeValue::List(items) => {
                for (index, item) in items.iter().enumerate() {
                    at.push(index.to_string());
                    look(item, at, found);
                    at.pop();
                }
            }
            _ => {}
        }
    }
    let document = Document::read("x.toml", text).unwrap();
    let mut found = Vec::new();
    look(&document.root, &mut Vec::new(), &mut found);
    found
}

#[test]
fn a_value_begins_and_ceases_to_depend_on_a_reading() {
    let text = r#"[clause."1"]
text = "x"
rank = "wins" # as printed

[reading."r"]
clause = "1"
question = "Which?"
default = "a"
[reading."r".choices]
a = "this"
b = "that"
"#;
    let at = json!(["clause", "1", "rank"]);
    let depends = change(text, &json!({ "do": "by-reading", "at": at, "reading": "r" }));
    assert!(
        depends.contains("rank = { reading = \"r\", a = \"wins\", b = \"wins\" } # as printed"),
        "{depends}"
    );
    let other = change(
        &depends,
        &json!({ "do": "set", "at": ["clause", "1", "rank", "b"], "to": "mutual-result" }),
    );
    assert!(other.contains("a = \"wins\", b = \"mutual-result\" }"), "{other}");
    assert_eq!(change(&other, &json!({ "do": "plain", "at": at, "choice": "a" })), text);
    for wrong in [
        json!({ "do": "by-reading", "at": at, "reading": "none" }),
        json!({ "do": "by-reading", "at": ["clause", "1", "text"], "reading": "r" }),
        json!({ "do": "plain", "at": at, "choice": "a" }),
    ] {
        let parsed: FormChange = serde_json::from_value(wrong.clone()).unwrap();
        assert!(parsed.apply(text).is_err(), "{wrong}");
    }
}

#[test]
fn what_cannot_be_changed_is_refused() {
    let text = "[clause.\"1\"]\ntext = \"x\"\n";
    for wrong in [
        json!({ "do": "remove", "at": ["clause", "7"] }),
        json!({ "do": "shift", "at": ["clause", "1", "order"], "from": 0, "to": 1 }),
        json!({ "do": "add", "at": ["clause", "1", "nonsense"] }),
        json!({ "do": "set", "at": [], "to": 1 }),
        json!({ "do": "set", "at": ["clause", "1", "text", "deeper"], "to": 1 }),
        json!({ "do": "rename", "at": ["clause", "8"], "to": "9" }),
        json!({ "do": "step", "at": ["clause", "1", "order"], "rank": "luck" }),
    ] {
        let parsed: FormChange = serde_json::from_value(wrong.clone()).unwrap();
        assert!(parsed.apply(text).is_err(), "{wrong}");
    }
    let path: Path = vec!["clause".into(), "1".into(), "order".into()];
    assert_eq!(shapes().at(&path), Some(Shape::Steps));
}
