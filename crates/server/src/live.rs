//! The present state of the events that people look at, and the news to those who watch.

mod stage;

pub use stage::News;

use crate::dossier::{self, Dossier};
use crate::first_looks::FirstLooks;
use crate::former_names::FormerNames;
use crate::frame::{Frame, message};
use crate::listing::Behind;
use crate::metrics::Metrics;
use crate::outlook::Outlooks;
use crate::problem::Problem;
use crate::raw::Raw;
use crate::work::Work;
use axum::body::Bytes;
use stage::{Shown, Stage};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use tiebreak_model::Event;
use tiebreak_record::{Entry, Passed, Record};
use tiebreak_report::Language;
use tiebreak_report::{Sentence, sentence};
use tiebreak_scenarios::odds::Odds;
use tiebreak_scenarios::{ScenarioError, Scenarios};
use tiebreak_store::{Audience, Change, Store, StoreError};
use tokio::sync::broadcast;

/// Events kept in memory; those that nobody watches make room.
const MOST: usize = 256;
/// How often to try again when another program wrote first.
const ATTEMPTS: u32 = 20;
/// Among so many of the last lines it is looked whether one is known.
const RECENT: usize = 16;
/// News that a slow watcher may be behind before it is sent the present state instead.
const BACKLOG: usize = 128;

/// All events that are in memory.
#[derive(Debug)]
pub struct Live {
    store: Store,
    stages: Mutex<BTreeMap<String, Arc<Stage>>>,
    /// The events of which the list no longer shows the newest.
    behind: Arc<Behind>,
    /// Events that are being read for the first time: whoever asks for one waits for the same reading.
    first_looks: FirstLooks,
    work: Arc<Work>,
    metrics: Arc<Metrics>,
    outlooks: Arc<Outlooks>,
}

impl Live {
    /// Nothing in memory yet.
    pub fn new(store: Store, work: Arc<Work>, metrics: Arc<Metrics>) -> Self {
        let outlooks = Arc::new(Outlooks::new(Arc::clone(&work)));
        let (stages, first_looks) = (Mutex::default(), FirstLooks::default());
        Self { store, stages, behind: Arc::default(), first_looks, work, metrics, outlooks }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) fn behind(&self) -> &Behind {
        &self.behind
    }

    /// An event as it stands and what follows from its open games, without keeping it in memory for those who watch. The second says
    /// whether it is in memory: then what follows is worked out already, or is being worked out.
    pub(crate) async fn look(&self, slug: &str) -> Result<(Arc<Dossier>, bool, Option<Arc<Scenarios>>), Problem> {
        let (shown, known) = match self.known(slug) {
            Some(stage) => (stage.shown(), true),
            None => (self.read(slug).await?, false),
        };
        Ok((shown.dossier, known, shown.outlook))
    }

    /// An event as it stands.
    pub async fn dossier(&self, slug: &str) -> Result<Arc<Dossier>, Problem> {
        Ok(self.shown(slug).await?.dossier)
    }

    /// What the public sees of an event.
    pub async fn frame(&self, slug: &str) -> Result<Arc<Frame>, Problem> {
        Ok(self.shown(slug).await?.frame)
    }

    /// What follows from the open games, where it is worked out already.
    pub async fn outlook(&self, slug: &str) -> Result<Option<Arc<Scenarios>>, Problem> {
        Ok(self.shown(slug).await?.outlook)
    }

    /// The chances, where they are worked out already.
    pub async fn chances(&self, slug: &str) -> Result<Option<Arc<Odds>>, Problem> {
        Ok(self.shown(slug).await?.chances)
    }

    /// What follows from the open games of an event, as it stands or with results that are `supposed`: worked out once, however many ask.
    pub async fn foreseen(
        &self,
        dossier: &Arc<Dossier>,
        event: Event,
        supposed: &str,
    ) -> Result<Result<Arc<Scenarios>, ScenarioError>, Problem> {
        self.outlooks.find(dossier, event, supposed).await
    }

    /// What other sites are told of an event.
    pub async fn feed(&self, slug: &str) -> Result<Bytes, Problem> {
        Ok(self.shown(slug).await?.feed())
    }

    /// The same as a message of a stream.
    pub async fn feed_news(&self, slug: &str) -> Result<Bytes, Problem> {
        let shown = self.shown(slug).await?;
        Ok(message("feed", shown.dossier.record().lines().len(), &String::from_utf8_lossy(&shown.feed())))
    }

    /// The sites that may show the boards of an event.
    pub async fn sites(&self, slug: &str) -> Result<Vec<String>, Problem> {
        Ok(self.stage(slug).await?.sites.clone())
    }

