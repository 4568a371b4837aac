//! Connections that say nothing, say it slowly, or are too many.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor, settings};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tiebreak_server::{Limits, Settings};

const LONG: Duration = Duration::from_secs(60);

fn site(limits: Limits) -> Site {
    Site::with(Settings { limits, ..settings() })
}

fn connect(site: &Site) -> TcpStream {
    let stream = TcpStream::connect(site.url.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(LONG)).unwrap();
    stream
}

/// All that comes until the other side hangs up.
fn rest(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    let _ = stream.read_to_end(&mut text);
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn who_says_nothing_is_let_go() {
    let site = site(Limits { headers: Duration::from_secs(2), ..Limits::default() });
    let began = Instant::now();
    let silent = connect(&site);
    let mut half = connect(&site);
    write!(half, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").unwrap();
    let mut used = connect(&site);
    write!(used, "GET /health HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    assert_eq!(rest(silent), "");
    assert!(!rest(half).contains("200 OK"));
    assert!(rest(used).contains("200 OK"), "a connection that rests is let go after its answer");
    assert!(began.elapsed() < LONG, "{:?}", began.elapsed());
    assert_eq!(Visitor::new(&site.url).get("/health").status, 200);
}

#[test]
fn who_sends_slowly_is_let_go() {
    let site = site(Limits { grace: Duration::from_secs(2), ..Limits::default() });
    let ann = site.administrator();
    let note = "/events/tata-steel-masters-2024/notes";
    assert_eq!(ann.post(note, "why=quick").status, 303);
    let mut slow = connect(&site);
    let head = "POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n";
    write!(slow, "{head}name=Ann").unwrap();
    let began = Instant::now();
    let sending = slow.try_clone().unwrap();
    let sender = std::thread::spawn(move || {
        let mut sending = sending;
        // A letter now and then, until nobody listens any more.
        while began.elapsed() < LONG && sending.write_all(b"x").is_ok() {
            std::thread::sleep(Duration::from_millis(50));
        }
    });
    let answer = rest(slow);
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("timed out"), "{answer}");
    sender.join().unwrap();
    assert!(began.elapsed() < LONG, "{:?}", began.elapsed());
    assert_eq!(
        site.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap().len()),
        2
    );
}

#[test]
fn so_many_from_one_address_and_no_more() {
    let site = site(Limits { per_address: 5, ..Limits::default() });
    let held: Vec<TcpStream> = (0..5)
        .map(|_| {
            let mut watcher = connect(&site);
            write!(
                watcher,
                "GET /events/tata-steel-masters-2024/live?view=board HTTP/1.1\r\nHost: x\r\n\r\n"
            )
            .unwrap();
            let mut first = String::new();
            BufReader::new(watcher.try_clone().unwrap()).read_line(&mut first).unwrap();
            assert!(first.contains("200 OK"), "{first}");
            watcher
        })
        .collect();
    let mut more = connect(&site);
    write!(more, "GET /health HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let refused = rest(more);
    assert!(
        refused.starts_with("HTTP/1.1 503 ") && refused.contains("Retry-After: 10"),
        "{refused}"
    );
    drop(held);
    // The server hears of it a moment later.
    let began = Instant::now();
    loop {
        let mut again = connect(&site);
        write!(again, "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
        if rest(again).contains("200 OK") {
            break;
        }
        assert!(began.elapsed() < LONG, "there is no room again");
    }
}

#[test]
fn so_many_in_all_and_no_more() {
    let site = site(Limits { connections: 3, ..Limits::default() });
    let _held: Vec<TcpStream> = (0..3)
        .map(|_| {
            let mut one = connect(&site);
            write!(one, "GET /health HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
            let mut first = String::new();
            BufReader::new(one.try_clone().unwrap()).read_line(&mut first).unwrap();
            one
        })
        .collect();
    assert!(rest(connect(&site)).starts_with("HTTP/1.1 503 "));
}

/// A server that stops hands its watchers over: the last word tells them when to come again, and
/// the connection ends.
#[test]
fn a_server_that_stops_hands_watchers_over() {
    let mut site = site(Limits { stopping: LONG, ..Limits::default() });
    let mut watcher = connect(&site);
    write!(
        watcher,
        "GET /events/tata-steel-masters-2024/live?view=board HTTP/1.1\r\nHost: x\r\n\r\n"
    )
    .unwrap();
    let mut lines = BufReader::new(watcher).lines().map(|line| line.unwrap());
    lines.by_ref().find(|line| line == "id: 1").unwrap();
    let idle = connect(&site);
    let began = Instant::now();
    site.stop();
    assert!(began.elapsed() < LONG / 2, "nobody had to be cut off: {:?}", began.elapsed());
    let last: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    let retry = last
        .iter()
        .find_map(|line| line.strip_prefix("retry: "))
        .unwrap_or_else(|| panic!("{last:?}"));
    assert!((500..=3050).contains(&retry.parse::<u32>().unwrap()), "{retry}");
    assert_eq!(rest(idle), "", "who rests is let go");
    assert!(
        TcpStream::connect(site.url.trim_start_matches("http://")).is_err(),
        "nobody new is let in"
    );
}
