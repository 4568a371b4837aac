//! The cache: the state of each event that people look at.

use super::board_snapshot::{BoardSnapshot, message};
use super::forecast::Forecasts;
use super::live_event::{LiveEvent, PresentState};
use super::load_once::LoadOnce;
use crate::accounts::former_names::FormerNames;
use crate::events::listing::StaleCards;
use crate::events::state::{self, EventState};
use crate::events::stored::StoredEvent;
use crate::infra::kept_answers::KeptAnswers;
use crate::infra::metrics::Metrics;
use crate::infra::problem::Problem;
use crate::infra::work::WorkLanes;
use axum::body::Bytes;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use tiebreak_model::Event;
use tiebreak_record::Record;
use tiebreak_report::{Explain, Language, Sentence, sentence};
use tiebreak_scenarios::odds::Odds;
use tiebreak_scenarios::{ScenarioError, Scenarios};
use tiebreak_store::{Audience, Store};
use tokio::sync::broadcast;

/// Events kept in memory; those that nobody watches make room.
const MOST: usize = 256;
/// News that a slow watcher may be behind before it is sent the present state instead.
const BACKLOG: usize = 128;

/// All events that are in memory.
#[derive(Debug)]
pub struct Live {
    pub(super) store: Store,
    live_events: Mutex<BTreeMap<String, Arc<LiveEvent>>>,
    /// The events of which the list no longer shows the newest.
    stale_cards: Arc<StaleCards>,
    /// Events that are being read for the first time: all who ask for one wait for the same
    /// reading.
    load_once: LoadOnce,
    pub(super) work: Arc<WorkLanes>,
    pub(super) metrics: Arc<Metrics>,
    forecasts: Arc<Forecasts>,
    kept: Arc<KeptAnswers>,
}

impl Live {
    /// Nothing in memory yet.
    pub fn new(
        store: Store,
        work: Arc<WorkLanes>,
        metrics: Arc<Metrics>,
        kept: Arc<KeptAnswers>,
    ) -> Self {
        let forecasts = Arc::new(Forecasts::new(Arc::clone(&work)));
        let (live_events, load_once) = (Mutex::default(), LoadOnce::default());
        Self {
            store,
            live_events,
            stale_cards: Arc::default(),
            load_once,
            work,
            metrics,
            forecasts,
            kept,
        }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) fn stale_cards(&self) -> &StaleCards {
        &self.stale_cards
    }

    /// An event as it stands and what follows from its open games, without keeping it in memory for
    /// those who watch. The second says whether it is in memory: then what follows is worked out
    /// already, or is being worked out.
    pub(crate) async fn look(
        &self,
        slug: &str,
    ) -> Result<(Arc<EventState>, bool, Option<Arc<Scenarios>>), Problem> {
        let (shown, known) = match self.known(slug) {
            Some(live_event) => (live_event.shown(), true),
            None => (self.read(slug).await?, false),
        };
        Ok((shown.event_state, known, shown.forecast))
    }

    /// An event as it stands.
    pub async fn event_state(&self, slug: &str) -> Result<Arc<EventState>, Problem> {
        Ok(self.shown(slug).await?.event_state)
    }

    /// What the public sees of an event.
    pub async fn snapshot(&self, slug: &str) -> Result<Arc<BoardSnapshot>, Problem> {
        Ok(self.shown(slug).await?.snapshot)
    }

    /// What follows from the open games, where it is worked out already.
    pub async fn forecast(&self, slug: &str) -> Result<Option<Arc<Scenarios>>, Problem> {
        Ok(self.shown(slug).await?.forecast)
    }

    /// The chances, where they are worked out already.
    pub async fn chances(&self, slug: &str) -> Result<Option<Arc<Odds>>, Problem> {
        Ok(self.shown(slug).await?.chances)
    }

    /// What follows from the open games of an event, as it stands or with results that are
    /// `supposed`: worked out once, however many ask.
    pub async fn forecast_of(
        &self,
        event_state: &Arc<EventState>,
        event: Event,
        supposed: &str,
    ) -> Result<Result<Arc<Scenarios>, ScenarioError>, Problem> {
        self.forecasts.find(event_state, event, supposed).await
    }

