//! Somebody leaves the play-off: the form, the pages, the API, and taking it back.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, form};
use serde_json::json;
use tiebreak_record::Record;

const EVENT: &str = "/events/tata-steel-masters-2024";

#[test]
fn by_the_form_and_back() {
    let site = Site::start();
    let ann = site.administrator();
    let console = format!("{EVENT}/console");
    assert!(ann.get(&console).text.contains("Player withdraws"));
    let head =
        || Record::parse(&ann.get(&format!("{EVENT}/record")).text).unwrap().head().to_owned();
    let leave = |name: &str, why: &str| {
        ann.post(
            &format!("{EVENT}/leaves"),
            &form(&[("name", name), ("why", why), ("head", &head())]),
        )
    };
    assert_eq!(leave("Gukesh D", " ").status, 422);
    assert_eq!(leave("Nobody", "x").status, 422);
    assert_eq!(leave("Ding Liren", "x").status, 409, "he is not tied");
    let done = leave("Gukesh D", "His <train> leaves.");
    assert_eq!(done.status, 303, "{}", done.text);
    assert_eq!(leave("Gukesh D", "again").status, 409);
    for page in ["", "/console", "/board", "/protocol"] {
        let shown = ann.get(&format!("{EVENT}{page}")).text;
        assert!(shown.contains("Gukesh D has left"), "{page}: {shown}");
        assert!(!shown.contains("<train>"), "{page}");
    }
    let shown = ann.get(&console).text;
    assert!(
        shown.contains("Gukesh D has left: Anish Giri, Nodirbek Abdusattorov and Wei Yi go on."),
        "{shown}"
    );
    assert!(!shown.contains("value=\"Gukesh D\" required"), "who has left cannot leave again");
    let correction = format!("{EVENT}/corrections/2");
    let preview = ann.get(&format!("{correction}?withdraw=yes")).text;
    assert!(
        preview.contains("To be answered again") && preview.contains("Semi-final 1"),
        "{preview}"
    );
    let back = form(&[("withdraw", "yes"), ("why", "He stays."), ("head", &head())]);
    assert_eq!(ann.post(&correction, &back).status, 303);
    let shown = ann.get(&console).text;
    assert!(shown.contains("Gukesh D is in the play-off after all"), "{shown}");
    assert!(!ann.get(&format!("{EVENT}/board")).text.contains("has left"));
}

#[test]
fn what_it_changes_is_shown_first_and_it_can_be_undone() {
    let site = Site::start();
    let ann = site.administrator();
    let is_out = || ann.get(&format!("{EVENT}/board")).text.contains("Gukesh D has left");
    let preview = ann.get(&format!("{EVENT}/leaves?name=Gukesh+D"));
    assert_eq!(preview.status, 200, "{}", preview.text);
    let preview = preview.page();
    assert!(preview.has("ul.consequences"), "what follows");
    assert!(!is_out(), "nothing is entered yet");
    let head = preview.hidden("head");
    let left = form(&[("name", "Gukesh D"), ("why", "Unwell"), ("head", &head)]);
    assert_eq!(ann.post(&format!("{EVENT}/leaves"), &left).status, 303);
    assert!(is_out());
    let toast = |line: usize| {
        ann.get(&format!("{EVENT}/console?written={line}")).page().at(".toast").text()
    };
    assert!(toast(2).contains("Gukesh D has left the play-off"), "{}", toast(2));
    let undo = |line: &str| ann.post(&format!("{EVENT}/take-back"), &form(&[("line", line)]));
    assert_eq!(undo("2").status, 303);
    assert!(!is_out());
    assert_eq!(undo("2").status, 409, "it is undone already");
    assert!(toast(3).contains("Gukesh D is in the play-off after all"), "{}", toast(3));
    assert_eq!(undo("3").status, 303);
    assert!(is_out(), "what was undone can be undone");
}

#[test]
fn by_program() {
    let site = Site::start();
    let program = site.administrator().program();
    let api = format!("/api/v1{EVENT}");
    let post =
        |what: &str, body: serde_json::Value| program.post_json(&format!("{api}/{what}"), &body);
    let done = post("leaves", json!({ "name": "Wei Yi", "why": "unwell" }));
    assert_eq!(done.status, 200, "{}", done.text);
    let open = done.json()["ruling"]["open"].clone();
    assert!(!open.to_string().contains("Wei Yi"), "{open}");
    assert_eq!(post("leaves", json!({ "name": "Wei Yi", "why": "unwell" })).status, 409);
    assert_eq!(post("withdrawals", json!({ "name": "Anish Giri", "why": "x" })).status, 409);
    assert_eq!(post("withdrawals", json!({ "why": "x" })).status, 422);
    let back = post("withdrawals", json!({ "name": "Wei Yi", "why": "better" }));
    assert!(
        back.status == 200 && back.json()["ruling"]["open"].to_string().contains("Wei Yi"),
        "{}",
        back.text
    );
}
