//! Criteria: pure functions from the facts and a group to ordered parts and the values behind them. One file each.

mod beat_all;
mod beat_both;
mod beat_one_tied_other;
mod beaten_by_both;
mod berlin_count;
mod best_session;
mod best_two_sessions;
mod boards_won;
mod common_opponent;
mod direct_match;
mod fide;
mod fide_teams;
mod games_with_black;
mod head_to_head;
mod imp_quotient;
mod margin_against_common_opponent;
mod mutual_result;
mod net_among_tied;
mod net_imps_in_all;
mod net_on_common_boards;
mod opponents_average;
mod points_quotient;
mod qualification_match;
mod qualification_rank;
mod score_without_carry_over;
mod sonneborn_berger;
mod swiss_points;
mod their_match;
mod us_chess;
mod weighted_average;
mod wins;

use crate::Facts;
use crate::matches::Meeting;
use crate::missing::{self, Gap};
use std::cmp::Ordering;
use std::collections::BTreeSet;
use tiebreak_model::{Figure, Id, Inapplicable, Kind, Particular, Value, Warning};
use tiebreak_regulation::{Criterion, FideCode};

/// An order with the values behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ranking {
    /// The value of each member.
    pub values: Vec<(Id, Value)>,
    /// The members, best first; those in one part are level.
    pub parts: Vec<Vec<Id>>,
    /// What exactly was counted, where the criterion's own name says too little.
    pub particular: Option<Particular>,
    /// What is doubtful about the comparison.
    pub warning: Option<Warning>,
}

impl Ranking {
    /// An order that was found without comparing the values one by one.
    pub fn found(values: Vec<(Id, Value)>, parts: Vec<Vec<Id>>) -> Self {
        Self { values, parts, particular: None, warning: None }
    }
}

/// What a criterion found. A ruling holds one at a time; a box would cost every criterion an allocation.
#[allow(clippy::large_enum_variant)]
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Judged {
    /// An order, which may separate nobody.
    Ranked(Ranking),
    /// Data are missing.
    Missing(Vec<Gap>),
    /// The criterion cannot be applied to this group, and why.
    NotApplicable(Inapplicable),
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
        Criterion::ImpQuotient => imp_quotient::judge(facts, group),
        Criterion::PointsQuotient => points_quotient::judge(facts, group),
        Criterion::ImpsInTheirMatch => their_match::judge(facts, group, Measured::Imps),
        Criterion::PointsInTheirMatch => their_match::judge(facts, group, Measured::TotalPoints),
        Criterion::BeatBoth => beat_both::judge(facts, group),
        Criterion::BeatOneTiedOther => beat_one_tied_other::judge(facts, group),
        Criterion::BeatenByBoth => beaten_by_both::judge(facts, group),
        Criterion::BeatAllOrTiedOne => beat_all::judge(facts, group),
        Criterion::NetImps => net_among_tied::judge(facts, group, Measured::Imps),
        Criterion::NetPoints => net_among_tied::judge(facts, group, Measured::TotalPoints),
        Criterion::SwissPoints => swiss_points::judge(facts, group),
        Criterion::QualificationRank => qualification_rank::judge(facts, group),
        Criterion::QualificationMatch => qualification_match::judge(facts, group),
        Criterion::BestSession => best_session::judge(facts, group, false),
        Criterion::NextBestSession => best_session::judge(facts, group, true),
        Criterion::BestTwoSessions => best_two_sessions::judge(facts, group),
        Criterion::CommonOpponent => common_opponent::judge(facts, group),
        Criterion::ScoreWithoutCarryOver => score_without_carry_over::judge(facts, group),
        Criterion::OpponentsAverage => opponents_average::judge(facts, group),
        Criterion::WeightedAverage => weighted_average::judge(facts, group),
        Criterion::DirectMatch => direct_match::judge(facts, group),
        Criterion::NetImpsInAll => net_imps_in_all::judge(facts, group),
        Criterion::MarginAgainstCommonOpponent => margin_against_common_opponent::judge(facts, group),
        Criterion::BoardsWon => boards_won::judge(facts, group),
        Criterion::NetOnCommonBoards => net_on_common_boards::judge(facts, group),
        Criterion::BerlinCount => berlin_count::judge(facts, group, berlin_count::Compared::BerlinCount),
        Criterion::BottomBoardElimination => {
            berlin_count::judge(facts, group, berlin_count::Compared::WithoutBottomBoards)
        }
        Criterion::ModifiedMedian => us_chess::judge("MMED", facts, group),
        Criterion::Solkoff => us_chess::judge("SOLK", facts, group),
        Criterion::Cumulative => us_chess::judge("CUM", facts, group),
        Criterion::CumulativeOfOpposition => us_chess::judge("CUMO", facts, group),
        Criterion::Fide(code) => fide::judge(code, facts, group),
        // Every other criterion is one of FIDE's and is called by its code.
        other => match FideCode::read(other.name()) {
            Ok(code) => fide::judge(code, facts, group),
            Err(_) => Judged::NotApplicable(Inapplicable::UnknownCode(other.name())),
        },
    }
}

