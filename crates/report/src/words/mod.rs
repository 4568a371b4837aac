//! What happened, in English: one file for each kind of reason, and the small words that they share.
//!
//! The engine gives reasons as data and knows no sentence. A new kind of reason needs one arm here; the compiler asks for it.

mod about_event;
mod amendments;
mod answers;
mod awards;
mod basic;
mod boards;
mod broadcast;
mod checks;
mod corrected;
mod days;
mod entries;
mod invitation;
mod left_open;
mod matches;
mod missing;
mod places;
mod prizes;
mod ranked;
mod record;
mod refusals;
mod reminders;
mod steps;
mod times;
mod values;
mod warnings;
mod workings;

pub use about_event::{entries_of, form_of_event, open_games, round_robin_of};
pub use amendments::{amendment, amendment_fault, change};
pub use answers::{AnswerForm, answer_error, answer_fault, expected};
pub use awards::{award_winners, carry_over_rows, carry_over_title};
pub use basic::{capital, list, names, number, places, uncapital};
pub use boards::{Boards, boards};
pub use broadcast::{address_fault, broadcast_doubt, broadcast_notice, broadcast_trouble, proposal, proposal_reason};
pub use checks::{check, note_error};
pub use corrected::{Correction, corrected};
pub use days::{day_in_words, days};
pub use entries::{answer, back, entry, fate, left, public_source, recorded};
pub use invitation::{destination, invitation};
pub use left_open::left_open;
pub use matches::{done_in_match, last_match, match_score, stage_of_match};
pub use missing::missing;
pub use places::place_in_play_off;
pub(crate) use places::{match_in_play_off, places_in_order, range, round_in_play_off};
pub use prizes::prize_working;
pub use ranked::measure;
pub use record::{fault, fault_kind, file_error, promise_fault, record_error, record_hint, set_aside};
pub use refusals::{odds_error, rule_error, scenario_error, suppose_error};
pub use reminders::{reminder, undivided};
pub use steps::because;
pub use times::{bare_time, day_and_time, time};
pub use values::{plain_value, value};
pub use warnings::warning;
pub use workings::workings;
