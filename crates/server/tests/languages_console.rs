//! The console in six languages: nothing on it is left in English, and what is refused is refused
//! in the language of the arbiter.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::boards::{Boards, CUP, cup, following, until};
use crate::common::untranslated::untranslated;
use crate::common::{Site, Visitor, form};

const EVENT: &str = "/events/tata-steel-masters-2024";
const LANGUAGES: [&str; 5] = ["de", "es", "fr", "nl", "sv"];

/// What people wrote: titles, clauses, names, reasons, files; drawings, keys and times. The head of
/// every page of an event, and its reminders, are left to the tests of public pages.
const WRITTEN: &str = "title, h1, div.title, h2#mind + *, blockquote, .drawing, kbd, .name, .log em, time, .played, textarea";

/// Names, and what regulations say in the words of their authors.
const AS_WRITTEN: [&str; 21] = [
    "Ann",
    "Rea",
    "Anish Giri",
    "Gukesh D",
    "Nodirbek Abdusattorov",
    "Wei Yi",
    "Ann Archer",
    "Ben Baker",
    "Cleo Carter",
    "No rest between tiebreak games; the chief arbiter may grant a limited one.",
    "Play in the main hall if all games of Masters and Challengers have finished, else in another room.",
    "drand quicknet 2026-11-17T20:00:00+01:00",
    "Sonneborn-Berger",
    "Sonneborn-Berger: Gukesh D 50¼, Anish Giri 50.",
    "A bulb failed.",
    "Ann ·",
    "Nodirbek Abdusattorov 1–0 Wei Yi",
    "Nodirbek Abdusattorov, Wei Yi",
    "Ann Archer –",
    "Ben Baker –",
    "Cleo Carter –",
];

/// What is the same in English and in another language.
fn same(language: &str) -> &'static [&'static str] {
    match language {
        "fr" => &["Exceptions", "Minutes", "Note", "note", "Pages"],
        "nl" => &["Privacy"],
        _ => &[],
    }
}

/// What a page says in another language in the words of the English page.
fn compare(ann: &Visitor, path: &str, left: &mut Vec<String>) {
    let english = ann.get(path);
    assert_eq!(english.status, 200, "{path}: {}", english.text);
    for language in LANGUAGES {
        let page = ann.with("accept-language", language).get(path).text;
        assert!(page.contains(&format!("<html lang=\"{language}\"")), "{path} in {language}");
        let same = [&AS_WRITTEN, same(language)].concat();
        let found = untranslated(&english.text, &page, WRITTEN, &same);
        left.extend(found.into_iter().map(|text| format!("{path} in {language}: {text}")));
    }
}

fn entered(ann: &Visitor, path: &str, fields: &[(&str, &str)]) {
    let answer = ann.post(&format!("{EVENT}{path}"), &form(fields));
    assert_eq!(answer.status, 303, "{path}: {}", answer.text);
}

#[test]
fn nothing_on_the_console_is_left_in_english() {
    let site = Site::start();
    let ann = site.administrator();
    let console = format!("{EVENT}/console");
    let mut left = Vec::new();
    compare(&ann, &console, &mut left);
    entered(&ann, "/answers", &[("question", "semi-final-1/first-white"), ("seed", "6 2 5 1")]);
    entered(&ann, "/answers", &[("question", "semi-final-1/game-1"), ("value", "1-0")]);
    entered(&ann, "/rests", &[("minutes", "9"), ("player", "Anish Giri"), ("why", "unwell")]);
    entered(&ann, "/notes", &[("why", "A bulb failed.")]);
    entered(&ann, "/audience", &[("audience", "private")]);
    compare(&ann, &console, &mut left);
    for path in [
        "/log",
        "/amend",
        "/remove",
        "/corrections/2",
        "/corrections/3",
        "/corrections/3?value=0-1&question=x",
    ] {
        compare(&ann, &format!("{EVENT}{path}"), &mut left);
    }
    compare(&ann, &format!("{EVENT}/corrections/3?withdraw=yes"), &mut left);
    assert!(left.is_empty(), "{left:#?}");
}

