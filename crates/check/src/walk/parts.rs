//! Which parts can be left of a group. What is known of the criteria themselves stands in their table.

use tiebreak_regulation::Shape;

/// Which parts of two or more can be left of a group, as (offset, size); the whole group included.
pub(crate) fn left(shape: Shape, size: usize) -> Vec<(usize, usize)> {
    let parts = match shape {
        Shape::Any => {
            return (0..size).flat_map(|offset| (2..=size - offset).map(move |part| (offset, part))).collect();
        }
        Shape::OneFirst => [(0, size), (1, size - 1)],
        Shape::OneLast => [(0, size), (0, size - 1)],
    };
    parts.into_iter().filter(|part| part.1 >= 2).collect()
}
