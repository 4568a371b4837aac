//! Three people enter commands for one event at once, sensible and hostile ones, under every
//! built-in regulation: whatever was taken leaves a record that verifies and an event that is
//! shown; whatever was refused says why.
//!
//! `TIEBREAK_LONG=1 cargo test -p tiebreak-cli --test it several_desks:: -- --nocapture` tries
//! thirty times as many.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk::{Desk, Dice};
use crate::hall::{Hall, SIGNATURE, some_answer, typed};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::lots::sha256;
use tiebreak_record::{Record, RecordRuling, VerifiedRecord};

const PEOPLE: u64 = 3;

/// How many commands each of them enters for one event.
fn commands() -> u64 {
    if std::env::var_os("TIEBREAK_LONG").is_some() { 90 } else { 3 }
}

/// The words of a command after `tiebreak`, as `[command, rest...]`; the event's name goes between.
fn command(hall: &Hall, heard: &RecordRuling, dice: &mut Dice) -> Vec<String> {
    let open = &heard.ruling.open;
    let answered: Vec<_> = heard.answered().iter().map(|(question, _)| question.clone()).collect();
    let luck = u8::try_from(dice.roll(256)).unwrap();
    let name = hall.event.name(tiebreak_model::Id(0)).to_owned();
    let odd =
        *dice.pick(&["slip", "“quoted” \\ \"and\"", "a\nb\r\u{1b}", "", ",\"sum\":\""]).unwrap();
    let id = dice
        .pick(open)
        .map_or_else(|| "match/first-white".to_owned(), |question| question.id.clone());
    let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
    match dice.roll(18) {
        0..=6 => dice.pick(open).map_or_else(
            || words(&["answer", "match/game-1", "1-0"]),
            |question| {
                let value = typed(question, &some_answer(question, luck), &hall.event);
                [words(&["answer", &question.id]), value].concat()
            },
        ),
        7 | 8 => dice.pick(&answered).map_or_else(
            || words(&["answer", &id, "--correct", "--why", odd, "1-0"]),
            |question| {
                let value = typed(question, &some_answer(question, luck), &hall.event);
                [words(&["answer", &question.id, "--correct", "--why", odd]), value].concat()
            },
        ),
        9 => {
            let id = dice.pick(&answered).map_or(id, |question| question.id.clone());
            words(&["answer", &id, "--withdraw", "--why", odd])
        }
        10 => words(&["depart", "--share", "--by", "Arbiter", "--why", odd]),
        11 => words(&["depart", "--withdraw", "--by", "Arbiter", "--why", odd]),
        12 => words(&["depart", &name, "=", &name, "--by", odd, "--why", "hostile"]),
        13 => words(&["note", "--by", "Arbiter", odd]),
        14 => words(&["note", "--by", "Arbiter", "--rest", &luck.to_string(), "--for", &name, odd]),
        15 => words(&["answer", &id, "--commit", "Press", &sha256(b"Press")]),
        16 => words(&["answer", &id, "--reveal", "Press", "Press", "--reveal", "Arbiter", odd]),
        _ => match luck % 4 {
            0 => words(&["answer", &id, "--source", "tomorrow's lottery"]),
            1 => words(&["answer", &id, "--outcome", SIGNATURE]),
            2 => words(&["answer", &id, "--seed", odd]),
            _ => words(&["answer", &id, &name, &name, odd]),
        },
    }
}

/// What the record says now; nothing while somebody is in the middle of a line.
fn read(hall: &Hall, desk: &Desk) -> Option<VerifiedRecord> {
    match std::fs::read_to_string(desk.record()) {
        Ok(text) => {
            Record::read(text.as_bytes()).ok()?;
            Some(hall.read(&text))
        }
        Err(_) => Some(hall.against(|against| VerifiedRecord::start(hall.header(), against))),
    }
}

/// Enters commands; how many were tried, and which of them were taken.
fn enter(hall: &Hall, desk: &Desk, seed: u64) -> (u64, Vec<String>) {
    let mut dice = Dice(seed);
    let mut taken = Vec::new();
    for _ in 0..commands() {
        let checked = loop {
            if let Some(checked) = read(hall, desk) {
                break checked;
            }
        };
        assert!(checked.faults().is_empty(), "{}: {:?}", hall.name, checked.faults());
        let words = command(hall, checked.heard().unwrap(), &mut dice);
        let rest: Vec<&str> = words[1..].iter().map(String::as_str).collect();
        let done = desk.about(&words[0], &rest);
        match done.code {
            0 => taken.push(words[0].clone()),
            1 | 2 => assert!(done.err.contains("error"), "{}: {words:?}: {}", hall.name, done.err),
            code => panic!("{}: {words:?} ends with {code}: {}", hall.name, done.err),
        }
    }
    (commands(), taken)
}

#[test]
fn whatever_is_entered_at_once_verifies() {
    let mut seen = BTreeSet::new();
    let (mut tried, mut taken) = (0, BTreeMap::<String, u64>::new());
    for (number, hall) in (0..).zip(Hall::all()) {
        if !seen.insert(format!("{} {}", hall.regulation.id, hall.event.kind().word())) {
            continue;
        }
        let desk = Desk::of(&hall.text);
        std::thread::scope(|scope| {
            let one = |person| {
                let (hall, desk) = (&hall, &desk);
                scope.spawn(move || enter(hall, desk, number * PEOPLE + person))
            };
            for person in (0..PEOPLE).map(one).collect::<Vec<_>>() {
                let (entered, good) = person.join().unwrap();
                tried += entered;
                good.into_iter().for_each(|command| *taken.entry(command).or_default() += 1);
            }
        });
        if desk.record().exists() {
            let verified = desk.run(&["verify", "cup.record"]);
            assert_eq!(verified.code, 0, "{}: {}{}", hall.name, verified.out, verified.err);
        }
        let shown = desk.about("resolve", &["--format", "json"]);
        assert!([0, 3].contains(&shown.code), "{}: {}", hall.name, shown.err);
    }
    println!("{tried} commands entered by {PEOPLE} at once, taken: {taken:?}");
    let all: u64 = taken.values().sum();
    assert!(all * 4 > tried, "{all} of {tried} taken: too hostile to show anything");
    assert_eq!(taken.len(), 3, "{taken:?}");
}
