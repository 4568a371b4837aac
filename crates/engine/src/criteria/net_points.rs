//! Net total points among the tied: WBF 1.2.other.b and 3.2.other.2.

use super::{Judged, Measured, net_among_tied};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    net_among_tied::judge(facts, group, Measured::TotalPoints)
}
