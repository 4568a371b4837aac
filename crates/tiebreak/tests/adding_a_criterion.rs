//! The guide "Adding a criterion", followed: one file and one line, and its case passes.
//!
//! In `./test` the line and the file are put where the guide says; `./test --all` compiles what comes out and runs the case.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const CRATES: [&str; 6] = ["document", "model", "regulation", "standings", "engine", "formats"];
const TABLE: &str = "crates/regulation/src/criterion/table.rs";

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/adding-a-criterion").join(name);
    fs::read_to_string(path).unwrap()
}

/// The lines of the patch that were there, and those that are there afterwards.
fn before_and_after() -> (String, String) {
    let patch = data("table.patch");
    let hunk = patch.split_once("@@\n").unwrap().1;
    let side = |other: char| -> String {
        hunk.lines().filter(|line| !line.starts_with(other)).map(|line| format!("{}\n", &line[1..])).collect()
    };
    (side('+'), side('-'))
}

fn patched() -> String {
    let (before, after) = before_and_after();
    let table = fs::read_to_string(project(TABLE)).unwrap();
    assert_eq!(table.matches(&before).count(), 1, "the patch does not fit the table any more");
    table.replace(&before, &after)
}

#[test]
fn one_file_and_one_line() {
    let (before, after) = before_and_after();
    assert_eq!(after.lines().count(), before.lines().count() + 1);
    assert!(patched().contains("Draws draws"));
    let guide = fs::read_to_string(project("docs/guides/developers.md")).unwrap();
    assert!(guide.contains(&data("draws.rs")), "the guide shows another file");
    let line = after.lines().find(|line| !before.contains(line)).unwrap().trim().to_owned();
    assert!(guide.contains(&line), "the guide shows another line");
}

#[test]
fn the_case_of_the_new_criterion_passes() {
    if std::env::var_os("TIEBREAK_ALL").is_none() {
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("adding-a-criterion");
    let _ = fs::remove_dir_all(folder.join("crates"));
    for one in CRATES {
        copy(&project("crates").join(one), &folder.join("crates").join(one));
    }
    fs::write(folder.join(TABLE), patched()).unwrap();
    fs::write(folder.join("crates/engine/src/criteria/draws.rs"), data("draws.rs")).unwrap();
    fs::create_dir_all(folder.join("case/src")).unwrap();
    fs::write(folder.join("case/src/main.rs"), data("case.rs")).unwrap();
    let needs = ["model", "regulation", "engine", "formats"].map(|name| format!("tiebreak-{name}.workspace = true\n"));
    let manifest = format!("[package]\nname = \"case\"\nedition = \"2024\"\n[dependencies]\n{}", needs.concat());
    fs::write(folder.join("case/Cargo.toml"), manifest).unwrap();
    let workspace = fs::read_to_string(project("Cargo.toml")).unwrap();
    let rest = workspace.split_once("[workspace.package]").unwrap().1.split_once("[workspace.lints.rust]").unwrap().0;
    let head = "[workspace]\nresolver = \"3\"\nmembers = [\"crates/*\", \"case\"]\n[workspace.package]";
    fs::write(folder.join("Cargo.toml"), format!("{head}{rest}\n[workspace.lints]\n")).unwrap();
    fs::copy(project("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let run = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline", "-p", "case"])
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .output()
        .unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    assert_eq!(run.stdout, b"Ben wins by draws\n");
}

/// The sources of a crate, and what it embeds.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (path, name) = (entry.as_ref().unwrap().path(), entry.as_ref().unwrap().file_name());
        if path.is_dir() {
            copy(&path, &to.join(name));
        } else {
            fs::copy(&path, to.join(name)).unwrap();
        }
    }
}
