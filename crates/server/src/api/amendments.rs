//! Amendments of the event file, and what they would change.

use super::conditional::SeenHead;
use super::entries::reason;
use super::events::{EventDocument, StateResponse};
use super::holder::Holder;
use crate::App;
use crate::console::amendment::DraftAmendment;
use crate::events::localized::LocalizedEvent;
use crate::events::state::EventState;
use crate::imports::file_reader;
use crate::infra::problem::ApiProblem;
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tiebreak_report::{Language, json};
use utoipa::ToSchema;

/// A new version of the event file.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewAmendment {
    /// The whole file, TOML or JSON.
    text: String,
    /// The reason for the change.
    why: String,
}

/// What an amendment would change.
#[derive(Debug, Serialize, ToSchema)]
pub struct AmendmentPreview {
    /// What changed in the file, in words.
    changes: Vec<String>,
    /// Who would win or lose a place, in words.
    consequences: Vec<String>,
    /// The ruling with the amendment, `tiebreak-ruling/1`.
    #[schema(value_type = Object)]
    after: Value,
    /// The ids of the questions whose answers would no longer apply.
    falls_away: Vec<String>,
    /// The ids of the questions that would become open.
    opens: Vec<String>,
}

/// Programs get English in every language setting.
fn to_programs(event_state: &EventState) -> LocalizedEvent<'_> {
    LocalizedEvent::new(event_state, Language::default())
}

/// Replaces the event file. Answers whose question stays unchanged are kept; the others are asked
/// again.
#[utoipa::path(
    post, path = "/events/{slug}/amendments", operation_id = "amendEvent", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewAmendment, security(("token" = ["answer"])),
    responses(
        (
            status = 200, description = "The entry was written. The new state of the event.",
            body = EventDocument,
        ),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 412),
        (status = 415), (status = 422),
    ),
)]
pub async fn amend(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    seen: SeenHead,
    Json(new): Json<NewAmendment>,
) -> Result<StateResponse, ApiProblem> {
    let account = member.conducting(&slug)?;
    let why = reason(&new.why)?;
    let file = app.live.event_state(&slug).await?.row.file.clone();
    file_reader::check_event_file(&app, &file, &new.text).await?;
    let amendment = |event_state: &EventState| {
        Ok(DraftAmendment::new(to_programs(event_state), &new.text, &account.name, &why)?.entry())
    };
    Ok(StateResponse(app.live.enter(&slug, seen.then(amendment)).await?))
}

/// Shows what an amendment would change; nothing is written.
#[utoipa::path(
    post, path = "/events/{slug}/amendments/preview", operation_id = "previewAmendment",
    tag = "conducting",
    params(("slug" = String, Path)), request_body = NewAmendment, security(("token" = ["answer"])),
    responses(
        (
            status = 200, description = "What would follow. Nothing is written.",
            body = AmendmentPreview,
        ),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 415),
        (status = 422),
    ),
)]
pub async fn preview(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    Json(new): Json<NewAmendment>,
) -> Result<Json<AmendmentPreview>, ApiProblem> {
    let account = member.conducting(&slug)?;
    let event_state = app.live.event_state(&slug).await?;
    file_reader::check_event_file(&app, &event_state.row.file, &new.text).await?;
    let seen = DraftAmendment::new(to_programs(&event_state), &new.text, &account.name, &new.why)?;
    Ok(Json(AmendmentPreview {
        changes: seen.changes(),
        after: json::ruling(seen.after()),
        falls_away: seen.preview.falls_away.iter().map(|answer| answer.id.clone()).collect(),
        opens: seen.preview.asked_anew().map(|question| question.id.clone()).collect(),
        consequences: seen.consequences,
    }))
}
