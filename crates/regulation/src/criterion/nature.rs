//! What is known of a criterion without any numbers: which parts it can give, what it needs, when its value does not exist.

use super::Criterion;
use tiebreak_model::{Kind, Sport};

/// The parts that a criterion can give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Any order with any of them level.
    Any,
    /// One in front, all the others level behind.
    OneFirst,
    /// One behind, all the others level in front.
    OneLast,
}

/// Which events have the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// Games or matches: the standings of a tour are a ready table, and pairs play no matches.
    Played,
    /// Events of one kind.
    Kind(Kind),
    /// Any: whoever does not have them is asked for them.
    Asked,
}

/// What is known of a criterion without any numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Nature {
    /// The sport whose events it counts in.
    pub sport: Sport,
    /// The parts that it can give.
    pub shape: Shape,
    /// The fewest whom it can separate.
    pub separates_from: usize,
    /// Whether it looks only at what the tied did against each other.
    pub among_the_tied: bool,
    /// Whether it divides by something that may be nothing.
    pub is_quotient: bool,
    /// Whether it counts games with a colour, where a forfeit may or may not be one.
    pub counts_colours: bool,
    needs: Needs,
    undefined: Option<&'static str>,
    idle_after: &'static [Criterion],
    idle_for_two_after: Option<Criterion>,
}

/// A criterion of chess that looks at all games.
pub(super) const CHESS: Nature = Nature {
    sport: Sport::Chess,
    shape: Shape::Any,
    separates_from: 2,
    among_the_tied: false,
    is_quotient: false,
    counts_colours: false,
    needs: Needs::Played,
    undefined: None,
    idle_after: &[],
    idle_for_two_after: None,
};

/// The same of bridge.
pub(super) const BRIDGE: Nature = Nature { sport: Sport::Bridge, ..CHESS };

impl Nature {
    /// Whether its values depend on who else is tied: the same criterion may separate a smaller group again.
    pub fn depends_on_group(self) -> bool {
        // A quotient of nothing by nothing keeps the whole group level; without that team the others may differ.
        self.among_the_tied || self.is_quotient
    }

    /// Whether events of this kind have the data it needs.
    pub fn has_data(self, kind: Kind) -> bool {
        match self.needs {
            Needs::Played => !matches!(kind, Kind::Tour | Kind::Pairs),
            Needs::Kind(needed) => kind == needed,
            Needs::Asked => true,
        }
    }

    /// When its value does not exist, for events of this kind.
    pub fn undefined_in(self, kind: Kind) -> Option<&'static str> {
        let apart = self.among_the_tied && matches!(kind, Kind::Swiss | Kind::BoardAMatch);
        self.undefined.or_else(|| apart.then_some("the tied did not all meet"))
    }

    /// Whether so many whom another criterion left level cannot be separated by this one.
    pub fn is_idle_after(self, other: Criterion, size: usize) -> bool {
        self.idle_after.contains(&other) || (size == 2 && self.idle_for_two_after == Some(other))
    }

    pub(super) const fn among_the_tied(self) -> Self {
        Self { among_the_tied: true, ..self }
    }

    pub(super) const fn one_first(self) -> Self {
        Self { shape: Shape::OneFirst, ..self }
    }

    pub(super) const fn one_last(self) -> Self {
        Self { shape: Shape::OneLast, ..self }
    }

    pub(super) const fn separates_from(self, separates_from: usize) -> Self {
        Self { separates_from, ..self }
    }

    pub(super) const fn counts_colours(self) -> Self {
        Self { counts_colours: true, ..self }
    }

    pub(super) const fn needs(self, needs: Needs) -> Self {
        Self { needs, ..self }
    }

    pub(super) const fn undefined(self, when: &'static str) -> Self {
        Self { undefined: Some(when), ..self }
    }

    pub(super) const fn quotient(self, when: &'static str) -> Self {
        Self { is_quotient: true, undefined: Some(when), ..self }
    }

    /// Whoever could be separated would have been by one of these.
    pub(super) const fn idle_after(self, idle_after: &'static [Criterion]) -> Self {
        Self { idle_after, ..self }
    }

    /// What one of two won, the other lost.
    pub(super) const fn idle_for_two_after(self, other: Criterion) -> Self {
        Self { idle_for_two_after: Some(other), ..self }
    }
}
