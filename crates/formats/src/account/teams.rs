//! The account of a chess event of teams, which is made before it is looked at.

use super::examine::same_looks;
use super::{Account, EventFacts, FoundEvent, Meeting, Told, judge};
use crate::import::kind_doubts;
use tiebreak_language::Sentence;
use tiebreak_model::{Event, Teams};

/// Looks at an event of teams and notes in the account what was found; `because` says why it is of
/// its kind.
pub fn examine_teams(
    event: &Event,
    because: impl Into<Sentence>,
    told: &Told,
    account: &mut Account,
) {
    let Some(teams) = event.teams() else { return };
    let meetings = meetings(teams);
    let course = EventFacts {
        participants: event.participants().len(),
        who: "teams",
        named: Some((event.kind(), because.into())),
        cycles: Some(event.cycles()),
        rounds: event.rounds(),
        byes: teams.byes.iter().map(|bye| (bye.team.index(), bye.round)).collect(),
    };
    let judged = judge(&course, &meetings);
    let names: Vec<&str> = event.participants().iter().map(|one| one.name.as_str()).collect();
    let found = FoundEvent::main(event.title(), "teams", &names, &judged, &meetings);
    account.doubts.extend(same_looks(
        event.participants().iter().map(|one| (one.name.as_str(), one.fide_id)),
        told,
    ));
    account.doubts.extend(kind_doubts(&found, &judged));
    account.events.push(found);
}

fn meetings(teams: &Teams) -> Vec<Meeting> {
    let tenths =
        |points: tiebreak_model::Exact| i32::try_from((points * 10.into()).floor()).unwrap_or(0);
    let met = teams.matches.iter().enumerate().map(|(index, one)| {
        let sides = one.teams.map(tiebreak_model::Id::index);
        Meeting::new(index, Some(one.round), sides, one.score.map(tenths), !one.forfeited)
    });
    met.collect()
}
