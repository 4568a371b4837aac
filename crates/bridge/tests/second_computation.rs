//! Random events against a straightforward second computation: every table with every other, no
//! shortcuts.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_bridge::{Sessions, Travellers, team_matches};
use tiebreak_model::bridge::{
    AdjustedScore, BoardScoring, BoardTable, Datum, Method, PlayedBoard, SmallGroups, TableResult,
    VpScale, imps_for,
};
use tiebreak_model::{Exact, Id, Random};

const SCORES: [i32; 12] = [-800, -620, -140, -100, -50, 0, 50, 110, 140, 420, 430, 620];

fn ex(number: i64) -> Exact {
    Exact::from(number)
}

/// A table whose two sides see the same score, or something that the director gave.
fn result(random: &mut Random, method: Method) -> TableResult {
    let score = |random: &mut Random| SCORES[random.below(12)];
    match random.below(20) {
        0 => TableResult::NotPlayed,
        1 if method == Method::Matchpoints => {
            TableResult::Adjusted([AdjustedScore::Percent(ex(60)), AdjustedScore::AverageMinus])
        }
        1 => TableResult::Adjusted([AdjustedScore::Imps(ex(3)), AdjustedScore::AverageMinus]),
        2 => TableResult::Adjusted([AdjustedScore::AveragePlus, AdjustedScore::AveragePlus]),
        3 => {
            let both = || {
                AdjustedScore::Scores(vec![
                    (Exact::fraction(2, 3).unwrap(), 420),
                    (Exact::fraction(1, 3).unwrap(), -50),
                ])
            };
            TableResult::Adjusted([both(), both()])
        }
        4 => TableResult::Adjusted([
            AdjustedScore::Scores(vec![(ex(1), 620)]),
            AdjustedScore::Scores(vec![(ex(1), 140)]),
        ]),
        5 => TableResult::PassedOut,
        _ => TableResult::Scored(score(random)),
    }
}

/// Boards of a session in which pairs 0.. sit North-South and meet others East-West; some boards
/// lack tables.
fn boards(random: &mut Random, method: Method) -> Vec<PlayedBoard<Id>> {
    let tables = 3 + random.below(8) as u16;
    let mut all = Vec::new();
    for number in 1..=6 + random.below(6) {
        let number = number as u32;
        let mut lines = Vec::new();
        for table in 0..tables {
            if random.below(9) == 0 && lines.len() > 1 {
                continue;
            }
            let other = (table + number as u16) % tables;
            lines.push(BoardTable {
                round: None,
                north_south: Id(table),
                east_west: Id(tables + other),
                result: result(random, method),
                lead: None,
                form: u32::from(random.below(8) == 0),
            });
        }
        all.push(PlayedBoard { session: 1, section: None, number, datum: None, tables: lines });
    }
    all
}

