//! Reasons in words: one file for each kind of reason, and the words that they share.
//!
//! The engine gives reasons as data, without sentences. A new kind of reason needs one match arm
//! here, and the compiler demands it.

mod about_event;
mod amendments;
mod awards;
mod basic;
mod boards;
mod boards_played;
mod broadcast;
mod checks;
mod clocks;
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
mod seen;
mod steps;
mod times;
mod turned_on;
mod values;
mod warnings;
mod workings;

pub use about_event::{entries_of, event_kind, form_of_event, open_games, round_robin_of};
pub use amendments::{amendment, change};
pub use awards::{award_winners, carry_over_rows, carry_over_title};
pub(crate) use basic::clause_of_reading;
pub use basic::{apart, capital, decimal, list, list_or, names, number, places, series, uncapital};
pub use boards::{Boards, boards};
pub use broadcast::{
    broadcast_doubt, broadcast_notice, broadcast_trouble, proposal, proposal_reason,
};
pub use checks::{CheckLine, check, check_line};
pub use clocks::{clock, pace};
pub use corrected::{Correction, RecordNow, corrected};
pub use days::{day_in_words, days};
pub use entries::{answer, back, entry, fate, left, public_source, recorded, told_of};
pub use invitation::{destination, invitation};
pub use left_open::left_open;
pub(crate) use matches::played_in;
pub use matches::{last_match, match_score, stage_of_match};
pub use missing::missing;
pub use places::place_in_play_off;
pub(crate) use places::{
    match_in_play_off, match_of_path, part, places_in_order, range, round_in_play_off,
};
pub(crate) use prizes::is_as_published;
pub use prizes::prize_working;
pub use ranked::{criterion_name, measure, tie_break};
pub use record::{record_head, set_aside};
pub use reminders::{reminder, undivided};
pub use seen::{seen_answer, seen_entry, seen_name};
pub(crate) use steps::role_key;
pub use steps::{because, role};
pub use tiebreak_language::grouped;
pub use times::{bare_time, day_and_time, time};
pub use turned_on::{part_of, told_level, two_winners};
pub use values::{plain_value, value};
pub use warnings::warning;
pub use workings::workings;
