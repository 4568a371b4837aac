//! Mutual result as the event scores the games: where rapid counts double, so it does here.
//!
//! Grand Chess Tour 2.1.1 in the reading `weighted`.

use super::{Judged, mutual_result};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    mutual_result::counted(facts, group, true)
}
