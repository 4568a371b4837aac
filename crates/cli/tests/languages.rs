//! `--lang`, and what the environment says.
#![allow(clippy::unwrap_used, reason = "tests")]

#[allow(dead_code)]
use crate::common::root;
use std::process::{Command, Output};

const EVENT: &str = "crates/server/events/tepe-sigeman-2024.toml";

/// `tiebreak resolve` in an environment of this language.
fn resolve(lang: &str, more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tiebreak"));
    command.args(["resolve", EVENT]).args(more).current_dir(root());
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", lang);
    command.output().unwrap()
}

fn said(lang: &str, more: &[&str]) -> String {
    String::from_utf8(resolve(lang, more).stdout).unwrap()
}

#[test]
fn text_follows_the_option_or_else_the_environment() {
    assert!(said("C.UTF-8", &[]).contains("How it was decided"));
    assert!(said("de_AT.UTF-8", &[]).contains("Wie entschieden wurde"));
    assert!(said("de_AT.UTF-8", &["--lang", "sv"]).contains("Hur det avgjordes"));
    assert!(said("fr_FR.UTF-8", &["--format", "markdown"]).contains("## Étapes"));
    assert!(said("pl_PL.UTF-8", &[]).contains("How it was decided"));
}

#[test]
fn json_follows_the_option_alone() {
    let json = &["--format", "json"];
    assert_eq!(said("de_DE.UTF-8", json), said("C", json));
    let german = said("C", &["--format", "json", "--lang", "de"]);
    assert!(german.contains("teilen sich den ersten Platz mit 4½ Punkten"), "{german}");
}

#[test]
fn another_language_is_refused_with_those_that_there_are() {
    let refused = resolve("C", &["--lang", "xx"]);
    assert!(!refused.status.success());
    let message = String::from_utf8(refused.stderr).unwrap();
    assert!(message.contains("[possible values: en, de, es, fr, nl, sv]"), "{message}");
}

/// Paper follows the option and the environment as text does, and says which language it is in.
#[test]
fn paper_is_in_the_language_of_its_readers() {
    let page = |lang: &str, more: &[&str]| said(lang, &[&["--format", "html"], more].concat());
    let german = page("de_DE.UTF-8", &[]);
    assert!(
        german.contains("<html lang=\"de\">") && german.contains("Protokoll zum Stichkampf"),
        "{german}"
    );
    assert_eq!(german, page("C", &["--lang", "de"]));
    assert!(page("C", &[]).contains("<html lang=\"en\">"));
    assert!(
        page("fr_FR.UTF-8", &["--slips", "--lang", "nl"])
            .contains("Er is nu geen partij te spelen.")
    );
}
