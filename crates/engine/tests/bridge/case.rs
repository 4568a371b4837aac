//! Worked cases: an event, the expected standing, the clauses that separate, what is open.

use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Answers, Ask, Event, NoAnswers, Ruling};
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_report::Language;
use tiebreak_report::words;

/// One file.
#[derive(Clone)]
pub struct Case {
    pub id: String,
    pub json: Json,
}

impl Case {
    pub fn all() -> Vec<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bridge_cases");
        let mut files: Vec<PathBuf> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let json =
            files.into_iter().filter(|path| path.extension().is_some_and(|ext| ext == "json"));
        json.map(|path| {
            let json: Json = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
            Self { id: json["id"].as_str().unwrap().to_owned(), json }
        })
        .collect()
    }

    pub fn named(id: &str) -> Self {
        Self::all().into_iter().find(|case| case.id == id).unwrap()
    }

    pub fn event(&self) -> Event {
        event_file::read(&self.id, &self.json["event"].to_string())
            .unwrap_or_else(|rejected| panic!("{rejected}"))
    }

    pub fn expected(&self) -> Vec<BTreeSet<String>> {
        self.json["expected"].as_array().unwrap().iter().map(names).collect()
    }

    pub fn clauses(&self) -> Vec<String> {
        self.json["clauses"]
            .as_array()
            .unwrap()
            .iter()
            .map(|clause| clause.as_str().unwrap().to_owned())
            .collect()
    }

    pub fn open(&self) -> BTreeSet<(String, String, BTreeSet<String>)> {
        let open = self.json["open"].as_array().cloned().unwrap_or_default();
        let word = |json: &Json| json.as_str().unwrap().to_owned();
        open.iter()
            .map(|one| (word(&one["kind"]), word(&one["clause"]), names(&one["between"])))
            .collect()
    }
}

fn names(json: &Json) -> BTreeSet<String> {
    json.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

/// The regulation in its default readings; clauses have the same numbers in all of them.
pub fn default_wbf() -> &'static Regulation {
    static DEFAULT: OnceLock<Regulation> = OnceLock::new();
    DEFAULT.get_or_init(|| wbf(&[]))
}

pub fn wbf(readings: &[(&str, &str)]) -> Regulation {
    let choices: BTreeMap<String, String> = readings
        .iter()
        .map(|(reading, choice)| ((*reading).to_owned(), (*choice).to_owned()))
        .collect();
    let (file, text) = builtin::file("wbf-2023").unwrap();
    Regulation::read_as(file, text, &choices).unwrap_or_else(|error| panic!("{error}"))
}

pub fn read(text: &str) -> Event {
    event_file::read("event.toml", text).unwrap_or_else(|rejected| panic!("{rejected}"))
}

pub fn ruled(event: &Event, readings: &[(&str, &str)]) -> Ruling {
    ruled_with(event, readings, &mut NoAnswers)
}

pub fn ruled_with(event: &Event, readings: &[(&str, &str)], answers: &mut dyn Answers) -> Ruling {
    if readings.is_empty() {
        return rule(event, default_wbf(), answers, Options::default()).unwrap();
    }
    rule(event, &wbf(readings), answers, Options::default()).unwrap()
}

pub fn standing(event: &Event, ruling: &Ruling) -> Vec<BTreeSet<String>> {
    let place = |members: &[tiebreak_model::Id]| {
        members.iter().map(|id| event.name(*id).to_owned()).collect()
    };
    ruling.standing.iter().map(|one| place(&one.members)).collect()
}

/// The standing in one line: "A | B C | D".
pub fn line(event: &Event, ruling: &Ruling) -> String {
    let places: Vec<String> = standing(event, ruling)
        .iter()
        .map(|names| names.iter().cloned().collect::<Vec<_>>().join(" "))
        .collect();
    places.join(" | ")
}

/// The clauses that separate somebody, in the order in which they act, each once.
pub fn separating(ruling: &Ruling) -> Vec<String> {
    let regulation = default_wbf();
    let mut clauses: Vec<String> = Vec::new();
    for step in ruling.steps.iter().filter(|step| step.places && step.parts.len() > 1) {
        let id = regulation.clause(step.clause).id.clone();
        if !clauses.contains(&id) {
            clauses.push(id);
        }
    }
    clauses
}

pub fn open(event: &Event, ruling: &Ruling) -> BTreeSet<(String, String, BTreeSet<String>)> {
    let regulation = default_wbf();
    let between =
        |ask: &Ask| ask.participants().iter().map(|id| event.name(*id).to_owned()).collect();
    ruling
        .open
        .iter()
        .map(|question| {
            let clause = regulation.clause(question.clause).id.clone();
            (question.ask.kind().to_owned(), clause, between(&question.ask))
        })
        .collect()
}

/// The sentences of the steps of a clause.
pub fn said(event: &Event, ruling: &Ruling, clause: &str) -> Vec<String> {
    let regulation = default_wbf();
    let case = tiebreak_report::Case::new(event, regulation, ruling);
    let steps = ruling.steps.iter().filter(|step| regulation.clause(step.clause).id == clause);
    steps.map(|step| words::because(case, step)).collect()
}

/// The sentences of the warnings.
pub fn doubts(event: &Event, ruling: &Ruling) -> Vec<String> {
    ruling.warnings.iter().map(|warning| words::warning(Language::En, event, warning)).collect()
}
