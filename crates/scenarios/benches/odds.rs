//! Odds of a play-off, by how many are tied. `cargo bench -p tiebreak-scenarios --bench odds`
//!
//! Two to four tied should take less than a millisecond, five less than 50, six less than five
//! seconds; seven are sampled.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use tiebreak_model::{
    DraftEvent, DraftGame, DraftParticipant, Event, EventInfo, Exact, GameResult, Kind,
};
use tiebreak_scenarios::Watch;
use tiebreak_scenarios::odds::{Model, odds};

fn main() {
    divan::main();
}

fn players(count: usize) -> Vec<DraftParticipant> {
    let player = |index: usize| DraftParticipant {
        name: format!("P{index}"),
        rating: Some(2600 + 40 * index as u32),
        ..DraftParticipant::default()
    };
    (0..count).map(player).collect()
}

/// A round robin of eight. This number of players shares first place: each beat the others and drew
/// among themselves.
fn tied(count: usize) -> Event {
    let participants = players(8);
    let mut games = Vec::new();
    for (round, pairs) in tiebreak_engine::berger::rounds(8).into_iter().enumerate() {
        for (white, black) in pairs {
            let result = match (white <= count, black <= count) {
                (true, false) => GameResult::White,
                (false, true) => GameResult::Black,
                _ => GameResult::Draw,
            };
            games.push(DraftGame {
                round: Some(round as u32 + 1),
                white: format!("P{}", white - 1),
                black: format!("P{}", black - 1),
                result,
                phase: None,
                moves: None,
                started: None,
                finished: None,
            });
        }
    }
    Event::new(DraftEvent {
        participants,
        games,
        info: EventInfo { cycles: 1, ..EventInfo::default() },
        ..DraftEvent::default()
    })
    .unwrap()
}

fn tour(count: usize) -> Event {
    let mut participants = players(count);
    participants.iter_mut().for_each(|one| one.points = Some(Exact::from(20)));
    Event::new(DraftEvent {
        info: EventInfo { kind: Kind::Tour, cycles: 1, ..EventInfo::default() },
        participants,
        ..DraftEvent::default()
    })
    .unwrap()
}

fn bench(bencher: divan::Bencher<'_, '_>, id: &str, event: &Event) {
    let regulation = tiebreak_regulation::builtin::find(id).unwrap().unwrap();
    bencher.bench(|| odds(event, &regulation, &Model::default(), 1, &Watch::default()).unwrap());
}

const TIED: [usize; 6] = [2, 3, 4, 5, 6, 7];

#[divan::bench(args = TIED, sample_count = 10, sample_size = 1)]
fn tata_steel_2022(bencher: divan::Bencher<'_, '_>, count: usize) {
    bench(bencher, "tata-steel-masters-2022", &tied(count));
}

#[divan::bench(args = TIED, sample_count = 10, sample_size = 1)]
fn tata_steel_2023(bencher: divan::Bencher<'_, '_>, count: usize) {
    bench(bencher, "tata-steel-masters-2023", &tied(count));
}

#[divan::bench(args = TIED, sample_count = 10, sample_size = 1)]
fn tepe_sigeman(bencher: divan::Bencher<'_, '_>, count: usize) {
    bench(bencher, "tepe-sigeman-2023", &tied(count));
}

#[divan::bench(args = TIED, sample_count = 10, sample_size = 1)]
fn challengers(bencher: divan::Bencher<'_, '_>, count: usize) {
    bench(bencher, "tata-steel-challengers-2023", &tied(count));
}

#[divan::bench(args = TIED, sample_count = 10, sample_size = 1)]
fn grand_chess_tour_event(bencher: divan::Bencher<'_, '_>, count: usize) {
    bench(bencher, "grand-chess-tour-2018", &tied(count));
}

#[divan::bench(args = TIED, sample_count = 10, sample_size = 1)]
fn tour_places(bencher: divan::Bencher<'_, '_>, count: usize) {
    bench(bencher, "grand-chess-tour-2018", &tour(count));
}

#[divan::bench(args = TIED, sample_count = 10, sample_size = 1)]
fn candidates_2022(bencher: divan::Bencher<'_, '_>, count: usize) {
    bench(bencher, "candidates-2022", &tied(count));
}

#[divan::bench(args = TIED, sample_count = 10, sample_size = 1)]
fn candidates_2024(bencher: divan::Bencher<'_, '_>, count: usize) {
    bench(bencher, "candidates-2024", &tied(count));
}

#[divan::bench(args = TIED, sample_count = 10, sample_size = 1)]
fn norway_chess(bencher: divan::Bencher<'_, '_>, count: usize) {
    bench(bencher, "norway-chess-2024", &tied(count));
}