/// What one side of a table can be compared by, as that side sees it.
fn outcomes(result: &TableResult, side: usize) -> Vec<(Exact, i32)> {
    let sign = if side == 0 { 1 } else { -1 };
    match result {
        TableResult::PassedOut => vec![(ex(1), 0)],
        TableResult::Scored(score) => vec![(ex(1), sign * score)],
        TableResult::Adjusted(given) => match &given[side] {
            AdjustedScore::Scores(scores) => {
                scores.iter().map(|(weight, score)| (*weight, sign * score)).collect()
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn compare(own: &[(Exact, i32)], other: &[(Exact, i32)], worth: &dyn Fn(i32) -> Exact) -> Exact {
    let mut sum = Exact::ZERO;
    for (weight, score) in own {
        for (other_weight, other) in other {
            sum += *weight * *other_weight * worth(score - other);
        }
    }
    sum
}

fn signed(difference: i32) -> Exact {
    let imps = ex(imps_for(difference.unsigned_abs()).into());
    if difference < 0 { -imps } else { imps }
}

/// What the tables of the same form, this one left out, make of a line; none where it has no score.
fn by_hand(
    board: &PlayedBoard<Id>,
    at: usize,
    side: usize,
    worth: &dyn Fn(i32) -> Exact,
) -> Option<(Exact, usize)> {
    let own = outcomes(&board.tables[at].result, side);
    if own.is_empty() {
        return None;
    }
    let (mut sum, mut scores) = (Exact::ZERO, 1);
    for (other, table) in board.tables.iter().enumerate() {
        let theirs = outcomes(&table.result, side);
        if other != at && table.form == board.tables[at].form && !theirs.is_empty() {
            sum += compare(&own, &theirs, worth);
            scores += 1;
        }
    }
    Some((sum, scores))
}

#[test]
fn matchpoints_with_neubergs_formula() {
    let mut random = Random::new(22);
    for _ in 0..100 {
        let boards = boards(&mut random, Method::Matchpoints);
        let small_groups = SmallGroups::Neuberg;
        let scoring = BoardScoring { own_average: false, small_groups, ..BoardScoring::default() };
        let found = Travellers::new(&scoring, &boards).unwrap();
        let expected = boards.iter().map(|board| board.tables.len()).max().unwrap() as i64;
        let worth = |difference: i32| ex(i64::from(difference.signum()) + 1);
        let mut sums: Vec<[Exact; 2]> = vec![[Exact::ZERO; 2]; 64];
        for (board, traveller) in boards.iter().zip(&found.boards) {
            for (at, table) in board.tables.iter().enumerate() {
                for side in [0, 1] {
                    let points = match by_hand(board, at, side, &worth) {
                        // Among n scores M points: ((M + 1) E / n) - 1.
                        Some((sum, scores)) => Some(
                            (sum + ex(1))
                                * Exact::fraction(expected.into(), scores as i128).unwrap()
                                - ex(1),
                        ),
                        None => match &table.result {
                            TableResult::Adjusted(given) => {
                                let percent = match &given[side] {
                                    AdjustedScore::AveragePlus | AdjustedScore::Percent(_) => 60,
                                    AdjustedScore::AverageMinus => 40,
                                    _ => unreachable!(),
                                };
                                Some(ex(2 * (expected - 1) * percent) / 100)
                            }
                            _ => None,
                        },
                    };
                    assert_eq!(traveller.lines[at].points[side], points, "{board:?} {at} {side}");
                    let who = if side == 0 { table.north_south } else { table.east_west };
                    if let Some(points) = points {
                        sums[who.index()][0] = sums[who.index()][0] + points;
                        sums[who.index()][1] = sums[who.index()][1] + ex(2 * (expected - 1));
                    }
                }
            }
        }
        let sessions = Sessions::new(&scoring, &boards, &found);
        for (id, [points, most]) in (0u16..).zip(sums) {
            let percent = points.checked_div(most).map(|part| part * ex(100));
            assert_eq!(sessions.score(1, Id(id)), percent);
        }
    }
}

#[test]
fn cross_imps_divided_and_not() {
    let mut random = Random::new(23);
    for round in 0..100 {
        let boards = boards(&mut random, Method::CrossImps);
        let divided = round % 2 == 0;
        let scoring =
            BoardScoring { method: Method::CrossImps, divided, ..BoardScoring::default() };
        let found = Travellers::new(&scoring, &boards).unwrap();
        for (board, traveller) in boards.iter().zip(&found.boards) {
            for at in 0..board.tables.len() {
                for side in [0, 1] {
                    let Some((sum, scores)) = by_hand(board, at, side, &signed) else { continue };
                    let points =
                        if divided && scores > 1 { sum / (scores as i128 - 1) } else { sum };
                    assert_eq!(traveller.lines[at].points[side], Some(points));
                }
            }
        }
    }
}

#[test]
fn butler_by_average_and_median_with_and_without_the_extremes() {
    let mut random = Random::new(24);
    for round in 0..120 {
        // Plain scores: a datum of hundredths is not needed to see whether it is the right one.
        let mut boards = boards(&mut random, Method::Butler);
        for table in boards.iter_mut().flat_map(|board| &mut board.tables) {
            table.form = 0;
            if !matches!(table.result, TableResult::Scored(_)) {
                table.result = TableResult::PassedOut;
            }
        }
        let (cut, median) = (round % 3, round % 2 == 0);
        let datum = if median { Datum::Median } else { Datum::Average };
        let scoring =
            BoardScoring { method: Method::Butler, cut, datum, ..BoardScoring::default() };
        let found = Travellers::new(&scoring, &boards).unwrap();
        for (board, traveller) in boards.iter().zip(&found.boards) {
            let mut scores: Vec<i32> =
                board.tables.iter().map(|table| outcomes(&table.result, 0)[0].1).collect();
            scores.sort_unstable();
            for _ in 0..if 2 * (cut as usize) < scores.len() { cut } else { 0 } {
                scores.pop();
                scores.remove(0);
            }
            // In tenths of a trick point times the number of scores, so that it is whole: twice the
            // middle, or the sum.
            let (above, below) = if median {
                (scores[(scores.len() - 1) / 2] + scores[scores.len() / 2], 2)
            } else {
                (scores.iter().sum::<i32>(), scores.len() as i32)
            };
            let tens = (above.abs() * 2 + 10 * below) / (20 * below) * 10 * above.signum();
            assert_eq!(traveller.datum, [(0, ex(tens.into()))], "{scores:?}");
            for (table, line) in board.tables.iter().zip(&traveller.lines) {
                let score = outcomes(&table.result, 0)[0].1;
                assert_eq!(line.points, [Some(signed(score - tens)), Some(signed(tens - score))]);
            }
        }
    }
}

#[test]
fn matches_of_teams() {
    let mut random = Random::new(25);
    for _ in 0..100 {
        let mut boards = Vec::new();
        let mut expected = [[0i64; 2]; 4];
        for number in 1..=12 {
            let scores = [0, 1].map(|_| SCORES[random.below(12)]);
            let net = scores[0] - scores[1];
            let imps = i64::from(imps_for(net.unsigned_abs()));
            let winner = usize::from(net < 0);
            expected[0][winner] += imps;
            // The first team's North-South and its East-West at the other table.
            for own in [scores[0], -scores[1]] {
                expected[1][usize::from(own < 0)] += i64::from(own.abs());
            }
            expected[2][winner] += if net == 0 { 1 } else { 2 };
            expected[2][1 - winner] += i64::from(net == 0);
            let table = |north_south: u16, east_west: u16, score: i32| BoardTable {
                round: Some(1),
                north_south: Id(north_south),
                east_west: Id(east_west),
                result: TableResult::Scored(score),
                lead: None,
                form: 0,
            };
            let mut tables = vec![table(3, 7, scores[0]), table(7, 3, scores[1])];
            if random.below(2) == 0 {
                tables.reverse();
            }
            boards.push(PlayedBoard { session: 1, section: None, number, datum: None, tables });
        }
        let scoring = BoardScoring { method: Method::Imps, ..BoardScoring::default() };
        let found = team_matches(&scoring, &boards).unwrap();
        let one = &found[&(Some(1), [Id(3), Id(7)])];
        assert_eq!(one.imps, expected[0].map(ex));
        assert_eq!(one.total_points, Some(expected[1].map(ex)));
        assert_eq!(one.board_points, expected[2].map(ex));
        assert_eq!(one.vps(&scoring), VpScale::for_boards(12).unwrap().vps(one.imps));
        let by_boards = BoardScoring { method: Method::BoardAMatch, ..scoring };
        let found = team_matches(&by_boards, &boards).unwrap();
        assert_eq!(
            found[&(Some(1), [Id(3), Id(7)])].board_points,
            expected[2].map(|points| ex(points) / 2)
        );
    }
}
