//! The tie-breaks of US Chess (rule 34E): modified median, Solkoff, cumulative, cumulative of opposition.
//!
//! The values are those of `tiebreak standings` under the codes MMED, SOLK, CUM and CUMO. Used by `us-chess-34e`. An opponent
//! who won two games, lost one and did not play the last two counts 3: unplayed games are half a point each.

use super::{Judged, fide};
use crate::Facts;
use tiebreak_model::{Id, Inapplicable};
use tiebreak_regulation::FideCode;

pub(super) fn judge(code: &'static str, facts: &Facts<'_>, group: &[Id]) -> Judged {
    match FideCode::read(code) {
        Ok(code) => fide::judge(code, facts, group),
        Err(_) => Judged::NotApplicable(Inapplicable::UnknownCode(code)),
    }
}
