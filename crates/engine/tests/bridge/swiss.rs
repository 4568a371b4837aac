//! Section 3: Swiss points at any moment, byes, the bench of opponents.

use crate::bridge::case::{Case, doubts, line, ruled, said};
use tiebreak_engine::{Options, rule};
use tiebreak_model::NoAnswers;

#[test]
fn standings_after_any_round() {
    let event = Case::named("3-swiss-points").event();
    // After round 1 C leads alone (11.2), A, B, D and F have 10 each, E 8.8. A and D met each
    // other, B and F likewise: Swiss points 10.
    let first = event.after_round(1);
    let ruling = ruled(&first, &[]);
    assert_eq!(
        said(&event, &ruling, "3"),
        [
            "A, B, D and F share places 2 to 5 with 10 VPs.",
            "Swiss points: A 10, B 10, D 10, F 10. All are still level."
        ]
    );
    assert_eq!(ruling.standing[0].score.to_string(), "11.2");
    // After round 2: C 21.81, D 20.91, B 20, A 19.39, F 19.09, E 18.8: nobody is tied.
    let second = event.after_round(2);
    assert_eq!(line(&second, &ruled(&second, &[])), "C | D | B | A | F | E");
    let third = event.after_round(3);
    assert_eq!(line(&third, &ruled(&third, &[])), line(&event, &ruled(&event, &[])));
}

#[test]
fn unequal_numbers_of_opponents_are_said() {
    let event = Case::named("3-bye").event();
    let ruling = ruled(&event, &[]);
    let warning =
        "the Swiss points of tied teams rest on unequal numbers of opponents: A two and B three";
    assert!(doubts(&event, &ruling).contains(&warning.to_owned()), "{:?}", ruling.warnings);
    assert_eq!(said(&event, &ruling, "3")[1], "Swiss points: B 115, A 90.");
}

#[test]
fn only_the_places_that_matter() {
    let event = Case::named("3.1v").event();
    let limited = Options { places: Some((1, 2)), ..Options::default() };
    let ruling = rule(&event, crate::bridge::case::default_wbf(), &mut NoAnswers, limited).unwrap();
    assert_eq!(ruling.open.len(), 1);
    assert_eq!(ruling.open[0].id, "places-1-2/board/1");
    let lower = Options { places: Some((5, 8)), ..Options::default() };
    let ruling = rule(&event, crate::bridge::case::default_wbf(), &mut NoAnswers, lower).unwrap();
    assert!(ruling.open.is_empty() && ruling.settled);
}
