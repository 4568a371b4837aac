//! Fetches the broadcasts, each at its own pace, a few at once, away from the threads that answer
//! requests.

use super::FollowSettings;
use super::desk::{Desk, FetchResult, PollOutcome};
use crate::App;
use crate::infra::problem::Problem;
use crate::infra::work::aside;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tiebreak_follow::{Looked, Source, SourceReader};
use tokio::sync::broadcast::error::RecvError;
use tokio::task::{AbortHandle, JoinSet};

/// How often to check for new broadcasts without a notification: another server may have set one.
const LOOK: Duration = Duration::from_secs(30);
/// After how long without news a broadcast counts as over and is fetched seldom.
const OVER: Duration = Duration::from_secs(12 * 60 * 60);
/// The interval between two fetches of a broadcast that is over.
const SELDOM: Duration = Duration::from_secs(10 * 60);

/// Follows every event with a broadcast, for as long as the server runs.
pub async fn follow(app: App) {
    if app.settings.follow.hosts.is_empty() {
        return;
    }
    let mut changes = app.store.changes();
    let mut all = PollTasks { tasks: JoinSet::new(), by_event: BTreeMap::new() };
    loop {
        if let Err(error) = all.bring_up_to_date(&app).await {
            tracing::warn!(%error, "broadcasts: the database does not answer");
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            () = app.following.changed.notified() => {}
            change = changes.recv() => if let Err(RecvError::Closed) = change { return },
        }
        // One check covers all changes up to now.
        while changes.try_recv().is_ok() {}
    }
}

/// The polling tasks, which end when this is dropped.
struct PollTasks {
    tasks: JoinSet<()>,
    /// By event: the address and the task.
    by_event: BTreeMap<String, (String, AbortHandle)>,
}

impl PollTasks {
    /// Starts tasks for new broadcasts and ends those of removed ones.
    async fn bring_up_to_date(&mut self, app: &App) -> Result<(), Problem> {
        let rows = app.store.broadcasts().await?;
        let set: BTreeMap<String, String> = rows
            .into_iter()
            .filter(|row| !row.url.is_empty())
            .map(|row| (row.event, row.url))
            .collect();
        self.by_event.retain(|slug, (url, task)| {
            let stays = set.get(slug) == Some(url) && !task.is_finished();
            if !stays {
                task.abort();
                app.following.remove(slug);
            }
            stays
        });
        while self.tasks.try_join_next().is_some() {}
        for (slug, url) in set.into_iter().take(crate::broadcast::MOST) {
            if !self.by_event.contains_key(&slug) {
                let desk = Arc::new(Desk::new(url.clone()));
                app.following.put(&slug, Arc::clone(&desk));
                let task = self.tasks.spawn(look_on(app.clone(), slug.clone(), desk));
                self.by_event.insert(slug, (url, task));
            }
        }
        Ok(())
    }
}

/// Fetches one broadcast again and again.
async fn look_on(app: App, slug: String, desk: Arc<Desk>) {
    let FollowSettings { hosts, private, every } = &app.settings.follow;
    // A host that was allowed earlier may not be allowed any more.
    let mut reader = match Source::at(&desk.url, hosts, *private) {
        Ok(source) => SourceReader::new(&source, &app.settings.program, *private),
        Err(fault) => return take_in(&app, &slug, &desk, Err(fault)).await,
    };
    let mut pace = reader.pace(*every);
    let mut news = Instant::now();
    loop {
        let looked;
        (reader, looked) = match look(&app, reader).await {
            Ok(both) => both,
            Err(error) => return tracing::warn!(slug, %error, "a broadcast is followed no more"),
        };
        if matches!(looked, Looked::News(_)) {
            news = Instant::now();
        }
        let wait = pace.wait(&looked);
        take_in(&app, &slug, &desk, Ok(looked)).await;
        let seldom = if news.elapsed() > OVER { SELDOM } else { Duration::ZERO };
        tokio::time::sleep(wait.max(seldom)).await;
    }
}

/// One fetch, when its turn has come, on a thread that may block.
async fn look(app: &App, mut reader: SourceReader) -> Result<(SourceReader, Looked), Problem> {
    let place = app.work.following.in_turn().await?;
    let look = move || {
        let _place = place;
        let looked = reader.look();
        (reader, looked)
    };
    tokio::task::spawn_blocking(look).await.map_err(|error| Problem::Internal(error.to_string()))
}

/// Compares the result of a fetch with the record, and notifies the consoles of changes.
async fn take_in(app: &App, slug: &str, desk: &Arc<Desk>, look: FetchResult) {
    if let Err(error) = try_take_in(app, slug, desk, look).await {
        tracing::warn!(slug, %error, "a look at the broadcast is lost");
    }
}

async fn try_take_in(
    app: &App,
    slug: &str,
    desk: &Arc<Desk>,
    look: FetchResult,
) -> Result<(), Problem> {
    let Some(row) = app.store.broadcast(slug).await? else { return Ok(()) };
    let event_state = app.live.event_state(slug).await?;
    let PollOutcome { changed, forgotten } =
        aside(|| desk.take_in(&event_state, &row.memory, &look));
    if let Some((before, now)) = forgotten {
        // If another server was faster, the next fetch takes over its decisions.
        app.store.keep_memory(slug, &before, &now).await?;
    }
    if changed {
        app.live.tell_of_broadcast(slug);
    }
    Ok(())
}
