//! How long checking takes and how much memory it needs: the promise is ten seconds and 500 MB for the largest file.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_check::{check_text, compare};
use tiebreak_regulation::builtin;

#[global_allocator]
static MEMORY: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// Every built-in regulation.
#[divan::bench(args = builtin::ids())]
fn check(id: &str) -> usize {
    let (file, text) = builtin::file(id).unwrap_or_default();
    check_text(file, text).findings.len()
}

/// A file with as many clauses as nobody prints: a chain of 400 criteria, each with a round robin behind it.
#[divan::bench]
fn check_a_long_file(bencher: divan::Bencher<'_, '_>) {
    let text = long_file(400);
    bencher.bench(|| check_text("long.toml", &text).findings.len());
}

#[divan::bench]
fn compare_two_editions() -> usize {
    match (builtin::find("tata-steel-masters-2022"), builtin::find("tata-steel-masters-2023")) {
        (Some(Ok(a)), Some(Ok(b))) => compare(&a, &b).len(),
        _ => 0,
    }
}

fn long_file(clauses: usize) -> String {
    let mut text = String::from(
        "format = \"tiebreak-regulation/1\"\nid = \"long\"\ntitle = \"Long\"\nsport = \"chess\"\nsource = \"ours\"\n\
         forfeits = \"in-scores\"\n[clause.\"0\"]\ntext = \"Begin.\"\nclock = { name = \"blitz\", both = \"3:00+2\" }\n\
         applies = { kinds = [\"round-robin\"], tie-for = \"1-16\", go = \"1\" }\nsettles = \"places\"\n",
    );
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
