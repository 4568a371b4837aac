//! What programs expect of an interface: lists in parts, conditional requests, reading from other
//! sites, a stream, tokens for one purpose, and refusals that say one thing.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Answer, Site, Visitor};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const SLUG: &str = "tata-steel-masters-2024";
const TATA: &str = "/api/v1/events/tata-steel-masters-2024";

/// All of a list, part by part.
fn all(visitor: &Visitor, path: &str, what: &str, limit: usize) -> Vec<Value> {
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let sign = if path.contains('?') { '&' } else { '?' };
        let part = visitor.get(&format!("{path}{sign}limit={limit}&after={after}"));
        assert_eq!(part.status, 200, "{}", part.text);
        let part = part.json();
        let list = part[what].as_array().unwrap();
        assert!(list.len() <= limit, "{path}");
        found.extend(list.iter().cloned());
        match part["next"].as_str() {
            Some(next) => after = next.to_owned(),
            None => return found,
        }
    }
}

#[test]
fn every_list_comes_in_parts_and_can_be_searched() {
    let site = Site::start();
    let ann = site.administrator().program();
    for number in 0..3 {
        let text = tiebreak_regulation_text()
            .replace("tata-steel-masters-2023", &format!("club-{number}"));
        assert_eq!(ann.post_json("/api/v1/own-regulations", &json!({ "text": text })).status, 201);
        let url = format!("https://example.org/{number}");
        assert_eq!(ann.post_json("/api/v1/webhooks", &json!({ "url": url })).status, 201);
    }
    let own = all(&ann, "/api/v1/own-regulations", "regulations", 2);
    let id = own[0]["id"].as_str().unwrap().to_owned();
    let again = json!({ "text": tiebreak_regulation_text(), "after": 1 });
    assert_eq!(ann.post_json(&format!("/api/v1/own-regulations/{id}"), &again).status, 200);
    let versions = format!("/api/v1/own-regulations/{id}/versions");
    for (path, what, least) in [
        ("/api/v1/events", "events", 3),
        ("/api/v1/regulations", "regulations", 5),
        ("/api/v1/own-regulations", "regulations", 3),
        (versions.as_str(), "versions", 2),
        ("/api/v1/schemas", "schemas", 8),
        ("/api/v1/webhooks", "webhooks", 3),
    ] {
        let whole = all(&ann, path, what, 500);
        assert!(whole.len() >= least, "{path}: {}", whole.len());
        for limit in [1, 2, whole.len()] {
            assert_eq!(all(&ann, path, what, limit), whole, "{path} by {limit}");
        }
        assert!(all(&ann, &format!("{path}?q=no-such-words"), what, 5).is_empty(), "{path}");
        for (wrong, why) in [
            ("limit=0", "1 to 500"),
            ("limit=501", "1 to 500"),
            ("after=~", "no place in the list"),
        ] {
            let refused = ann.get(&format!("{path}?{wrong}"));
            assert_eq!(refused.status, 422, "{path}?{wrong}");
            assert!(
                refused.json()["detail"].as_str().unwrap().contains(why),
                "{path}?{wrong}: {}",
                refused.text
            );
        }
        assert_eq!(ann.get(&format!("{path}?limit=x")).status, 400, "{path}");
    }
    let found = all(&ann, "/api/v1/events?q=MASTERS", "events", 1);
    assert!(
        !found.is_empty()
            && found.iter().all(|one| one["title"].as_str().unwrap().contains("Masters")),
        "{found:?}"
    );
}

#[test]
fn events_are_listed_by_sport_and_state_and_for_whom() {
    let site = Site::start();
    let administrator = site.administrator();
    let (ann, anybody) = (administrator.program(), Visitor::new(&site.url));
    let every = || all(&anybody, "/api/v1/events", "events", 500);
    // The states come a moment after the events.
    let begun = std::time::Instant::now();
    while every().iter().any(|event| event["state"] == "") {
        assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", every());
        std::thread::sleep(Duration::from_millis(50));
    }
    let listed = every();
    for what in ["sport", "state"] {
        let words: std::collections::BTreeSet<&str> =
            listed.iter().map(|event| event[what].as_str().unwrap()).collect();
        assert!(!words.is_empty(), "{what}");
        let mut found = 0;
        for word in words {
            let some = all(&anybody, &format!("/api/v1/events?{what}={word}"), "events", 2);
            let wanted: Vec<Value> =
                listed.iter().filter(|event| event[what] == word).cloned().collect();
            assert_eq!(some, wanted, "{what}={word}");
            found += some.len();
        }
        assert_eq!(found, listed.len(), "{what}");
    }
    assert!(all(&anybody, "/api/v1/events?sport=curling", "events", 50).is_empty());
    // What is private is listed for a token of somebody who sees it, and for nobody else.
    site.with_store(async |store| {
        store.set_audience(SLUG, tiebreak_store::Audience::Private, "Ann", 0).await.unwrap()
    });
    let has = |visitor: &Visitor| {
        all(visitor, "/api/v1/events", "events", 500).iter().any(|event| event["slug"] == SLUG)
    };
    let other = administrator.program_for("label=x&event=tata-steel-masters-2022");
    assert_eq!((has(&anybody), has(&ann), has(&other)), (false, true, false));
    assert_eq!(anybody.with("authorization", "Bearer wrong").get("/api/v1/events").status, 401);
}

