//! Regulations: the built-in ones, and those that people write here.

use super::holder::Holder;
use super::paging::PageQuery;
use crate::App;
use crate::authoring::{checking, drafting};
use crate::infra::problem::{ApiProblem, Problem};
use crate::regulations::list::built_in;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tiebreak_store::{RegulationRow, StoreError, VersionRow, VersionSummary};
use utoipa::ToSchema;

/// A built-in regulation.
#[derive(Debug, Serialize, ToSchema)]
pub struct RegulationSummary {
    /// The id of the regulation.
    id: String,
    /// The printed title of the regulation.
    title: String,
}

/// A page of the list of built-in regulations.
#[derive(Debug, Serialize, ToSchema)]
pub struct RegulationList {
    /// The regulations, by sport and edition.
    regulations: Vec<RegulationSummary>,
    /// The value of `after` for the next page; null on the last page.
    next: Option<String>,
}

/// The built-in regulations, a page at a time.
#[utoipa::path(
    get, path = "/regulations", operation_id = "listRegulations", tag = "regulations",
    params(PageQuery),
    responses(
        (status = 200, description = "A page of the list.", body = RegulationList), (status = 400),
        (status = 422),
    ),
)]
pub async fn list(Query(part): Query<PageQuery>) -> Result<Json<RegulationList>, ApiProblem> {
    let one = |regulation: &tiebreak_regulation::Regulation| RegulationSummary {
        id: regulation.id.clone(),
        title: regulation.title.clone(),
    };
    let all = built_in().iter().map(one).collect();
    let (regulations, next) = part.select(all, |one| one.id.clone(), |one| one.title.clone())?;
    Ok(Json(RegulationList { regulations, next }))
}

/// A regulation file.
#[derive(Debug, Deserialize, ToSchema)]
pub struct RegulationText {
    /// The text of the file, at most 100,000 bytes.
    text: String,
}

/// Checks a regulation: its mistakes, and what it leaves open (`tiebreak-check/1`). Nothing is
/// kept.
#[utoipa::path(
    post, path = "/regulations/check", operation_id = "checkRegulation", tag = "regulations",
    request_body = RegulationText, security(("token" = ["manage"])),
    responses(
        (status = 200, description = "What was found, `tiebreak-check/1`.", body = Object),
        (status = 400), (status = 401), (status = 403), (status = 415), (status = 422),
    ),
)]
pub async fn check(
    member: Holder,
    Json(new): Json<RegulationText>,
) -> Result<Json<Value>, ApiProblem> {
    member.bringing_events()?;
    let examined = checking::examine(None, &drafting::clean(&new.text)?).await?;
    let mut found =
        tiebreak_report::check::json(tiebreak_report::Language::default(), &examined.checked);
    found["explored"] = examined.not_explored.is_none().into();
    Ok(Json(found))
}

/// A version of a regulation in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Version {
    /// The number of the version, from 1.
    number: i64,
    /// The title in this version.
    title: String,
    /// How many mistakes the version had when it was saved. New events can only use a version
    /// without mistakes.
    mistakes: i64,
    /// The account that saved the version.
    saved_by: String,
    /// When the version was saved, in seconds since 1970.
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
    /// Number, title and author of the version.
    version: Version,
    /// The text of the file.
    text: String,
}

impl From<VersionRow> for VersionWithText {
    fn from(VersionRow { summary, text }: VersionRow) -> Self {
        Self { version: summary.into(), text }
    }
}

/// A regulation that was written on this server.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnRegulation {
    /// The id of the regulation.
    id: String,
    /// The account that began the regulation.
    created_by: String,
    /// The newest version.
    newest: Version,
    /// The number of the newest version without mistakes, which new events use.
    usable: Option<i64>,
}

impl From<RegulationRow> for OwnRegulation {
    fn from(RegulationRow { id, created_by, newest, usable }: RegulationRow) -> Self {
        Self { id, created_by, newest: newest.into(), usable }
    }
}

/// A page of the list of regulations that were written on this server.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnRegulationList {
    /// The regulations, the last saved first.
    regulations: Vec<OwnRegulation>,
    /// The value of `after` for the next page; null on the last page.
    next: Option<String>,
}

/// The regulations on this server that the account may see, the last saved first, a page at a time.
#[utoipa::path(
    get, path = "/own-regulations", operation_id = "listOwnRegulations", tag = "regulations",
    params(PageQuery),
    security(("token" = ["read"])),
    responses(
        (status = 200, description = "A page of the list.", body = OwnRegulationList),
        (status = 400), (status = 401), (status = 422),
    ),
)]
pub async fn own(
    State(app): State<App>,
    member: Holder,
    Query(part): Query<PageQuery>,
) -> Result<Json<OwnRegulationList>, ApiProblem> {
    let all = app
        .store
        .regulations(member.reading())
        .await?
        .into_iter()
        .map(OwnRegulation::from)
        .collect();
    let (regulations, next) =
        part.select(all, |one| one.id.clone(), |one| one.newest.title.clone())?;
    Ok(Json(OwnRegulationList { regulations, next }))
}

