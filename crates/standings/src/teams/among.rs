//! A tied group of teams ordered by one tie-break, for regulations that name it.

use super::standings::BothScores;
use super::{TeamCode, TeamStandings};
use crate::ranking::Ranks;
use std::borrow::Cow;
use std::fmt;
use tiebreak_model::{Exact, TeamTable};

/// The tie-breaks of the teams of one table: what they share is made once.
pub struct TeamTieBreaks(BothScores<'static>);

impl fmt::Debug for TeamTieBreaks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TeamTieBreaks")
    }
}

/// A tied group after one tie-break.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamGroup {
    /// The value of each, as positions in the table; none where it is undefined.
    pub values: Vec<(usize, Option<Exact>)>,
    /// The group in parts, best first; the members of one part are still tied.
    pub parts: Vec<Vec<usize>>,
}

impl TeamTieBreaks {
    /// Those of a table, by the edition in force when it began.
    pub fn new(table: &TeamTable) -> Self {
        let tables =
            [&table.match_points, &table.game_points].map(|table| Cow::Owned(table.clone()));
        Self(BothScores::new(tables, None))
    }

    /// Orders a tied group, given as positions in the table that they were made of.
    pub fn ordered(&self, table: &TeamTable, code: TeamCode, group: &[usize]) -> TeamGroup {
        let ranking = Ranks::with_one_tie(table.entrants().len(), group);
        let standings = TeamStandings::refined(table, self.0.clone(), ranking, vec![code]);
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
        TeamGroup { values, parts }
    }
}
