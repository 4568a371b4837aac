//! Qualification match: who won the match that the two played in the qualification wins the tied match.
//!
//! WBF 2, second sentence. By VPs, then by IMPs; several meetings are added up; a forfeit is no meeting. Example: 31 IMPs to 30 over 16 boards,
//! 10.31 VPs to 9.69.

use super::{Judged, Ranking, ordered};
use crate::{Facts, missing};
use tiebreak_model::bridge::VpScale;
use tiebreak_model::{Exact, Figure, Id, Inapplicable, Match, MatchStatus, Particular, Value};

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
    // A file that has matches of the qualification is taken at its word: the two did not meet.
    if meetings.is_empty() && !facts.event.qualification_matches.is_empty() {
        return Judged::NotApplicable(Inapplicable::NoQualificationMatch(group.to_vec()));
    }
    // The file does not have their match, or not its numbers: they are asked for, VPs first.
    let told = |figure: Figure| missing::told_of_both(facts, [a, b], figure);
    let known = |number: fn(&Match) -> Option<[Exact; 2]>| sum(&meetings, number).filter(|_| !meetings.is_empty());
    let by_vps = match known(vps).map_or_else(|| told(Figure::QualificationVps), Ok) {
        Ok(both) => both,
        Err(gap) => return Judged::Missing(vec![gap]),
    };
    let (particular, [first, second]) = if by_vps[0] == by_vps[1] {
        match known(|one| one.imps.get()).map_or_else(|| told(Figure::QualificationImps), Ok) {
            Ok(both) => (Particular::QualificationImps, both),
            Err(gap) => return Judged::Missing(vec![gap]),
        }
    } else {
        (Particular::QualificationVps, by_vps)
    };
    let values = vec![(a, Value::Number(first)), (b, Value::Number(second))];
    Judged::Ranked(Ranking { particular: Some(particular), ..ordered(values) })
}

fn vps(one: &Match) -> Option<[Exact; 2]> {
    one.vps.get().or_else(|| VpScale::for_boards(one.boards?)?.vps(one.imps.get()?))
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
