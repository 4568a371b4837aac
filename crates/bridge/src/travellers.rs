//! Every board of a pairs event with the points of every table.

use crate::field::{self, FieldScores};
use crate::line::SideScore;
use crate::{ScoringProblem, artificial, butler, rounding, table_score};
use std::collections::BTreeMap;
use tiebreak_model::bridge::{
    AdjustedScore, BoardScoring, BoardTable, Method, PlayedBoard, Side, SmallGroups, TableResult,
};
use tiebreak_model::{Exact, Id};

/// A table's line: the score, and what it was worth to both sides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableLine {
    /// North-South's score, where there is one.
    pub score: Option<i32>,
    /// Matchpoints or IMPs of North-South and East-West; none where the board was not played and
    /// nothing was given.
    pub points: [Option<Exact>; 2],
    /// Whether each side's points stand by themselves and were not compared.
    pub artificial: [bool; 2],
}

/// A board with a line for each of its tables, in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Traveller {
    /// One line for each table, in the order of the board's tables.
    pub lines: Vec<TableLine>,
    /// The most matchpoints that could be won; zero where IMPs are counted.
    pub top: Exact,
    /// The datum as North-South sees it, by the form of the board, where there is one.
    pub datum: Vec<(u32, Exact)>,
}

/// The travellers of a pairs event, in the order of its boards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Travellers {
    /// One for each board of the event, in their order.
    pub boards: Vec<Traveller>,
}

impl Travellers {
    /// Scores the boards. What cannot be counted is told, all of it at once.
    pub fn new(
        scoring: &BoardScoring,
        boards: &[PlayedBoard<Id>],
    ) -> Result<Self, Vec<ScoringProblem>> {
        let problems = problems(scoring, boards);
        if !problems.is_empty() {
            return Err(problems);
        }
        let expected = expected(boards);
        let mut travellers: Vec<Traveller> =
            boards.iter().map(|board| traveller(scoring, board, expected[&group(board)])).collect();
        // Before anything is added up: sums of fractions that are too fine would not fit.
        coarse(&travellers)?;
        if scoring.method == Method::Matchpoints {
            give_percentages(scoring, boards, &mut travellers);
        } else {
            give_imps(scoring, boards, &mut travellers);
        }
        coarse(&travellers)?;
        Ok(Self { boards: travellers })
    }
}

/// The finest unit in which all points are whole: no sum of them, and no percentage of a sum, is
/// larger than 128 bits hold.
const FINEST: i128 = 1_000_000_000_000;

fn coarse(travellers: &[Traveller]) -> Result<(), Vec<ScoringProblem>> {
    let points =
        travellers.iter().flat_map(|one| &one.lines).flat_map(|line| line.points).flatten();
    let mut unit: i128 = 1;
    for below in points.map(Exact::denominator) {
        let fraction = Exact::fraction(unit, below).unwrap_or(Exact::ZERO);
        // unit / below in lowest terms has below / gcd below the bar.
        unit *= fraction.denominator();
        if unit > FINEST || below > FINEST {
            return Err(vec![ScoringProblem::TooFine]);
        }
    }
    Ok(())
}

/// A session and a section: what is scored together.
type ScoringGroup<'b> = (u32, Option<&'b str>);

fn group(board: &PlayedBoard<Id>) -> ScoringGroup<'_> {
    (board.session, board.section.as_deref())
}

/// How often a board of each group should have been played: as often as the one that was played
/// most.
fn expected(boards: &[PlayedBoard<Id>]) -> BTreeMap<ScoringGroup<'_>, usize> {
    let mut most = BTreeMap::new();
    for board in boards {
        let tables = most.entry(group(board)).or_insert(0);
        *tables = board.tables.len().max(*tables);
    }
    most
}

fn problems(scoring: &BoardScoring, boards: &[PlayedBoard<Id>]) -> Vec<ScoringProblem> {
    let mut problems = Vec::new();
    for (at, board) in boards.iter().enumerate() {
        for given in board.tables.iter().filter_map(|table| match &table.result {
            TableResult::Adjusted(given) => Some(given),
            _ => None,
        }) {
            let wrong = given.iter().filter(|given| !artificial::counts(given, scoring.method));
            problems.extend(wrong.map(|given| ScoringProblem::NotCounted {
                board: at,
                number: board.number,
                given: given.clone(),
                method: scoring.method,
            }));
        }
    }
    problems
}

