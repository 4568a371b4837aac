//! Place in the qualification: the team that stood higher at its end wins the tied match.
//!
//! WBF 2, first sentence. A place that the file does not have is asked for. Example: third of the qualification against sixth.

use super::{Judged, Ranking, ordered};
use crate::{Facts, missing};
use tiebreak_model::{Exact, Figure, Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    let place = |id: Id| -> Option<Exact> {
        let told = || facts.told(&missing::number_id(facts.event, id, Figure::QualificationRank))?.first().copied();
        facts.event.participants[id.index()].qualification_rank.map(Exact::from).or_else(told)
    };
    let gaps: Vec<missing::Gap> = group
        .iter()
        .filter(|id| place(**id).is_none())
        .map(|id| missing::number(facts.event, *id, Figure::QualificationRank))
        .collect();
    if !gaps.is_empty() {
        return Judged::Missing(gaps);
    }
    let values: Vec<(Id, Value)> =
        group.iter().filter_map(|&id| place(id).map(|place| (id, Value::Number(place)))).collect();
    // The smaller number is the higher place.
    let mut parts = ordered(values.clone()).parts;
    parts.reverse();
    Judged::Ranked(Ranking::found(values, parts))
}
