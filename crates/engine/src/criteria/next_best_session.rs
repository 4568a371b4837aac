//! Best session, then the next best, to the first in which the tied differ: WBF 4 in the reading `session-by-session`.

use super::{Judged, best_session};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    best_session::compared(facts, group, true)
}
