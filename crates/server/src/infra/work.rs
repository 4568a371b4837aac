//! Lanes for long work: each limits how much runs and how much waits; further requests are told to
//! try again later.
//!
//! A request that reads a file, rules, or counts outcomes waits for a place in a lane and then
//! leaves the threads that answer requests (`block_in_place`), so that other pages and health
//! checks never wait for it. Lanes are independent: slow uploads do not delay the entry of a
//! result.

use super::problem::Problem;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// After how many seconds a refused client should try again.
const COME_AGAIN: u64 = 5;

/// The places and the queue for one kind of work.
#[derive(Debug)]
pub struct Lane {
    /// The name of the lane in the metrics.
    pub name: &'static str,
    places: Arc<Semaphore>,
    at_once: usize,
    most_waiting: usize,
    waiting: AtomicUsize,
    done: AtomicU64,
    refused: AtomicU64,
}

/// The load of a lane.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Busy {
    /// Tasks that are running.
    pub running: usize,
    /// Tasks that are waiting.
    pub waiting: usize,
    /// Tasks that were begun since the server started.
    pub begun: u64,
    /// Requests that were told to try again later.
    pub refused: u64,
}

/// The lanes of the server, by kind of work.
#[derive(Debug)]
pub struct WorkLanes {
    /// Uploads that are being received: limits what is in memory at once.
    pub receiving: Lane,
    /// Reading of uploaded files.
    pub reading: Lane,
    /// Rulings, and pages that need one.
    pub ruling: Lane,
    /// What follows from open games.
    pub what_if: Lane,
    /// Pages of arbiters and authors that read or rule while they are made. They mostly wait for
    /// other lanes.
    pub pages: Lane,
    /// Requests of programs with a token, likewise.
    pub programs: Lane,
    /// Pages that everyone may request, likewise. There are places for all who wait for a what-if,
    /// and some more.
    pub looking: Lane,
    /// The probabilities of the remaining contenders. They are computed after the needs of all
    /// players.
    pub chances: Lane,
    /// Requests to broadcasts: each may take twenty seconds.
    pub following: Lane,
    /// Password hashing: each takes 19 MB and a good part of a second.
    pub passwords: Lane,
}

impl Default for WorkLanes {
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

impl WorkLanes {
    /// All lanes, for the metrics.
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

    /// Waits for a place; fails with advice to try again later if the queue is full.
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

    /// Waits for a place, however long the queue is. For tasks that the server starts itself.
    pub async fn in_turn(&self) -> Result<OwnedSemaphorePermit, Problem> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        self.done.fetch_add(1, Ordering::Relaxed);
        place.map_err(|error| Problem::Internal(error.to_string()))
    }

    /// Runs work in a place of this lane, away from the threads that answer requests.
    pub async fn run<T>(&self, work: impl FnOnce() -> T) -> Result<T, Problem> {
        let _place = self.place().await?;
        Ok(aside(work))
    }

    /// Runs work in a place of this lane. If it is `short`, it stays on its thread, because a
    /// change of threads would take longer than the work.
    pub async fn run_short<T>(&self, short: bool, work: impl FnOnce() -> T) -> Result<T, Problem> {
        let _place = self.place().await?;
        Ok(if short { work() } else { aside(work) })
    }

    /// The present load.
    pub fn busy(&self) -> Busy {
        Busy {
            running: self.at_once.saturating_sub(self.places.available_permits()),
            waiting: self.waiting.load(Ordering::Relaxed),
            begun: self.done.load(Ordering::Relaxed),
            refused: self.refused.load(Ordering::Relaxed),
        }
    }
}

/// A place in the queue. Dropping it leaves the queue, for example when the client hangs up.
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

/// Runs work away from the threads that answer requests, if there is more than one of them.
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

    /// With one thread for answers and one for work, answers continue during work.
    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn the_thread_that_answers_goes_on() {
        let (tell, told) = std::sync::mpsc::channel();
        let lane = Lane::new("test", 1, 0);
        let other = tokio::spawn(async move { tell.send(()).unwrap() });
        // Without `block_in_place` the other task would never run.
        lane.run(|| told.recv_timeout(Duration::from_secs(20)).unwrap()).await.unwrap();
        other.await.unwrap();
    }
}
