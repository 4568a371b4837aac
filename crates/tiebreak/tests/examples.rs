//! The programs in `examples/` run, and say what is expected of them.
#![allow(clippy::unwrap_used, clippy::panic, dead_code)]

#[path = "../examples/before_the_last_round.rs"]
mod before_the_last_round;
#[path = "../examples/check_a_regulation.rs"]
mod check_a_regulation;
#[path = "../examples/fide_standings.rs"]
mod fide_standings;
#[path = "../examples/settle_a_tie.rs"]
mod settle_a_tie;

fn in_project(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_tie_is_settled_step_by_step() {
    let page =
        settle_a_tie::page(&in_project("crates/server/events/tepe-sigeman-2024.toml")).unwrap();
    assert!(page.contains("Peter Svidler") && page.contains("D.1"), "{page}");
}

/// Four of eight could still win the Candidates of 2024; four games were left, each with three
/// results.
#[test]
fn the_last_round_of_the_candidates() {
    let shown = before_the_last_round::chances(&in_project(
        "crates/server/events/candidates-2024-before-round-14.toml",
    ))
    .unwrap();
    let mut lines = shown.lines();
    assert_eq!(lines.next(), Some("81 outcomes"), "{shown}");
    let names: Vec<&str> = lines.map(|line| line.split(':').next().unwrap()).collect();
    assert_eq!(names.len(), 4, "{shown}");
    for name in ["Gukesh", "Nakamura", "Nepomniachtchi", "Caruana"] {
        assert!(names.iter().any(|known| known.contains(name)), "{name} in {shown}");
    }
}

/// The gap: three and more tied have no clause.
#[test]
fn the_checker_finds_what_nobody_thought_of() {
    let shown = check_a_regulation::findings(check_a_regulation::text()).unwrap();
    let gap = shown
        .lines()
        .find(|line| line.contains(", gap: "))
        .unwrap_or_else(|| panic!("no gap:\n{shown}"));
    assert!(gap.starts_with("line 15,"), "{gap}");
}

/// By hand. Points: Ann 2½, Ben 2, Cid 1, Dora ½. Sonneborn-Berger: Ann beat Ben (2) and Dora (½)
/// and drew with Cid (1): 2 + ½ + ½ = 3; Ben beat Cid (1) and Dora (½): 1½; Cid drew with Dora (½)
/// and Ann (2½): 1½; Dora drew with Cid (1): ½.
#[test]
fn standings_from_a_list_of_games() {
    assert_eq!(
        fide_standings::table().unwrap(),
        "1 Ann 2.5 3\n2 Ben 2 1.5\n3 Cid 1 1.5\n4 Dora 0.5 0.5\n"
    );
}

/// The guide for developers shows the first of them as it is.
#[test]
fn the_guide_shows_an_example_that_runs() {
    let guide = std::fs::read_to_string(in_project("docs/guides/developers.md")).unwrap();
    let example =
        std::fs::read_to_string(in_project("crates/tiebreak/examples/settle_a_tie.rs")).unwrap();
    assert!(
        guide.contains(&format!("```rust,ignore\n{example}```")),
        "docs/guides/developers.md is not up to date"
    );
}
