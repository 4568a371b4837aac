//! How long a bridge event takes: a round robin of 32 teams, a Swiss of 200 teams and 12 rounds,
//! both with many ties.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use tiebreak_engine::{Options, rule};
use tiebreak_model::{
    DraftEvent, DraftMatch, DraftParticipant, Event, EventInfo, Kind, MatchStatus, NoAnswers, Sport,
};
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
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    fn played(&mut self, round: u32, first: usize, second: usize) -> DraftMatch {
        let imps = [self.next(3), self.next(3)];
        DraftMatch {
            round: Some(round),
            teams: vec![name(first), name(second)],
            status: MatchStatus::Played,
            boards: Some(16),
            imps: imps.map(Into::into).into(),
            total_points: [self.next(4) * 50, self.next(4) * 50].map(Into::into).into(),
            ..DraftMatch::default()
        }
    }
}

fn name(team: usize) -> String {
    format!("Team {team:03}")
}

fn event(kind: Kind, teams: usize, matches: Vec<DraftMatch>) -> Event {
    let participants = (0..teams)
        .map(|team| DraftParticipant { name: name(team), ..DraftParticipant::default() })
        .collect();
    Event::new(DraftEvent {
        info: EventInfo {
            title: "Bench".to_owned(),
            regulation: "wbf-2023".to_owned(),
            sport: Sport::Bridge,
            kind,
            ..EventInfo::default()
        },
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
        // Everybody meets somebody else in every round: the upper hundred against the lower, moved
        // on by one each time.
        for table in 0..100 {
            matches.push(margins.played(round as u32 + 1, table, 100 + (table + round) % 100));
        }
    }
    event(Kind::Swiss, 200, matches)
}

/// As many ties as the name promises, or the figures mean nothing.
fn tied(event: &Event, regulation: &Regulation) -> usize {
    let ruling = rule(event, regulation, &mut NoAnswers, Options::default()).unwrap();
    ruling.steps.iter().filter(|step| step.parts.len() > 1).count()
}

#[divan::bench]
fn round_robin_of_32_teams(bencher: divan::Bencher<'_, '_>) {
    let (event, regulation) = (round_robin(), regulation());
    assert!(tied(&event, &regulation) > 3);
    bencher.bench(|| rule(&event, &regulation, &mut NoAnswers, Options::default()));
}

#[divan::bench]
fn round_robin_of_32_teams_unexplained(bencher: divan::Bencher<'_, '_>) {
    let (event, regulation) = (round_robin(), regulation());
    bencher.bench(|| {
        rule(&event, &regulation, &mut NoAnswers, Options { explain: false, ..Options::default() })
    });
}

#[divan::bench]
fn swiss_of_200_teams_and_12_rounds(bencher: divan::Bencher<'_, '_>) {
    let (event, regulation) = (swiss(), regulation());
    assert!(tied(&event, &regulation) > 30);
    bencher.bench(|| rule(&event, &regulation, &mut NoAnswers, Options::default()));
}

/// 100 pairs and 54 boards as a club's program exports them: 50 tables, every pair on every board.
fn travellers() -> String {
    let mut margins = Margins(13);
    let mut out = String::from(
        "<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"MP_PAIRS\"><EVENT_DESCRIPTION>Bench</EVENT_DESCRIPTION><PARTICIPANTS>",
    );
    for pair in 1..=100 {
        out += &format!(
            "<PAIR><PAIR_NUMBER>{pair}</PAIR_NUMBER><PLAYER><PLAYER_NAME>Player {pair:03}</PLAYER_NAME></PLAYER></PAIR>"
        );
    }
    out += "</PARTICIPANTS>";
    for board in 1..=54u64 {
        out += &format!("<BOARD><BOARD_NUMBER>{board}</BOARD_NUMBER>");
        for table in 0..50u64 {
            let (ns, ew) = (table + 1, 51 + (table + board / 2) % 50);
            let (level, tricks) = (1 + margins.next(5), 6 + margins.next(6));
            let (strain, by) = (
                ["C", "D", "H", "S", "NT"][margins.next(5) as usize],
                ["N", "E", "S", "W"][margins.next(4) as usize],
            );
            out += &format!(
                "<TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER><CONTRACT>{level}{strain}</CONTRACT><PLAYED_BY>{by}</PLAYED_BY><TRICKS>{tricks}</TRICKS></TRAVELLER_LINE>"
            );
        }
        out += "</BOARD>";
    }
    out + "</EVENT></USEBIO>"
}

/// From the file to the ruling.
#[divan::bench]
fn usebio_of_100_pairs_and_54_boards(bencher: divan::Bencher<'_, '_>) {
    let (text, regulation) = (travellers(), regulation());
    bencher.bench(|| {
        let event = tiebreak_formats::usebio::read("bench.xml", &text).unwrap().event;
        rule(&event, &regulation, &mut NoAnswers, Options::default()).unwrap()
    });
}

#[divan::bench]
fn swiss_of_500_teams_and_15_rounds(bencher: divan::Bencher<'_, '_>) {
    let mut margins = Margins(17);
    let played = (0..15usize).flat_map(|round| (0..250).map(move |table| (round, table)));
    let matches = played
        .map(|(round, table)| margins.played(round as u32 + 1, table, 250 + (table + round) % 250))
        .collect();
    let (event, regulation) = (event(Kind::Swiss, 500, matches), regulation());
    bencher.bench(|| rule(&event, &regulation, &mut NoAnswers, Options::default()));
}
