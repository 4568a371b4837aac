//! Values and findings of steps.

use super::basic::{self, decimal};
use crate::{Language, say};
use tiebreak_model::{GroupRecord, Value};

/// For people: `50¼`, `18/7 = 2.5714`, "beat both".
pub fn value(language: Language, value: &Value) -> String {
    match value {
        // Percentages of pairs: thousandths are not readable as a fraction.
        Value::Number(number) if number.denominator() > 1000 => {
            decimal(language, &number.rounded(4))
        }
        Value::Number(number) => decimal(language, &number.mixed()),
        Value::Quotient { won, lost } => {
            let both = decimal(language, &format!("{won}/{lost}"));
            match won.checked_div(*lost) {
                Some(quotient) => format!("{both} = {}", decimal(language, &quotient.rounded(4))),
                None if won.is_zero() => {
                    say!(language, value_undefined_quotient { quotient: both })
                }
                None => say!(language, value_above_all { quotient: both }),
            }
        }
        Value::Undefined => say!(language, value_not_applicable),
        Value::Finding(found) => finding(language, *found),
        Value::Birth(birth) => birth.to_string(),
    }
}

/// A value for programs, exact: `50.25`, `18/7`; findings as in English.
pub fn plain_value(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Quotient { won, lost } => format!("{won}/{lost}"),
        Value::Undefined => "-".to_owned(),
        Value::Finding(found) => finding(Language::En, *found),
        Value::Birth(birth) => birth.to_string(),
    }
}

fn finding(language: Language, finding: GroupRecord) -> String {
    let found = match finding {
        GroupRecord::BeatBoth => "beat-both",
        GroupRecord::BeatOneTiedOne => "beat-one-tied-one",
        GroupRecord::BeatOneLostOne => "beat-one-lost-one",
        GroupRecord::TiedBoth => "tied-both",
        GroupRecord::TiedOneLostOne => "tied-one-lost-one",
        GroupRecord::LostToBoth => "lost-to-both",
        GroupRecord::DidNotMeetBoth => "did-not-meet-both",
        GroupRecord::DidNotMeetAll => "did-not-meet-all",
        GroupRecord::BeatAll => "beat-all",
        GroupRecord::TiedOneBeatRest => "tied-one-beat-rest",
        GroupRecord::Mixed { beat, tied, lost } => return mixed(language, beat, tied, lost),
    };
    say!(language, finding { found })
}

/// "beat one, tied two and lost to one".
fn mixed(language: Language, beat: usize, tied: usize, lost: usize) -> String {
    let parts = [
        (beat > 0).then(|| say!(language, found_beat { count: beat })),
        (tied > 0).then(|| say!(language, found_tied { count: tied })),
        (lost > 0).then(|| say!(language, found_lost { count: lost })),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    basic::list(language, &parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_show_both_numbers() {
        let quotient = |won: i32, lost: i32| {
            value(Language::En, &Value::Quotient { won: won.into(), lost: lost.into() })
        };
        assert_eq!(quotient(18, 7), "18/7 = 2.5714");
        assert_eq!(quotient(3, 0), "3/0 (above every other)");
        assert_eq!(quotient(0, 0), "0/0 (undefined)");
        let german = value(Language::De, &Value::Quotient { won: 18.into(), lost: 7.into() });
        assert_eq!(german, "18/7 = 2,5714");
    }
}
