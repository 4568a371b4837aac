//! The cuts of the standings: ties across a cut are settled.
//!
//! A participant who declines a place above a cut makes room for one more, so the cut moves down by
//! one. Where a participant declines who is level with others at the cut, its place depends on
//! their order; then every place that the cut can have counts as a cut.

use crate::Facts;
use crate::standing::by_points;
use tiebreak_regulation::EntryPoint;

/// The last place above each cut, that of the `qualify` key of the event file included.
pub(crate) fn cuts(facts: &Facts<'_>, entry: &EntryPoint) -> Vec<usize> {
    let event = facts.event;
    let all = event.participants().len();
    let mut cuts: Vec<usize> = Vec::new();
    let own =
        event.qualify().filter(|_| entry.at_cuts).and_then(|count| usize::try_from(count).ok());
    cuts.extend(own);
    for (award, _) in entry.awards.iter().filter(|(award, _)| entry.at_cuts && award.cut) {
        let Some(count) = award.seats else { continue };
        if award.from_the_end {
            cuts.push(all.saturating_sub(count));
        } else if event.participants().iter().any(|one| one.declines_award(&award.name)) {
            cuts.extend(moved(facts, &award.name, count));
        } else {
            cuts.push(count);
        }
    }
    cuts
}

/// The places that the cut can have below the first `count` participants who accept the award.
fn moved(facts: &Facts<'_>, award: &str, count: usize) -> Vec<usize> {
    let declines =
        |id: &tiebreak_model::Id| facts.event.participants()[id.index()].declines_award(award);
    let mut takers = 0;
    for level in by_points(facts) {
        let decliners = level.members.iter().filter(|id| declines(id)).count();
        let taking = level.members.len() - decliners;
        if takers + taking >= count {
            let first = level.first - 1 + (count - takers);
            return (first..=first + decliners).collect();
        }
        takers += taking;
    }
    Vec::new()
}
