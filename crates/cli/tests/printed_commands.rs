//! Commands that are printed: each on a line of its own, complete, refused as they stand, and right
//! once somebody has written the answer where it belongs.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
#![cfg(unix)]

use crate::desk;

use crate::desk::{Desk, Done, TATA, done};
use crate::hall::{Hall, some_answer, typed};
use std::collections::BTreeSet;
use std::path::Path;
use tiebreak_model::Question;
use tiebreak_report::{placeholders, quoted};

/// What the shell makes of a line, in the desk's folder.
fn shell(desk: &Desk, line: &str) -> Done {
    let program = Path::new(env!("CARGO_BIN_EXE_tiebreak")).parent().unwrap();
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
    let mut command = std::process::Command::new("sh");
    command.args(["-c", line]).current_dir(desk.folder()).env("PATH", path).env("LC_ALL", "C");
    command.env("TIEBREAK_NOW", "2024-01-28T18:00:00+01:00").stdin(std::process::Stdio::null());
    done(command.output().unwrap())
}

/// The commands in what was printed, in the order of the open questions.
fn commands(printed: &str) -> Vec<&str> {
    printed.lines().filter(|line| line.starts_with("tiebreak answer ")).collect()
}

/// A printed command with an answer where its words in capitals stand.
fn written(line: &str, question: &Question, answer: &[String]) -> String {
    let left = format!(" {}", placeholders(question).join(" "));
    let begun =
        line.strip_suffix(&left).unwrap_or_else(|| panic!("{line:?} does not end with {left:?}"));
    let answer: Vec<String> = answer.iter().map(|word| quoted(word)).collect();
    format!("{begun} {}", answer.join(" "))
}

/// Plays a play-off by nothing but printed commands; the kinds of questions that were answered.
fn play(hall: &Hall, luck: u8, drawn: bool, most: usize) -> BTreeSet<&'static str> {
    let desk = Desk::of(&hall.text);
    std::fs::rename(desk.path("cup.toml"), desk.path("the $cup's \"final\".toml")).unwrap();
    let event = "the $cup's \"final\".toml";
    let files = [event, "--record", "notes of tonight", "--regulation", &hall.regulation.id];
    let mut printed = desk.run(&[&["resolve"], &files[..]].concat()).out;
    let mut kinds = BTreeSet::new();
    for turn in 0..most {
        let record = std::fs::read_to_string(desk.path("notes of tonight"));
        let checked = match &record {
            Ok(text) => hall.read(text),
            Err(_) => hall
                .against(|against| tiebreak_record::VerifiedRecord::start(hall.header(), against)),
        };
        assert!(checked.faults().is_empty(), "{}: {:?}", hall.name, checked.faults());
        let open = checked.heard().unwrap().ruling.open.clone();
        assert_eq!(commands(&printed).len(), open.len(), "{}: {printed}", hall.name);
        let luck = luck.wrapping_mul(31).wrapping_add(u8::try_from(turn).unwrap().wrapping_mul(97));
        let luck = if drawn { luck / 3 % 85 * 3 + 1 } else { luck };
        let Some(at) = usize::from(luck).checked_rem(open.len()) else { break };
        let (question, line) = (&open[at], commands(&printed)[at].to_owned());
        if kinds.insert(question.ask.kind()) {
            let refused = shell(&desk, &line);
            assert_eq!(refused.code, 1, "{line}: {}", refused.out);
            assert!(refused.err.contains("in place of"), "{line}: {}", refused.err);
            assert_eq!(std::fs::read_to_string(desk.path("notes of tonight")).ok(), record.ok());
        }
        let answer = typed(question, &some_answer(question, luck), &hall.event);
        let line = written(&line, question, &answer);
        let taken = shell(&desk, &line);
        assert_eq!(taken.code, 0, "{}: {line}: {}", hall.name, taken.err);
        let last = hall.read(&std::fs::read_to_string(desk.path("notes of tonight")).unwrap());
        let entry = last.record().entries().last().cloned();
        assert!(
            matches!(entry, Some(tiebreak_record::Entry::Answer(it)) if it.id == question.id),
            "{line}"
        );
        printed = taken.out;
    }
    assert!(
        kinds.is_empty() || !desk.path("cup.record").exists(),
        "a record of another name was begun"
    );
    kinds
}

/// Under every regulation, for every kind of question.
#[test]
fn are_refused_as_they_stand_and_right_when_written() {
    let long = std::env::var_os("TIEBREAK_LONG").is_some();
    let (mut kinds, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for (number, hall) in Hall::all().iter().enumerate() {
        let first = seen.insert(format!("{} {}", hall.regulation.id, hall.event.kind().word()));
        if !long && !first {
            continue;
        }
        let far =
            ["\"bids\"", "decide = "].iter().any(|late| hall.regulation.file_text.contains(late));
        let most = if long || far { 40 } else { 4 };
        kinds.extend(play(hall, u8::try_from(number % 200).unwrap(), far, most));
    }
    for kind in ["lots", "game", "colour", "bid", "decision", "data"] {
        assert!(kinds.contains(kind), "{kind} was never asked: {kinds:?}");
    }
}

/// What the user told about the files comes along, the games too; a regulation other than the
/// event's is not lost.
#[test]
fn carry_along_what_was_told() {
    let desk = Desk::with(TATA);
    std::fs::write(desk.path("live games.pgn"), "").unwrap();
    let told = [
        "--regulation",
        "tata-steel-masters-2022",
        "--games",
        "live games.pgn",
        "--kind",
        "round-robin",
    ];
    let printed = desk.about("resolve", &told).out;
    let first = commands(&printed)[0];
    let expected = "tiebreak answer tata-steel-masters-2024.toml --regulation tata-steel-masters-2022 --games \"live games.pgn\" \
                    --kind round-robin semi-final-1/first-white WHITE BLACK";
    assert_eq!(first, expected, "{printed}");
    let line = first.replace("WHITE BLACK", "\"Wei Yi\" \"Nodirbek Abdusattorov\"");
    let taken = shell(&desk, &line);
    assert_eq!(taken.code, 0, "{}", taken.err);
    assert!(desk.record_text().contains("\"regulation\":{\"id\":\"tata-steel-masters-2022\""));
    assert!(
        commands(&taken.out)
            .iter()
            .all(|line| line.contains("--regulation tata-steel-masters-2022")),
        "{}",
        taken.out
    );
}

/// A wide name, a narrow terminal: the command is still one line.
#[test]
fn are_never_wrapped() {
    let long = "x".repeat(120);
    let desk = Desk::of(&desk::two_tied());
    std::fs::rename(desk.path("cup.toml"), desk.path(&format!("{long}.toml"))).unwrap();
    let printed = desk.run(&["resolve", &format!("{long}.toml")]).out;
    assert_eq!(
        commands(&printed),
        [format!("tiebreak answer {long}.toml match/first-white WHITE BLACK")]
    );
}
