//! One event as it is shown now: what follows from its open games is worked out in the background,
//! and those who watch are told.

use super::board_snapshot::{BoardSnapshot, SnapshotInput};
use super::feed::{self, Forecast};
use super::forecast::{self, Forecasts};
use super::news::News;
use crate::events::listing::StaleCards;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::Problem;
use crate::infra::work::aside;
use axum::body::Bytes;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::Duration;
use tiebreak_model::Event;
use tiebreak_report::Language;
use tiebreak_scenarios::Scenarios;
use tiebreak_scenarios::odds::Odds;
use tiebreak_store::{Audience, Store};
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

/// One event, as it is shown now.
#[derive(Debug)]
pub(super) struct LiveEvent {
    pub(super) now: RwLock<PresentState>,
    pub(super) news: broadcast::Sender<News>,
    /// Only one reads the database again at a time.
    pub(super) reading: tokio::sync::Mutex<()>,
    /// The hash of the line that is being written from here.
    pub(super) written: Mutex<String>,
    /// When its pages are looked at again though nothing is entered, and who waits for that.
    pub(super) timer: Mutex<Option<(i64, AbortHandle)>>,
    /// Where it says that the list has to show something new.
    pub(super) stale_cards: Arc<StaleCards>,
    pub(super) audience: Audience,
    /// The sites that may show its boards.
    pub(super) sites: Vec<String>,
    pub(super) forecasts: Arc<Forecasts>,
}

#[derive(Debug, Clone)]
pub(super) struct PresentState {
    pub(super) event_state: Arc<EventState>,
    pub(super) snapshot: Arc<BoardSnapshot>,
    /// The language of its boards.
    pub(super) language: Language,
    /// What follows from the open games, once it is worked out: once for each state of the record,
    /// for all readers.
    pub(super) forecast: Option<Arc<Scenarios>>,
    /// The chances, likewise.
    pub(super) chances: Option<Arc<Odds>>,
    /// Whether some of that is still to come.
    pub(super) pending: bool,
    /// What other sites are told, written once for all who ask.
    pub(super) feed: Arc<OnceLock<Bytes>>,
}

/// A line that is being written from here. Where nobody waits any more for what becomes of it, or
/// that cannot be said, the event is looked at again.
pub(super) struct PendingWrite<'s> {
    live_event: &'s LiveEvent,
    store: &'s Store,
    slug: &'s str,
    over: bool,
}

impl PendingWrite<'_> {
    /// It is known what became of it, and what is shown is right.
    pub(super) fn ends(mut self) {
        self.over = true;
    }
}

impl Drop for PendingWrite<'_> {
    fn drop(&mut self) {
        self.live_event.written.lock().unwrap_or_else(PoisonError::into_inner).clear();
        if !self.over {
            self.store.look_again(self.slug);
        }
    }
}

impl PresentState {
    pub(super) fn new(event_state: Arc<EventState>, language: Language) -> Self {
        let snapshot = BoardSnapshot::new(SnapshotInput {
            event_state: Arc::clone(&event_state),
            language,
            forecast: None,
            chances: None,
        });
        Self::framed(event_state, language, snapshot)
    }

    /// The next state of the same event, with everything drawn that somebody looked at in this one.
    pub(super) fn next(&self, event_state: Arc<EventState>) -> Result<Self, Problem> {
        let language = self.language;
        let seen = SnapshotInput {
            event_state: Arc::clone(&event_state),
            language,
            forecast: None,
            chances: None,
        };
        Ok(Self::framed(event_state, language, BoardSnapshot::redrawn_after(&self.snapshot, seen)?))
    }

    fn framed(event_state: Arc<EventState>, language: Language, snapshot: BoardSnapshot) -> Self {
        let pending = event_state.event.open_games().next().is_some();
        Self {
            event_state,
            snapshot: Arc::new(snapshot),
            language,
            forecast: None,
            chances: None,
            pending,
            feed: Arc::default(),
        }
    }

    /// The same state drawn again: what follows is worked out, or time has passed. What cannot be
    /// drawn stays as it was.
    fn redrawn(
        &self,
        forecast: Option<Arc<Scenarios>>,
        chances: Option<Arc<Odds>>,
    ) -> Arc<BoardSnapshot> {
        let seen = SnapshotInput {
            event_state: Arc::clone(&self.event_state),
            language: self.language,
            forecast,
            chances,
        };
        aside(|| BoardSnapshot::redrawn_after(&self.snapshot, seen))
            .map_or_else(|_| Arc::clone(&self.snapshot), Arc::new)
    }

    pub(super) fn feed(&self) -> Bytes {
        let forecast = Forecast {
            forecast: self.forecast.as_deref(),
            chances: self.chances.as_deref(),
            pending: self.pending,
        };
        self.feed.get_or_init(|| aside(|| feed::written(&self.event_state, forecast))).clone()
    }
}

impl LiveEvent {
    /// Shows a new state to everybody who watches.
    pub(super) fn show(self: &Arc<Self>, shown: PresentState) {
        let snapshot = Arc::clone(&shown.snapshot);
        let slug = shown.event_state.row.slug.clone();
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = shown;
        // Nobody watching is not a mistake.
        let _ = self.news.send(News::Snapshot(snapshot));
        self.stale_cards.note(slug);
        self.start_forecast();
    }

