//! Points that the arbiter gave or took away, record `299`.

use super::columns::Columns;
use super::{PointSystem, Trf};
use tiebreak_document::{Diagnostic, Faults, Span};
use tiebreak_language::sentence;
use tiebreak_model::{Adjustment, ByeKind, DraftAssignedScore, Exact, Outcome};

/// The round that stands for the whole event: the standing changes, no tie-break does.
const WHOLE_EVENT: u32 = 999;

/// One record `299`. It means one of three things: points for some competitors (no kind), what a
/// kind of result gives in the whole event (a kind alone), or what it gave some competitors in one
/// round (a kind, a round and competitors).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assigned {
    /// The kind of result, `+`, `-`, `W`, `F`, ...; a blank for points that come to those of the
    /// games.
    pub kind: char,
    /// Match points, of teams.
    pub match_points: Exact,
    /// Game points; the points of players.
    pub game_points: Exact,
    /// The round from which it counts.
    pub round: Option<u32>,
    /// Whether it changes the standing only (round 999).
    pub standing_only: bool,
    /// The players or teams, by number.
    pub numbers: Vec<u32>,
    /// Where it stands.
    pub span: Span,
}

impl Assigned {
    /// The round from which it counts; none where it changes the standing only.
    fn counts_from(&self) -> Option<u32> {
        if self.standing_only { None } else { Some(self.round.unwrap_or(1)) }
    }
}

/// Where the fields of the record begin. The kind is in column 5 (counted from 1).
#[derive(Clone, Copy)]
struct FieldColumns {
    match_points: usize,
    game_points: usize,
    round: usize,
    numbers: usize,
}

/// The columns of TRF26.
const USUAL: FieldColumns =
    FieldColumns { match_points: 7, game_points: 13, round: 19, numbers: 23 };

/// The columns of the FIDE sample report, which follow `### T MMMM GGGG RRR PPP1`.
const OF_SAMPLE: FieldColumns =
    FieldColumns { match_points: 6, game_points: 11, round: 16, numbers: 20 };

pub(super) fn read(columns: &Columns<'_>, faults: &mut Faults) -> Option<Assigned> {
    let fits = |gaps: &[usize]| gaps.iter().all(|at| columns.sign(*at) == ' ');
    let of_sample = !fits(&[5, 6, 11, 12, 17, 18, 22]) && fits(&[5, 10, 15, 19]);
    read_at(columns, if of_sample { OF_SAMPLE } else { USUAL }, faults)
}

fn read_at(columns: &Columns<'_>, at: FieldColumns, faults: &mut Faults) -> Option<Assigned> {
    let round = number(columns, at.round, at.round + 3, "round", faults)?;
    let mut numbers = Vec::new();
    for at in (at.numbers..columns.len()).step_by(5) {
        numbers.extend(number(columns, at, at + 4, "any-number", faults)?.filter(|n| *n > 0));
    }
    let found = Assigned {
        kind: columns.sign(4).to_ascii_uppercase(),
        match_points: points(columns, at.match_points, at.match_points + 4, faults)?,
        game_points: points(columns, at.game_points, at.game_points + 4, faults)?,
        round: round.filter(|round| *round > 0 && *round != WHOLE_EVENT),
        standing_only: round == Some(WHOLE_EVENT),
        numbers,
        span: columns.span(0, columns.len()),
    };
    let whole = found.kind != ' ' && found.round.is_none() && found.numbers.is_empty();
    if whole || !found.numbers.is_empty() {
        return Some(found);
    }
    let found = Diagnostic::error(sentence!(trf_points_to_nobody), found.span);
    faults.add(
        found.label(sentence!(trf_expected_numbers)).hint(sentence!(trf_points_to_nobody_hint)),
    );
    None
}

/// Nothing where the columns are blank; none where they hold no number.
fn number(
    columns: &Columns<'_>,
    from: usize,
    to: usize,
    expected: &str,
    faults: &mut Faults,
) -> Option<Option<u32>> {
    let text = columns.text(from, to).trim();
    let number = if text.is_empty() { Some(None) } else { text.parse().ok().map(Some) };
    if number.is_none() {
        let found = Diagnostic::error(sentence!(import_not_whole { text }), columns.span(from, to));
        faults.add(found.label(sentence!(trf_expected_field {
            what: expected,
            from: from + 1,
            to
        })));
    }
    number
}

