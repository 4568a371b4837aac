//! Every reader takes about ten times as long for ten times as much: 100,000 attributes, columns,
//! tags or names against 10,000.
//!
//! `cargo bench -p tiebreak-formats --bench linear` prints both processor times and their ratio,
//! and fails where one is fifteen or more.
#![allow(clippy::unwrap_used, clippy::float_arithmetic)]

use rustix::time::{ClockId, clock_gettime};
use std::fmt::Write;
use std::process::ExitCode;
use std::time::Duration;
use tiebreak_formats::read_any;

/// Makes a file with the given number of something in it.
type Make = fn(usize) -> String;

const FILES: [(&str, Make); 18] = [
    ("TOML: players", |n| {
        event(n, "swiss", |out, at| writeln!(out, "[[player]]\nname = \"P{at}\"").unwrap())
    }),
    ("TOML: games of unknown players", |n| {
        event(n, "swiss", |out, at| {
            if at < 2 {
                writeln!(out, "[[player]]\nname = \"P{at}\"").unwrap();
            }
            writeln!(out, "[[game]]\nwhite = \"Q{at}\"\nblack = \"P1\"\nresult = \"1-0\"").unwrap();
        })
    }),
    ("TOML: unknown keys", |n| {
        event(n, "swiss", |out, at| writeln!(out, "key-{at} = {at}").unwrap())
    }),
    ("JSON: keys", |n| format!("{{{}\"z\": 1}}", list(n, |at| format!("\"key-{at}\": {at},")))),
    ("JSON: nested lists", |n| format!("{{\"a\": [{}1]}}", list(n, |_| "[1],".to_owned()))),
    ("USEBIO: attributes of one element", |n| {
        format!("<USEBIO {}/>", list(n, |at| format!("a{at}=\"1\" ")))
    }),
    ("USEBIO: elements", |n| {
        format!("<USEBIO>{}</USEBIO>", list(n, |at| format!("<E{at}>x</E{at}>")))
    }),
    ("CSV: columns", |n| {
        format!("white,black,result,{}z\nA,B,1-0\n", list(n, |at| format!("c{at},")))
    }),
    ("CSV: columns of a crosstable", |n| {
        format!("name,{}z\nA\nB\n", list(n, |at| format!("{},", at + 1)))
    }),
    ("CSV: columns of rounds", |n| {
        format!("name,{}z\nA\nB\n", list(n, |at| format!("R{},", at + 1)))
    }),
    ("CSV: names", |n| {
        format!("round,white,black,result\n{}", list(n, |at| format!("1,W{at},B{at},1-0\n")))
    }),
    ("CSV: points", |n| format!("name,points\n{}", list(n, |at| format!("P{at},{}\n", at % 9)))),
    ("CSV: matches", |n| {
        format!("home,visit,home_vp,visit_vp\n{}", list(n, |at| format!("H{at},V{at},12,8\n")))
    }),
    ("PGN: tags of one game", |n| {
        format!("{}[White \"A\"]\n[Black \"B\"]\n\n1-0\n", list(n, |at| format!("[T{at} \"x\"]\n")))
    }),
    ("PGN: names", |n| {
        list(n, |at| {
            format!(
                "[White \"W{at}, Ann\"]\n[Black \"B{at}, Ben\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n"
            )
        })
    }),
    ("PGN: games without rounds", |n| {
        list(n, |at| {
            format!(
                "[White \"P{}\"]\n[Black \"Q{}\"]\n[Result \"1-0\"]\n\n1-0\n\n",
                at % 700,
                at % 699
            )
        })
    }),
    ("PBN: tags of one board", |n| {
        format!("% PBN 2.1\n[Board \"1\"]\n{}", list(n, |at| format!("[T{at} \"x\"]\n")))
    }),
    ("TRF: records", |n| format!("012 Open\n{}", list(n, |at| format!("013 Team {at}\n")))),
];

fn list(count: usize, one: impl Fn(usize) -> String) -> String {
    (0..count).map(one).collect()
}

fn event(count: usize, kind: &str, one: impl Fn(&mut String, usize)) -> String {
    let mut out = format!("format = \"tiebreak-event/1\"\ntitle = \"Large\"\nkind = \"{kind}\"\n");
    (0..count).for_each(|at| one(&mut out, at));
    out
}

/// What the process has taken of the processors so far. The clock on the wall also counts what
/// others do on the machine.
fn taken() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).unwrap()
}

fn time(text: &str) -> Duration {
    let start = taken();
    // Most of these files are refused; that must not take long either.
    let refused = read_any("large", text.as_bytes()).map_err(|rejected| rejected.to_string().len());
    let time = taken() - start;
    drop(refused);
    time
}

/// The shortest of a few readings of each, by turns: what the machine does otherwise meets both.
fn shortest(texts: &[String; 2]) -> [Duration; 2] {
    let mut shortest = [Duration::MAX; 2];
    for _ in 0..7 {
        for (shortest, text) in shortest.iter_mut().zip(texts) {
            *shortest = (*shortest).min(time(text));
        }
    }
    shortest
}

fn main() -> ExitCode {
    let wanted: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let mut failed = false;
    println!("{:<36} {:>12} {:>12} {:>7}", "", "10,000", "100,000", "ratio");
    for (name, make) in FILES.iter().filter(|(name, _)| {
        wanted.is_empty() || wanted.iter().any(|word| name.contains(word.as_str()))
    }) {
        let [small, large] = shortest(&[10_000, 100_000].map(make));
        let ratio = large.as_secs_f64() / small.as_secs_f64();
        println!("{name:<36} {small:>12.2?} {large:>12.2?} {ratio:>7.1}");
        failed |= ratio >= 15.0;
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
