//! The database is gone for ten seconds: boards stay, answers wait or are refused in words, and
//! nothing is lost or entered twice.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor};
use std::time::{Duration, Instant};
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;

const EVENT: &str = "/events/tata-steel-masters-2024";
const ANSWER: &str = "question=semi-final-1/first-white&seed=6+2+5+1";

#[test]
fn ten_seconds_without_a_database() {
    let server = Postgres::start();
    let site = Site::on(&server.database(), Scratch::new("site"), 0);
    let ann = site.administrator();
    assert_eq!(ann.get(&format!("{EVENT}/board")).status, 200);
    let gone = Instant::now();
    server.stop();
    let waiting = std::thread::spawn({
        let ann = ann.clone();
        move || {
            let begun = Instant::now();
            (ann.post(&format!("{EVENT}/answers"), ANSWER), begun.elapsed())
        }
    });
    // Starting takes the server some seconds of the ten.
    let all = std::env::var_os("TIEBREAK_ALL").is_some();
    while gone.elapsed() < Duration::from_secs(if all { 6 } else { 1 }) {
        let board = Visitor::new(&site.url).get(&format!("{EVENT}/board"));
        assert!(
            board.status == 200 && board.text.contains("Four tied on 8½"),
            "what is in memory is still shown"
        );
    }
    server.resume();
    let gone = gone.elapsed();
    let (answered, took) = waiting.join().unwrap();
    println!("gone for {gone:?}, answered with {} after {took:?}", answered.status);
    assert!(took < Duration::from_secs(60), "{took:?}");
    match answered.status {
        303 => {}
        503 if gone > Duration::from_secs(10) => {
            assert!(answered.text.contains("Nothing is lost"), "{}", answered.text);
            // As the page says: look, and try again. Where it was entered after all, the second is
            // told so.
            let again = ann.post(&format!("{EVENT}/answers"), ANSWER).status;
            assert!(again == 303 || again == 409, "{again}");
        }
        other => panic!("{other}: {}", answered.text),
    }
    let record = ann.get(&format!("{EVENT}/record")).text;
    assert_eq!(record.lines().count(), 2, "{record}");
    assert_eq!(ann.get("/health").text, "ok\n");
    // A regulation can be written again, too.
    assert_eq!(ann.get("/regulations").status, 200);
}
