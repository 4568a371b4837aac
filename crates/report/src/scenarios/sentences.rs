//! Conditions in plain words.

use super::{View, own_game};
use crate::{Language, say};
use tiebreak_model::{Colour, GameResult, Id};
use tiebreak_scenarios::{Condition, Conditions, Limit, NeededConditions, OutcomeTally, Prospect};

/// The goal for which a participant needs something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Sole first place by points.
    Outright,
    /// Sole or shared first place.
    First,
    /// Shared first place.
    Shared,
    /// Neither sole nor shared first place.
    Out,
    /// First place without play or lots, if criteria decide.
    Settled,
    /// A part in the play-off or the lots, if criteria decide.
    PlayOff,
}

impl Goal {
    /// The goals that documents list for a participant.
    pub(crate) fn of_prospect(one: &Prospect) -> impl Iterator<Item = Self> {
        let by_criteria = [Self::Settled, Self::PlayOff].into_iter();
        [Self::Outright, Self::Shared, Self::First]
            .into_iter()
            .chain(by_criteria.filter(|_| one.settled.is_some()))
    }

    /// The name of the goal in documents.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Outright => "outright",
            Self::First => "first",
            Self::Shared => "shared",
            Self::Out => "out",
            Self::Settled => "settled",
            Self::PlayOff => "play-off",
        }
    }

    /// The ways to the goal, if they are listed.
    pub(crate) fn listed(self, needs: &Conditions) -> Option<&[Condition]> {
        self.needed(needs).listed()
    }

    pub(crate) fn needed(self, needs: &Conditions) -> &NeededConditions {
        match self {
            Self::Outright => &needs.outright,
            Self::First => &needs.first,
            Self::Shared => &needs.shared,
            Self::Out => &needs.out,
            Self::Settled => &needs.settled,
            Self::PlayOff => &needs.play_off,
        }
    }

    /// What happens then, as the predicate after a name.
    fn words(self, view: View<'_>) -> String {
        let promotes = view.promotes();
        let goal = match self {
            Self::Outright => "outright",
            Self::First => "first",
            Self::Shared if view.regulation.is_some() && !view.criteria() => "play-off",
            Self::Shared => "shared",
            Self::Out => "out",
            Self::Settled if promotes => "promoted",
            Self::Settled => "settled",
            Self::PlayOff if promotes => "lots",
            Self::PlayOff => "play-off",
        };
        say!(view.language, goal_words { goal })
    }
}

/// The ways to a goal, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NeedSentence {
    /// What happens then, as the predicate after a name: "wins the tournament".
    pub what: String,
    /// The ways, each in words: "he wins"; an empty one means that it happens in any case.
    pub ways: Vec<String>,
    /// The language of the words.
    pub language: Language,
}

impl NeedSentence {
    /// The whole predicate: "wins the tournament if he wins; or if he draws and …".
    pub fn whole(&self) -> String {
        let what = &self.what;
        match self.ways.as_slice() {
            [way] if way.is_empty() => say!(self.language, need_in_any_case { what }),
            ways => say!(self.language, need_if { what, ways: either(self.language, ways) }),
        }
    }

    /// The predicate within this many characters: if it is too long, the first way and the number
    /// of others. `None` if even that is too long.
    pub fn within(&self, longest: usize) -> Option<String> {
        let fits = |told: &String| told.chars().count() <= longest;
        let first = || {
            let way = self.ways.first()?;
            match self.ways.len() - 1 {
                0 => None,
                others => {
                    Some(say!(self.language, need_if_and_others { what: &self.what, way, others }))
                }
            }
        };
        Some(self.whole()).filter(fits).or_else(first).filter(fits)
    }
}

/// The ways as they follow "if": "he wins; or if he draws".
pub(super) fn either(language: Language, ways: &[String]) -> String {
    let next = |before: String, next: &String| say!(language, ways_or { before, next });
    ways.split_first()
        .map(|(first, rest)| rest.iter().fold(first.clone(), next))
        .unwrap_or_default()
}

/// What a participant needs for a goal; `None` if it cannot happen, or if the conditions are too
/// many to list.
pub fn need(view: View<'_>, id: Id, goal: Goal) -> Option<NeedSentence> {
    let prospect = view.scenarios.participants.iter().find(|one| one.id == id)?;
    let ways = ways(view, id, goal.listed(&prospect.needs)?);
    (!ways.is_empty()).then(|| NeedSentence {
        what: goal.words(view),
        ways,
        language: view.language,
    })
}

