//! The decision tree and the matrix as data, for pages with drawings of their own, for example on a
//! phone.

use super::matrix::{class, comes_first, result_words};
use super::tree::{lines, own_result, own_words};
use super::{View, deciding_games, own_game};
use tiebreak_model::{GameResult, Id};
use tiebreak_scenarios::{RESULTS, Situation};

/// A decision tree: the own game at the root, and after each result the further conditions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// The opponent in the own game; `None` if no own game is open.
    pub opponent: Option<Id>,
    /// The branches, the best result first; only one if no own game is open.
    pub branches: Vec<Branch>,
}

/// What follows one result of the own game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    /// `win`, `draw` or `loss`; `None` if no own game is open.
    pub class: Option<&'static str>,
    /// The result in words; empty if no own game is open.
    pub result: String,
    /// What happens then, and the further conditions: "wins outright in any case".
    pub lines: Vec<String>,
}

/// Who comes first after the results of the two games that decide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matrix {
    /// The results of one game, down.
    pub down: [String; 3],
    /// The results of the other, across.
    pub across: [String; 3],
    /// Row by row.
    pub cells: [[Cell; 3]; 3],
}

/// One cell of a matrix.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// The words before the names: "play-off: ", "by criteria: ", or empty.
    pub what: String,
    /// Who comes first; several participants are tied.
    pub first: Vec<Id>,
    /// A class for the colour: `alone-0` to `alone-5`, `tied`.
    pub class: String,
}

/// The tree of a participant who can still come first.
pub fn tree(view: View<'_>, id: Id) -> Option<Tree> {
    let prospect = view.contenders().find(|one| one.id == id)?;
    let Some(game) = view.own_games(id).into_iter().next() else {
        let branch =
            Branch { class: None, result: String::new(), lines: lines(view, prospect, None) };
        return Some(Tree { opponent: None, branches: vec![branch] });
    };
    let open = &view.scenarios.games[game];
    let opponent = if open.white == id { open.black } else { open.white };
    let branch = |result: GameResult| {
        let class = own_result(view, prospect, game, result);
        let lines = lines(view, prospect, Some((game, result)));
        Branch { class: Some(class), result: own_words(view, class), lines }
    };
    let branches = own_game::best_first(view, id, game).into_iter().map(branch).collect();
    Some(Tree { opponent: Some(opponent), branches })
}

/// The matrix, if exactly two games decide who comes first.
pub fn matrix(view: View<'_>) -> Option<Matrix> {
    let &[down, across] = deciding_games(view.scenarios).as_slice() else { return None };
    let situation = Situation::from_event(view.event);
    let words =
        |game: usize| RESULTS.map(|result| result_words(view, &view.scenarios.games[game], result));
    let cell = |row: usize, column: usize| {
        let mut results = vec![1; situation.games.len()];
        results[down] = row;
        results[across] = column;
        let (what, first) = comes_first(view, &situation, &results);
        Cell { what, class: class(view, &first), first }
    };
    let cells = [0, 1, 2].map(|row| [0, 1, 2].map(|column| cell(row, column)));
    Some(Matrix { down: words(down), across: words(across), cells })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_model::{DraftEvent, DraftGame, DraftParticipant, Event, EventInfo};
    use tiebreak_scenarios::{Watch, scenarios};

    fn event(points: &[(&str, i32)], games: &[(&str, &str)]) -> Event {
        let participants = points
            .iter()
            .map(|(name, points)| DraftParticipant {
                name: (*name).into(),
                points: Some((*points).into()),
                ..Default::default()
            })
            .collect();
        let games = games
            .iter()
            .map(|(white, black)| DraftGame {
                round: Some(9),
                white: (*white).into(),
                black: (*black).into(),
                result: GameResult::Open,
                phase: None,
                moves: None,
                started: None,
                finished: None,
            })
            .collect();
        Event::new(DraftEvent {
            participants,
            games,
            info: EventInfo { cycles: 1, ..EventInfo::default() },
            ..Default::default()
        })
        .unwrap()
    }

    /// Ann and Bob have 5, Cid and Dan 4; Ann - Cid and Dan - Bob are open.
    #[test]
    fn two_games_make_a_matrix_and_each_a_tree() {
        let event = event(
            &[("Ann", 5), ("Bob", 5), ("Cid", 4), ("Dan", 4)],
            &[("Ann", "Cid"), ("Dan", "Bob")],
        );
        let found = scenarios(&event, None, 0, &Watch::default()).unwrap();
        let view = View::new(&event, None, &found);
        let matrix = matrix(view).unwrap();
        assert_eq!(matrix.down, ["Ann wins", "draw", "Cid wins"]);
        assert_eq!(matrix.across, ["Dan wins", "draw", "Bob wins"]);
        let names = |row: usize, column: usize| -> Vec<&str> {
            matrix.cells[row][column].first.iter().map(|id| event.name(*id)).collect()
        };
        assert_eq!(names(0, 0), ["Ann"]);
        assert_eq!(names(0, 2), ["Ann", "Bob"]);
        assert_eq!(names(1, 2), ["Bob"]);
        // Cid and Dan reach the 5 points at which Ann and Bob stay.
        assert_eq!(names(2, 0), ["Ann", "Bob", "Cid", "Dan"]);
        let ann = event.ids().find(|id| event.name(*id) == "Ann").unwrap();
        let tree = tree(view, ann).unwrap();
        assert_eq!(tree.opponent.map(|id| event.name(id)), Some("Cid"));
        let results: Vec<&str> =
            tree.branches.iter().map(|branch| branch.result.as_str()).collect();
        assert_eq!(results, ["win", "draw", "loss"]);
        assert!(
            tree.branches[0].lines[0].starts_with("wins outright if"),
            "{:?}",
            tree.branches[0].lines
        );
        assert_eq!(view.sampled(), None);
    }

    #[test]
    fn three_games_make_no_matrix() {
        let points = [("Ann", 5), ("Bob", 5), ("Cid", 5), ("Dan", 0), ("Eva", 0), ("Fay", 0)];
        let event = event(&points, &[("Ann", "Dan"), ("Bob", "Eva"), ("Cid", "Fay")]);
        let found = scenarios(&event, None, 0, &Watch::default()).unwrap();
        assert_eq!(matrix(View::new(&event, None, &found)), None);
    }
}
