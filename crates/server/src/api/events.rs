//! Events and what follows from them.

use super::conditional;
use super::holder::{Holder, OptionalHolder};
use super::paging::PageQuery;
use crate::App;
use crate::events::state::EventState;
use crate::imports::file_reader::{self, ForeignFile};
use crate::imports::new_event::{self, DecidedEvent, EventChoices, ImportedEvent};
use crate::imports::upload::UploadAnswers;
use crate::infra::problem::{ApiProblem, Problem};
use crate::infra::work::aside;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use tiebreak_report::{Case, json};
use tiebreak_store::{After, Only};
use utoipa::{IntoParams, ToSchema};

/// An event in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventSummary {
    /// The event's name in addresses.
    slug: String,
    /// The title of the event.
    title: String,
    /// The number of entries in its record.
    entries: i64,
    /// The sport, `chess` or `bridge`; empty for a moment after the event was added.
    sport: String,
    /// The state in the words of the event list; empty for a moment after the event was added.
    state: String,
}

/// The filters of the list of events.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Only events of this sport: `chess`, `bridge`.
    #[serde(default)]
    sport: String,
    /// Only events in this state, a value of `state` in the list.
    #[serde(default)]
    state: String,
}

/// A page of the list of events.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventList {
    /// The events, the newest first.
    events: Vec<EventSummary>,
    /// The value of `after` for the next page; null on the last page.
    next: Option<String>,
}

/// Events, the newest first, a page at a time. A token also shows events that are not public.
#[utoipa::path(
    get, path = "/events", operation_id = "listEvents", tag = "events", params(PageQuery, Filter),
    responses(
        (status = 200, description = "A page of the list.", body = EventList), (status = 400),
        (status = 422),
    ),
)]
pub async fn list(
    State(app): State<App>,
    OptionalHolder(account): OptionalHolder,
    Query(part): Query<PageQuery>,
    Query(filter): Query<Filter>,
) -> Result<Json<EventList>, ApiProblem> {
    let after = part.after().map(place).transpose()?.unwrap_or_default();
    let limit = part.limit()?;
    let only = Only { words: &part.q, sport: &filter.sport, state: &filter.state };
    let mut events = app.store.shown_to(account.as_ref()).after(only, limit + 1, &after).await?;
    let more = events.len() as i64 > limit;
    events.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    let next = events.last().filter(|_| more).map(|last| format!("{}-{}", last.created, last.slug));
    let summary = |event: tiebreak_store::EventListRow| EventSummary {
        slug: event.slug,
        title: event.title,
        entries: event.lines - 1,
        sport: event.sport,
        state: event.state,
    };
    Ok(Json(EventList { events: events.into_iter().map(summary).collect(), next }))
}

/// Parses the place where a part of the list ended, as `next` gives it.
fn place(text: &str) -> Result<After, Problem> {
    let read = text.split_once('-').and_then(|(created, slug)| {
        Some(After { created: created.parse().ok()?, slug: slug.to_owned() })
    });
    read.ok_or_else(|| PageQuery::no_place(text))
}

/// A new event.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewEvent {
    /// The name of the file.
    name: String,
    /// The text of the file: an event file, TRF, PGN or CSV.
    text: String,
    /// The id of a regulation in place of the one that the file names: a built-in one, or one
    /// written on this server.
    #[serde(default)]
    regulation: String,
    /// Readings that differ from the default.
    #[serde(default)]
    readings: BTreeMap<String, String>,
    /// The text of a regulation file to use in place of a built-in one.
    regulation_text: Option<String>,
    /// The time zone of the event, in place of the one in the file: `Europe/Amsterdam`.
    #[serde(default)]
    time_zone: String,
    /// Answers to what the file leaves undecided.
    #[serde(default)]
    about: About,
}

/// Facts about a file. They match the options of the command line.
#[derive(Debug, Default, Deserialize, ToSchema)]
pub struct About {
    /// The name of the event to add, if the file holds several.
    event: Option<String>,
    /// The name of the section to add; in a workbook, of the sheet.
    section: Option<String>,
    /// The type of event, such as `round-robin`.
    #[serde(default)]
    kind: String,
    /// How the boards of pairs are scored: `matchpoints`, `cross-imps` or `butler`.
    #[serde(default)]
    scoring: String,
    /// How often each participant meets each other.
    cycles: Option<u32>,
    /// The number of rounds of the event.
    rounds: Option<u32>,
    /// How to treat similar names: `apart`, `together`, or `A = B` for two spellings of one name.
    #[serde(default)]
    names: Vec<String>,
}

impl About {
    fn said(self) -> UploadAnswers {
        let which = (self.event.is_some() || self.section.is_some())
            .then(|| serde_json::to_string(&(&self.event, &self.section)).unwrap_or_default());
        let number =
            |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
        let one = [
            ("which", which.unwrap_or_default()),
            ("kind", self.kind),
            ("scoring", self.scoring),
            ("cycles", number(self.cycles)),
            ("rounds", number(self.rounds)),
        ];
        let names = self.names.into_iter().map(|value| ("same", value));
        let fields =
            one.into_iter().chain(names).map(|(name, value)| (name.to_owned(), value)).collect();
        UploadAnswers { fields, regulation: None }
    }
}

