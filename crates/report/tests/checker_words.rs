//! The checker's findings and differences in words, as they have always been said.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_check::{Class, check, check_text, compare};
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_report::Language;
use tiebreak_report::check::{Said, differences_json, differences_text, json, said};

const FOR_FIRST: &str = r#"
format = "tiebreak-regulation/1"
id = "test"
title = "Test"
sport = "chess"
source = "ours"
forfeits = "in-scores"
[clause."1"]
text = "A tie for first place is broken by 2."
applies = { kinds = ["round-robin"], tie-for = "first", go = "2" }
settles = "winner"
"#;
const CLOCK: &str = "clock = { name = \"blitz\", both = \"3:00+2\" }\n";
const LOTS: &str = "[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n[clause.\"4\"]\ntext = \"Lots too.\"\nlots = \"place\"\n";

/// What is said of one class.
fn all(class: Class, clauses: &str) -> Vec<Said> {
    let checked = check_text("test.toml", &format!("{FOR_FIRST}{clauses}"));
    checked
        .findings
        .iter()
        .filter(|found| found.class == class)
        .map(|found| said(Language::En, found))
        .collect()
}

fn first(class: Class, clauses: &str) -> Said {
    all(class, clauses).into_iter().next().unwrap_or_else(|| panic!("nothing of {class:?}"))
}

#[test]
fn gaps() {
    let rank = "[clause.\"2\"]\ntext = \"Mutual result.\"\nrank = \"mutual-result\"\n";
    let said = first(Class::Gap, rank);
    assert_eq!(said.message, "nothing follows when 2 leaves a tie");
    assert_eq!(said.label, "2 or more may come here");
    let example = "for example: Two tied for first place; 2 leaves two level, and the text ends";
    assert_eq!(said.example.as_deref(), Some(example));
    assert_eq!(
        said.hint.as_deref(),
        Some("add `then = \"...\"`: another criterion, lots, or a decision")
    );
    let knowingly = format!("{rank}leaves-open = \"the text ends here\"\n");
    assert_eq!(
        first(Class::Gap, &knowingly).message,
        "2 leaves a tie open, and the file says why: the text ends here"
    );
    let by =
        |lines: &str| format!("[clause.\"2\"]\ntext = \"By number.\"\nby-number = {lines}\n{LOTS}");
    assert_eq!(
        first(Class::Gap, &by("{ \"2\" = \"3\", \"4..\" = \"4\" }")).message,
        "2 has no rule for 3 tied"
    );
    assert_eq!(
        first(Class::Gap, &by("{ \"2..3\" = \"3\", \"4..20\" = \"4\" }")).message,
        "2 has no rule for 21 or more tied"
    );
    let sudden = format!(
        "[clause.\"2\"]\ntext = \"Sudden death; lots.\"\n{CLOCK}\
         play = {{ form = \"until-won\", order = \"1 2\", clock = \"blitz\", white = \"lots\" }}\n"
    );
    assert_eq!(
        first(Class::Gap, &sudden).message,
        "2 is a stage for two, but 3 or more come to it"
    );
}

#[test]
fn the_others() {
    let overlap = format!(
        "[clause.\"2\"]\ntext = \"By number.\"\nby-number = {{ \"2..4\" = \"3\", \"4..\" = \"4\" }}\n{LOTS}"
    );
    assert_eq!(first(Class::Overlap, &overlap).label, "4 tied: 3 already applies");
    let robin = format!(
        "[clause.\"2\"]\ntext = \"A round robin, numbers by lots.\"\n{CLOCK}\
         play = {{ form = \"round-robin\", numbers = \"lots\", clock = \"blitz\" }}\nthen = [{{ all-tied = \"2\" }}, {{ go = \"3\" }}]\n{LOTS}"
    );
    assert_eq!(
        first(Class::EndlessLoop, &robin).label,
        "1½ games on average if all results are equally likely"
    );
    let text = "[clause.\"2\"]\ntext = \"Lots, as in section 7 above.\"\nlots = \"place\"\n";
    assert_eq!(
        first(Class::MissingReference, text).message,
        "the text of 2 refers to section 7, which does not exist"
    );
    let buchholz =
        format!("[clause.\"2\"]\ntext = \"Buchholz.\"\nrank = \"BH\"\nthen = \"3\"\n{LOTS}");
    let said = first(Class::IllSuited, &buchholz);
    assert_eq!(
        said.message,
        "2 ranks by Buchholz, which says nothing in an event of kind \"round-robin\""
    );
}

