//! Criteria: pure functions from the facts and a group to ordered parts and the values behind
//! them. One file for each criterion, or for a family of them.

mod counted;
mod fide_teams;
mod head_to_head;

use crate::Facts;
use crate::matches::MeetingView;
use crate::missing::{self, DataGap};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{
    Contribution, Figure, Id, Inapplicable, Kind, Particular, Value, Warning, Workings,
};
use tiebreak_regulation::Criterion;
use tiebreak_standings::{Modifiers, Name};

/// An order with the values behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CriterionRanking {
    /// The value of each member.
    pub values: Vec<(Id, Value)>,
    /// The members, best first; those in one part are level.
    pub parts: Vec<Vec<Id>>,
    /// What exactly was counted, where the name of the criterion does not say it.
    pub particular: Option<Particular>,
    /// A doubt about the comparison.
    pub warning: Option<Warning>,
    /// What the values are made of, where the caller asked for workings.
    pub made_of: Workings,
}

impl CriterionRanking {
    /// An order that was found without comparing the values one by one.
    pub fn found(values: Vec<(Id, Value)>, parts: Vec<Vec<Id>>) -> Self {
        Self { values, parts, particular: None, warning: None, made_of: Vec::new() }
    }

    /// Adds what the value of each member is made of, where the caller asked for workings.
    pub fn made_of(mut self, facts: &Facts<'_>, of: impl Fn(Id) -> Vec<Contribution>) -> Self {
        if facts.workings {
            self.made_of = self.values.iter().map(|(id, _)| (*id, of(*id))).collect();
        }
        self
    }
}

/// The result of a criterion. There is one at a time, so a box would only cost an allocation.
#[allow(clippy::large_enum_variant)]
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum CriterionResult {
    /// An order, which may leave all members level.
    Ranked(CriterionRanking),
    /// Data that the criterion needs are missing.
    Missing(Vec<DataGap>),
    /// The criterion cannot be applied to this group, and why.
    NotApplicable(Inapplicable),
}

impl CriterionResult {
    /// Adds what the value of each member is made of, where the caller asked for workings.
    pub fn made_of(self, facts: &Facts<'_>, of: impl Fn(Id) -> Vec<Contribution>) -> Self {
        match self {
            Self::Ranked(ranking) => Self::Ranked(ranking.made_of(facts, of)),
            other => other,
        }
    }
}

/// Declares the modules of this folder and the function `judge` from the table of criteria.
macro_rules! judge_by_table {
    ($($file:ident { $(
        $variant:ident $name:literal $measure:literal [$($arg:expr),*] $says:literal
            $properties:expr;
    )+ })*) => {
        $(mod $file;)*

        /// Applies a criterion to a group.
        pub(crate) fn judge(
            criterion: Criterion,
            facts: &Facts<'_>,
            group: &[Id],
        ) -> CriterionResult {
            match criterion {
                $($(Criterion::$variant => $file::judge(facts, group $(, $arg)*),)+)*
                Criterion::Fide(code) => fide::by_code(facts, group, code),
            }
        }

        /// The files that the table names.
        #[cfg(test)]
        const FILES: &[&str] = &[$(stringify!($file)),*];
    };
}

tiebreak_regulation::criteria!(judge_by_table);

/// Orders by value, highest first. The criterion does not decide where two values cannot be
/// compared.
pub(crate) fn by_value(values: Vec<(Id, Value)>) -> CriterionResult {
    CriterionResult::Ranked(ordered(values))
}

/// The order by value, highest first.
pub(crate) fn ordered(values: Vec<(Id, Value)>) -> CriterionRanking {
    let compare = |a: &(Id, Value), b: &(Id, Value)| b.1.compare(&a.1);
    // Checked before sorting, because a sort needs an order of all values.
    let comparable = are_comparable(&values);
    let mut order: Vec<&(Id, Value)> = values.iter().collect();
    if comparable {
        order.sort_by(|a, b| compare(a, b).unwrap_or(Ordering::Equal).then(a.0.cmp(&b.0)));
    } else {
        order.sort_by_key(|(id, _)| *id);
    }
    let mut parts: Vec<Vec<Id>> = Vec::new();
    let mut last: Option<&Value> = None;
    for (id, value) in order {
        let level =
            !comparable || last.is_some_and(|last| last.compare(value) == Some(Ordering::Equal));
        match parts.last_mut() {
            Some(part) if level => part.push(*id),
            _ => parts.push(vec![*id]),
        }
        last = Some(value);
    }
    CriterionRanking::found(values, parts)
}

