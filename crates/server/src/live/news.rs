//! The news: what changed is announced to those who watch, also when another program wrote it.

use super::board_snapshot::BoardSnapshot;
use super::cache::Live;
use crate::infra::problem::Problem;
use std::sync::Arc;
use tiebreak_store::Change;
use tokio::sync::broadcast;

/// How many of a record's last lines are searched for one that the store announces.
const RECENT: usize = 16;

/// What those who watch an event are told.
#[derive(Debug, Clone)]
pub enum News {
    /// The event is shown in another way from now on.
    Snapshot(Arc<BoardSnapshot>),
    /// Its broadcast proposes something else. Only consoles show that.
    Broadcast,
    /// The forecast is complete. Only the feed shows that; boards were told before, as far as it
    /// concerns them.
    Forecast,
}

/// What the public sees of an event, and the news from then on.
pub struct EventWatch {
    pub snapshot: Arc<BoardSnapshot>,
    pub news: broadcast::Receiver<News>,
}

impl Live {
    /// What the public sees now, and the news from now on.
    pub async fn watch(&self, slug: &str) -> Result<EventWatch, Problem> {
        let live_event = self.live_event(slug).await?;
        // Subscribed before the snapshot is taken, so that no change is missed between the two.
        let news = live_event.news.subscribe();
        Ok(EventWatch { snapshot: live_event.shown().snapshot, news })
    }

    /// Tells open consoles that the broadcast of an event proposes something else.
    pub fn tell_of_broadcast(&self, slug: &str) {
        if let Some(live_event) = self.known(slug) {
            // Nobody watching is not a mistake.
            let _ = live_event.news.send(News::Broadcast);
        }
    }

    /// Follows the news of the store for as long as the server runs.
    pub async fn follow(self: Arc<Self>) {
        let mut changes = self.store.changes();
        loop {
            let slugs = match changes.recv().await {
                Ok(Change::Grown { event, head }) if self.has_line(&event, &head).await => continue,
                Ok(Change::Grown { event: slug, .. } | Change::Event(slug)) => vec![slug],
                Ok(Change::Everything) => {
                    self.forget_all();
                    continue;
                }
                Ok(Change::Anything) | Err(broadcast::error::RecvError::Lagged(_)) => self.all(),
                Err(broadcast::error::RecvError::Closed) => return,
            };
            for slug in slugs.iter().filter(|slug| self.known(slug).is_some()) {
                if let Err(error) = self.refresh(slug).await {
                    tracing::warn!(slug, %error, "cannot read the event anew");
                }
            }
        }
    }

    /// Whether an event is shown with a line already: most lines are this server's own. The one
    /// that is writing is waited for.
    async fn has_line(&self, slug: &str, hash: &str) -> bool {
        // What is not in memory is read with all its lines when somebody looks.
        let Some(live_event) = self.known(slug) else { return true };
        let is_shown = || {
            let event_state = live_event.shown().event_state;
            event_state.record().lines().iter().rev().take(RECENT).any(|line| line.hash == hash)
        };
        if live_event.is_writing(hash) || is_shown() {
            return true;
        }
        let _turn = live_event.reading.lock().await;
        is_shown()
    }
}
