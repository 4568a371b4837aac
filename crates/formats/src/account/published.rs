//! Published figures against what the games or matches come to.

use super::examine::Entrant;
use super::{Doubt, DoubtKind};
use tiebreak_model::bridge::VpScales;
use tiebreak_model::{DraftMatch, Exact};

/// What one participant's games come to.
pub struct Counted {
    /// The sum of the games or matches, byes included.
    pub sum: Exact,
    /// How much more the games that are open or missing can give; `None` where nothing is known of them.
    pub still: Option<Exact>,
}

/// Doubts about published points and ranks. `unit` names what is counted: "points", "VPs".
pub(super) fn figures(entrants: &[Entrant<'_>], counted: &[Counted], unit: &str) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    for (one, counted) in entrants.iter().zip(counted) {
        let Some(published) = one.points.filter(|points| *points != counted.sum) else { continue };
        let message = format!("{}: {published} {unit} are published, the results give {}", one.name, counted.sum);
        let mut doubt = Doubt::reported(DoubtKind::TotalDiffers, message);
        let difference = published - counted.sum;
        let explained = counted.still.is_some_and(|still| !difference.is_negative() && difference <= still);
        let how = match () {
            () if explained => "results that are missing can make up for it".to_owned(),
            () if difference.is_negative() => format!("a penalty of {} would explain it", -difference),
            () => format!("a carry-over of {difference} would explain it"),
        };
        doubt.details.push(how.into());
        doubts.push(doubt);
    }
    doubts.extend(ranks(entrants));
    doubts
}

/// Ranks that contradict the published points: a better rank with fewer points.
fn ranks(entrants: &[Entrant<'_>]) -> Vec<Doubt> {
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
        let [(rank, points, name), (next, more, other)] = two else { continue };
        if more > points && next > rank {
            let message = format!("{other} is ranked {next} with {more} points, below {name}, {rank} with {points}");
            doubts.push(Doubt::reported(DoubtKind::RankDiffers, message));
        }
    }
    if doubts.len() > 3 && doubts.len() * 10 > count {
        let message = format!("the published ranks do not follow the points in {} of {count} places", doubts.len());
        doubts = vec![Doubt::reported(DoubtKind::RankDiffers, message)];
    }
    doubts
}

/// Victory points that the scale of the WBF does not give. Where it gives none of them, another scale was used, and it is said
/// once.
pub fn victory_points(matches: &[DraftMatch]) -> Vec<Doubt> {
    let mut differ = Vec::new();
    let (mut compared, mut scales) = (0, VpScales::default());
    for one in matches {
        let (Some(boards), Some(imps), Some(vps)) = (one.boards, one.imps.get(), one.vps.get()) else { continue };
        let Some(scaled) = scales.vps(boards, imps) else { continue };
        compared += 1;
        if scaled != vps {
            let message = format!(
                "{} – {}: {}-{} VPs are published, {}-{} IMPs in {boards} boards give {}-{}",
                one.teams[0], one.teams[1], vps[0], vps[1], imps[0], imps[1], scaled[0], scaled[1]
            );
            let mut doubt = Doubt::reported(DoubtKind::TotalDiffers, message);
            doubt.details.push("the published ones count".into());
            differ.push(doubt);
        }
    }
    if differ.len() > 2 && differ.len() == compared {
        let message = format!("none of the {compared} matches has the VPs of the WBF's scale: another scale was used");
        return vec![Doubt::reported(DoubtKind::TotalDiffers, message)];
    }
    differ
}
