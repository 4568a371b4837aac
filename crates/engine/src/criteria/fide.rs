//! FIDE tie-breaks (Handbook C.07) by their codes: DE, BH/C1, SB and the others.
//!
//! The values are those of `tiebreak standings`. In a round robin they need every game of the
//! tied; in a Swiss event a round without a game is an absence.

use super::{CriterionRanking, CriterionResult, counted, fide_teams, missing_games, ordered};
use crate::Facts;
use tiebreak_model::{Colour, Contribution, Game, Id, Inapplicable, Particular, Value};
use tiebreak_regulation::FideCode;
use tiebreak_standings::RoundReason::Left;
use tiebreak_standings::{Code, EncounterResult, Modifiers, Name, TeamCode};

/// A code that the table of criteria lists.
pub(super) fn judge(
    facts: &Facts<'_>,
    group: &[Id],
    code: &'static str,
    name: Name,
    modifiers: Modifiers,
) -> CriterionResult {
    let players = Code::new(name, modifiers);
    debug_assert_eq!(players.to_string(), code);
    if facts.event.teams().is_none() {
        return of_players(facts, group, &players);
    }
    match TeamCode::from_parts(name, modifiers) {
        Some(known) => fide_teams::judge(facts, group, &known, code),
        None => CriterionResult::NotApplicable(Inapplicable::OnlyForPlayers),
    }
}

/// Any FIDE tie-break, by its code.
pub(super) fn by_code(facts: &Facts<'_>, group: &[Id], code: FideCode) -> CriterionResult {
    match (code.players(), code.teams()) {
        (_, Some(known)) if facts.event.teams().is_some() => {
            fide_teams::judge(facts, group, known, code.code())
        }
        (Some(code), _) if facts.event.teams().is_none() => of_players(facts, group, code),
        (None, _) => CriterionResult::NotApplicable(Inapplicable::OnlyForTeams),
        (Some(_), _) => CriterionResult::NotApplicable(Inapplicable::OnlyForPlayers),
    }
}

fn of_players(facts: &Facts<'_>, group: &[Id], code: &Code) -> CriterionResult {
    let direct = code.name == Name::De;
    let gaps = missing_games(facts, group, direct);
    if !gaps.is_empty() {
        return CriterionResult::Missing(gaps);
    }
    let fide = facts.fide();
    let positions = fide.positions(group);
    if direct {
        let found = fide.tie_breaks.direct_encounter(code.modifiers, &positions);
        let points = |game: &Game, opponent: Id, colour: Colour| {
            group.contains(&opponent).then(|| facts.event.points(game.units(colour)))
        };
        return encounter(&found, group, &positions)
            .made_of(facts, |id| counted::games(facts, id, points));
    }
    let value = |value: Option<_>| value.map_or(Value::Undefined, Value::Number);
    let values = fide.tie_breaks.values(code, &positions).into_iter().map(value);
    let mut ranking = ordered(group.iter().copied().zip(values).collect());
    if code.lowest_first() {
        ranking.parts.reverse();
    }
    CriterionResult::Ranked(ranking).made_of(facts, |id| {
        let parts =
            fide.positions(&[id]).into_iter().flat_map(|at| fide.tie_breaks.parts(code, at));
        let counted = parts.filter(|part| part.reason != Left).map(|part| Contribution {
            round: Some(part.round).filter(|round| *round > 0),
            against: part.opponent.and_then(|at| fide.id(at as usize)),
            cut: part.cut,
            ..Contribution::new(Value::Number(part.amount))
        });
        counted.collect()
    })
}

fn encounter(found: &EncounterResult, group: &[Id], positions: &[usize]) -> CriterionResult {
    let id =
        |position: usize| positions.iter().position(|known| *known == position).map(|at| group[at]);
    let mut values: Vec<(Id, Value)> = found
        .scores
        .iter()
        .filter_map(|(position, score)| Some((id(*position)?, Value::Number(*score))))
        .collect();
    values.sort_by_key(|(id, _)| *id);
    let mut parts: Vec<Vec<Id>> = found
        .parts
        .iter()
        .map(|part| part.iter().filter_map(|position| id(*position)).collect())
        .collect();
    parts.iter_mut().for_each(|part: &mut Vec<Id>| part.sort_unstable());
    let particular = (!found.all_met).then_some(Particular::NotAllMet);
    CriterionResult::Ranked(CriterionRanking {
        particular,
        ..CriterionRanking::found(values, parts)
    })
}