/// A reader looks on: what is open is told, and nothing can be entered.
#[test]
fn whoever_only_reads_is_told_in_their_language() {
    let site = Site::start();
    let ann = site.administrator();
    let rea = site.member(&ann, "Rea", "reader");
    let mut left = Vec::new();
    compare(&rea, &format!("{EVENT}/console"), &mut left);
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn sentences_of_the_console() {
    let site = Site::start();
    let ann = site.administrator();
    entered(&ann, "/answers", &[("question", "semi-final-1/first-white"), ("seed", "6 2 5 1")]);
    for (language, sentence) in [
        ("de", "Ergebnisse eintragen und die Lose ziehen."),
        ("es", "Anotar los resultados y hacer los sorteos."),
        ("fr", "Saisir les résultats et procéder aux tirages au sort."),
        ("nl", "Voer de uitslagen in en loot."),
        ("sv", "För in resultaten och gör lottningarna."),
    ] {
        let page = ann.with("accept-language", language).get(&format!("{EVENT}/console")).page();
        let task = page.at("h2#now").text();
        assert!(task.ends_with(sentence), "{language}: {task}");
    }
    let german = ann.with("accept-language", "de").get(&format!("{EVENT}/console")).page();
    assert_eq!(german.at("article.card.game .where").text(), "Halbfinale 1, Partie 1 von 2");
    assert_eq!(
        german.at("script[src$='console.js']").attribute("data-waiting"),
        "Wartet auf die Verbindung: {}."
    );
    assert_eq!(german.at("div.result small").text(), "als Nächstes Wei Yi – Nodirbek Abdusattorov");
}

#[test]
fn refusals_are_said_to_whoever_asked() {
    let site = Site::start();
    let ann = site.administrator();
    let german = ann.with("accept-language", "de");
    for (path, fields, status, says) in [
        ("/rests", &[("minutes", "300"), ("why", "x")][..], 422, "„300“ ist keine Pause"),
        ("/rests", &[("minutes", "5")][..], 422, "Der Grund fehlt"),
        (
            "/rests",
            &[("minutes", "5"), ("player", "Nobody"), ("why", "x")][..],
            422,
            "„Nobody“ nimmt an diesem Turnier nicht teil",
        ),
        (
            "/answers",
            &[("question", "final/game-1"), ("value", "1-0")][..],
            404,
            "Eine offene Frage final/game-1 gibt es hier nicht",
        ),
        (
            "/answers",
            &[("question", "semi-final-1/first-white")][..],
            422,
            "Es fehlt ein Startwert zum Auslosen",
        ),
        (
            "/departures",
            &[("tie", "places-2-4")][..],
            409,
            "Diesen Gleichstand gibt es nicht mehr: Plätze 2 bis 4",
        ),
        ("/take-back", &[("line", "9")][..], 409, "Das lässt sich nicht mehr sofort zurücknehmen"),
        ("/embedding", &[("sites", "example.org")][..], 422, "„example.org“ ist keine Website"),
        (
            "/broadcast",
            &[("url", "https://example.org/x.pgn")][..],
            422,
            "Dieser Server folgt keinen Übertragungen",
        ),
        ("/remove", &[("name", "another"), ("head", "x")][..], 422, "Nichts wurde gelöscht"),
    ] {
        let refused = german.post(&format!("{EVENT}{path}"), &form(fields));
        assert_eq!(refused.status, status, "{path}: {}", refused.text);
        assert!(refused.text.contains(says), "{path}: {says}: {}", refused.text);
    }
    // What a program is told, and what the record keeps, is the same for everybody.
    entered(&german, "/answers", &[("question", "semi-final-1/first-white"), ("seed", "6 2 5 1")]);
    entered(&german, "/take-back", &[("line", "2")]);
    let record = ann.get(&format!("{EVENT}/record")).text;
    assert!(record.contains("\"why\":\"taken back at once\""), "{record}");
}

#[test]
fn the_broadcast_is_told_in_the_language_of_whoever_looks() {
    let site = Site::with(following());
    let boards = Boards::new();
    let ann = site.administrator();
    let brought = ann.upload("cup.toml", CUP.as_bytes(), "");
    let slug = brought
        .header("location")
        .trim_start_matches("/events/")
        .split('/')
        .next()
        .unwrap()
        .to_owned();
    assert_eq!(
        ann.post(&format!("/events/{slug}/broadcast"), &form(&[("url", &boards.url)])).status,
        303
    );
    let german = ann.with("accept-language", "de");
    let shows = |selector: &str, words: &str| {
        until(words, || {
            let page = german.get(&format!("/events/{slug}/console")).page();
            page.all(selector).iter().any(|part| part.text().contains(words)).then_some(())
        });
    };
    shows(".broadcast [role=status]", "Da ist noch nichts.");
    boards.show(&cup(["1-0", "*", "*"]));
    shows(".proposal header", "Runde 1, Brett 1: Ben Baker 1-0 Cleo Carter in der Übertragung.");
    shows(".broadcast .running", "Cleo Carter – Ann Archer, Zug 1");
    let mut left = Vec::new();
    compare(&ann, &format!("/events/{slug}/console"), &mut left);
    assert!(left.is_empty(), "{left:#?}");
}
