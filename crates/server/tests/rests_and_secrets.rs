//! Rests for some, and lots from secrets that several parties reveal together.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, form};
use serde_json::{Value, json};
use tiebreak_model::lots::sha256;
use tiebreak_record::Record;

const EVENT: &str = "/events/tata-steel-masters-2024";
const LOTS: &str = "semi-final-1/first-white";

#[test]
fn a_rest_for_one_holds_up_nobody_else() {
    let site = Site::start();
    let ann = site.administrator();
    let granted = ann.post(
        &format!("{EVENT}/rests"),
        &form(&[("minutes", "7"), ("player", "Wei Yi"), ("player", "Gukesh D"), ("why", "unwell")]),
    );
    assert_eq!(granted.status, 303, "{}", granted.text);
    let console = ann.get(&format!("{EVENT}/console")).text;
    assert!(console.contains("Wei Yi, Gukesh D rest until "), "{console}");
    assert!(!console.contains("May start at"), "the others may play");
    assert!(!ann.get(&format!("{EVENT}/board")).text.contains("Play may start at"));
    let unknown = ann.post(
        &format!("{EVENT}/rests"),
        &form(&[("minutes", "7"), ("player", "Nobody"), ("why", "x")]),
    );
    assert!(
        unknown.status == 422 && unknown.text.contains("does not take part"),
        "{}",
        unknown.text
    );
    let program = ann.program();
    let by_program = program.post_json(
        &format!("/api/v1{EVENT}/rests"),
        &json!({ "minutes": 5, "players": ["Anish Giri"], "why": "x" }),
    );
    assert_eq!(by_program.status, 200, "{}", by_program.text);
    assert_eq!(ann.post(&format!("{EVENT}/rests"), "minutes=9&why=x").status, 303);
    let console = ann.get(&format!("{EVENT}/console")).text;
    assert!(
        console.contains("Anish Giri rests until ") && console.contains("May start at"),
        "{console}"
    );
    let record = ann.get(&format!("{EVENT}/record")).text;
    assert!(record.contains("\"players\":[\"Wei Yi\",\"Gukesh D\"]"), "{record}");
}

/// A rest is corrected by another one for the same people, and ends when they play.
#[test]
fn a_rest_is_corrected_and_ends_with_play() {
    let site = Site::start();
    let ann = site.administrator();
    let rests = |fields: &[(&str, &str)]| {
        let granted = ann.post(&format!("{EVENT}/rests"), &form(fields));
        assert_eq!(granted.status, 303, "{}", granted.text);
    };
    let until = || -> Vec<i64> {
        let page = ann.get(&format!("{EVENT}/console")).page();
        page.all("[data-until]")
            .iter()
            .map(|one| one.attribute("data-until").parse().unwrap())
            .collect()
    };
    let now = jiff::Timestamp::now().as_second();
    rests(&[("minutes", "30"), ("why", "Fire alarm")]);
    assert!((until()[0] - now - 30 * 60).abs() < 10);
    // The form next to it sends the minutes from now.
    let page = ann.get(&format!("{EVENT}/console")).page();
    let form_beside = page.saying("section.rest details", "Correct this rest");
    assert_eq!(form_beside.at("input[name=minutes]").attribute("value"), "30");
    rests(&[("minutes", "10"), ("why", "It was a false alarm")]);
    assert!(
        (until()[0] - now - 10 * 60).abs() < 10 && until().len() == 1,
        "the later one counts: {:?}",
        until()
    );
    let log = ann.get(&format!("{EVENT}/console")).page();
    assert!(log.at("#line-2").text().contains("no longer counts"), "{}", log.at("#line-2").text());
    rests(&[("minutes", "0"), ("why", "Everybody is back")]);
    assert_eq!(until(), Vec::<i64>::new());
    assert!(!ann.get(&format!("{EVENT}/board")).text.contains("Play may start at"));
    // Once more, and play begins.
    rests(&[("minutes", "20"), ("why", "Lights")]);
    assert_eq!(
        ann.post(&format!("{EVENT}/answers"), &form(&[("question", LOTS), ("seed", "6 2 5 1")]))
            .status,
        303
    );
    assert_eq!(until().len(), 1, "lots are no play");
    let game = form(&[("question", "semi-final-1/game-1"), ("value", "1-0")]);
    assert_eq!(ann.post(&format!("{EVENT}/answers"), &game).status, 303);
    assert_eq!(until(), Vec::<i64>::new());
}

