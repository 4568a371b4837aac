//! The meetings among the tied and their results, which several criteria use.

use super::{CriterionRanking, CriterionResult, MatchFigure, counted, missing_numbers};
use crate::Facts;
use crate::matches::MeetingView;
use std::cmp::Ordering;
use tiebreak_model::{GroupRecord, Id, Value};
use tiebreak_regulation::WinMeasure;

/// The meetings of the tied, each member's with each other.
pub(super) struct MeetingsAmong<'f> {
    group: &'f [Id],
    /// For each member its meetings with other members, the position of the opponent first.
    meetings: Vec<Vec<(usize, &'f MeetingView)>>,
}

impl<'f> MeetingsAmong<'f> {
    pub(super) fn new(facts: &'f Facts<'_>, group: &'f [Id]) -> Self {
        let mut position = vec![usize::MAX; facts.event.participants().len()];
        for (index, id) in group.iter().enumerate() {
            position[id.index()] = index;
        }
        let with = |id: &Id| {
            let own = facts.matches.of_team(*id).iter();
            own.map(|one| (position[one.opponent.index()], one))
                .filter(|(at, _)| *at != usize::MAX)
                .collect()
        };
        Self { group, meetings: group.iter().map(with).collect() }
    }

    /// The meetings of the member at a position, with the opponent's position.
    pub(super) fn of_member(&self, member: usize) -> &[(usize, &'f MeetingView)] {
        &self.meetings[member]
    }

    /// The meetings of a member with other members.
    pub(super) fn with(&self, id: Id) -> impl Iterator<Item = &'f MeetingView> {
        let member = self.group.iter().position(|known| *known == id);
        member.map_or(&[][..], |member| self.of_member(member)).iter().map(|(_, meeting)| *meeting)
    }

    /// All meetings, each from both sides.
    pub(super) fn all(&self) -> impl Iterator<Item = &'f MeetingView> {
        self.meetings.iter().flatten().map(|(_, meeting)| *meeting)
    }

    /// How often the members at two positions met.
    pub(super) fn times(&self, member: usize, other: usize) -> i128 {
        self.meetings[member].iter().filter(|(opponent, _)| *opponent == other).count() as i128
    }

    /// The pairs of members who did not meet.
    pub(super) fn not_met(&self) -> Vec<(Id, Id)> {
        let mut pairs = Vec::new();
        for first in 0..self.group.len() {
            for second in first + 1..self.group.len() {
                if !self.meetings[first].iter().any(|(opponent, _)| *opponent == second) {
                    pairs.push((self.group[first], self.group[second]));
                }
            }
        }
        pairs
    }
}

/// The results of a member against the others.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct MeetingRecord {
    pub beat: usize,
    pub tied: usize,
    pub lost: usize,
    others: usize,
}

impl MeetingRecord {
    /// Whether it met all the others and has exactly these numbers of wins, ties and losses.
    pub(super) fn is(self, beat: usize, tied: usize, lost: usize) -> bool {
        (self.beat, self.tied, self.lost) == (beat, tied, lost) && beat + tied + lost == self.others
    }

    fn finding(self) -> Value {
        let met = self.beat + self.tied + self.lost;
        Value::Finding(match (self.others, met == self.others, self.beat, self.tied) {
            (2, true, 2, _) => GroupRecord::BeatBoth,
            (2, true, 1, 1) => GroupRecord::BeatOneTiedOne,
            (2, true, 1, 0) => GroupRecord::BeatOneLostOne,
            (2, true, 0, 2) => GroupRecord::TiedBoth,
            (2, true, 0, 1) => GroupRecord::TiedOneLostOne,
            (2, true, ..) => GroupRecord::LostToBoth,
            (2, false, ..) => GroupRecord::DidNotMeetBoth,
            (_, false, ..) => GroupRecord::DidNotMeetAll,
            (others, true, beat, _) if beat == others => GroupRecord::BeatAll,
            (others, true, beat, 1) if beat + 1 == others => GroupRecord::TiedOneBeatRest,
            _ => GroupRecord::Mixed { beat: self.beat, tied: self.tied, lost: self.lost },
        })
    }
}

/// What decides who beat whom.
fn beaten_by(facts: &Facts<'_>) -> MatchFigure {
    match facts.counting.beaten {
        WinMeasure::ByVps => MatchFigure::Score,
        WinMeasure::ByImps => MatchFigure::Imps,
    }
}

/// The records of the tied, or what is missing for them. VPs decide, or IMPs where the reading
/// says so. Several meetings are added up; between two teams their average decides the same.
#[allow(clippy::result_large_err)] // returned once, and at once
fn records(facts: &Facts<'_>, group: &[Id]) -> Result<Vec<MeetingRecord>, CriterionResult> {
    let among = MeetingsAmong::new(facts, group);
    let measured = beaten_by(facts);
    let gaps = missing_numbers(facts, measured, among.all());
    if !gaps.is_empty() {
        return Err(CriterionResult::Missing(gaps));
    }
    let mut records = Vec::with_capacity(group.len());
    let mut sums: Vec<Option<i128>> = vec![None; group.len()];
    for member in 0..group.len() {
        sums.fill(None);
        for (opponent, meeting) in among.of_member(member) {
            if let Some([own, other]) = measured.numbers(meeting) {
                *sums[*opponent].get_or_insert(0) += own - other;
            }
        }
        let mut record = MeetingRecord { others: group.len() - 1, ..MeetingRecord::default() };
        for margin in sums.iter().flatten() {
            match margin.cmp(&0) {
                Ordering::Greater => record.beat += 1,
                Ordering::Equal => record.tied += 1,
                Ordering::Less => record.lost += 1,
            }
        }
        records.push(record);
    }
    Ok(records)
}

/// Puts the member of whom `holds` is true first, or last. It separates no member where `holds`
/// is true of none or of several.
pub(super) fn single_out(
    facts: &Facts<'_>,
    group: &[Id],
    last: bool,
    holds: impl Fn(MeetingRecord) -> bool,
) -> CriterionResult {
    let records = match records(facts, group) {
        Ok(records) => records,
        Err(missing) => return missing,
    };
    let values = group.iter().zip(&records).map(|(id, record)| (*id, record.finding())).collect();
    let mut of_whom =
        group.iter().zip(&records).filter(|(_, record)| holds(**record)).map(|(id, _)| *id);
    let parts = match (of_whom.next(), of_whom.next()) {
        (Some(one), None) if group.len() > 1 => {
            let others: Vec<Id> = group.iter().copied().filter(|id| *id != one).collect();
            if last { vec![others, vec![one]] } else { vec![vec![one], others] }
        }
        _ => vec![group.to_vec()],
    };
    let ranking = CriterionRanking::found(values, parts);
    CriterionResult::Ranked(ranking.made_of(facts, |id| {
        counted::margins(facts, beaten_by(facts), MeetingsAmong::new(facts, group).with(id))
    }))
}
