//! FIDE tie-breaks of teams (Handbook C.07) by their codes: EMGSB/C1, MPvGP, EDE and the others.
//!
//! The values are those of `tiebreak standings`. Where the event file has no matches, the criterion
//! takes the values that the file gives, and the engine asks for the others.

use super::{CriterionRanking, CriterionResult, ordered};
use crate::{Facts, missing};
use tiebreak_model::{Exact, Figure, Id, TeamScore, TeamTable, Value};
use tiebreak_standings::TeamCode;

pub(super) fn judge(
    facts: &Facts<'_>,
    group: &[Id],
    code: &TeamCode,
    text: &'static str,
) -> CriterionResult {
    match facts.team_matches() {
        Some(table) => by_matches(code, facts, table, group),
        None => by_published_values(code, text, facts, group),
    }
}

fn by_matches(
    code: &TeamCode,
    facts: &Facts<'_>,
    table: &TeamTable,
    group: &[Id],
) -> CriterionResult {
    let positions: Vec<(Id, usize)> =
        group.iter().filter_map(|id| Some((*id, facts.team_position(table, *id)?))).collect();
    let tied: Vec<usize> = positions.iter().map(|(_, position)| *position).collect();
    let found = facts.team_tie_breaks(table).ordered(table, code.clone(), &tied);
    let id =
        |position: usize| positions.iter().find(|(_, known)| *known == position).map(|(id, _)| *id);
    let value = |value: Option<Exact>| value.map_or(Value::Undefined, Value::Number);
    let mut values: Vec<(Id, Value)> = found
        .values
        .iter()
        .filter_map(|(position, exact)| Some((id(*position)?, value(*exact))))
        .collect();
    values.sort_by_key(|(id, _)| *id);
    let mut parts: Vec<Vec<Id>> = found
        .parts
        .iter()
        .map(|part| part.iter().filter_map(|position| id(*position)).collect())
        .collect();
    parts.iter_mut().for_each(|part: &mut Vec<Id>| part.sort_unstable());
    CriterionResult::Ranked(CriterionRanking::found(values, parts))
}

fn by_published_values(
    code: &TeamCode,
    text: &'static str,
    facts: &Facts<'_>,
    group: &[Id],
) -> CriterionResult {
    let primary = facts.event.teams().map(|teams| teams.primary).unwrap_or_default();
    let word = code.score(primary).map_or(text, TeamScore::code);
    let published = |id: Id| {
        let values = &facts.event.participants()[id.index()].values;
        values.iter().find(|(known, _)| known == word).map(|(_, value)| *value)
    };
    match missing::known_or_gaps(facts, group, Figure::TieBreak(word), published) {
        Ok(mut values) => {
            values.sort_by_key(|(id, _)| *id);
            let mut ranking = ordered(values);
            if code.lowest_first() {
                ranking.parts.reverse();
            }
            CriterionResult::Ranked(ranking)
        }
        Err(gaps) => CriterionResult::Missing(gaps),
    }
}
