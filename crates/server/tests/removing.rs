//! Removing an event: who may, what must be typed, what stays.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor, form};
use tiebreak_record::Record;

const TEPE: &[u8] = include_bytes!("../../../crates/server/events/tepe-sigeman-2024.toml");

fn head(who: &Visitor, event: &str) -> String {
    Record::parse(&who.get(&format!("{event}/record")).text).unwrap().head().to_owned()
}

#[test]
fn only_by_its_owner_and_only_by_name() {
    let site = Site::start();
    let ann = site.administrator();
    let [bob, eve] = ["Bob", "Eve"].map(|name| site.member(&ann, name, "arbiter"));
    let added = bob.upload("tepe.toml", TEPE, "");
    let event = added.header("location").trim_end_matches("/console").to_owned();
    let name = event.trim_start_matches("/events/");
    // Eve conducts it too, and still may not remove it.
    ann.post("/people/Eve/events", &format!("event={name}&conducts=yes"));
    assert!(!eve.get(&format!("{event}/console")).text.contains("Delete this event"));
    let seen = head(&bob, &event);
    let remove = |who: &Visitor, typed: &str, head: &str| {
        who.post(&format!("{event}/remove"), &form(&[("name", typed), ("head", head)]))
    };
    assert_eq!(remove(&eve, name, &seen).status, 403);
    assert_eq!(eve.get(&format!("{event}/remove")).status, 403);
    assert_eq!(remove(&Visitor::new(&site.url), name, &seen).status, 401);
    let page = bob.get(&format!("{event}/remove"));
    assert!(
        page.text.contains(&format!("href=\"{event}/record\" download")),
        "the record can be kept first: {}",
        page.text
    );
    let mistyped = remove(&bob, "tepe", &seen);
    assert!(
        mistyped.status == 422 && mistyped.text.contains("Nothing was removed"),
        "{}",
        mistyped.text
    );
    // Somebody enters something while Bob looks at the page.
    assert_eq!(eve.post(&format!("{event}/notes"), "why=still+here").status, 303);
    assert_eq!(remove(&bob, name, &seen).status, 409);
    assert_eq!(bob.get(&event).status, 200);
    let seen = head(&bob, &event);
    assert_eq!(remove(&bob, name, &seen).status, 303);
    for page in ["", "/board", "/console", "/record", "/live?view=board"] {
        assert_eq!(bob.get(&format!("{event}{page}")).status, 404, "{page}");
    }
    let list = ann.get("/").text;
    assert!(list.contains("removed by Bob") && list.contains(&seen[..16]), "{list}");
    assert!(!bob.get("/").text.contains("removed by"), "for administrators");
    // The name is not given again.
    let again = bob.upload("tepe.toml", TEPE, "");
    assert_ne!(again.header("location"), format!("{event}/console"), "{}", again.text);
    assert_eq!(again.status, 303);
}

#[test]
fn an_administrator_removes_what_the_demo_brought() {
    let site = Site::start();
    let ann = site.administrator();
    let event = "/events/tata-steel-masters-2022";
    let fields = form(&[("name", "tata-steel-masters-2022"), ("head", &head(&ann, event))]);
    assert_eq!(ann.post(&format!("{event}/remove"), &fields).status, 303);
    assert_eq!(ann.get(event).status, 404);
    assert_eq!(ann.get("/events/tata-steel-masters-2024").status, 200);
}
