//! The engine does not panic, and loses nobody, for any regulation that the reader takes.
//! `TIEBREAK_LONG=1` tries 100,000 instead of 400.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)] // a test that cannot go on says so

use crate::any::{Led, ruled};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::cell::Cell;

fn cases() -> u32 {
    if std::env::var_os("TIEBREAK_LONG").is_some() { 100_000 } else { 400 }
}

#[test]
fn any_regulation_any_event_any_answers() {
    let config =
        ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() };
    let rulings = Cell::new(0u32);
    let bytes = prop::collection::vec(any::<u8>(), 16..400);
    let tried = TestRunner::new(config).run(&bytes, |bytes| {
        rulings.set(rulings.get() + u32::from(ruled(&bytes) == Led::Ruled));
        Ok(())
    });
    tried.unwrap();
    // A generator whose files are all refused would try nothing.
    assert!(rulings.get() > cases() / 3, "only {} of {} came to a ruling", rulings.get(), cases());
}