fn tiebreak_regulation_text() -> String {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../regulation/regulations/chess/tata-steel-masters-2023.toml"
    );
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_client_that_has_it_gets_no_body() {
    let site = Site::start();
    let ann = site.administrator().program();
    let anybody = Visitor::new(&site.url);
    for path in
        ["", "/ruling", "/record", "/scenarios"].map(|end| format!("{TATA}{end}")).iter().chain(&[
            "/api/v1/events".to_owned(),
            "/api/v1/regulations".to_owned(),
            "/api/v1/schemas/ruling".to_owned(),
            "/api/v1/openapi.json".to_owned(),
        ])
    {
        let first = anybody.get(path);
        if first.status == 422 {
            // Nothing is open that scenarios could be about.
            continue;
        }
        assert_eq!(first.status, 200, "{path}");
        let tag = first.header("etag").to_owned();
        assert!(tag.starts_with('"') && tag.len() > 20, "{path}: {tag}");
        assert_eq!(first.header("cache-control"), "no-cache");
        for seen in [tag.clone(), format!("\"other\", W/{tag}"), "*".to_owned()] {
            let again = anybody.with("if-none-match", &seen).get(path);
            assert_eq!(
                (again.status, again.text.as_str(), again.header("etag")),
                (304, "", tag.as_str()),
                "{path}"
            );
        }
        assert_eq!(anybody.with("if-none-match", "\"other\"").get(path).text, first.text);
        assert_eq!(ann.get(path).header("cache-control"), "private, no-cache");
    }
    let before = anybody.get(TATA).header("etag").to_owned();
    assert_eq!(ann.post_json(&format!("{TATA}/notes"), &json!({ "why": "x" })).status, 200);
    let after = anybody.with("if-none-match", &before).get(TATA);
    assert_eq!(after.status, 200, "the record has grown");
    assert_ne!(after.header("etag"), before);
}

#[test]
fn nothing_is_written_to_a_state_that_was_not_seen() {
    let site = Site::start();
    let ann = site.administrator().program();
    let tag = ann.get(TATA).header("etag").to_owned();
    let seen = ann.with("if-match", &tag);
    let note = json!({ "why": "seen" });
    assert_eq!(seen.post_json(&format!("{TATA}/notes"), &note).status, 200);
    let record = ann.get(&format!("{TATA}/record")).text;
    for (path, body) in [
        ("notes", note),
        ("rests", json!({ "minutes": 5, "why": "x" })),
        ("answers", json!({ "question": "semi-final-1/first-white", "seed": "6" })),
        ("leaves", json!({ "name": "Anish Giri", "why": "ill" })),
        (
            "departures",
            json!({ "tie": "first", "parts": [["Wei Yi"], ["Anish Giri", "Gukesh D", "Nodirbek Abdusattorov"]], "why": "x" }),
        ),
        ("withdrawals", json!({ "name": "Anish Giri", "why": "x" })),
        (
            "sources",
            json!({ "question": "semi-final-1/first-white", "source": "the winning numbers" }),
        ),
        (
            "promises",
            json!({ "question": "semi-final-1/first-white", "party": "A", "hash": "00".repeat(32) }),
        ),
        (
            "amendments",
            json!({ "text": ann.get(&format!("/events/{SLUG}/file")).text, "why": "x" }),
        ),
    ] {
        let refused = seen.post_json(&format!("{TATA}/{path}"), &body);
        assert_eq!(
            (refused.status, &refused.json()["status"]),
            (412, &json!(412)),
            "{path}: {}",
            refused.text
        );
    }
    assert_eq!(ann.get(&format!("{TATA}/record")).text, record, "nothing was written");
    let now = ann.get(TATA).header("etag").to_owned();
    let answer = json!({ "question": "semi-final-1/first-white", "seed": "6 2 5 1" });
    assert_eq!(
        ann.with("if-match", &now).post_json(&format!("{TATA}/answers"), &answer).status,
        200
    );
}

