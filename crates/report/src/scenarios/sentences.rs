//! Conditions in plain words.

use super::{View, own_game};
use tiebreak_model::{Colour, GameResult, Id};
use tiebreak_scenarios::{Condition, Conditions, Limit, Needed, Tallied};

/// What somebody needs something for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Sole first place by points.
    Outright,
    /// Sole or shared first place.
    First,
    /// Shared first place.
    Shared,
    /// Neither.
    Out,
    /// First place without play or lots, where criteria decide.
    Settled,
    /// A part in the play-off or the lots, where criteria decide.
    PlayOff,
}

impl Goal {
    pub(super) fn of(self, needs: &Conditions) -> Option<&[Condition]> {
        self.needed(needs).listed()
    }

    pub(super) fn needed(self, needs: &Conditions) -> &Needed {
        match self {
            Self::Outright => &needs.outright,
            Self::First => &needs.first,
            Self::Shared => &needs.shared,
            Self::Out => &needs.out,
            Self::Settled => &needs.settled,
            Self::PlayOff => &needs.play_off,
        }
    }

    /// What happens then, after a name.
    fn words(self, view: View<'_>) -> &'static str {
        let promotes = view.promotes();
        match self {
            Self::Outright => "wins the tournament",
            Self::First => "comes first or shares first place",
            Self::Shared if view.regulation.is_some() && !view.criteria() => "is in the play-off",
            Self::Shared => "shares first place",
            Self::Out => "does not come first",
            Self::Settled if promotes => "is promoted",
            Self::Settled => "is first without a play-off",
            Self::PlayOff if promotes => "is in the lots for promotion",
            Self::PlayOff => "is in the play-off",
        }
    }
}

/// What it takes to reach something, way by way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Need {
    /// What happens then, after a name: "wins the tournament".
    pub what: &'static str,
    /// The ways, each in words: "he wins"; one of them empty where it happens in any case.
    pub ways: Vec<String>,
}

impl Need {
    /// All of it after a name, without the point: "wins the tournament if he wins; or if he draws and …".
    pub fn whole(&self) -> String {
        match self.ways.as_slice() {
            [way] if way.is_empty() => format!("{} in any case", self.what),
            ways => format!("{} if {}", self.what, ways.join("; or if ")),
        }
    }

    /// The same in so many characters; the first way and how many others there are, where all are too long. Nothing where even that is.
    pub fn within(&self, longest: usize) -> Option<String> {
        let fits = |told: &String| told.chars().count() <= longest;
        let first = || {
            let first = self.ways.first()?;
            match self.ways.len() - 1 {
                0 => None,
                1 => Some(format!("{} if {first}; or in one other way", self.what)),
                more => Some(format!("{} if {first}; or in {more} other ways", self.what)),
            }
        };
        Some(self.whole()).filter(fits).or_else(first).filter(fits)
    }
}

/// What somebody needs for something; nothing where it cannot happen, or where the conditions are too many to list.
pub fn need(view: View<'_>, id: Id, goal: Goal) -> Option<Need> {
    let prospect = view.scenarios.participants.iter().find(|one| one.id == id)?;
    let ways = ways(view, id, goal.of(&prospect.needs)?);
    (!ways.is_empty()).then(|| Need { what: goal.words(view), ways })
}

/// In how many outcomes it happens, after a name: "comes first in 12 of 81 outcomes".
pub fn counted(view: View<'_>, goal: Goal, tallied: Tallied) -> String {
    let what = match goal {
        Goal::Outright | Goal::Settled => "comes first",
        _ => "shares first place",
    };
    let about = if tallied.error.is_some() { "about " } else { "" };
    format!("{what} in {about}{} of {} outcomes", tallied.count, view.scenarios.outcomes)
}

/// The whole sentence: "Gukesh D wins the tournament if he wins; or if he draws and Fabiano Caruana – Ian Nepomniachtchi is drawn."
///
/// Nothing where it cannot happen, or where the conditions are too many to list.
pub fn sentence(view: View<'_>, id: Id, goal: Goal) -> Option<String> {
    need(view, id, goal).map(|need| format!("{} {}.", view.name(id), need.whole()))
}