#[test]
fn secrets_are_promised_then_revealed_together() {
    let site = Site::start();
    let ann = site.administrator();
    let promise = |party: &str, hash: &str| {
        ann.post(
            &format!("{EVENT}/promises"),
            &form(&[("question", LOTS), ("party", party), ("hash", hash)]),
        )
    };
    let reveal = |secrets: &[(&str, &str)]| {
        let fields = [("question", LOTS), ("how", "secrets")];
        ann.post(&format!("{EVENT}/answers"), &form(&[&fields, secrets].concat()))
    };
    assert_eq!(promise("Wei Yi", "no hash").status, 422);
    assert_eq!(promise("Wei=Yi", &sha256(b"x")).status, 422);
    assert_eq!(promise("Wei Yi", &sha256(b"three grey geese")).status, 303);
    assert_eq!(promise("Press", &sha256(b"rain on sunday").to_uppercase()).status, 303);
    assert_eq!(promise("Press", &sha256(b"another")).status, 409, "a promise is not taken back");
    assert!(ann.get(&format!("{EVENT}/console")).text.contains("Secret of Press"));
    for (secrets, words) in [
        (&[("secret/Wei Yi", "three grey geese")][..], "the secret of press is missing"),
        (
            &[("secret/Wei Yi", "other"), ("secret/Press", "rain on sunday")][..],
            "not the one that was promised",
        ),
        (&[("secret/Eve", "x")][..], "has promised no secret"),
        (&[][..], "nobody has promised"),
    ] {
        let refused = reveal(secrets);
        assert!(
            refused.status == 422 && refused.text.to_lowercase().contains(words),
            "{words}: {}",
            refused.text
        );
    }
    let drawn =
        reveal(&[("secret/Wei Yi", "three grey geese"), ("secret/Press", "rain on sunday")]);
    assert_eq!(drawn.status, 303, "{}", drawn.text);
    // Anybody can draw again: parties in order, then the rule of the record.
    let seed = "Press=rain on sunday;Wei Yi=three grey geese";
    let key = |name: &str| sha256(format!("{seed}|{LOTS}|{name}").as_bytes());
    let first = if key("Wei Yi") < key("Nodirbek Abdusattorov") {
        "Wei Yi"
    } else {
        "Nodirbek Abdusattorov"
    };
    let record = ann.get(&format!("{EVENT}/record")).text;
    Record::parse(&record).unwrap();
    let last: Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
    assert_eq!(last["seed"], seed, "{last}");
    assert_eq!(last["value"][0], first, "{last}");
}

#[test]
fn the_same_by_program() {
    let site = Site::start();
    let ann = site.administrator().program();
    let path = format!("/api/v1{EVENT}");
    for (party, secret) in [("A", "one"), ("B", "two")] {
        let promise =
            json!({ "question": LOTS, "party": party, "hash": sha256(secret.as_bytes()) });
        assert_eq!(ann.post_json(&format!("{path}/promises"), &promise).status, 200);
    }
    let answer = |secrets: Value| {
        ann.post_json(&format!("{path}/answers"), &json!({ "question": LOTS, "secrets": secrets }))
    };
    let previewed = ann.post_json(
        &format!("{path}/preview"),
        &json!({ "question": LOTS, "secrets": { "A": "one", "B": "two" } }),
    );
    assert_eq!(previewed.status, 422, "nobody looks first");
    assert_eq!(answer(json!({ "A": "one" })).status, 422);
    let drawn = answer(json!({ "A": "one", "B": "two" }));
    assert_eq!(drawn.status, 200, "{}", drawn.text);
    assert!(ann.get(&format!("{path}/record")).text.contains("\"seed\":\"A=one;B=two\""));
}