/// Begins a regulation. Its id is made from the one in the text and begins with `own-`; the saved
/// text contains the new id.
#[utoipa::path(
    post, path = "/own-regulations", operation_id = "createOwnRegulation", tag = "regulations",
    request_body = RegulationText, security(("token" = ["manage"])),
    responses(
        (status = 201, description = "It was created.", body = OwnRegulation),
        (status = 400), (status = 401), (status = 403), (status = 415), (status = 422),
    ),
)]
pub async fn create(
    State(app): State<App>,
    member: Holder,
    Json(new): Json<RegulationText>,
) -> Result<(StatusCode, Json<OwnRegulation>), ApiProblem> {
    let account = member.bringing_events()?;
    let id = drafting::create(&app, &account, &new.text).await?;
    Ok((StatusCode::CREATED, Json(drafting::visible(&app, &account, &id).await?.into())))
}

/// The newest version with its text.
#[utoipa::path(
    get, path = "/own-regulations/{id}", operation_id = "getOwnRegulation", tag = "regulations",
    params(("id" = String, Path)), security(("token" = ["read"])),
    responses(
        (status = 200, description = "The newest version.", body = VersionWithText),
        (status = 401), (status = 404),
    ),
)]
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Holder,
) -> Result<Json<VersionWithText>, ApiProblem> {
    let row = drafting::visible(&app, member.reading(), &id).await?;
    Ok(Json(drafting::version(&app, &id, row.newest.number).await?.into()))
}

/// A new version to save.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NextVersion {
    /// The text of the file, at most 100,000 bytes.
    text: String,
    /// The number of the version on which it is based.
    after: i64,
}

/// Saves a version, with or without mistakes. The response is 409 if another version was saved
/// since the one on which it is based.
#[utoipa::path(
    post, path = "/own-regulations/{id}", operation_id = "saveOwnRegulation", tag = "regulations",
    params(("id" = String, Path)), request_body = NextVersion, security(("token" = ["manage"])),
    responses(
        (status = 200, description = "The version was saved.", body = OwnRegulation),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 409),
        (status = 415), (status = 422),
    ),
)]
pub async fn save(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Holder,
    Json(next): Json<NextVersion>,
) -> Result<Json<OwnRegulation>, ApiProblem> {
    let account = member.bringing_events()?;
    let saved = drafting::save(&app, &account, &id, next.after, &next.text).await;
    let row = drafting::visible(&app, &account, &id).await?;
    match saved {
        Ok(_) => Ok(Json(row.into())),
        Err(Problem::Store(StoreError::Stale)) => {
            let newest = &row.newest;
            let message =
                format!("{} saved version {} in the meantime", newest.saved_by, newest.number);
            Err(Problem::conflict(message).into())
        }
        Err(other) => Err(other.into()),
    }
}

/// A page of the list of versions.
#[derive(Debug, Serialize, ToSchema)]
pub struct VersionList {
    /// The versions, the newest first.
    versions: Vec<Version>,
    /// The value of `after` for the next page; null on the last page.
    next: Option<String>,
}

/// All versions, the newest first, a page at a time.
#[utoipa::path(
    get, path = "/own-regulations/{id}/versions", operation_id = "listVersions",
    tag = "regulations",
    params(("id" = String, Path), PageQuery), security(("token" = ["read"])),
    responses(
        (status = 200, description = "A page of the list.", body = VersionList),
        (status = 400), (status = 401), (status = 404), (status = 422),
    ),
)]
pub async fn versions(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Holder,
    Query(part): Query<PageQuery>,
) -> Result<Json<VersionList>, ApiProblem> {
    drafting::visible(&app, member.reading(), &id).await?;
    let all = app.store.regulation_versions(&id).await?.into_iter().map(Version::from).collect();
    let (versions, next) =
        part.select(all, |one| one.number.to_string(), |one| one.title.clone())?;
    Ok(Json(VersionList { versions, next }))
}

/// One version with its text.
#[utoipa::path(
    get, path = "/own-regulations/{id}/versions/{number}", operation_id = "getVersion",
    tag = "regulations",
    params(("id" = String, Path), ("number" = i64, Path)), security(("token" = ["read"])),
    responses(
        (status = 200, description = "That version.", body = VersionWithText),
        (status = 400), (status = 401), (status = 404),
    ),
)]
pub async fn version(
    State(app): State<App>,
    Path((id, number)): Path<(String, i64)>,
    member: Holder,
) -> Result<Json<VersionWithText>, ApiProblem> {
    drafting::visible(&app, member.reading(), &id).await?;
    Ok(Json(drafting::version(&app, &id, number).await?.into()))
}
