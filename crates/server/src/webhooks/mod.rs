//! Webhooks: a signed message for each line of a record that opens or settles a question.
//!
//! The database keeps the number of the last line that each webhook received, and messages are made
//! from the record. So nothing is lost when a server stops, and no queue has to be kept. A failed
//! message is sent again at growing intervals, and later lines wait for it, so that messages arrive
//! in the order of the record. With several servers, the one that leases a webhook sends its
//! messages. If that server dies, another one sends the same message under the same id.

mod address;
mod message;
mod sending;

pub use address::address;

use crate::App;
use crate::infra::clock;
use crate::infra::problem::Problem;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use message::Message;
use sending::Sender;
use std::sync::Arc;
use std::time::Duration;
use tiebreak_store::{Untold, WebhookRow};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Notify, Semaphore};

/// A webhook is given up after this many failures in a row: about three days, with an hour between
/// the last ones.
pub const MOST_FAILURES: i64 = 80;
/// The first wait after a failure, in seconds, and the longest one.
const FIRST_WAIT: i64 = 5;
const LONGEST_WAIT: i64 = 60 * 60;
/// How long a server may lease a webhook, in seconds: longer than one message takes.
const LEASE: i64 = 60;
/// How many messages are sent at once.
const AT_ONCE: usize = 8;
/// How often the database is checked without a wake-up: for webhooks that are due again, and for
/// those that another server left.
const LOOK: Duration = Duration::from_secs(5);

/// Wakes this server's sender.
#[derive(Debug, Default)]
pub struct Waker(Notify);

impl Waker {
    /// Tells the sender that there may be a new message.
    pub fn wake(&self) {
        self.0.notify_one();
    }
}

/// A new secret in the form of Standard Webhooks.
pub fn new_secret() -> Result<String, Problem> {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Problem::Internal(format!("no random numbers: {error}")))?;
    Ok(format!("whsec_{}", STANDARD.encode(bytes)))
}

/// Sends messages as long as the server runs.
pub async fn send(app: App) {
    let sender = Arc::new(Sender::new(&app.settings.program, app.settings.private_webhooks));
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let mut changes = app.store.changes();
    loop {
        if let Err(error) = look(&app, &sender, &places).await {
            tracing::warn!(%error, "webhooks: the database does not answer");
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            () = app.webhooks.0.notified() => {}
            // A receiver that fell behind has missed changes, so there is news too.
            change = changes.recv() => if let Err(RecvError::Closed) = change { return },
        }
        // One look covers all changes up to now.
        while changes.try_recv().is_ok() {}
    }
}

/// Starts to send for every webhook that is due and not leased by another server.
async fn look(app: &App, sender: &Arc<Sender>, places: &Arc<Semaphore>) -> Result<(), Problem> {
    let now = clock::seconds();
    for hook in app.store.webhooks_due(now, MOST_FAILURES).await? {
        if app.store.untold(&hook).await?.is_empty() {
            continue;
        }
        let Ok(place) = Arc::clone(places).acquire_owned().await else { return Ok(()) };
        if !app.store.lease_webhook(&hook.id, now, now + LEASE).await? {
            continue;
        }
        let (app, sender) = (app.clone(), Arc::clone(sender));
        tokio::spawn(async move {
            if let Err(error) = tell(&app, &sender, &hook).await {
                tracing::warn!(webhook = hook.id, %error, "a webhook stays behind");
            }
            drop(place);
            app.webhooks.wake();
        });
    }
    Ok(())
}

/// Sends a webhook the next line of each event, and sets the time of its next attempt.
async fn tell(app: &App, sender: &Arc<Sender>, hook: &WebhookRow) -> Result<(), Problem> {
    let Some((account, _)) = app.store.account(&hook.account).await? else { return Ok(()) };
    let (mut failures, mut due, mut outcome) = (hook.failures, 0, hook.outcome.clone());
    for untold in app.store.untold(hook).await? {
        if account.conducts(&untold.event)
            && let Some(message) = made(app, &untold).await?
        {
            let (signed, to) = (message.signed(&hook.secret, clock::seconds()), hook.url.clone());
            let send = {
                let sender = Arc::clone(sender);
                move || sender.send(&to, &signed)
            };
            let sent = tokio::task::spawn_blocking(send).await;
            match sent.map_err(|error| Problem::Internal(error.to_string()))? {
                Ok(said) => (failures, outcome) = (0, said),
                Err(said) => {
                    failures += 1;
                    due = clock::seconds() + wait(failures);
                    outcome = said;
                    break;
                }
            }
        }
        app.store.note_told(&hook.id, &untold).await?;
    }
    Ok(app.store.release_webhook(&hook.id, failures, due, &outcome).await?)
}

/// The message about a line, if it opens or settles a question. Reading a record and ruling on it
/// needs a thread.
async fn made(app: &App, untold: &Untold) -> Result<Option<Message>, Problem> {
    let Some(row) = app.store.event(&untold.event).await? else { return Ok(None) };
    let lines = app.store.lines(&untold.event).await?;
    let line = usize::try_from(untold.line).unwrap_or(usize::MAX);
    let made = tokio::task::spawn_blocking(move || message::about(&row, &lines, line)).await;
    made.map_err(|error| Problem::Internal(error.to_string()))
}

/// The wait after this many failures, in seconds. It doubles up to an hour, and grows by up to a
/// random quarter, so that webhooks that failed together do not return together.
fn wait(failures: i64) -> i64 {
    let doubled = u32::try_from(failures.clamp(1, 20) - 1).unwrap_or(0);
    let wait = (FIRST_WAIT << doubled).min(LONGEST_WAIT);
    let mut byte = [0u8; 1];
    // Without random numbers they return together, which does no other harm.
    let _ = getrandom::fill(&mut byte);
    wait + wait * i64::from(byte[0]) / 1024
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_an_hour() {
        for (failures, least) in
            [(1, 5), (2, 10), (5, 80), (10, 2560), (11, 3600), (80, 3600), (1_000_000, 3600)]
        {
            let wait = wait(failures);
            assert!((least..=least + least / 4).contains(&wait), "{failures}: {wait}");
        }
    }
}
