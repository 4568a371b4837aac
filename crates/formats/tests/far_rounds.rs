//! A number in a file costs nothing before it is refused: rounds far away, players who all miss
//! each other, fields without end.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use std::fmt::Write;
use tiebreak_formats::account::Told;
use tiebreak_formats::{import_any, read_any};
use tiebreak_model::Kind;

fn refused(text: &str, kind: Kind) -> String {
    let told = Told { kind: Some(kind), ..Told::default() };
    import_any("far", text.as_bytes(), &told)
        .map(|import| import.account.file)
        .unwrap_err()
        .to_string()
}

#[test]
fn a_round_far_away_is_refused_at_once() {
    for round in ["4000000000", "4294967295"] {
        let csv = format!(
            "round,white,black,result\n1,A,B,1-0\n1,C,D,1-0\n{round},A,C,1-0\n{round},B,D,1-0\n"
        );
        let game = |round: &str, white: &str, black: &str| {
            format!(
                "[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\n1-0\n\n"
            )
        };
        let pairings = [("1", "A", "B"), ("1", "C", "D"), (round, "A", "C"), (round, "B", "D")];
        let pgn: String = pairings.map(|(round, white, black)| game(round, white, black)).concat();
        for kind in [Kind::Swiss, Kind::RoundRobin, Kind::Knockout] {
            for text in [&csv, &pgn] {
                let why = refused(text, kind);
                assert!(
                    why.contains(&format!("{round} is more than the 5,000 rounds")),
                    "{kind:?}: {why}"
                );
            }
        }
    }
}

/// Twenty thousand players of a round robin, one game each: two hundred million games are missing.
#[test]
fn a_round_robin_of_strangers() {
    let mut text = String::from("round,white,black,result\n");
    for pair in 0..10_000 {
        writeln!(text, "1,W{pair},B{pair},1-0").unwrap();
    }
    let told = Told { kind: Some(Kind::RoundRobin), ..Told::default() };
    let import = import_any("far", text.as_bytes(), &told).unwrap();
    assert!(import.account.events[0].missing.len() <= 5_000_000);
}

#[test]
fn separators_alone() {
    let text = format!("white,black,result\n{}", format!("{}x\n", ",".repeat(19_999)).repeat(600));
    let why = read_any("far", text.as_bytes())
        .map(|loaded| loaded.event.title().to_owned())
        .unwrap_err()
        .to_string();
    assert!(why.contains("more than the 10,000,000 fields"), "{why}");
}
