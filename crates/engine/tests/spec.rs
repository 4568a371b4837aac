//! The examples of the specification (`docs/spec`): every one is run.
//!
//! A fenced block says what it is after its language: `toml,regulation`, `toml,event`,
//! `json,answers`, `json,ruling`, `json,step`, `text,sha256`, `json,record`. The page
//! `docs/spec/README.md` says what they mean, and has the heads that blocks may leave out.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::lots::sha256;
use tiebreak_model::{
    Answer, Answers, Ask, DataAnswer, Departure, Event, Exact, Id, Question, is_game_of,
};
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_report::Case;

/// A fenced block of a page.
struct Block {
    kind: String,
    text: String,
    /// Page and line, for messages.
    place: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/spec")
}

fn blocks(page: &Path) -> Vec<Block> {
    let text = std::fs::read_to_string(page).unwrap();
    let name = page.file_name().unwrap().to_string_lossy().into_owned();
    let mut lines = text.lines().enumerate();
    let mut blocks = Vec::new();
    while let Some((number, line)) = lines.next() {
        let Some(kind) = line.strip_prefix("```") else { continue };
        let inside: Vec<&str> =
            lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
        let place = format!("{name}:{}", number + 1);
        blocks.push(Block { kind: kind.to_owned(), text: inside.join("\n") + "\n", place });
    }
    blocks
}

/// What blocks may leave out.
struct Heads {
    regulation: String,
    first_clause: String,
    event: String,
    tied: String,
}

impl Heads {
    fn read() -> Self {
        let heads: Vec<String> = blocks(&folder().join("README.md"))
            .into_iter()
            .filter(|block| block.kind == "toml,head")
            .map(|block| block.text)
            .collect();
        let [regulation, event, tied] = heads.as_slice() else { panic!("three heads") };
        let (head, clause) = regulation.split_once("[clause.\"1\"]").unwrap();
        Self {
            regulation: head.to_owned(),
            first_clause: format!("[clause.\"1\"]{clause}"),
            event: event.clone(),
            tied: tied.clone(),
        }
    }

    fn regulation(&self, text: &str) -> String {
        if has_key(text, "format") {
            return text.to_owned();
        }
        let first = if text.contains("[clause.\"1\"]") { "" } else { &self.first_clause };
        format!("{}{text}\n{first}", lacking(&self.regulation, text))
    }

    fn event(&self, text: &str) -> String {
        if has_key(text, "format") {
            return text.to_owned();
        }
        format!("{}{text}", lacking(&self.event, text))
    }
}

/// Whether a file has this key at its top level.
fn has_key(text: &str, key: &str) -> bool {
    let top = text.lines().take_while(|line| !line.starts_with('['));
    top.filter_map(|line| line.split_once('=')).any(|(name, _)| name.trim() == key)
}

/// The lines of a head whose keys a text does not have itself.
fn lacking(head: &str, text: &str) -> String {
    let own = |line: &&str| line.split_once('=').is_none_or(|(key, _)| !has_key(text, key.trim()));
    head.lines().filter(own).map(|line| format!("{line}\n")).collect()
}

/// Answers as a record writes them.
struct Recorded<'e> {
    event: &'e Event,
    values: Map<String, Value>,
    used: BTreeSet<String>,
}

impl Recorded<'_> {
    fn order(&self, value: &Value) -> Option<Answer> {
        let id = |name: &Value| self.event.find(name.as_str()?);
        let part = |part: &Value| match part {
            Value::Array(names) => names.iter().map(id).collect::<Option<Vec<_>>>(),
            name => Some(vec![id(name)?]),
        };
        Some(Answer::Order(value.as_array()?.iter().map(part).collect::<Option<_>>()?))
    }

    fn read(&self, ask: &Ask, value: &Value) -> Option<Answer> {
        match (ask, value) {
            (Ask::Game { .. }, Value::String(text)) => text.parse().ok().map(Answer::Result),
            (Ask::Colour { .. }, Value::String(text)) => text.parse().ok().map(Answer::Colour),
            (Ask::Decision { .. }, Value::String(text)) => text.parse().ok().map(Answer::Choice),
            (Ask::Data(_), Value::String(text)) => {
                Some(Answer::Data(DataAnswer::Result(text.parse().ok()?)))
            }
            (Ask::Data(_), Value::Object(game)) => {
                let white = self.event.find(game.get("white")?.as_str()?)?;
                let result = game.get("result")?.as_str()?.parse().ok()?;
                Some(Answer::Data(DataAnswer::Game { white, result }))
            }
            (Ask::Data(_) | Ask::Bid { .. }, Value::Array(numbers)) => {
                let number = |number: &Value| number.as_str()?.parse::<Exact>().ok();
                let numbers = numbers.iter().map(number).collect::<Option<_>>()?;
                Some(Answer::Data(DataAnswer::Numbers(numbers)))
            }
            _ => self.order(value),
        }
    }
}

impl Answers for Recorded<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        let value = self.values.get(&question.id)?.clone();
        self.used.insert(question.id.clone());
        let answer = self.read(&question.ask, &value);
        Some(answer.unwrap_or_else(|| panic!("{}: {value} is no answer", question.id)))
    }

    fn departure(&mut self, tie: &str, _: &[Id]) -> Option<Departure> {
        let value = self.values.get("departures")?.get(tie)?.clone();
        self.used.insert("departures".to_owned());
        let Some(Answer::Order(parts)) = self.order(&value) else { panic!("{value} is no order") };
        Some(Departure { parts, by: "the arbiter".to_owned(), why: "an example".to_owned() })
    }

    fn left(&mut self) -> Vec<Id> {
        let Some(names) = self.values.get("left").and_then(Value::as_array) else {
            return Vec::new();
        };
        self.used.insert("left".to_owned());
        names.iter().map(|name| self.event.find(name.as_str().unwrap()).unwrap()).collect()
    }

    fn had_begun(&mut self, stage: &str, _: &[Id], _: Id) -> bool {
        self.values.keys().any(|id| is_game_of(id, stage))
    }
}

