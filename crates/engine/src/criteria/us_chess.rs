//! US Chess tie-breaks (rule 34E): modified median, Solkoff, cumulative, cumulative of opposition.
//!
//! The values are those of `tiebreak standings` under the codes MMED, SOLK, CUM and CUMO. The
//! regulation `us-chess-34e` uses them. An opponent who won two games, lost one and did not play
//! the last two counts 3: unplayed games are half a point each.

use super::{CriterionResult, fide};
use crate::Facts;
use tiebreak_model::Id;
use tiebreak_standings::{Modifiers, Name};

pub(super) fn judge(
    facts: &Facts<'_>,
    group: &[Id],
    code: &'static str,
    name: Name,
) -> CriterionResult {
    fide::judge(facts, group, code, name, Modifiers::NONE)
}
