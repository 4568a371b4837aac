//! Total points in their match: WBF 1.1c and 3.1iii.

use super::{Judged, Measured, their_match};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    their_match::judge(facts, group, Measured::TotalPoints)
}
