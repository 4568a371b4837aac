//! How long a bridge event takes: a round robin of 32 teams, a Swiss of 200 teams and 12 rounds, both with many ties.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use tiebreak_engine::{Options, rule};
use tiebreak_model::{DraftEvent, DraftMatch, DraftParticipant, Event, Kind, MatchStatus, Silent, Sport};
use tiebreak_regulation::{Regulation, builtin};

fn main() {
    divan::main();
}

fn regulation() -> Regulation {
    builtin::find("wbf-2023").unwrap().unwrap()
}

/// Small margins of a small generator: few different results, so that many teams end level.
struct Margins(u64);

impl Margins {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    fn played(&mut self, round: u32, first: usize, second: usize) -> DraftMatch {
        let imps = [self.next(3), self.next(3)];
        DraftMatch {
            round: Some(round),
            teams: vec![name(first), name(second)],
            status: MatchStatus::Played,
            boards: Some(16),
            imps: Some(imps.map(Into::into)),
            total_points: Some([self.next(4) * 50, self.next(4) * 50].map(Into::into)),
            ..DraftMatch::default()
        }
    }
}

fn name(team: usize) -> String {
    format!("Team {team:03}")
}

fn event(kind: Kind, teams: usize, matches: Vec<DraftMatch>) -> Event {
    let participants =
        (0..teams).map(|team| DraftParticipant { name: name(team), ..DraftParticipant::default() }).collect();
    Event::new(DraftEvent {
        title: "Bench".to_owned(),
        regulation: "wbf-2023".to_owned(),
        sport: Sport::Bridge,
        kind,
        participants,
        matches,
        ..DraftEvent::default()
    })
    .unwrap()
}

fn round_robin() -> Event {
    let mut margins = Margins(7);
    let mut matches = Vec::new();
    for first in 0..32 {
        for second in first + 1..32 {
            matches.push(margins.played(1, first, second));
        }
    }
    event(Kind::RoundRobin, 32, matches)
}

fn swiss() -> Event {
    let mut margins = Margins(11);
    let mut matches = Vec::new();
    for round in 0..12usize {
        // Everybody meets somebody else in every round: the upper hundred against the lower, moved on by one each time.
        for table in 0..100 {
            matches.push(margins.played(round as u32 + 1, table, 100 + (table + round) % 100));
        }
    }
    event(Kind::Swiss, 200, matches)
}

/// As many ties as the name promises, or the figures mean nothing.
fn tied(event: &Event, regulation: &Regulation) -> usize {
    let ruling = rule(event, regulation, &mut Silent, Options::default()).unwrap();
    ruling.steps.iter().filter(|step| step.parts.len() > 1).count()
}

#[divan::bench]
fn round_robin_of_32_teams(bencher: divan::Bencher<'_, '_>) {
    let (event, regulation) = (round_robin(), regulation());
    assert!(tied(&event, &regulation) > 3);
    bencher.bench(|| rule(&event, &regulation, &mut Silent, Options::default()));
}

#[divan::bench]
fn round_robin_of_32_teams_unexplained(bencher: divan::Bencher<'_, '_>) {
    let (event, regulation) = (round_robin(), regulation());
    bencher.bench(|| rule(&event, &regulation, &mut Silent, Options { explain: false, ..Options::default() }));
}

#[divan::bench]
fn swiss_of_200_teams_and_12_rounds(bencher: divan::Bencher<'_, '_>) {
    let (event, regulation) = (swiss(), regulation());
    assert!(tied(&event, &regulation) > 30);
    bencher.bench(|| rule(&event, &regulation, &mut Silent, Options::default()));
}
