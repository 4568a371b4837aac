//! The map of the project is true: ARCHITECTURE.md and its picture follow from the manifests, and
//! the manifests from the sources. `BLESS=1` draws the picture again.
#![allow(clippy::unwrap_used, clippy::panic)]

mod crates;
mod picture;

use crates::{Crate, all, project};
use std::fs;

/// The table in ARCHITECTURE.md has a row for every crate, with the crates that it stands on
/// directly.
#[test]
fn the_table_is_true() {
    let page = fs::read_to_string(project("ARCHITECTURE.md")).unwrap();
    let crates = all();
    for one in &crates {
        let on = one.reduced(&crates).join(", ");
        let row = page.lines().find(|line| line.starts_with(&format!("| `{}` |", one.folder)));
        let row = row.unwrap_or_else(|| panic!("ARCHITECTURE.md has no row for {}", one.folder));
        let told = row.trim_end_matches('|').rsplit('|').next().unwrap().trim();
        assert_eq!(told, if on.is_empty() { "-" } else { &on }, "what {} stands on", one.folder);
    }
    let rows = page.lines().filter(|line| line.starts_with("| `")).count();
    assert_eq!(rows, crates.len(), "ARCHITECTURE.md has a row for a crate that is not there");
}

#[test]
fn the_picture_is_drawn_from_the_manifests() {
    let drawn = picture::draw(&all());
    let path = project("docs/pictures/architecture.svg");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &drawn).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == drawn,
        "docs/pictures/architecture.svg is not what the manifests say: run with BLESS=1"
    );
}

/// The engine knows no files, no clock and no network: nothing that it stands on may bring them.
#[test]
fn the_engine_stands_on_few() {
    let crates = all();
    let engine = crates.iter().find(|one| one.folder == "engine").unwrap();
    let known = engine.all_below(&crates);
    for outside in ["formats", "record", "report", "store", "server", "cli"] {
        assert!(!known.contains(outside), "the engine stands on {outside}");
    }
}

#[test]
fn every_dependency_is_used() {
    for one in all() {
        for name in &one.dependencies {
            assert!(one.mentions("src", name), "{} does not use {name}", one.folder);
        }
        for name in &one.test_dependencies {
            let used = ["src", "tests", "benches", "examples", "build"]
                .iter()
                .any(|folder| one.mentions(folder, name));
            assert!(used, "no test of {} uses {name}", one.folder);
            assert!(!one.dependencies.contains(name), "{} names {name} twice", one.folder);
        }
    }
}

/// A crate contains the files that it embeds. So that its package can be built, its path
/// dependencies have a version, and its manifest describes it.
#[test]
fn every_crate_can_be_packaged() {
    let manifest = fs::read_to_string(project("Cargo.toml")).unwrap();
    for line in manifest.lines().filter(|line| line.contains("path = \"crates/")) {
        assert!(line.contains("version = "), "{line}");
    }
    for one in all() {
        assert!(one.manifest.contains("\ndescription = \""), "{} has no description", one.folder);
        for (path, text) in one.sources("src") {
            let up = path.strip_prefix(one.path().join("src")).unwrap().components().count();
            let outside = format!("include_str!(\"{}", "../".repeat(up + 1));
            assert!(
                !text.contains(&outside),
                "{} embeds something from outside its crate",
                path.display()
            );
        }
    }
}

/// A file of tests that `tests/main.rs` does not name would never run.
#[test]
fn every_test_file_is_run() {
    for one in all() {
        let folder = one.path().join("tests");
        let Ok(main) = fs::read_to_string(folder.join("main.rs")) else { continue };
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            let is_module = path.extension().is_some_and(|ending| ending == "rs") && stem != "main";
            if is_module {
                assert!(
                    main.contains(&format!("\nmod {stem};")),
                    "{} does not run {stem}.rs",
                    one.folder
                );
            }
        }
    }
}

/// The number of times that a crate's name occurs in another's sources does not matter; that it
/// occurs does.
fn word(name: &str) -> String {
    name.replace('-', "_")
}

impl Crate {
    fn mentions(&self, folder: &str, name: &str) -> bool {
        let word = word(name);
        self.sources(folder).iter().any(|(_, text)| text.contains(&word))
    }
}
