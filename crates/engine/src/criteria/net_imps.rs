//! Net IMPs among the tied: WBF 1.2.other.a and 3.2.other.1.

use super::{Judged, Measured, net_among_tied};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    net_among_tied::judge(facts, group, Measured::Imps)
}
