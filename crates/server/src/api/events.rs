//! Events and what follows from them.

use super::conditional;
use super::holder::{Holder, Looker};
use super::paging::Part;
use crate::App;
use crate::bringing_in::{self, Choice, Newcomer};
use crate::dossier::Dossier;
use crate::outlook;
use crate::problem::{ApiProblem, Problem};
use crate::upload::Said;
use crate::work::aside;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use tiebreak_formats::import_any;
use tiebreak_model::Sport;
use tiebreak_report::scenarios::{View, scenarios_json};
use tiebreak_report::vp_needs;
use tiebreak_report::{Case, Language, json};
use tiebreak_store::{After, Only};
use utoipa::{IntoParams, ToSchema};

/// An event in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventSummary {
    /// Its name in addresses.
    slug: String,
    /// Its title.
    title: String,
    /// How many entries its record has.
    entries: i64,
    /// Its sport, `chess` or `bridge`; empty for a moment after it came in.
    sport: String,
    /// Its state as the list of events has it; empty for a moment after it came in.
    state: String,
}

/// Which events are wanted.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Only those of this sport: `chess`, `bridge`.
    #[serde(default)]
    sport: String,
    /// Only those in this state, as `state` in the list says it.
    #[serde(default)]
    state: String,
}

/// A part of the list of events.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventList {
    /// The events, the newest first.
    events: Vec<EventSummary>,
    /// What to give as `after` to go on; null where there are no more.
    next: Option<String>,
}

/// Events, the newest first, part by part. With a token also those that are not for everybody.
#[utoipa::path(
    get, path = "/events", operation_id = "listEvents", tag = "events", params(Part, Filter),
    responses((status = 200, description = "A part of the list.", body = EventList), (status = 400), (status = 422)),
)]
pub async fn list(
    State(app): State<App>,
    Looker(account): Looker,
    Query(part): Query<Part>,
    Query(filter): Query<Filter>,
) -> Result<Json<EventList>, ApiProblem> {
    let after = part.after().map(place).transpose()?.unwrap_or_default();
    let limit = part.limit()?;
    let only = Only { words: &part.q, sport: &filter.sport, state: &filter.state };
    let mut events = app.store.shown_to(account.as_ref()).after(only, limit + 1, &after).await?;
    let more = events.len() as i64 > limit;
    events.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    let next = events.last().filter(|_| more).map(|last| format!("{}-{}", last.created, last.slug));
    let summary = |event: tiebreak_store::EventSummary| EventSummary {
        slug: event.slug,
        title: event.title,
        entries: event.lines - 1,
        sport: event.sport,
        state: event.state,
    };
    Ok(Json(EventList { events: events.into_iter().map(summary).collect(), next }))
}

/// Where a part of the list ended, as `next` says it.
fn place(text: &str) -> Result<After, Problem> {
    let read = text
        .split_once('-')
        .and_then(|(created, slug)| Some(After { created: created.parse().ok()?, slug: slug.to_owned() }));
    read.ok_or_else(|| Part::no_place(text))
}

/// An event to bring in.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewEvent {
    /// The name of the file.
    name: String,
    /// Its text: an event file, TRF, PGN or CSV.
    text: String,
    /// The id of a regulation, built in or written here, other than the one that the file names.
    #[serde(default)]
    regulation: String,
    /// Readings other than the default.
    #[serde(default)]
    readings: BTreeMap<String, String>,
    /// The text of a regulation file of one's own, instead of a built-in one.
    regulation_text: Option<String>,
    /// The time zone in which it is played, other than the one that the file names: `Europe/Amsterdam`.
    #[serde(default)]
    time_zone: String,
    /// What is told about the file where it leaves something undecided.
    #[serde(default)]
    about: About,
}

/// What is told about a file: the same as the options of the command line.
#[derive(Debug, Default, Deserialize, ToSchema)]
pub struct About {
    /// The event that is meant, where the file holds several.
    event: Option<String>,
    /// The section that is meant; in a workbook the sheet.
    section: Option<String>,
    /// The kind of event.
    #[serde(default)]
    kind: String,
    /// How often everybody meets everybody.
    cycles: Option<u32>,
    /// How many rounds the event has.
    rounds: Option<u32>,
    /// Names that look alike: `apart`, `together`, or `A = B` for two spellings of one.
    #[serde(default)]
    names: Vec<String>,
}

impl About {
    fn said(self) -> Said {
        let which = (self.event.is_some() || self.section.is_some())
            .then(|| serde_json::to_string(&(&self.event, &self.section)).unwrap_or_default());
        let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
        let one = [
            ("which", which.unwrap_or_default()),
            ("kind", self.kind),
            ("cycles", number(self.cycles)),
            ("rounds", number(self.rounds)),
        ];
        let names = self.names.into_iter().map(|value| ("same", value));
        let fields = one.into_iter().chain(names).map(|(name, value)| (name.to_owned(), value)).collect();
        Said { fields, regulation: None }
    }
}

/// Where an event stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventState {
    /// Its name in addresses.
    slug: String,
    /// Its title.
    title: String,
    /// How many entries its record has.
    entries: usize,
    /// The hash of the record's last line.
    head: String,
    /// The ruling, `tiebreak-ruling/1`.
    #[schema(value_type = Object)]
    ruling: Value,
}

impl EventState {
    pub fn of(dossier: &Dossier) -> Self {
        let ruling = || json::ruling(dossier.case());
        Self {
            slug: dossier.row.slug.clone(),
            title: dossier.event.title.clone(),
            entries: dossier.record().entries().len(),
            head: dossier.record().head().to_owned(),
            ruling: if dossier.is_small() { ruling() } else { aside(ruling) },
        }
    }
}

