//! What everyone needs while games of the event are open: worked out beside the pages, so many at once, and not for ever.

use crate::dossier::Dossier;
use crate::problem::Problem;
use std::sync::Arc;
use std::time::Duration;
use tiebreak_model::Event;
use tiebreak_report::scenarios::{Goal, View, sentence};
use tiebreak_scenarios::{Prospect, ScenarioError, Scenarios, Verdict, Watch, finished, scenarios};
use tokio::sync::Semaphore;

/// Longer than any page should take; what is known by then is shown.
const LONGEST: Duration = Duration::from_secs(4);
/// Anybody may ask; so many are worked out at once.
static AT_ONCE: Semaphore = Semaphore::const_new(2);
/// On a board only what can be read at a glance.
const MOST_LINES: usize = 4;
const LONGEST_LINE: usize = 130;

/// The event with the results that the record tells.
pub fn as_it_stands(dossier: &Dossier) -> Event {
    finished(&dossier.event, &dossier.record().answers(&dossier.event).results())
}

/// Works out what follows from the open games of an event.
pub async fn work_out(event: Event, dossier: Arc<Dossier>) -> Result<Result<Scenarios, ScenarioError>, Problem> {
    let _place = AT_ONCE.acquire().await.map_err(|error| Problem::Internal(error.to_string()))?;
    let watch = Arc::new(Watch::brief());
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

/// What the leaders need, a line each; nothing that is not known for certain.
pub fn lines(view: View<'_>) -> Vec<String> {
    if view.scenarios.stopped {
        return Vec::new();
    }
    let contenders: Vec<&Prospect> = view.contenders().collect();
    let mut lines: Vec<String> = contenders.iter().take(MOST_LINES).filter_map(|one| line(view, one)).collect();
    if contenders.len() > MOST_LINES {
        lines.push(format!("{} in all can still come first", contenders.len()));
    }
    lines
}

/// The best that somebody can reach, and what it takes; where that is long, in how many outcomes.
fn line(view: View<'_>, one: &Prospect) -> Option<String> {
    let goals = [
        (Goal::Outright, Some(one.outright)),
        (Goal::Settled, one.settled),
        (Goal::PlayOff, one.play_off),
        (Goal::Shared, Some(one.shared)),
    ];
    let possible = |tallied: &tiebreak_scenarios::Tallied| tallied.verdict != Verdict::Impossible;
    let (goal, tallied) = goals.into_iter().find_map(|(goal, tallied)| Some((goal, tallied.filter(possible)?)))?;
    let told = sentence(view, one.id, goal).and_then(|told| shortened(told.trim_end_matches('.')));
    let counted = || {
        let what = match goal {
            Goal::Outright | Goal::Settled => "comes first",
            _ => "shares first place",
        };
        let about = if tallied.error.is_some() { "about " } else { "" };
        format!("{} {what} in {about}{} of {} outcomes", view.name(one.id), tallied.count, view.scenarios.outcomes)
    };
    Some(told.unwrap_or_else(counted))
}

/// The sentence, or its first way where all of them are too long for a board.
fn shortened(told: &str) -> Option<String> {
    let fits = |told: &String| told.chars().count() <= LONGEST_LINE;
    let mut ways = told.split("; or if ");
    let first = ways.next()?;
    let short = match ways.count() {
        0 => first.to_owned(),
        1 => format!("{first}; or in one other way"),
        more => format!("{first}; or in {more} other ways"),
    };
    Some(told.to_owned()).filter(fits).or(Some(short)).filter(fits)
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn long_sentences_are_cut_between_ways() {
        assert_eq!(
            shortened("Ann wins if she wins; or if Bob loses").as_deref(),
            Some("Ann wins if she wins; or if Bob loses")
        );
        let long = format!("Ann wins if she wins; or if {}", "Bob loses and ".repeat(20));
        assert_eq!(shortened(&long).as_deref(), Some("Ann wins if she wins; or in one other way"));
        assert_eq!(shortened(&"long ".repeat(40)), None);
    }
}
