//! Verifying a record takes time in proportion to its entries: `cargo bench -p tiebreak-record`.
#![allow(clippy::unwrap_used, clippy::float_arithmetic)]

#[path = "../tests/hall/mod.rs"]
mod hall;

use std::time::{Duration, Instant};
use tiebreak_record::{ReaderNotes, verify};

/// The shortest of a few verifications of a record of this number of entries.
fn time(hall: &hall::Hall, length: usize) -> Duration {
    let text = hall::long::record(hall, length);
    let once = || {
        let begun = Instant::now();
        let checks =
            hall.against(|against| verify(text.as_bytes(), ReaderNotes::default(), Some(against)));
        assert!(
            checks
                .iter()
                .all(|check| !matches!(check.verdict, tiebreak_record::CheckResult::Failed(_)))
        );
        begun.elapsed()
    };
    (0..5).map(|_| once()).min().unwrap()
}

fn main() {
    let hall = hall::long::hall();
    let mut before: Option<Duration> = None;
    for length in [100, 1_000, 10_000] {
        let took = time(&hall, length);
        let ratio = before.map_or(String::new(), |before| {
            format!("{:.1} times", took.as_secs_f64() / before.as_secs_f64())
        });
        println!("verify, {length:>6} entries {took:>10.2?} {ratio}");
        before = Some(took);
    }
}
