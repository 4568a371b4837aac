//! One event as it is shown now: what follows from its open games is worked out beside it, and those who watch are told.

use crate::clock;
use crate::dossier::Dossier;
use crate::feed::{self, Foreseen};
use crate::frame::{Frame, Seen};
use crate::listing::Behind;
use crate::outlook::{self, Outlooks};
use crate::problem::Problem;
use crate::work::aside;
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
    /// The hash of the line that is being written from here.
    pub(super) written: Mutex<String>,
    /// When its pages are looked at again though nothing is entered, and who waits for that.
    pub(super) timer: Mutex<Option<(i64, AbortHandle)>>,
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
    /// The language of its boards.
    pub(super) language: Language,
    /// What follows from the open games, once it is worked out: once for each state of the record, whoever looks.
    pub(super) outlook: Option<Arc<Scenarios>>,
    /// The chances, likewise.
    pub(super) chances: Option<Arc<Odds>>,
    /// Whether some of that is still to come.
    pub(super) pending: bool,
    /// What other sites are told, written once for all who ask.
    pub(super) feed: Arc<OnceLock<Bytes>>,
}

/// A line that is being written from here. Where nobody waits any more for what becomes of it, or that cannot be said, the event is
/// looked at again.
pub(super) struct Writing<'s> {
    stage: &'s Stage,
    store: &'s Store,
    slug: &'s str,
    over: bool,
}

impl Writing<'_> {
    /// It is known what became of it, and what is shown is right.
    pub(super) fn ends(mut self) {
        self.over = true;
    }
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        self.stage.written.lock().unwrap_or_else(PoisonError::into_inner).clear();
        if !self.over {
            self.store.look_again(self.slug);
        }
    }
}

impl Shown {
    pub(super) fn new(dossier: Arc<Dossier>, language: Language) -> Self {
        let frame = Frame::of(Seen { dossier: Arc::clone(&dossier), language, outlook: None, chances: None });
        Self::framed(dossier, language, frame)
    }

    /// The next state of the same event, with everything drawn that somebody looked at in this one.
    pub(super) fn next(&self, dossier: Arc<Dossier>) -> Result<Self, Problem> {
        let language = self.language;
        let seen = Seen { dossier: Arc::clone(&dossier), language, outlook: None, chances: None };
        Ok(Self::framed(dossier, language, Frame::after(&self.frame, seen)?))
    }

    fn framed(dossier: Arc<Dossier>, language: Language, frame: Frame) -> Self {
        let pending = dossier.event.open_games().next().is_some();
        Self { dossier, frame: Arc::new(frame), language, outlook: None, chances: None, pending, feed: Arc::default() }
    }

    /// The same state drawn anew: what follows is worked out, or time has passed. What cannot be drawn stays as it was.
    fn redrawn(&self, outlook: Option<Arc<Scenarios>>, chances: Option<Arc<Odds>>) -> Arc<Frame> {
        let seen = Seen { dossier: Arc::clone(&self.dossier), language: self.language, outlook, chances };
        aside(|| Frame::after(&self.frame, seen)).map_or_else(|_| Arc::clone(&self.frame), Arc::new)
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

    /// Says that a line is being written from here: who hears of it need not read the event again.
    pub(super) fn writing<'s>(&'s self, store: &'s Store, slug: &'s str, hash: &str) -> Writing<'s> {
        hash.clone_into(&mut self.written.lock().unwrap_or_else(PoisonError::into_inner));
        Writing { stage: self, store, slug, over: false }
    }

    /// Whether this line is being written from here.
    pub(super) fn is_writing(&self, hash: &str) -> bool {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner) == hash
    }

    /// Draws everything anew when it no longer holds though nothing was entered: the rest is over, the correction is old news.
    fn expire(self: &Arc<Self>) {
        let Some(until) = self.shown().frame.until else { return };
        let mut timer = self.timer.lock().unwrap_or_else(PoisonError::into_inner);
        // One that goes off earlier looks by itself when to look again.
        if timer.as_ref().is_some_and(|(earlier, _)| *earlier <= until) {
            return;
        }
        let stage = Arc::downgrade(self);
        let left = u64::try_from(until - clock::seconds()).unwrap_or(0);
        let waits = tokio::spawn(async move {
            // One second more, so that it is over when it is drawn.
            tokio::time::sleep(Duration::from_secs(left + 1)).await;
            if let Some(stage) = stage.upgrade() {
                stage.expired();
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
        if before.frame.until.is_some_and(|until| until <= clock::seconds()) {
            let frame = before.redrawn(before.outlook.clone(), before.chances.clone());
            let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
            // Something may have been entered meanwhile; then that is shown already.
            if Arc::ptr_eq(&now.frame, &before.frame) {
                now.frame = Arc::clone(&frame);
                let _ = self.news.send(News::Frame(frame));
            }
        }
        self.expire();
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
        let frame = self.shown().redrawn(Some(Arc::clone(&found)), None);
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
        let (before, chances) = (self.shown(), chances.map(Arc::new));
        let frame = chances.clone().map(|chances| before.redrawn(before.outlook.clone(), Some(chances)));
        let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
        if now.dossier.record().head() == dossier.record().head() {
            (now.chances, now.pending, now.feed) = (chances, false, Arc::default());
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
