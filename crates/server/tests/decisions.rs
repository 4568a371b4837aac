//! Decisions: what the text offers, and who decided, as it was entered.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor, form};
use serde_json::json;

const LEVEL: &str = "format = \"tiebreak-event/1\"\ntitle = \"Level for ever\"\nregulation = \"grand-chess-tour-2018\"\n\
    kind = \"tour\"\n[[player]]\nname = \"Ada\"\npoints = 20\n[[player]]\nname = \"Ben\"\npoints = 20\n";

/// Four level round robins: after them 3.10 empowers.
fn empowered(ann: &Visitor) -> String {
    let program = ann.program();
    let opened =
        program.post_json("/api/v1/events", &json!({ "name": "level.toml", "text": LEVEL }));
    let event = format!("/events/{}", opened.json()["slug"].as_str().unwrap());
    loop {
        let state = program.get(&format!("/api/v1{event}")).json();
        let open = &state["ruling"]["open"][0];
        let value = match open["kind"].as_str().unwrap() {
            "lots" => json!(["Ada", "Ben"]),
            "game" => json!(["1/2-1/2"]),
            _ => return event,
        };
        let answer = json!({ "question": open["id"], "value": value });
        let answered = program.post_json(&format!("/api/v1{event}/answers"), &answer);
        assert_eq!(answered.status, 200, "{}", answered.text);
    }
}

#[test]
fn to_go_on_or_to_decide_by_other_means() {
    let site = Site::start();
    let ann = site.administrator();
    let event = empowered(&ann);
    let console = ann.get(&format!("{event}/console")).text;
    for words in [
        "Go on with 3.8",
        "By other means, still to come",
        "Or decided by other means",
        "Who decided",
    ] {
        assert!(console.contains(words), "{words}: {console}");
    }
    let id = "places-1-2/decision";
    let decide = |id: &str, fields: &[(&str, &str)]| {
        ann.post(&format!("{event}/answers"), &form(&[&[("question", id)], fields].concat()))
    };
    assert_eq!(decide(id, &[("value", "go-on")]).status, 422, "nobody decided");
    assert_eq!(decide(id, &[("value", "go-on"), ("by", "Tony Rich")]).status, 303);
    for page in ["", "/console", "/protocol"] {
        let shown = ann.get(&format!("{event}{page}")).text;
        assert!(shown.contains("Tony Rich, entered by Ann"), "{page}: {shown}");
    }
    // Another level round robin, and the question again, under its own id.
    let program = ann.program();
    for game in ["1", "2"] {
        let game = json!({ "question": format!("places-1-2/round-robin-5/round-{game}/game-1"), "value": ["1/2-1/2"] });
        assert_eq!(program.post_json(&format!("/api/v1{event}/answers"), &game).status, 200);
    }
    let again = program.get(&format!("/api/v1{event}")).json()["ruling"]["open"][0]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_ne!(again, id);
    let places = [("how", "hand"), ("place-0", "2"), ("place-1", "1"), ("by", "Chris Bird")];
    assert_eq!(decide(&again, &places).status, 303);
    for page in ["", "/board", "/protocol"] {
        let shown = ann.get(&format!("{event}{page}")).text;
        assert!(
            shown.contains("Decided by Chris Bird, entered by Ann: Ben, then Ada."),
            "{page}: {shown}"
        );
    }
}

#[test]
fn by_program_too() {
    let site = Site::start();
    let ann = site.administrator();
    let event = empowered(&ann);
    let answer = json!({ "question": "places-1-2/decision", "value": ["Ada", "=", "Ben"], "by": "Tony Rich" });
    let state = ann.program().post_json(&format!("/api/v1{event}/answers"), &answer);
    assert_eq!(state.status, 200, "{}", state.text);
    let steps = state.json()["ruling"]["steps"].to_string();
    assert!(
        steps.contains("Decided by Tony Rich, entered by Ann: Ada and Ben share their places."),
        "{steps}"
    );
}
