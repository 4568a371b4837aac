//! The boards behind matches of teams, as files of other programs have them: match by match.

use std::collections::BTreeMap;
use tiebreak_bridge::{MatchScores, team_matches};
use tiebreak_model::bridge::{BoardScoring, BoardTable, Method, PlayedBoard, TableResult};
use tiebreak_model::{DraftEvent, DraftMatch, Exact, Id, Kind, Sides};

/// Boards of matches, gathered by round and number.
pub(crate) struct MatchBoards {
    scoring: BoardScoring,
    boards: BTreeMap<(Option<u32>, u32), Vec<BoardTable<String>>>,
}

impl MatchBoards {
    /// None yet. The kind says what a board gives.
    pub(crate) fn new(kind: Option<Kind>) -> Self {
        let method =
            if kind == Some(Kind::BoardAMatch) { Method::BoardAMatch } else { Method::Imps };
        Self {
            scoring: BoardScoring { method, ..BoardScoring::default() },
            boards: BTreeMap::new(),
        }
    }

    /// Adds the tables of a match: the board, whether the first team sat North-South, and what
    /// happened. They are added only where they give what the match is stated to be: otherwise the
    /// match counts as it is stated, and its boards would contradict it.
    pub(crate) fn add(&mut self, one: &DraftMatch, tables: Vec<(u32, bool, TableResult)>) {
        let [first, second] = one.teams.as_slice() else { return };
        if !self.found(&tables).is_some_and(|found| self.agrees(one, &found)) {
            return;
        }
        // Two matches of the same two in one round would be taken for one.
        let both = |table: &BoardTable<String>| {
            one.teams.contains(&table.north_south) && one.teams.contains(&table.east_west)
        };
        let known = self.boards.iter().filter(|((round, _), _)| *round == one.round);
        if known.flat_map(|(_, tables)| tables).any(both) {
            return;
        }
        for (number, first_sits_north_south, result) in tables {
            let (north_south, east_west) =
                if first_sits_north_south { (first, second) } else { (second, first) };
            let (north_south, east_west) = (north_south.clone(), east_west.clone());
            let table = BoardTable {
                round: one.round,
                north_south,
                east_west,
                result,
                lead: None,
                form: 1,
            };
            self.boards.entry((one.round, number)).or_default().push(table);
        }
    }

    /// What the tables give by themselves, the first team first.
    pub(crate) fn found(&self, tables: &[(u32, bool, TableResult)]) -> Option<MatchScores> {
        let mut boards: BTreeMap<u32, Vec<BoardTable<Id>>> = BTreeMap::new();
        for (number, first_sits_north_south, result) in tables {
            let [north_south, east_west] =
                if *first_sits_north_south { [Id(0), Id(1)] } else { [Id(1), Id(0)] };
            let table = BoardTable {
                round: None,
                north_south,
                east_west,
                result: result.clone(),
                lead: None,
                form: 1,
            };
            let known = boards.entry(*number).or_default();
            if known.iter().any(|other| other.north_south == north_south) {
                return None;
            }
            known.push(table);
        }
        team_matches(&self.scoring, &one_session(boards)).ok()?.into_values().next()
    }

    fn agrees(&self, one: &DraftMatch, found: &MatchScores) -> bool {
        let same =
            |stated: &Sides, found: [Exact; 2]| stated.get().is_none_or(|stated| stated == found);
        let points = found.total_points.is_none_or(|found| same(&one.total_points, found));
        let boards = one.boards.is_none_or(|stated| stated == found.counted);
        match self.scoring.method {
            Method::BoardAMatch => same(&one.score, found.board_points) && boards,
            _ => same(&one.imps, found.imps) && same(&one.score, found.imps) && points && boards,
        }
    }

    /// Enters the boards into a draft whose matches are there.
    pub(crate) fn enter(self, draft: &mut DraftEvent) {
        if self.boards.is_empty() {
            return;
        }
        let mut merged: BTreeMap<u32, Vec<BoardTable<String>>> = BTreeMap::new();
        for ((_, number), tables) in self.boards {
            merged.entry(number).or_default().extend(tables);
        }
        draft.played_boards = one_session(merged);
        draft.board_scoring = Some(self.scoring);
    }
}

/// The boards by number, as those of one session.
fn one_session<P>(boards: BTreeMap<u32, Vec<BoardTable<P>>>) -> Vec<PlayedBoard<P>> {
    let board =
        |(number, tables)| PlayedBoard { session: 1, section: None, number, datum: None, tables };
    boards.into_iter().map(board).collect()
}
