//! What everyone needs while games of the event are open: worked out beside the pages, so many at once, and not for ever.

use crate::dossier::Dossier;
use crate::problem::Problem;
use std::sync::Arc;
use std::time::Duration;
use tiebreak_model::Event;
use tiebreak_report::scenarios::{self, Goal, View};
use tiebreak_scenarios::{Prospect, ScenarioError, Scenarios, Verdict, Watch, finished};
use tokio::sync::Semaphore;

/// Longer than any page should take; what is known by then is shown.
const LONGEST: Duration = Duration::from_secs(4);
/// Anybody may ask; so many are worked out at once.
static AT_ONCE: Semaphore = Semaphore::const_new(2);
/// On a board only what can be read at a glance, in characters.
const LONGEST_NEED: usize = 110;

/// The event with the results that the record tells.
pub fn as_it_stands(dossier: &Dossier) -> Event {
    finished(&dossier.event, &dossier.record().answers(&dossier.event).results())
}

/// Works out what follows from the open games of an event.
pub async fn work_out(event: Event, dossier: Arc<Dossier>) -> Result<Result<Scenarios, ScenarioError>, Problem> {
    let _place = AT_ONCE.acquire().await.map_err(|error| Problem::Internal(error.to_string()))?;
    let watch = Arc::new(Watch::brief());
    let worker = Arc::clone(&watch);
    let mut work = tokio::task::spawn_blocking(move || {
        tiebreak_scenarios::scenarios(&event, Some(&dossier.regulation), 1, &worker)
    });
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

/// The best that somebody can reach, and what it takes; where that is long, in how many outcomes.
pub fn need(view: View<'_>, one: &Prospect) -> String {
    let goals = [
        (Goal::Outright, Some(one.outright)),
        (Goal::Settled, one.settled),
        (Goal::PlayOff, one.play_off),
        (Goal::Shared, Some(one.shared)),
    ];
    let possible = |tallied: &tiebreak_scenarios::Tallied| tallied.verdict != Verdict::Impossible;
    let best = goals.into_iter().find_map(|(goal, tallied)| Some((goal, tallied.filter(possible)?)));
    let Some((goal, tallied)) = best else { return String::new() };
    let told = scenarios::need(view, one.id, goal).and_then(|need| need.within(LONGEST_NEED));
    told.unwrap_or_else(|| scenarios::counted(view, goal, tallied))
}
