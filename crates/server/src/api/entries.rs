//! Entries other than answers: withdrawals, departures, players who leave, rests, notes.

use super::conditional::SeenHead;
use super::events::{EventDocument, StateResponse};
use super::holder::Holder;
use crate::App;
use crate::console::{promises, service};
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::{ApiProblem, Problem};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use tiebreak_record::{DepartureEntry, Entry, Leave, Note, Rest, Withdrawal, WithdrawnEntry};
use utoipa::ToSchema;

pub(super) fn reason(why: &str) -> Result<String, Problem> {
    let why = why.trim();
    if why.is_empty() {
        Err(Problem::invalid("`why` is empty".to_owned()))
    } else {
        Ok(why.to_owned())
    }
}

async fn add(
    app: &App,
    slug: &str,
    seen: &SeenHead,
    entry: Entry,
) -> Result<StateResponse, ApiProblem> {
    enter(app, slug, seen, |_| Ok(entry.clone())).await
}

/// Adds the entry made from the newest state, if that is the state that was seen.
async fn enter(
    app: &App,
    slug: &str,
    seen: &SeenHead,
    make: impl Fn(&EventState) -> Result<Entry, Problem>,
) -> Result<StateResponse, ApiProblem> {
    Ok(StateResponse(app.live.enter(slug, seen.then(make)).await?))
}

/// The entry to undo: the answer to a question, or a player's withdrawal from the play-off.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewWithdrawal {
    /// The id of the question.
    question: Option<String>,
    /// Or the player who stays in the play-off after all.
    name: Option<String>,
    /// The reason, for the record.
    why: String,
}

/// Undoes an answer, so that the question is open again, or a player's withdrawal.
#[utoipa::path(
    post, path = "/events/{slug}/withdrawals", operation_id = "withdraw", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewWithdrawal, security(("token" = ["answer"])),
    responses(
        (
            status = 200, description = "The entry was written. The new state of the event.",
            body = EventDocument,
        ),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 409),
        (status = 412), (status = 415), (status = 422),
    ),
)]
pub async fn withdraw(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    seen: SeenHead,
    Json(new): Json<NewWithdrawal>,
) -> Result<StateResponse, ApiProblem> {
    let account = member.conducting(&slug)?;
    let why = reason(&new.why)?;
    let withdrawal = |event_state: &EventState| {
        let what = match (&new.question, &new.name) {
            (Some(id), None) => {
                let question = crate::api::answers::asked(event_state, id)?;
                WithdrawnEntry::Answer {
                    id: question.id.clone(),
                    asked: question.wording(&event_state.event),
                }
            }
            (None, Some(name)) => WithdrawnEntry::Leave { name: name.clone() },
            _ => return Err(Problem::invalid("expected either `question` or `name`".to_owned())),
        };
        let by = Some(account.name.clone());
        Ok(Entry::Withdrawal(Withdrawal { what, by, why: why.clone(), at: clock::now() }))
    };
    enter(&app, &slug, &seen, withdrawal).await
}

/// An exception from the regulations.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewDeparture {
    /// The name of the tie: `first`, `places-4-5`.
    tie: String,
    /// The new order. The players of one part share their places.
    parts: Vec<Vec<String>>,
    /// The reason, for the record.
    why: String,
}

/// Notes that a tie was settled other than by the regulations.
#[utoipa::path(
    post, path = "/events/{slug}/departures", operation_id = "depart", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewDeparture, security(("token" = ["answer"])),
    responses(
        (
            status = 200, description = "The entry was written. The new state of the event.",
            body = EventDocument,
        ),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 409),
        (status = 412), (status = 415), (status = 422),
    ),
)]
pub async fn depart(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    seen: SeenHead,
    Json(new): Json<NewDeparture>,
) -> Result<StateResponse, ApiProblem> {
    let account = member.conducting(&slug)?;
    let event_state = app.live.event_state(&slug).await?;
    let tie = event_state.ties().iter().find(|(known, _)| *known == new.tie);
    let (_, among) = tie.ok_or_else(|| Problem::not_found(format!("tie \"{}\"", new.tie)))?;
    let mut named: Vec<&str> = new.parts.iter().flatten().map(String::as_str).collect();
    let mut wanted: Vec<&str> = event_state.case().names(among);
    named.sort_unstable();
    wanted.sort_unstable();
    if named != wanted {
        return Err(Problem::invalid(format!(
            "the parts must name each of {} once",
            wanted.join(", ")
        ))
        .into());
    }
    let entry = DepartureEntry {
        tie: new.tie,
        parts: new.parts,
        by: account.name,
        why: reason(&new.why)?,
        at: clock::now(),
    };
    add(&app, &slug, &seen, Entry::Departure(entry)).await
}

/// A player who leaves the play-off.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewLeave {
    /// The name of the player.
    name: String,
    /// The reason, for the record.
    why: String,
}

