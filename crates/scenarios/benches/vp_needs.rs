//! What each of 32 teams needs before the last round of a round robin, and one ruling on the same
//! event to compare it with.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use tiebreak_engine::{Options, rule};
use tiebreak_model::{
    DraftEvent, DraftMatch, DraftParticipant, Event, EventInfo, Kind, NoAnswers, Random, Sport,
};
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_scenarios::{vp_needs, vp_needs_for};

fn main() {
    divan::main();
}

const TEAMS: usize = 32;

fn name(team: usize) -> String {
    format!("Team {team:02}")
}

/// Everybody has met everybody but the neighbour: 1 – 2, 3 – 4 and so on are left, with 16 boards
/// each.
fn before_the_last_round() -> Event {
    let mut random = Random::new(3);
    let mut matches = Vec::new();
    for first in 0..TEAMS {
        for second in first + 1..TEAMS {
            if first % 2 == 0 && second == first + 1 {
                continue;
            }
            let imps = [random.below(40), random.below(40)].map(|imps| (imps as u64).into());
            let teams = vec![name(first), name(second)];
            matches.push(DraftMatch {
                teams,
                boards: Some(16),
                imps: imps.into(),
                ..DraftMatch::default()
            });
        }
    }
    let team = |team: usize| DraftParticipant { name: name(team), ..DraftParticipant::default() };
    let participants = (0..TEAMS).map(team).collect();
    let (sport, kind) = (Sport::Bridge, Kind::RoundRobin);
    Event::new(DraftEvent {
        info: EventInfo { title: "Bench".to_owned(), sport, kind, ..EventInfo::default() },
        participants,
        matches,
        ..DraftEvent::default()
    })
    .unwrap()
}

fn regulation() -> Regulation {
    builtin::find("wbf-2023").unwrap().unwrap()
}

#[divan::bench]
fn needs_of_32_teams_for_first_place(bencher: divan::Bencher<'_, '_>) {
    let (event, regulation) = (before_the_last_round(), regulation());
    assert_eq!(vp_needs(&event, Some(&regulation)).unwrap().needs.len(), TEAMS);
    bencher.bench(|| vp_needs(&event, Some(&regulation)));
}

#[divan::bench]
fn needs_of_32_teams_for_eight_places(bencher: divan::Bencher<'_, '_>) {
    let (event, regulation) = (before_the_last_round(), regulation());
    bencher.bench(|| vp_needs_for(&event, Some(&regulation), 8));
}

#[divan::bench]
fn one_ruling(bencher: divan::Bencher<'_, '_>) {
    let (event, regulation) = (before_the_last_round(), regulation());
    bencher.bench(|| rule(&event, &regulation, &mut NoAnswers, Options::default()));
}
