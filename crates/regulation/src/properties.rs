//! What is known of a criterion without any numbers: which parts it can give, and what it needs.

use crate::Criterion;
use tiebreak_model::{Kind, Sport};

/// The parts that a criterion can give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartsShape {
    /// Any order with any of them level.
    Any,
    /// One in front, all the others level behind.
    OneFirst,
    /// One behind, all the others level in front.
    OneLast,
}

/// How many are tied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TiedNumber {
    /// Groups of every size.
    Any,
    /// Only groups of two.
    Two,
    /// Three or more.
    ThreeOrMore,
}

impl TiedNumber {
    /// Whether a group of this size fits.
    pub fn holds(self, size: usize) -> bool {
        match self {
            Self::Any => true,
            Self::Two => size == 2,
            Self::ThreeOrMore => size > 2,
        }
    }
}

/// The data that a criterion looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CriterionData {
    /// Games or matches: the standings of a tour are a ready table, and pairs play no matches.
    Results,
    /// What only events of this kind have.
    Only(Kind),
    /// Data that a person supplies: the arbiter is asked for each missing number.
    Told,
}

impl CriterionData {
    /// Whether events of a kind have it.
    pub fn had_by(self, kind: Kind) -> bool {
        match self {
            Self::Results => !matches!(kind, Kind::Tour | Kind::Pairs),
            Self::Only(only) => only == kind,
            Self::Told => true,
        }
    }
}

/// What is known of a criterion without any numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Properties {
    /// The sport whose events it counts in.
    pub sport: Sport,
    /// The parts that it can give.
    pub shape: PartsShape,
    /// How many it can separate at all.
    pub separates: TiedNumber,
    /// Whether it looks only at what the tied did against each other.
    pub among_the_tied: bool,
    /// Whether it divides by something that may be nothing.
    pub quotient: bool,
    /// Whether it counts games with a colour, where a forfeit may or may not be one.
    pub counts_colours: bool,
    /// Whether it compares teams of chess and nothing else.
    pub only_teams: bool,
    /// The data that it looks at.
    pub needs: CriterionData,
    /// The kind of event in which it makes no sense, though it can be worked out: Buchholz where
    /// everybody meets everybody.
    pub ill_suited: Option<Kind>,
    /// When its value does not exist.
    pub undefined: Option<&'static str>,
    /// Criteria after which it cannot separate a group of this size any more.
    pub repeats: &'static [(Criterion, TiedNumber)],
}

/// A criterion of chess that orders any number by their games.
pub(crate) const CHESS: Properties = Properties {
    sport: Sport::Chess,
    shape: PartsShape::Any,
    separates: TiedNumber::Any,
    among_the_tied: false,
    quotient: false,
    counts_colours: false,
    only_teams: false,
    needs: CriterionData::Results,
    ill_suited: None,
    undefined: None,
    repeats: &[],
};

/// A criterion of bridge that orders any number by their matches.
pub(crate) const BRIDGE: Properties = Properties { sport: Sport::Bridge, ..CHESS };

/// How the table of criteria says what is not as usual.
impl Properties {
    pub(crate) const fn one_first(self) -> Self {
        Self { shape: PartsShape::OneFirst, ..self }
    }

    pub(crate) const fn one_last(self) -> Self {
        Self { shape: PartsShape::OneLast, ..self }
    }

    pub(crate) const fn separates_two(self) -> Self {
        Self { separates: TiedNumber::Two, ..self }
    }

    pub(crate) const fn separates_three_or_more(self) -> Self {
        Self { separates: TiedNumber::ThreeOrMore, ..self }
    }

    pub(crate) const fn among_the_tied(self) -> Self {
        Self { among_the_tied: true, ..self }
    }

    pub(crate) const fn quotient(self) -> Self {
        Self { quotient: true, ..self }
    }

    pub(crate) const fn counts_colours(self) -> Self {
        Self { counts_colours: true, ..self }
    }

    pub(crate) const fn of_teams(self) -> Self {
        Self { only_teams: true, ..self }
    }

    pub(crate) const fn needs(self, needs: CriterionData) -> Self {
        Self { needs, ..self }
    }

    /// It adds up what the opponents or the rounds gave: where all have the same, it says nothing.
    pub(crate) const fn not_for(self, kind: Kind) -> Self {
        Self { ill_suited: Some(kind), ..self }
    }

    pub(crate) const fn undefined_where(self, undefined: &'static str) -> Self {
        Self { undefined: Some(undefined), ..self }
    }

    pub(crate) const fn repeats(self, repeats: &'static [(Criterion, TiedNumber)]) -> Self {
        Self { repeats, ..self }
    }
}
