//! Before the last rounds: what everyone needs, exact chances, how long it will take.
//!
//! Two questions are answered about an event with open games. [`scenarios()`] counts: who can still
//! come first, in how many outcomes, and under which minimal conditions. [`odds()`](odds::odds)
//! weighs: under a model of results, who wins, and how long the play-off takes. Counts are exact
//! integers; floating-point numbers appear in [`odds`] only, where the model's probabilities are
//! such anyway.
//!
//! [`losing_pays`] asks a third: whether a regulation is one under which a worse result may pay, in
//! any small event.
//!
//! Who stands level is a matter of adding points, done here without walking through the outcomes.
//! Whatever a clause decides (criteria, seeding, colours, where a tie goes next) is asked of
//! `tiebreak_engine`.

mod contest;
mod count;
mod counter;
mod diagram;
mod fate;
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

pub use count::Count;
pub use narrowed::Narrowing;
pub use places::{PlaceProspect, PlaceProspects};
pub use procedures::Procedure;
pub use prospect::{Condition, Conditions, Limit, Needed, Prospect, Tallied, Verdict};
pub use scenarios::{Sampled, ScenarioError, Scenarios, counts, scenarios};
pub use situation::{OpenGame, RESULTS, Situation, finished};
pub use suppose::{SupposeError, suppose};
pub use suppose_match::{imps_of, suppose_match, supposed_match};
pub use vp_needs::{
    Need, NoNeeds, VpNeeds, VpOutlook, is_before_last_matches, unplayed, vp_needs, vp_needs_for,
};
pub use watch::Watch;
pub use work::Work;
