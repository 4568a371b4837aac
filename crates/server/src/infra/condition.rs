//! How the server is: whether its disk is full, and whether it is about to stop.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tiebreak_store::{Store, StoreError};
use tokio::sync::watch;

/// How long a question about the database may take.
pub const A_SECOND: Duration = Duration::from_millis(900);

/// How the server is.
#[derive(Debug)]
pub struct Condition {
    full: AtomicBool,
    stopping: watch::Sender<bool>,
}

impl Default for Condition {
    fn default() -> Self {
        Self { full: AtomicBool::new(false), stopping: watch::channel(false).0 }
    }
}

impl Condition {
    /// Notes that the disk would not take something.
    pub fn note_full(&self) {
        if !self.full.swap(true, Ordering::Relaxed) {
            tracing::error!("the disk is full: nothing can be kept until there is room again");
        }
    }

    /// Whether the disk is full. Where it was, it is tried again: room may have been made.
    pub async fn is_full(&self, store: &Store) -> bool {
        if !self.full.load(Ordering::Relaxed) {
            return false;
        }
        if let Ok(Ok(())) = tokio::time::timeout(A_SECOND, store.try_writing()).await {
            self.full.store(false, Ordering::Relaxed);
            tracing::info!("the disk takes what is to be kept again");
            return false;
        }
        true
    }

    /// From now on nothing new is begun, and those who watch are sent elsewhere.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Whether the server is about to stop.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// To hear of it.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Ready when the server is about to stop.
    pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
        // Whoever could say so is gone: that is an end too.
        drop(stopping.wait_for(|stopping| *stopping).await);
    }

    /// What is wrong, in words for whoever looks after the server; nothing where all is well. It
    /// takes a second at most.
    pub async fn wrong(&self, store: &Store) -> Vec<&'static str> {
        let (answer, full) =
            tokio::join!(tokio::time::timeout(A_SECOND, store.ping()), self.is_full(store));
        match answer {
            Ok(Err(StoreError::Full)) => self.note_full(),
            Ok(Err(_)) => return vec!["the database does not answer"],
            Err(_) => return vec!["the database does not answer within a second"],
            Ok(Ok(())) => {}
        }
        if full {
            vec!["the disk is full: pages are shown, and nothing can be kept"]
        } else {
            Vec::new()
        }
    }
}
