//! Every kind of reason has its sentence, its object in the JSON and its place in the schema.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

mod reason_samples;

use reason_samples::{answered, left_open, reminders, steps, warnings};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use tiebreak_model::{
    DraftEvent, DraftParticipant, Event, LeftOpen, OddCents, Question, Reminder, Ruling, Step, Warning,
};
use tiebreak_regulation::Regulation;
use tiebreak_report::{Case, json as report_json, schemas, words};

fn event() -> Event {
    let one = |name: &str| DraftParticipant { name: name.into(), points: Some(3.into()), ..Default::default() };
    let participants = ["A", "B", "C"].map(one).to_vec();
    Event::new(DraftEvent { title: "T".into(), participants, cycles: 1, ..Default::default() }).unwrap()
}

/// Two clauses, A.1 and A.2.
fn regulation() -> Regulation {
    let text = "format = \"tiebreak-regulation/1\"\nid = \"x\"\ntitle = \"X\"\nsport = \"chess\"\nsource = \"ours\"\n\
                [clause.\"A.1\"]\ntext = \"A tie.\"\nsettles = \"winner\"\n\
                applies = { kinds = [\"round-robin\"], tie-for = \"first\", go = \"A.2\" }\n\
                [clause.\"A.2\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
    Regulation::read("x.toml", text).unwrap_or_else(|error| panic!("{error}"))
}

fn with_all() -> Ruling {
    Ruling {
        steps: steps().into_iter().map(|(step, _)| step).collect(),
        left_open: left_open().into_iter().map(|(left, _)| left).collect(),
        warnings: warnings().into_iter().map(|(warning, _)| warning).collect(),
        reminders: reminders().into_iter().map(|(reminder, _)| reminder).collect(),
        open: answered().into_iter().map(|(question, _)| question).collect(),
        odd_cents: Some(OddCents::HigherPlaceThenName),
        ..Ruling::default()
    }
}

fn told<T>(
    samples: Vec<(T, &'static str)>,
    kind: impl Fn(&T) -> &'static str,
    say: impl Fn(&T) -> String,
) -> Vec<&'static str> {
    for (sample, sentence) in &samples {
        assert_eq!(say(sample), *sentence, "{}", kind(sample));
    }
    samples.iter().map(|(sample, _)| kind(sample)).collect()
}

#[test]
fn every_kind_has_its_sentence() {
    let (event, ruling) = (event(), with_all());
    let regulation = regulation();
    let case = Case { event: &event, regulation: &regulation, ruling: &ruling };
    let mut kinds = told(steps(), |step: &Step| step.reason.kind(), |step| words::because(case, step));
    kinds.extend(told(left_open(), |left: &LeftOpen| left.reason.kind(), |left| words::left_open(case, left)));
    kinds.extend(told(warnings(), Warning::kind, |warning| words::warning(&event, warning)));
    kinds.extend(told(reminders(), |one: &Reminder| one.about.kind(), |one| words::reminder(case, one)));
    kinds.extend(told(
        answered(),
        |question: &Question| question.ask.kind(),
        |question| tiebreak_report::imperative(case, question),
    ));
    // Kinds within kinds: what exactly was counted, why something does not apply, what is missing.
    let shown = report_json::ruling(case);
    let mut found: BTreeSet<String> = kinds.into_iter().map(str::to_owned).collect();
    collect_kinds(&shown, &mut found);
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../model/src/reason");
    let known: BTreeSet<String> = std::fs::read_dir(source)
        .unwrap()
        .flat_map(|file| kinds_in(&std::fs::read_to_string(file.unwrap().path()).unwrap()))
        .collect();
    assert!(known.len() > 50, "{known:?}");
    assert_eq!(known.difference(&found).collect::<Vec<_>>(), Vec::<&String>::new(), "kinds that no sample has");
}

fn collect_kinds(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(parts) => {
            found.extend(parts.get("kind").and_then(Value::as_str).map(str::to_owned));
            parts.values().for_each(|part| collect_kinds(part, found));
        }
        Value::Array(items) => items.iter().for_each(|item| collect_kinds(item, found)),
        _ => {}
    }
}

/// The names of kinds in a source: `Self::Tied { .. } => "tied",`.
fn kinds_in(source: &str) -> Vec<String> {
    let kinds = source.lines().filter_map(|line| line.trim().strip_prefix("Self::")?.split_once(" => \""));
    kinds.map(|(_, kind)| kind.trim_end_matches("\",").to_owned()).collect()
}

#[test]
fn every_object_is_as_the_schema_says() {
    let (event, ruling) = (event(), with_all());
    let regulation = regulation();
    let shown = report_json::ruling(Case { event: &event, regulation: &regulation, ruling: &ruling });
    let schema: Value = serde_json::from_str(schemas::find("ruling").unwrap()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let wrong: Vec<String> =
        validator.iter_errors(&shown).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert_eq!(wrong, Vec::<String>::new());
    // And the other way round: a kind that nobody has, a part that none has, a part that is missing.
    for (at, change) in [
        ("/steps/0/reason/kind", json!("no-such-kind")),
        ("/steps/0/reason", json!({ "kind": "tied", "names": [], "from": 1, "to": 1, "score": "1", "more": 1 })),
        ("/steps/0/reason", json!({ "kind": "tied", "names": [] })),
        ("/warnings/0", json!("a sentence alone")),
    ] {
        let mut changed = shown.clone();
        *changed.pointer_mut(at).unwrap() = change;
        assert!(!validator.is_valid(&changed), "{at}");
    }
}
