//! The interface for programs: the document describes it, tokens guard it, and it does what the
//! pages do.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor};
use serde_json::{Value, json};
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;

const TATA: &str = "/api/v1/events/tata-steel-masters-2024";

/// To take a change over: `TIEBREAK_WRITE_OPENAPI=1 cargo test -p tiebreak-server --test it api::`.
#[test]
fn the_document_has_not_drifted() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
    if std::env::var_os("TIEBREAK_WRITE_OPENAPI").is_some() {
        std::fs::write(path, tiebreak_server::openapi()).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    assert_eq!(
        kept,
        tiebreak_server::openapi(),
        "openapi.json describes another interface than the program has"
    );
    let site = Site::start();
    assert_eq!(Visitor::new(&site.url).get("/api/v1/openapi.json").text, kept);
}

/// Every path of the document is there, and every change needs a token.
#[test]
fn what_the_document_says_is_so() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let document: Value = serde_json::from_str(&tiebreak_server::openapi()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 10, "{}", paths.len());
    for (path, methods) in paths {
        let address = path
            .replace("{slug}", "tata-steel-masters-2024")
            .replace("{number}", "1")
            .replace("{schema}", "ruling");
        // A stream does not end; `api_for_programs.rs` reads it.
        if let Some(get) = methods.get("get").filter(|_| !path.ends_with("/stream")) {
            // What people write for themselves needs a token to be read, too.
            let guarded = get["security"][0].get("token").is_some();
            assert_eq!(
                guarded,
                path.contains("/own-regulations") || path.contains("/webhooks"),
                "{path}"
            );
            assert_eq!(anybody.get(&address).status, if guarded { 401 } else { 200 }, "{path}");
        }
        if let Some(post) = methods.get("post") {
            assert!(post["security"][0].get("token").is_some(), "{path}");
            let refused = anybody.post_json(&address, &json!({}));
            assert_eq!(refused.status, 401, "{path}: {}", refused.text);
            assert_eq!(refused.header("content-type"), "application/problem+json");
        }
    }
}

#[test]
fn what_values_were_made_of_is_told_on_request() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let seeding = |address: &str| {
        let ruling: Value = serde_json::from_str(&anybody.get(address).text).unwrap();
        let steps = ruling["steps"].as_array().unwrap();
        steps.iter().find(|step| step["reason"]["criterion"] == "sonneborn-berger").unwrap()["reason"].clone()
    };
    let plain = seeding(&format!("{TATA}/ruling"));
    let full = seeding(&format!("{TATA}/ruling?workings=true"));
    assert_eq!(plain.get("made-of"), None);
    assert_eq!(full["values"], plain["values"]);
    assert_eq!(full["made-of"]["Gukesh D"].as_array().unwrap().len(), 13);
    assert_eq!(anybody.get(&format!("{TATA}/ruling?workings=perhaps")).status, 400);
}

#[test]
fn a_play_off_by_program() {
    let site = Site::start();
    let ann = site.administrator().program();
    let answer = |question: &str, value: Value| {
        let mut body = json!({ "question": question });
        body.as_object_mut().unwrap().extend(value.as_object().unwrap().clone());
        ann.post_json(&format!("{TATA}/answers"), &body)
    };
    assert_eq!(answer("semi-final-1/first-white", json!({ "seed": "6 2 5 1" })).status, 200);
    assert_eq!(
        answer(
            "semi-final-2/first-white",
            json!({ "value": ["Gukesh D", "Anish Giri"], "witnesses": ["Carl"] })
        )
        .status,
        200
    );
    let again = answer("semi-final-1/first-white", json!({ "seed": "7" }));
    assert_eq!(again.status, 409);
    assert!(again.json()["detail"].as_str().unwrap().contains("was answered already by Ann"));
    for (question, result) in [
        ("semi-final-1/game-1", "0-1"),
        ("semi-final-1/game-2", "1/2-1/2"),
        ("semi-final-2/game-1", "1-0"),
        ("semi-final-2/game-2", "1/2-1/2"),
    ] {
        assert_eq!(answer(question, json!({ "value": [result] })).status, 200, "{question}");
    }
    assert_eq!(answer("final/first-white", json!({ "value": ["Wei Yi"] })).status, 200);
    let preview = ann
        .post_json(
            &format!("{TATA}/preview"),
            &json!({ "question": "semi-final-1/game-1", "value": ["1-0"] }),
        )
        .json();
    assert_eq!(
        preview["falls_away"],
        json!(["final/first-white"]),
        "Abdusattorov would be in the final"
    );
    assert_eq!(answer("final/game-1", json!({ "value": ["1-0"] })).status, 200);
    let state = answer("final/game-2", json!({ "value": ["1/2-1/2"] })).json();
    assert_eq!(
        (&state["ruling"]["settled"], &state["ruling"]["standing"][0]["names"]),
        (&json!(true), &json!(["Wei Yi"]))
    );
    assert_eq!(state["entries"], 9);
    let corrected = answer("final/game-2", json!({ "value": ["1-0"], "why": "misheard" })).json();
    assert_eq!(corrected["ruling"]["settled"], false, "1-1: sudden death");
    let back = ann
        .post_json(
            &format!("{TATA}/withdrawals"),
            &json!({ "question": "final/game-2", "why": "not over yet" }),
        )
        .json();
    assert_eq!(back["ruling"]["open"][0]["id"], "final/game-2");
    let record = ann.get(&format!("{TATA}/record")).text;
    let parsed = tiebreak_record::Record::parse(&record).unwrap();
    assert_eq!((parsed.entries().len(), parsed.head()), (11, back["head"].as_str().unwrap()));
}

