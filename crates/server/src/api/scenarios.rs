//! What every participant needs, for programs: computed once for each state of an event, within a
//! byte budget.

use crate::App;
use crate::events::state::EventState;
use crate::infra::budgets::LARGEST_ANSWER;
use crate::infra::kept_answers::KeptAnswer;
use crate::infra::problem::{ApiProblem, Problem};
use crate::live::forecast;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;
use std::ops::RangeInclusive;
use std::sync::Arc;
use tiebreak_model::{Event, Id, Sport};
use tiebreak_report::scenarios::{View, scenarios_json, scenarios_size};
use tiebreak_report::{Language, vp_needs};
use tiebreak_scenarios::{Narrowing, Scenarios};
use utoipa::IntoParams;

/// Which part of the scenarios to send.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ScenarioQuery {
    /// Only what concerns this participant, by name. Not for bridge teams.
    #[serde(rename = "for")]
    #[param(rename = "for")]
    only: Option<String>,
    /// Only some of the places that the regulations settle, e.g. `1-3` or `1`. Not for bridge
    /// teams.
    places: Option<String>,
}

/// What each participant needs while games are open, from the results in the record
/// (`tiebreak-scenarios/1`).
///
/// Computed once for each state of the record. If the whole exceeds 8 MB, the response is 422 with
/// the code `answer-too-large`: ask for one participant (`for`) or some places (`places`).
#[utoipa::path(
    get, path = "/events/{slug}/scenarios", operation_id = "getScenarios", tag = "events",
    params(("slug" = String, Path), ScenarioQuery),
    responses(
        (status = 200, description = "Scenarios, `tiebreak-scenarios/1`.", body = Object),
        (status = 400), (status = 404), (status = 422),
    ),
)]
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(part): Query<ScenarioQuery>,
) -> Result<impl IntoResponse, ApiProblem> {
    let event_state = app.live.event_state(&slug).await?;
    let narrowing = part.narrowing(&event_state.event)?;
    let key =
        format!("scenarios {slug} {} {}", event_state.record().head(), normal_form(&narrowing));
    let found = app.kept.find(&key, async || match event_state.event.sport() {
        Sport::Bridge => teams(&app, &event_state).await,
        _ => players(&app, &event_state, &narrowing).await,
    });
    Ok(([(header::CONTENT_TYPE, "application/json")], found.await?.body))
}

/// What each bridge team needs in the last match of a round robin.
async fn teams(app: &App, event_state: &Arc<EventState>) -> Result<KeptAnswer, Problem> {
    let found = forecast::teams(app, event_state, Arc::clone(&event_state.event)).await?;
    let found = found.map_err(|why| Problem::invalid(why.to_string()))?;
    let regulation = Some(event_state.regulation.as_ref());
    let json = vp_needs::vp_needs_json(Language::default(), &event_state.event, regulation, &found);
    Ok(Bytes::from(json.to_string()).into())
}

async fn players(
    app: &App,
    event_state: &Arc<EventState>,
    narrowing: &Narrowing,
) -> Result<KeptAnswer, Problem> {
    let event = forecast::as_it_stands(event_state);
    let found = match app.live.forecast(&event_state.row.slug).await? {
        Some(known) => known,
        None => {
            let found = app.live.forecast_of(event_state, event.clone(), "").await?;
            found.map_err(|error| Problem::invalid(error.to_string()))?
        }
    };
    match *narrowing == Narrowing::default() {
        true => written(event_state, &event, &found),
        false => written(event_state, &event, &found.narrowed(narrowing)),
    }
}

/// The document, if it is within the size limit.
fn written(
    event_state: &EventState,
    event: &Event,
    found: &Scenarios,
) -> Result<KeptAnswer, Problem> {
    let view = View::new(event, Some(&event_state.regulation), found);
    let bytes = scenarios_size(view);
    if bytes > LARGEST_ANSWER {
        return Err(Problem::AnswerTooLarge { bytes, most: LARGEST_ANSWER });
    }
    Ok(Bytes::from(scenarios_json(view).to_string()).into())
}

impl ScenarioQuery {
    fn narrowing(&self, event: &Event) -> Result<Narrowing, Problem> {
        let only = self.only.as_deref().map(|name| participant(event, name)).transpose()?;
        let places = self.places.as_deref().map(|text| {
            let wrong =
                || Problem::wrong(format!("\"{text}\" is not a range of places such as 1-3"));
            places(text).ok_or_else(wrong)
        });
        Ok(Narrowing { only, places: places.transpose()? })
    }
}

/// The participant with this name, or the only one whose name contains it.
fn participant(event: &Event, name: &str) -> Result<Id, Problem> {
    let folded = name.to_lowercase();
    let shown = event.shown();
    let fits = |id: &Id| {
        [event.name(*id), shown.name(*id)].iter().any(|one| one.to_lowercase().contains(&folded))
    };
    let only_one = || match event.ids().filter(fits).take(2).collect::<Vec<Id>>().as_slice() {
        [id] => Some(*id),
        _ => None,
    };
    let wrong = || Problem::wrong(format!("\"{name}\" is not the name of one participant"));
    event.find(name).or_else(only_one).ok_or_else(wrong)
}

/// Parses a range of places, "1-3", or one place.
fn places(text: &str) -> Option<RangeInclusive<usize>> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let place = |text: &str| text.trim().parse::<usize>().ok().filter(|place| *place > 0);
    let (from, to) = (place(from)?, place(to)?);
    (from <= to).then_some(from..=to)
}

/// The request in a normal form, as a key for kept answers.
fn normal_form(Narrowing { only, places }: &Narrowing) -> String {
    let only = only.map(|id| format!("for={}", id.index()));
    let places = places.as_ref().map(|range| format!("places={}-{}", range.start(), range.end()));
    [only, places].into_iter().flatten().collect::<Vec<_>>().join("&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_places() {
        assert_eq!(
            (places("1-3"), places("2"), places(" 4 - 4 ")),
            (Some(1..=3), Some(2..=2), Some(4..=4))
        );
        for wrong in ["", "0", "3-1", "1-", "-2", "a-b", "1-2-3"] {
            assert_eq!(places(wrong), None, "{wrong}");
        }
    }
}
