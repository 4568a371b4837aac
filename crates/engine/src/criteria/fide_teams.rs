//! FIDE's tie-breaks of teams (Handbook C.07) by their codes: EMGSB/C1, MPvGP, EDE and the others.
//!
//! The values are those of `tiebreak standings`. Where the event file has no matches, the values that it gives are taken, and
//! those that it does not give are asked for.

use super::{Judged, Ranking};
use crate::Facts;
use crate::missing::{self, Gap, number_id};
use tiebreak_model::{Exact, Figure, Id, TeamScore, TeamTable, Value};
use tiebreak_standings::TeamCode;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id], code: &TeamCode, text: &'static str) -> Judged {
    match facts.team_matches() {
        Some(table) => by_matches(code, facts, table, group),
        None => by_published_values(code, text, facts, group),
    }
}

fn by_matches(code: &TeamCode, facts: &Facts<'_>, table: &TeamTable, group: &[Id]) -> Judged {
    let positions: Vec<(Id, usize)> =
        group.iter().filter_map(|id| Some((*id, facts.team_position(table, *id)?))).collect();
    let tied: Vec<usize> = positions.iter().map(|(_, position)| *position).collect();
    let found = facts.team_tie_breaks(table).ordered(table, code.clone(), &tied);
    let id = |position: usize| positions.iter().find(|(_, known)| *known == position).map(|(id, _)| *id);
    let value = |value: Option<Exact>| value.map_or(Value::Undefined, Value::Number);
    let mut values: Vec<(Id, Value)> =
        found.values.iter().filter_map(|(position, exact)| Some((id(*position)?, value(*exact)))).collect();
    values.sort_by_key(|(id, _)| *id);
    let mut parts: Vec<Vec<Id>> =
        found.parts.iter().map(|part| part.iter().filter_map(|position| id(*position)).collect()).collect();
    parts.iter_mut().for_each(|part: &mut Vec<Id>| part.sort_unstable());
    Judged::Ranked(Ranking::found(values, parts))
}

fn by_published_values(code: &TeamCode, text: &'static str, facts: &Facts<'_>, group: &[Id]) -> Judged {
    let primary = facts.event.teams.as_ref().map(|teams| teams.primary).unwrap_or_default();
    let word = code.score(primary).map_or(text, TeamScore::code);
    let known = |id: Id| {
        let published = facts.event.participants[id.index()].values.iter().find(|(known, _)| known == word);
        let told = || {
            facts.told(&number_id(facts.event, id, Figure::TieBreak(word))).and_then(|numbers| numbers.first().copied())
        };
        published.map(|(_, value)| *value).or_else(told)
    };
    let gap = |id: &Id| missing::number(facts.event, *id, Figure::TieBreak(word));
    let gaps: Vec<Gap> = group.iter().filter(|id| known(**id).is_none()).map(gap).collect();
    if !gaps.is_empty() {
        return Judged::Missing(gaps);
    }
    let mut ranked: Vec<(Exact, Id)> = group.iter().filter_map(|id| Some((known(*id)?, *id))).collect();
    let lowest_first = code.lowest_first();
    ranked.sort_by(|a, b| if lowest_first { a.0.cmp(&b.0) } else { b.0.cmp(&a.0) }.then(a.1.cmp(&b.1)));
    let parts = ranked.chunk_by(|a, b| a.0 == b.0).map(|part| part.iter().map(|(_, id)| *id).collect()).collect();
    let mut values: Vec<(Id, Value)> = ranked.iter().map(|(value, id)| (*id, Value::Number(*value))).collect();
    values.sort_by_key(|(id, _)| *id);
    Judged::Ranked(Ranking::found(values, parts))
}
