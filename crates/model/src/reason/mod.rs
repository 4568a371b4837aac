//! What happened, as data. The engine fills these in; the words for people are made elsewhere, from
//! these alone.
//!
//! Each kind has a name in kebab-case ([`Reason::kind`] and its sisters): programs find it in the
//! JSON, and a translation would find its sentence by it.

mod left_open;
mod ranked;
mod reminder;
mod step;
mod warning;

pub use left_open::OpenReason;
pub use ranked::{Contribution, GroupRecord, Inapplicable, Particular, PersonalDatum, Workings};
pub use reminder::{EarliestStart, ReminderAbout, ShortDraw, Shortness};
pub use step::{Decider, Reason};
pub use warning::Warning;