    /// The language of an event's boards and scenes.
    pub async fn language(&self, slug: &str) -> Result<Language, Problem> {
        Ok(self.shown(slug).await?.language)
    }

    /// The same of an event that perhaps cannot be read. A language that this program does not know is the usual one.
    pub async fn kept_language(&self, slug: &str) -> Result<Language, Problem> {
        let code = self.store.board_language(slug).await?;
        Ok(code.and_then(|code| Language::of_tag(&code)).unwrap_or_default())
    }

    /// Who sees an event.
    pub async fn audience(&self, slug: &str) -> Result<Audience, Problem> {
        match self.stage(slug).await {
            Ok(stage) => Ok(stage.audience),
            Err(missing @ Problem::NotFound(_)) => Err(missing),
            // What cannot be read, or not now, is still not for everybody.
            Err(_) => Ok(self.store.audience(slug).await?),
        }
    }

    /// What the public sees now, and the news from now on.
    pub async fn watch(&self, slug: &str) -> Result<(Arc<Frame>, broadcast::Receiver<News>), Problem> {
        let stage = self.stage(slug).await?;
        // First the ear, then the look: nothing falls between.
        let news = stage.news.subscribe();
        Ok((stage.shown().frame, news))
    }

    /// Tells open consoles that the broadcast of an event proposes something else.
    pub fn tell_of_broadcast(&self, slug: &str) {
        if let Some(stage) = self.known(slug) {
            // Nobody watching is no mistake.
            let _ = stage.news.send(News::Broadcast);
        }
    }

    async fn shown(&self, slug: &str) -> Result<Shown, Problem> {
        Ok(self.stage(slug).await?.shown())
    }

    fn known(&self, slug: &str) -> Option<Arc<Stage>> {
        self.stages.lock().unwrap_or_else(PoisonError::into_inner).get(slug).cloned()
    }

    async fn stage(&self, slug: &str) -> Result<Arc<Stage>, Problem> {
        if let Some(stage) = self.known(slug) {
            return Ok(stage);
        }
        let turn = self.first_looks.turn(slug);
        let _reading = turn.comes().await;
        if let Some(stage) = self.known(slug) {
            return Ok(stage);
        }
        self.first_look(slug).await
    }

    async fn first_look(&self, slug: &str) -> Result<Arc<Stage>, Problem> {
        // First who sees it: what is hidden meanwhile is told by the news, which forget the event.
        let (audience, sites) = (self.store.audience(slug).await?, self.store.embedding_sites(slug).await?);
        let shown = self.read(slug).await?;
        let (news, outlooks) = (broadcast::channel(BACKLOG).0, Arc::clone(&self.outlooks));
        let behind = Arc::clone(&self.behind);
        let (now, reading) = (RwLock::new(shown), Default::default());
        let (written, timer) = (Mutex::default(), Mutex::default());
        let stage = Arc::new(Stage { now, news, reading, written, timer, behind, audience, sites, outlooks });
        self.keep(slug, &stage);
        // It is known by now: whoever hears what follows from it need not read it again.
        stage.foresee();
        Ok(stage)
    }

    fn keep(&self, slug: &str, stage: &Arc<Stage>) {
        let mut stages = self.stages.lock().unwrap_or_else(PoisonError::into_inner);
        if stages.len() >= MOST {
            stages.retain(|_, stage| stage.news.receiver_count() > 0);
        }
        stages.insert(slug.to_owned(), Arc::clone(stage));
    }

    /// An event as the database holds it, read or not.
    pub async fn raw(&self, slug: &str) -> Result<Raw, Problem> {
        let row = self.store.event(slug).await?.ok_or_else(|| Problem::NotFound(sentence!(page_no_event)))?;
        let raw = Raw { row, lines: self.store.lines(slug).await? };
        self.work.ruling.run(|| amended(raw)).await
    }

    /// Reads an event. What was damaged from outside, so that nothing follows from it, is a problem of this event alone.
    async fn read(&self, slug: &str) -> Result<Shown, Problem> {
        let Raw { row, lines } = self.raw(slug).await?;
        let former = FormerNames::new(self.store.former_names().await?);
        let language = self.kept_language(slug).await?;
        self.metrics.rulings.add();
        self.work.ruling.run(|| read(slug, language, || Dossier::new(row, &lines, former))).await?
    }

    /// Reads an event anew where its record has grown, and tells those who watch.
    pub async fn refresh(&self, slug: &str) -> Result<Arc<Dossier>, Problem> {
        let Some(stage) = self.known(slug) else { return self.dossier(slug).await };
        let _turn = stage.reading.lock().await;
        let seen_by = (self.store.audience(slug).await?, self.store.embedding_sites(slug).await?);
        let language = self.kept_language(slug).await?;
        if seen_by != (stage.audience, stage.sites.clone()) || language != stage.shown().language {
            // Those who watch are hung up on; who may still see it comes again by itself.
            self.forget(slug);
        }
        self.up_to_date(&stage, slug).await
    }

