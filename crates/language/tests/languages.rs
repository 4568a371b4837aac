//! Every language says everything that English says, with the same variables; plurals, lists and
//! the choice of a language.
#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../build/catalogue.rs"]
mod catalogue;
#[path = "../build/code.rs"]
#[allow(dead_code, reason = "the build uses the rest")]
mod code;
#[path = "../build/compare.rs"]
#[allow(dead_code, reason = "the build uses the rest")]
mod compare;
#[path = "../build/enumeration.rs"]
mod enumeration;
#[path = "../src/marks.rs"]
mod marks;
#[path = "../build/pieces.rs"]
mod pieces;
#[path = "../build/texts.rs"]
mod texts;

use catalogue::{Catalogue, read, read_all};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tiebreak_language::{Language, decimal, list, list_or, say};

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

fn problems(all: &[Catalogue]) -> Vec<String> {
    compare::compare(all).iter().map(ToString::to_string).collect()
}

fn made_up(english: &str, german: &str) -> Vec<Catalogue> {
    [("en", english), ("de", german)]
        .map(|(code, text)| read(code, text.to_owned()).unwrap())
        .into()
}

#[test]
fn every_language_says_everything() {
    let found = problems(&read_all(&locales()).unwrap());
    assert!(found.is_empty(), "{} to do:\n{}", found.len(), found.join("\n"));
}

#[test]
fn groups_stand_in_the_same_order() {
    let headings = |language: Language| -> Vec<String> {
        let text =
            std::fs::read_to_string(locales().join(format!("{}.ftl", language.code()))).unwrap();
        text.lines().filter(|line| line.starts_with("## ")).map(str::to_owned).collect()
    };
    for language in Language::ALL {
        assert_eq!(headings(language), headings(Language::En), "{}", language.code());
    }
}

#[test]
fn what_is_wrong_is_named() {
    let of = |english, german| problems(&made_up(english, german));
    assert_eq!(of("a = A\nb = B", "a = A"), ["locales/de.ftl lacks b"]);
    assert_eq!(of("a = A", "a = A\nb = B"), ["locales/de.ftl:2: b is not in English"]);
    assert_eq!(of("a = { $x }", "a = { $y }").len(), 2);
    assert_eq!(of("a = { $x } is", "a = ist"), ["locales/de.ftl:1: a does not say $x"]);
    assert_eq!(of("a = { $n ->\n    [one] a game\n   *[other] games\n}", "a = Spiel"), [""; 0]);
    assert_eq!(of("a = { -white }", "a = Weiß"), ["locales/en.ftl:1: there is no term -white"]);
    assert_eq!(of("a = { b }\nb = { a }", "a = A\nb = B").len(), 2);
}

#[test]
fn mistakes_of_syntax_have_their_line() {
    let Err(mistakes) = read("de", "a = A\n\nb = { $x\n".to_owned()) else { panic!("it was read") };
    assert!(mistakes[0].starts_with("locales/de.ftl:4: "), "{mistakes:?}");
    let Err(mistakes) = read("de", "a = A\na = B\n".to_owned()) else { panic!("it was read") };
    assert_eq!(mistakes, ["locales/de.ftl:2: a is there twice"]);
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let all = made_up("a = A\nb = B", "a = Ä");
    let [english, german] =
        [0, 1].map(|own| texts::texts(&all[own], &all[0], &["a", "b"]).unwrap());
    // 0 is said in English: `telling.rs`.
    assert_eq!((english.all.as_str(), english.beginnings), ("\0A\0B\0", vec![1, 3]));
    assert_eq!((german.all.as_str(), german.beginnings), ("\0Ä\0", vec![1, 0]));
}

#[test]
fn choices_stand_with_their_variables_in_order() {
    let english = "a = { $who } has { $games ->\n    [0] none\n    [one] a game\n   *[other] { $games } games\n}.";
    let all = made_up(
        english,
        "a = { $games ->\n    [one] Ein Spiel\n   *[other] { $games } Spiele\n} hat { $who }.",
    );
    let mark = |c| if c < '\x07' { char::from(b"|$?=:*;"[c as usize]) } else { c };
    let marked = |own: usize| {
        texts::texts(&all[own], &all[0], &["a"]).unwrap().all.chars().map(mark).collect::<String>()
    };
    assert_eq!(marked(0), "|$b has ?a=0:none=one:a game*$a games;.|");
    assert_eq!(marked(1), "|?a=one:Ein Spiel*$a Spiele; hat $b.|");
}

#[test]
fn a_control_character_is_refused() {
    let all = made_up("a = A", "a = Ä{\"\\u0002\"}");
    let refused = texts::texts(&all[1], &all[0], &["a"]).err();
    assert_eq!(
        refused.as_deref(),
        Some("locales/de.ftl:1: a control character, which marks choices in the table of texts")
    );
}

