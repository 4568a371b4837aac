//! Board count, top board results, bottom board elimination (12): what a team scored on each board.

use super::code::OnBoards;
use tiebreak_model::TeamTable;

/// The points on each board over all rounds, in the unit of the game points.
pub(super) fn totals(table: &TeamTable, team: usize) -> Vec<i64> {
    added(table.boards, table.board_lines(team).iter().map(|line| line.points.as_slice()))
}

/// Rounds added up board by board.
pub(super) fn added<'p>(boards: usize, rounds: impl Iterator<Item = &'p [i64]>) -> Vec<i64> {
    let mut sums = vec![0; boards];
    for points in rounds {
        for (sum, points) in sums.iter_mut().zip(points) {
            *sum += points;
        }
    }
    sums
}

/// Board numbers times points (12.1).
pub(super) fn board_count(points: &[i64]) -> i64 {
    (1..).zip(points).map(|(board, points)| board * points).sum()
}

/// What is compared, in turn: the higher is better.
pub(super) fn key(on: OnBoards, points: &[i64]) -> Vec<i64> {
    match on {
        OnBoards::Count => vec![-board_count(points)],
        OnBoards::Top => points.to_vec(),
        OnBoards::Bottom => {
            (1..points.len()).rev().map(|boards| points[..boards].iter().sum()).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match of four boards won 2½:1½ in two ways: on board 1, or on board 4.
    #[test]
    fn the_higher_boards_count_more() {
        let (top, bottom) = ([2, 1, 1, 1], [1, 1, 1, 2]);
        assert_eq!((board_count(&top), board_count(&bottom)), (11, 14));
        assert!(key(OnBoards::Count, &top) > key(OnBoards::Count, &bottom));
        assert!(key(OnBoards::Top, &top) > key(OnBoards::Top, &bottom));
        assert_eq!(key(OnBoards::Bottom, &top), [4, 3, 2]);
        assert!(key(OnBoards::Bottom, &top) > key(OnBoards::Bottom, &bottom));
    }
}
