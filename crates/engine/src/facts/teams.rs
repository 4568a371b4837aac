//! The facts of a chess team event.

use super::Facts;
use tiebreak_model::{Event, Id, TeamTable};
use tiebreak_standings::TeamTieBreaks;

/// Counts the scores of teams in the unit of the event: from their matches, or the published
/// scores where there are none.
pub(super) fn count(event: &Event, table: Option<&TeamTable>, counted: &mut [i64]) {
    let (Some(teams), Some(table)) = (event.teams(), table) else { return };
    let code = teams.primary.code();
    if teams.matches.is_empty() && teams.byes.is_empty() {
        for (one, units) in event.participants().iter().zip(counted) {
            let published = one.values.iter().find(|(known, _)| known == code);
            *units = published.map_or(0, |(_, points)| event.in_units(*points));
        }
        return;
    }
    for (position, units) in
        tiebreak_standings::team_totals(table, teams.primary).into_iter().enumerate()
    {
        if let Some(id) = event.find(&table.entrants()[position].name) {
            counted[id.index()] = units;
        }
    }
}

impl Facts<'_> {
    /// The tables of a chess team event, where it has matches.
    pub(crate) fn team_matches(&self) -> Option<&TeamTable> {
        let played = self.event.teams().is_some_and(|teams| !teams.matches.is_empty());
        self.team_table.as_ref().filter(|_| played)
    }

    /// The tie-breaks of the tables, made once.
    pub(crate) fn team_tie_breaks(&self, table: &TeamTable) -> &TeamTieBreaks {
        self.team_tie_breaks.get_or_init(|| TeamTieBreaks::new(table))
    }

    /// A team's position in the tables.
    pub(crate) fn team_position(&self, table: &TeamTable, id: Id) -> Option<usize> {
        let name = self.event.name(id);
        table.entrants().iter().position(|entrant| entrant.name == name)
    }

    /// What a team scored on each board against another, in the unit of the event. `None` where
    /// no board of the two is known.
    pub(crate) fn boards_between(&self, team: Id, other: Id) -> Option<Vec<i64>> {
        let table = self.team_matches().filter(|table| table.boards_known)?;
        let other = u32::try_from(self.team_position(table, other)?).ok()?;
        let lines = table.board_lines(self.team_position(table, team)?);
        let met: Vec<&Vec<i64>> = lines
            .iter()
            .filter(|line| line.opponent == Some(other))
            .map(|line| &line.points)
            .collect();
        let board = |board: usize| met.iter().map(|points| points[board]).sum();
        (!met.is_empty()).then(|| (0..table.boards).map(board).collect())
    }
}