    /// What other sites are told of an event.
    pub async fn feed(&self, slug: &str) -> Result<Bytes, Problem> {
        Ok(self.shown(slug).await?.feed())
    }

    /// The same as a message of a stream.
    pub async fn feed_news(&self, slug: &str) -> Result<Bytes, Problem> {
        let shown = self.shown(slug).await?;
        Ok(message(
            "feed",
            shown.event_state.record().lines().len(),
            &String::from_utf8_lossy(&shown.feed()),
        ))
    }

    /// The sites that may show the boards of an event.
    pub async fn sites(&self, slug: &str) -> Result<Vec<String>, Problem> {
        Ok(self.live_event(slug).await?.sites.clone())
    }

    /// The language of an event's boards and scenes.
    pub async fn language(&self, slug: &str) -> Result<Language, Problem> {
        Ok(self.shown(slug).await?.language)
    }

    /// The same of an event that perhaps cannot be read. A language that this program does not know
    /// is the usual one.
    pub async fn kept_language(&self, slug: &str) -> Result<Language, Problem> {
        let code = self.store.board_language(slug).await?;
        Ok(code.and_then(|code| Language::of_tag(&code)).unwrap_or_default())
    }

    /// Who sees an event.
    pub async fn audience(&self, slug: &str) -> Result<Audience, Problem> {
        match self.live_event(slug).await {
            Ok(live_event) => Ok(live_event.audience),
            Err(missing @ Problem::NotFound(_)) => Err(missing),
            // What cannot be read, or not now, is still not for everybody.
            Err(_) => Ok(self.store.audience(slug).await?),
        }
    }

    async fn shown(&self, slug: &str) -> Result<PresentState, Problem> {
        Ok(self.live_event(slug).await?.shown())
    }

    pub(super) fn known(&self, slug: &str) -> Option<Arc<LiveEvent>> {
        self.live_events.lock().unwrap_or_else(PoisonError::into_inner).get(slug).cloned()
    }

    pub(super) async fn live_event(&self, slug: &str) -> Result<Arc<LiveEvent>, Problem> {
        if let Some(live_event) = self.known(slug) {
            return Ok(live_event);
        }
        let turn = self.load_once.turn(slug);
        let _reading = turn.wait().await;
        if let Some(live_event) = self.known(slug) {
            return Ok(live_event);
        }
        self.load(slug).await
    }

    async fn load(&self, slug: &str) -> Result<Arc<LiveEvent>, Problem> {
        // First who sees it: what is hidden meanwhile is told by the news, which forget the event.
        let (audience, sites) =
            (self.store.audience(slug).await?, self.store.embedding_sites(slug).await?);
        let shown = self.read(slug).await?;
        let (news, forecasts) = (broadcast::channel(BACKLOG).0, Arc::clone(&self.forecasts));
        let stale_cards = Arc::clone(&self.stale_cards);
        let (now, reading) = (RwLock::new(shown), Default::default());
        let (written, timer) = (Mutex::default(), Mutex::default());
        let live_event = Arc::new(LiveEvent {
            now,
            news,
            reading,
            written,
            timer,
            stale_cards,
            audience,
            sites,
            forecasts,
        });
        self.keep(slug, &live_event);
        // It is known by now: who gets the forecast need not read it again.
        live_event.start_forecast();
        Ok(live_event)
    }

    fn keep(&self, slug: &str, live_event: &Arc<LiveEvent>) {
        let mut live_events = self.live_events.lock().unwrap_or_else(PoisonError::into_inner);
        if live_events.len() >= MOST {
            live_events.retain(|_, live_event| live_event.news.receiver_count() > 0);
        }
        live_events.insert(slug.to_owned(), Arc::clone(live_event));
    }

