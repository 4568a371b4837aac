//! What is known of a criterion without any numbers: which parts it can give, and what it needs.

use tiebreak_model::Kind;
use tiebreak_regulation::Criterion;

/// The parts that a criterion can give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Any order with any of them level.
    Any,
}

/// Which parts of two or more can be left of a group, as (offset, size); the whole group included.
pub(crate) fn parts(shape: Shape, size: usize) -> Vec<(usize, usize)> {
    match shape {
        Shape::Any => (0..size).flat_map(|offset| (2..=size - offset).map(move |part| (offset, part))).collect(),
    }
}

/// The shape of a criterion.
pub(crate) fn shape(_criterion: Criterion) -> Shape {
    Shape::Any
}

/// Whether its values depend on who else is tied.
pub(crate) fn depends_on_group(criterion: Criterion) -> bool {
    matches!(criterion, Criterion::MutualResult | Criterion::MutualResultWeighted)
}

/// Whether it counts games with a colour, where a forfeit may or may not be one.
pub(crate) fn counts_colours(criterion: Criterion) -> bool {
    matches!(criterion, Criterion::GamesWithBlack | Criterion::WinsWithBlack)
}

/// Whether events of this kind have the data it needs.
pub(crate) fn has_data(_criterion: Criterion, kind: Kind) -> bool {
    // The standings of a tour are a ready table: there are no games to look at.
    kind != Kind::Tour
}
