//! What those who conduct an event do about its broadcast.

use super::desk::Desk;
use crate::App;
use crate::console::service::takes_no_part;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::Problem;
use std::sync::Arc;
use tiebreak_follow::{AddressFault, Memory, Source};
use tiebreak_report::{Explain, sentence};

/// How often to try again when another server wrote first.
const ATTEMPTS: u32 = 20;

/// The proposals that an arbiter saw and selected: the question of each, and the result in the
/// broadcast.
pub type MatchChoice = Vec<[String; 2]>;

/// Starts to follow a broadcast.
pub async fn set(app: &App, slug: &str, by: &str, url: &str) -> Result<(), Problem> {
    let follow = &app.settings.follow;
    if follow.hosts.is_empty() {
        return Err(Problem::Invalid(sentence!(page_broadcast_not_allowed)));
    }
    let refused = |fault| refused(url.to_owned(), fault);
    let Source::Address(url) = Source::at(url, &follow.hosts, follow.private).map_err(refused)?
    else {
        return Err(Problem::Invalid(sentence!(page_broadcast_no_address { url: url.to_owned() })));
    };
    let followed = app.store.broadcasts().await?;
    let others = followed.iter().filter(|row| !row.url.is_empty() && row.event != slug).count();
    if others >= crate::broadcast::MOST {
        return Err(Problem::Conflict(sentence!(page_broadcast_too_many { count: others })));
    }
    app.store.set_broadcast(slug, &url, by, clock::seconds()).await?;
    app.following.changed.notify_one();
    Ok(())
}

/// The problem of an address that cannot be followed.
fn refused(url: String, fault: AddressFault) -> Problem {
    let why = fault.sentence();
    Problem::Invalid(sentence!(page_broadcast_cannot_be_followed { url, why }))
}

/// Stops following the broadcast.
pub async fn stop(app: &App, slug: &str, by: &str) -> Result<(), Problem> {
    app.store.end_broadcast(slug, by, clock::seconds()).await?;
    app.following.remove(slug);
    app.following.changed.notify_one();
    app.live.tell_of_broadcast(slug);
    Ok(())
}

/// Accepts the selected proposals one after the other, each through the gate. Returns the number
/// of lines that the record then has.
pub async fn take(app: &App, slug: &str, by: &str, chosen: &MatchChoice) -> Result<usize, Problem> {
    let desk = desk(app, slug)?;
    let mut lines = app.live.event_state(slug).await?.record().lines().len();
    for one in chosen {
        let after = app.live.enter(slug, |event_state| desk.entry(event_state, one, by)).await?;
        lines = after.record().lines().len();
    }
    Ok(lines)
}

/// Dismisses the selected proposals: each returns when the broadcast gives another result.
pub async fn leave(app: &App, slug: &str, chosen: &MatchChoice) -> Result<(), Problem> {
    let event_state = app.live.event_state(slug).await?;
    remember(app, slug, &event_state, |memory| {
        for [question, says] in chosen {
            memory.leave(question, says.clone());
        }
    })
    .await
}

/// Stores who is meant by a spelling; without a name, nobody of this event.
pub async fn settle(
    app: &App,
    slug: &str,
    spelling: &str,
    name: Option<&str>,
) -> Result<(), Problem> {
    let event_state = app.live.event_state(slug).await?;
    if let Some(unknown) = name.filter(|name| event_state.event.find(name).is_none()) {
        return Err(takes_no_part(unknown));
    }
    remember(app, slug, &event_state, |memory| memory.settle(spelling, name)).await
}

/// Changes the stored decisions, on top of those that others made in the meantime.
async fn remember(
    app: &App,
    slug: &str,
    event_state: &EventState,
    change: impl Fn(&mut Memory),
) -> Result<(), Problem> {
    let desk = desk(app, slug)?;
    for _ in 0..ATTEMPTS {
        let row = app.store.broadcast(slug).await?.ok_or_else(not_followed)?;
        let mut memory = Memory::read(&row.memory).unwrap_or_default();
        change(&mut memory);
        let now = memory.text();
        if app.store.keep_memory(slug, &row.memory, &now).await? {
            desk.remember(event_state, &now);
            app.live.tell_of_broadcast(slug);
            return Ok(());
        }
    }
    Err(Problem::Conflict(sentence!(page_broadcast_at_once)))
}

fn desk(app: &App, slug: &str) -> Result<Arc<Desk>, Problem> {
    app.following.desk(slug).ok_or_else(not_followed)
}

fn not_followed() -> Problem {
    Problem::Conflict(sentence!(page_broadcast_not_followed))
}
