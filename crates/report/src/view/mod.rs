//! Rulings, scenarios and odds as plain data with their sentences: what renderers draw and what
//! programs read.
//!
//! [`RulingView`] is the only way from a ruling to text, Markdown and JSON. The serialised forms
//! (`tiebreak-ruling/1`, `tiebreak-scenarios/1`, `tiebreak-odds/1`) are part of the public
//! interface: keep the names of fields and their order. Fields with `#[serde(skip)]` are words that
//! only people read.

mod awards;
mod by_name;
mod criterion;
mod money;
mod notes;
mod odds;
mod question;
mod ruling;
mod scenarios;
mod stage;
mod standing;
mod step;
mod step_reason;

pub use awards::{AwardView, CarryOverView};
pub use by_name::{ByName, NameEntry};
pub use money::{PrizeView, TourPointsView, UndividedView, amount};
pub use notes::{DepartureView, LeftOpenView, ReminderView, WarningView};
pub use odds::OddsView;
pub use question::QuestionView;
pub use ruling::RulingView;
pub use scenarios::ScenariosView;
pub use stage::StageView;
pub use standing::{MatchView, MissingView, PlaceView};
pub use step::StepView;
pub use step_reason::StepReason;
