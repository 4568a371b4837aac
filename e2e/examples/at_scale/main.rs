//! The documented set-up at scale, on loopback: two servers on one PostgreSQL, 5,000 events and 500
//! accounts, 10,000 watchers of 20 events, 50 answers a minute. `benches/at-scale.sh` builds and
//! runs it; docs/scale.md holds what it printed.
#![allow(clippy::unwrap_used, clippy::panic)]

mod instances;
mod lists;
mod watching;

use instances::Setup;
use std::time::Duration;
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_e2e::served::raise_descriptors;

/// How much of everything.
pub struct Scale {
    /// Those who watch.
    pub watchers: usize,
    /// Events that are watched.
    pub events: usize,
    /// Answers that are entered.
    pub answers: usize,
    /// Between one answer and the next.
    pub pause: Duration,
    /// Events that lie in the database next to them.
    pub kept_events: usize,
    /// Accounts.
    pub accounts: usize,
}

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(program) = arguments.next() else {
        eprintln!("usage: at_scale PROGRAM [WATCHERS]");
        return;
    };
    let watchers = arguments.next().map_or(10_000, |number| number.parse().unwrap());
    let pause = Duration::from_millis(1_200);
    let scale =
        Scale { watchers, events: 20, answers: 50, pause, kept_events: 5_000, accounts: 500 };
    // This process holds one end of every connection.
    let limit = raise_descriptors();
    assert!(
        limit > watchers as u64 + 200,
        "{watchers} watchers need as many descriptors, and {limit} are allowed: ulimit -n"
    );

    let (postgres, folder) = (Postgres::start(), Scratch::new("scale"));
    let database = postgres.database();
    let setup = Setup::new(&program, &database, &folder, &scale);
    lists::measure(&setup, &scale);
    let watched = watching::measure(&setup, &scale).await;
    watched.report(&scale);
    setup.report();
}