/// Whether each two of the values can be compared.
fn are_comparable(values: &[(Id, Value)]) -> bool {
    let Some((_, first)) = values.first() else { return true };
    if !matches!(first, Value::Birth(_)) {
        return values
            .iter()
            .all(|(_, one)| one.compare(one).is_some() && first.compare(one).is_some());
    }
    // A year without a day is compared with other years only.
    let mut in_year: BTreeMap<u16, usize> = BTreeMap::new();
    for (_, value) in values {
        let Value::Birth(birth) = value else { return false };
        *in_year.entry(birth.year()).or_default() += 1;
    }
    values.iter().all(|(_, value)| match value {
        Value::Birth(birth) => {
            birth.compare(*birth).is_some() || in_year.get(&birth.year()) == Some(&1)
        }
        _ => false,
    })
}

/// The numbers of a match that a criterion looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MatchFigure {
    /// VPs, or the score of board-a-match.
    Score,
    /// The IMPs of each side.
    Imps,
    /// The total points of each side.
    TotalPoints,
}

impl MatchFigure {
    /// The number of the team and that of the opponent, where they are known.
    fn numbers(self, meeting: &MeetingView) -> Option<[i128; 2]> {
        match self {
            Self::Score => Some(meeting.score),
            Self::Imps => meeting.imps,
            Self::TotalPoints => meeting.points,
        }
    }

    /// The figure that a question asks for where the numbers are missing.
    fn figure(self) -> Figure {
        match self {
            Self::Score => Figure::Score,
            Self::Imps => Figure::Imps,
            Self::TotalPoints => Figure::TotalPoints,
        }
    }
}

/// The gaps of these meetings, each match once.
pub(crate) fn missing_numbers<'m>(
    facts: &Facts<'_>,
    measured: MatchFigure,
    meetings: impl Iterator<Item = &'m MeetingView>,
) -> Vec<DataGap> {
    let lacking =
        meetings.filter(|one| measured.numbers(one).is_none()).map(|one| one.index).collect();
    missing::match_numbers(facts.event, lacking, measured.figure())
}

/// The games of a round robin that the facts do not have: those of the group, or those among it.
pub(crate) fn missing_games(facts: &Facts<'_>, group: &[Id], among_group: bool) -> Vec<DataGap> {
    let event = facts.event;
    if event.kind() != Kind::RoundRobin || facts.partial {
        return Vec::new();
    }
    let all = u32::try_from(event.participants().len().saturating_sub(1))
        .unwrap_or(u32::MAX)
        .saturating_mul(event.cycles());
    // An annulled game is there, and those who are gone have no games to come.
    let annulled = |member: Id, opponent: Option<Id>| {
        let seen = event.annulled_games().iter().filter_map(|game| game.seen_by(member));
        let counted = seen.filter(|(other, _)| opponent.is_none_or(|opponent| opponent == *other));
        u32::try_from(counted.count()).unwrap_or(u32::MAX)
    };
    let is_complete = |member: Id| facts.games_of(member) + annulled(member, None) >= all;
    if group.iter().all(|member| is_complete(*member)) {
        return Vec::new();
    }
    let everybody: Vec<Id> = if among_group { Vec::new() } else { event.ids().collect() };
    let opponents = if among_group { group } else { &everybody };
    let mut seen: BTreeSet<[Id; 2]> = BTreeSet::new();
    let mut gaps: Vec<DataGap> = Vec::new();
    for &member in group.iter().filter(|member| !is_complete(**member)) {
        let met = facts.meetings(member);
        for &opponent in opponents.iter().filter(|opponent| **opponent != member) {
            let times = met[opponent.index()] + annulled(member, Some(opponent));
            let both = [member.min(opponent), member.max(opponent)];
            if times >= event.cycles() || !event.both_there(both, None) || !seen.insert(both) {
                continue;
            }
            // Questions are numbered by what the file lacks, whatever has been answered of it.
            let answered = facts.answered_games(both);
            let in_file = times - u32::try_from(answered.len()).unwrap_or(times).min(times);
            for number in 1..=event.cycles() - in_file {
                if gaps.len() >= MOST_GAPS {
                    return gaps;
                }
                let gap = missing::game(event, member, opponent, number);
                if !answered.contains(&gap.id) {
                    gaps.push(gap);
                }
            }
        }
    }
    gaps
}

/// The most games to ask for at a time. A round robin of thousands without its games would ask for
/// millions.
const MOST_GAPS: usize = 1_000;

#[cfg(test)]
mod tests {
    use super::FILES;
    use std::collections::BTreeSet;

    /// A file that the table does not name would not even be compiled.
    #[test]
    fn the_table_names_every_file() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/criteria");
        let names = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap());
        let files: BTreeSet<String> =
            names.filter_map(|name| Some(name.strip_suffix(".rs")?.to_owned())).collect();
        let helpers = ["mod", "counted", "fide_teams", "head_to_head"];
        let named: BTreeSet<String> =
            FILES.iter().chain(&helpers).map(|name| (*name).to_owned()).collect();
        assert_eq!(files, named);
    }
}
