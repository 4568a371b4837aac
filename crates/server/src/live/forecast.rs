//! What everyone needs while games of the event are open: worked out in the background, a few at
//! once, and not for ever.

use crate::App;
use crate::events::state::EventState;
use crate::infra::problem::Problem;
use crate::infra::work::WorkLanes;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tiebreak_model::Event;
use tiebreak_report::scenarios::{self, Goal, View};
use tiebreak_scenarios::odds::{Model, Odds, odds};
use tiebreak_scenarios::{
    NoNeeds, Prospect, ScenarioError, Scenarios, Verdict, VpOutlook, Watch, finished,
};
use tokio::sync::OnceCell;

/// Longer than any page should take; what is known by then is shown.
const LONGEST: Duration = Duration::from_secs(4);
/// Where play-offs are drawn, the same are drawn each time.
const SEED: u64 = 1;
/// On a board only what can be read at a glance, in characters.
const LONGEST_NEED: usize = 110;

/// The event with the results that the record tells.
pub fn as_it_stands(event_state: &EventState) -> Event {
    finished(&event_state.event, &event_state.record().answers(&event_state.event).results())
}

type ForecastResult = Result<Arc<Scenarios>, ScenarioError>;

/// The key of a state, and what follows from it.
type Kept = (String, Arc<OnceCell<ForecastResult>>);

/// What is being worked out: of one state of one event once, however many ask for it.
#[derive(Debug)]
pub struct Forecasts {
    work: Arc<WorkLanes>,
    under_way: Mutex<BTreeMap<String, Weak<OnceCell<ForecastResult>>>>,
    /// Of each event the last state as it stands, by its key: until its pages show it, a request
    /// finds it here.
    last: Mutex<BTreeMap<String, Kept>>,
    /// The states that were last supposed, of all events, the newest first: to ask again costs
    /// nothing.
    supposed: Mutex<VecDeque<Kept>>,
}

/// Events whose last state is kept.
const MOST_KEPT: usize = 256;
/// States with supposed results that are kept. One of a Swiss of a thousand takes some megabytes.
const MOST_SUPPOSED: usize = 8;

impl Forecasts {
    /// No forecast is worked out yet.
    pub fn new(work: Arc<WorkLanes>) -> Self {
        Self {
            work,
            under_way: Mutex::default(),
            last: Mutex::default(),
            supposed: Mutex::default(),
        }
    }

    /// What follows from the open games of an event, where `supposed` tells the results that are
    /// only supposed.
    pub async fn find(
        &self,
        event_state: &Arc<EventState>,
        event: Event,
        supposed: &str,
    ) -> Result<ForecastResult, Problem> {
        let key = format!("{} {} {supposed}", event_state.row.slug, event_state.record().head());
        let cell = self.cell(&key);
        if supposed.is_empty() {
            self.keep(&event_state.row.slug, &key, &cell);
        } else {
            self.keep_supposed(&key, &cell);
        }
        cell.get_or_try_init(|| work_out(&self.work, event, Arc::clone(event_state))).await.cloned()
    }

    /// The chances under the usual model, where they can be worked out in time.
    pub async fn chances(&self, event_state: &Arc<EventState>, event: Event) -> Option<Odds> {
        let place = self.work.chances.in_turn().await.ok()?;
        let watch = Arc::new(Watch::brief());
        let (worker, event_state) = (Arc::clone(&watch), Arc::clone(event_state));
        let mut work = tokio::task::spawn_blocking(move || {
            let _place = place;
            odds(&event, &event_state.regulation, &Model::default(), SEED, &worker)
        });
        let joined = match tokio::time::timeout(LONGEST, &mut work).await {
            Ok(joined) => joined,
            Err(_) => {
                watch.stop();
                work.await
            }
        };
        joined.ok()?.ok().filter(|odds| odds.stopped.is_none())
    }

    fn keep(&self, slug: &str, key: &str, cell: &Arc<OnceCell<ForecastResult>>) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.len() >= MOST_KEPT && !last.contains_key(slug) {
            last.clear();
        }
        last.insert(slug.to_owned(), (key.to_owned(), Arc::clone(cell)));
    }

    fn keep_supposed(&self, key: &str, cell: &Arc<OnceCell<ForecastResult>>) {
        let mut supposed = self.supposed.lock().unwrap_or_else(PoisonError::into_inner);
        supposed.retain(|(other, _)| other != key);
        supposed.push_front((key.to_owned(), Arc::clone(cell)));
        supposed.truncate(MOST_SUPPOSED);
    }

    fn cell(&self, key: &str) -> Arc<OnceCell<ForecastResult>> {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cell) = under_way.get(key).and_then(Weak::upgrade) {
            return cell;
        }
        under_way.retain(|_, cell| cell.strong_count() > 0);
        let cell = Arc::default();
        under_way.insert(key.to_owned(), Arc::downgrade(&cell));
        cell
    }
}

async fn work_out(
    lanes: &WorkLanes,
    event: Event,
    event_state: Arc<EventState>,
) -> Result<ForecastResult, Problem> {
    let place = lanes.what_if.place().await?;
    let watch = Arc::new(Watch::brief());
    let worker = Arc::clone(&watch);
    // The place is given back when the work ends, not when somebody stops waiting for it.
    let mut work = tokio::task::spawn_blocking(move || {
        let _place = place;
        tiebreak_scenarios::scenarios(&event, Some(&event_state.regulation), 1, &worker)
    });
    let joined = match tokio::time::timeout(LONGEST, &mut work).await {
        Ok(joined) => joined,
        Err(_) => {
            watch.stop();
            work.await
        }
    };
    Ok(joined.map_err(|error| Problem::Internal(error.to_string()))?.map(Arc::new))
}

/// What teams of bridge need in their last match, in the event as it is or as it is supposed to be:
/// worked out in the background.
pub async fn teams(
    app: &App,
    event_state: &Arc<EventState>,
    event: Arc<Event>,
) -> Result<Result<VpOutlook, NoNeeds>, Problem> {
    let place = app.work.what_if.place().await?;
    let event_state = Arc::clone(event_state);
    let work = tokio::task::spawn_blocking(move || {
        let _place = place;
        tiebreak_scenarios::vp_needs(&event, Some(&event_state.regulation))
    });
    work.await.map_err(|error| Problem::Internal(error.to_string()))
}

/// The best that somebody can reach, and what it takes; where that is long, in how many outcomes.
pub fn need(view: View<'_>, one: &Prospect) -> String {
    let goals = [
        (Goal::Outright, Some(one.outright)),
        (Goal::Settled, one.settled),
        (Goal::PlayOff, one.play_off),
        (Goal::Shared, Some(one.shared)),
    ];
    let possible =
        |tallied: &tiebreak_scenarios::OutcomeTally| tallied.verdict != Verdict::Impossible;
    let best =
        goals.into_iter().find_map(|(goal, tallied)| Some((goal, tallied.filter(possible)?)));
    let Some((goal, tallied)) = best else { return String::new() };
    let told = scenarios::need(view, one.id, goal).and_then(|need| need.within(LONGEST_NEED));
    scenarios::readable(
        view.language,
        &told.unwrap_or_else(|| scenarios::counted(view, goal, tallied)),
    )
}