/// Where an event stands, as programs are told: written once, for whoever entered something and for all who ask.
#[derive(Debug)]
pub struct Told(pub Arc<Dossier>);

impl IntoResponse for Told {
    fn into_response(self) -> Response {
        let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        ([kind], self.0.state()).into_response()
    }
}

/// Brings in an event.
#[utoipa::path(
    post, path = "/events", operation_id = "createEvent", tag = "events", request_body = NewEvent, security(("token" = ["manage"])),
    responses(
        (status = 201, description = "It is there.", body = EventState),
        (status = 400), (status = 401), (status = 403), (status = 413), (status = 415), (status = 422),
    ),
)]
pub async fn create(
    State(app): State<App>,
    member: Holder,
    Json(new): Json<NewEvent>,
) -> Result<(StatusCode, Told), ApiProblem> {
    let account = member.bringing_events()?;
    let own = new.regulation_text.map(|text| ("regulation.toml".to_owned(), text));
    let choice = Choice {
        regulation: new.regulation,
        readings: new.readings,
        own,
        time_zone: bringing_in::time_zone(&new.time_zone)?,
    };
    let said = new.about.said();
    let told = said.told()?;
    let read = app.work.reading.run(|| import_any(&new.name, new.text.as_bytes(), &told)).await?;
    let import = read.map_err(Problem::from)?;
    let (event, text) = bringing_in::decided(import, new.text.as_bytes())?;
    // The record is bound to the file's bytes: they must say what was told.
    let read = (event, text.filter(|_| !said.has_told()));
    let newcomer = Newcomer::for_account(&app, &account, &new.name, read, choice).await?;
    let slug = newcomer.add(&app, &account.name).await?;
    Ok((StatusCode::CREATED, Told(app.live.dossier(&slug).await?)))
}

/// Where an event stands.
#[utoipa::path(
    get, path = "/events/{slug}", operation_id = "getEvent", tag = "events", params(("slug" = String, Path)),
    responses((status = 200, description = "Its state; the tag in `ETag` is what `If-Match` takes.", body = EventState), (status = 404), (status = 422)),
)]
pub async fn show(State(app): State<App>, Path(slug): Path<String>) -> Result<impl IntoResponse, ApiProblem> {
    let dossier = app.live.dossier(&slug).await?;
    Ok(([(header::ETAG, conditional::tag(&dossier))], Told(dossier)))
}

/// How much of a ruling is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Detail {
    /// Also what the values of criteria were made of, game by game.
    #[serde(default)]
    workings: bool,
}

/// The ruling alone, as `tiebreak resolve --format json` prints it.
#[utoipa::path(
    get, path = "/events/{slug}/ruling", operation_id = "getRuling", tag = "events", params(("slug" = String, Path), Detail),
    responses((status = 200, description = "A ruling, `tiebreak-ruling/1`.", body = Object), (status = 400), (status = 404), (status = 422)),
)]
pub async fn ruling(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(detail): Query<Detail>,
) -> Result<Json<Value>, ApiProblem> {
    let dossier = app.live.dossier(&slug).await?;
    match detail.workings.then(|| dossier.with_workings()).flatten() {
        Some(ruling) => Ok(Json(json::ruling(Case { ruling: &ruling, ..dossier.case() }))),
        None => Ok(Json(json::ruling(dossier.case()))),
    }
}

/// The record as JSON lines, as `tiebreak verify` takes it.
#[utoipa::path(
    get, path = "/events/{slug}/record", operation_id = "getRecord", tag = "events", params(("slug" = String, Path)),
    responses((status = 200, description = "One entry in each line.", body = String, content_type = "application/jsonl"), (status = 404)),
)]
pub async fn record(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, ApiProblem> {
    let raw = app.live.raw(&slug).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], raw.record_text()).into_response())
}

/// What everyone needs while games of the event are open, `tiebreak-scenarios/1`, from the results in the record.
#[utoipa::path(
    get, path = "/events/{slug}/scenarios", operation_id = "getScenarios", tag = "events", params(("slug" = String, Path)),
    responses((status = 200, description = "Scenarios, `tiebreak-scenarios/1`.", body = Object), (status = 404), (status = 422)),
)]
pub async fn scenarios(State(app): State<App>, Path(slug): Path<String>) -> Result<Json<Value>, ApiProblem> {
    let dossier = app.live.dossier(&slug).await?;
    // Of teams at bridge, what each needs in the last match of a round robin.
    if dossier.event.sport == Sport::Bridge {
        let found = outlook::teams(&app, &dossier, Arc::clone(&dossier.event)).await?;
        let found = found.map_err(|why| Problem::invalid(vp_needs::no_needs(Language::default(), why)))?;
        let language = Language::default();
        return Ok(Json(vp_needs::vp_needs_json(language, &dossier.event, Some(&dossier.regulation), &found)));
    }
    let event = outlook::as_it_stands(&dossier);
    let found = match app.live.outlook(&slug).await? {
        Some(known) => known,
        None => {
            let found = app.live.foreseen(&dossier, event.clone(), "").await?;
            found.map_err(|error| {
                Problem::invalid(tiebreak_report::words::scenario_error(Language::default(), &error))
            })?
        }
    };
    let view = View::new(&event, Some(&dossier.regulation), &found);
    Ok(Json(scenarios_json(view)))
}