/// Notes that a player left during the play-off. Games of this player are no longer asked for.
#[utoipa::path(
    post, path = "/events/{slug}/leaves", operation_id = "leave", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewLeave, security(("token" = ["answer"])),
    responses(
        (
            status = 200, description = "The entry was written. The new state of the event.",
            body = EventDocument,
        ),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 409),
        (status = 412), (status = 415), (status = 422),
    ),
)]
pub async fn leave(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    seen: SeenHead,
    Json(new): Json<NewLeave>,
) -> Result<StateResponse, ApiProblem> {
    let account = member.conducting(&slug)?;
    let leave =
        Leave { name: new.name, by: Some(account.name), why: reason(&new.why)?, at: clock::now() };
    add(&app, &slug, &seen, Entry::Leave(leave)).await
}

/// A rest for players.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewRest {
    /// The length in minutes; 0 ends the present rest.
    #[schema(minimum = 0, maximum = 240)]
    minutes: u32,
    /// The players who rest; all players if none is named.
    #[serde(default)]
    players: Vec<String>,
    /// The reason, for the record.
    why: String,
}

/// Notes a rest that the arbiter granted.
#[utoipa::path(
    post, path = "/events/{slug}/rests", operation_id = "rest", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewRest, security(("token" = ["answer"])),
    responses(
        (
            status = 200, description = "The entry was written. The new state of the event.",
            body = EventDocument,
        ),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 409),
        (status = 412), (status = 415), (status = 422),
    ),
)]
pub async fn rest(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    seen: SeenHead,
    Json(new): Json<NewRest>,
) -> Result<StateResponse, ApiProblem> {
    let account = member.conducting(&slug)?;
    if !(0..=240).contains(&new.minutes) {
        return Err(Problem::invalid("a rest has 1 to 240 minutes; 0 ends one".to_owned()).into());
    }
    let why = reason(&new.why)?;
    let event_state = app.live.event_state(&slug).await?;
    let rest = Rest {
        players: service::participants(&event_state.event, &new.players)?,
        minutes: new.minutes,
        by: account.name,
        why,
        at: clock::now(),
    };
    add(&app, &slug, &seen, Entry::Rest(rest)).await
}

/// A note for the record.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewNote {
    /// The text of the note.
    why: String,
}

/// Adds a note.
#[utoipa::path(
    post, path = "/events/{slug}/notes", operation_id = "addNote", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewNote, security(("token" = ["answer"])),
    responses(
        (
            status = 200, description = "The entry was written. The new state of the event.",
            body = EventDocument,
        ),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 409),
        (status = 412), (status = 415), (status = 422),
    ),
)]
pub async fn note(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    seen: SeenHead,
    Json(new): Json<NewNote>,
) -> Result<StateResponse, ApiProblem> {
    let account = member.conducting(&slug)?;
    let why = reason(&new.why)?;
    add(&app, &slug, &seen, Entry::Note(Note { by: account.name, why, at: clock::now() })).await
}

/// A public source of randomness for lots.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewSource {
    /// The id of the question.
    question: String,
    /// The source that will decide: `drand quicknet 2026-11-17T20:00:00+01:00`, the same with a
    /// round in place of the time, or any other words.
    source: String,
}

/// Names the public source that will decide lots, before its outcome is known. An answer with
/// `outcome` then draws from it.
#[utoipa::path(
    post, path = "/events/{slug}/sources", operation_id = "nameSource", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewSource, security(("token" = ["answer"])),
    responses(
        (
            status = 200, description = "The entry was written. The new state of the event.",
            body = EventDocument,
        ),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 409),
        (status = 412), (status = 415), (status = 422),
    ),
)]
pub async fn source(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    seen: SeenHead,
    Json(new): Json<NewSource>,
) -> Result<StateResponse, ApiProblem> {
    let account = member.conducting(&slug)?;
    let source = promises::source(&new.question, &new.source, &account.name)?;
    enter(&app, &slug, &seen, source).await
}

/// A party's commitment to a secret for lots.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewPromise {
    /// The id of the question.
    question: String,
    /// The party that knows the secret.
    party: String,
    /// The SHA-256 of the secret, in hexadecimal.
    hash: String,
}

/// Notes a party's commitment to a secret. An answer with `secrets` reveals all secrets together.
#[utoipa::path(
    post, path = "/events/{slug}/promises", operation_id = "promiseSecret", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewPromise, security(("token" = ["answer"])),
    responses(
        (
            status = 200, description = "The entry was written. The new state of the event.",
            body = EventDocument,
        ),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 409),
        (status = 412), (status = 415), (status = 422),
    ),
)]
pub async fn promise(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    seen: SeenHead,
    Json(new): Json<NewPromise>,
) -> Result<StateResponse, ApiProblem> {
    member.conducting(&slug)?;
    enter(&app, &slug, &seen, promises::promise(&new.question, new.party.trim(), new.hash.trim()))
        .await
}
