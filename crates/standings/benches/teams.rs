//! `cargo bench -p tiebreak-standings --bench teams`. A team Swiss of the size of an Olympiad (180
//! teams, 11 rounds, 4 boards) with every team code is to take less than 10 ms; twice the teams
//! take twice the time.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::fmt::Write;
use tiebreak_formats::trf::Trf;
use tiebreak_model::TeamTable;
use tiebreak_standings::{TeamStandings, team_codes};

/// Every code of team events, with the cuts that people use.
const ALL: &str = "MPTS,EMGSB/C1,GPTS,MPvGP,BH:MP/C1,BH:MP,BH:MP/M1,BH:GP,BH:GP/C1,FB:MP,AOB:MP,EMMSB,EMMSB/C1,EMGSB,EMGSB/C2,\
                   EGMSB,EGGSB,SB:MP,SB:GP,SSSC,PS:MP,WIN:MP,WON:MP,REP,KS:MP,DE,EDE,EDEBT,EDEBB,EDET,EDEB,BC,TBR,BBE,RTNG,TPN";

fn main() {
    divan::main();
}

/// A made-up Swiss of teams: neighbours of one score play, boards by a fixed rule.
fn swiss(teams: usize, rounds: usize, boards: usize) -> String {
    let mut scores = vec![0usize; teams];
    let mut halves = vec![0usize; teams * boards];
    let mut lines = vec![String::new(); teams * boards];
    for round in 0..rounds {
        let mut order: Vec<usize> = (0..teams).collect();
        order.sort_by_key(|team| {
            (std::cmp::Reverse(scores[*team]), (team * 7919 + round * 104_729) % teams)
        });
        for pair in order.chunks(2) {
            let [first, second] = pair else { continue };
            let mut sum = [0, 0];
            for board in 0..boards {
                let (points, signs) = match (first * 31 + second * 17 + round * 7 + board * 13) % 9
                {
                    0..=2 => ([2, 0], ['1', '0']),
                    3..=5 => ([1, 1], ['=', '=']),
                    _ => ([0, 2], ['0', '1']),
                };
                let colours = if board % 2 == 0 { ['w', 'b'] } else { ['b', 'w'] };
                let seats = [first * boards + board, second * boards + board];
                for side in [0, 1] {
                    sum[side] += points[side];
                    halves[seats[side]] += points[side];
                    write!(
                        lines[seats[side]],
                        "  {:>4} {} {}",
                        seats[1 - side] + 1,
                        colours[side],
                        signs[side]
                    )
                    .unwrap();
                }
            }
            for (team, own, other) in [(first, sum[0], sum[1]), (second, sum[1], sum[0])] {
                scores[*team] += 1 + usize::from(own > other) - usize::from(own < other);
            }
        }
    }
    let mut report = format!(
        "012 Made up\n042 2026/04/01\n142 {rounds}\n192 CUSTOM_TEAM_SWISS_MP\n352 {}\n",
        "WB".repeat(boards / 2)
    );
    for (seat, rounds) in lines.iter().enumerate() {
        let points = format!("{}.{}", halves[seat] / 2, halves[seat] % 2 * 5);
        let name = format!("Player{seat}");
        writeln!(
            report,
            "001 {:>4}      {name:<33} {:>4} {:<26} {points:>4} {:>4}{rounds}",
            seat + 1,
            2400,
            "",
            1
        )
        .unwrap();
    }
    for team in 0..teams {
        let name = format!("Team{team}");
        write!(
            report,
            "310 {:>3} {name:<32} {:<5} {:>6} {:>6} {:>6} {:>3} ",
            team + 1,
            "",
            2400,
            "0.0",
            "0.0",
            1
        )
        .unwrap();
        for seat in 0..boards {
            write!(report, " {:>4}", team * boards + seat + 1).unwrap();
        }
        report.push('\n');
    }
    report
}

fn table(report: &str) -> TeamTable {
    let (trf, _) = Trf::read("bench.trf", report).unwrap();
    TeamTable::from_event(&trf.event("bench.trf", report).unwrap().0).unwrap()
}

fn ranked(table: &TeamTable) -> usize {
    TeamStandings::new(table, team_codes(ALL).unwrap(), None).rows()[0].rank
}

#[divan::bench(args = [90, 180, 360])]
fn all_codes_of_teams_in_11_rounds_on_4_boards(bencher: divan::Bencher, teams: usize) {
    let table = table(&swiss(teams, 11, 4));
    bencher.bench(|| ranked(&table));
}

#[divan::bench]
fn from_the_report_of_180_teams_to_all_codes(bencher: divan::Bencher) {
    let report = swiss(180, 11, 4);
    bencher.bench(|| ranked(&table(&report)));
}
