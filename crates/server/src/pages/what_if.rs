//! What if: every open game is three links; press one and everything follows.
//!
//! The results that are supposed stand in the address (`?12=1-0&15=1/2-1/2`, games by their position), so a page can be sent on
//! and works without a script.

use super::{event, page};
use crate::App;
use crate::access::Viewer;
use crate::dossier::Dossier;
use crate::problem::Problem;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tiebreak_model::{Event, GameResult};
use tiebreak_scenarios::show::{Goal, View, sentence};
use tiebreak_scenarios::{Prospect, RESULTS, ScenarioError, Scenarios, Tallied, Verdict, Watch, finished, scenarios};
use tokio::sync::Semaphore;

/// Longer than any page should take; what is known by then is shown.
const LONGEST: Duration = Duration::from_secs(4);
/// Anybody may ask; so many are worked out at once.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// The results that are supposed, by the game's position in the event.
type Supposed = BTreeMap<usize, GameResult>;

/// `GET /events/{slug}/what-if`
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let now = finished(&dossier.event, &dossier.record.answers(&dossier.event).results());
    let supposed = supposed(&now, &query)?;
    let results: Vec<(usize, GameResult)> = supposed.iter().map(|(game, result)| (*game, *result)).collect();
    let then = finished(&now, &results);
    let found = work_out(then.clone(), dossier.clone()).await?;
    Ok(page(
        &format!("What if · {}", dossier.event.title),
        &viewer,
        html! {
            (event::top(&dossier, viewer.conducts(&slug) || viewer.0.is_some()))
            (games(&slug, &now, &supposed))
            @match &found {
                Ok(found) => (outcome(View { event: &then, regulation: Some(&dossier.regulation), scenarios: found })),
                Err(error) => p.warning { (error) "." },
            }
        },
    ))
}

fn supposed(event: &Event, query: &BTreeMap<String, String>) -> Result<Supposed, Problem> {
    let mut supposed = Supposed::new();
    for (game, result) in query {
        let wrong = || Problem::Invalid(format!("\"{game}={result}\" is no result of an open game"));
        let index: usize = game.parse().map_err(|_| wrong())?;
        let result: GameResult = result.parse().map_err(|()| wrong())?;
        if !event.open_games().any(|(open, _)| open == index) || !RESULTS.contains(&result) {
            return Err(wrong());
        }
        supposed.insert(index, result);
    }
    Ok(supposed)
}

/// Works it out beside the other pages, and not for ever.
async fn work_out(event: Event, dossier: Arc<Dossier>) -> Result<Result<Scenarios, ScenarioError>, Problem> {
    let _place = AT_ONCE.acquire().await.map_err(|error| Problem::Internal(error.to_string()))?;
    let watch = Arc::new(Watch::default());
    let worker = Arc::clone(&watch);
    let mut work = tokio::task::spawn_blocking(move || scenarios(&event, Some(&dossier.regulation), 1, &worker));
    let in_time = tokio::time::timeout(LONGEST, &mut work).await;
    let joined = match in_time {
        Ok(joined) => joined,
        Err(_) => {
            watch.stop();
            work.await
        }
    };
    joined.map_err(|error| Problem::Internal(error.to_string()))
}

/// Each open game as three links; the one that is supposed is pressed, and pressing it again lets it go.
fn games(slug: &str, event: &Event, supposed: &Supposed) -> Markup {
    html! {
        h2 id="games" { "Open games" }
        @if event.open_games().next().is_none() { p { "No game of the event is open." } }
        ul.what-if aria-labelledby="games" {
            @for (index, game) in event.open_games() {
                li {
                    span { (event.name(game.white)) " – " (event.name(game.black)) }
                    @for (result, shown) in RESULTS.iter().zip(["1–0", "½–½", "0–1"]) {
                        @let pressed = supposed.get(&index) == Some(result);
                        " "
                        a.button.pressed[pressed] href={ "/events/" (slug) "/what-if" (address(supposed, index, *result)) }
                            aria-current=[pressed.then_some("true")] { (shown) }
                    }
                }
            }
        }
        @if !supposed.is_empty() { p { a href={ "/events/" (slug) "/what-if" } { "As it stands" } } }
    }
}

fn address(supposed: &Supposed, game: usize, result: GameResult) -> String {
    let mut next = supposed.clone();
    if next.get(&game) == Some(&result) {
        next.remove(&game);
    } else {
        next.insert(game, result);
    }
    let pairs: Vec<String> =
        next.iter().map(|(game, result)| format!("{game}={}", super::url(result.sign()))).collect();
    if pairs.is_empty() { String::new() } else { format!("?{}", pairs.join("&")) }
}

fn outcome(view: View<'_>) -> Markup {
    let found = view.scenarios;
    html! {
        h2 { "What follows" }
        p.grey { (found.outcomes) " outcomes. Counts, not chances." @if !found.exact { " Not all of them could be looked at in time." } }
        table.what-if {
            thead { tr { th scope="col" { "Name" } th scope="col" { "First alone" } th scope="col" { "Shares first place" } th scope="col" { "Either" } } }
            tbody {
                @for one in view.scenarios.participants.iter().filter(|one| one.first.verdict != Verdict::Impossible) {
                    tr {
                        th scope="row" { (view.name(one.id)) }
                        td { (tallied(&one.outright)) }
                        td { (tallied(&one.shared)) }
                        td { (tallied(&one.first)) }
                    }
                }
            }
        }
        @for one in view.contenders() { (needs(view, one)) }
        @for procedure in view.procedures() { p { (procedure) } }
    }
}

/// What is certain is bold, what is impossible is struck through.
fn tallied(tallied: &Tallied) -> Markup {
    html! {
        @match tallied.verdict {
            Verdict::Certain => strong { "certain" },
            Verdict::Impossible => s { "impossible" },
            Verdict::Possible => (tallied.count),
        }
    }
}

fn needs(view: View<'_>, one: &Prospect) -> Markup {
    let goals = [Goal::Outright, Goal::Shared, Goal::Settled, Goal::PlayOff];
    html! {
        @for sentence in goals.into_iter().filter_map(|goal| sentence(view, one.id, goal)) { p { (sentence) } }
    }
}
