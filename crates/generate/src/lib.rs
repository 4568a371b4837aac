//! Made-up chess events: random results from a seed, so that programs can be tried and compared on
//! as many as they like.
//!
//! The same plan gives the same event, on every machine and in every version. Pairings are
//! Swiss-like (by score, nobody twice as long as that goes) or follow the Berger tables; they do
//! not claim to be those of a FIDE system.
//!
//! ```
//! use tiebreak_generate::{Plan, event};
//! let sizes = Plan { players: 9, rounds: Some(5), ..Plan::default() };
//! let plan = Plan { byes: 2, forfeits: 1, seed: 7, ..sizes };
//! let made = event(&plan).unwrap();
//! assert_eq!(made.participants().len(), 9);
//! assert_eq!(made.games().iter().filter(|game| game.result.is_forfeit()).count(), 1);
//! assert_eq!(event(&plan).unwrap().games(), made.games());
//! ```

mod chance;
mod plan;
mod players;
mod round_robin;
mod swiss;
mod teams;

pub use plan::{ImpossiblePlan, Plan};

use tiebreak_model::Event;

/// The event of a plan, or what keeps it from being made.
pub fn event(plan: &Plan) -> Result<Event, ImpossiblePlan> {
    plan.check()?;
    if plan.teams.is_some() { teams::event(plan) } else { players::event(plan) }
}
