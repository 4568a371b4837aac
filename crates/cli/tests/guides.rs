//! Every command that a guide or the README shows is run, and prints what the guide says.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

#[path = "guides/blocks.rs"]
mod blocks;
#[path = "guides/pictures.rs"]
mod pictures;
#[path = "guides/terminal.rs"]
mod terminal;

use blocks::{Part, parts, same};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn guides() -> Vec<PathBuf> {
    let mut guides: Vec<PathBuf> = std::fs::read_dir(root().join("docs/guides"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    guides.retain(|path| path.extension().is_some_and(|end| end == "md"));
    guides.extend(
        ["docs/fide-checklist.md", "docs/introduction.md", "docs/regulations.md"]
            .map(|page| root().join(page)),
    );
    guides.push(root().join("README.md"));
    guides.sort();
    guides
}

/// Runs a command as a reader types it, in the folder, at a fixed time. Standard output and error,
/// as they come on a screen.
fn run(words: &str, folder: &Path) -> (bool, String) {
    let program = Path::new(env!("CARGO_BIN_EXE_tiebreak"));
    let path = format!(
        "{}:{}",
        program.parent().unwrap().display(),
        std::env::var("PATH").unwrap_or_default()
    );
    let words = words.replace("cargo run --release -- ", "tiebreak ");
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{words}")])
        .current_dir(folder)
        .env("PATH", path)
        .env("LC_ALL", "C")
        .env("TIEBREAK_NOW", "2024-01-28T18:00:00+01:00")
        .env("NO_COLOR", "1")
        .env_remove("COLUMNS")
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Follows a guide in a folder of its own; how many commands it ran.
fn follow(guide: &Path, folder: &Path) -> usize {
    let name = guide.file_name().unwrap().to_string_lossy().into_owned();
    let mut ran = 0;
    for part in parts(&name, &std::fs::read_to_string(guide).unwrap()) {
        match part {
            Part::Copy(path) => {
                // Examples of the README name files of the project by their place in it.
                let to = if name == "README.md" {
                    PathBuf::from(&path)
                } else {
                    Path::new(&path).file_name().unwrap().into()
                };
                std::fs::create_dir_all(folder.join(&to).parent().unwrap()).unwrap();
                std::fs::copy(root().join(&path), folder.join(to))
                    .unwrap_or_else(|error| panic!("{path}: {error}"));
            }
            Part::Write(file, text) => std::fs::write(folder.join(file), text).unwrap(),
            Part::Run(command) => {
                let (succeeded, printed) = run(&command.words, folder);
                let place = format!("{name}:{}: {}", command.line, command.words);
                assert!(succeeded, "{place}\nfailed:\n{printed}");
                let shown = command.prints.iter().any(|line| !line.is_empty());
                assert!(!shown || same(&command.prints, &printed), "{place}\nprinted:\n{printed}");
                ran += 1;
            }
        }
    }
    ran
}

#[test]
fn every_command_prints_what_the_guides_say() {
    let mut ran = 0;
    for guide in guides() {
        let folder = tempfile::tempdir().unwrap();
        ran += follow(&guide, folder.path());
        if guide.ends_with("arbiters.md") {
            pictures::check(folder.path());
        }
    }
    assert!(ran >= 30, "only {ran} commands were run");
}

/// A command that is in no list is found by nobody.
#[test]
fn every_command_is_listed() {
    let page = std::fs::read_to_string(root().join("docs/reference/commands.md")).unwrap();
    let output =
        Command::new(env!("CARGO_BIN_EXE_tiebreak")).args(["man", "--list"]).output().unwrap();
    let names = String::from_utf8(output.stdout).unwrap();
    assert!(names.lines().count() > 20, "{names}");
    for name in names.lines() {
        let told = ["`", " "].iter().any(|end| page.contains(&format!("`{name}{end}")));
        assert!(told, "`{name}` does not stand in docs/reference/commands.md");
    }
}

/// A command in an indented block would be run by nobody.
#[test]
fn no_command_hides_from_this_test() {
    for guide in guides().iter().filter(|guide| !guide.ends_with("web.md")) {
        let text = std::fs::read_to_string(guide).unwrap();
        let hidden = text
            .lines()
            .find(|line| line.starts_with("    tiebreak ") || line.starts_with("    $ "));
        assert_eq!(hidden, None, "{}", guide.display());
    }
}

/// The README's first picture of the command line is what the command prints, in a window.
#[test]
fn the_ruling_in_the_terminal_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let event = "tata-steel-masters-2024.toml";
    std::fs::copy(root().join("crates/server/events").join(event), folder.path().join(event))
        .unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_tiebreak"))
        .args(["resolve", event])
        .current_dir(folder.path())
        .env("CLICOLOR_FORCE", "1")
        .env_remove("NO_COLOR")
        .env_remove("COLUMNS")
        .output()
        .unwrap();
    assert!(output.status.success());
    let printed = String::from_utf8(output.stdout).unwrap();
    // As far as what has to be done now; the rest is reminders.
    let mut lines: Vec<&str> =
        printed.lines().take_while(|line| !line.contains("Reminders")).collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    pictures::compare("ruling", &terminal::drawn(&format!("tiebreak resolve {event}"), &lines));
}

/// Every picture of the book is one that the program made, and is shown somewhere.
#[test]
fn every_picture_is_shown() {
    let pages = guides().into_iter().chain([root().join("ARCHITECTURE.md")]);
    let text: String = pages.map(|page| std::fs::read_to_string(page).unwrap()).collect();
    for entry in std::fs::read_dir(root().join("docs/pictures")).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        assert!(text.contains(&format!("/pictures/{name})")), "{name} is shown nowhere");
    }
}
