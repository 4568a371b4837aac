//! Broadcasts that events follow. Each event with a broadcast has a desk.
//!
//! `polling` fetches the games in a lane of its own, `desk` compares them with the record and
//! proposes results, `page` shows the proposals on the console, and `decisions` is what arbiters
//! do about them. Nothing is entered here: a proposal that an arbiter accepts goes through
//! [`Live::enter`](crate::live::Live::enter) like every other answer. The store keeps the address
//! and the decisions about the broadcast (who is who, what was dismissed); the games are fetched
//! again when a server starts.

mod decisions;
mod desk;
pub mod page;
mod polling;
pub mod routes;

pub use decisions::{MatchChoice, leave, set, settle, stop, take};
pub use desk::{BroadcastPanel, Desk};
pub use polling::follow;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tiebreak_follow::Hosts;
use tokio::sync::Notify;

/// The most broadcasts followed at once.
const MOST: usize = 64;

/// Which broadcasts a server may follow, and how often it fetches them.
#[derive(Debug, Clone)]
pub struct FollowSettings {
    /// The hosts that may be contacted. If there are none, nothing is followed.
    pub hosts: Hosts,
    /// Whether the hosts may have private addresses, such as a server in the hall.
    pub private: bool,
    /// How often to fetch, as long as there are no errors.
    pub every: Duration,
}

impl Default for FollowSettings {
    fn default() -> Self {
        Self { hosts: Hosts::default(), private: false, every: Duration::from_secs(5) }
    }
}

/// The broadcasts that are followed, by event.
#[derive(Debug, Default)]
pub struct FollowedBroadcasts {
    desks: Mutex<BTreeMap<String, Arc<Desk>>>,
    changed: Notify,
}

impl FollowedBroadcasts {
    /// The broadcast of an event, if it follows one.
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
