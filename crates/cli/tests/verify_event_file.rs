//! `verify` given an event file names the record that it wants.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::desk::{Desk, two_tied};

#[test]
fn an_event_file_is_not_a_record() {
    let desk = Desk::of(&two_tied());
    let without = desk.run(&["verify", "cup.toml"]);
    assert_eq!((without.code, without.out.as_str()), (1, ""));
    assert!(
        without.err.contains("cup.toml is an event file, and verify checks a record: cup.record"),
        "{}",
        without.err
    );
    assert!(without.err.contains("does not exist yet"), "{}", without.err);
    let noted = desk.about("note", &["quiet", "--by", "Arbiter"]);
    assert_eq!(noted.code, 0, "{}", noted.err);
    let with = desk.run(&["verify", "cup.toml"]);
    assert_eq!(with.code, 1);
    assert!(with.err.contains("tiebreak verify cup.record"), "{}", with.err);
}
