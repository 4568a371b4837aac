//! One ruling of a fourteen-player event with four tied, with and without explanations.
//!
//! `cargo bench -p tiebreak-engine --bench rulings`
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_engine::{Options, rule};
use tiebreak_model::{Event, Silent};
use tiebreak_regulation::{Regulation, builtin};

fn main() {
    divan::main();
}

fn tata_2024() -> (Event, Regulation) {
    let text = include_str!("../../../events/tata-steel-masters-2024.toml");
    let event = tiebreak_formats::event_file::read("tata", text).expect("the example event is valid");
    let regulation = builtin::find(&event.regulation).expect("it is built in").expect("it can be followed");
    (event, regulation)
}

#[divan::bench(args = [true, false])]
fn four_tied(bencher: divan::Bencher<'_, '_>, explain: bool) {
    let (event, regulation) = tata_2024();
    let options = Options { explain, places: None };
    bencher.bench_local(|| rule(divan::black_box(&event), &regulation, &mut Silent, options));
}

#[divan::bench]
fn read_the_event_file(bencher: divan::Bencher<'_, '_>) {
    let text = include_str!("../../../events/tata-steel-masters-2024.toml");
    bencher.bench_local(|| tiebreak_formats::event_file::read("tata", divan::black_box(text)));
}

#[divan::bench]
fn read_the_regulation(bencher: divan::Bencher<'_, '_>) {
    let (file, text) = builtin::file("tata-steel-masters-2023").expect("it is built in");
    bencher.bench_local(|| Regulation::read(file, divan::black_box(text)));
}