/// Of many that saw the same state, one writes.
#[test]
fn of_many_who_saw_the_same_one_writes() {
    let site = Site::start();
    let ann = site.administrator().program();
    let seen = ann.with("if-match", ann.get(TATA).header("etag"));
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let one = |_| {
            let seen = seen.clone();
            scope.spawn(move || {
                seen.post_json(&format!("{TATA}/notes"), &json!({ "why": "me" })).status
            })
        };
        let threads: Vec<_> = (0..8).map(one).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|status| **status == 412).count(), 7, "{statuses:?}");
}

#[test]
fn pages_of_other_sites_may_read_and_not_write() {
    let site = Site::start();
    let ann = site.administrator().program().with("origin", "https://elsewhere.example");
    let elsewhere = Visitor::new(&site.url).with("origin", "https://elsewhere.example");
    for path in [TATA, "/api/v1/events", "/api/v1/nothing", "/api/v1/own-regulations"] {
        assert_eq!(elsewhere.get(path).header("access-control-allow-origin"), "*", "{path}");
    }
    let asked = elsewhere.with("access-control-request-method", "GET");
    let may = asked
        .with("access-control-request-headers", "authorization,if-none-match")
        .ask("OPTIONS", TATA);
    assert_eq!(may.status, 200);
    assert_eq!(may.header("access-control-allow-methods"), "GET,HEAD");
    for name in ["authorization", "if-none-match", "last-event-id"] {
        assert!(may.header("access-control-allow-headers").contains(name), "{name}");
    }
    assert_eq!(may.header("access-control-allow-credentials"), "", "cookies are never sent along");
    // What a browser would send although it was told not to is refused, with a token too.
    let cross = ann.with("sec-fetch-site", "cross-site");
    let refused = cross.post_json(&format!("{TATA}/notes"), &json!({ "why": "x" }));
    assert_eq!((refused.status, &refused.json()["status"]), (403, &json!(403)), "{}", refused.text);
    // Pages are not for other sites.
    assert_eq!(elsewhere.get("/").header("access-control-allow-origin"), "");
}

/// The next message of a stream: its kind, its id, its data.
fn message(lines: &mut impl Iterator<Item = String>) -> (String, String, String) {
    let (mut kind, mut id, mut data) = (String::new(), String::new(), String::new());
    for line in lines {
        match line.split_once(": ") {
            Some(("event", value)) => value.clone_into(&mut kind),
            Some(("id", value)) => value.clone_into(&mut id),
            Some(("data", value)) => data.push_str(value),
            _ if line.is_empty() && !kind.is_empty() => return (kind, id, data),
            _ => {}
        }
    }
    panic!("the stream ended");
}

