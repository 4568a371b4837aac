//! What a regulation cannot be: of two sports at once, or larger than any that was ever printed.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_document::Diagnostic;
use tiebreak_regulation::{Action, ReadError, Regulation, StageRules};

fn head(sport: &str) -> String {
    format!(
        "format = \"tiebreak-regulation/1\"\nid = \"own\"\ntitle = \"Own\"\nsport = \"{sport}\"\nsource = \"made up\"\n\
         [clause.\"1\"]\ntext = \"Ties.\"\napplies = {{ kinds = [\"round-robin\"], tie-for = \"first\", go = \"2\" }}\n\
         clock = {{ name = \"blitz\", both = \"3:00+2\" }}\n[clause.\"2\"]\ntext = \"How.\"\n"
    )
}

fn refused(text: &str) -> Vec<Diagnostic> {
    match Regulation::read("own.toml", text) {
        Err(ReadError::Rejected(rejected)) => rejected.findings,
        other => panic!("it is read: {other:?}\n{text}"),
    }
}

/// The underlined words, what is wrong with them, what was expected.
fn underlined(sport: &str, verb: &str) -> (String, String, String) {
    let text = head(sport) + verb;
    let found = refused(&text);
    assert_eq!(found.len(), 1, "{found:?}");
    (
        text[found[0].span.clone().unwrap()].to_owned(),
        found[0].message.to_string(),
        found[0].label.to_string(),
    )
}

fn said(words: &str, message: &str, label: &str) -> (String, String, String) {
    (words.to_owned(), message.to_owned(), label.to_owned())
}

#[test]
fn criteria_and_stages_of_another_sport_are_underlined() {
    assert_eq!(
        underlined("chess", "rank = \"net-total-points\"\n"),
        said(
            "\"net-total-points\"",
            "\"net-total-points\" is a criterion of bridge, and this regulation is one of chess",
            "expected a criterion of chess"
        )
    );
    assert_eq!(
        underlined("bridge", "rank = \"sonneborn-berger\"\n").2,
        "expected a criterion of bridge"
    );
    assert_eq!(
        underlined("chess", "play = { form = \"board\" }\n"),
        said(
            "\"board\"",
            "\"board\" is a form of play of bridge, and this regulation is one of chess",
            "expected a form of play of chess"
        )
    );
    for form in [
        "form = \"match\", clock = \"blitz\", white = \"lots\"",
        "form = \"until-won\", clock = \"blitz\", white = \"lots\"",
        "form = \"round-robin\", clock = \"blitz\", numbers = \"lots\"",
        "form = \"armageddon\", clock = \"blitz\", white = \"lots\", draw-wins = \"black\"",
    ] {
        let play = format!("play = {{ {form} }}\n");
        assert_eq!(underlined("bridge", &play).2, "expected a form of play of bridge");
        assert!(Regulation::read("own.toml", &(head("chess") + &play)).is_ok());
    }
}

/// A choice of a reading that nobody has chosen is looked at as well.
#[test]
fn also_where_it_depends_on_a_reading() {
    let text = head("chess")
        + "rank = { reading = \"which\", wins = \"wins\", imps = \"imp-quotient\" }\n[reading.which]\nclause = \"2\"\n\
           question = \"Which?\"\ndefault = \"wins\"\nchoices = { wins = \"wins\", imps = \"IMPs\" }\n";
    assert_eq!(
        refused(&text)[0].message,
        "\"imp-quotient\" is a criterion of bridge, and this regulation is one of chess"
    );
}

#[test]
fn a_knock_out_is_a_form_of_both() {
    for (sport, verb) in [("chess", "rank = \"wins\""), ("bridge", "rank = \"imp-quotient\"")] {
        let play = "play = { form = \"knock-out\", seeding = \"3\", match = \"3\" }\n";
        let text = format!("{}{play}[clause.\"3\"]\ntext = \"Seeds.\"\n{verb}\n", head(sport));
        assert!(Regulation::read("own.toml", &text).is_ok(), "{sport}");
    }
}

fn form(play: &str) -> StageRules {
    let regulation =
        Regulation::read("own.toml", &format!("{}play = {{ {play} }}\n", head("chess"))).unwrap();
    match &regulation.clauses[1].action {
        Action::Play(play) => play.form.clone(),
        other => panic!("{other:?}"),
    }
}

/// As written: neither 8 cycles nor 100 games.
#[test]
fn counts_are_kept_as_written() {
    for cycles in [12, 100, 1_000_000] {
        let play = format!(
            "form = \"round-robin\", numbers = \"lots\", clock = \"blitz\", cycles = {cycles}"
        );
        assert!(
            matches!(form(&play), StageRules::RoundRobin { cycles: read, .. } if read == cycles)
        );
    }
    let play = "form = \"match\", clock = \"blitz\", white = \"lots\", games = 1_000_000";
    assert!(matches!(form(play), StageRules::Match { games: 1_000_000, .. }));
}

#[test]
fn what_is_larger_than_any_is_refused_with_the_bound() {
    let games = |games: &str| {
        format!(
            "play = {{ form = \"match\", clock = \"blitz\", white = \"lots\", games = {games} }}\n"
        )
    };
    for number in ["1_000_001", "4294967297", "0"] {
        assert_eq!(
            underlined("chess", &games(number)).2,
            "expected a whole number from 1 to 1,000,000"
        );
    }
    let clauses = |count: usize| -> String {
        let mut text = head("chess") + "lots = \"place\"\n";
        text.extend(
            (2..count)
                .map(|number| format!("[clause.\"c{number}\"]\ntext = \"More.\"\nremind = true\n")),
        );
        text
    };
    assert!(Regulation::read("own.toml", &clauses(10_000)).is_ok());
    assert_eq!(
        refused(&clauses(10_001))[0].message,
        "10,001 clauses, more than the 10,000 that are read"
    );
    let order = |count: usize| {
        format!(
            "order = [{}]\n[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n",
            "\"3\", ".repeat(count)
        )
    };
    assert!(Regulation::read("own.toml", &(head("chess") + &order(1_000))).is_ok());
    assert_eq!(
        underlined("chess", &order(1_001)).1,
        "1,001 clauses in one list, more than the 1,000 that are read"
    );
    let long = format!("lots = \"place\"\nnote = \"{}\"\n", "x".repeat(20_001));
    assert_eq!(underlined("chess", &long).1, "a note of more than 20,000 characters");
}

/// A file that is wrong everywhere is refused soon, with its first mistakes.
#[test]
fn thousands_of_mistakes() {
    let text = head("chess") + &format!("order = [{}]\n", "\"nowhere\", ".repeat(1_000));
    let found = refused(&text);
    assert_eq!(found.len(), 101);
    assert_eq!(found[100].message, "900 more findings are not shown");
}
