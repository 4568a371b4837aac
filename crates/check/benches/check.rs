//! How long checking takes and how much memory it needs: the promise is ten seconds and 500 MB for
//! the largest file.
//!
//! `cargo bench -p tiebreak-check` prints the times and, at the end, the peak memory of the whole
//! process. Two shared cores, November 2026: Candidates 2022 93 ms, WBF 45 ms, Grand Chess Tour
//! 2018 50 ms, the others less; the longest of 440 mutants 0.25 s, 400 clauses 0.2 s, the tangle
//! 0.7 s, the tangle with forty readings 2.3 s; peak memory 235 MB there, 82 MB without it.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use std::time::{Duration, Instant};
use tiebreak_check::{check_text, compare};
use tiebreak_regulation::{Criterion, builtin};

fn main() {
    worst_of_the_mutants();
    divan::main();
    println!("peak memory of the process: {}", peak_memory());
}

/// `VmHWM` of Linux.
fn peak_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or_else(|| "not known here".to_owned(), |line| line.trim().to_owned())
}

/// Every built-in regulation, WBF the largest of them.
#[divan::bench(args = builtin::ids(), max_time = 2)]
fn check(id: &str) -> usize {
    let (file, text) = builtin::file(id).unwrap_or_default();
    check_text(file, text).findings.len()
}

/// A file with as many clauses as nobody prints: a chain of 400 criteria, each with a round robin
/// behind it.
#[divan::bench(max_time = 5)]
fn check_a_long_file(bencher: divan::Bencher<'_, '_>) {
    let text = long_file(400);
    bencher.bench(|| check_text("long.toml", &text).findings.len());
}

/// The worst that a file can do: every criterion there is, each leading to several others by the
/// number left.
#[divan::bench(max_time = 5)]
fn check_a_tangle(bencher: divan::Bencher<'_, '_>) {
    let text = tangle();
    bencher.bench(|| check_text("tangle.toml", &text).findings.len());
}

/// The same with as many readings that no two texts have between them.
#[divan::bench(max_time = 5)]
fn check_a_tangle_of_readings(bencher: divan::Bencher<'_, '_>) {
    let mut text = tangle();
    for number in 1..=40 {
        let from = format!("[clause.\"{number}\"]\ntext = \"A criterion.\"\nrank = ");
        let at = text.find(&from).unwrap() + from.len();
        let end = at + text[at..].find('\n').unwrap();
        let criterion = text[at..end].to_owned();
        text.replace_range(
            at..end,
            &format!("{{ reading = \"r{number}\", a = {criterion}, b = \"wins\" }}"),
        );
        text.push_str(&format!(
            "[reading.r{number}]\nclause = [\"{number}\"]\nquestion = \"Which?\"\ndefault = \"a\"\n\
             [reading.r{number}.choices]\na = \"this\"\nb = \"that\"\n"
        ));
    }
    bencher.bench(|| check_text("tangle.toml", &text).findings.len());
}

#[divan::bench(max_time = 2)]
fn compare_two_editions() -> usize {
    match (builtin::find("tata-steel-masters-2022"), builtin::find("tata-steel-masters-2023")) {
        (Some(Ok(a)), Some(Ok(b))) => compare(&a, &b).differences.len(),
        _ => 0,
    }
}

/// Three targets at a time swapped at random in every built-in file, twenty times each: the longest
/// check.
fn worst_of_the_mutants() {
    let mut state = 7u64;
    let mut random = move |limit: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % limit.max(1)
    };
    let (mut longest, mut whose) = (Duration::ZERO, "");
    for (file, text) in builtin::FILES {
        let ids: Vec<&str> =
            text.split("[clause.\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        for _ in 0..20 {
            let mut mutant = (*text).to_owned();
            for _ in 0..3 {
                let targets: Vec<(usize, &str)> = mutant.match_indices("go = \"").collect();
                let Some((at, found)) = targets.get(random(targets.len())).copied() else {
                    continue;
                };
                let start = at + found.len();
                let end = start + mutant[start..].find('"').unwrap();
                mutant.replace_range(start..end, ids[random(ids.len())]);
            }
            let begin = Instant::now();
            std::hint::black_box(check_text(file, &mutant));
            if begin.elapsed() > longest {
                (longest, whose) = (begin.elapsed(), file);
            }
        }
    }
    println!("longest check of {} mutants: {longest:?} ({whose})", 20 * builtin::FILES.len());
}

const HEAD: &str = "format = \"tiebreak-regulation/1\"\nid = \"long\"\ntitle = \"Long\"\nsport = \"chess\"\nsource = \"ours\"\n\
     forfeits = \"in-scores\"\n[clause.\"0\"]\ntext = \"Begin.\"\nclock = { name = \"blitz\", both = \"3:00+2\" }\n\
     applies = { kinds = [\"round-robin\", \"swiss\", \"rapid-and-blitz\"], tie-for = \"1-16\", go = \"1\" }\nsettles = \"places\"\n";

fn long_file(clauses: usize) -> String {
    let mut text = HEAD.to_owned();
    for number in 1..=clauses {
        let next = number + 1;
        let does = if number % 2 == 0 {
            let criteria = ["wins", "sonneborn-berger", "games-with-black", "mutual-result"];
            format!("rank = \"{}\"\nthen = \"{next}\"", criteria[number / 2 % criteria.len()])
        } else {
            format!(
                "play = {{ form = \"round-robin\", numbers = \"lots\", clock = \"blitz\" }}\n\
                 then = [{{ all-tied = \"{number}\" }}, {{ go = \"{next}\" }}]"
            )
        };
        text.push_str(&format!("[clause.\"{number}\"]\ntext = \"Clause {number}.\"\n{does}\n"));
    }
    text.push_str(&format!("[clause.\"{}\"]\ntext = \"Lots.\"\nlots = \"place\"\n", clauses + 1));
    text
}

fn tangle() -> String {
    let mut text = HEAD.to_owned();
    let count = Criterion::ALL.len();
    for (index, criterion) in Criterion::ALL.iter().enumerate() {
        let to = |step: usize| (index * step + step) % count + 1;
        text.push_str(&format!(
            "[clause.\"{}\"]\ntext = \"A criterion.\"\nrank = \"{}\"\n\
             then = [{{ tied = \"2..4\", go = \"{}\" }}, {{ tied = \"5..9\", go = \"{}\" }}, {{ all-tied = \"{}\" }}, {{ go = \"{}\" }}]\n",
            index + 1,
            criterion.name(),
            to(7),
            to(11),
            to(5),
            to(3)
        ));
    }
    text
}
