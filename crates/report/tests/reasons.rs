//! Every kind of reason has its sentence, its object in the JSON and its place in the schema.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::reason_samples::{answered, left_open, reminders, steps, warnings};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use tiebreak_model::{
    DraftEvent, DraftParticipant, Event, EventInfo, Id, OpenTie, Question, Reminder, Ruling, Step,
    UndividedPrize, Warning,
};
use tiebreak_regulation::Regulation;
use tiebreak_report::{Case, Language, json as report_json, schemas, words};

fn event() -> Event {
    let one = |name: &str| DraftParticipant {
        name: name.into(),
        points: Some(3.into()),
        ..Default::default()
    };
    let participants = ["A", "B", "C"].map(one).to_vec();
    Event::new(DraftEvent {
        info: EventInfo { title: "T".into(), cycles: 1, ..EventInfo::default() },
        participants,
        ..Default::default()
    })
    .unwrap()
}

/// Two clauses, A.1 and A.2.
fn regulation() -> Regulation {
    let text = "format = \"tiebreak-regulation/1\"\nid = \"x\"\ntitle = \"X\"\nsport = \"chess\"\nsource = \"ours\"\n\
                [clause.\"A.1\"]\ntext = \"A tie.\"\nsettles = \"winner\"\n\
                applies = { kinds = [\"round-robin\"], tie-for = \"first\", go = \"A.2\" }\n\
                [clause.\"A.2\"]\ntext = \"Lots.\"\nlots = \"place\"\n\
                [reading.\"draw\"]\nclause = \"A.2\"\nquestion = \"Who draws?\"\n\
                silent = \"who draws the lots\"\ndefault = \"arbiter\"\n\
                [reading.\"draw\".choices]\narbiter = \"the arbiter\"\n";
    Regulation::read("x.toml", text).unwrap_or_else(|error| panic!("{error}"))
}

fn with_all() -> Ruling {
    Ruling {
        steps: steps().into_iter().map(|(step, _)| step).collect(),
        left_open: left_open().into_iter().map(|(left, _)| left).collect(),
        warnings: warnings().into_iter().map(|(warning, _)| warning).collect(),
        reminders: reminders().into_iter().map(|(reminder, _)| reminder).collect(),
        open: answered().into_iter().map(|(question, _)| question).collect(),
        undivided: vec![UndividedPrize {
            cents: 1,
            clause: None,
            among: vec![Id(0), Id(1), Id(2)],
        }],
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
    let case = Case::new(&event, &regulation, &ruling);
    let mut kinds =
        told(steps(), |step: &Step| step.reason.kind(), |step| words::because(case, step));
    kinds.extend(told(
        left_open(),
        |left: &OpenTie| left.reason.kind(),
        |left| words::left_open(case, left),
    ));
    kinds.extend(told(warnings(), Warning::kind, |warning| {
        words::warning(Language::En, &event, warning)
    }));
    kinds.extend(told(
        reminders(),
        |one: &Reminder| one.about.kind(),
        |one| words::reminder(case, one),
    ));
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
    assert_eq!(
        known.difference(&found).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "kinds that no sample has"
    );
}

/// Every sentence on one page for each language, to be read in one sitting. `BLESS=1` writes them.
#[test]
fn the_pages_of_sentences_are_up_to_date() {
    let old: Vec<&str> =
        Language::ALL.into_iter().filter(|one| !is_up_to_date(*one)).map(Language::code).collect();
    assert!(old.is_empty(), "run with BLESS=1: {old:?}");
}

/// Whether the page of a language is as the program would write it.
fn is_up_to_date(language: Language) -> bool {
    let page = page_of_sentences(language);
    let name = match language {
        Language::En => "sentences.md".to_owned(),
        other => format!("sentences-{}.md", other.code()),
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases").join(name);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    std::fs::read_to_string(path).unwrap_or_default() == page
}

fn page_of_sentences(language: Language) -> String {
    let (event, ruling) = (event(), with_all());
    let regulation = regulation();
    let case = Case::new(&event, &regulation, &ruling).in_language(language);
    let heading = match language {
        Language::En => "Every sentence".to_owned(),
        other => format!("Every sentence: {}", other.own_name()),
    };
    let mut page = format!(
        "# {heading}\n\nWhat the program can say, each kind of reason with an example. Written by \
         `BLESS=1 cargo test -p tiebreak-report --test it reasons::`; A, B and C take part, A.1 and A.2 are clauses.\n",
    );
    let mut section = |title: &str, rows: Vec<(&'static str, String)>| {
        page.push_str(&format!("\n## {title}\n\n| kind | sentence |\n|---|---|\n"));
        for (kind, sentence) in rows {
            page.push_str(&format!("| `{kind}` | {} |\n", sentence.replace('|', "\\|")));
        }
    };
    let steps =
        steps().into_iter().map(|(step, _)| (step.reason.kind(), words::because(case, &step)));
    section("Steps", steps.collect());
    let left = left_open()
        .into_iter()
        .map(|(left, _)| (left.reason.kind(), words::left_open(case, &left)));
    section("Ties left open", left.collect());
    let asked = answered().into_iter();
    section(
        "Questions",
        asked.map(|(one, _)| (one.ask.kind(), tiebreak_report::imperative(case, &one))).collect(),
    );
    let kept =
        reminders().into_iter().map(|(one, _)| (one.about.kind(), words::reminder(case, &one)));
    section("Reminders", kept.collect());
    let warned =
        warnings().into_iter().map(|(one, _)| (one.kind(), words::warning(language, &event, &one)));
    section("Warnings", warned.collect());
    section(
        "Prizes",
        ruling.undivided.iter().map(|left| ("undivided", words::undivided(case, left))).collect(),
    );
    page
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
    let kinds =
        source.lines().filter_map(|line| line.trim().strip_prefix("Self::")?.split_once(" => \""));
    kinds.map(|(_, kind)| kind.trim_end_matches("\",").to_owned()).collect()
}

#[test]
fn every_object_is_as_the_schema_says() {
    let (event, ruling) = (event(), with_all());
    let regulation = regulation();
    let shown = report_json::ruling(Case::new(&event, &regulation, &ruling));
    let schema: Value = serde_json::from_str(schemas::find("ruling").unwrap()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let wrong: Vec<String> = validator
        .iter_errors(&shown)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
    // And the other way round: a kind that nobody has, a part that none has, a part that is
    // missing.
    for (at, change) in [
        ("/steps/0/reason/kind", json!("no-such-kind")),
        (
            "/steps/0/reason",
            json!({ "kind": "tied", "names": [], "from": 1, "to": 1, "score": "1", "more": 1 }),
        ),
        ("/steps/0/reason", json!({ "kind": "tied", "names": [] })),
        ("/warnings/0", json!("a sentence alone")),
    ] {
        let mut changed = shown.clone();
        *changed.pointer_mut(at).unwrap() = change;
        assert!(!validator.is_valid(&changed), "{at}");
    }
}
