//! The bridge matches of each team, in whole units, so that sums are quick and exact.

use crate::Facts;
use crate::answered_numbers::AnsweredNumbers;
use tiebreak_model::bridge::VpScales;
use tiebreak_model::{Event, Exact, Figure, Id, Kind, Match, MatchStatus, Sides, Sport};

/// A match at the table, seen from one side: the number of this team first, then that of the
/// opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MeetingView {
    /// The position of the match in the event.
    pub index: usize,
    /// The other team.
    pub opponent: Id,
    /// VPs, or the score of board-a-match.
    pub score: [i128; 2],
    /// The IMPs that each side won.
    pub imps: Option<[i128; 2]>,
    /// The total points that each side won.
    pub points: Option<[i128; 2]>,
}

/// The matches and the score of each team.
#[derive(Debug, Default)]
pub(crate) struct Matches {
    unit: i128,
    meetings: Vec<Vec<MeetingView>>,
    scores: Vec<i128>,
    /// The scores from the matches only, without carry-over and penalties.
    earned: Vec<i128>,
    /// How many matches of each team count, byes and forfeits included.
    counted: Vec<u32>,
    /// Matches whose score is not known.
    pub unscored: Vec<usize>,
    /// Matches whose VPs are not those of the continuous scale, with the VPs of the scale.
    pub off_scale: Vec<(usize, [Exact; 2])>,
}

impl Matches {
    /// Counts the matches of a bridge event with the numbers of the answers. Empty at chess.
    pub fn new(event: &Event, answered: &AnsweredNumbers) -> Self {
        if event.sport() != Sport::Bridge {
            return Self::default();
        }
        let people = event.participants().len();
        let mut matches = Self {
            unit: unit(event, answered),
            meetings: vec![Vec::new(); people],
            scores: vec![0; people],
            counted: vec![0; people],
            ..Self::default()
        };
        let mut scales = VpScales::default();
        for index in 0..event.matches().len() {
            matches.add(event, answered, &mut scales, index);
        }
        matches.earned = matches.scores.clone();
        for (team, score) in event.participants().iter().zip(&mut matches.scores) {
            let sessions: Exact = team.sessions.iter().copied().sum();
            *score += in_units(sessions + team.carry_over - team.penalty, matches.unit);
            if let Some(published) = team.points {
                *score = in_units(published, matches.unit);
            }
        }
        matches
    }

    fn add(
        &mut self,
        event: &Event,
        answered: &AnsweredNumbers,
        scales: &mut VpScales,
        index: usize,
    ) {
        let one = &event.matches()[index];
        let imps = one.imps.get().or_else(|| answered.about_match(event, index, Figure::Imps));
        let by_scale = match (one.boards, imps, one.status) {
            (Some(boards), Some(imps), MatchStatus::Played) if is_scored_in_vps(event.kind()) => {
                let scoring = event.board_scoring();
                let own_table = scoring.and_then(|own| own.vps_of_table(imps[0] - imps[1]));
                own_table.or_else(|| scales.vps(boards, imps))
            }
            _ => None,
        };
        if let (Some(given), Some(by_scale)) = (one.vps.get(), by_scale)
            && given != by_scale
            && event.played_boards().is_empty()
        {
            self.off_scale.push((index, by_scale));
        }
        let figure = score_figure(event.kind());
        let known = known_score(event.kind(), one, by_scale)
            .or_else(|| answered.about_match(event, index, figure));
        let Some(score) = known else {
            self.unscored.push(index);
            return;
        };
        let score = score.map(|side| in_units(side, self.unit));
        self.count(one.first, score[0]);
        let Some(second) = one.second else { return };
        self.count(second, score[1]);
        if one.status != MatchStatus::Played {
            return;
        }
        let points = one.total_points.get();
        let points = points.or_else(|| answered.about_match(event, index, Figure::TotalPoints));
        let unit = self.unit;
        let [imps, points] = [imps, points]
            .map(|numbers| numbers.map(|sides| sides.map(|side| in_units(side, unit))));
        let seen = MeetingView { index, opponent: second, score, imps, points };
        self.meetings[one.first.index()].push(seen);
        self.meetings[second.index()].push(MeetingView {
            index,
            opponent: one.first,
            score: swapped(score),
            imps: imps.map(swapped),
            points: points.map(swapped),
        });
    }

