//! The writer: entries go through the gate, are drawn, and then are written.

use super::cache::Live;
use super::live_event::PresentState;
use crate::events::state::EventState;
use crate::infra::problem::Problem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tiebreak_record::{AcceptedEntry, Entry};
use tiebreak_store::StoreError;

/// How often to try again when another program wrote first.
const ATTEMPTS: u32 = 20;

impl Live {
    /// Adds the entry that is made from the newest state. It passes the gate, and what people look
    /// at is drawn with it, before it is written; when this returns it is on the disk. That the
    /// state in memory is the newest is not asked before, because a line goes in only behind the
    /// head of the state that it was made from.
    pub async fn enter(
        &self,
        slug: &str,
        make: impl Fn(&EventState) -> Result<Entry, Problem>,
    ) -> Result<Arc<EventState>, Problem> {
        for _ in 0..ATTEMPTS {
            let live_event = self.live_event(slug).await?;
            let _turn = live_event.reading.lock().await;
            let before = live_event.shown();
            let event_state = &before.event_state;
            self.metrics.rulings.add();
            let passed = self.work.ruling.run_short(event_state.is_small(), || {
                let passed = event_state.pass(make(event_state)?)?;
                let line = passed.line().clone();
                Ok((line, drawn(&before, passed)?))
            });
            let (line, shown) = match passed.await? {
                Ok(passed) => passed,
                Err(problem) => {
                    // Perhaps it fits what another program wrote meanwhile.
                    let now = self.up_to_date(&live_event, slug).await?;
                    if now.record().head() == event_state.record().head() {
                        self.refused(&problem);
                        return Err(problem);
                    }
                    continue;
                }
            };
            let writing = live_event.writing(&self.store, slug, &line.hash);
            match self.store.append(slug, event_state.record().head(), &line.text).await {
                Err(StoreError::Stale) => {
                    // Another program was quicker: the entry is made again from the new state.
                    writing.ends();
                    self.up_to_date(&live_event, slug).await?;
                }
                Err(other) => return Err(other.into()),
                Ok(()) => {
                    self.metrics.entries.add();
                    live_event.show(shown.clone());
                    writing.ends();
                    return Ok(shown.event_state);
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
}

/// The event with what has passed, the state that programs are told, and those of its pages that
/// people look at. What cannot be shown to them is not written.
fn drawn(before: &PresentState, passed: AcceptedEntry) -> Result<PresentState, Problem> {
    let draw = || {
        let next = before.next(Arc::new(before.event_state.with(passed)?))?;
        next.event_state.state();
        Ok(next)
    };
    let drawn = catch_unwind(AssertUnwindSafe(draw));
    let undrawn = || {
        Problem::Internal(
            "the event with this entry cannot be drawn; nothing was written".to_owned(),
        )
    };
    drawn.map_err(|_| undrawn())?
}

#[cfg(test)]
mod tests {
    use crate::infra::problem::Problem;
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

    /// What nobody looks at is not drawn; what somebody looked at is drawn before the next entry is
    /// written.
    #[tokio::test]
    async fn pages_are_drawn_for_those_who_look() {
        let folder = Scratch::new("live");
        let (_, app) = demo(&folder).await;
        let enter = async || app.live.enter(SLUG, |_| Ok(note("once more"))).await.unwrap();
        enter().await;
        let snapshot = app.live.snapshot(SLUG).await.unwrap();
        assert_eq!(snapshot.drawn(), (false, false));
        snapshot.board().unwrap();
        enter().await;
        let snapshot = app.live.snapshot(SLUG).await.unwrap();
        assert_eq!(snapshot.drawn(), (true, false));
        snapshot.event_body(Language::En).unwrap();
        enter().await;
        assert_eq!(
            app.live.snapshot(SLUG).await.unwrap().drawn(),
            (false, true),
            "nobody looked at the board any more"
        );
    }

    /// Another program has written, and this one has not heard of it yet: an entry that fits only
    /// what is there now is taken, and one that fits what was there before is made from what is
    /// there now.
    #[tokio::test]
    async fn an_entry_is_made_from_the_newest_state() {
        let folder = Scratch::new("live");
        let (store, app) = demo(&folder).await;
        for answers in [1, 0] {
            let before = app.live.event_state(SLUG).await.unwrap();
            let line = before.pass(note("of another")).unwrap().line().text.clone();
            store.append(SLUG, before.record().head(), &line).await.unwrap();
            let newest = before.record().entries().len() + answers;
            let after =
                app.live.enter(SLUG, |event_state| match event_state.record().entries().len() {
                    entries if entries < newest => Err(Problem::conflict("not yet")),
                    _ => Ok(note("of this program")),
                });
            assert_eq!(
                after.await.unwrap().record().entries().len(),
                before.record().entries().len() + 2
            );
        }
        let refused = app.live.enter(SLUG, |_| Err(Problem::conflict("never"))).await;
        assert!(matches!(refused, Err(Problem::Conflict(_))));
    }

    /// The event and regulation come from nothing but reading their files: the same ones
    /// were not read again.
    #[tokio::test]
    async fn an_entry_reads_neither_event_nor_regulation_again() {
        let folder = Scratch::new("live");
        let (store, app) = demo(&folder).await;
        let slug = SLUG;
        let first = app.live.event_state(slug).await.unwrap();

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
