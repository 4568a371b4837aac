//! Qualification match: who won the match that the two played in the qualification wins the tied match.
//!
//! WBF 2, second sentence. By VPs, then by IMPs; several meetings are added up; a forfeit is no meeting. Example: 31 IMPs to 30 over 16 boards,
//! 10.31 VPs to 9.69.

use super::{Judged, Ranking, ordered};
use crate::Facts;
use tiebreak_model::bridge::VpScale;
use tiebreak_model::{Exact, Id, Inapplicable, Match, MatchStatus, Particular, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    let &[a, b] = group else {
        return Judged::NotApplicable(Inapplicable::OnlyForTwo);
    };
    let meetings: Vec<(&Match, usize)> = facts
        .event
        .qualification_matches
        .iter()
        .filter(|one| one.status == MatchStatus::Played)
        .filter_map(|one| match one.seen_by(a) {
            Some((Some(opponent), side)) if opponent == b => Some((one, side)),
            _ => None,
        })
        .collect();
    if meetings.is_empty() {
        return Judged::NotApplicable(Inapplicable::NoQualificationMatch(group.to_vec()));
    }
    let by_vps = sum(&meetings, vps);
    let (counted, both) = match by_vps {
        Some([first, second]) if first != second => (Particular::QualificationVps, by_vps),
        _ => (Particular::QualificationImps, sum(&meetings, |one| one.imps)),
    };
    let Some([first, second]) = both.or(by_vps) else {
        return Judged::NotApplicable(Inapplicable::QualificationScoreUnknown);
    };
    let values = vec![(a, Value::Number(first)), (b, Value::Number(second))];
    Judged::Ranked(Ranking { particular: Some(counted), ..ordered(values) })
}

fn vps(one: &Match) -> Option<[Exact; 2]> {
    one.vps.or_else(|| VpScale::for_boards(one.boards?)?.vps(one.imps?))
}

/// What both sides have over all meetings; nothing where one of them does not say.
fn sum(meetings: &[(&Match, usize)], number: impl Fn(&Match) -> Option<[Exact; 2]>) -> Option<[Exact; 2]> {
    let mut sums = [Exact::ZERO; 2];
    for (one, side) in meetings {
        let both = number(one)?;
        sums[0] += both[*side];
        sums[1] += both[1 - *side];
    }
    Some(sums)
}
