//! Which parts can be left of a group. What is known of the criteria themselves stands in their
//! table.

use super::Numbers;
use tiebreak_regulation::Shape;

/// Which parts of two or more can be left of a group that contends for places from `first` on, as
/// (offset, size); the whole group included.
pub(crate) fn left(
    numbers: &Numbers,
    shape: Shape,
    size: usize,
    first: usize,
) -> Vec<(usize, usize)> {
    let parts = match shape {
        Shape::Any => return numbers.parts(size, first),
        Shape::OneFirst => [(0, size), (1, size - 1)],
        Shape::OneLast => [(0, size), (0, size - 1)],
    };
    parts.into_iter().filter(|part| part.1 >= 2).collect()
}