#[test]
fn refusals_are_problem_documents() {
    let site = Site::start();
    let ann = site.administrator().program();
    for (path, body, status) in [
        ("/api/v1/events/nothing/answers", json!({ "question": "x", "value": ["1-0"] }), 404),
        (
            "/api/v1/events/tata-steel-masters-2024/answers",
            json!({ "question": "x", "value": ["1-0"] }),
            404,
        ),
        (
            "/api/v1/events/tata-steel-masters-2024/answers",
            json!({ "question": "semi-final-1/first-white", "value": ["Wei Yo"] }),
            422,
        ),
        ("/api/v1/events/tata-steel-masters-2024/answers", json!({ "value": 7 }), 422),
        ("/api/v1/events/tata-steel-masters-2024/notes", json!({ "why": " " }), 422),
        (
            "/api/v1/events/tata-steel-masters-2024/departures",
            json!({ "tie": "first", "parts": [["Wei Yi"]], "why": "x" }),
            422,
        ),
        ("/api/v1/events", json!({ "name": "x.toml", "text": "title = " }), 422),
        ("/api/v1/nothing", json!({}), 404),
    ] {
        let answer = ann.post_json(path, &body);
        assert_eq!(answer.status, status, "{path}: {}", answer.text);
        assert_eq!(
            answer.header("content-type"),
            "application/problem+json",
            "{path}: {}",
            answer.text
        );
        assert_eq!(answer.json()["status"], status);
    }
    assert_eq!(ann.send(&format!("{TATA}/answers"), "application/json", b"{{{").status, 400);
}

#[test]
fn two_servers_on_one_postgresql_show_each_other() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let one = Site::on(&database, Scratch::new("site"), 0);
    let ann = one.administrator();
    let other = Site::on(&database, Scratch::new("site"), 0);
    let board = || Visitor::new(&other.url).get("/events/tata-steel-masters-2024/board").text;
    assert!(!board().contains("White by lots"));
    let program = ann.program();
    assert_eq!(
        program
            .post_json(
                &format!("{TATA}/answers"),
                &json!({ "question": "semi-final-1/first-white", "seed": "6 2 5 1" })
            )
            .status,
        200
    );
    let begun = std::time::Instant::now();
    while !board().contains("White by lots") {
        assert!(begun.elapsed().as_secs() < 20, "the other server does not show it");
    }
    // The database goes away for a while: the public still sees the board, an answer waits or is
    // refused, nothing is lost.
    postgres.stop();
    let gone = std::time::Instant::now();
    std::thread::spawn({
        let body = json!({ "question": "semi-final-2/first-white", "seed": "1" });
        move || program.post_json(&format!("{TATA}/answers"), &body).status
    });
    while gone.elapsed().as_secs() < 2 {
        assert!(board().contains("White by lots"));
    }
    postgres.resume();
    let token = ann.program();
    let answer = token.post_json(
        &format!("{TATA}/answers"),
        &json!({ "question": "semi-final-2/first-white", "seed": "1" }),
    );
    assert!([200, 409].contains(&answer.status), "{}", answer.text);
    let record = token.get(&format!("{TATA}/record")).text;
    assert_eq!(tiebreak_record::Record::parse(&record).unwrap().entries().len(), 2, "{record}");
}
