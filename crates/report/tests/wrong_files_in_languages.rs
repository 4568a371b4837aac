//! What readers say of files that are wrong, in six languages: nothing stays in English, whatever
//! is wrong in whatever format.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

#[path = "wrong_files/damage.rs"]
mod damage;
#[path = "wrong_files/english.rs"]
mod english;
#[path = "wrong_files/told.rs"]
mod told;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use tiebreak_formats::account::Told;
use tiebreak_formats::import_any;
use tiebreak_regulation::{ReadError, Regulation};
use tiebreak_report::{Language, account, diagnostic};

/// The smallest files of every format, as the fuzzer begins with them.
fn files(folder: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(folder);
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let named = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    paths
        .iter()
        .filter_map(|path| Some((named(path), std::fs::read_to_string(path).ok()?)))
        .collect()
}

/// Everything that is said of the files of a folder and of their damaged copies has other words in
/// every other language.
fn nothing_stays_in_english(folder: &str) {
    let mut left = BTreeMap::new();
    let mut said = 0;
    for (name, text) in files(folder) {
        for damaged in damage::all(&text) {
            for sentence in told::sentences(folder, &name, &damaged) {
                said += 1;
                if let Some(why) = english::left(&sentence) {
                    left.entry(sentence.kind().to_string()).or_insert(why);
                }
            }
        }
    }
    assert!(said > 100, "{folder}: {said} sentences");
    let lines: Vec<String> =
        left.into_iter().map(|(kind, why)| format!("{kind}\n    {why}")).collect();
    assert!(lines.is_empty(), "{folder}: {} left:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn event_files() {
    nothing_stays_in_english("event_file");
}

#[test]
fn tournament_reports() {
    nothing_stays_in_english("trf");
}

#[test]
fn games() {
    nothing_stays_in_english("pgn");
}

#[test]
fn tables() {
    nothing_stays_in_english("csv");
}

#[test]
fn usebio() {
    nothing_stays_in_english("usebio");
}

#[test]
fn boards() {
    nothing_stays_in_english("pbn");
}

#[test]
fn regulations() {
    nothing_stays_in_english("regulation_file");
}

/// The same of every language, under the language's own name.
fn in_each(say: impl Fn(Language) -> String) -> String {
    let mut out = String::new();
    for language in Language::ALL {
        let _ = writeln!(out, "=== {}\n\n{}", language.own_name(), say(language).trim_end());
        out.push('\n');
    }
    out
}

const EVENT: &str = "format = \"tiebreak-event/1\"\ntitle = \"Open\"\nkind = \"round-robbin\"\nrounds = \"three\"\n\n[[player]]\nname = \"Ana\"\n\n\
                     [[player]]\nname = \"Bo\"\nratting = 2500\n\n[[game]]\nround = 1\nwhite = \"Ana\"\nblack = \"Bob\"\nresult = \"2-0\"\n";

const REPORT: &str = "012 Open\n062 2\n\
                      001    1      Ana                               2500                             1.0    1     3 w 1\n\
                      001    2      Bo                                2400                             0.0    2     1 b 1\n";

const GAMES: &str = "[Event \"Open\"]\n[Round \"1\"]\n[White \"Ana\"]\n[Black \"Bo\"]\n[Result \"1-0\"]\n\n1. e4 e5 0-1\n\n\
                     [Event \"Open\"]\n[Round \"2\"]\n[White \"Bo\"]\n[Result \"1-0\"]\n\n1-0\n";

const TABLE: &str = "round,white,black,result\n1,Ana,Bo,1-0\ntwo,Bo,Ana,3-0\n3,Ana,,½-½\n";

const REGULATION: &str = "format = \"tiebreak-regulation/1\"\nid = \"own\"\ntitle = \"Own\"\nsport = \"chess\"\n\n\
                          [clause.\"1\"]\ntext = \"A tie for first place.\"\napplies = { tie-for = \"frist\" }\nthen = \"3\"\n\n\
                          [clause.\"2\"]\ntext = \"Games.\"\nplay = { form = \"match\", games = 0, clok = \"blitz\" }\n";

/// Mistakes that people make, underlined, for native readers to look at.
#[test]
fn as_people_see_them() {
    let mut out = String::new();
    for (name, text) in
        [("open.toml", EVENT), ("open.trf", REPORT), ("open.pgn", GAMES), ("open.csv", TABLE)]
    {
        let said = in_each(|language| match import_any(name, text.as_bytes(), &Told::default()) {
            Err(rejected) => diagnostic::render(language, &rejected, false),
            Ok(import) => account::text(language, &import.account, 100),
        });
        let _ = writeln!(out, "##### {name}\n\n{said}");
    }
    let ReadError::Rejected(rejected) = Regulation::read("own.toml", REGULATION).unwrap_err()
    else {
        panic!("readings")
    };
    let said = in_each(|language| diagnostic::render(language, &rejected, false));
    let _ = writeln!(out, "##### own.toml\n\n{said}");
    insta::assert_snapshot!("wrong_files", out);
}
