//! The time on the wall: the only place that asks for it.

use crate::failure::Context;
use jiff::{Timestamp, Zoned};
use tiebreak_model::Moment;

/// Now, to the second, with the offset of the local zone. `TIEBREAK_NOW` replaces the clock,
/// for tests and re-enactments.
pub fn now() -> crate::Result<Moment> {
    if let Some(set) = std::env::var("TIEBREAK_NOW").ok().filter(|set| !set.is_empty()) {
        return set.parse().ok().with_context(|| format!("TIEBREAK_NOW is no moment: \"{set}\""));
    }
    let text = Zoned::now().strftime("%Y-%m-%dT%H:%M:%S%:z").to_string();
    text.parse().ok().with_context(|| format!("the clock of this machine says \"{text}\""))
}

/// Seconds from now until a moment whose offset is known; negative when it is past.
pub fn seconds_until(moment: Moment) -> Option<i64> {
    let now = now().ok()?.timestamp().unwrap_or_else(Timestamp::now);
    Some(moment.timestamp()?.as_second() - now.as_second())
}