/// The present state of an event.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventState)]
pub struct EventDocument {
    /// The event's name in addresses.
    slug: String,
    /// The title of the event.
    title: String,
    /// The number of entries in its record.
    entries: usize,
    /// The hash of the record's last line.
    head: String,
    /// The ruling, `tiebreak-ruling/1`.
    #[schema(value_type = Object)]
    ruling: Value,
}

impl EventDocument {
    pub fn new(event_state: &EventState) -> Self {
        let ruling = || json::ruling(event_state.case());
        Self {
            slug: event_state.row.slug.clone(),
            title: event_state.event.title().to_owned(),
            entries: event_state.record().entries().len(),
            head: event_state.record().head().to_owned(),
            ruling: if event_state.is_small() { ruling() } else { aside(ruling) },
        }
    }
}

/// The state of an event as programs receive it: written once, for the response to an entry and
/// for all who ask.
#[derive(Debug)]
pub struct StateResponse(pub Arc<EventState>);

impl IntoResponse for StateResponse {
    fn into_response(self) -> Response {
        let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        ([kind], self.0.state()).into_response()
    }
}

/// Adds an event.
#[utoipa::path(
    post, path = "/events", operation_id = "createEvent", tag = "events", request_body = NewEvent,
    security(("token" = ["manage"])),
    responses(
        (status = 201, description = "It was created.", body = EventDocument),
        (status = 400), (status = 401), (status = 403), (status = 413), (status = 415),
        (status = 422),
    ),
)]
pub async fn create(
    State(app): State<App>,
    member: Holder,
    Json(new): Json<NewEvent>,
) -> Result<(StatusCode, StateResponse), ApiProblem> {
    let account = member.bringing_events()?;
    let own = new.regulation_text.map(|text| ("regulation.toml".to_owned(), text));
    let choice = EventChoices {
        regulation: new.regulation,
        readings: new.readings,
        own,
        time_zone: new_event::time_zone(&new.time_zone)?,
        names: None,
    };
    let said = new.about.said();
    if let Some((name, text)) = &choice.own {
        file_reader::check_regulation(&app, name, text).await?;
    }
    let file = ForeignFile { name: &new.name, bytes: new.text.as_bytes(), said: &said };
    let import = file_reader::import(&app, file, false).await?;
    let DecidedEvent { event, text } = new_event::decided(import, new.text.as_bytes())?;
    // The record is bound to the file's bytes, so they must include the given options.
    let read = DecidedEvent { event, text: text.filter(|_| !said.has_told()) };
    let imported = ImportedEvent::for_account(&app, &account, &new.name, read, choice).await?;
    let slug = imported.add(&app, &account.name).await?;
    Ok((StatusCode::CREATED, StateResponse(app.live.event_state(&slug).await?)))
}

/// The present state of an event.
#[utoipa::path(
    get, path = "/events/{slug}", operation_id = "getEvent", tag = "events",
    params(("slug" = String, Path)),
    responses(
        (
            status = 200, description = "The state. The tag in `ETag` is for `If-Match`.",
            body = EventDocument,
        ),
        (status = 404), (status = 422),
    ),
)]
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
) -> Result<impl IntoResponse, ApiProblem> {
    let event_state = app.live.event_state(&slug).await?;
    Ok(([(header::ETAG, conditional::tag(&event_state))], StateResponse(event_state)))
}

/// How much detail of a ruling to send.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Detail {
    /// Also includes how the values of the criteria were computed, game by game.
    #[serde(default)]
    workings: bool,
}

/// The ruling alone, as `tiebreak resolve --format json` prints it.
#[utoipa::path(
    get, path = "/events/{slug}/ruling", operation_id = "getRuling", tag = "events",
    params(("slug" = String, Path), Detail),
    responses(
        (status = 200, description = "A ruling, `tiebreak-ruling/1`.", body = Object),
        (status = 400), (status = 404), (status = 422),
    ),
)]
pub async fn ruling(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(detail): Query<Detail>,
) -> Result<impl IntoResponse, ApiProblem> {
    let event_state = app.live.event_state(&slug).await?;
    let key = format!("ruling {slug} {} {}", event_state.record().head(), detail.workings);
    let written = async || {
        let worked = detail.workings.then(|| event_state.with_workings()).flatten();
        let case = event_state.case();
        let case = worked.as_ref().map_or(case, |ruling| Case { ruling, ..case });
        Ok(Bytes::from(json::ruling(case).to_string()).into())
    };
    let answer = app.kept.find(&key, written).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], answer.body))
}

/// The record as JSON lines, for `tiebreak verify`.
#[utoipa::path(
    get, path = "/events/{slug}/record", operation_id = "getRecord", tag = "events",
    params(("slug" = String, Path)),
    responses(
        (
            status = 200, description = "One entry a line.", body = String,
            content_type = "application/jsonl",
        ),
        (status = 404),
    ),
)]
pub async fn record(
    State(app): State<App>,
    Path(slug): Path<String>,
) -> Result<Response, ApiProblem> {
    let raw = app.live.raw(&slug).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], raw.record_text()).into_response())
}
