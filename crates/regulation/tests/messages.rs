//! What the reader says to somebody who writes a first file.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_document::Diagnostic;
use tiebreak_regulation::{ReadError, Regulation};

fn head(sport: &str) -> String {
    format!(
        "format = \"tiebreak-regulation/1\"\nid = \"x\"\ntitle = \"X\"\nsport = \"{sport}\"\nsource = \"ours\"\n"
    )
}

const APPLIES: &str = "[clause.\"1\"]\ntext = \"x\"\napplies = { kinds = [\"swiss\"], tie-for = \"first\", go = \"2\" }\nsettles = \"winner\"\n";

fn faults(text: &str) -> Vec<Diagnostic> {
    match Regulation::read("x.toml", text) {
        Err(ReadError::Rejected(rejected)) => rejected.findings,
        other => panic!("taken: {other:?}\n{text}"),
    }
}

/// Everything that is said of one fault.
fn all(found: &Diagnostic) -> String {
    format!("{} | {} | {}", found.message, found.label, found.hint.clone().unwrap_or_default())
}

#[test]
fn a_missing_key_lists_its_values() {
    let stage = |play: &str| {
        format!(
            "{}{APPLIES}[clause.\"2\"]\ntext = \"x\"\nclock = {{ name = \"b\", both = \"3:00+2\" }}\nplay = {{ {play} }}\n",
            head("chess")
        )
    };
    for (play, values) in [
        ("clock = \"b\"", ["\"match\"", "\"knock-out\""]),
        ("form = \"match\", clock = \"b\"", ["\"lots\"", "\"toss-with-choice\""]),
        ("form = \"round-robin\", clock = \"b\"", ["\"reversed\"", "\"by-change\""]),
        ("form = \"armageddon\", clock = \"b\", white = \"lots\"", ["\"white\"", "\"black\""]),
    ] {
        let said = all(&faults(&stage(play))[0]);
        assert!(values.iter().all(|value| said.contains(value)), "{play}: {said}");
    }
    let without = |applies: &str| {
        format!(
            "{}[clause.\"1\"]\ntext = \"x\"\napplies = {{ {applies} }}\nsettles = \"winner\"\n[clause.\"2\"]\ntext = \"x\"\nlots = \"place\"\n",
            head("chess")
        )
    };
    let said = all(&faults(&without("kinds = [\"swiss\"], go = \"2\""))[0]);
    assert!(
        said.contains("\"first\"") && said.contains("\"needed\"") && said.contains("\"1-4\""),
        "{said}"
    );
    let said = all(&faults(&without("tie-for = \"first\", go = \"2\""))[0]);
    assert!(
        said.contains("\"round-robin\"")
            && said.contains("\"tour\"")
            && !said.contains("\"pairs\""),
        "{said}"
    );
}

#[test]
fn criteria_are_listed_by_sport_and_told_apart() {
    let ranked = |sport: &str, criterion: &str| {
        let text = format!(
            "{}{APPLIES}[clause.\"2\"]\ntext = \"x\"\nrank = \"{criterion}\"\n",
            head(sport)
        );
        all(&faults(&text)[0])
    };
    let said = ranked("chess", "buchholz");
    assert!(said.contains("which one? `BH` is FIDE's Buchholz"), "{said}");
    assert!(said.contains("criteria of chess: ") && !said.contains("imp-quotient"), "{said}");
    let said = ranked("bridge", "imp-ratio");
    assert!(
        said.contains("which one? `imp-quotient` divides") && !said.contains("sonneborn"),
        "{said}"
    );
    assert!(!ranked("chess", "weather").contains("which one?"));
}

/// The same spellings of a range wherever there is one.
#[test]
fn ranges_are_spelled_alike() {
    let places = |tie_for: &str| {
        let text = format!(
            "{}[clause.\"1\"]\ntext = \"x\"\napplies = {{ kinds = [\"swiss\"], tie-for = \"{tie_for}\", go = \"2\" }}\nsettles = \"places\"\n\
             [clause.\"2\"]\ntext = \"x\"\nlots = \"place\"\n",
            head("chess")
        );
        let read = Regulation::read("x.toml", &text).unwrap_or_else(|error| panic!("{error}"));
        (read.entries[0].tie_for.from, read.entries[0].tie_for.to)
    };
    assert_eq!(
        ["2-5", "2..5", "3..", "3"].map(places),
        [(2, Some(5)), (2, Some(5)), (3, None), (3, Some(3))]
    );
    let numbers = |line: &str| {
        let text = format!(
            "{}{APPLIES}[clause.\"2\"]\ntext = \"x\"\nby-number = {{ \"2\" = \"3\", \"{line}\" = \"3\" }}\n[clause.\"3\"]\ntext = \"x\"\nlots = \"place\"\n",
            head("chess")
        );
        Regulation::read("x.toml", &text).is_ok()
    };
    assert!(
        numbers("3-4") && numbers("3..4") && numbers("3..") && !numbers("4-3") && !numbers("3-")
    );
}

/// Of short numbers each is as near as the next: nothing is suggested; the same letters are.
#[test]
fn a_missing_clause_suggests_nothing_absurd() {
    let to = |named: &str, own: &str| {
        let text = format!(
            "{}{}[clause.\"{own}\"]\ntext = \"x\"\nlots = \"place\"\n",
            head("chess"),
            APPLIES.replace("go = \"2\"", &format!("go = \"{named}\""))
        );
        all(&faults(&text)[0])
    };
    let said = to("9", "2");
    assert!(
        !said.contains("did you mean") && said.contains("this file has the clauses 1, 2"),
        "{said}"
    );
    assert!(!to("C.3", "C.1").contains("did you mean"));
    assert!(to("c1", "C.1").contains("did you mean \"C.1\"?"));
    assert!(to("Promotoin", "Promotion").contains("did you mean \"Promotion\"?"));
}

#[test]
fn quotes_are_explained() {
    let found = faults(&format!(
        "{}{APPLIES}[clause.C.1]\ntext = \"x\"\nlots = \"place\"\n",
        head("chess")
    ));
    assert!(found.iter().any(|found| all(found).contains("write [clause.\"C.1\"]")), "{found:?}");
    let said = all(&faults(&format!(
        "{}{APPLIES}[clause.\"2\"]\ntext = \"x\"\nrank = wins\n",
        head("chess")
    ))[0]);
    assert!(said.contains("a text needs quotes: rank = \"wins\""), "{said}");
}
