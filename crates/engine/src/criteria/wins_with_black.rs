//! Games won with black.
//!
//! Grand Chess Tour 2.1.3. A win by forfeit is none with black unless the reading `forfeits` says so.

use super::{Judged, wins};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    wins::counted(facts, group, true)
}
