//! Which parts can be left of a group. The properties of the criteria are in their own table.

use super::DistinctNumbers;
use tiebreak_regulation::PartsShape;

/// Which parts of two or more can be left of a group that contends for places from `first` on, as
/// (offset, size); the whole group included.
pub(crate) fn left(
    numbers: &DistinctNumbers,
    shape: PartsShape,
    size: usize,
    first: usize,
) -> Vec<(usize, usize)> {
    let parts = match shape {
        PartsShape::Any => return numbers.parts(size, first),
        PartsShape::OneFirst => [(0, size), (1, size - 1)],
        PartsShape::OneLast => [(0, size), (0, size - 1)],
    };
    parts.into_iter().filter(|part| part.1 >= 2).collect()
}
