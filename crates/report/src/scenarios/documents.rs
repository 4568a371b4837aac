//! The JSON of `tiebreak-scenarios/1` and `tiebreak-odds/1`.

use super::View;
use super::sentences::Goal;
use crate::view::{OddsView, ScenariosView};
use serde_json::Value;
use tiebreak_model::Event;
use tiebreak_scenarios::Prospect;
use tiebreak_scenarios::odds::Odds;

/// The scenarios as JSON.
pub fn scenarios_json(view: View<'_>) -> Value {
    serde_json::to_value(ScenariosView::new(view)).unwrap_or_default()
}

/// The odds as JSON.
pub fn odds_json(event: &Event, odds: &Odds) -> Value {
    serde_json::to_value(OddsView::new(event, odds)).unwrap_or_default()
}

/// About how many bytes the document will have, without building it. For long documents the
/// estimate is within a third.
pub fn scenarios_size(view: View<'_>) -> usize {
    let found = view.scenarios;
    // Every tally has a count, and a sampled one an error: numbers of 240 digits if 500 games are
    // open.
    let numbers = 1 + usize::from(found.sampled.is_some());
    let tally = 50 + numbers * found.outcomes.to_string().len();
    let conditions = |one: &Prospect| {
        let all = [Goal::Outright, Goal::Shared, Goal::First, Goal::Settled, Goal::PlayOff];
        let limits = all.iter().filter_map(|goal| goal.listed(&one.needs)).flatten().map(Vec::len);
        limits.sum::<usize>() * 120
    };
    let participant = |one: &Prospect| {
        let places = one.places.as_ref().map_or(0, |found| found.places.len());
        600 + 4 * tally + places * (40 + 2 * tally) + conditions(one)
    };
    let participants: usize = found.participants.iter().map(participant).sum();
    let tied: usize = found.tops.iter().map(|(ids, _)| tally + 20 * ids.len()).sum();
    500 + participants + tied + 70 * found.games.len()
}
