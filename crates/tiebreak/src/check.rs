//! What a regulation leaves open, as data.

pub use tiebreak_check::{
    Checked, Class, Comparison, Difference, Does, Finding, Gap, Matters, Side, Situation, Trail,
    TrailStep, What, check, check_text, compare,
};
