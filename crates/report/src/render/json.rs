//! The ruling for programs: `tiebreak-ruling/1`.

use crate::Case;
use crate::view::RulingView;
use serde_json::Value;

pub use crate::view::amount;

/// The ruling as JSON.
pub fn ruling(case: Case<'_>) -> Value {
    serde_json::to_value(RulingView::new(case)).unwrap_or_default()
}
