//! The second implementation, `reference/` in Python, rules as this program does.

use crate::desk::{Desk, TATA, root};
use std::process::{Command, Output};

fn python(arguments: &[&str]) -> Output {
    Command::new("python3")
        .args(arguments)
        .current_dir(root())
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .expect("python3 is installed")
}

fn printed(output: &Output) -> String {
    let failed = String::from_utf8_lossy(&output.stderr);
    String::from_utf8_lossy(&output.stdout).into_owned() + &failed
}

/// Over `events/`, `cases/` and random events with random answers: `TIEBREAK_LONG=1` makes it
/// 100,000 rulings of these.
#[test]
fn both_programs_rule_alike() {
    let long = std::env::var_os("TIEBREAK_LONG").is_some();
    let count = if long { "100000" } else { "200" };
    let compared =
        python(&["-m", "reference.compare", env!("CARGO_BIN_EXE_tiebreak"), count, "43"]);
    let printed = printed(&compared);
    println!("{printed}");
    assert!(compared.status.success(), "{printed}");
    assert!(printed.contains("random: "), "{printed}");
}

#[test]
fn the_examples_of_the_specification_hold() {
    let run = python(&["-m", "reference.examples"]);
    assert!(run.status.success(), "{}", printed(&run));
}

#[test]
fn a_record_is_ruled_on_without_this_program() {
    let desk = Desk::with(TATA);
    desk.answers(&[
        &["semi-final-1/first-white", "--seed", "6 2 5"],
        &["semi-final-1/game-1", "1-0"],
        &["semi-final-1/game-1", "1/2-1/2", "--correct", "--why", "misread"],
    ]);
    assert_eq!(desk.about("leave", &["Gukesh D", "--why", "ill"]).code, 0);
    let ruling = desk.about("resolve", &["--format", "json"]).out;
    let (same, other) = (desk.path("ruling.json"), desk.path("other.json"));
    std::fs::write(&same, &ruling).unwrap();
    std::fs::write(&other, ruling.replace("\"open\": true", "\"open\": false")).unwrap();
    let record = desk.record().display().to_string();
    let by = |more: &[&str]| {
        let run = python(&[&["tools/verify.py", record.as_str(), "--rule"][..], more].concat());
        (run.status.code(), printed(&run))
    };
    let (code, good) = by(&["--ruling", &same.display().to_string()]);
    assert!(code == Some(0) && good.contains("V10 ok"), "{good}");
    assert!(good.contains("1-4 (open)  Anish Giri, Gukesh D"), "{good}");
    let (code, bad) = by(&["--ruling", &other.display().to_string()]);
    assert!(code == Some(3) && bad.contains("V10 FAILED standing"), "{bad}");
    let (code, bad) =
        by(&["--regulation", "crates/regulation/regulations/chess/tepe-sigeman-2023.toml"]);
    assert!(code == Some(3) && bad.contains("V8  FAILED"), "{bad}");
}

/// Every sum fits, but the answer is to a question that nobody asked.
#[test]
fn an_answer_that_was_not_asked_for_is_found() {
    let desk = Desk::with(TATA);
    desk.answers(&[&["semi-final-1/first-white", "--seed", "6 2 5"]]);
    let script = "\
import json, sys
from reference import record
path = sys.argv[1]
with open(path, encoding='utf-8') as file:
    lines = file.read().splitlines()
entry = record.answer('final/game-1', ['game', 'Anish Giri', 'Wei Yi'], '1-0')
lines.append(record.summed({'prev': record.sha256(lines[-1]), **entry,
                            'at': '2026-11-17T20:00:00+01:00'}))
with open(path, 'w', encoding='utf-8') as file:
    file.write(''.join(line + '\\n' for line in lines))
";
    let record = desk.record().display().to_string();
    assert!(python(&["-c", script, &record]).status.success());
    let run = python(&["tools/verify.py", &record, "--rule"]);
    let printed = printed(&run);
    assert!(run.status.code() == Some(3), "{printed}");
    assert!(printed.contains("V9  FAILED line 3: final/game-1 was not asked"), "{printed}");
}