/// A page on its way: the blocks that count now.
struct Page<'h> {
    heads: &'h Heads,
    regulation: String,
    event: String,
    answers: String,
}

impl Page<'_> {
    fn ruling(&self, place: &str) -> Value {
        let event =
            event_file::read(place, &self.event).unwrap_or_else(|error| panic!("{place}: {error}"));
        let regulation = match event.regulation() {
            "" => Regulation::read(place, &self.regulation)
                .unwrap_or_else(|error| panic!("{place}: {error}")),
            id => builtin::find(id).unwrap().unwrap(),
        };
        let regulation = regulation.in_readings(event.readings()).unwrap();
        let values =
            serde_json::from_str(&self.answers).unwrap_or_else(|error| panic!("{place}: {error}"));
        let mut answers = Recorded { event: &event, values, used: BTreeSet::new() };
        let ruling = rule(&event, &regulation, &mut answers, Options::default()).unwrap();
        let unused: Vec<&String> =
            answers.values.keys().filter(|id| !answers.used.contains(*id)).collect();
        assert!(unused.is_empty(), "{place}: not asked: {unused:?}; open: {:?}", ruling.open);
        tiebreak_report::json::ruling(Case::new(&event, &regulation, &ruling))
    }

    /// Takes a block; true where it is an example that was run.
    fn take(&mut self, block: &Block) -> bool {
        let place = &block.place;
        let excerpt = || -> Value {
            serde_json::from_str(&block.text).unwrap_or_else(|error| panic!("{place}: {error}"))
        };
        match block.kind.as_str() {
            "toml,regulation" => {
                self.regulation = self.heads.regulation(&block.text);
                self.event = self.heads.event(&self.heads.tied);
                self.answers = "{}".to_owned();
            }
            "toml,event" => {
                self.event = self.heads.event(&block.text);
                self.answers = "{}".to_owned();
            }
            "json,answers" => self.answers.clone_from(&block.text),
            "json,ruling" => {
                let ruling = self.ruling(place);
                if let Err(why) = matches(&excerpt(), &ruling, "ruling") {
                    panic!("{place}: {why}\n{ruling:#}");
                }
                return true;
            }
            "json,step" => {
                let ruling = self.ruling(place);
                let steps = ruling["steps"].as_array().unwrap();
                let found = steps.iter().any(|step| matches(&excerpt(), step, "step").is_ok());
                assert!(found, "{place}: no such step\n{:#}", json!(steps));
                return true;
            }
            "text,sha256" => {
                for line in block.text.lines() {
                    let (hash, text) = line.split_once("  ").unwrap();
                    assert_eq!(hash, sha256(text.as_bytes()), "{place}: {text}");
                }
                return true;
            }
            "json,record" => {
                chain(&block.text, place);
                return true;
            }
            "toml,head" | "text" | "json" | "toml" | "" => {}
            other => panic!("{place}: a block of kind {other:?}"),
        }
        false
    }
}

/// Whether a value has all that an excerpt has: objects may have more keys, lists are complete.
fn matches(excerpt: &Value, actual: &Value, path: &str) -> Result<(), String> {
    match (excerpt, actual) {
        (Value::Object(wanted), Value::Object(there)) => {
            wanted.iter().try_for_each(|(key, value)| {
                let actual = there.get(key).ok_or_else(|| format!("{path} has no {key}"))?;
                matches(value, actual, &format!("{path}.{key}"))
            })
        }
        (Value::Array(wanted), Value::Array(there)) if wanted.len() == there.len() => {
            let pairs = wanted.iter().zip(there).enumerate();
            pairs
                .into_iter()
                .try_for_each(|(at, (one, other))| matches(one, other, &format!("{path}[{at}]")))
        }
        _ if excerpt == actual => Ok(()),
        _ => Err(format!("{path} is {actual}, not {excerpt}")),
    }
}

/// The hashes of a record, as the specification says how they are made.
fn chain(text: &str, place: &str) {
    let mut before: Option<String> = None;
    for line in text.lines() {
        let (hashed, sum) = line.rsplit_once(",\"sum\":\"").unwrap();
        assert_eq!(sum.trim_end_matches("\"}"), sha256(hashed.as_bytes()), "{place}: {line}");
        let fields: Value = serde_json::from_str(line).unwrap();
        let prev = fields.get("prev").map(|prev| prev.as_str().unwrap().to_owned());
        assert_eq!(prev, before, "{place}: {line}");
        before = Some(sha256(line.as_bytes()));
    }
}

#[test]
fn every_example_is_right() {
    let heads = Heads::read();
    let mut pages: Vec<PathBuf> =
        std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    pages.retain(|page| page.extension().is_some_and(|extension| extension == "md"));
    pages.sort();
    let mut failed = Vec::new();
    let mut ran = 0;
    for path in &pages {
        let (regulation, event) = (String::new(), heads.event(&heads.tied));
        let mut page = Page { heads: &heads, regulation, event, answers: "{}".to_owned() };
        for block in blocks(path) {
            let run = std::panic::AssertUnwindSafe(|| page.take(&block));
            match std::panic::catch_unwind(run) {
                Ok(was_run) => ran += usize::from(was_run),
                Err(_) => failed.push(block.place),
            }
        }
    }
    assert!(failed.is_empty(), "wrong: {failed:?}");
    assert!(ran >= 80, "only {ran} examples were run");
}
