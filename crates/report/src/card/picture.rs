//! The small picture of a card as data: the current games, the remaining outcomes, or the top of
//! the standings.

use super::{Seen, State};
use crate::Case;
use crate::board::clocks;
use crate::scenarios::View;
use crate::seat::PlayOffSeat;
use crate::svg::half_points;
use crate::words::range;
use serde::{Deserialize, Serialize};
use tiebreak_model::{Ask, Exact, Id, Question};

/// The most rows on a card.
const MOST_ROWS: usize = 4;
/// The most games on a card.
const MOST_GAMES: usize = 2;

/// The small picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Picture {
    /// Games that are being played.
    Matches(Vec<CardMatch>),
    /// The outcomes that are left.
    Outcomes(Bars),
    /// The top of the standing.
    Standing(Vec<Standing>),
}

/// A game that is being played, with the score of its match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardMatch {
    /// The stage: "Semi-final 1"; may be empty.
    pub label: String,
    /// The clock in short: "3+2".
    pub clock: String,
    /// White, then Black.
    pub sides: [CardSide; 2],
}

/// One side of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSide {
    /// The player's name.
    pub name: String,
    /// The score of the match; empty if there is no match.
    pub score: String,
}

/// The share of the outcomes in which each contender comes first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bars {
    /// The number of outcomes.
    pub of: String,
    /// Whether the counts are estimates.
    pub sampled: bool,
    /// Name, thousandths of the outcomes with sole first place, thousandths with shared first
    /// place, and the number of both together.
    pub rows: Vec<(String, u32, u32, String)>,
    /// How many more can come first.
    pub more: usize,
}

/// A row of the standing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The place: "1", "2–3"; empty if it is the same as above.
    pub place: String,
    /// The participant's name.
    pub name: String,
    /// The score as its sport writes it.
    pub score: String,
    /// Whether this participant has won.
    pub won: bool,
    /// The score in thousandths of the first participant's.
    pub part: u32,
}

impl Picture {
    /// The picture of a state.
    pub(super) fn new(seen: Seen<'_>, state: State) -> Self {
        let Seen { case, outlook, .. } = seen;
        if let (State::Before | State::Live, Some(view)) = (state, outlook) {
            return Self::Outcomes(bars(view));
        }
        let games: Vec<CardMatch> = case
            .ruling
            .open
            .iter()
            .filter_map(|question| game(case, question))
            .take(MOST_GAMES)
            .collect();
        if state == State::Live && !games.is_empty() {
            return Self::Matches(games);
        }
        Self::Standing(standing(case, state))
    }
}

fn game(case: Case<'_>, question: &Question) -> Option<CardMatch> {
    let Ask::Game { white, black, clock, .. } = &question.ask else { return None };
    let seat = PlayOffSeat::find(case.ruling, &question.id);
    let duel = seat.filter(PlayOffSeat::is_duel);
    let side = |id: Id| CardSide {
        name: case.name(id).to_owned(),
        score: duel.map(|seat| half_points(seat.score(id))).unwrap_or_default(),
    };
    let label = seat.map(|seat| seat.within(case.language)).filter(|within| !within.is_empty());
    let label = label.or_else(|| seat.map(|seat| seat.label(case.language))).unwrap_or_default();
    Some(CardMatch {
        label,
        clock: clocks(case.language, *clock),
        sides: [side(*white), side(*black)],
    })
}

/// The bars of the remaining contenders.
pub(super) fn bars(view: View<'_>) -> Bars {
    let of = view.scenarios.outcomes;
    let part = |count| of.per_mille(count);
    let all: Vec<_> = view.contenders().collect();
    let rows = all.iter().take(MOST_ROWS).map(|one| {
        let (alone, shared) = (part(one.outright.count), part(one.shared.count));
        (view.name(one.id).to_owned(), alone, shared, one.first.count.to_string())
    });
    Bars {
        of: of.to_string(),
        sampled: view.scenarios.sampled.is_some(),
        rows: rows.collect(),
        more: all.len().saturating_sub(MOST_ROWS),
    }
}

fn standing(case: Case<'_>, state: State) -> Vec<Standing> {
    let places = case.ruling.standing.iter();
    let best = case.ruling.standing.first().map_or(Exact::ZERO, |place| place.score);
    let rows = places.flat_map(|place| {
        place.members.iter().enumerate().map(move |(index, id)| Standing {
            place: if index == 0 { range(place.from, place.to) } else { String::new() },
            name: case.name(*id).to_owned(),
            score: case.score(place.score),
            won: state == State::Decided && place.from == 1 && place.members.len() == 1,
            part: part(place.score, best),
        })
    });
    rows.take(MOST_ROWS).collect()
}

/// A score in thousandths of the best one; zero if that has no meaning.
fn part(score: Exact, best: Exact) -> u32 {
    if score.is_negative() || best.is_negative() {
        return 0;
    }
    let part = score
        .checked_div(best)
        .and_then(|part| part.numerator().checked_mul(1000)?.checked_div(part.denominator()));
    part.and_then(|part| u32::try_from(part).ok()).unwrap_or(0).min(1000)
}
