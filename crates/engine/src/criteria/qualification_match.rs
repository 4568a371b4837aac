//! Qualification match: the winner of the match that the two teams played in the qualification
//! wins the tied match.
//!
//! WBF 2, second sentence. VPs decide, then IMPs. Several meetings are added up; a forfeit does
//! not count as a meeting. Example: 31 IMPs to 30 over 16 boards, 10.31 VPs to 9.69.

use super::{CriterionRanking, CriterionResult, ordered};
use crate::{Facts, missing};
use tiebreak_model::bridge::VpScale;
use tiebreak_model::{Exact, Figure, Id, Inapplicable, Match, MatchStatus, Particular, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let &[a, b] = group else {
        return CriterionResult::NotApplicable(Inapplicable::OnlyForTwo);
    };
    let meetings: Vec<(&Match, usize)> = facts
        .event
        .qualification_matches()
        .iter()
        .filter(|one| one.status == MatchStatus::Played)
        .filter_map(|one| match one.seen_by(a) {
            Some((Some(opponent), side)) if opponent == b => Some((one, side)),
            _ => None,
        })
        .collect();
    // A file with matches of the qualification is taken as complete: the two did not meet.
    if meetings.is_empty() && !facts.event.qualification_matches().is_empty() {
        return CriterionResult::NotApplicable(Inapplicable::NoQualificationMatch(group.to_vec()));
    }
    // Where the file lacks their match or its numbers, the engine asks for them, VPs first.
    let answered = |figure: Figure| missing::answered_by_both(facts, [a, b], figure);
    let known = |number: fn(&Match) -> Option<[Exact; 2]>| {
        sum(&meetings, number).filter(|_| !meetings.is_empty())
    };
    let by_vps = match known(vps).map_or_else(|| answered(Figure::QualificationVps), Ok) {
        Ok(both) => both,
        Err(gap) => return CriterionResult::Missing(vec![gap]),
    };
    let (particular, [first, second]) = if by_vps[0] == by_vps[1] {
        match known(|one| one.imps.get()).map_or_else(|| answered(Figure::QualificationImps), Ok) {
            Ok(both) => (Particular::QualificationImps, both),
            Err(gap) => return CriterionResult::Missing(vec![gap]),
        }
    } else {
        (Particular::QualificationVps, by_vps)
    };
    let values = vec![(a, Value::Number(first)), (b, Value::Number(second))];
    CriterionResult::Ranked(CriterionRanking { particular: Some(particular), ..ordered(values) })
}

fn vps(one: &Match) -> Option<[Exact; 2]> {
    one.vps.get().or_else(|| VpScale::for_boards(one.boards?)?.vps(one.imps.get()?))
}

/// The sums of both sides over all meetings; `None` where a meeting lacks the number.
fn sum(
    meetings: &[(&Match, usize)],
    number: impl Fn(&Match) -> Option<[Exact; 2]>,
) -> Option<[Exact; 2]> {
    let mut sums = [Exact::ZERO; 2];
    for (one, side) in meetings {
        let both = number(one)?;
        sums[0] += both[*side];
        sums[1] += both[1 - *side];
    }
    Some(sums)
}
