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

/// An answer. One of `value`, `seed`, `secrets` and `outcome` is needed.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewAnswer {
    /// The question's id.
    question: String,
    /// The answer in words, as `tiebreak answer` takes them: `["1-0"]`, `["Wei Yi", "Gukesh D"]`.
    #[serde(default)]
    value: Vec<String>,
    /// The seed to draw lots from.
    seed: Option<String>,
    /// The secrets that were promised, by party: they make the seed together.
    #[serde(default)]
    secrets: BTreeMap<String, String>,
    /// What the public source gave that was named before: a beacon's signature, or the words as
    /// people read them.
    outcome: Option<String>,
    /// Who saw the lots drawn.
    #[serde(default)]
    witnesses: Vec<String>,
    /// Who decided, where the question asks for a decision and it is not the account.
    by: Option<String>,
    /// Why an earlier answer is corrected. Without it only open questions are answered.
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

/// Answers an open question; with a reason, corrects an answer.
#[utoipa::path(
    post, path = "/events/{slug}/answers", operation_id = "answerQuestion", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewAnswer, security(("token" = ["answer"])),
    responses(
        (status = 200, description = "It is written; where the event stands now.", body = EventDocument),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 409), (status = 412), (status = 415), (status = 422),
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
    /// Who is in and who is out then, in words.
    consequences: Vec<String>,
    /// The ids of the questions whose answers would no longer count.
    falls_away: Vec<String>,
    /// The ids of the questions that would be open and are not now.
    opens: Vec<String>,
}

/// What an answer or a correction would change; nothing is entered.
#[utoipa::path(
    post, path = "/events/{slug}/preview", operation_id = "previewAnswer", tag = "conducting",
    params(("slug" = String, Path)), request_body = NewAnswer, security(("token" = ["read"])),
    responses(
        (status = 200, description = "What would follow; nothing is written.", body = AnswerPreview),
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
