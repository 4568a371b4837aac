//! An hour of a broadcast, a look a second, sixty times faster than it is played: nothing is lost,
//! and nothing piles up. A few minutes of it in `./test`, all of it where `TIEBREAK_LONG` is set.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

use crate::hall::{BEN_DAN, CLEO_ANN, CUP, Hall};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tiebreak_follow::{Fetcher, Looked};

/// A look each second for an hour.
const HOUR: usize = 3_600;
/// What is looked at of it where nobody has an hour.
const SOME_MINUTES: usize = 240;
/// How often it plays faster.
const SPEED: u32 = 60;
/// More than an allocator may hold back, less than a kept look in twenty.
const MOST_GROWTH: usize = 16 << 20;

/// A broadcast of two boards, as large as one of seven: every move with its clock, and every board
/// again in the older copies that boards leave behind.
fn boards(second: usize, results: [&str; 2]) -> String {
    let mut out = String::with_capacity(220_000);
    for (board, (two, result)) in [BEN_DAN, CLEO_ANN].iter().zip(results).enumerate() {
        for copy in 0..7 {
            let result = if copy == 6 { result } else { "*" };
            let _ = write!(
                out,
                "[Event \"Cup\"]\n[Round \"3.{}\"]\n[White \"{}\"]\n[Black \"{}\"]\n[Result \"{result}\"]\n\n",
                board + 1,
                two[0],
                two[1]
            );
            for number in 1..=(200 + second % 60) {
                let _ = write!(
                    out,
                    "{number}. Nf3 {{ [%clk 1:{:02}:00] }} Ng8 {{ [%clk 1:{:02}:59] }} ",
                    number % 60,
                    second % 60
                );
            }
            let _ = write!(out, "{result}\n\n");
        }
    }
    out
}

/// What the broadcast answers at a second: now and then something else than it should.
fn answer(second: usize, results: [&str; 2]) -> (&'static str, Vec<u8>) {
    let whole = boards(second, results).into_bytes();
    match second % 97 {
        13 => ("503 Service Unavailable", b"<html>busy</html>".to_vec()),
        29 => ("404 Not Found", Vec::new()),
        // Cut off in the middle.
        41 => ("200 OK", whole[..whole.len() * (second % 89) / 89].to_vec()),
        53 => ("200 OK", Vec::new()),
        _ => ("200 OK", whole),
    }
}

/// The memory that this process holds, in bytes; nothing where the system does not say.
fn memory() -> Option<usize> {
    let told = std::fs::read_to_string("/proc/self/statm").ok()?;
    told.split_whitespace().nth(1)?.parse::<usize>().ok().map(|pages| pages * 4096)
}

fn serve(shown: Arc<Mutex<(&'static str, Vec<u8>)>>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/round.pgn", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let mut stream = BufReader::new(stream);
            let mut line = String::new();
            while stream.read_line(&mut line).is_ok_and(|read| read > 2) {
                line.clear();
            }
            let (status, body) = shown.lock().unwrap().clone();
            let head = format!(
                "HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
                body.len()
            );
            let _ = stream
                .get_mut()
                .write_all(head.as_bytes())
                .and_then(|()| stream.get_mut().write_all(&body));
        }
    });
    url
}

#[test]
fn an_hour_of_looks_loses_nothing_and_keeps_nothing() {
    let long = std::env::var_os("TIEBREAK_LONG").is_some();
    let looks = if long { HOUR } else { SOME_MINUTES };
    let shown = Arc::new(Mutex::new(answer(0, ["*", "*"])));
    let url = serve(Arc::clone(&shown));
    let mut hall = Hall::of(CUP);
    let mut fetcher = Fetcher::new(url, "tiebreak test", true);
    let mut settled = None;
    for second in 0..looks {
        // The first game ends after half of it, the second at three quarters; its result is taken
        // back once.
        let first = if second * 2 > looks { "1-0" } else { "*" };
        let second_result = match second * 8 / looks {
            0..6 => "*",
            6 if second % 5 == 0 => "*",
            _ => "1/2-1/2",
        };
        *shown.lock().unwrap() = answer(second, [first, second_result]);
        if let Looked::News(bytes) = fetcher.look() {
            hall.shows_bytes(&bytes);
        }
        let proposed = hall.proposed();
        assert!(proposed.len() <= 2, "{second}: {proposed:?}");
        if second == looks / 4 {
            settled = memory();
        }
        if long {
            std::thread::sleep(Duration::from_secs(1) / SPEED);
        }
    }
    *shown.lock().unwrap() = answer(1, ["1-0", "1/2-1/2"]);
    if let Looked::News(bytes) = fetcher.look() {
        hall.shows_bytes(&bytes);
    }
    assert_eq!(hall.entered(), [], "nothing is entered without a person");
    let mut says: Vec<String> = hall.proposed().into_iter().map(|(_, says)| says).collect();
    says.sort();
    assert_eq!(says, ["1-0", "1/2-1/2"]);
    hall.take_all();
    assert_eq!(hall.proposed(), []);
    if let (Some(before), Some(after)) = (settled, memory()) {
        assert!(after < before + MOST_GROWTH, "{before} bytes after a quarter, {after} at the end");
    }
}
