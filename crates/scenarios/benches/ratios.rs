//! How much faster than walking through the outcomes: in Python (`enumerate.py`), and in a bare
//! loop in Rust that only adds points.
//!
//! `cargo bench -p tiebreak-scenarios --bench ratios` prints one line for each number of open
//! rounds, all measured in one run.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tiebreak_model::Event;
use tiebreak_scenarios::{Situation, Watch, scenarios};

/// Tata Steel Masters 2022 with the last rounds open again.
fn event(open_rounds: u32) -> Event {
    let path = format!(
        "{}/../../crates/server/events/tata-steel-masters-2022.toml",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(path).unwrap();
    let event = tiebreak_formats::event_file::read("event", &text)
        .unwrap_or_else(|rejected| panic!("{rejected}"));
    event.reopened(|game| game.round.unwrap() > 13 - open_rounds)
}

fn best_of<T>(times: usize, mut work: impl FnMut() -> T) -> (Duration, T) {
    let mut run = || {
        let begin = Instant::now();
        let value = work();
        (begin.elapsed(), value)
    };
    let first = run();
    (1..times).map(|_| run()).fold(first, |best, next| if next.0 < best.0 { next } else { best })
}

/// The floor: every outcome, one addition a side, who is first.
fn walk(situation: &Situation) -> Vec<[u64; 2]> {
    fn step(situation: &Situation, at: usize, scores: &mut Vec<i64>, found: &mut Vec<[u64; 2]>) {
        let Some(game) = situation.games.get(at) else {
            let best = scores.iter().copied().max().unwrap();
            let tied = scores.iter().filter(|score| **score == best).count();
            for (score, found) in scores.iter().zip(found) {
                if *score == best {
                    found[usize::from(tied > 1)] += 1;
                }
            }
            return;
        };
        let (white, black) = (game.white.index(), game.black.index());
        for gains in game.gains {
            scores[white] += gains[0];
            scores[black] += gains[1];
            step(situation, at + 1, scores, found);
            scores[white] -= gains[0];
            scores[black] -= gains[1];
        }
    }
    let mut found = vec![[0; 2]; situation.units.len()];
    step(situation, 0, &mut situation.units.clone(), &mut found);
    found
}

fn python(situation: &Situation) -> Option<Duration> {
    let script = format!("{}/benches/enumerate.py", env!("CARGO_MANIFEST_DIR"));
    let mut child = Command::new("python3")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut input = child.stdin.take()?;
    let scores: Vec<String> = situation.units.iter().map(i64::to_string).collect();
    writeln!(input, "{}", scores.join(" ")).ok()?;
    for game in &situation.games {
        writeln!(input, "{} {}", game.white.index(), game.black.index()).ok()?;
    }
    drop(input);
    let output = child.wait_with_output().ok()?;
    let seconds: f64 = String::from_utf8(output.stdout).ok()?.lines().next()?.parse().ok()?;
    Some(Duration::from_secs_f64(seconds))
}

fn main() {
    let tata = tiebreak_regulation::builtin::find("tata-steel-masters-2022").unwrap().unwrap();
    println!(
        "rounds  games       ours   ours, points only   bare loop  (ratio)      Python  (ratio)"
    );
    for rounds in 1..=3 {
        let event = event(rounds);
        let situation = Situation::from_event(&event);
        let (full, found) =
            best_of(5, || scenarios(&event, Some(&tata), 1, &Watch::default()).unwrap());
        let (counts, _) =
            best_of(5, || tiebreak_scenarios::counts(&event, &Watch::default()).unwrap());
        let mut line =
            format!("{rounds:>6} {:>6} {full:>10.2?} {counts:>19.2?}", situation.games.len());
        if rounds < 3 {
            let (floor, walked) = best_of(3, || walk(&situation));
            for prospect in &found.participants {
                let [alone, together] = walked[prospect.id.index()];
                assert_eq!(prospect.outright.count.to_string(), alone.to_string());
                assert_eq!(prospect.shared.count.to_string(), together.to_string());
            }
            line += &format!(" {floor:>11.2?} {:>8.1}", floor.as_secs_f64() / counts.as_secs_f64());
            if let Some(python) = python(&situation) {
                line += &format!(
                    " {python:>11.2?} {:>8.0}",
                    python.as_secs_f64() / counts.as_secs_f64()
                );
            }
        }
        println!("{line}");
        let shown: Vec<String> =
            found.sizes.iter().map(|(size, count)| format!("{size}: {count}")).collect();
        let listed =
            found.participants.iter().filter(|one| one.needs.first.listed().is_some()).count();
        println!(
            "        ties by size {}; conditions listed for {listed} players",
            shown.join(", ")
        );
    }
}