#[test]
fn terms_take_cases() {
    let english = "a = A";
    let german = "-white = { $case ->\n   *[nominative] der weiße Stein\n    [dative] dem weißen Stein\n}\n\
                  a = mit { -white(case: \"dative\") }{\"!\"}";
    let written = code::messages(&made_up(english, german)).unwrap();
    let said = &written.texts[1].all;
    assert!(said.contains("\0mit dem weißen Stein!\0"), "{said}");
}

#[test]
fn a_language_without_a_plural_rule_is_refused() {
    let [english] = [read("en", "language-name = English".to_owned()).unwrap()];
    let polish = read("pl", "language-name = Polski".to_owned()).unwrap();
    let refused = enumeration::languages(&[english, polish]).unwrap_err();
    assert!(
        refused[0].starts_with("locales/pl.ftl: no plural rule is known for `pl`"),
        "{refused:?}"
    );
}

/// A message is public, so the compiler does not report it as unused. A message that others contain
/// is used by them.
#[test]
fn every_message_is_said() {
    let english = read_all(&locales()).unwrap().remove(0);
    let mut said = BTreeSet::from(["language-name".to_owned()]);
    english.messages.values().for_each(|one| references(&one.pattern, &mut said));
    let words: BTreeSet<String> = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
        .iter()
        .flat_map(|text| words(text))
        .collect();
    let unsaid: Vec<_> = english
        .messages
        .keys()
        .filter(|name| !said.contains(*name) && !words.contains(&code::identifier(name)))
        .collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}

fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned)
}

/// The messages that a pattern puts in by their names.
fn references(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::MessageReference { id, attribute }) => {
                let attribute =
                    attribute.as_ref().map(|one| format!(".{}", one.name)).unwrap_or_default();
                found.insert(format!("{}{attribute}", id.name));
            }
            Expression::Inline(_) => {}
            Expression::Select { variants, .. } => {
                variants.iter().for_each(|variant| references(&variant.value, found));
            }
        }
    }
}

/// The Rust of the crates of a folder, without their tests.
fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(std::fs::read_to_string(path).unwrap());
        }
    }
    found
}

#[test]
fn lists_end_as_the_language_ends_them() {
    let said = |names: &[&str]| Language::ALL.map(|language| list(language, names));
    assert_eq!(said(&["A"]), ["A"; 6]);
    assert_eq!(said(&["A", "B"]), ["A and B", "A und B", "A y B", "A et B", "A en B", "A och B"]);
    let three = ["A, B and C", "A, B und C", "A, B y C", "A, B et C", "A, B en C", "A, B och C"];
    assert_eq!(said(&["A", "B", "C"]), three);
    assert_eq!(list(Language::De, &["Giri, Anish", "Wei, Yi"]), "Giri, Anish und Wei, Yi");
    let spanish = |last: &str| list(Language::Es, &["Ana", last]);
    assert_eq!(
        ["Irene", "Hilario", "Iago", "Yolanda", "Hielo", "Yvonne"].map(spanish),
        [
            "Ana e Irene",
            "Ana e Hilario",
            "Ana y Iago",
            "Ana y Yolanda",
            "Ana y Hielo",
            "Ana e Yvonne"
        ]
    );
    assert_eq!(list_or(Language::Es, &["Ana", "Olga"]), "Ana u Olga");
}

#[test]
fn places_are_said_in_every_language() {
    let said = |reach: &str, from: u32, to: u32| {
        Language::ALL.map(|language| say!(language, places { reach, from, to }))
    };
    assert_eq!(
        said("first", 1, 1),
        [
            "first place",
            "den ersten Platz",
            "el primer puesto",
            "la première place",
            "de eerste plaats",
            "förstaplatsen"
        ]
    );
    assert_eq!(
        said("two", 3, 4)[1..],
        [
            "die Plätze 3 und 4",
            "los puestos 3 y 4",
            "les places 3 et 4",
            "de plaatsen 3 en 4",
            "platserna 3 och 4"
        ]
    );
}

#[test]
fn decimals_have_the_sign_of_the_language() {
    assert_eq!(
        Language::ALL.map(|language| decimal(language, "11.5")),
        ["11.5", "11,5", "11,5", "11,5", "11,5", "11,5"]
    );
}

#[test]
fn a_tag_finds_its_language() {
    assert_eq!(Language::of_tag("de"), Some(Language::De));
    assert_eq!(Language::of_tag("de_AT.UTF-8"), Some(Language::De));
    assert_eq!(Language::of_tag("FR-ca"), Some(Language::Fr));
    assert_eq!(["C.UTF-8", "POSIX", "pl", ""].map(Language::of_tag), [None; 4]);
    assert_eq!(
        Language::ALL.map(Language::own_name),
        ["English", "Deutsch", "Español", "Français", "Nederlands", "Svenska"]
    );
}

