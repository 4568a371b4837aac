//! Qualification match: who won the match that the two played in the qualification wins the tied match.
//!
//! WBF 2, second sentence. By VPs, then by IMPs; several meetings are added up; a forfeit is no meeting. Example: 31 IMPs to 30 over 16 boards,
//! 10.31 VPs to 9.69.

use super::{Judged, Ranking, ordered};
use crate::{Facts, words};
use tiebreak_model::bridge::VpScale;
use tiebreak_model::{Exact, Id, Match, MatchStatus, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    let &[a, b] = group else {
        return Judged::NotApplicable("it is about two teams".to_owned());
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
        let names = words::names(facts.event, group);
        return Judged::NotApplicable(format!("no match of {names} in the qualification is known"));
    }
    let by_vps = sum(&meetings, vps);
    let (named, both) = match by_vps {
        Some([first, second]) if first != second => ("VPs in the qualification match", by_vps),
        _ => ("IMPs in the qualification match", sum(&meetings, |one| one.imps)),
    };
    let Some([first, second]) = both.or(by_vps) else {
        return Judged::NotApplicable("the score of the qualification match is not known".to_owned());
    };
    let values = vec![(a, Value::Number(first)), (b, Value::Number(second))];
    Judged::Ranked(Ranking { measure: Some(named.into()), ..ordered(values) })
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