/// Orders by value, highest first. Where two values cannot be compared, the criterion does not decide.
pub(crate) fn by_value(values: Vec<(Id, Value)>) -> Judged {
    Judged::Ranked(ordered(values))
}

/// The order by value, highest first, on its own.
pub(crate) fn ordered(values: Vec<(Id, Value)>) -> Ranking {
    let compare = |a: &(Id, Value), b: &(Id, Value)| b.1.compare(&a.1);
    // Looked at before sorting: an order in which some have no place is none that a sort could follow.
    let comparable = values
        .iter()
        .all(|one| compare(one, one).is_some() && values.first().is_some_and(|first| compare(first, one).is_some()));
    let mut order: Vec<&(Id, Value)> = values.iter().collect();
    if comparable {
        order.sort_by(|a, b| compare(a, b).unwrap_or(Ordering::Equal).then(a.0.cmp(&b.0)));
    } else {
        order.sort_by_key(|(id, _)| *id);
    }
    let mut parts: Vec<Vec<Id>> = Vec::new();
    let mut last: Option<&Value> = None;
    for (id, value) in order {
        let level = !comparable || last.is_some_and(|last| last.compare(value) == Some(Ordering::Equal));
        match parts.last_mut() {
            Some(part) if level => part.push(*id),
            _ => parts.push(vec![*id]),
        }
        last = Some(value);
    }
    Ranking::found(values, parts)
}

/// Which numbers of a match are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measured {
    /// VPs, or the score of board-a-match.
    Score,
    /// IMPs.
    Imps,
    /// Total points.
    TotalPoints,
}

impl Measured {
    /// Own number and the opponent's, where the file has them.
    fn of(self, meeting: &Meeting) -> Option<[i128; 2]> {
        match self {
            Self::Score => Some(meeting.score),
            Self::Imps => meeting.imps,
            Self::TotalPoints => meeting.points,
        }
    }

    /// What is asked for where it is missing.
    fn figure(self) -> Figure {
        match self {
            Self::Score => Figure::Score,
            Self::Imps => Figure::Imps,
            Self::TotalPoints => Figure::TotalPoints,
        }
    }
}

/// What is missing of these meetings, each match once.
pub(crate) fn missing_numbers<'m>(
    facts: &Facts<'_>,
    measured: Measured,
    meetings: impl Iterator<Item = &'m Meeting>,
) -> Vec<Gap> {
    let lacking = meetings.filter(|one| measured.of(one).is_none()).map(|one| one.index).collect();
    missing::match_numbers(facts.event, lacking, measured.figure())
}

/// Games that members of the group must have played in a round robin and that the facts do not have.
pub(crate) fn missing_games(facts: &Facts<'_>, group: &[Id], among_group: bool) -> Vec<Gap> {
    let event = facts.event;
    if event.kind != Kind::RoundRobin {
        return Vec::new();
    }
    let all =
        u32::try_from(event.participants.len().saturating_sub(1)).unwrap_or(u32::MAX).saturating_mul(event.cycles);
    let everybody: Vec<Id> = if among_group { Vec::new() } else { event.ids().collect() };
    let opponents = if among_group { group } else { &everybody };
    let mut seen: BTreeSet<[Id; 2]> = BTreeSet::new();
    let mut gaps: Vec<Gap> = Vec::new();
    for &member in group.iter().filter(|member| facts.games_of(**member) < all) {
        let met = facts.meetings(member);
        for &opponent in opponents.iter().filter(|opponent| **opponent != member) {
            let times = met[opponent.index()];
            if times >= event.cycles || !seen.insert([member.min(opponent), member.max(opponent)]) {
                continue;
            }
            for number in times..event.cycles {
                if gaps.len() >= MOST_GAPS {
                    return gaps;
                }
                gaps.push(missing::game(event, member, opponent, number - times + 1));
            }
        }
    }
    gaps
}

/// So many games are asked for at a time: a round robin of thousands without its games would ask for millions.
const MOST_GAPS: usize = 1_000;
