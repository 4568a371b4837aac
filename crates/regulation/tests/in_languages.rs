//! What is said about a regulation file comes in the language of its reader.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_language::{Language, Sentence};
use tiebreak_regulation::{ReadError, Regulation};

/// A mistake of each kind that one file can have.
const WRONG: &str = r#"format = "tiebreak-regulation/2"
id = "x"
title = "X"
sport = "golf"
source = "ours"
forfeits = "never"
withdrawals = "gone"

[reading.idle]
question = "?"
default = "a"
clause = "1"
choices = { a = "A", b = "B" }

[reading.other]
question = "?"
default = "c"
clause = "1"
choices = { a = "A", b = "B" }

[clause.1]
applies = { tie-for = "some", go = "none" }
settles = "everything"
prizes = { by-place = 60 }
prizes-rounded = "a little"

[clause.2]
text = "x"
clock = [{ name = "b" }, { name = "c", both = "5+3" }, { name = "c", both = "fast" }]
play = { form = "match", clock = "z", white = "bids" }
then = { tied = "many" }

[clause.3]
text = "x"
share = true
lots = "place"
over = { }

[clause.4]
text = "x"
rank = "buchholtz"
award = { name = "W", by = "1", of-all = "1", for = { } }

[clause.5]
text = "x"
rank = "fide:WIN/C1"
cut = { name = "Q" }
carry-over = { counts = "score", against = "each", part = "half", part-below = 1 }

[clause.6]
text = "x"
summary = 1
by-number = { few = "1" }

[clause.7]
text = "x"
play = { form = "hopping" }

[clause.8]
text = "x"
play = { form = "until-won", clock = "c", white = "lots", order = "3" }
"#;

/// What is the same in every language: words of the file alone.
fn differs(language: Language, said: &Sentence) {
    let (own, english) = (said.in_language(language), said.to_string());
    assert!(own.is_empty() || own != english, "{language:?}: {english}");
}

#[test]
fn mistakes_in_every_language() {
    let Err(ReadError::Rejected(rejected)) = Regulation::read("x.toml", WRONG) else {
        panic!("it is taken")
    };
    assert!(rejected.findings.len() > 30, "{}", rejected.findings.len());
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for found in &rejected.findings {
            differs(language, &found.message);
            differs(language, &found.label);
            found.hint.iter().for_each(|hint| differs(language, hint));
        }
    }
}

#[test]
fn a_name_that_is_no_criterion_in_german() {
    let text =
        WRONG.replace("tiebreak-regulation/2", "tiebreak-regulation/1").replace("golf", "chess");
    let Err(ReadError::Rejected(rejected)) = Regulation::read("x.toml", &text) else {
        panic!("it is taken")
    };
    let said = |start: &str| {
        let found = rejected
            .findings
            .iter()
            .find(|found| found.message.to_string().starts_with(start))
            .unwrap();
        let hint = found.hint.clone().unwrap_or_default();
        [&found.message, &found.label, &hint].map(|one| one.in_language(Language::De)).join("\n")
    };
    let criterion = said("\"buchholtz\"");
    assert!(criterion.starts_with("„buchholtz“ ist als `rank` nicht bekannt\n"), "{criterion}");
    assert!(criterion.contains("\nwelches? `BH` ist das Buchholz der FIDE"), "{criterion}");
    assert_eq!(
        said("\"WIN/C1\""),
        "„WIN/C1“ ist keine Feinwertung der FIDE\nWIN hat keinen Zusatz C1\n"
    );
    assert_eq!(
        said("there is no clause \"none\""),
        "es gibt keine Bestimmung „none“\nerwartet: die Nummer einer Bestimmung in dieser Datei\ndiese Datei hat die Bestimmungen 1, 2, 3, 4, 5, 6, 7, 8"
    );
}
