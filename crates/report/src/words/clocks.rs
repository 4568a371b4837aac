//! Clock settings in words.

use crate::{Language, say};
use tiebreak_model::{Bonus, Clock, SideClock};

/// "both 3:00 +2, from move 1", or each side if they differ.
pub fn clock(language: Language, clock: &Clock) -> String {
    let from = |pace: SideClock| (pace.bonus != Bonus::None).then_some(pace.from_move);
    let [white, black] = [clock.white, clock.black].map(|side| pace(language, side));
    match (from(clock.white), from(clock.black)) {
        (Some(white_from), Some(black_from)) if white_from != black_from => {
            say!(language, clock_sides_apart { white, white_from, black, black_from })
        }
        (None, None) if clock.white == clock.black => say!(language, clock_both { pace: white }),
        (None, None) => say!(language, clock_sides { white, black }),
        (one, other) => {
            let from = one.or(other).unwrap_or(1);
            match clock.white == clock.black {
                true => say!(language, clock_both_from { pace: white, from }),
                false => say!(language, clock_sides_from { white, black, from }),
            }
        }
    }
}

/// The setting of one side: "3:00 +2".
pub fn pace(language: Language, pace: SideClock) -> String {
    let time = format!("{}:{:02}", pace.base / 60, pace.base % 60);
    match pace.bonus {
        Bonus::None => time,
        Bonus::Increment(seconds) => format!("{time} +{seconds}"),
        Bonus::Delay(seconds) => say!(language, clock_delay { time, seconds }),
    }
}