#[test]
fn a_browser_is_answered_in_the_language_it_likes_best() {
    assert_eq!(Language::accepted("de-AT,de;q=0.9,en;q=0.8"), Some(Language::De));
    assert_eq!(Language::accepted("pl, fr;q=0.7, sv;q=0.75"), Some(Language::Sv));
    assert_eq!(Language::accepted("pl, *;q=0.5, nl;q=0.5"), Some(Language::En));
    assert_eq!(Language::accepted("de;q=0, es;q=0.001"), Some(Language::Es));
    assert_eq!(Language::accepted("de;q=x"), None);
    assert_eq!(Language::accepted(""), None);
}

#[test]
fn the_environment_is_asked_in_its_order() {
    let of = |said: &[(&str, &str)]| {
        let find = |name: &str| {
            said.iter().find(|(known, _)| *known == name).map(|(_, tag)| (*tag).to_owned())
        };
        Language::of_environment(find)
    };
    assert_eq!(of(&[("LANG", "sv_SE.UTF-8")]), Language::Sv);
    assert_eq!(of(&[("LANG", "sv_SE.UTF-8"), ("LC_MESSAGES", "nl_NL")]), Language::Nl);
    assert_eq!(
        of(&[("LANG", "sv_SE.UTF-8"), ("LC_MESSAGES", "nl_NL"), ("LC_ALL", "C.UTF-8")]),
        Language::En
    );
    assert_eq!(of(&[("LANG", "fr_FR"), ("LC_ALL", "")]), Language::Fr);
    assert_eq!(of(&[]), Language::En);
}

/// A line of a glossary: a term, the word for it, and words that are not used for it.
struct GlossaryLine {
    word: String,
    avoided: Vec<String>,
}

fn glossary(language: Language) -> Vec<GlossaryLine> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("glossary");
    let text = std::fs::read_to_string(folder.join(format!("{}.txt", language.code()))).unwrap();
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let read = |line: &str| {
        let (_, words) = line.split_once('=').unwrap();
        let (word, avoided) = words.split_once('|').unwrap_or((words, ""));
        let avoided = avoided.split(',').map(|one| one.trim().to_owned());
        GlossaryLine {
            word: word.trim().to_owned(),
            avoided: avoided.filter(|one| !one.is_empty()).collect(),
        }
    };
    lines.map(read).collect()
}

/// The plain text of a message, without variables and the names of its variants.
fn plain_text(pattern: &Pattern<String>, out: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    plain_text(&variant.value, out);
                    out.push('\n');
                }
            }
            PatternElement::Placeable { .. } => out.push('…'),
        }
    }
}

/// Whether a text has these words, not only as a part of longer ones. Code between backquotes is
/// left out.
fn has_words(text: &str, words: &str) -> bool {
    let plain: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    plain.match_indices(words).any(|(at, _)| {
        let before = plain[..at].chars().next_back();
        let after = plain[at + words.len()..].chars().next();
        let in_word = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        !in_word(before) && !in_word(after)
    })
}

#[test]
fn messages_use_the_words_of_the_glossary() {
    let all = read_all(&locales()).unwrap();
    for language in Language::ALL {
        let own = all.iter().find(|one| one.code == language.code()).unwrap();
        let messages: Vec<(&String, String)> = own
            .messages
            .iter()
            .map(|(name, one)| {
                let mut text = String::new();
                plain_text(&one.pattern, &mut text);
                (name, text)
            })
            .collect();
        for line in glossary(language) {
            let word = line.word.to_lowercase();
            let used = messages.iter().any(|(_, text)| text.to_lowercase().contains(&word));
            assert!(used, "{}: no message says {word}", language.code());
            for avoided in line.avoided {
                let found: Vec<_> =
                    messages.iter().filter(|(_, text)| has_words(text, &avoided)).collect();
                assert!(found.is_empty(), "{}: {avoided}: {found:?}", language.code());
            }
        }
    }
}

/// French has a narrow space before ; : ? ! and within quotes.
#[test]
fn french_has_narrow_spaces() {
    let all = read_all(&locales()).unwrap();
    let french = all.iter().find(|one| one.code == "fr").unwrap();
    for (name, one) in &french.messages {
        let mut text = String::new();
        plain_text(&one.pattern, &mut text);
        let wrong = [" ;", " :", " ?", " !", " »", "« "]
            .iter()
            .any(|sign| text.split('`').step_by(2).any(|part| part.contains(sign)));
        assert!(!wrong, "{name}: {text}");
    }
}
