//! The engine itself, run with every answer or with random ones: what it comes to is what the walk
//! must have foreseen.

pub mod events;
pub mod every;
pub mod explore;
mod facts;
pub mod random;

pub use explore::{End, Way};
pub use random::Random;
