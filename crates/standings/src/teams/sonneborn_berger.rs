//! Sonneborn-Berger in its four forms for teams (13.2): an opponent's match or game points times
//! the match or game points scored against it.

use super::TeamCode;
use crate::Name;
use crate::buchholz::{self, AdjustedScores, BuchholzScores};
use crate::opened::{RoughPart, sum};
use crate::scores::Scores;

/// The values of all teams; their unit is squared.
pub(super) fn values(
    code: &TeamCode,
    opponents: &Scores<'_>,
    own: &Scores<'_>,
) -> Vec<Option<i64>> {
    let adjusted = AdjustedScores::new(Name::Sb, opponents);
    let code = code.of_players(Name::Sb);
    let mut rough = Vec::new();
    let value = |team: usize| {
        rough.clear();
        let given = BuchholzScores { scores: opponents, own, adjusted: &adjusted };
        buchholz::parts(&code, given, team, &mut rough);
        Some(sum(&rough))
    };
    (0..opponents.players()).map(value).collect()
}

/// The parts of one team's value.
pub(super) fn parts(
    code: &TeamCode,
    opponents: &Scores<'_>,
    own: &Scores<'_>,
    team: usize,
) -> Vec<RoughPart> {
    let mut rough = Vec::new();
    let adjusted = AdjustedScores::new(Name::Sb, opponents);
    let given = BuchholzScores { scores: opponents, own, adjusted: &adjusted };
    buchholz::parts(&code.of_players(Name::Sb), given, team, &mut rough);
    rough
}
