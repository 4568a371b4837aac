//! Every error of every crate: its codes are stable and unique, and it says in a sentence what went
//! wrong. `BLESS=1` writes `codes.txt` again; a code that was released does not change.

mod samples;

use std::collections::{BTreeMap, BTreeSet};
use tiebreak::{Explain, Language};

/// An error type with all its codes, and a value for each of them.
struct Samples {
    name: &'static str,
    codes: Vec<&'static str>,
    values: Vec<Box<dyn Explain>>,
}

#[test]
fn codes_are_those_that_were_released() {
    let mut lines: Vec<String> = Vec::new();
    for one in samples::all() {
        lines.extend(one.codes.iter().map(|code| format!("{} {code}\n", one.name)));
    }
    let path = format!("{}/tests/errors/codes.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, lines.concat()).unwrap();
    }
    let released = std::fs::read_to_string(&path).unwrap();
    assert_eq!(lines.concat(), released, "BLESS=1 adds new codes; released ones do not change");
}

#[test]
fn no_two_kinds_of_error_share_a_code() {
    let mut users: BTreeMap<&str, &str> = BTreeMap::new();
    for one in samples::all() {
        for code in &one.codes {
            let other = users.insert(code, one.name);
            assert_eq!(other, None, "{code} belongs to {} too", one.name);
            let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(code.chars().all(allowed), "{code}");
        }
    }
}

#[test]
fn there_is_a_sample_of_every_code() {
    for one in samples::all() {
        let found: BTreeSet<&str> = one.values.iter().map(|value| value.code()).collect();
        assert_eq!(found, one.codes.iter().copied().collect(), "{}", one.name);
    }
}

/// A sentence has several words, says more than its code, and leaves no variable open. It begins
/// in lower case and has no stop, because other sentences quote it.
#[test]
fn every_error_says_in_a_sentence_what_went_wrong() {
    for one in samples::all() {
        for value in &one.values {
            let said = value.to_string();
            let about = format!("{} {}: {said}", one.name, value.code());
            assert!(said.split_whitespace().count() >= 3, "{about}");
            assert_ne!(said, value.code(), "{about}");
            assert!(!said.contains("{ $") && !said.contains('\u{2068}'), "{about}");
            assert_eq!(said, value.in_language(Language::En), "{about}");
        }
    }
}

/// What an error says in another language is not its English sentence. A ruling that fails inside
/// the gate has the words of the caller, who made the ruling. Errors of the store are for operators,
/// in English only.
#[test]
fn every_error_speaks_german() {
    for one in samples::all().iter().filter(|one| one.name != "StoreError") {
        for value in one.values.iter().filter(|value| value.code() != "entry-no-ruling") {
            let german = value.in_language(Language::De);
            assert_ne!(german, value.to_string(), "{} {}", one.name, value.code());
        }
    }
}

#[test]
fn a_hint_names_what_the_interface_has() {
    use tiebreak::{FileError, Interface};
    let hint = |interface| FileError::NoneNamed.hint(interface).unwrap().to_string();
    assert!(hint(Interface::CommandLine).starts_with("name one with --regulation"));
    assert!(hint(Interface::Python).starts_with("name one with regulation="));
    assert!(hint(Interface::Page).starts_with("choose one in the field Regulation"));
}