    /// An event as the database holds it, read or not.
    pub async fn raw(&self, slug: &str) -> Result<StoredEvent, Problem> {
        let row = self
            .store
            .event(slug)
            .await?
            .ok_or_else(|| Problem::NotFound(sentence!(page_no_event)))?;
        let raw = StoredEvent { row, lines: self.store.lines(slug).await? };
        self.work.ruling.run(|| amended(raw)).await
    }

    /// Reads an event. What was damaged from outside, so that nothing follows from it, is a problem
    /// of this event alone.
    async fn read(&self, slug: &str) -> Result<PresentState, Problem> {
        let StoredEvent { row, lines } = self.raw(slug).await?;
        let former = FormerNames::new(self.store.former_names().await?);
        let language = self.kept_language(slug).await?;
        self.metrics.rulings.add();
        self.work
            .ruling
            .run(|| read(slug, language, || EventState::new(row, &lines, former)))
            .await?
    }

    /// Reads an event again where its record has grown, and tells those who watch.
    pub async fn refresh(&self, slug: &str) -> Result<Arc<EventState>, Problem> {
        let Some(live_event) = self.known(slug) else { return self.event_state(slug).await };
        let _turn = live_event.reading.lock().await;
        let seen_by = (self.store.audience(slug).await?, self.store.embedding_sites(slug).await?);
        let language = self.kept_language(slug).await?;
        if seen_by != (live_event.audience, live_event.sites.clone())
            || language != live_event.shown().language
        {
            // Those who watch are hung up on; who may still see it comes again by itself.
            self.forget(slug);
        }
        self.up_to_date(&live_event, slug).await
    }

    /// The event as the database has it now. The caller holds the event's turn.
    pub(super) async fn up_to_date(
        &self,
        live_event: &Arc<LiveEvent>,
        slug: &str,
    ) -> Result<Arc<EventState>, Problem> {
        let before = live_event.shown();
        let head = self.store.head(slug).await?;
        if head.is_some_and(|head| head.hash == before.event_state.record().head()) {
            return Ok(before.event_state);
        }
        let again = match self.store.lines(slug).await? {
            // It is gone, or another event has its name.
            lines if lines.first() != before.event_state.first_line() => self.read(slug).await,
            lines => {
                self.metrics.rulings.add();
                self.work
                    .ruling
                    .run(|| read(slug, before.language, || before.event_state.with_record(&lines)))
                    .await?
            }
        };
        let shown = match again {
            Err(problem) => {
                // Removed, or damaged from outside: the next look at it says which.
                self.forget(slug);
                return Err(problem);
            }
            Ok(shown) => shown,
        };
        live_event.show(shown.clone());
        Ok(shown.event_state)
    }

    /// Lets go of an event that was removed; those who watch it are hung up on.
    pub fn forget(&self, slug: &str) {
        self.live_events.lock().unwrap_or_else(PoisonError::into_inner).remove(slug);
        self.kept.forget(slug);
    }

    /// Lets go of everything in memory: it is read again when somebody looks.
    pub fn forget_all(&self) {
        self.live_events.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.kept.forget_all();
    }

    /// The events in memory.
    pub(super) fn all(&self) -> Vec<String> {
        self.live_events.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }
}

/// An event with its file as its record last amended it; a damaged record amends nothing.
fn amended(raw: StoredEvent) -> StoredEvent {
    match Record::parse(&raw.record_text()) {
        Ok(record) => StoredEvent { row: state::amended(raw.row, &record), lines: raw.lines },
        Err(_) => raw,
    }
}

/// An event that is read, and its pages; what stops the program is a problem of this event alone.
fn read(
    slug: &str,
    language: Language,
    event_state: impl FnOnce() -> Result<EventState, Problem>,
) -> Result<PresentState, Problem> {
    let read = || {
        let event_state = event_state()?;
        Ok(PresentState::new(Arc::new(event_state), language))
    };
    let damaged = |reason: Sentence| Problem::Damaged { slug: slug.to_owned(), reason };
    match catch_unwind(AssertUnwindSafe(read)) {
        Ok(read) => read.map_err(|problem: Problem| damaged(problem.sentence())),
        Err(_) => Err(damaged("the program stops when it reads it".into())),
    }
}
