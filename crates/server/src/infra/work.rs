//! Work that takes long is done beside the pages: so many at once, so many in the queue, and the
//! rest is told to come again.
//!
//! A request that reads a file, rules or looks at every outcome waits for a place in a lane and
//! then leaves the threads that answer requests (`block_in_place`), so that a page or a sign of
//! life never waits for it. Lanes are apart: uploads that take seconds keep nobody from entering a
//! result.

use super::problem::Problem;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// After how many seconds somebody who was told to come again should come.
const COME_AGAIN: u64 = 5;

/// One kind of work.
#[derive(Debug)]
pub struct Lane {
    /// Its name among the figures of the server.
    pub name: &'static str,
    places: Arc<Semaphore>,
    at_once: usize,
    most_waiting: usize,
    waiting: AtomicUsize,
    done: AtomicU64,
    refused: AtomicU64,
}

/// What a lane is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Busy {
    /// How much is being worked on.
    pub running: usize,
    /// How much waits.
    pub waiting: usize,
    /// How much was begun since the server started.
    pub begun: u64,
    /// How many were told to come again.
    pub refused: u64,
}

/// The lanes of the server, by the kind of work.
#[derive(Debug)]
pub struct Work {
    /// Files that are being sent: what is in memory at once.
    pub receiving: Lane,
    /// Files that were sent: what they hold.
    pub reading: Lane,
    /// Rulings, and pages that are drawn from one.
    pub ruling: Lane,
    /// What follows from open games.
    pub what_if: Lane,
    /// Pages of those who conduct events and write regulations, which read or rule while they are
    /// made; most of their time they wait for the others.
    pub pages: Lane,
    /// Requests of programs with a token, likewise.
    pub programs: Lane,
    /// What anybody may ask for, likewise: there is room for all who wait for a what-if, and for
    /// some who do not.
    pub looking: Lane,
    /// The chances of those who can still be first, after what everybody needs.
    pub chances: Lane,
    /// Broadcasts that are looked at: each may take twenty seconds.
    pub following: Lane,
    /// Passwords: each takes 19 MB and a good part of a second.
    pub passwords: Lane,
}

impl Default for Work {
    fn default() -> Self {
        Self {
            receiving: Lane::new("receiving", 8, 40),
            reading: Lane::new("reading", 2, 30),
            ruling: Lane::new("ruling", 2, 200),
            what_if: Lane::new("what-if", 2, 20),
            pages: Lane::new("pages", 16, 200),
            programs: Lane::new("programs", 16, 200),
            looking: Lane::new("looking", 32, 200),
            chances: Lane::new("chances", 1, 0),
            following: Lane::new("following", 4, 0),
            passwords: Lane::new("passwords", 2, 50),
        }
    }
}

impl Work {
    /// All of them.
    pub fn lanes(&self) -> [&Lane; 10] {
        let Self {
            receiving,
            reading,
            ruling,
            what_if,
            pages,
            programs,
            looking,
            chances,
            following,
            passwords,
        } = self;
        [
            receiving, reading, ruling, what_if, pages, programs, looking, chances, following,
            passwords,
        ]
    }
}

impl Lane {
    /// A lane with a number of places and the length of its queue.
    pub fn new(name: &'static str, at_once: usize, most_waiting: usize) -> Self {
        Self {
            name,
            places: Arc::new(Semaphore::new(at_once)),
            at_once,
            most_waiting,
            waiting: AtomicUsize::new(0),
            done: AtomicU64::new(0),
            refused: AtomicU64::new(0),
        }
    }

    /// A place, in turn; where too many wait already, the advice to come again.
    pub async fn place(&self) -> Result<OwnedSemaphorePermit, Problem> {
        if let Ok(place) = Arc::clone(&self.places).try_acquire_owned() {
            self.done.fetch_add(1, Ordering::Relaxed);
            return Ok(place);
        }
        let queue = QueuePlace::join(&self.waiting);
        if queue.ahead >= self.most_waiting {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return Err(Problem::Busy(COME_AGAIN));
        }
        self.in_turn().await
    }

    /// A place, however many wait: for what the server does of its own accord.
    pub async fn in_turn(&self) -> Result<OwnedSemaphorePermit, Problem> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        self.done.fetch_add(1, Ordering::Relaxed);
        place.map_err(|error| Problem::Internal(error.to_string()))
    }

    /// Does something in its turn, away from the threads that answer requests.
    pub async fn run<T>(&self, work: impl FnOnce() -> T) -> Result<T, Problem> {
        let _place = self.place().await?;
        Ok(aside(work))
    }

    /// Does something in its turn that may be `short`: then to leave the threads that answer
    /// requests would take longer than to do it.
    pub async fn run_short<T>(&self, short: bool, work: impl FnOnce() -> T) -> Result<T, Problem> {
        let _place = self.place().await?;
        Ok(if short { work() } else { aside(work) })
    }

    /// What it is doing.
    pub fn busy(&self) -> Busy {
        Busy {
            running: self.at_once.saturating_sub(self.places.available_permits()),
            waiting: self.waiting.load(Ordering::Relaxed),
            begun: self.done.load(Ordering::Relaxed),
            refused: self.refused.load(Ordering::Relaxed),
        }
    }
}

/// Somebody in a queue; whoever hangs up leaves it.
struct QueuePlace<'l> {
    waiting: &'l AtomicUsize,
    ahead: usize,
}

impl<'l> QueuePlace<'l> {
    fn join(waiting: &'l AtomicUsize) -> Self {
        Self { waiting, ahead: waiting.fetch_add(1, Ordering::Relaxed) }
    }
}

impl Drop for QueuePlace<'_> {
    fn drop(&mut self) {
        self.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Does something away from the threads that answer requests, where there is more than one of them.
pub fn aside<T>(work: impl FnOnce() -> T) -> T {
    match Handle::try_current().map(|runtime| runtime.runtime_flavor()) {
        Ok(RuntimeFlavor::MultiThread) => tokio::task::block_in_place(work),
        _ => work(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test]
    async fn beyond_the_queue_one_is_told_to_come_again() {
        let lane = Arc::new(Lane::new("test", 1, 2));
        let first = lane.place().await.unwrap();
        let waiting: Vec<_> = (0..2)
            .map(|_| {
                let lane = Arc::clone(&lane);
                tokio::spawn(async move { lane.place().await.map(drop) })
            })
            .collect();
        while lane.busy().waiting < 2 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(lane.place().await, Err(Problem::Busy(COME_AGAIN))));
        assert_eq!(lane.busy(), Busy { running: 1, waiting: 2, begun: 1, refused: 1 });
        drop(first);
        for one in waiting {
            one.await.unwrap().unwrap();
        }
        assert_eq!(lane.busy(), Busy { running: 0, waiting: 0, begun: 3, refused: 1 });
    }

    #[tokio::test]
    async fn whoever_hangs_up_leaves_the_queue() {
        let lane = Lane::new("test", 1, 1);
        let _first = lane.place().await.unwrap();
        assert!(tokio::time::timeout(Duration::from_millis(1), lane.place()).await.is_err());
        assert_eq!(lane.busy().waiting, 0);
    }

    /// One thread answers requests, one works: the first goes on.
    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn the_thread_that_answers_goes_on() {
        let (tell, told) = std::sync::mpsc::channel();
        let lane = Lane::new("test", 1, 0);
        let other = tokio::spawn(async move { tell.send(()).unwrap() });
        // Without a way out of the way, the other task would never come to its turn.
        lane.run(|| told.recv_timeout(Duration::from_secs(20)).unwrap()).await.unwrap();
        other.await.unwrap();
    }
}
