//! Rounding to a multiple, halves away from zero.

use tiebreak_model::Exact;

/// The nearest multiple of `step`; of two that are equally near the one further from zero, so that
/// both sides are treated alike.
pub(crate) fn nearest(number: Exact, step: Exact) -> Exact {
    let Some(steps) = number.checked_div(step) else { return number };
    let size = if steps.is_negative() { -steps } else { steps };
    let whole = Exact::from((size + Exact::HALF).floor());
    (if steps.is_negative() { -whole } else { whole }) * step
}

/// The same where a step is given.
pub(crate) fn maybe(number: Exact, step: Option<Exact>) -> Exact {
    step.map_or(number, |step| nearest(number, step))
}
