//! What a regulation leaves open, as data.

pub use tiebreak_check::{
    CheckedRegulation, Class, Comparison, Difference, DifferencePlace, Finding, FindingKind, Gap,
    Importance, RegulationSide, Trail, TrailStep, Treatment, check, check_text, compare,
};