/// The readings stand behind the message, and a way of a million stages is a line.
#[test]
fn readings_and_long_ways() {
    let reading = |id: &str| {
        format!(
            "[reading.\"{id}\"]\nclause = [\"2\"]\nquestion = \"Which?\"\ndefault = \"x\"\n\
             [reading.\"{id}\".choices]\nx = \"this\"\ny = \"that\"\n"
        )
    };
    let both = format!(
        "[clause.\"2\"]\ntext = \"Wins.\"\nrank = \"wins\"\nthen = {{ reading = \"a\", x = \"4\", y = \"3\" }}\n\
         [clause.\"3\"]\ntext = \"More.\"\nrank = \"sonneborn-berger\"\nthen = {{ reading = \"b\", x = \"4\", y = [] }}\n\
         [clause.\"4\"]\ntext = \"Lots.\"\nlots = \"place\"\n{}{}",
        reading("a"),
        reading("b")
    );
    assert_eq!(
        first(Class::Gap, &both).message,
        "nothing follows when 3 leaves a tie (read a = y, b = y)"
    );
    let million = format!(
        "[clause.\"2\"]\ntext = \"A round robin; lots.\"\n{CLOCK}play = {{ form = \"round-robin\", numbers = \"lots\", clock = \"blitz\" }}\n\
         then = [{{ after-round-robins = 1000000, go = \"3\" }}, {{ go = \"2\" }}]\n\
         [clause.\"3\"]\ntext = \"The arbiter.\"\ndecide = \"arbiter\"\n"
    );
    let example = "for example: Two tied for first place; 2 leaves all level 1,000,000 times; the arbiter decides";
    assert_eq!(first(Class::Discretion, &million).example.as_deref(), Some(example));
}

/// Every finding of every built-in file has its words, an example, and an object for programs.
#[test]
fn everything_is_said() {
    let mut kinds = std::collections::BTreeSet::new();
    for id in builtin::ids() {
        let checked = check(&builtin::find(id).unwrap().unwrap());
        let value = json(Language::En, &checked);
        for (found, shown) in checked.findings.iter().zip(value["findings"].as_array().unwrap()) {
            let words = said(Language::En, found);
            assert!(!words.message.is_empty() && !words.label.is_empty(), "{id}: {found:?}");
            assert!(
                words.example.is_some_and(
                    |example| example.starts_with("for example: ") && example.len() < 1_000
                ),
                "{id}: {found:?}"
            );
            assert_eq!(shown["reason"]["kind"].as_str(), Some(found.what.name()));
            assert_eq!(shown["readings"].as_object().unwrap().len(), found.readings.len());
            kinds.insert(found.what.name());
        }
    }
    assert!(kinds.len() >= 9, "{kinds:?}");
}

/// Two files of one id are told apart by their names, and changed words stand apart.
#[test]
fn two_files_of_one_id() {
    let (_, text) = builtin::file("tata-steel-masters-2023").unwrap();
    let read = |file: &str, text: &str| {
        Regulation::read(file, text).unwrap_or_else(|error| panic!("{error}"))
    };
    let from = "This will continue until a player wins a game.";
    assert!(text.contains(from));
    let (a, b) = (
        read("old.toml", text),
        read("new.toml", &text.replace(from, "So it goes on until a game is won.")),
    );
    let found = compare(&a, &b);
    let shown = differences_text(&a, &b, &found);
    assert!(shown.starts_with("old.toml against new.toml\n"), "{shown}");
    assert!(
        shown.contains("Decided differently: nothing.") && shown.contains("Only in other words"),
        "{shown}"
    );
    let value = differences_json(&a, &b, &found);
    assert_eq!(value["differences"], serde_json::json!([]));
    assert_eq!(value["words"][0]["here"]["clause"], "C.2");
    assert_eq!(value["files"], serde_json::json!(["old.toml", "new.toml"]));
}

#[test]
fn findings_are_told_in_every_language() {
    let mut out = String::new();
    let rank = "[clause.\"2\"]\ntext = \"Mutual result.\"\nrank = \"mutual-result\"\n";
    let sudden = format!(
        "[clause.\"2\"]\ntext = \"Sudden death; lots.\"\n{CLOCK}\
         play = {{ form = \"until-won\", order = \"1 2\", clock = \"blitz\", white = \"lots\" }}\n"
    );
    for clauses in [rank, &sudden] {
        let checked = check_text("test.toml", &format!("{FOR_FIRST}{clauses}"));
        for found in &checked.findings {
            for language in Language::ALL {
                let Said { message, label, example, hint } = said(language, found);
                let parts = [Some(message), Some(label), example, hint].into_iter().flatten();
                out += &format!("{}  {}\n", language.code(), parts.collect::<Vec<_>>().join(" | "));
            }
            out.push('\n');
        }
    }
    insta::assert_snapshot!(out);
}
