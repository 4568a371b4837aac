//! Webhooks: a signed message for each line of a record that opens or settles a question. The store
//! remembers the last line that each webhook was told of.
//!
//! What a webhook was told of stands in the database as the number of a line, and messages are made
//! from the record: nothing is lost when a server stops, and nothing has to be kept in a queue. A
//! message that nobody took is sent again, later and later, and the lines behind it wait, so that
//! messages come in the order of the record. Of several servers the one that leases a webhook
//! sends; where it dies in the middle another sends the same message again, under the same id.

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
use tokio::sync::{Notify, Semaphore};

/// So often in a row nobody took a message: then the webhook is given up. With an hour between the
/// last ones that is three days.
pub const MOST_FAILURES: i64 = 80;
/// The first wait in seconds, and the longest.
const FIRST_WAIT: i64 = 5;
const LONGEST_WAIT: i64 = 60 * 60;
/// How long a server may hold a webhook: longer than one message takes.
const LEASE: i64 = 60;
/// Messages that are sent at once.
const AT_ONCE: usize = 8;
/// How often to look without being told: for webhooks that are due again, and for what another
/// server left.
const LOOK: Duration = Duration::from_secs(5);

/// Wakes the server's own sender.
#[derive(Debug, Default)]
pub struct Waker(Notify);

impl Waker {
    /// There may be something to send.
    pub fn wake(&self) {
        self.0.notify_one();
    }
}

/// A new secret, as Standard Webhooks writes it.
pub fn new_secret() -> Result<String, Problem> {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Problem::Internal(format!("no random numbers: {error}")))?;
    Ok(format!("whsec_{}", STANDARD.encode(bytes)))
}

/// Sends for as long as the server runs.
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
            // Behind by many is the same as news.
            change = changes.recv() => if let Err(tokio::sync::broadcast::error::RecvError::Closed) = change { return },
        }
        // One look is for all that has happened by now.
        while changes.try_recv().is_ok() {}
    }
}

/// Begins with every webhook that is due and that nobody else has.
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

/// Tells a webhook the next line of each event, and when to go on.
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

/// The message about a line, if it opens or settles anything. Reading a record and ruling on it is
/// work for a thread.
async fn made(app: &App, untold: &Untold) -> Result<Option<Message>, Problem> {
    let Some(row) = app.store.event(&untold.event).await? else { return Ok(None) };
    let lines = app.store.lines(&untold.event).await?;
    let line = usize::try_from(untold.line).unwrap_or(usize::MAX);
    let made = tokio::task::spawn_blocking(move || message::about(&row, &lines, line)).await;
    made.map_err(|error| Problem::Internal(error.to_string()))
}

/// How long to wait after so many failures, in seconds: twice as long each time, up to an hour, and
/// up to a quarter more, so that those who failed together do not come back together.
fn wait(failures: i64) -> i64 {
    let doubled = u32::try_from(failures.clamp(1, 20) - 1).unwrap_or(0);
    let wait = (FIRST_WAIT << doubled).min(LONGEST_WAIT);
    let mut byte = [0u8; 1];
    // Without random numbers they come back together, and nothing else is lost.
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
