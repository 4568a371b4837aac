//! Criteria: pure functions from the facts and a group to ordered parts and the values behind them. One file each.

mod games_with_black;
mod mutual_result;
mod sonneborn_berger;
mod wins;

use crate::Facts;
use crate::missing::{self, Gap};
use std::cmp::Ordering;
use tiebreak_model::{Id, Kind, Value};
use tiebreak_regulation::Criterion;

/// An order with the values behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ranking {
    /// The value of each member.
    pub values: Vec<(Id, Value)>,
    /// The members, best first; those in one part are level.
    pub parts: Vec<Vec<Id>>,
}

/// What a criterion found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Judged {
    /// An order, which may separate nobody.
    Ranked(Ranking),
    /// Data are missing.
    Missing(Vec<Gap>),
    /// The criterion cannot be applied to this group, and why.
    NotApplicable(String),
}

/// Applies a criterion to a group.
pub(crate) fn judge(criterion: Criterion, facts: &Facts<'_>, group: &[Id]) -> Judged {
    match criterion {
        Criterion::MutualResult => mutual_result::judge(facts, group, false),
        Criterion::MutualResultWeighted => mutual_result::judge(facts, group, true),
        Criterion::SonnebornBerger => sonneborn_berger::judge(facts, group),
        Criterion::GamesWithBlack => games_with_black::judge(facts, group),
        Criterion::Wins => wins::judge(facts, group, false),
        Criterion::WinsWithBlack => wins::judge(facts, group, true),
    }
}

/// Orders by value, highest first. Where two values cannot be compared, the criterion does not decide.
pub(crate) fn by_value(values: Vec<(Id, Value)>) -> Judged {
    let mut comparable = true;
    let mut order: Vec<&(Id, Value)> = values.iter().collect();
    order.sort_by(|a, b| match b.1.compare(&a.1) {
        Some(Ordering::Equal) => a.0.cmp(&b.0),
        Some(ordering) => ordering,
        None => {
            comparable = false;
            a.0.cmp(&b.0)
        }
    });
    let mut parts: Vec<Vec<Id>> = Vec::new();
    let mut last: Option<&Value> = None;
    for (id, value) in order {
        let level = last.is_some_and(|last| last.compare(value) == Some(Ordering::Equal));
        match parts.last_mut() {
            Some(part) if level => part.push(*id),
            _ => parts.push(vec![*id]),
        }
        last = Some(value);
    }
    if !comparable {
        let mut all: Vec<Id> = values.iter().map(|(id, _)| *id).collect();
        all.sort_unstable();
        parts = vec![all];
    }
    Judged::Ranked(Ranking { values, parts })
}

/// Games that members of the group must have played in a round robin and that the facts do not have.
pub(crate) fn missing_games(facts: &Facts<'_>, group: &[Id], among_group: bool) -> Vec<Gap> {
    let event = facts.event;
    if event.kind != Kind::RoundRobin {
        return Vec::new();
    }
    let all =
        u32::try_from(event.participants.len().saturating_sub(1)).unwrap_or(u32::MAX).saturating_mul(event.cycles);
    let mut gaps: Vec<Gap> = Vec::new();
    for &member in group {
        if facts.games_of(member) >= all {
            continue;
        }
        let opponents: Vec<Id> = if among_group { group.to_vec() } else { event.ids().collect() };
        for opponent in opponents.into_iter().filter(|opponent| *opponent != member) {
            let gap = missing::game(event, member, opponent);
            if facts.meetings(member, opponent) < event.cycles && !gaps.contains(&gap) {
                gaps.push(gap);
            }
        }
    }
    gaps
}
