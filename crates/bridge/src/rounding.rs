//! Rounding to a multiple, halves away from zero.

use tiebreak_model::Exact;
use tiebreak_model::bridge::DatumRounding;

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

/// A multiple of `step`, as the datum is rounded.
pub(crate) fn datum(number: Exact, step: Exact, how: DatumRounding) -> Exact {
    let Some(steps) = number.checked_div(step) else { return number };
    let size = if steps.is_negative() { -steps } else { steps };
    let signed = |size: i128| Exact::from(if steps.is_negative() { -size } else { size });
    let below = steps.floor();
    let whole = match how {
        DatumRounding::HalfAwayFromZero => return nearest(number, step),
        DatumRounding::HalfToEven => {
            let rest = steps - Exact::from(below);
            let up = rest > Exact::HALF || (rest == Exact::HALF && below % 2 != 0);
            Exact::from(below + i128::from(up))
        }
        // The ceiling of a number is the floor of its opposite, turned.
        DatumRounding::HalfTowardsZero => signed(-(Exact::HALF - size).floor()),
        DatumRounding::HalfUp => Exact::from((steps + Exact::HALF).floor()),
        DatumRounding::TowardsZero => signed(size.floor()),
        DatumRounding::Down => Exact::from(below),
    };
    whole * step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_of_rounding_a_datum() {
        let tens =
            |number: i32, how: DatumRounding| datum(Exact::from(number), Exact::from(10), how);
        let rounded = |number: i32| DatumRounding::ALL.map(|(how, _)| tens(number, how));
        let exact = |numbers: [i32; 6]| numbers.map(Exact::from);
        assert_eq!(rounded(165), exact([170, 160, 160, 170, 160, 160]));
        assert_eq!(rounded(-165), exact([-170, -160, -160, -160, -160, -170]));
        assert_eq!(rounded(175), exact([180, 180, 170, 180, 170, 170]));
        assert_eq!(rounded(-166), exact([-170, -170, -170, -170, -160, -170]));
        assert_eq!(rounded(-40), exact([-40; 6]));
    }
}
