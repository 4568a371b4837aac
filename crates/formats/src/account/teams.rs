//! The account of a chess event of teams, which is made before it is looked at.

use super::{Account, Course, Found, Meeting, Pairing, Phase, judge};
use crate::import::kind_doubts;
use tiebreak_model::{Event, Teams};

/// Looks at an event of teams and notes in the account what was found; `because` says why it is of its kind.
pub fn examine_teams(event: &Event, because: &str, account: &mut Account) {
    let Some(teams) = &event.teams else { return };
    let meetings = meetings(teams);
    let course = Course {
        participants: event.participants.len(),
        who: "teams",
        named: Some((event.kind, because.to_owned())),
        cycles: Some(event.cycles),
        rounds: event.rounds,
        byes: teams.byes.iter().map(|bye| (bye.team.index(), bye.round)).collect(),
    };
    let judged = judge(&course, &meetings);
    let pairing = |round: Option<u32>, sides: [usize; 2]| Pairing {
        round,
        between: sides.map(|at| event.participants[at].name.clone()),
    };
    let found = Found {
        name: event.title.clone(),
        section: None,
        phase: Phase::Main,
        kind: judged.kind,
        cycles: judged.cycles,
        because: judged.because.clone(),
        who: "teams",
        participants: event.participants.len(),
        rounds: judged.rounds,
        games: meetings.len(),
        clock: None,
        missing: judged.missing.iter().map(|(round, sides)| pairing(*round, *sides)).collect(),
        surplus: judged.surplus.iter().map(|at| pairing(meetings[*at].round, meetings[*at].sides)).collect(),
    };
    account.doubts.extend(kind_doubts(&found, &judged));
    account.events.push(found);
}

fn meetings(teams: &Teams) -> Vec<Meeting> {
    let tenths = |points: tiebreak_model::Exact| i64::try_from((points * 10.into()).floor()).unwrap_or(0);
    let met = teams.matches.iter().enumerate().map(|(index, one)| Meeting {
        round: Some(one.round),
        sides: one.teams.map(tiebreak_model::Id::index),
        scored: one.score.map(tenths),
        played: !one.forfeited,
        index,
    });
    met.collect()
}
