//! The examples of the help texts run as they are printed.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common::run;
use crate::desk::{Desk, TATA};

/// Commands that wait for people or need a server's database: their examples are only read.
const NOT_RUN: [&str; 11] = [
    "playoff",
    "follow",
    "rehearse",
    "serve",
    "new-regulation",
    "export",
    "backup",
    "restore",
    "store",
    "next",
    "override",
];

fn help(command: &str) -> String {
    String::from_utf8(run(&[command, "--help"]).stdout).unwrap()
}

fn commands() -> Vec<String> {
    let names = String::from_utf8(run(&["man", "--list"]).stdout).unwrap();
    names.lines().map(str::to_owned).collect()
}

/// The words of a command line, with quotes as in a shell.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect::<Vec<_>>(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// A folder with the files that the examples name.
fn desk() -> Desk {
    let desk = Desk::with(TATA);
    std::fs::rename(desk.path(TATA), desk.path("event.toml")).unwrap();
    std::fs::copy(desk.path("event.toml"), desk.path("EVENT")).unwrap();
    assert_eq!(desk.run(&["convert", "event.toml", "report.trf"]).code, 0);
    let rules = desk.run(&["regulations", "tata-steel-masters-2023"]);
    assert_eq!(rules.code, 0);
    let made = ["answer", "event.toml", "semi-final-1/first-white", "Wei", "--by", "Ann"];
    assert_eq!(desk.run(&made).code, 0);
    desk
}

#[test]
fn every_help_has_examples_and_they_run() {
    let desk = desk();
    for command in commands() {
        let help = help(&command);
        let examples: Vec<&str> =
            help.lines().filter_map(|line| line.strip_prefix("  tiebreak ")).collect();
        assert!(!examples.is_empty(), "{command}: {help}");
        if NOT_RUN.contains(&command.as_str()) {
            continue;
        }
        for example in examples {
            // Words in capitals stand for names of the reader.
            let is_open = example.split(' ').any(|word| {
                word.len() > 3 && word.chars().all(|c| c.is_ascii_uppercase() || c == '/')
            });
            if is_open || example.contains(['<', '…', '|']) || example.contains("rules.toml") {
                continue;
            }
            let typed = words(example);
            let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
            let done = desk.run(&typed);
            assert!(done.code == 0 || done.code == 3, "{example}: {} {}", done.out, done.err);
        }
    }
}
