//! What happened, in English: one file for each kind of reason, and the small words that they share.
//!
//! The engine gives reasons as data and knows no sentence. A new kind of reason needs one arm here; the compiler asks for it.

mod basic;
mod left_open;
mod missing;
mod places;
mod ranked;
mod refusals;
mod reminders;
mod steps;
mod values;
mod warnings;

pub use basic::{capital, list, names, number, places};
pub use left_open::left_open;
pub use missing::missing;
pub(crate) use places::{place_in_play_off, places_in_order, range};
pub use ranked::measure;
pub use refusals::{odds_error, rule_error};
pub use reminders::{reminder, undivided};
pub use steps::because;
pub use values::{plain_value, value};
pub use warnings::warning;
