//! What follows from the open games: outcomes, needs, and results that a reader supposes.

pub mod bars;
pub mod outcomes;
pub mod page;
pub mod routes;
pub mod vp_needs;
