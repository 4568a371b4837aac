//! Answers and corrections.

use super::conditional::SeenHead;
use super::events::{EventDocument, StateResponse};
use super::holder::Holder;
use crate::App;
use crate::console::service::{self, AnswerGiven};
use crate::events::state::EventState;
use crate::infra::problem::{ApiProblem, Problem};
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use tiebreak_model::Question;
use tiebreak_record::{Entry, Reveal};
use tiebreak_report::{Case, json};
use utoipa::ToSchema;

/// An answer. It needs one of `value`, `seed`, `secrets` and `outcome`.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewAnswer {
    /// The question's id.
    question: String,
    /// The answer in words, as `tiebreak answer` takes them: `["1-0"]`, `["Wei Yi", "Gukesh D"]`.
    #[serde(default)]
    value: Vec<String>,
    /// The seed for a draw of lots.
    seed: Option<String>,
    /// The committed secrets by party. Together they make the seed.
    #[serde(default)]
    secrets: BTreeMap<String, String>,
    /// The outcome of the public source that was named before: a beacon's signature, or the words
    /// that everyone can read.
    outcome: Option<String>,
    /// The witnesses of a draw of lots.
    #[serde(default)]
    witnesses: Vec<String>,
    /// Who decided, if the question asks for a decision and another person than the account made
    /// it.
    by: Option<String>,
    /// Why an earlier answer is corrected. Without a reason, only open questions can be answered.
    why: Option<String>,
}

impl NewAnswer {
    fn given(&self) -> AnswerGiven {
        AnswerGiven {
            question: self.question.clone(),
            asked: Vec::new(),
            words: self.value.clone(),
            seed: self.seed.clone(),
            reveals: self
                .secrets
                .iter()
                .map(|(party, secret)| Reveal { party: party.clone(), secret: secret.clone() })
                .collect(),
            outcome: self.outcome.clone(),
            witnesses: self.witnesses.clone(),
            decided_by: self.by.clone(),
        }
    }
}

/// The question with this id that the ruling depends on, answered or not.
pub(super) fn asked<'d>(event_state: &'d EventState, id: &str) -> Result<&'d Question, Problem> {
    event_state.asked(id).ok_or_else(|| Problem::not_found(format!("question {id}")))
}

/// Answers an open question. With a reason, corrects an earlier answer.
#[utoipa::path(
    post, path = "/events/{slug}/answers", operation_id = "answerQuestion", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewAnswer, security(("token" = ["answer"])),
    responses(
        (
            status = 200, description = "The entry was written. The new state of the event.",
            body = EventDocument,
        ),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 409),
        (status = 412), (status = 415), (status = 422),
    ),
)]
pub async fn answer(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    seen: SeenHead,
    Json(new): Json<NewAnswer>,
) -> Result<StateResponse, ApiProblem> {
    let account = member.conducting(&slug)?;
    let given = new.given();
    let event_state = match new.why.as_deref().map(str::trim) {
        None => {
            let answer =
                |event_state: &EventState| service::answering(event_state, &account.name, &given);
            app.live.enter(&slug, seen.then(answer)).await?
        }
        Some("") => return Err(Problem::invalid("a correction needs a reason".to_owned()).into()),
        Some(why) => {
            let correction = |event_state: &EventState| {
                let question = asked(event_state, &new.question)?;
                let why = Some(why.to_owned());
                Ok(Entry::Answer(service::entry(
                    event_state,
                    question,
                    &account.name,
                    &given,
                    why,
                )?))
            };
            app.live.enter(&slug, seen.then(correction)).await?
        }
    };
    Ok(StateResponse(event_state))
}

/// What an answer would change.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnswerPreview {
    /// The ruling with the answer, `tiebreak-ruling/1`.
    #[schema(value_type = Object)]
    after: Value,
    /// Who would win or lose a place, in words.
    consequences: Vec<String>,
    /// The ids of the questions whose answers would no longer apply.
    falls_away: Vec<String>,
    /// The ids of the questions that would become open.
    opens: Vec<String>,
}

/// Shows what an answer or a correction would change; nothing is written.
#[utoipa::path(
    post, path = "/events/{slug}/preview", operation_id = "previewAnswer", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewAnswer, security(("token" = ["read"])),
    responses(
        (
            status = 200, description = "What would follow. Nothing is written.",
            body = AnswerPreview,
        ),
        (status = 400), (status = 401), (status = 404), (status = 415), (status = 422),
    ),
)]
pub async fn preview(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Holder,
    Json(new): Json<NewAnswer>,
) -> Result<Json<AnswerPreview>, ApiProblem> {
    let event_state = app.live.event_state(&slug).await?;
    let question = asked(&event_state, &new.question)?;
    if new.seed.is_some() || new.outcome.is_some() || !new.secrets.is_empty() {
        return Err(
            Problem::invalid("lots cannot be looked at before they are drawn".to_owned()).into()
        );
    }
    let entry = service::entry(
        &event_state,
        question,
        &member.reading().name,
        &new.given(),
        new.why.clone(),
    )?;
    let preview = event_state.preview(Entry::Answer(entry))?;
    let case = Case { ruling: &preview.after, ..event_state.case() };
    let before = Case { ruling: &preview.before, ..event_state.case() };
    Ok(Json(AnswerPreview {
        after: json::ruling(case),
        consequences: tiebreak_report::consequences(before, case, &preview),
        falls_away: preview.falls_away.iter().map(|answer| answer.id.clone()).collect(),
        opens: preview.asked_anew().map(|question| question.id.clone()).collect(),
    }))
}
