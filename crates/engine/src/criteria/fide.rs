//! FIDE's tie-breaks (Handbook C.07) by their codes: DE, BH/C1, SB and the others.
//!
//! The values are those of `tiebreak standings`. In a round robin they need every game of the tied; in a Swiss event a round
//! without a game is an absence.

use super::{Judged, Ranking, by_value, fide_teams, missing_games};
use crate::Facts;
use tiebreak_model::{Crosstable, Event, Id, Inapplicable, Particular, Value};
use tiebreak_regulation::FideCode;
use tiebreak_standings::{Code, Name, Standings, direct_encounter};

pub(super) fn judge(code: FideCode, facts: &Facts<'_>, group: &[Id]) -> Judged {
    match (code.players(), code.teams()) {
        (_, Some(known)) if facts.event.teams.is_some() => fide_teams::judge(known, code, facts, group),
        (Some(code), _) if facts.event.teams.is_none() => of_players(code, facts, group),
        (None, _) => Judged::NotApplicable(Inapplicable::OnlyForTeams),
        (Some(_), _) => Judged::NotApplicable(Inapplicable::OnlyForPlayers),
    }
}

fn of_players(code: &Code, facts: &Facts<'_>, group: &[Id]) -> Judged {
    let direct = code.name == Name::De;
    let gaps = missing_games(facts, group, direct);
    if !gaps.is_empty() {
        return Judged::Missing(gaps);
    }
    // Results that were told later count like all others; what becomes of the games of those who are gone, the regulation has said.
    let mut event = Event { games: facts.games().to_vec(), ..facts.event.clone() };
    event.participants.iter_mut().for_each(|one| (one.withdrawn, one.expelled) = (None, None));
    let table = Crosstable::of(&event);
    let positions: Vec<(Id, usize)> = group
        .iter()
        .filter_map(|&id| Some((id, table.entrants.iter().position(|entrant| entrant.name == event.name(id))?)))
        .collect();
    if direct {
        return encounter(&table, &positions);
    }
    let standings = Standings::new(&table, vec![code.clone()], None);
    let value = |position: usize| standings.value(position, 0).map_or(Value::Undefined, Value::Number);
    by_value(positions.iter().map(|&(id, position)| (id, value(position))).collect())
}

fn encounter(table: &Crosstable, positions: &[(Id, usize)]) -> Judged {
    let group: Vec<usize> = positions.iter().map(|(_, position)| *position).collect();
    let found = direct_encounter(table, &group);
    let id = |position: usize| positions.iter().find(|(_, known)| *known == position).map(|(id, _)| *id);
    let mut values: Vec<(Id, Value)> =
        found.scores.iter().filter_map(|(position, score)| Some((id(*position)?, Value::Number(*score)))).collect();
    values.sort_by_key(|(id, _)| *id);
    let mut parts: Vec<Vec<Id>> =
        found.parts.iter().map(|part| part.iter().filter_map(|position| id(*position)).collect()).collect();
    parts.iter_mut().for_each(|part: &mut Vec<Id>| part.sort_unstable());
    let particular = (!found.all_met).then_some(Particular::NotAllMet);
    Judged::Ranked(Ranking { particular, ..Ranking::found(values, parts) })
}
