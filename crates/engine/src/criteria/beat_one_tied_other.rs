//! Beat one, tied the other: of three teams, the only one that did so stands first.
//!
//! WBF 1.2c, 3.2.3. Where two did so (both beat the third and tied with each other) it does not decide, and the third falls to 1.2d. Example: A
//! beats B and ties with C, who lost to B.

use super::{Judged, head_to_head::single_out};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    single_out(facts, group, false, |record| record.is(group.len().saturating_sub(2), 1, 0))
}
