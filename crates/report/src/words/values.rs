//! The numbers and findings that a step turned on.

use super::basic;
use tiebreak_model::{Finding, Value};

/// For people: `50¼`, `18/7 = 2.5714`, "beat both".
pub fn value(value: &Value) -> String {
    match value {
        // Percentages of pairs: nobody reads thousandths as a fraction.
        Value::Number(number) if number.denominator() > 1000 => number.rounded(4),
        Value::Number(number) => number.mixed(),
        Value::Quotient { won, lost } => match won.checked_div(*lost) {
            Some(quotient) => format!("{won}/{lost} = {}", quotient.rounded(4)),
            None if won.is_zero() => format!("{won}/{lost} (undefined)"),
            None => format!("{won}/{lost} (above every other)"),
        },
        Value::Undefined => "not applicable".to_owned(),
        Value::Finding(found) => finding(*found),
        Value::Birth(birth) => birth.to_string(),
    }
}

/// Exact, for programs: `50.25`, `18/7`.
pub fn plain_value(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Quotient { won, lost } => format!("{won}/{lost}"),
        Value::Undefined => "-".to_owned(),
        Value::Finding(found) => finding(*found),
        Value::Birth(birth) => birth.to_string(),
    }
}

fn finding(finding: Finding) -> String {
    let said = match finding {
        Finding::BeatBoth => "beat both",
        Finding::BeatOneTiedOne => "beat one and tied one",
        Finding::BeatOneLostOne => "beat one and lost to one",
        Finding::TiedBoth => "tied both",
        Finding::TiedOneLostOne => "tied one and lost to one",
        Finding::LostToBoth => "lost to both",
        Finding::DidNotMeetBoth => "did not meet both",
        Finding::DidNotMeetAll => "did not meet all",
        Finding::BeatAll => "beat all",
        Finding::TiedOneBeatRest => "tied one and beat the rest",
        Finding::Mixed { beat, tied, lost } => return mixed(beat, tied, lost),
    };
    said.to_owned()
}

/// "beat one, tied two and lost to one".
fn mixed(beat: usize, tied: usize, lost: usize) -> String {
    let parts = [("beat", beat), ("tied", tied), ("lost to", lost)].into_iter().filter(|(_, count)| *count > 0);
    let parts: Vec<String> = parts.map(|(verb, count)| format!("{verb} {}", basic::number(count))).collect();
    basic::list(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_show_both_numbers() {
        let quotient = |won: i32, lost: i32| value(&Value::Quotient { won: won.into(), lost: lost.into() });
        assert_eq!(quotient(18, 7), "18/7 = 2.5714");
        assert_eq!(quotient(3, 0), "3/0 (above every other)");
        assert_eq!(quotient(0, 0), "0/0 (undefined)");
    }
}
