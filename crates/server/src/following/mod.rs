//! Broadcasts that events follow: looked at beside the pages, held against the record, and shown to those who conduct the event.
//!
//! Nothing is entered here. What somebody takes goes through [`Live::enter`](crate::live::Live::enter) like every other answer. What was
//! answered about a broadcast (who is who, what was left) stands in the database; what it shows is looked at anew when a server starts.

mod desk;
mod looking;
mod taking;

pub use desk::{Desk, Told};
pub use looking::follow;
pub use taking::{Chosen, leave, set, settle, stop, take};

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tiebreak_follow::Hosts;
use tokio::sync::Notify;

/// So many events are followed at once.
const MOST: usize = 64;

/// What a server may follow, and how often it looks.
#[derive(Debug, Clone)]
pub struct FollowSettings {
    /// The hosts that may be asked. Without any, nothing is followed.
    pub hosts: Hosts,
    /// Whether they may be at private addresses: a server in the hall.
    pub private: bool,
    /// How often to look, as long as all goes well.
    pub every: Duration,
}

impl Default for FollowSettings {
    fn default() -> Self {
        Self { hosts: Hosts::default(), private: false, every: Duration::from_secs(5) }
    }
}

/// The broadcasts that are followed, by their events.
#[derive(Debug, Default)]
pub struct Following {
    desks: Mutex<BTreeMap<String, Arc<Desk>>>,
    changed: Notify,
}

impl Following {
    /// The broadcast of an event, where one is followed.
    pub fn desk(&self, slug: &str) -> Option<Arc<Desk>> {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner).get(slug).cloned()
    }

    fn put(&self, slug: &str, desk: Arc<Desk>) {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner).insert(slug.to_owned(), desk);
    }

    fn remove(&self, slug: &str) {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner).remove(slug);
    }
}
