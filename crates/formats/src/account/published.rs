//! Published figures against what the games or matches come to.

use super::examine::AccountEntrant;
use super::{Doubt, DoubtKind};
use tiebreak_language::{Sentence, decimal, sentence};
use tiebreak_model::bridge::VpScales;
use tiebreak_model::{DraftMatch, Exact};

/// What one participant's games come to.
pub struct GameTally {
    /// The sum of the games or matches, byes included.
    pub sum: Exact,
    /// How much more the games that are open or missing can give; `None` where nothing is known of
    /// them.
    pub still: Option<Exact>,
}

/// What is counted.
#[derive(Debug, Clone, Copy)]
pub(super) enum Unit {
    Points,
    Vps,
}

/// A score with the decimal sign of the reader.
pub(crate) fn figure(score: impl ToString) -> Sentence {
    let score = score.to_string();
    Sentence::new(move |language| decimal(language, &score))
}

/// The scores of both sides.
fn both([first, second]: [Exact; 2]) -> Sentence {
    Sentence::joined([figure(first), figure(second)], "-")
}

/// Doubts about published points and ranks.
pub(super) fn figures(
    entrants: &[AccountEntrant<'_>],
    counted: &[GameTally],
    unit: Unit,
) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    for (one, counted) in entrants.iter().zip(counted) {
        let Some(published) = one.points.filter(|points| *points != counted.sum) else { continue };
        let unit = match unit {
            Unit::Points => "points",
            Unit::Vps => "vps",
        };
        let (name, given) = (one.name, figure(counted.sum));
        let message = sentence!(doubt_total { unit, name, published: figure(published), given });
        let mut doubt = Doubt::reported(DoubtKind::TotalDiffers, message);
        let difference = published - counted.sum;
        let explained =
            counted.still.is_some_and(|still| !difference.is_negative() && difference <= still);
        let how = match () {
            () if explained => sentence!(doubt_total_missing),
            () if difference.is_negative() => {
                sentence!(doubt_total_penalty { points: figure(-difference) })
            }
            () => sentence!(doubt_total_carry_over { points: figure(difference) }),
        };
        doubt.details.push(how);
        doubts.push(doubt);
    }
    doubts.extend(ranks(entrants));
    doubts
}

/// Ranks that contradict the published points: a better rank with fewer points.
fn ranks(entrants: &[AccountEntrant<'_>]) -> Vec<Doubt> {
    let mut ranked: Vec<(u32, Exact, &str)> =
        entrants.iter().filter_map(|one| Some((one.rank?, one.points?, one.name))).collect();
    ranked.sort();
    // Some programs write the starting number where the rank belongs.
    if entrants.iter().all(|one| one.rank.is_none() || one.rank == one.number) {
        return Vec::new();
    }
    let mut doubts = Vec::new();
    let count = ranked.len();
    for two in ranked.windows(2) {
        let [(rank, points, above), (lower, more, below)] = *two else { continue };
        if more > points && lower > rank {
            let (more, points) = (figure(more), figure(points));
            let message = sentence!(doubt_rank { below, lower, more, above, rank, points });
            doubts.push(Doubt::reported(DoubtKind::RankDiffers, message));
        }
    }
    if doubts.len() > 3 && doubts.len() * 10 > count {
        let message = sentence!(doubt_ranks { wrong: doubts.len(), count });
        doubts = vec![Doubt::reported(DoubtKind::RankDiffers, message)];
    }
    doubts
}

/// Victory points that the scale of the WBF does not give. Where it gives none of them, another
/// scale was used, and it is said once.
pub fn victory_points(matches: &[DraftMatch]) -> Vec<Doubt> {
    let mut differ = Vec::new();
    let (mut compared, mut scales) = (0_usize, VpScales::default());
    for one in matches {
        let (Some(boards), Some(imps), Some(vps)) = (one.boards, one.imps.get(), one.vps.get())
        else {
            continue;
        };
        let Some(scaled) = scales.vps(boards, imps) else { continue };
        compared += 1;
        if scaled != vps {
            let (first, second) = (&one.teams[0], &one.teams[1]);
            let (published, imps, given) = (both(vps), both(imps), both(scaled));
            let message = sentence!(doubt_vps { first, second, published, imps, boards, given });
            let mut doubt = Doubt::reported(DoubtKind::TotalDiffers, message);
            doubt.details.push(sentence!(doubt_vps_count));
            differ.push(doubt);
        }
    }
    if differ.len() > 2 && differ.len() == compared {
        let message = sentence!(doubt_vps_scale { count: compared });
        return vec![Doubt::reported(DoubtKind::TotalDiffers, message)];
    }
    differ
}