    fn count(&mut self, id: Id, score: i128) {
        self.scores[id.index()] += score;
        self.counted[id.index()] += 1;
    }

    /// The matches that a team played at the table.
    pub fn of_team(&self, id: Id) -> &[MeetingView] {
        self.meetings.get(id.index()).map_or(&[], Vec::as_slice)
    }

    /// The score of a team: matches or sessions, carry-over, penalty.
    pub fn score(&self, id: Id) -> i128 {
        self.scores.get(id.index()).copied().unwrap_or(0)
    }

    /// What a team earned in its matches, without carry-over and penalty.
    pub fn earned(&self, id: Id) -> i128 {
        self.earned.get(id.index()).copied().unwrap_or(0)
    }

    /// How many matches of a team count, byes and forfeits included.
    pub fn counted(&self, id: Id) -> u32 {
        self.counted.get(id.index()).copied().unwrap_or(0)
    }

    /// Whole units as a number.
    pub fn exact(&self, units: i128) -> Exact {
        Exact::fraction(units, self.unit.max(1)).unwrap_or(Exact::ZERO)
    }

    /// A product of two numbers in whole units, as a number.
    pub fn product(&self, units: i128) -> Exact {
        Exact::fraction(units, self.unit.max(1) * self.unit.max(1)).unwrap_or(Exact::ZERO)
    }

    /// A number in whole units.
    pub fn units(&self, number: Exact) -> i128 {
        in_units(number, self.unit)
    }
}

/// Whether the matches of such an event give victory points.
pub(crate) fn is_scored_in_vps(kind: Kind) -> bool {
    matches!(kind, Kind::RoundRobin | Kind::Swiss)
}

impl Facts<'_> {
    /// The score of each side in a bridge match, without carry-over, where it is known.
    pub(crate) fn score_of_match(&self, index: usize) -> Option<[Exact; 2]> {
        let event = self.event;
        let known = known_score(event.kind(), event.matches().get(index)?, None);
        let figure = score_figure(event.kind());
        known.or_else(|| self.all_answered().about_match(event, index, figure))
    }
}

/// The score of each side in a match, without carry-over, as far as the file has it.
fn known_score(kind: Kind, one: &Match, by_scale: Option<[Exact; 2]>) -> Option<[Exact; 2]> {
    let [score, imps, vps] = [&one.score, &one.imps, &one.vps].map(Sides::get);
    match kind {
        Kind::Knockout => score.or(imps).or(vps),
        Kind::BoardAMatch => score.or(vps).or(imps),
        _ => vps.or(by_scale).or(score),
    }
}

/// The figure that a question for the score of a match asks for.
pub(crate) fn score_figure(kind: Kind) -> Figure {
    if is_scored_in_vps(kind) { Figure::Vps } else { Figure::Score }
}

fn swapped<T: Copy>([own, other]: [T; 2]) -> [T; 2] {
    [other, own]
}

/// The finest unit. With a finer one products would overflow, so finer numbers are cut off.
const FINEST: i128 = 10_000_000;

/// The denominator with which all numbers are whole: that of the event, hundredths where the VPs
/// are those of the scale, and the denominators of the answers.
fn unit(event: &Event, answered: &AnsweredNumbers) -> i128 {
    let mut unit = lcm(event.unit().into(), if is_scored_in_vps(event.kind()) { 100 } else { 1 });
    for number in answered.all() {
        let finer = lcm(unit, number.denominator());
        if finer <= FINEST {
            unit = finer;
        }
    }
    unit
}

fn in_units(number: Exact, unit: i128) -> i128 {
    let (above, below) = (number.numerator(), number.denominator());
    if unit % below == 0 { above * (unit / below) } else { (number * Exact::from(unit)).floor() }
}

fn lcm(a: i128, b: i128) -> i128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x.max(1) * b
}
