//! A tied event under every built-in regulation, and what an arbiter, a careless one or a hostile
//! one, may do there.
#![allow(
    dead_code,
    unused_imports,
    clippy::unwrap_used,
    clippy::panic,
    reason = "tests; every test file uses its own part"
)]

mod attempt;
pub mod long;

pub use attempt::{Attempt, Maker, SIGNATURE, some_answer, typed};

use std::cell::Cell;
use std::fmt::Write;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Answers, Event, Kind};
use tiebreak_record::{Header, SourceFile, VerifiedRecord, VerifyContext, sha256};
use tiebreak_regulation::{Regulation, builtin};

/// An event, its regulation, and the bytes that a record of it is bound to.
#[derive(Clone)]
pub struct Hall {
    pub name: String,
    pub text: String,
    pub event: Event,
    pub regulation: Regulation,
    hashes: [String; 2],
    /// The event as its record keeps it.
    kept: String,
    /// The first line of a record that was begun with the event as it was at first.
    begun: Header,
}

impl Hall {
    pub fn of(name: &str, text: String) -> Self {
        let event = event_file::read(name, &text)
            .unwrap_or_else(|error| panic!("{name}: {error:?}\n{text}"));
        let (file, rules) = builtin::file(event.regulation()).unwrap();
        let regulation = Regulation::read_as(file, rules, event.readings()).unwrap();
        let hashes = [sha256(text.as_bytes()), sha256(rules.as_bytes())];
        let kept = event_file::kept(&event);
        let source = |name: &str, at: usize, text| SourceFile {
            name: name.to_owned(),
            file: None,
            sha256: hashes[at].clone(),
            text,
        };
        let begun = Header {
            program: "tiebreak test".into(),
            event: source("Tie", 0, Some(kept.clone())),
            regulation: source(&regulation.id, 1, None),
        };
        Self { name: name.to_owned(), text, event, regulation, hashes, kept, begun }
    }

    /// The same hall with another text of its event file; records are those that were begun before.
    pub fn amended(&self, text: &str) -> Self {
        Self { begun: self.begun.clone(), ..Self::of(&self.name, text.to_owned()) }
    }

    /// The event file as a record names it.
    pub fn source(&self) -> SourceFile {
        SourceFile {
            name: self.event.title().to_owned(),
            file: None,
            sha256: self.hashes[0].clone(),
            text: Some(self.kept.clone()),
        }
    }

    /// A tie under every entry of every built-in regulation, of two and of more.
    pub fn all() -> Vec<Self> {
        let mut halls = Vec::new();
        for id in builtin::ids() {
            let regulation = builtin::find(id).unwrap().unwrap();
            for entry in &regulation.entries {
                for kind in &entry.kinds {
                    let sizes =
                        entry.participants.map_or(vec![2, 3, 4, 5], |exactly| vec![exactly]);
                    let sizes = if *kind == Kind::Knockout { vec![2] } else { sizes };
                    for tied in sizes {
                        let bridge = regulation.sport == tiebreak_model::Sport::Bridge;
                        let text = tied_event(id, *kind, bridge, tied);
                        halls.push(Self::of(&format!("{id}-{}-{tied}", kind.word()), text));
                    }
                }
            }
        }
        halls
    }

    pub fn header(&self) -> Header {
        self.begun.clone()
    }

    pub fn against<T>(&self, work: impl FnOnce(&VerifyContext<'_>) -> T) -> T {
        self.counting(&Cell::new(0), work)
    }

    /// The same, and how often the engine was asked.
    pub fn counting<T>(
        &self,
        asked: &Cell<usize>,
        work: impl FnOnce(&VerifyContext<'_>) -> T,
    ) -> T {
        let rule = |event: &Event, answers: &mut dyn Answers, explain: bool| {
            asked.set(asked.get() + 1);
            let options = Options { explain, ..Options::default() };
            rule(event, &self.regulation, answers, options).map_err(|error| error.to_string())
        };
        let [event_sha256, regulation_sha256] = &self.hashes;
        let read =
            |text: &str| event_file::read("event.toml", text).map_err(|error| error.to_string());
        work(&VerifyContext {
            event: &self.event,
            event_sha256,
            event_text: &self.kept,
            regulation_sha256,
            read: &read,
            rule: &rule,
        })
    }

    /// The record read again whole, with every check made.
    pub fn read(&self, text: &str) -> VerifiedRecord {
        self.against(|against| VerifiedRecord::read(text.as_bytes(), against)).unwrap()
    }
}

/// An event file in which this number of players is tied; everything else that their regulation
/// counts is level or missing.
fn tied_event(id: &str, kind: Kind, bridge: bool, tied: usize) -> String {
    let mut out = format!(
        "format = \"tiebreak-event/1\"\ntitle = \"Tie\"\nregulation = \"{id}\"\nkind = \"{}\"\n",
        kind.word()
    );
    let who = match kind {
        Kind::Pairs => "pair",
        _ if bridge => "team",
        _ => "player",
    };
    for at in 0..tied {
        let points = if kind == Kind::Knockout { String::new() } else { "points = 5\n".to_owned() };
        let sessions = if kind == Kind::Pairs { "sessions = [50, 55]\n" } else { "" };
        let _ = write!(out, "[[{who}]]\nname = \"P{at:02}\"\n{points}{sessions}");
    }
    if kind == Kind::Knockout && bridge {
        out += "[[match]]\nround = 1\nstage = \"final\"\nteams = [\"P00\", \"P01\"]\nscore = [40, 40]\n";
    }
    out
}