/// In how many outcomes it happens, as the predicate after a name: "comes first in 12 of 81
/// outcomes".
pub fn counted(view: View<'_>, goal: Goal, tallied: OutcomeTally) -> String {
    let goal = match goal {
        Goal::Outright | Goal::Settled => "first",
        _ => "shared",
    };
    let about = if tallied.error.is_some() { "yes" } else { "no" };
    let [count, outcomes] = [tallied.count, view.scenarios.outcomes].map(|count| count.to_string());
    say!(view.language, need_counted { goal, about, count, outcomes })
}

/// The whole sentence: "Gukesh D wins the tournament if he wins; or if he draws and Fabiano Caruana
/// – Ian Nepomniachtchi is drawn."
///
/// `None` if it cannot happen, or if the conditions are too many to list.
pub fn sentence(view: View<'_>, id: Id, goal: Goal) -> Option<String> {
    need(view, id, goal).map(|need| format!("{} {}.", view.name(id), need.whole()))
}

/// Each way in words, sorted by the own game; an empty text if there is no condition.
pub(super) fn ways(view: View<'_>, id: Id, conditions: &[Condition]) -> Vec<String> {
    own_game::told(view, id, conditions)
        .iter()
        .map(|condition| words(view, id, condition))
        .collect()
}

/// "he draws and Fabiano Caruana – Ian Nepomniachtchi is drawn".
pub(super) fn words(view: View<'_>, id: Id, condition: &[Limit]) -> String {
    let own = view.own_games(id);
    let limits: Vec<String> = condition
        .iter()
        .map(|limit| {
            if own.contains(&limit.game) {
                own_words(view, id, limit, own.len())
            } else {
                other_game(view, limit)
            }
        })
        .collect();
    match limits.as_slice() {
        [rest @ .., last] if !rest.is_empty() => {
            say!(view.language, conditions_and { before: rest.join(", "), last })
        }
        _ => limits.concat(),
    }
}

/// "he", "she", or "they" if the event does not tell. Only English needs it.
fn pronoun(view: View<'_>, id: Id) -> &'static str {
    let one = view.event.participants().get(id.index());
    let sex = one.and_then(|one| one.sex.as_deref()).unwrap_or_default();
    let title = one.and_then(|one| one.chess_title.as_deref()).unwrap_or_default();
    match sex {
        "w" | "f" | "W" | "F" => "she",
        "m" | "M" => "he",
        _ if title.starts_with('W') => "she",
        _ => "they",
    }
}

fn own_words(view: View<'_>, id: Id, limit: &Limit, games: usize) -> String {
    let game = &view.scenarios.games[limit.game];
    let colour = if game.white == id { Colour::White } else { Colour::Black };
    let opponent = view.name(if colour == Colour::White { game.black } else { game.white });
    let may = |result: GameResult| limit.results.contains(&result);
    let (win, loss) = match colour {
        Colour::White => (may(GameResult::White), may(GameResult::Black)),
        Colour::Black => (may(GameResult::Black), may(GameResult::White)),
    };
    let result = match (win, may(GameResult::Draw), loss) {
        (true, false, false) => "win",
        (false, true, false) => "draw",
        (false, false, true) => "loss",
        (true, true, false) => "no-loss",
        (false, true, true) => "no-win",
        _ => "decisive",
    };
    let pronoun = pronoun(view, id);
    if games > 1 {
        return say!(
            view.language,
            own_game_of_several { name: view.name(id), result, pronoun, opponent }
        );
    }
    say!(view.language, own_game { result, pronoun, opponent })
}

fn other_game(view: View<'_>, limit: &Limit) -> String {
    let game = &view.scenarios.games[limit.game];
    let (white, black) = (view.name(game.white), view.name(game.black));
    let may = |result: GameResult| limit.results.contains(&result);
    let result = match (may(GameResult::White), may(GameResult::Draw), may(GameResult::Black)) {
        (true, false, false) => "white",
        (false, false, true) => "black",
        (false, true, false) => "draw",
        (true, true, false) => "not-black",
        (false, true, true) => "not-white",
        _ => "decisive",
    };
    say!(view.language, other_game { result, white, black })
}

#[cfg(test)]
mod tests {
    use super::NeedSentence;
    use crate::Language;

    #[test]
    fn long_needs_are_cut_between_ways() {
        let need = |ways: &[&str]| NeedSentence {
            what: "wins".to_owned(),
            ways: ways.iter().map(|way| (*way).to_owned()).collect(),
            language: Language::En,
        };
        let long = "Bob loses and ".repeat(20);
        assert_eq!(
            need(&["she wins", "Bob loses"]).within(60).as_deref(),
            Some("wins if she wins; or if Bob loses")
        );
        assert_eq!(
            need(&["she wins", &long]).within(60).as_deref(),
            Some("wins if she wins; or in one other way")
        );
        assert_eq!(need(&[&long]).within(60), None);
        assert_eq!(need(&[""]).whole(), "wins in any case");
    }
}
