//! Regulations: the built-in ones, and those that people write here.

use crate::App;
use crate::access::ApiMember;
use crate::authoring::{checking, drafting};
use crate::pages::regulations::built_in;
use crate::problem::{ApiProblem, Problem};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tiebreak_store::{RegulationRow, StoreError, VersionRow, VersionSummary};
use utoipa::ToSchema;

/// A built-in regulation.
#[derive(Debug, Serialize, ToSchema)]
pub struct RegulationSummary {
    /// Its id.
    id: String,
    /// Its title.
    title: String,
}

/// The built-in regulations.
#[utoipa::path(get, path = "/regulations", responses((status = 200, body = Vec<RegulationSummary>)))]
pub async fn list() -> Json<Vec<RegulationSummary>> {
    let one = |regulation: &tiebreak_regulation::Regulation| RegulationSummary {
        id: regulation.id.clone(),
        title: regulation.title.clone(),
    };
    Json(built_in().iter().map(one).collect())
}

/// A regulation file.
#[derive(Debug, Deserialize, ToSchema)]
pub struct RegulationText {
    /// Its text, at most 100,000 bytes.
    text: String,
}

/// What is wrong with a regulation or open about it, `tiebreak-check/1`; nothing is kept.
#[utoipa::path(
    post, path = "/regulations/check", request_body = RegulationText, security(("token" = [])),
    responses((status = 200, body = Object), (status = 401), (status = 403), (status = 422)),
)]
pub async fn check(ApiMember(member): ApiMember, Json(new): Json<RegulationText>) -> Result<Json<Value>, ApiProblem> {
    member.bringing_events()?;
    let examined = checking::examine(None, &drafting::clean(&new.text)?).await?;
    let mut found = tiebreak_report::check::json(&examined.checked);
    found["explored"] = examined.not_explored.is_none().into();
    Ok(Json(found))
}

/// A version of a regulation in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Version {
    /// Its number, from 1.
    number: i64,
    /// Its title.
    title: String,
    /// How many mistakes kept it from being followed when it was saved; an event can be opened only where there are none.
    mistakes: i64,
    /// Who saved it.
    saved_by: String,
    /// When, in seconds since 1970.
    saved: i64,
}

impl From<VersionSummary> for Version {
    fn from(VersionSummary { number, title, mistakes, saved_by, saved }: VersionSummary) -> Self {
        Self { number, title, mistakes, saved_by, saved }
    }
}

/// A version with its text.
#[derive(Debug, Serialize, ToSchema)]
pub struct VersionWithText {
    /// The version.
    version: Version,
    /// The text of the file.
    text: String,
}

impl From<VersionRow> for VersionWithText {
    fn from(VersionRow { summary, text }: VersionRow) -> Self {
        Self { version: summary.into(), text }
    }
}

/// A regulation that somebody wrote here.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnRegulation {
    /// Its id.
    id: String,
    /// Who began it.
    created_by: String,
    /// The newest version.
    newest: Version,
    /// The newest version that can be followed: the one under which events are opened.
    usable: Option<i64>,
}

impl From<RegulationRow> for OwnRegulation {
    fn from(RegulationRow { id, created_by, newest, usable }: RegulationRow) -> Self {
        Self { id, created_by, newest: newest.into(), usable }
    }
}

/// The regulations written here that the account may see, those saved last first.
#[utoipa::path(
    get, path = "/own-regulations", security(("token" = [])),
    responses((status = 200, body = Vec<OwnRegulation>), (status = 401)),
)]
pub async fn own(State(app): State<App>, ApiMember(member): ApiMember) -> Result<Json<Vec<OwnRegulation>>, ApiProblem> {
    Ok(Json(app.store.regulations(&member.0).await?.into_iter().map(Into::into).collect()))
}

/// Begins a regulation. Its id is chosen from the text's and begins with `own-`; the text carries it from then on.
#[utoipa::path(
    post, path = "/own-regulations", request_body = RegulationText, security(("token" = [])),
    responses((status = 201, body = OwnRegulation), (status = 401), (status = 403), (status = 422)),
)]
pub async fn create(
    State(app): State<App>,
    ApiMember(member): ApiMember,
    Json(new): Json<RegulationText>,
) -> Result<(StatusCode, Json<OwnRegulation>), ApiProblem> {
    let account = member.bringing_events()?;
    let id = drafting::create(&app, &account, &new.text).await?;
    Ok((StatusCode::CREATED, Json(drafting::visible(&app, &account, &id).await?.into())))
}

/// The newest version with its text.
#[utoipa::path(
    get, path = "/own-regulations/{id}", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = VersionWithText), (status = 401), (status = 404)),
)]
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    ApiMember(member): ApiMember,
) -> Result<Json<VersionWithText>, ApiProblem> {
    let row = drafting::visible(&app, &member.0, &id).await?;
    Ok(Json(drafting::version(&app, &id, row.newest.number).await?.into()))
}

/// A version to save.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NextVersion {
    /// Its text, at most 100,000 bytes.
    text: String,
    /// The number of the version that it was made from.
    after: i64,
}

/// Saves a version, also one with mistakes; 409 where somebody else saved since the version that it was made from.
#[utoipa::path(
    post, path = "/own-regulations/{id}", params(("id" = String, Path)), request_body = NextVersion, security(("token" = [])),
    responses((status = 200, body = OwnRegulation), (status = 401), (status = 403), (status = 404), (status = 409), (status = 422)),
)]
pub async fn save(
    State(app): State<App>,
    Path(id): Path<String>,
    ApiMember(member): ApiMember,
    Json(next): Json<NextVersion>,
) -> Result<Json<OwnRegulation>, ApiProblem> {
    let account = member.bringing_events()?;
    let saved = drafting::save(&app, &account, &id, next.after, &next.text).await;
    let row = drafting::visible(&app, &account, &id).await?;
    match saved {
        Ok(_) => Ok(Json(row.into())),
        Err(Problem::Store(StoreError::Stale)) => {
            let newest = &row.newest;
            let message = format!("{} saved version {} in the meantime", newest.saved_by, newest.number);
            Err(Problem::Conflict(message).into())
        }
        Err(other) => Err(other.into()),
    }
}

/// All versions, the newest first.
#[utoipa::path(
    get, path = "/own-regulations/{id}/versions", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Vec<Version>), (status = 401), (status = 404)),
)]
pub async fn versions(
    State(app): State<App>,
    Path(id): Path<String>,
    ApiMember(member): ApiMember,
) -> Result<Json<Vec<Version>>, ApiProblem> {
    drafting::visible(&app, &member.0, &id).await?;
    Ok(Json(app.store.regulation_versions(&id).await?.into_iter().map(Into::into).collect()))
}

/// One version with its text.
#[utoipa::path(
    get, path = "/own-regulations/{id}/versions/{number}", params(("id" = String, Path), ("number" = i64, Path)), security(("token" = [])),
    responses((status = 200, body = VersionWithText), (status = 401), (status = 404)),
)]
pub async fn version(
    State(app): State<App>,
    Path((id, number)): Path<(String, i64)>,
    ApiMember(member): ApiMember,
) -> Result<Json<VersionWithText>, ApiProblem> {
    drafting::visible(&app, &member.0, &id).await?;
    Ok(Json(drafting::version(&app, &id, number).await?.into()))
}