    /// Says that a line is being written from here: who hears of it need not read the event again.
    pub(super) fn writing<'s>(
        &'s self,
        store: &'s Store,
        slug: &'s str,
        hash: &str,
    ) -> PendingWrite<'s> {
        hash.clone_into(&mut self.written.lock().unwrap_or_else(PoisonError::into_inner));
        PendingWrite { live_event: self, store, slug, over: false }
    }

    /// Whether this line is being written from here.
    pub(super) fn is_writing(&self, hash: &str) -> bool {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner) == hash
    }

    /// Draws everything again when it no longer holds though nothing was entered: the rest is over,
    /// the correction is old news.
    fn expire(self: &Arc<Self>) {
        let Some(until) = self.shown().snapshot.until else { return };
        let mut timer = self.timer.lock().unwrap_or_else(PoisonError::into_inner);
        // One that goes off earlier looks by itself when to look again.
        if timer.as_ref().is_some_and(|(earlier, _)| *earlier <= until) {
            return;
        }
        let live_event = Arc::downgrade(self);
        let left = u64::try_from(until - clock::seconds()).unwrap_or(0);
        let waits = tokio::spawn(async move {
            // One second more, so that it is over when it is drawn.
            tokio::time::sleep(Duration::from_secs(left + 1)).await;
            if let Some(live_event) = live_event.upgrade() {
                live_event.expired();
            }
        });
        if let Some((_, later)) = timer.replace((until, waits.abort_handle())) {
            later.abort();
        }
    }

    /// The time has come at which something may hold no longer.
    fn expired(self: &Arc<Self>) {
        *self.timer.lock().unwrap_or_else(PoisonError::into_inner) = None;
        let before = self.shown();
        if before.snapshot.until.is_some_and(|until| until <= clock::seconds()) {
            let snapshot = before.redrawn(before.forecast.clone(), before.chances.clone());
            let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
            // Something may have been entered meanwhile; then that is shown already.
            if Arc::ptr_eq(&now.snapshot, &before.snapshot) {
                now.snapshot = Arc::clone(&snapshot);
                let _ = self.news.send(News::Snapshot(snapshot));
            }
        }
        self.expire();
    }

    /// Works out what follows from the open games and shows it when it is ready: boards do not wait
    /// for it.
    pub(super) fn start_forecast(self: &Arc<Self>) {
        self.expire();
        let event_state = self.shown().event_state;
        if event_state.event.open_games().next().is_none() {
            return;
        }
        let live_event = Arc::clone(self);
        tokio::spawn(async move {
            let event = aside(|| forecast::as_it_stands(&event_state));
            let chances = match live_event.find_forecast(&event_state, &event).await {
                Some(found) => {
                    live_event.show_forecast(&event_state, found);
                    live_event.forecasts.chances(&event_state, event).await
                }
                None => None,
            };
            live_event.complete(&event_state, chances);
        });
    }

    async fn find_forecast(
        &self,
        event_state: &Arc<EventState>,
        event: &Event,
    ) -> Option<Arc<Scenarios>> {
        event.open_games().next()?;
        loop {
            match self.forecasts.find(event_state, event.clone(), "").await {
                Ok(Ok(found)) => return Some(found),
                // Boards can wait, as long as this is still about the present.
                Err(Problem::Busy(seconds)) => {
                    tokio::time::sleep(Duration::from_secs(seconds)).await
                }
                // Events of bridge have no such forecast, and a failure is in the log already.
                _ => return None,
            }
            if self.shown().event_state.record().head() != event_state.record().head() {
                return None;
            }
        }
    }

    fn show_forecast(&self, event_state: &Arc<EventState>, found: Arc<Scenarios>) {
        let snapshot = self.shown().redrawn(Some(Arc::clone(&found)), None);
        let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
        // The record may have grown meanwhile; then this is about the past.
        if now.event_state.record().head() == event_state.record().head() {
            (now.snapshot, now.forecast, now.feed) =
                (Arc::clone(&snapshot), Some(found), Arc::default());
            let slug = now.event_state.row.slug.clone();
            let _ = self.news.send(News::Snapshot(snapshot));
            self.stale_cards.note(slug);
        }
    }

    /// Nothing more follows from the open games than what is known now, with the chances.
    fn complete(&self, event_state: &EventState, chances: Option<Odds>) {
        let (before, chances) = (self.shown(), chances.map(Arc::new));
        let snapshot =
            chances.clone().map(|chances| before.redrawn(before.forecast.clone(), Some(chances)));
        let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
        if now.event_state.record().head() == event_state.record().head() {
            (now.chances, now.pending, now.feed) = (chances, false, Arc::default());
            if let Some(snapshot) = snapshot {
                now.snapshot = Arc::clone(&snapshot);
                let _ = self.news.send(News::Snapshot(snapshot));
            }
            let _ = self.news.send(News::Forecast);
        }
    }

    pub(super) fn shown(&self) -> PresentState {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
