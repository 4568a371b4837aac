//! `cargo bench -p tiebreak-standings`. A Swiss of some 10,000 players and 11 rounds with BH/C1,
//! BH, SB, DE is to take less than 150 ms, from the bytes of its report to the ranks.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::fmt::Write;
use tiebreak_formats::trf::Trf;
use tiebreak_standings::{Standings, codes};

fn main() {
    divan::main();
}

/// A made-up Swiss: neighbours of one score play, results by a fixed rule.
fn swiss(players: usize, rounds: usize) -> String {
    let mut scores = vec![0usize; players];
    let mut lines = vec![String::new(); players];
    for round in 0..rounds {
        let mut order: Vec<usize> = (0..players).collect();
        order.sort_by_key(|player| {
            (std::cmp::Reverse(scores[*player]), (player * 7919 + round * 104_729) % players)
        });
        for pair in order.chunks(2) {
            let [white, black] = pair else { continue };
            let (halves, signs) = match (white * 31 + black * 17 + round * 7) % 10 {
                0..=3 => ([2, 0], ['1', '0']),
                4..=6 => ([1, 1], ['=', '=']),
                7..=8 => ([0, 2], ['0', '1']),
                _ => ([2, 0], ['+', '-']),
            };
            scores[*white] += halves[0];
            scores[*black] += halves[1];
            write!(lines[*white], "  {:>4} w {}", black + 1, signs[0]).unwrap();
            write!(lines[*black], "  {:>4} b {}", white + 1, signs[1]).unwrap();
        }
    }
    let mut report = format!("012 Made up\n042 2026/04/01\n142 {rounds}\n192 FIDE_DUTCH\n");
    for (player, rounds) in lines.iter().enumerate() {
        let points = format!("{}.{}", scores[player] / 2, scores[player] % 2 * 5);
        let name = format!("Player{player}");
        writeln!(
            report,
            "001 {:>4}      {name:<33} {:>4} {:<26} {points:>4} {:>4}{rounds}",
            player + 1,
            2900 - player / 8,
            "",
            1
        )
        .unwrap();
    }
    report
}

fn ranked(report: &str, list: &str) -> usize {
    let (trf, _) = Trf::read("bench.trf", report).unwrap();
    let table = trf.crosstable();
    Standings::new(&table, codes(list).unwrap(), None).rows()[0].rank
}

#[divan::bench]
fn swiss_of_9998_players_and_11_rounds(bencher: divan::Bencher) {
    // A starting number has four columns, so 9,999 is the most that a report can hold.
    let report = swiss(9_998, 11);
    bencher
        .counter(divan::counter::BytesCount::of_str(&report))
        .bench(|| ranked(&report, "PTS,BH/C1,BH,SB,DE"));
}

#[divan::bench]
fn swiss_of_300_players_and_9_rounds(bencher: divan::Bencher) {
    let report = include_str!("../../formats/tests/data/bench/swiss300x9.trf");
    bencher.bench(|| ranked(report, "PTS,DE,BH/C1,BH,SB"));
}

#[divan::bench]
fn round_robin_of_ten(bencher: divan::Bencher) {
    let report = include_str!("../../formats/tests/data/tie-breaks/uzchesscup.trf");
    bencher.bench(|| ranked(report, "PTS,DE,SB,KS"));
}
