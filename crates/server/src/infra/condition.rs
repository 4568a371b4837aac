//! The condition of the server: whether its disk is full, and whether it is about to stop.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tiebreak_store::{Store, StoreError};
use tokio::sync::watch;

/// How long the health check waits for the database.
pub const A_SECOND: Duration = Duration::from_millis(900);

/// The condition of the server.
#[derive(Debug)]
pub struct ServerCondition {
    full: AtomicBool,
    stopping: watch::Sender<bool>,
}

impl Default for ServerCondition {
    fn default() -> Self {
        Self { full: AtomicBool::new(false), stopping: watch::channel(false).0 }
    }
}

impl ServerCondition {
    /// Notes that a write failed because the disk is full.
    pub fn note_full(&self) {
        if !self.full.swap(true, Ordering::Relaxed) {
            tracing::error!("the disk is full: nothing can be kept until there is room again");
        }
    }

    /// Whether the disk is full. If it was, tries to write again, because space may have been
    /// freed.
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

    /// Marks the server as stopping: it begins nothing new, and open streams end.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Whether the server is about to stop.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// A receiver that learns when the server is about to stop.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Completes when the server is about to stop.
    pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
        // An error means that the sender was dropped, which is an end too.
        drop(stopping.wait_for(|stopping| *stopping).await);
    }

    /// What is wrong, for administrators; empty if all is well. It takes a second at most.
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
