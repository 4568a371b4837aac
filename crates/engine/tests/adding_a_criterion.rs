//! The guide's section on adding a criterion is followed: one file, one line in the table, and its
//! case passes.
//!
//! The crates are copied and compiled with them, so it is done where `./test --all` runs.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const FILE: &str = include_str!("adding_a_criterion/wins_with_white.rs");
const LINE: &str = include_str!("adding_a_criterion/line.txt");
const CASE: &str = include_str!("adding_a_criterion/case.rs");

/// The crates that the engine stands on.
const CRATES: [&str; 6] = ["language", "document", "model", "standings", "regulation", "engine"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_guide_shows_what_is_run() {
    let guide = std::fs::read_to_string(root().join("docs/guides/developers.md")).unwrap();
    assert!(guide.contains(FILE), "the file of the criterion");
    assert!(guide.contains(LINE.trim()), "its line in the table");
}

#[test]
fn a_criterion_is_one_file_and_one_line() {
    if tiebreak_e2e::skipping::left_to_all() {
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("adding-a-criterion");
    copied(&folder);
    let table = folder.join("crates/regulation/src/criteria_table.rs");
    let before = std::fs::read_to_string(&table).unwrap();
    let place = "        $to! {\n";
    assert!(before.contains(place));

    // The file alone is not enough: nobody would ask it.
    std::fs::write(folder.join("crates/engine/src/criteria/wins_with_white.rs"), FILE).unwrap();
    let run = tested(&folder, "case");
    assert!(!run.status.success(), "without its line the criterion must not be known");
    // Nor is a line that leaves something out.
    let short = LINE.replace("CHESS.counts_colours()", "");
    std::fs::write(&table, before.replace(place, &format!("{place}{short}"))).unwrap();
    let run = tested(&folder, "case");
    assert!(
        String::from_utf8_lossy(&run.stderr).contains("error"),
        "a line without the sport must not compile"
    );

    std::fs::write(&table, before.replace(place, &format!("{place}{LINE}"))).unwrap();
    let run = tested(&folder, "case");
    assert!(
        run.status.success(),
        "{}{}",
        String::from_utf8_lossy(&run.stdout),
        String::from_utf8_lossy(&run.stderr)
    );
}

/// Runs the case. It is compiled in a folder of its own: Cargo would take the copied crates for the
/// real ones.
fn tested(folder: &Path, test: &str) -> Output {
    Command::new(env!("CARGO"))
        .args(["test", "--offline", "--quiet", "-p", "tiebreak-engine", "--test", test])
        .current_dir(folder)
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("adding-a-criterion-target"),
        )
        .output()
        .unwrap()
}

/// A workspace of the engine's crates alone, with the case as the engine's only test.
fn copied(folder: &Path) {
    let _ = std::fs::remove_dir_all(folder);
    for name in CRATES {
        for part in ["src", "regulations", "locales", "build", "build.rs"] {
            let [from, to] =
                [root(), folder.to_owned()].map(|root| root.join("crates").join(name).join(part));
            if from.is_dir() {
                copy_folder(&from, &to);
            } else if from.is_file() {
                std::fs::copy(&from, &to).unwrap();
            }
        }
        let manifest =
            std::fs::read_to_string(root().join("crates").join(name).join("Cargo.toml")).unwrap();
        // Its own tests stay behind, and what they alone need.
        let kept =
            manifest.split("[dev-dependencies]").next().unwrap().split("[[bench]]").next().unwrap();
        let test = if name == "engine" {
            "[[test]]\nname = \"case\"\npath = \"tests/case.rs\"\n"
        } else {
            ""
        };
        let kept = format!("{}\n\n{test}", kept.split("[[test]]").next().unwrap().trim_end());
        std::fs::write(folder.join("crates").join(name).join("Cargo.toml"), kept).unwrap();
    }
    let workspace = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let workspace = workspace
        .replace(r#""crates/*", "e2e""#, r#""crates/*""#)
        .replace(r#"["crates/cli"]"#, r#"["crates/engine"]"#);
    std::fs::write(folder.join("Cargo.toml"), workspace).unwrap();
    std::fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    std::fs::create_dir_all(folder.join("crates/engine/tests")).unwrap();
    std::fs::write(folder.join("crates/engine/tests/case.rs"), CASE).unwrap();
}

fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy_folder(&from, &to);
        } else {
            std::fs::copy(&from, &to).unwrap();
        }
    }
}