fn points(columns: &Columns<'_>, from: usize, to: usize, faults: &mut Faults) -> Option<Exact> {
    let text = columns.text(from, to).trim();
    let points =
        if text.is_empty() { Some(Exact::ZERO) } else { text.replace(',', ".").parse().ok() };
    if points.is_none() {
        let found = Diagnostic::error(sentence!(trf_not_points { text }), columns.span(from, to));
        faults.add(found.label(sentence!(trf_expected_points {
            such: "-0.5",
            from: from + 1,
            to
        })));
    }
    points
}

/// Puts what is assigned to a kind of result into the point system, and says who is not in the
/// report.
pub(super) fn settle(trf: &mut Trf, faults: &mut Faults) {
    // Records of team events speak of teams, whose numbers are not those of players.
    if trf.teams {
        return;
    }
    for one in &trf.assigned {
        for number in one.numbers.iter().filter(|number| trf.position(**number).is_none()) {
            let found = Diagnostic::error(
                sentence!(import_no_player { number: *number }),
                one.span.clone(),
            );
            faults.add(found.label(sentence!(trf_points_here)));
        }
        if one.numbers.is_empty() {
            match kind_of(one.kind) {
                Some(outcome) => trf.points.give(outcome, one.game_points),
                None => {
                    let found = Diagnostic::error(
                        sentence!(trf_not_kind { kind: one.kind }),
                        one.span.clone(),
                    );
                    faults.add(found.label(sentence!(trf_expected_kind)));
                }
            }
        }
    }
}

fn kind_of(sign: char) -> Option<Outcome> {
    Some(match sign {
        'W' => Outcome::Win,
        'D' => Outcome::Draw,
        'L' => Outcome::Loss,
        '+' => Outcome::ForfeitWin,
        '-' => Outcome::ForfeitLoss,
        'F' => Outcome::Bye(ByeKind::Full),
        'H' => Outcome::Bye(ByeKind::Half),
        'U' | 'P' => Outcome::Bye(ByeKind::Pairing),
        'Z' => Outcome::Bye(ByeKind::Zero),
        _ => return None,
    })
}

impl Trf {
    /// What a player's round gave by the arbiter's decision, where he made one.
    pub(super) fn decided(&self, number: u32, round: u32) -> Option<Exact> {
        let mut decided =
            self.assigned.iter().filter(|one| one.kind != ' ' && one.round == Some(round));
        decided.find(|one| !self.teams && one.numbers.contains(&number)).map(|one| one.game_points)
    }

    /// What was given to a player or taken away, besides the games.
    pub(super) fn given(&self, number: u32) -> Exact {
        let given = self.assigned.iter().filter(|one| one.kind == ' ' && !self.teams);
        given
            .flat_map(|one| one.numbers.iter().filter(|n| **n == number).map(|_| one.game_points))
            .sum()
    }

    /// For the event: what was given or taken away, and by how much more or less a round gave than
    /// its result does.
    pub(super) fn assigned_to(&self, names: &[String]) -> Vec<DraftAssignedScore> {
        let mut assigned = Vec::new();
        for (player, name) in
            self.players.iter().zip(names).filter(|_| !self.teams && !self.assigned.is_empty())
        {
            let mut add = |round, points: Exact| {
                if !points.is_zero() {
                    assigned.push(DraftAssignedScore { round, player: name.clone(), points });
                }
            };
            let given = self
                .assigned
                .iter()
                .filter(|one| one.kind == ' ' && one.numbers.contains(&player.number));
            given.for_each(|one| add(one.counts_from(), one.game_points));
            for (round, cell) in (1..).zip(&player.rounds) {
                if let (Some(cell), Some(decided)) = (cell, self.decided(player.number, round)) {
                    add(Some(round), decided - self.points.points_for(cell.outcome));
                }
            }
        }
        assigned
    }

    /// The smallest denominator in which every point is whole.
    pub(super) fn unit(&self) -> i64 {
        let assigned = self.assigned.iter().filter(|_| !self.teams).map(|one| one.game_points);
        PointSystem::common_unit(self.points.unit(), assigned)
    }

    /// The adjustments of a crosstable in this unit.
    pub(super) fn adjustments(&self, unit: i64) -> Vec<Adjustment> {
        let given = self.assigned.iter().filter(|one| one.kind == ' ' && !self.teams);
        given
            .flat_map(|one| one.numbers.iter().map(move |number| (one, *number)))
            .filter_map(|(one, number)| {
                let player = u32::try_from(self.position(number)?).ok()?;
                let units = i64::try_from((one.game_points * Exact::from(unit)).floor()).ok()?;
                Some(Adjustment { player, round: one.counts_from(), units })
            })
            .collect()
    }
}
