//! The standings, the matches of a knock-out and the missing games.

use crate::{Case, words};
use serde::Serialize;
use tiebreak_model::{Exact, KnockOutMatch, MissingGame, UnfinishedEvent};

/// A place of the standings, with all who share it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlaceView<'a> {
    pub from: usize,
    pub to: usize,
    pub names: Vec<&'a str>,
    pub score: String,
    pub open: bool,
    /// The score in the notation of its sport: 8½ in chess, 11.5 in bridge.
    #[serde(skip)]
    pub shown_score: String,
    /// The heading of a second ranking that begins here: a direction of a pairs event.
    #[serde(skip)]
    pub ranking: Option<String>,
    /// Each member's last match of a knock-out, in the order of `names`.
    #[serde(skip)]
    pub last_matches: Vec<Option<String>>,
}

impl<'a> PlaceView<'a> {
    /// All places of the standings.
    pub(super) fn standing(case: Case<'a>) -> Vec<Self> {
        let style = case.score_style();
        let places = case.ruling.standing.iter().enumerate();
        let place = places.map(|(at, place)| Self {
            from: place.from,
            to: place.to,
            names: case.names(&place.members),
            score: place.score.to_string(),
            open: place.open,
            shown_score: style.write(place.score),
            ranking: case.ranking_above(at),
            last_matches: place.members.iter().map(|id| words::last_match(case, *id)).collect(),
        });
        place.collect()
    }

    /// `4` or `2–4`.
    pub fn range(&self) -> String {
        words::range(self.from, self.to)
    }
}

/// A match of a knock-out. `score` is that of the match alone, without a carry-over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct MatchView<'a> {
    pub stage: Option<&'a str>,
    pub round: Option<u32>,
    pub between: Vec<&'a str>,
    pub score: [String; 2],
    pub carry_over: [String; 2],
    pub total: [String; 2],
    pub winner: Option<&'a str>,
}

impl<'a> MatchView<'a> {
    pub(super) fn new(case: Case<'a>, one: &'a KnockOutMatch) -> Self {
        let both = |sides: [Exact; 2]| sides.map(|side| side.to_string());
        Self {
            stage: one.stage.as_deref(),
            round: one.round,
            between: case.names(&one.between),
            score: both(one.score),
            carry_over: both(one.carry_over),
            total: both(one.totals()),
            winner: one.winner.map(|id| case.name(id)),
        }
    }
}

/// What an unfinished event lacks. `games` lists the first fifty missing games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MissingView<'a> {
    pub count: usize,
    pub games: Vec<MissingGameView<'a>>,
}

/// A game or match without a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MissingGameView<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    pub between: Vec<&'a str>,
}

impl<'a> MissingView<'a> {
    pub(super) fn new(case: Case<'a>, missing: &UnfinishedEvent) -> Self {
        let game = |game: &MissingGame| MissingGameView {
            round: game.round,
            between: case.names(&game.between),
        };
        Self { count: missing.count, games: missing.games.iter().map(game).collect() }
    }
}
