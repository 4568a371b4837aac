//! A tied group of teams ordered by one tie-break, for regulations that name it.

use super::{TeamCode, TeamStandings};
use crate::Edition;
use crate::ranking::Ranking;
use tiebreak_model::{Exact, TeamTable};

/// A tied group after one tie-break.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamGroup {
    /// The value of each, as positions in the table; none where it is undefined.
    pub values: Vec<(usize, Option<Exact>)>,
    /// The group in parts, best first; the members of one part are still tied.
    pub parts: Vec<Vec<usize>>,
}

impl TeamGroup {
    /// Orders a tied group, given as positions in the table.
    pub fn ordered(table: &TeamTable, code: TeamCode, group: &[usize], edition: Option<Edition>) -> Self {
        let ranking = Ranking::with_one_tie(table.entrants().len(), group);
        let standings = TeamStandings::refined(table, ranking, vec![code], edition);
        let mut parts: Vec<Vec<usize>> = Vec::new();
        let mut last = None;
        for row in standings.rows().into_iter().filter(|row| group.contains(&row.player)) {
            match parts.last_mut() {
                Some(part) if last == Some(row.rank) => part.push(row.player),
                _ => parts.push(vec![row.player]),
            }
            last = Some(row.rank);
        }
        let values = group.iter().map(|team| (*team, standings.value(*team, 0))).collect();
        Self { values, parts }
    }
}
