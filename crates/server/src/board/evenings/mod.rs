//! Random evenings: people answer, correct, leave and come back, depart from the regulation, amend
//! and rest. After every entry each sentence of the board, the scenes, the event page and the feed
//! is held against the ruling and the record. The judge does not use the code that draws, and a
//! sentence that it does not know is a fault too.
//!
//! `./test` plays 150 evenings, and `./test --long` 10,000.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod card;
mod chance;
mod correction;
mod entries;
mod event_page;
mod examples;
mod facts;
mod holes;
mod judge;
mod pages;
mod sentences;
mod setups;
mod states;
mod way;

use crate::infra::clock;
use chance::Randomness;
use facts::EveningFacts;
use pages::PublicPages;
use setups::EveningSetup;
use std::sync::atomic::{AtomicU64, Ordering};

/// The start of every evening, in seconds since 1970.
const BEGIN: i64 = 1_800_000_000;

fn evenings() -> u64 {
    let asked = std::env::var("TIEBREAK_EVENINGS").ok().and_then(|number| number.parse().ok());
    let long = std::env::var_os("TIEBREAK_LONG").is_some();
    asked.unwrap_or(if long { 10_000 } else { 150 })
}

/// What was seen in the course of evenings.
#[derive(Default)]
struct EveningTally {
    entries: usize,
    faults: Vec<String>,
}

impl EveningTally {
    fn evening(&mut self, setups: &[EveningSetup], seed: u64) {
        let mut chance = Randomness::new(seed);
        let setup = setups::one(setups, &mut chance);
        let mut now = BEGIN;
        clock::set::to(now);
        let mut state = setup.start().unwrap();
        for step in 0..6 + chance.below(30) {
            now += chance.below(100) as i64;
            clock::set::to(now);
            let entry = entries::any(&state, &mut chance);
            let what = entry.as_ref().map(|entry| format!("{entry:?}"));
            let passed = entry.map(|entry| state.pass(entry).and_then(|passed| state.with(passed)));
            if let Some(Ok(next)) = passed {
                state = next;
                self.entries += 1;
            }
            let faults = judge::faults(&EveningFacts::new(&state, now), &PublicPages::new(&state));
            let place = format!("evening {seed} of {}, step {step}", setup.name);
            self.faults.extend(
                faults.into_iter().map(|fault| format!("{fault}\n    {place}, after {what:?}")),
            );
        }
    }
}

#[test]
fn nothing_is_said_that_is_not_so() {
    let (setups, evenings) = (setups::all(), evenings());
    assert!(setups.len() > 100, "{} events", setups.len());
    let next = AtomicU64::new(0);
    let from = std::env::var("TIEBREAK_EVENING").ok().and_then(|seed| seed.parse().ok());
    let work = || {
        let mut seen = EveningTally::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= evenings || seen.faults.len() > 3_000 {
                return seen;
            }
            seen.evening(&setups, from.map_or(seed, |from: u64| from + seed));
        }
    };
    let all: Vec<EveningTally> = std::thread::scope(|scope| {
        let hands: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        hands.into_iter().map(|hand| hand.join().unwrap()).collect()
    });
    let entries: usize = all.iter().map(|seen| seen.entries).sum();
    let faults: Vec<&String> = all.iter().flat_map(|seen| &seen.faults).collect();
    println!("{evenings} evenings, {entries} entries, {} faults", faults.len());
    let shown: Vec<&str> = faults.iter().take(400).map(|fault| fault.as_str()).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), shown.join("\n"));
    assert!(entries as u64 > evenings * 4, "{entries} entries");
}
