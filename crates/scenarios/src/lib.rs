//! Before the last rounds: what everyone needs, exact chances, how long it will take.
//!
//! The crate answers two questions about an event with open games. [`scenarios()`] counts who can
//! still come first, in how many outcomes, and under which minimal conditions.
//! [`odds()`](odds::odds) takes a model of results and calculates who wins how likely, and how
//! long the play-off takes. Counts are exact integers. Floating-point numbers appear only in
//! [`odds`], where the model's probabilities are floating-point anyway.
//!
//! [`losing_pays`] answers a third: whether a worse result may pay under a regulation, in any
//! small event.
//!
//! Ties follow from adding points, which is done here without going through the outcomes one by
//! one. All decisions of clauses (criteria, seeding, colours, where a tie goes next) come from
//! `tiebreak_engine`.

mod contest;
mod count;
mod counter;
mod diagram;
mod fate;
mod given;
pub mod losing_pays;
mod narrowed;
mod needs;
pub mod odds;
mod outcomes;
mod path;
mod places;
mod procedures;
mod prospect;
mod random;
mod rank;
mod scenarios;
mod settled;
mod situation;
mod sums;
mod suppose;
mod suppose_match;
mod tally;
mod vp_needs;
mod watch;
mod weight;
mod work;

pub use count::OutcomeCount;
pub use narrowed::Narrowing;
pub use places::{PlaceProspect, PlaceProspects};
pub use procedures::Procedure;
pub use prospect::{
    Condition, Conditions, Limit, NeededConditions, OutcomeTally, Prospect, Verdict,
};
pub use scenarios::{OutcomeSample, ScenarioError, Scenarios, counts, scenarios};
pub use situation::{OpenGame, RESULTS, Situation, finished};
pub use suppose::{SupposeError, suppose};
pub use suppose_match::{imps_of, suppose_match, supposed_match};
pub use vp_needs::{
    Need, NoNeeds, VpNeeds, VpOutlook, is_before_last_matches, unplayed, vp_needs, vp_needs_for,
};
pub use watch::Watch;
pub use work::Work;
