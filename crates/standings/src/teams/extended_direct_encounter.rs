//! Extended direct encounter (13.3): the matches among the tied on the primary score; where they
//! separate nobody, on the secondary one; where two are level then, the boards of their own match.
//!
//! Every tie that is left begins again with the primary score (13.3.3). The exercises of 2023 went
//! on with the secondary score instead; the text of 2026 does not.

use super::board_count;
use super::code::OnBoards;
use crate::Modifiers;
use crate::direct_encounter::{self, Pass};
use crate::scores::Scores;
use tiebreak_model::{TeamScore, TeamTable};

/// One comparison of two teams.
pub(super) enum ComparisonStep {
    /// On one of the scores.
    Score(TeamScore, Pass),
    /// On the boards of the match of two teams.
    Boards(OnBoards, [(usize, Vec<i64>); 2]),
}

impl ComparisonStep {
    /// Whether a team took part in it.
    pub(super) fn concerns(&self, team: usize) -> bool {
        match self {
            Self::Score(_, pass) => pass.lines.iter().any(|line| line.player == team),
            Self::Boards(_, both) => both.iter().any(|(known, _)| *known == team),
        }
    }
}

/// What the comparison works with.
pub(super) struct Encounters<'e, 't> {
    pub(super) table: &'t TeamTable,
    pub(super) primary: &'e Scores<'t>,
    pub(super) secondary: &'e Scores<'t>,
    pub(super) modifiers: Modifiers,
    pub(super) boards: &'static [OnBoards],
}

impl Encounters<'_, '_> {
    /// The group in parts, best first; what was compared goes to `steps`.
    pub(super) fn order(
        &self,
        group: &[usize],
        marks: &mut [u32],
        steps: &mut Vec<ComparisonStep>,
    ) -> Vec<Vec<usize>> {
        let mut parts = Vec::new();
        let mut waiting = vec![group.to_vec()];
        while let Some(next) = waiting.pop() {
            match self.separate(&next, marks, steps) {
                Some(found) => waiting.extend(found.into_iter().rev()),
                None => parts.push(next),
            }
        }
        parts
    }

    /// The first comparison that separates anybody; none where nothing does.
    fn separate(
        &self,
        group: &[usize],
        marks: &mut [u32],
        steps: &mut Vec<ComparisonStep>,
    ) -> Option<Vec<Vec<usize>>> {
        if group.len() < 2 {
            return None;
        }
        let primary = self.table.primary;
        for (score, scores) in [(primary, self.primary), (primary.other(), self.secondary)] {
            let (pass, parts) = direct_encounter::separate(scores, self.modifiers, group, marks);
            steps.push(ComparisonStep::Score(score, pass));
            if parts.len() > 1 {
                return Some(parts);
            }
        }
        let &[first, second] = group else { return None };
        let own = [self.boards_between(first, second)?, self.boards_between(second, first)?];
        for on in self.boards {
            let [a, b] = [0, 1].map(|side: usize| board_count::key(*on, &own[side]));
            steps.push(ComparisonStep::Boards(
                *on,
                [(first, own[0].clone()), (second, own[1].clone())],
            ));
            match a.cmp(&b) {
                std::cmp::Ordering::Greater => return Some(vec![vec![first], vec![second]]),
                std::cmp::Ordering::Less => return Some(vec![vec![second], vec![first]]),
                std::cmp::Ordering::Equal => {}
            }
        }
        None
    }

    /// What a team scored on each board against another, in the matches that count; none where they
    /// did not meet.
    fn boards_between(&self, team: usize, other: usize) -> Option<Vec<i64>> {
        let counts_forfeits = self.table.match_points.round_robin || self.modifiers.forfeits_played;
        let met: Vec<&[i64]> = self
            .table
            .board_lines(team)
            .iter()
            .filter(|line| line.opponent.is_some_and(|at| at as usize == other))
            .filter(|line| counts_forfeits || line.outcome.played())
            .map(|line| line.points.as_slice())
            .collect();
        (!met.is_empty()).then(|| board_count::added(self.table.boards, met.into_iter()))
    }
}