fn traveller(scoring: &BoardScoring, board: &PlayedBoard<Id>, expected: usize) -> Traveller {
    let mut lines: Vec<TableLine> = board
        .tables
        .iter()
        .map(|table| TableLine {
            score: table_score(board.number, &table.result),
            points: [None, None],
            artificial: [false, false],
        })
        .collect();
    let mut forms: Vec<u32> = board.tables.iter().map(|table| table.form).collect();
    forms.sort_unstable();
    forms.dedup();
    let matchpoints = scoring.method == Method::Matchpoints;
    let played = |table: &&BoardTable<Id>| {
        SideScore::from_result(board.number, &table.result, Side::NorthSouth).is_score()
    };
    // Without Neuberg's formula a board that was played less often has a smaller top.
    let most = if scoring.neuberg { expected } else { board.tables.iter().filter(played).count() };
    let top =
        if matchpoints { Exact::from(2 * most.saturating_sub(1) as u64) } else { Exact::ZERO };
    let fouled = forms.len() > 1 && scoring.small_groups == SmallGroups::WhiteBook;
    let mut data = Vec::new();
    for form in forms {
        let of_form: Vec<usize> =
            (0..lines.len()).filter(|at| board.tables[*at].form == form).collect();
        for side in Side::BOTH {
            let seen: Vec<SideScore> = of_form
                .iter()
                .map(|at| SideScore::from_result(board.number, &board.tables[*at].result, side))
                .collect();
            let given = board.datum.map(|datum| butler::turned(datum, side));
            let direction = Direction { side, seen: &seen, expected: most, given, fouled };
            let (points, datum) = direction.compared(scoring);
            for ((at, points), seen) in of_form.iter().zip(points).zip(seen) {
                lines[*at].points[side.index()] =
                    points.map(|points| rounding::maybe(points, scoring.round));
                lines[*at].artificial[side.index()] = matches!(seen, SideScore::Artificial(_));
            }
            data.extend(datum.filter(|_| side == Side::NorthSouth).map(|datum| (form, datum)));
        }
    }
    Traveller { lines, top, datum: data }
}

/// The most scores of a small group.
const MOST_SMALL: usize = 3;

/// The scores of one direction on a board.
struct Direction<'s> {
    side: Side,
    seen: &'s [SideScore],
    /// How many scores there should be.
    expected: usize,
    /// The datum, where the file gives it, as this direction sees it.
    given: Option<Exact>,
    /// Whether small groups have a rule of their own.
    fouled: bool,
}

impl Direction<'_> {
    /// What the scores give, and the datum that they were compared with.
    fn compared(&self, scoring: &BoardScoring) -> (Vec<Option<Exact>>, Option<Exact>) {
        let Self { side, seen, expected, given, fouled } = *self;
        let field = FieldScores::new(seen);
        let each =
            |points: Vec<Option<Exact>>, change: &dyn Fn(Exact) -> Exact| -> Vec<Option<Exact>> {
                points.into_iter().map(|points| points.map(change)).collect()
            };
        match scoring.method {
            Method::Matchpoints => {
                let points = field.compared(seen, field::matchpoints);
                if fouled && field.size <= MOST_SMALL && 3 * field.size <= expected {
                    let few = |points| field::few_scores(points, field.size, expected);
                    return (each(points, &few), None);
                }
                let short = field.size < expected;
                (
                    each(points, &|points| {
                        if short { field::neuberg(points, field.size, expected) } else { points }
                    }),
                    None,
                )
            }
            Method::Butler => {
                let datum = given.or_else(|| butler::datum(seen, side, scoring));
                let points = seen.iter().map(|one| {
                    datum.filter(|_| one.is_score()).map(|datum| butler::against(one, datum))
                });
                (points.collect(), datum)
            }
            _ => {
                let others = if scoring.divided { field.size.saturating_sub(1).max(1) } else { 1 };
                (each(field.compared(seen, field::imps), &|points| points / others as i128), None)
            }
        }
    }
}

/// Who sits on a side of a table.
pub(crate) fn sitting(table: &BoardTable<Id>, side: Side) -> Id {
    if side == Side::NorthSouth { table.north_south } else { table.east_west }
}

fn given(table: &BoardTable<Id>, side: Side) -> Option<&AdjustedScore> {
    match &table.result {
        TableResult::Adjusted(given) => Some(&given[side.index()]),
        _ => None,
    }
}

/// Gives the artificial scores of a matchpointed event: a percentage, which for average plus and
/// minus may be the pair's own on all the boards of the session on which it was compared with
/// others.
fn give_percentages(
    scoring: &BoardScoring,
    boards: &[PlayedBoard<Id>],
    travellers: &mut [Traveller],
) {
    let mut own: BTreeMap<(u32, Id), [Exact; 2]> = BTreeMap::new();
    for (board, traveller) in boards.iter().zip(&*travellers) {
        for (table, line) in board.tables.iter().zip(&traveller.lines) {
            for side in Side::BOTH {
                let Some(points) = line.points[side.index()] else { continue };
                let sum =
                    own.entry((board.session, sitting(table, side))).or_insert([Exact::ZERO; 2]);
                sum[0] += points;
                sum[1] += traveller.top;
            }
        }
    }
    let percentage = |session: u32, id: Id| {
        let [points, most] = own.get(&(session, id))?;
        Some(points.checked_div(*most)? * Exact::from(100))
    };
    for (board, traveller) in boards.iter().zip(travellers) {
        let top = traveller.top;
        for (table, line) in board.tables.iter().zip(&mut traveller.lines) {
            for side in Side::BOTH.into_iter().filter(|side| line.artificial[side.index()]) {
                let own = percentage(board.session, sitting(table, side));
                let percent =
                    given(table, side).and_then(|given| artificial::percent(given, own, scoring));
                let points =
                    percent.map(|percent| rounding::maybe(percent * top / 100, scoring.round));
                line.points[side.index()] = points;
            }
        }
    }
}

fn give_imps(scoring: &BoardScoring, boards: &[PlayedBoard<Id>], travellers: &mut [Traveller]) {
    for (board, traveller) in boards.iter().zip(travellers) {
        for (table, line) in board.tables.iter().zip(&mut traveller.lines) {
            for side in Side::BOTH.into_iter().filter(|side| line.artificial[side.index()]) {
                line.points[side.index()] =
                    given(table, side).and_then(|given| artificial::imps(given, scoring));
            }
        }
    }
}