#[test]
fn news_come_as_json() {
    let site = Site::start();
    let ann = site.administrator().program();
    let mut stream = TcpStream::connect(site.url.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    write!(
        stream,
        "GET {TATA}/stream HTTP/1.1\r\nHost: x\r\nOrigin: https://elsewhere.example\r\n\r\n"
    )
    .unwrap();
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let head: Vec<String> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
    assert!(head.iter().any(|line| line == "content-type: text/event-stream"), "{head:?}");
    assert!(head.iter().any(|line| line == "access-control-allow-origin: *"), "{head:?}");
    let mut state = |number: &str| loop {
        let (kind, id, data) = message(&mut lines);
        if kind == "state" && id == number {
            return serde_json::from_str::<Value>(&data).unwrap();
        }
        assert!(kind == "pulse" || kind == "state", "{kind}");
    };
    let first = state("1");
    assert_eq!(first, ann.get(TATA).json(), "the state at once");
    assert_eq!(ann.post_json(&format!("{TATA}/notes"), &json!({ "why": "news" })).status, 200);
    let second = state("2");
    assert_eq!((&second["entries"], &second), (&json!(1), &ann.get(TATA).json()));
    assert_eq!(ann.get("/api/v1/events/nothing/stream").status, 404);
}

#[test]
fn a_token_is_for_what_it_was_made_for() {
    let site = Site::start();
    let ann = site.administrator();
    let (all, answer, read) = (
        ann.program(),
        ann.program_for("label=x&scope=answer"),
        ann.program_for("label=x&scope=read"),
    );
    let one_event = ann.program_for(&format!("label=x&scope=answer&event={SLUG}"));
    let other_event = ann.program_for("label=x&scope=manage&event=tata-steel-masters-2022");
    let notes = format!("{TATA}/notes");
    let note = json!({ "why": "x" });
    let preview = json!({ "question": "semi-final-1/first-white", "value": ["Wei Yi"] });
    let new = json!({ "url": "https://example.org/" });
    let check = json!({ "text": tiebreak_regulation_text() });
    // Who may: look at what needs a token, preview, write to the record, manage.
    for (name, program, may) in [
        ("manage", &all, [200, 200, 200, 200, 201]),
        ("answer", &answer, [200, 200, 200, 403, 403]),
        ("read", &read, [200, 200, 403, 403, 403]),
        ("this event", &one_event, [200, 200, 200, 403, 403]),
        ("another event", &other_event, [200, 200, 403, 403, 403]),
        ("none", &Visitor::new(&site.url), [401, 401, 401, 401, 401]),
    ] {
        let before = all.get(&format!("{TATA}/record")).text;
        let found = [
            program.get("/api/v1/own-regulations"),
            program.post_json(&format!("{TATA}/preview"), &preview),
            program.post_json(&notes, &note),
            program.post_json("/api/v1/regulations/check", &check),
            program.post_json("/api/v1/webhooks", &new),
        ];
        assert_eq!(found.each_ref().map(|answer| answer.status), may, "{name}: {found:?}");
        assert!(found.iter().filter(|answer| answer.status >= 400).all(same_status), "{name}");
        let grew = all.get(&format!("{TATA}/record")).text != before;
        assert_eq!(grew, may[2] == 200, "{name}: the record");
    }
    for wrong in
        ["label=x&scope=everything", "label=x&days=0", "label=x&days=3651", "label=x&days=soon"]
    {
        assert_eq!(ann.post("/account/tokens", wrong).status, 422, "{wrong}");
    }
    assert_eq!(ann.post("/account/tokens", "label=x&event=nothing").status, 404);
    let page = ann.get("/account").page();
    let one = page.saying("li", &format!("only for {SLUG}")).text();
    assert!(one.contains("look and write to records"), "the list says what each may do: {one}");
}

#[test]
fn a_token_ends() {
    let site = Site::start();
    let ann = site.administrator();
    let program = ann.program_for("label=week&days=7");
    assert_eq!(program.get("/api/v1/own-regulations").status, 200);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64;
    site.with_store(async |store| {
        let mut token = store.tokens("Ann").await.unwrap().pop().unwrap();
        assert!((token.expires.unwrap() - now - 7 * 86_400).abs() < 60);
        // The week is over.
        store.revoke_token("Ann", &token.hash).await.unwrap();
        token.expires = Some(now - 1);
        store.add_token("Ann", &token).await.unwrap();
    });
    let ended = program.get("/api/v1/own-regulations");
    assert_eq!((ended.status, ended.header("www-authenticate")), (401, "Bearer"));
    assert!(ended.json()["detail"].as_str().unwrap().contains("has ended"), "{}", ended.text);
}

/// A refusal is a problem document, and its status is that of the answer.
fn same_status(answer: &Answer) -> bool {
    answer.header("content-type") == "application/problem+json"
        && answer.json()["status"] == answer.status
}

#[test]
fn a_refusal_has_one_status() {
    let site = Site::start();
    let ann = site.administrator().program();
    let answers = format!("{TATA}/answers");
    for (found, status) in [
        (ann.send(&answers, "application/json", b"{{{"), 400),
        (ann.send(&answers, "text/plain", b"{}"), 415),
        (ann.send(&answers, "application/json", b"{}"), 422),
        (ann.send(&answers, "application/json", b"[]"), 422),
        (ann.send(&answers, "application/json", &[0xff, 0xfe]), 400),
        (ann.send(&answers, "application/json", vec![b' '; 2 << 20].as_slice()), 413),
        (ann.get("/api/v1/events?limit=many"), 400),
        (ann.get(&format!("{TATA}/ruling?workings=perhaps")), 400),
        (ann.get("/api/v1/own-regulations/x/versions/one"), 400),
        (ann.get("/api/v1/events/nothing"), 404),
        (ann.get("/api/v1/nothing"), 404),
        (ann.get("/api/v1/"), 404),
        (ann.ask("DELETE", TATA), 405),
        (ann.ask("PUT", "/api/v1/events"), 405),
        (ann.post_json(TATA, &json!({})), 405),
        (Visitor::new(&site.url).get("/api/v1/webhooks"), 401),
        (ann.ask("DELETE", "/api/v1/webhooks/none"), 404),
    ] {
        assert_eq!(found.status, status, "{}", found.text);
        assert!(same_status(&found), "{status}: {}", found.text);
    }
    assert_eq!(ann.ask("DELETE", TATA).header("allow"), "GET,HEAD", "how it may be asked");
}