/// Each way in words, told by the own game; an empty text where nothing is needed.
pub(super) fn ways(view: View<'_>, id: Id, conditions: &[Condition]) -> Vec<String> {
    own_game::told(view, id, conditions).iter().map(|condition| words(view, id, condition)).collect()
}

/// "he draws and Fabiano Caruana – Ian Nepomniachtchi is drawn".
pub(super) fn words(view: View<'_>, id: Id, condition: &[Limit]) -> String {
    let own = view.own_games(id);
    let limits: Vec<String> =
        condition
            .iter()
            .map(|limit| {
                if own.contains(&limit.game) { own_words(view, id, limit, own.len()) } else { other_game(view, limit) }
            })
            .collect();
    match limits.as_slice() {
        [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => limits.concat(),
    }
}

/// He, she, or they where the event does not say.
pub(super) struct Pronoun {
    subject: &'static str,
    possessive: &'static str,
    plural: bool,
}

impl Pronoun {
    pub fn of(view: View<'_>, id: Id) -> Self {
        let one = view.event.participants.get(id.index());
        let sex = one.and_then(|one| one.sex.as_deref()).unwrap_or_default();
        let title = one.and_then(|one| one.chess_title.as_deref()).unwrap_or_default();
        match sex {
            "w" | "f" | "W" | "F" => Self { subject: "she", possessive: "her", plural: false },
            "m" | "M" => Self { subject: "he", possessive: "his", plural: false },
            _ if title.starts_with('W') => Self { subject: "she", possessive: "her", plural: false },
            _ => Self { subject: "they", possessive: "their", plural: true },
        }
    }

    fn verb<'w>(&self, singular: &'w str, plural: &'w str) -> &'w str {
        if self.plural { plural } else { singular }
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
    let pronoun = Pronoun::of(view, id);
    let subject = pronoun.subject;
    let several = games > 1;
    let does_not = format!("{subject} {} not", pronoun.verb("does", "do"));
    match (win, may(GameResult::Draw), loss) {
        (true, false, false) if several => format!("{subject} {} {opponent}", pronoun.verb("beats", "beat")),
        (true, false, false) => format!("{subject} {}", pronoun.verb("wins", "win")),
        (false, true, false) if several => format!("{subject} {} with {opponent}", pronoun.verb("draws", "draw")),
        (false, true, false) => format!("{subject} {}", pronoun.verb("draws", "draw")),
        (false, false, true) if several => format!("{subject} {} to {opponent}", pronoun.verb("loses", "lose")),
        (false, false, true) => format!("{subject} {}", pronoun.verb("loses", "lose")),
        (true, true, false) if several => format!("{does_not} lose to {opponent}"),
        (true, true, false) => format!("{does_not} lose"),
        (false, true, true) if several => format!("{does_not} beat {opponent}"),
        (false, true, true) => format!("{does_not} win"),
        _ => format!("{} game against {opponent} is decisive", pronoun.possessive),
    }
}

fn other_game(view: View<'_>, limit: &Limit) -> String {
    let game = &view.scenarios.games[limit.game];
    let (white, black) = (view.name(game.white), view.name(game.black));
    let may = |result: GameResult| limit.results.contains(&result);
    match (may(GameResult::White), may(GameResult::Draw), may(GameResult::Black)) {
        (true, false, false) => format!("{white} beats {black}"),
        (false, false, true) => format!("{black} beats {white}"),
        (false, true, false) => format!("{white} – {black} is drawn"),
        (true, true, false) => format!("{black} does not beat {white}"),
        (false, true, true) => format!("{white} does not beat {black}"),
        _ => format!("{white} – {black} is decisive"),
    }
}

#[cfg(test)]
mod tests {
    use super::Need;

    #[test]
    fn long_needs_are_cut_between_ways() {
        let need = |ways: &[&str]| Need { what: "wins", ways: ways.iter().map(|way| (*way).to_owned()).collect() };
        let long = "Bob loses and ".repeat(20);
        assert_eq!(need(&["she wins", "Bob loses"]).within(60).as_deref(), Some("wins if she wins; or if Bob loses"));
        assert_eq!(need(&["she wins", &long]).within(60).as_deref(), Some("wins if she wins; or in one other way"));
        assert_eq!(need(&[&long]).within(60), None);
        assert_eq!(need(&[""]).whole(), "wins in any case");
    }
}
