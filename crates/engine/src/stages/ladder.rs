//! A ladder: the last two seeds meet, the winner meets the next higher one, and so on up to number
//! 1.
//!
//! "Number 4 plays number 3, the winner plays number 2, and the winner of that plays number 1; the
//! higher seed has draw odds."

use super::seeded::SeededStage;
use crate::group::{GroupPart, TiedGroup};
use crate::run::Run;
use tiebreak_model::{Id, Reason};

/// Odds are not worked out for more players, because the ladder as the field of a knock-out
/// would be too large.
pub(super) const MOST_FOR_ODDS: usize = 12;

impl Run<'_> {
    pub(super) fn ladder(&mut self, stage: SeededStage, mut group: TiedGroup) -> Vec<GroupPart> {
        let Some(seeds) = self.begin_seeded(stage, &mut group) else {
            return vec![GroupPart::open(group.members)];
        };
        let SeededStage { at, pairing, last, .. } = stage;
        self.log.step(at, &[], || Reason::LadderBegins { order: seeds.clone() });
        let mut upwards = seeds.iter().rev().copied();
        let Some(mut best) = upwards.next() else { return Vec::new() };
        let mut out: Vec<Vec<Id>> = Vec::new();
        for (number, next) in upwards.enumerate() {
            let clause = if number + 2 == seeds.len() { last } else { pairing };
            match self.pairing(clause, [next, best], &format!("step-{}", number + 1), &group) {
                Some([winner, loser]) => {
                    best = winner;
                    out.push(vec![loser]);
                }
                None => return vec![GroupPart::open(group.members)],
            }
        }
        let mut parts = vec![vec![best]];
        parts.extend(out.into_iter().rev());
        self.follow(at, parts, group)
    }
}

/// The ladder as the field of a knock-out: number 1 has byes up to the final, number 2 up to the
/// round before, and so on.
pub(super) fn field(seeds: &[Id]) -> Vec<Option<Id>> {
    let mut field = vec![seeds.last().copied()];
    for seed in seeds.iter().rev().skip(1) {
        let mut half = vec![None; field.len()];
        half[0] = Some(*seed);
        half.extend(field);
        field = half;
    }
    field
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_the_seed_the_more_byes() {
        let seeds: Vec<Id> = (1..=4).map(Id).collect();
        let numbers: Vec<u16> =
            field(&seeds).into_iter().map(|id| id.map_or(0, |id| id.0)).collect();
        assert_eq!(numbers, [1, 0, 0, 0, 2, 0, 3, 4]);
    }
}
