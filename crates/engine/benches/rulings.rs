//! One ruling of a fourteen-player event with four tied, with and without explanations; and round
//! robins of many players by FIDE's list, where every tie is for criteria to break.
//!
//! `cargo bench -p tiebreak-engine --bench rulings`
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_engine::{Options, Outcomes, rule};
use tiebreak_model::{
    DraftEvent, DraftGame, DraftParticipant, Event, EventInfo, Game, GameResult, NoAnswers,
};
use tiebreak_regulation::{Regulation, builtin};

fn main() {
    divan::main();
}

fn tata_2024() -> (Event, Regulation) {
    let text = include_str!("../../../crates/server/events/tata-steel-masters-2024.toml");
    let event =
        tiebreak_formats::event_file::read("tata", text).expect("the example event is valid");
    let regulation =
        builtin::find(event.regulation()).expect("it is built in").expect("it can be followed");
    (event, regulation)
}

#[divan::bench(args = [true, false])]
fn four_tied(bencher: divan::Bencher<'_, '_>, explain: bool) {
    let (event, regulation) = tata_2024();
    let options = Options { explain, places: None, workings: false };
    bencher.bench_local(|| rule(divan::black_box(&event), &regulation, &mut NoAnswers, options));
}

/// Everybody against everybody, with results that leave many level.
fn round_robin(players: usize) -> (Event, Regulation) {
    let name = |number: usize| format!("Player {number:03}");
    let participants = (0..players)
        .map(|number| DraftParticipant { name: name(number), ..Default::default() })
        .collect();
    let results = [GameResult::White, GameResult::Draw, GameResult::Black];
    let pairs =
        (0..players).flat_map(|white| (white + 1..players).map(move |black| (white, black)));
    let games = pairs.map(|(white, black)| DraftGame {
        round: None,
        white: name(white),
        black: name(black),
        result: results[(white * 7 + black * 13 + white * black) % 3],
        phase: None,
        moves: None,
        started: None,
        finished: None,
    });
    let draft = DraftEvent {
        participants,
        games: games.collect(),
        info: EventInfo { cycles: 1, ..EventInfo::default() },
        ..Default::default()
    };
    let event = Event::new(draft).expect("a round robin is an event");
    let regulation =
        builtin::find("fide-round-robin").expect("it is built in").expect("it can be followed");
    (event, regulation)
}

/// Ten players are one outcome of scenarios, bare; the others show how the cost grows with the
/// games.
#[divan::bench(args = [10, 50, 100, 200, 400])]
fn round_robin_by_fides_list(bencher: divan::Bencher<'_, '_>, players: usize) {
    let (event, regulation) = round_robin(players);
    let options = Options { explain: false, places: None, workings: false };
    bencher.bench_local(|| rule(divan::black_box(&event), &regulation, &mut NoAnswers, options));
}

/// The same with its last games open, outcome after outcome as scenarios look at them: one of them
/// at a time.
#[divan::bench(args = [7, 9])]
fn outcomes_in_a_row(bencher: divan::Bencher<'_, '_>, open: usize) {
    let (event, regulation) = round_robin(10);
    let last = event.games()[event.games().len() - open..].to_vec();
    let is_last =
        |game: &Game| last.iter().any(|one| (one.white, one.black) == (game.white, game.black));
    let event = event.reopened(is_last);
    let results = [GameResult::White, GameResult::Draw, GameResult::Black];
    let options = Options { explain: false, places: None, workings: false };
    let mut outcomes = Outcomes::new(&event, &regulation, &results);
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        let chosen: Vec<usize> =
            (0..open as u32).map(|game| number / 3usize.pow(game) % 3).collect();
        outcomes.rule(divan::black_box(&chosen), options)
    });
}

#[divan::bench]
fn read_the_event_file(bencher: divan::Bencher<'_, '_>) {
    let text = include_str!("../../../crates/server/events/tata-steel-masters-2024.toml");
    bencher.bench_local(|| tiebreak_formats::event_file::read("tata", divan::black_box(text)));
}

#[divan::bench]
fn read_the_regulation(bencher: divan::Bencher<'_, '_>) {
    let (file, text) = builtin::file("tata-steel-masters-2023").expect("it is built in");
    bencher.bench_local(|| Regulation::read(file, divan::black_box(text)));
}
