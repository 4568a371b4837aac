//! One room speaks: the engine, the record and the checker say nothing in words that people would
//! read.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The strings of a source that hold words with a space between them; comments, `expect`s and tests
/// are left out.
fn sentences(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let code: Vec<&str> =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n").replace("\\\"", "'");
    let strings = code.split('"').skip(1).step_by(2);
    let words = |text: &str| {
        let plain = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
        let words: Vec<&str> = text.split_whitespace().filter(plain).collect();
        // An office ("Chief Arbiter") is a name, no sentence.
        let office = words.iter().all(|word| word.starts_with(char::is_uppercase));
        if office { 0 } else { words.len() }
    };
    let told: Vec<&str> = code.split('"').step_by(2).collect();
    let explained =
        |at: usize| told[at].trim_end().ends_with(".expect(") || told[at].contains("#[doc");
    strings
        .enumerate()
        .filter(|(at, text)| words(text) > 1 && !explained(*at))
        .map(|(_, text)| text.to_owned())
        .collect()
}

#[test]
fn engine_record_and_checker_have_no_sentence() {
    let mut found = Vec::new();
    for crate_name in ["engine", "record", "check"] {
        sources(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(crate_name).join("src"),
            &mut found,
        );
    }
    assert!(found.len() > 60, "{}", found.len());
    for path in found {
        let told = sentences(&std::fs::read_to_string(&path).unwrap());
        assert_eq!(told, Vec::<String>::new(), "{}: words belong to the report", path.display());
    }
}

#[test]
fn a_sentence_would_be_found() {
    assert_eq!(sentences("let a = format!(\"{} stay tied\", b);"), ["{} stay tied"]);
    assert_eq!(
        sentences("// \"stay tied\"\nlet a = format!(\"places-{from}-{to}/\");"),
        Vec::<String>::new()
    );
    assert_eq!(sentences("const ARBITER: &str = \"Chief Arbiter\";"), Vec::<String>::new());
    assert_eq!(sentences("a.expect(\"the list is not empty\"); b(\"two words\")"), ["two words"]);
}
