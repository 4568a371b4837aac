//! What was played at bridge, team by team, in whole units so that sums are quick and exact.

use crate::told::Told;
use tiebreak_model::bridge::VpScales;
use tiebreak_model::{Event, Exact, Figure, Id, Kind, Match, MatchStatus, Sides, Sport};

/// A match at the table, seen from one side: what this team has comes first, what the opponent has second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Meeting {
    /// The match's position in the event.
    pub index: usize,
    /// The other team.
    pub opponent: Id,
    /// VPs, or the score of board-a-match.
    pub score: [i128; 2],
    /// IMPs won.
    pub imps: Option<[i128; 2]>,
    /// Total points won.
    pub points: Option<[i128; 2]>,
}

/// Every team's matches and score.
#[derive(Debug, Default)]
pub(crate) struct Matches {
    unit: i128,
    meetings: Vec<Vec<Meeting>>,
    scores: Vec<i128>,
    /// What the matches alone gave.
    earned: Vec<i128>,
    counted: Vec<u32>,
    /// Matches whose score is not known.
    pub unscored: Vec<usize>,
    /// Matches whose VPs are not those of the continuous scale, with what the scale gives.
    pub off_scale: Vec<(usize, [Exact; 2])>,
}

impl Matches {
    pub fn of(event: &Event, told: &Told) -> Self {
        if event.sport != Sport::Bridge {
            return Self::default();
        }
        let people = event.participants.len();
        let mut matches = Self {
            unit: unit(event, told),
            meetings: vec![Vec::new(); people],
            scores: vec![0; people],
            counted: vec![0; people],
            ..Self::default()
        };
        let mut scales = VpScales::default();
        for (index, one) in event.matches.iter().enumerate() {
            matches.add(event, told, &mut scales, index, one);
        }
        matches.earned = matches.scores.clone();
        for (team, score) in event.participants.iter().zip(&mut matches.scores) {
            let sessions: Exact = team.sessions.iter().copied().sum();
            *score += in_units(sessions + team.carry_over - team.penalty, matches.unit);
            if let Some(published) = team.points {
                *score = in_units(published, matches.unit);
            }
        }
        matches
    }

    fn add(&mut self, event: &Event, told: &Told, scales: &mut VpScales, index: usize, one: &Match) {
        let imps = one.imps.get().or_else(|| told.about_match(event, index, Figure::Imps));
        let by_scale = match (one.boards, imps, one.status) {
            (Some(boards), Some(imps), MatchStatus::Played) if is_scored_in_vps(event.kind) => {
                let own_table = event.board_scoring.as_ref().and_then(|own| own.vps_of_table(imps[0] - imps[1]));
                own_table.or_else(|| scales.vps(boards, imps))
            }
            _ => None,
        };
        if let (Some(given), Some(by_scale)) = (one.vps.get(), by_scale)
            && given != by_scale
            && event.played_boards.is_empty()
        {
            self.off_scale.push((index, by_scale));
        }
        let known =
            known_score(event.kind, one, by_scale).or_else(|| told.about_match(event, index, score_figure(event.kind)));
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
        let points = one.total_points.get().or_else(|| told.about_match(event, index, Figure::TotalPoints));
        let [imps, points] = [imps, points].map(|both| both.map(|both| both.map(|side| in_units(side, self.unit))));
        let seen = Meeting { index, opponent: second, score, imps, points };
        self.meetings[one.first.index()].push(seen);
        self.meetings[second.index()].push(Meeting {
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
    pub fn of_team(&self, id: Id) -> &[Meeting] {
        self.meetings.get(id.index()).map_or(&[], Vec::as_slice)
    }

    /// The score of a team: matches or sessions, carry-over, penalty.
    pub fn score(&self, id: Id) -> i128 {
        self.scores.get(id.index()).copied().unwrap_or(0)
    }

    /// What the matches of a team gave it, without carry-over and penalty.
    pub fn earned(&self, id: Id) -> i128 {
        self.earned.get(id.index()).copied().unwrap_or(0)
    }

    /// What a match gave each side, without carry-over, where it is known.
    pub fn score_of_match(&self, event: &Event, told: &Told, index: usize) -> Option<[Exact; 2]> {
        let known = known_score(event.kind, event.matches.get(index)?, None);
        known.or_else(|| told.about_match(event, index, score_figure(event.kind)))
    }

    /// How many matches of a team count, byes and forfeits included.
    pub fn counted(&self, id: Id) -> u32 {
        self.counted.get(id.index()).copied().unwrap_or(0)
    }

    /// Whole units as a number.
    pub fn exact(&self, units: i128) -> Exact {
        Exact::fraction(units, self.unit.max(1)).unwrap_or(Exact::ZERO)
    }

    /// Units of units, as a product has them, as a number.
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

/// What a match gives each side, without carry-over, as far as the file says.
fn known_score(kind: Kind, one: &Match, by_scale: Option<[Exact; 2]>) -> Option<[Exact; 2]> {
    let [score, imps, vps] = [&one.score, &one.imps, &one.vps].map(Sides::get);
    match kind {
        Kind::Knockout => score.or(imps).or(vps),
        Kind::BoardAMatch => score.or(vps).or(imps),
        _ => vps.or(by_scale).or(score),
    }
}

/// What the score of a match is called where it is asked for.
pub(crate) fn score_figure(kind: Kind) -> Figure {
    if is_scored_in_vps(kind) { Figure::Vps } else { Figure::Score }
}

fn swapped<T: Copy>([own, other]: [T; 2]) -> [T; 2] {
    [other, own]
}

/// Beyond this the products of an event no longer fit; what is finer is cut off.
const FINEST: i128 = 10_000_000;

/// The denominator in which everything is whole: the event's, the scale's hundredths where VPs follow from it, and what was told later.
fn unit(event: &Event, told: &Told) -> i128 {
    let mut unit = lcm(event.unit.into(), if is_scored_in_vps(event.kind) { 100 } else { 1 });
    for number in told.all() {
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
