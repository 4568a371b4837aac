//! One event as it is shown now: what follows from its open games is worked out beside it, and those who watch are told.

use crate::clock;
use crate::dossier::Dossier;
use crate::feed::{self, Foreseen};
use crate::frame::Frame;
use crate::listing::Behind;
use crate::outlook::{self, Outlooks};
use crate::problem::Problem;
use crate::work::aside;
use axum::body::Bytes;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use std::time::Duration;
use tiebreak_model::Event;
use tiebreak_scenarios::Scenarios;
use tiebreak_scenarios::odds::Odds;
use tiebreak_store::Audience;
use tokio::sync::broadcast;

/// What those who watch an event are told.
#[derive(Debug, Clone)]
pub enum News {
    /// It is shown in another way from now on.
    Frame(Arc<Frame>),
    /// Its broadcast proposes something else. That concerns consoles alone.
    Broadcast,
    /// What follows from the open games is worked out. That concerns the feed; boards were told before, where it concerns them.
    Foreseen,
}

/// One event, as it is shown now.
#[derive(Debug)]
pub(super) struct Stage {
    pub(super) now: RwLock<Shown>,
    pub(super) news: broadcast::Sender<News>,
    /// Only one reads the database anew at a time.
    pub(super) reading: tokio::sync::Mutex<()>,
    /// Where it says that the list has to show something new.
    pub(super) behind: Arc<Behind>,
    pub(super) audience: Audience,
    /// The sites that may show its boards.
    pub(super) sites: Vec<String>,
    pub(super) outlooks: Arc<Outlooks>,
}

#[derive(Debug, Clone)]
pub(super) struct Shown {
    pub(super) dossier: Arc<Dossier>,
    pub(super) frame: Arc<Frame>,
    /// What follows from the open games, once it is worked out: once for each state of the record, whoever looks.
    pub(super) outlook: Option<Arc<Scenarios>>,
    /// The chances, likewise.
    pub(super) chances: Option<Arc<Odds>>,
    /// Whether some of that is still to come.
    pub(super) pending: bool,
    /// What other sites are told, written once for all who ask.
    pub(super) feed: Arc<OnceLock<Bytes>>,
}

impl Shown {
    pub(super) fn new(dossier: Arc<Dossier>) -> Self {
        let frame = Arc::new(Frame::of(&dossier, None, None));
        let pending = dossier.event.open_games().next().is_some();
        Self { dossier, frame, outlook: None, chances: None, pending, feed: Arc::default() }
    }

    pub(super) fn feed(&self) -> Bytes {
        let foreseen =
            Foreseen { outlook: self.outlook.as_deref(), chances: self.chances.as_deref(), pending: self.pending };
        self.feed.get_or_init(|| aside(|| feed::written(&self.dossier, foreseen))).clone()
    }
}

impl Stage {
    /// Shows a new state to everybody who watches.
    pub(super) fn show(self: &Arc<Self>, shown: Shown) {
        let frame = Arc::clone(&shown.frame);
        let slug = shown.dossier.row.slug.clone();
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = shown;
        // Nobody watching is no mistake.
        let _ = self.news.send(News::Frame(frame));
        self.behind.note(slug);
        self.foresee();
    }

    /// Draws everything anew when it no longer holds though nothing was entered: the rest is over, the correction is old news.
    fn expire(self: &Arc<Self>) {
        let Shown { dossier, frame, .. } = self.shown();
        let Some(until) = frame.until else { return };
        let stage = Arc::downgrade(self);
        let left = u64::try_from(until - clock::seconds()).unwrap_or(0);
        tokio::spawn(async move {
            // One second more, so that it is over when it is drawn.
            tokio::time::sleep(Duration::from_secs(left + 1)).await;
            let Some(stage) = stage.upgrade() else { return };
            let now = stage.shown();
            if now.dossier.record().head() != dossier.record().head() || now.frame.until != Some(until) {
                return;
            }
            let frame = Arc::new(Frame::of(&dossier, now.outlook.as_deref(), now.chances.as_deref()));
            *stage.now.write().unwrap_or_else(PoisonError::into_inner) = Shown { frame: Arc::clone(&frame), ..now };
            let _ = stage.news.send(News::Frame(frame));
            stage.expire();
        });
    }

    /// Works out what follows from the open games and shows it when it is ready: boards do not wait for it.
    pub(super) fn foresee(self: &Arc<Self>) {
        self.expire();
        let dossier = self.shown().dossier;
        if dossier.event.open_games().next().is_none() {
            return;
        }
        let stage = Arc::clone(self);
        tokio::spawn(async move {
            let event = aside(|| outlook::as_it_stands(&dossier));
            let chances = match stage.find_outlook(&dossier, &event).await {
                Some(found) => {
                    stage.show_outlook(&dossier, found);
                    stage.outlooks.chances(&dossier, event).await
                }
                None => None,
            };
            stage.complete(&dossier, chances);
        });
    }

    async fn find_outlook(&self, dossier: &Arc<Dossier>, event: &Event) -> Option<Arc<Scenarios>> {
        event.open_games().next()?;
        loop {
            match self.outlooks.find(dossier, event.clone(), "").await {
                Ok(Ok(found)) => return Some(found),
                // Boards can wait, as long as this is still about the present.
                Err(Problem::Busy(seconds)) => tokio::time::sleep(Duration::from_secs(seconds)).await,
                // Events of bridge have no such outlook, and a failure is in the log already.
                _ => return None,
            }
            if self.shown().dossier.record().head() != dossier.record().head() {
                return None;
            }
        }
    }

    fn show_outlook(&self, dossier: &Arc<Dossier>, found: Arc<Scenarios>) {
        let frame = Arc::new(aside(|| Frame::of(dossier, Some(&found), None)));
        let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
        // The record may have grown meanwhile; then this is about the past.
        if now.dossier.record().head() == dossier.record().head() {
            (now.frame, now.outlook, now.feed) = (Arc::clone(&frame), Some(found), Arc::default());
            let slug = now.dossier.row.slug.clone();
            let _ = self.news.send(News::Frame(frame));
            self.behind.note(slug);
        }
    }

    /// Nothing more follows from the open games than what is known now, with the chances.
    fn complete(&self, dossier: &Dossier, chances: Option<Odds>) {
        let outlook = self.shown().outlook;
        let draw = |chances| Arc::new(aside(|| Frame::of(dossier, outlook.as_deref(), Some(chances))));
        let frame = chances.as_ref().map(draw);
        let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
        if now.dossier.record().head() == dossier.record().head() {
            (now.chances, now.pending, now.feed) = (chances.map(Arc::new), false, Arc::default());
            if let Some(frame) = frame {
                now.frame = Arc::clone(&frame);
                let _ = self.news.send(News::Frame(frame));
            }
            let _ = self.news.send(News::Foreseen);
        }
    }

    pub(super) fn shown(&self) -> Shown {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
