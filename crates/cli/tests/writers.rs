//! Nothing is overwritten silently: every command that writes a file leaves one that is there as it
//! is, unless told otherwise.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk::{Desk, TATA, two_tied};

/// Runs a command that writes `file`, which is there already; then the same with `--force`.
fn keeps(desk: &Desk, file: &str, arguments: &[&str]) {
    let mine = "something else that nobody wants to lose\n";
    std::fs::write(desk.path(file), mine).unwrap();
    let refused = desk.run(arguments);
    assert_eq!(refused.code, 1, "{arguments:?}: {}", refused.out);
    assert!(
        refused.err.contains("is there already") && refused.err.contains("--force"),
        "{}",
        refused.err
    );
    assert_eq!(std::fs::read_to_string(desk.path(file)).unwrap(), mine, "{arguments:?}");
    let forced = desk.run(&[arguments, &["--force"]].concat());
    assert_eq!(forced.code, 0, "{arguments:?}: {}", forced.err);
    assert_ne!(std::fs::read_to_string(desk.path(file)).unwrap(), mine, "{arguments:?}");
}

#[test]
fn an_existing_file_is_kept() {
    let desk = Desk::with(TATA);
    for file in ["event.trf", "event.pgn", "event.csv", "copy.toml"] {
        keeps(&desk, file, &["convert", TATA, file]);
    }
    keeps(&desk, "plain", &["convert", TATA, "plain", "--to", "event"]);
    keeps(&desk, "open.trf", &["generate", "--players", "8", "--rounds", "3", "--out", "open.trf"]);
    assert!(!desk.path("event.trf.part").exists());
}

#[test]
fn a_new_file_needs_no_force() {
    let desk = Desk::with(TATA);
    assert_eq!(desk.run(&["convert", TATA, "new.trf"]).code, 0);
    assert!(desk.path("new.trf").exists());
}

#[test]
fn a_signed_head_is_evidence() {
    let desk = Desk::of(&two_tied());
    desk.answers(&[&["match/first-white", "Bo"]]);
    assert_eq!(desk.run(&["record", "key", "arbiter.example", "--out", "my.key"]).code, 0);
    keeps(&desk, "cup.record.signed", &["record", "sign", "cup.record", "--key", "my.key"]);
    // A key is never replaced, not even with force: there is no such option.
    let again = desk.run(&["record", "key", "arbiter.example", "--out", "my.key"]);
    assert!(again.code == 1 && again.err.contains("a key is never replaced"), "{}", again.err);
    assert_eq!(desk.run(&["verify", "cup.record", "--key", "my.key.pub"]).code, 0);
}

#[test]
fn a_regulation_is_not_begun_twice() {
    let desk = Desk::of(&two_tied());
    std::fs::write(desk.path("rules.toml"), "mine").unwrap();
    let refused = desk.run(&["new-regulation", "rules.toml"]);
    assert!(refused.code == 1 && refused.err.contains("--force"), "{}", refused.err);
    assert_eq!(std::fs::read_to_string(desk.path("rules.toml")).unwrap(), "mine");
}