    /// The event as the database has it now. Whoever calls this holds the stage's turn.
    async fn up_to_date(&self, stage: &Arc<Stage>, slug: &str) -> Result<Arc<Dossier>, Problem> {
        let before = stage.shown();
        let head = self.store.head(slug).await?;
        if head.is_some_and(|head| head.hash == before.dossier.record().head()) {
            return Ok(before.dossier);
        }
        let again = match self.store.lines(slug).await? {
            // It is gone, or another event has its name.
            lines if lines.first() != before.dossier.first_line() => self.read(slug).await,
            lines => {
                self.metrics.rulings.add();
                self.work.ruling.run(|| read(slug, before.language, || before.dossier.with_record(&lines))).await?
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
        stage.show(shown.clone());
        Ok(shown.dossier)
    }

    /// Adds the entry that is made from the newest state. It passes the gate, and what people look at is drawn with it, before it is
    /// written; when this returns it is on the disk. That the state in memory is the newest is not asked before, because a line goes
    /// in only behind the head of the state that it was made from.
    pub async fn enter(
        &self,
        slug: &str,
        make: impl Fn(&Dossier) -> Result<Entry, Problem>,
    ) -> Result<Arc<Dossier>, Problem> {
        for _ in 0..ATTEMPTS {
            let stage = self.stage(slug).await?;
            let _turn = stage.reading.lock().await;
            let before = stage.shown();
            let dossier = &before.dossier;
            self.metrics.rulings.add();
            let passed = self.work.ruling.run_short(dossier.is_small(), || {
                let passed = dossier.pass(make(dossier)?)?;
                let line = passed.line().clone();
                Ok((line, drawn(&before, passed)?))
            });
            let (line, shown) = match passed.await? {
                Ok(passed) => passed,
                Err(problem) => {
                    // Perhaps it fits what another program wrote meanwhile.
                    let now = self.up_to_date(&stage, slug).await?;
                    if now.record().head() == dossier.record().head() {
                        self.refused(&problem);
                        return Err(problem);
                    }
                    continue;
                }
            };
            let writing = stage.writing(&self.store, slug, &line.hash);
            match self.store.append(slug, dossier.record().head(), &line.text).await {
                Err(StoreError::Stale) => {
                    // Another program was quicker: the entry is made anew from the new state.
                    writing.ends();
                    self.up_to_date(&stage, slug).await?;
                }
                Err(other) => return Err(other.into()),
                Ok(()) => {
                    self.metrics.entries.add();
                    stage.show(shown.clone());
                    writing.ends();
                    return Ok(shown.dossier);
                }
            }
        }
        Err(StoreError::Stale.into())
    }

    fn refused(&self, problem: &Problem) {
        if problem.status().is_client_error() {
            self.metrics.refused_entries.add();
        }
    }

    /// Lets go of an event that was removed; those who watch it are hung up on.
    pub fn forget(&self, slug: &str) {
        self.stages.lock().unwrap_or_else(PoisonError::into_inner).remove(slug);
    }

    /// Lets go of everything in memory: it is read anew when somebody looks.
    pub fn forget_all(&self) {
        self.stages.lock().unwrap_or_else(PoisonError::into_inner).clear();
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

    /// Whether an event is shown with a line already: most lines are this server's own. Whoever is writing is waited for.
    async fn has_line(&self, slug: &str, hash: &str) -> bool {
        // What is not in memory is read with all its lines when somebody looks.
        let Some(stage) = self.known(slug) else { return true };
        let is_shown = || {
            let dossier = stage.shown().dossier;
            dossier.record().lines().iter().rev().take(RECENT).any(|line| line.hash == hash)
        };
        if stage.is_writing(hash) || is_shown() {
            return true;
        }
        let _turn = stage.reading.lock().await;
        is_shown()
    }

    fn all(&self) -> Vec<String> {
        self.stages.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }
}

/// An event with its file as its record last amended it; a damaged record amends nothing.
fn amended(raw: Raw) -> Raw {
    match Record::parse(&raw.record_text()) {
        Ok(record) => Raw { row: dossier::amended(raw.row, &record), lines: raw.lines },
        Err(_) => raw,
    }
}

/// An event that is read, and its pages; what stops the program is a problem of this event alone.
fn read(slug: &str, language: Language, dossier: impl FnOnce() -> Result<Dossier, Problem>) -> Result<Shown, Problem> {
    let read = || {
        let dossier = dossier()?;
        Ok(Shown::new(Arc::new(dossier), language))
    };
    let damaged = |reason: Sentence| Problem::Damaged { slug: slug.to_owned(), reason };
    match catch_unwind(AssertUnwindSafe(read)) {
        Ok(read) => read.map_err(|problem: Problem| damaged(Sentence::new(move |language| problem.said(language)))),
        Err(_) => Err(damaged("the program stops when it reads it".into())),
    }
}

/// The event with what has passed, the state that programs are told, and those of its pages that people look at. What cannot be shown
/// to them is not written.
fn drawn(before: &Shown, passed: Passed) -> Result<Shown, Problem> {
    let draw = || {
        let next = before.next(Arc::new(before.dossier.with(passed)?))?;
        next.dossier.state();
        Ok(next)
    };
    let drawn = catch_unwind(AssertUnwindSafe(draw));
    let undrawn = || Problem::Internal("the event with this entry cannot be drawn; nothing was written".to_owned());
    drawn.map_err(|_| undrawn())?
}

#[cfg(test)]
mod tests {
    use crate::problem::Problem;
    use crate::{App, Settings};
    use std::sync::Arc;
    use tiebreak_e2e::scratch::Scratch;
    use tiebreak_record::{Entry, Note};
    use tiebreak_report::Language;
    use tiebreak_store::Store;

    fn note(why: &str) -> Entry {
        Entry::Note(Note { by: "Ann".into(), why: why.into(), at: None })
    }

    async fn demo(folder: &Scratch) -> (Store, App) {
        let store = Store::open(&folder.file("tiebreak.db")).await.unwrap();
        let app = App::new(store.clone(), Settings::default());
        app.add_demo_events().await.unwrap();
        (store, app)
    }

    const SLUG: &str = "tata-steel-masters-2024";

    /// What nobody looks at is not drawn; what somebody looked at is drawn before the next entry is written.
    #[tokio::test]
    async fn pages_are_drawn_for_those_who_look() {
        let folder = Scratch::new("live");
        let (_, app) = demo(&folder).await;
        let enter = async || app.live.enter(SLUG, |_| Ok(note("once more"))).await.unwrap();
        enter().await;
        let frame = app.live.frame(SLUG).await.unwrap();
        assert_eq!(frame.drawn(), (false, false));
        frame.board().unwrap();
        enter().await;
        let frame = app.live.frame(SLUG).await.unwrap();
        assert_eq!(frame.drawn(), (true, false));
        frame.event_body(Language::En).unwrap();
        enter().await;
        assert_eq!(app.live.frame(SLUG).await.unwrap().drawn(), (false, true), "nobody looked at the board any more");
    }

    /// Another program has written, and this one has not heard of it yet: an entry that fits only what is there now is taken, and one
    /// that fits what was there before is made from what is there now.
    #[tokio::test]
    async fn an_entry_is_made_from_the_newest_state() {
        let folder = Scratch::new("live");
        let (store, app) = demo(&folder).await;
        for answers in [1, 0] {
            let before = app.live.dossier(SLUG).await.unwrap();
            let line = before.pass(note("of another")).unwrap().line().text.clone();
            store.append(SLUG, before.record().head(), &line).await.unwrap();
            let newest = before.record().entries().len() + answers;
            let after = app.live.enter(SLUG, |dossier| match dossier.record().entries().len() {
                entries if entries < newest => Err(Problem::conflict("not yet")),
                _ => Ok(note("of this program")),
            });
            assert_eq!(after.await.unwrap().record().entries().len(), before.record().entries().len() + 2);
        }
        let refused = app.live.enter(SLUG, |_| Err(Problem::conflict("never"))).await;
        assert!(matches!(refused, Err(Problem::Conflict(_))));
    }

    /// A `Dossier`'s event and regulation come from nothing but reading their files: the same ones were not read again.
    #[tokio::test]
    async fn an_entry_reads_neither_event_nor_regulation_again() {
        let folder = Scratch::new("live");
        let (store, app) = demo(&folder).await;
        let slug = SLUG;
        let first = app.live.dossier(slug).await.unwrap();

        let after_an_entry = app.live.enter(slug, |_| Ok(note("of this program"))).await.unwrap();
        // Another program writes to the same database.
        let line = after_an_entry.pass(note("of another")).unwrap().line().text.clone();
        store.append(slug, after_an_entry.record().head(), &line).await.unwrap();
        let after_another = app.live.refresh(slug).await.unwrap();

        assert_eq!(after_another.record().entries().len(), 2);
        for later in [after_an_entry, after_another] {
            assert!(Arc::ptr_eq(&first.event, &later.event));
            assert!(Arc::ptr_eq(&first.regulation, &later.regulation));
        }
    }
}
