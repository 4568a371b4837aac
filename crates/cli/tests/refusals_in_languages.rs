//! What `generate`, settings, the store, models of chance, imports and `new-regulation` tell
//! people, in every language.
#![allow(clippy::unwrap_used, reason = "tests")]

#[allow(dead_code)]
use crate::common::{piped, run};
use std::path::Path;
use std::process::Command;

const LANGUAGES: [&str; 6] = ["en", "de", "es", "fr", "nl", "sv"];

/// A model file in which everything is wrong.
const MODEL: &str = r#"format = "x"
default = [0.5, 0.5, 0.5]
pause = -3
draws = 2
moves = "many"
[[pair]]
white = "Nodirbek"
black = "Arjun Erigaisi"
results = [1, 0]
"#;

/// Settings in which everything is wrong.
const SETTINGS: &str = r#"listen = "x"
public-url = "https://x.org/?a"
base-path = "a b"
trusted-proxy = ["10.0.0.0/99"]
follow-hosts = ["a b"]
follow-every = 0
max-connections = "many"
log = "x"
demo = 1
"#;

fn err(arguments: &[&str]) -> String {
    String::from_utf8(run(arguments).stderr).unwrap()
}

/// What a command tells on standard error in each language, with the folder left out of it.
fn told(folder: &Path, arguments: &[&str]) -> String {
    let each = LANGUAGES.map(|language| {
        let said = err(&[&["--lang", language], arguments].concat());
        format!("--- {language}\n{}", said.replace(&format!("{}/", folder.display()), ""))
    });
    each.join("")
}

#[test]
fn refusals() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let (model, settings) = (at("model.toml", MODEL), at("settings.toml", SETTINGS));
    let backup =
        at("all.backup", "{\"format\":\"tiebreak-backup/1\",\"tables\":1,\"program\":\"x\"}\n");
    let database = folder.path().join("new.db").display().to_string();
    let pgn = folder.path().join("x.pgn").display().to_string();
    let event = "crates/server/events/tepe-sigeman-2024.toml";
    let commands: [&[&str]; 8] = [
        &["generate", "--players", "10", "--rounds", "5", "--round-robin"],
        &["generate", "--players", "8", "--rounds", "3", "--forfeits", "9"],
        &["generate", "--by", "XX"],
        &["odds", event, "--model", &model],
        &["serve", "--config", &settings, "--show-config"],
        &["restore", &backup, "--database", &database],
        &["export", "--database", "ftp://x"],
        &["convert", event, &pgn, "--force"],
    ];
    let mut all = String::new();
    for command in commands {
        all.push_str(&format!("$ {}\n{}\n", command[0], told(folder.path(), command)));
    }
    insta::assert_snapshot!(all);
}

/// The environment is told about too, and what is set is shown in the words of the reader.
#[test]
fn settings_of_the_environment() {
    let folder = tempfile::tempdir().unwrap();
    let mut all = String::new();
    for language in LANGUAGES {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tiebreak"));
        command.args(["--lang", language, "serve", "--show-config", "--database", "x.db"]);
        command.current_dir(folder.path()).env_clear();
        let shown = String::from_utf8(command.output().unwrap().stdout).unwrap();
        let wrong =
            command.env("TIEBREAK_LISTEN", "x").env("TIEBREAK_DEMO", "perhaps").output().unwrap();
        let first: Vec<&str> = shown.lines().take(3).collect();
        all.push_str(&format!(
            "{}\n{}\n",
            first.join("\n"),
            String::from_utf8(wrong.stderr).unwrap()
        ));
    }
    insta::assert_snapshot!(all);
}

/// Questions and what is wrong with answers; the file that is written is the same in every
/// language.
#[test]
fn new_regulation_asks_in_the_language_of_its_reader() {
    let mut all = String::new();
    let answers: [&[u8]; 5] = [
        b"Cup\nchess\n\n\n2\n3+2\n\n\nwin\n",
        b"Cup\ngo\n",
        b"Cup\nchess\n\n\n2\n3\n",
        b"Cup\nchess\n\n\n0\n\nby-place\nmen\n",
        b"",
    ];
    let written = |said: String| said.split("--- stderr").next().unwrap_or_default().to_owned();
    let english = written(piped(&["--lang", "en", "new-regulation"], b""));
    for language in LANGUAGES {
        for input in answers {
            let said = piped(&["--lang", language, "new-regulation"], input);
            let asked = said.split_once("--- stderr\n").unwrap().1;
            let last =
                if input.is_empty() { asked } else { asked.lines().last().unwrap_or_default() };
            all.push_str(&format!("{language}: {last}\n"));
        }
        let bridge = piped(&["--lang", language, "new-regulation"], b"Cup\nbridge\n");
        all.push_str(bridge.split_once("--- stderr\n").unwrap().1);
        assert_eq!(
            written(piped(&["--lang", language, "new-regulation"], b"")),
            english,
            "{language}"
        );
    }
    insta::assert_snapshot!(all);
}
