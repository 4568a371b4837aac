//! The page of the book: every play-off, how it was run, or why not.

use super::catalogue::{Entry, Run, Runs};
use std::collections::BTreeMap;
use std::fmt::Write;

const HEAD: &str = "# Real play-offs

Every play-off of the catalogue in `crates/engine/tests/playoffs/` (facts from PGN headers and reports), and what became of it. Each is run through the program from the first lot to the
last game, with the colours and results that were played: the test fails when another winner comes out, when the stages come in another order, when a game that was played is not asked for,
or when an entry is in none of the tables. The page is written by `BLESS=1 cargo test -p tiebreak-engine --test it playoffs::`.

";

/// The page.
pub fn page(runs: &Runs, entries: &BTreeMap<String, Entry>) -> String {
    let mut page = HEAD.to_owned();
    let run = runs
        .run
        .iter()
        .flat_map(|run| &run.entries)
        .collect::<std::collections::BTreeSet<_>>()
        .len();
    let _ = writeln!(page, "{run} of {} entries are run; the others say why not.\n", entries.len());
    let (under, formed): (Vec<&Run>, Vec<&Run>) =
        runs.run.iter().partition(|run| run.regulation.is_some());
    page.push_str("## Under a regulation\n\n| play-off | regulation | where it is from | stages | first |\n|---|---|---|---|---|\n");
    for run in under {
        row(&mut page, run, &format!("`{}`", run.regulation.as_deref().unwrap_or_default()));
    }
    page.push_str(
        "\n## By their form\n\nNo regulation is at hand for these. The form is known from a report or read off the games, so they show that the program can conduct such a play-off, \
         not that its rule was this one.\n\n| play-off | form | where it is from | stages | first |\n|---|---|---|---|---|\n",
    );
    for run in formed {
        row(&mut page, run, run.form.as_deref().unwrap_or_default());
    }
    page.push_str("\n## Not run\n\n| play-off | why |\n|---|---|\n");
    for one in &runs.not_run {
        let _ = writeln!(page, "| {} | {} |", one.entries.join(", "), one.reason);
    }
    let added: Vec<&Run> =
        runs.run.iter().filter(|run| !run.add.is_empty() || !run.any.is_empty()).collect();
    page.push_str("\n## Games that the catalogue lacks\n\n| play-off | game | why it is known |\n|---|---|---|\n");
    for run in added {
        let name = run.entries.join(" and ");
        for added in &run.add {
            let game = &added.game;
            let _ = writeln!(
                page,
                "| {name} | {} – {} {} | {} |",
                game.white, game.black, game.result, added.why
            );
        }
        for unknown in &run.any {
            let why = "not known; whatever it was, the winner is the same";
            let _ = writeln!(page, "| {name} | {} – {} | {why} |", unknown.white, unknown.black);
        }
    }
    page
}

fn row(page: &mut String, run: &Run, rule: &str) {
    let mut name = run.entries.join(" and ");
    if !run.players.is_empty() {
        let _ = write!(name, ": {}", run.players.join(" – "));
    }
    let stages = if run.stages.is_empty() { "none".to_owned() } else { run.stages.join(", ") };
    let shared = || format!("shared: {}", run.departure.join(", "));
    let mut first = run.winner.clone().unwrap_or_else(shared);
    if let Some(from) = &run.winner_from {
        let _ = write!(first, " ({from})");
    }
    if run.place != 1 {
        let _ = write!(first, ", place {}", run.place);
    }
    let _ = writeln!(page, "| {name} | {rule} | {} | {stages} | {first} |", run.because);
}
