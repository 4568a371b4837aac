//! The odds as data. The serialised form is `tiebreak-odds/1`; probabilities are texts with twelve
//! decimals.

use serde::Serialize;
use std::collections::BTreeMap;
use tiebreak_model::Event;
use tiebreak_scenarios::odds::{Chance, Minutes, Odds};

/// The probabilities of all participants, and the length of the play-off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct OddsView<'a> {
    pub schema: &'static str,
    pub event: &'a str,
    pub exact: bool,
    pub open_games: usize,
    pub participants: Vec<ChanceView<'a>>,
    pub play_off: String,
    pub games: ExpectedGames,
    pub minutes: MinutesView,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_open: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<StoppedView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sampled: Option<DrawnView>,
}

/// The probabilities of one participant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ChanceView<'a> {
    pub name: &'a str,
    pub win: String,
    pub outright: String,
    pub shared: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub places: BTreeMap<usize, String>,
}

/// The number of games in a play-off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ExpectedGames {
    pub expected: String,
}

/// The minutes of a play-off: the mean, and the time within which 50, 90 and 99 of 100 end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct MinutesView {
    pub expected: String,
    pub within_50: String,
    pub within_90: String,
    pub within_99: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cut: Option<bool>,
}

/// What was not computed before the time was up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct StoppedView {
    pub not_worked_out: String,
}

/// How many play-offs were sampled, and with which seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DrawnView {
    pub drawn: u64,
    pub seed: u64,
}

impl<'a> OddsView<'a> {
    pub fn new(event: &'a Event, odds: &Odds) -> Self {
        let exact = odds.sampled.is_none() && odds.stopped.is_none() && !odds.minutes.cut;
        let participants = odds.participants.iter().map(|one| ChanceView::new(event, one));
        Self {
            schema: "tiebreak-odds/1",
            event: event.title(),
            exact,
            open_games: odds.open_games,
            participants: participants.collect(),
            play_off: precise(odds.play_off),
            games: ExpectedGames { expected: format!("{:.6}", odds.games) },
            minutes: MinutesView::new(&odds.minutes),
            left_open: (odds.left_open > 1e-9).then(|| precise(odds.left_open)),
            stopped: odds.stopped.map(|left| StoppedView { not_worked_out: precise(left) }),
            sampled: odds.sampled.map(|(drawn, seed)| DrawnView { drawn, seed }),
        }
    }
}

fn precise(chance: f64) -> String {
    format!("{chance:.12}")
}

impl<'a> ChanceView<'a> {
    fn new(event: &'a Event, one: &Chance) -> Self {
        let places = one.places.iter().map(|(place, chance)| (*place, precise(*chance)));
        Self {
            name: event.name(one.id),
            win: precise(one.win),
            outright: precise(one.outright),
            shared: precise(one.shared),
            error: one.error.map(precise),
            places: places.collect(),
        }
    }
}

impl MinutesView {
    fn new(minutes: &Minutes) -> Self {
        let [within_50, within_90, within_99] =
            minutes.within.map(|minutes| format!("{minutes:.1}"));
        let expected = format!("{:.6}", minutes.expected);
        let cut = minutes.cut.then_some(true);
        Self { expected, within_50, within_90, within_99, cut }
    }
}
