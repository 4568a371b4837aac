//! A broadcast in the web app: proposed on the console, taken or left by a person, remembered, and
//! only from where it may come.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common;

use crate::common::boards::{Boards, CUP, cup, following, game, until};
use crate::common::html::Page;
use crate::common::{Site, Visitor, form, settings};
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_follow::Hosts;
use tiebreak_server::{FollowSettings, Settings};

const FIRST: &str = "event/round-1/Ben Baker - Cleo Carter";

/// The cup with its arbiter, following these boards.
fn cup_at(site: &Site, boards: &Boards) -> (Visitor, String) {
    let ann = site.administrator();
    let brought = ann.upload("cup.toml", CUP.as_bytes(), "");
    let slug = brought
        .header("location")
        .trim_start_matches("/events/")
        .split('/')
        .next()
        .unwrap()
        .to_owned();
    let set = ann.post(&format!("/events/{slug}/broadcast"), &form(&[("url", &boards.url)]));
    assert_eq!(set.status, 303, "{}", set.text);
    (ann, format!("/events/{slug}"))
}

fn console(ann: &Visitor, event: &str) -> Page {
    ann.get(&format!("{event}/console")).page()
}

/// The console as soon as it shows what the selector finds with these words.
fn showing(ann: &Visitor, event: &str, selector: &str, words: &str) -> Page {
    until(&format!("{selector}: {words}"), || {
        let page = console(ann, event);
        let found = page.all(selector).iter().any(|part| part.text().contains(words));
        found.then_some(page)
    })
}

fn decide(ann: &Visitor, event: &str, what: &str, says: &[(&str, &str)]) -> u16 {
    let mut fields = vec![("do", what)];
    for (question, said) in says {
        fields.extend([("question", *question), ("says", *said)]);
    }
    ann.post(&format!("{event}/broadcast/proposals"), &form(&fields)).status
}

