//! A server under a path: every link, redirect, cookie, asset and stream stays under it.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common;

use crate::common::{Site, Visitor, settings};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use tiebreak_server::Settings;

const BASE: &str = "/sport/chess";

fn site() -> Site {
    Site::with(Settings { base_path: BASE.parse().unwrap(), ..settings() })
}

/// Where a page leads: every attribute that is an address of this server, without what stands
/// behind `#`.
fn leads(page: &common::html::Page) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for part in page.all("*") {
        for (name, value) in part.attributes() {
            // What a form sends is not an address of a browser: a path there is one within the
            // server.
            if name == "value" || !value.starts_with('/') {
                continue;
            }
            assert!(
                value == BASE || value.starts_with(&format!("{BASE}/")),
                "{name}=\"{value}\" leaves {BASE}"
            );
            // To these something is sent.
            if !["action", "formaction", "data-check"].contains(&name) {
                found.insert(value.split('#').next().unwrap()[BASE.len()..].to_owned());
            }
        }
    }
    found
}

/// Follows every link from the front page; what was reached, with its status.
fn crawl(visitor: &Visitor) -> BTreeMap<String, u16> {
    let mut waiting = vec!["/".to_owned(), "/login".to_owned(), "/events/nothing".to_owned()];
    let mut reached = BTreeMap::new();
    while let Some(path) = waiting.pop() {
        // A stream does not end; what-if has a page for every supposition.
        let endless = path.contains("/live?") || (path.contains("/what-if") && path.contains('?'));
        if reached.contains_key(&path) || endless || reached.len() > 400 {
            continue;
        }
        let answer = visitor.get(&path);
        reached.insert(path.clone(), answer.status);
        if answer.status == 303 || answer.status == 307 {
            let place = answer.header("location");
            assert!(place.starts_with(&format!("{BASE}/")), "{path} leads to {place}");
            waiting.push(place[BASE.len()..].to_owned());
        }
        if answer.header("content-type").starts_with("text/html") {
            waiting.extend(leads(&answer.page()));
        }
    }
    reached
}

#[test]
fn no_link_leaves_the_path_and_none_is_dead() {
    let site = site();
    let ann = site.administrator();
    for (who, visitor) in [("Ann", &ann), ("anybody", &Visitor::new(&site.url))] {
        let reached = crawl(visitor);
        let dead: Vec<_> = reached
            .iter()
            .filter(|(path, status)| **status >= 400 && *path != "/events/nothing")
            .collect();
        assert!(dead.is_empty(), "{who}: {dead:?}");
        for page in [
            "/assets/tiebreak.css",
            "/assets/tiebreak.js",
            "/regulations",
            "/events/tata-steel-masters-2024/board",
        ] {
            assert_eq!(reached.get(page), Some(&200), "{who} comes to {page}");
        }
        assert!(reached.len() > 100, "{who}: {}", reached.len());
        assert_eq!(reached.contains_key("/events/tata-steel-masters-2024/console"), who == "Ann");
    }
}

/// Scripts know where they stand; an address that begins with a slash would leave the path.
#[test]
fn scripts_hold_no_address_of_the_root() {
    for name in ["tiebreak.js", "console.js", "editor.js", "regulation-form.js"] {
        let path = format!("{}/assets/{name}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        for (number, line) in text.lines().enumerate() {
            let rooted = [
                "fetch(\"/",
                "fetch(`/",
                "href: \"/",
                "href = \"/",
                "location = \"/",
                "EventSource(\"/",
            ];
            assert!(
                !rooted.iter().any(|start| line.contains(start)),
                "{name}:{}: {line}",
                number + 1
            );
        }
    }
}

#[test]
fn cookies_redirects_and_codes_stay_under_it() {
    let site = site();
    let visitor = Visitor::new(&site.url);
    let set = visitor.post(&site.link, "name=Ann&password=correct+horse&again=correct+horse");
    assert_eq!((set.status, set.header("location")), (303, "/sport/chess/"));
    let cookie = set.header("set-cookie");
    assert!(cookie.contains("; Path=/sport/chess;") && cookie.contains("HttpOnly"), "{cookie}");
    // Who has to log in first is led there and back.
    let console = "/events/tata-steel-masters-2024/console";
    let led = visitor.get(console);
    assert_eq!(led.header("location"), format!("{BASE}/login?then={console}"));
    let page = visitor.get(&led.header("location")[BASE.len()..]).page();
    assert_eq!(page.at("form[action$='/login']").attribute("action"), format!("{BASE}/login"));
    let back = visitor
        .post("/login", &format!("name=Ann&password=correct+horse&then={}", page.hidden("then")));
    assert_eq!(
        (back.status, back.header("location")),
        (303, format!("{BASE}{console}").as_str()),
        "{}",
        back.text
    );
    // The document of the interface says where it stands, and the interface is there.
    let document = visitor.get("/api/v1/openapi.json").json();
    assert_eq!(document["servers"][0]["url"], BASE);
    assert_eq!(visitor.get("/api/v1/events").status, 200);
    assert_eq!(visitor.get("/api/v1/nothing").json()["status"], 404);
    // A proxy that has stripped the path already is served too, and what goes out still carries it.
    let stripped = Visitor::new(site.url.strip_suffix(BASE).unwrap());
    assert_eq!(stripped.get("/health").status, 200);
    // The front page may change between two looks at it: events are listed as they are read.
    assert!(!leads(&stripped.get("/").page()).is_empty());
    let regulations = "/regulations";
    assert_eq!(leads(&stripped.get(regulations).page()), leads(&visitor.get(regulations).page()));
}

/// The board's own news carry the path as the board did.
#[test]
fn news_on_the_stream_stay_under_it() {
    let site = site();
    let ann = site.administrator();
    let board = ann.get("/events/tata-steel-masters-2024/board").page();
    let live = board
        .all("*")
        .iter()
        .flat_map(|part| part.attributes())
        .find(|(_, value)| value.contains("/live?"))
        .unwrap()
        .1
        .to_owned();
    assert!(live.starts_with(BASE), "{live}");
    let host = site.url.trim_start_matches("http://").trim_end_matches(BASE);
    let mut stream = TcpStream::connect(host).unwrap();
    write!(stream, "GET {live} HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut message = String::new();
    for line in BufReader::new(stream).lines().map_while(Result::ok) {
        if line.is_empty() && message.contains("data: ") {
            break;
        }
        message.push_str(&line);
    }
    assert!(message.contains("event: board"), "{message}");
    assert!(!message.contains("=\"/events") && !message.contains("=\"/assets"), "{message}");
}

#[test]
fn without_a_path_everything_is_as_it_was() {
    let site = Site::start();
    let visitor = Visitor::new(&site.url);
    assert!(visitor.get("/").text.contains("href=\"/assets/tiebreak.css\""));
    assert_eq!(visitor.get("/api/v1/openapi.json").json()["servers"][0]["url"], "/");
    assert_eq!(visitor.get("/sport/chess/").status, 404);
}

#[test]
fn a_public_address_with_a_path_is_where_codes_and_invitations_lead() {
    let base_path: tiebreak_server::BasePath = BASE.parse().unwrap();
    let public_url = Some(format!("https://ties.example.org{BASE}"));
    let site = Site::with(Settings { base_path, public_url, ..settings() });
    let ann = site.administrator();
    let invited = ann.post("/people", "name=Ben&role=arbiter").page();
    assert!(
        invited
            .saying("code", "/setup/")
            .text()
            .starts_with("https://ties.example.org/sport/chess/setup/")
    );
    assert_eq!(ann.get("/events/tata-steel-masters-2024/qr.svg").status, 200);
}
