//! Refusals and the entries of a record, in every language.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on says so")]

use std::fmt::Write;
use tiebreak_engine::RuleError;
use tiebreak_follow::AddressFault;
use tiebreak_model::{Colour, GameResult, Kind};
use tiebreak_record::{
    Amendment, AmendmentFault, AnswerEntry, AnswerError, AnswerFault, Commitment, DepartureEntry,
    Entry, Expected, FaultKind, FieldChange, Leave, PromiseFault, Provenance, PublicSource,
    QUICKNET, RecordError, RecordFileError, RecordedValue, Rest, SourceEntry, SourceFile,
    Withdrawal, WithdrawnEntry,
};
use tiebreak_report::Language;
use tiebreak_report::{Explain, Interface, words};
use tiebreak_scenarios::{ScenarioError, SupposeError};

/// One sentence in all languages.
type Said = Box<dyn Fn(Language) -> String>;

/// Each sentence with its languages below each other.
fn shown(sentences: Vec<Said>) -> String {
    let mut out = String::new();
    for say in sentences {
        for language in Language::ALL {
            let _ = writeln!(out, "{}  {}", language.code(), say(language));
        }
        out.push('\n');
    }
    out
}

fn texts(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn refusals_say_what_is_wrong_in_every_language() {
    let refused = |fault, expected, given| {
        let error = AnswerError { fault, expected };
        Box::new(move |language| error.sentence_for(given).in_language(language)) as Said
    };
    let two = || texts(&["Wei Yi", "Gukesh D"]);
    let kind = RuleError::KindNotCovered {
        kind: Kind::Swiss,
        covered: vec![Kind::RoundRobin, Kind::Match],
    };
    let sentences: Vec<Said> = vec![
        Box::new(move |language| kind.in_language(language)),
        Box::new(|language| ScenarioError::Unlisted { games: 1 }.in_language(language)),
        Box::new(|language| ScenarioError::Unlisted { games: 3 }.in_language(language)),
        Box::new(|language| {
            SupposeError::NoGame { open: texts(&["A – B", "C – D"]) }.in_language(language)
        }),
        refused(AnswerFault::NotOver, Expected::GameResult, Interface::Page),
        refused(AnswerFault::NobodyLevel, Expected::Lots(two()), Interface::CommandLine),
        refused(
            AnswerFault::UnknownName { name: "Gukesh".into(), near: Some("Gukesh D".into()) },
            Expected::Colour { chooser: "Wei Yi".into() },
            Interface::Page,
        ),
        refused(
            AnswerFault::BidTooHigh { most: 185 },
            Expected::Bids(["Wei Yi", "Gukesh D"].map(str::to_owned)),
            Interface::Page,
        ),
        Box::new(|language| RecordError::Broken { line: 7 }.in_language(language)),
        Box::new(|language| {
            RecordError::OtherEvent { title: "Cup".into() }
                .hint(Interface::CommandLine)
                .unwrap()
                .in_language(language)
        }),
        Box::new(|language| FaultKind::NotTied { name: "Wei Yi".into() }.in_language(language)),
        Box::new(|language| PromiseFault::Alone { party: "Wei Yi".into() }.in_language(language)),
        Box::new(|language| AmendmentFault::NothingKept.in_language(language)),
        Box::new(|language| RecordFileError::Moved { added: 2 }.in_language(language)),
        Box::new(|language| AddressFault::OtherHost("example.org".into()).in_language(language)),
    ];
    insta::assert_snapshot!(shown(sentences));
}

fn answered(id: &str, asked: &[&str], value: RecordedValue) -> AnswerEntry {
    AnswerEntry {
        id: id.into(),
        asked: texts(asked),
        value,
        seed: None,
        reveals: Vec::new(),
        outcome: None,
        witnesses: Vec::new(),
        from: None,
        by: Some("Ann".into()),
        why: None,
        at: None,
    }
}

fn answers() -> Vec<Entry> {
    let game = ["game", "Wei Yi", "Gukesh D"];
    let drawn = RecordedValue::Order(vec![texts(&["Wei Yi"]), texts(&["Gukesh D"])]);
    let lots = answered("final/first-white", &["lots", "Gukesh D", "Wei Yi"], drawn);
    let colour = answered(
        "final/colour",
        &["colour", "Wei Yi", "Gukesh D"],
        RecordedValue::Colour(Colour::Black),
    );
    vec![
        Entry::Answer(AnswerEntry {
            from: Some(Provenance::Broadcast),
            ..answered("final/game-1", &game, RecordedValue::Result(GameResult::White))
        }),
        Entry::Answer(AnswerEntry {
            seed: Some("6 2 5 1".into()),
            witnesses: texts(&["Ben", "Cleo"]),
            ..lots
        }),
        Entry::Answer(AnswerEntry { why: Some("misheard".into()), ..colour }),
    ]
}

fn amendment() -> Entry {
    let change =
        |table: &str, row: &[&str], field: Option<&str>, was: Option<&str>, is: Option<&str>| {
            let [field, was, is] = [field, was, is].map(|text| text.map(str::to_owned));
            FieldChange { table: Some(table.to_owned()), row: texts(row), field, was, is }
        };
    let game = ["13", "Wei Yi", "Anish Giri"];
    let changes = vec![
        change("player", &["Wei Yi"], Some("rating"), Some("2740"), Some("2750")),
        change("game", &game, Some("result"), Some("1-0"), Some("1/2-1/2")),
        change("game", &game, None, Some(""), None),
        change("prizes", &[], Some("currency"), None, Some("EUR")),
        change("player", &["Vidit"], None, None, Some("")),
    ];
    let event = SourceFile { name: "Cup".into(), file: None, sha256: "1".repeat(64), text: None };
    Entry::Amendment(Amendment {
        was: "0".repeat(64),
        event,
        changes,
        by: None,
        why: "a slip".into(),
        at: None,
    })
}

fn others() -> Vec<Entry> {
    let (by, why) = (|| Some("Ann".to_owned()), || "told so".to_owned());
    let taken = |what| Entry::Withdrawal(Withdrawal { what, by: by(), why: why(), at: None });
    let rest = |players: &[&str], minutes| {
        Entry::Rest(Rest {
            players: texts(players),
            minutes,
            by: "Ann".into(),
            why: why(),
            at: None,
        })
    };
    let beacon = PublicSource::Drand {
        chain: QUICKNET.hash.to_owned(),
        round: 12_345_678,
        time: "2026-11-17T20:00:00+01:00".parse().unwrap(),
    };
    vec![
        Entry::Departure(DepartureEntry {
            tie: "first".into(),
            parts: vec![texts(&["Wei Yi"]), texts(&["Anish Giri", "Gukesh D"])],
            by: "Ann".into(),
            why: why(),
            at: None,
        }),
        taken(WithdrawnEntry::Answer { id: "final/game-1".into(), asked: Vec::new() }),
        taken(WithdrawnEntry::Departure { tie: "first".into() }),
        taken(WithdrawnEntry::Leave { name: "Wei Yi".into() }),
        Entry::Leave(Leave { name: "Wei Yi".into(), by: by(), why: why(), at: None }),
        amendment(),
        Entry::Commitment(Commitment {
            id: "final".into(),
            party: "Ann".into(),
            hash: "9f86d0".into(),
            at: None,
        }),
        Entry::Source(SourceEntry { id: "final".into(), source: beacon, by: by(), at: None }),
        rest(&[], 1),
        rest(&["Wei Yi", "Gukesh D"], 10),
        rest(&["Wei Yi"], 0),
    ]
}

#[test]
fn entries_are_told_in_every_language() {
    let entries = answers().into_iter().chain(others());
    let said =
        entries.map(|entry| Box::new(move |language| words::entry(language, &entry)) as Said);
    insta::assert_snapshot!(shown(said.collect()));
}