fn record(ann: &Visitor, event: &str) -> Vec<Value> {
    let text = ann.get(&format!("{event}/record")).text;
    text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn an_afternoon(site: &Site) {
    let boards = Boards::new();
    let (ann, event) = cup_at(site, &boards);
    let trouble = showing(&ann, &event, ".broadcast [role=status]", "Nothing is there yet.");
    assert!(!trouble.has(".proposal"));
    boards.show(&cup(["1-0", "*", "*"]));
    let page = showing(
        &ann,
        &event,
        ".proposal header",
        "Round 1, board 1: Ben Baker 1-0 Cleo Carter on the broadcast.",
    );
    // As the forms of the page say it, without a script.
    let card = page.at(".proposal");
    let hidden = |name: &str| card.at(&format!("input[name={name}]")).attribute("value");
    assert_eq!((hidden("question").as_str(), hidden("says").as_str()), (FIRST, "1-0"));
    assert_eq!(card.at("form").attribute("action"), format!("{event}/broadcast/proposals"));
    assert_eq!(card.at("button[data-key=y]").attribute("value"), "take");
    assert_eq!(record(&ann, &event).len(), 0, "nothing is entered without a person");
    assert!(
        page.at(".broadcast .running")
            .text()
            .contains("Cleo Carter – Ann Archer, move 1, 1:30:00 – 1:29:58")
    );

    assert_eq!(decide(&ann, &event, "take", &[(FIRST, "0-1")]), 409, "that is not what it says");
    assert_eq!(decide(&ann, &event, "take", &[(FIRST, "1-0")]), 303);
    let lines = record(&ann, &event);
    assert_eq!(lines.len(), 1);
    let (from, by, value) = (&lines[0]["from"], &lines[0]["by"], &lines[0]["value"]);
    assert_eq!(
        (from.as_str(), by.as_str(), value.as_str()),
        (Some("broadcast"), Some("Ann"), Some("1-0"))
    );
    assert_eq!(decide(&ann, &event, "take", &[(FIRST, "1-0")]), 409, "once");
    assert!(!console(&ann, &event).has(".proposal"));

    // Taken back: shown, not changed.
    boards.show(&cup(["*", "*", "*"]));
    let page =
        showing(&ann, &event, ".proposal header", "shows no result any more; the record says 1-0.");
    assert_eq!(page.at(".proposal button[data-key=y]").text(), "Change the record");
    assert_eq!(record(&ann, &event).len(), 1);
    assert_eq!(decide(&ann, &event, "take", &[(FIRST, "*")]), 303);
    assert_eq!(record(&ann, &event)[1]["kind"], "withdrawal");

    // All of the tournament at once.
    boards.show(&cup(["1/2-1/2", "0-1", "1-0"]));
    let page = showing(&ann, &event, ".broadcast form.all button", "Take all 3 of the tournament");
    let all = page.at(".broadcast form.all");
    let values = |name: &str| {
        all.all(&format!("input[name={name}]"))
            .iter()
            .map(|one| one.attribute("value"))
            .collect::<Vec<_>>()
    };
    let (questions, says) = (values("question"), values("says"));
    let pairs: Vec<(&str, &str)> =
        questions.iter().zip(&says).map(|(one, other)| (one.as_str(), other.as_str())).collect();
    assert_eq!(decide(&ann, &event, "take", &pairs), 303);
    let lines = record(&ann, &event);
    assert_eq!(lines.len(), 5);
    assert!(lines[2..].iter().all(|line| line["from"] == "broadcast" && line["by"] == "Ann"));
    assert!(!console(&ann, &event).has(".proposal"));
}

#[test]
fn what_is_proposed_is_entered_by_whoever_takes_it() {
    an_afternoon(&Site::with(following()));
}

#[test]
fn likewise_on_postgresql() {
    let server = Postgres::start();
    an_afternoon(&Site::set_up(&server.database(), Scratch::new("site"), 0, following()));
}

#[test]
fn a_doubt_is_asked_once_and_what_was_left_stays_left() {
    let site = Site::with(following());
    let boards = Boards::new();
    boards.show(&game(1, "Baker, B", "Carter, Cleo", "1-0"));
    let (ann, event) = cup_at(&site, &boards);
    let page =
        showing(&ann, &event, ".doubt header", "\"Baker, B\" on the broadcast: is this Ben Baker?");
    assert_eq!(page.at(".doubt button[name=name]").attribute("value"), "Ben Baker");
    let who =
        |fields: &[(&str, &str)]| ann.post(&format!("{event}/broadcast/who"), &form(fields)).status;
    assert_eq!(who(&[("spelling", "Baker, B"), ("name", "Nobody Known")]), 422);
    assert_eq!(who(&[("spelling", "Baker, B"), ("name", "Ben Baker")]), 303);
    let page = console(&ann, &event);
    assert!(page.has(".proposal") && !page.has(".doubt"));
    assert_eq!(decide(&ann, &event, "leave", &[(FIRST, "1-0")]), 303);
    assert!(!console(&ann, &event).has(".proposal"));
    // A server that starts again has been told.
    let asked = boards.asked();
    let site = Site::over_with(site, following());
    let ann = ann.at(&site.url);
    until("it looks again", || (boards.asked() > asked + 2).then_some(()));
    let page = showing(&ann, &event, ".broadcast p", "Nothing is proposed.");
    assert!(!page.has(".proposal") && !page.has(".doubt"));
    boards.show(&game(1, "Baker, B", "Carter, Cleo", "0-1"));
    showing(&ann, &event, ".proposal header", "0-1");
    assert_eq!(record(&ann, &event).len(), 0);
}

#[test]
fn open_consoles_are_told() {
    let site = Site::with(following());
    let boards = Boards::new();
    let (_, event) = cup_at(&site, &boards);
    let mut stream = TcpStream::connect(site.url.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(common::boards::PATIENCE)).unwrap();
    write!(stream, "GET {event}/live?view=console HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    assert!(lines.any(|line| line == "event: pulse"));
    boards.show(&cup(["1-0", "*", "*"]));
    assert!(lines.any(|line| line == "event: broadcast"));
}

#[test]
fn it_asks_only_whom_it_may() {
    let refused = |settings: Settings, url: &str, words: &str| {
        let site = Site::with(settings);
        let ann = site.administrator();
        let set = ann.post("/events/tata-steel-masters-2024/broadcast", &form(&[("url", url)]));
        assert_eq!(set.status, 422, "{url}");
        assert!(set.text.contains(words), "{url}: {}", set.text);
        assert!(!console(&ann, "/events/tata-steel-masters-2024").has(".broadcast"));
    };
    let public = || FollowSettings {
        hosts: Hosts::parse("lichess.org,127.0.0.1,*.example.org"),
        ..Default::default()
    };
    let of = |follow: FollowSettings| Settings { follow, ..settings() };
    let private = || FollowSettings { private: true, ..public() };
    refused(of(FollowSettings::default()), "https://lichess.org/x.pgn", "follows no broadcasts");
    refused(of(public()), "https://example.net/x.pgn", "does not follow example.net");
    refused(of(public()), "http://127.0.0.1:1/x.pgn", "private network");
    let everywhere = || FollowSettings { hosts: Hosts::all(), ..Default::default() };
    for host in
        ["127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0", "127.0.0.1.", "[::ffff:7f00:1]"]
    {
        refused(of(everywhere()), &format!("http://{host}/x.pgn"), "private network");
    }
    refused(of(private()), "http://10.0.0.1/x.pgn", "does not follow 10.0.0.1");
    refused(of(private()), "file:///etc/passwd", "expected https:// or http://");
    refused(of(private()), "games.pgn", "not a valid address");
    refused(of(private()), "https://me:secret@lichess.org/x.pgn", "a name or a password");
}

#[test]
fn nobody_is_asked_when_it_is_no_longer_followed_or_no_longer_allowed() {
    let site = Site::with(following());
    let boards = Boards::new();
    boards.show(&cup(["1-0", "*", "*"]));
    let (ann, event) = cup_at(&site, &boards);
    showing(&ann, &event, ".proposal header", "1-0");
    // The server is started again without this host.
    let other = FollowSettings { hosts: Hosts::parse("lichess.org"), ..FollowSettings::default() };
    let site = Site::over_with(site, Settings { follow: other, ..settings() });
    let ann = ann.at(&site.url);
    let asked = boards.asked();
    showing(&ann, &event, ".broadcast [role=status]", "could not be read");
    assert_eq!(boards.asked(), asked);
    let stopped = ann.post(&format!("{event}/broadcast"), "stop=yes");
    assert_eq!(stopped.status, 303);
    assert!(!console(&ann, &event).has(".broadcast"));
    assert_eq!(decide(&ann, &event, "take", &[(FIRST, "1-0")]), 409);
}

/// The streaming form of lichess: one connection, each game sent again when it changes.
#[test]
fn a_stream_is_listened_to() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url =
        format!("http://{}/api/stream/broadcast/round/cup.pgn", listener.local_addr().unwrap());
    let site = Site::with(following());
    let ann = site.administrator();
    let brought = ann.upload("cup.toml", CUP.as_bytes(), "");
    let event = brought.header("location").trim_end_matches("/console").to_owned();
    assert_eq!(ann.post(&format!("{event}/broadcast"), &form(&[("url", &url)])).status, 303);
    let (mut connection, _) = listener.accept().unwrap();
    let head =
        "HTTP/1.1 200 OK\r\nContent-Type: application/x-chess-pgn\r\nConnection: close\r\n\r\n";
    connection.write_all([head, &cup(["*", "*", "*"])].concat().as_bytes()).unwrap();
    showing(&ann, &event, ".broadcast .running", "Ben Baker – Cleo Carter, move 1");
    connection.write_all(game(1, "Baker, Ben", "Carter, Cleo", "1-0").as_bytes()).unwrap();
    showing(
        &ann,
        &event,
        ".proposal header",
        "Round 1, board 1: Ben Baker 1-0 Cleo Carter on the broadcast.",
    );
    assert_eq!(record(&ann, &event).len(), 0, "nothing is entered without a person");
    assert_eq!(decide(&ann, &event, "take", &[(FIRST, "1-0")]), 303);
    assert_eq!(record(&ann, &event).len(), 1);
}
