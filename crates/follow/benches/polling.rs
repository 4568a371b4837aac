//! What it costs to follow one event: seven boards, a PGN of 200 kB that has one more move at every
//! look.
//!
//! `cargo bench -p tiebreak-follow --bench polling` prints the time of a processor for one look
//! (fetched from this machine, read, held against the record), and what part of a core a look each
//! second takes. It fails where that is a hundredth or more.
#![allow(clippy::unwrap_used, clippy::float_arithmetic, clippy::indexing_slicing)]

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use tiebreak_engine::{Options, rule};
use tiebreak_follow::{Fetcher, Follower, Looked, snapshot};
use tiebreak_formats::event_file;
use tiebreak_model::{Answers, Event};
use tiebreak_record::{Header, SourceFile, VerifiedRecord, VerifyContext, sha256};
use tiebreak_regulation::{Regulation, builtin};

const BOARDS: usize = 7;
const LOOKS: usize = 300;
/// Half-moves with their clocks that make up 200 kB on seven boards.
const MOVES: usize = 420;

/// Fourteen players and their last round.
fn event() -> Event {
    let mut text = String::from(
        "format = \"tiebreak-event/1\"\ntitle = \"Cup\"\nkind = \"round-robin\"\nregulation = \"tepe-sigeman-2023\"\n",
    );
    for number in 0..BOARDS * 2 {
        let _ = write!(
            text,
            "[[player]]\nname = \"Player {}\"\nfide-id = {}\n",
            letter(number),
            100 + number
        );
    }
    for board in 0..BOARDS {
        let _ = write!(
            text,
            "[[game]]\nround = 1\nwhite = \"Player {}\"\nblack = \"Player {}\"\nresult = \"*\"\n",
            letter(board * 2),
            letter(board * 2 + 1)
        );
    }
    event_file::read("cup.toml", &text).unwrap()
}

fn letter(number: usize) -> char {
    char::from(b'A' + u8::try_from(number).unwrap())
}

fn boards(look: usize) -> String {
    let mut out = String::with_capacity(220_000);
    for board in 0..BOARDS {
        let (white, black) = (letter(board * 2), letter(board * 2 + 1));
        let _ = write!(
            out,
            "[Event \"Cup\"]\n[Round \"1.{}\"]\n[White \"Player {white}\"]\n[Black \"Player {black}\"]\n[WhiteFideId \"{}\"]\n[BlackFideId \"{}\"]\n[Result \"*\"]\n\n",
            board + 1,
            100 + board * 2,
            101 + board * 2
        );
        for number in 1..=(MOVES + look) {
            let _ = write!(out, "{number}. Nf3 {{ [%clk 1:29:58] }} Ng8 {{ [%clk 1:29:59] }} ");
        }
        out.push_str("*\n\n");
    }
    out
}

/// The time that this thread was on a processor, in nanoseconds, from the system.
fn on_processor() -> u64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    told.split_whitespace().next().unwrap().parse().unwrap()
}

fn serve(shown: Arc<Mutex<String>>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/round.pgn", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let mut stream = BufReader::new(stream);
            let mut line = String::new();
            while stream.read_line(&mut line).is_ok_and(|read| read > 2) {
                line.clear();
            }
            let body = shown.lock().unwrap().clone();
            let head = format!(
                "HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
                body.len()
            );
            let _ = stream.get_mut().write_all(head.as_bytes());
        }
    });
    url
}

fn main() -> ExitCode {
    let event = event();
    let (file, rules) = builtin::file(event.regulation()).unwrap();
    let regulation = Regulation::read_as(file, rules, event.readings()).unwrap();
    let kept = event_file::kept(&event);
    let source = |name: &str, text: &str| SourceFile {
        name: name.to_owned(),
        file: None,
        sha256: sha256(text.as_bytes()),
        text: Some(text.to_owned()),
    };
    let header = Header {
        program: "bench".into(),
        event: source("Cup", &kept),
        regulation: source(&regulation.id, rules),
    };
    let ruled = |asked: &Event, answers: &mut dyn Answers, explain: bool| {
        rule(asked, &regulation, answers, Options { explain, ..Options::default() })
            .map_err(|error| format!("{error:?}"))
    };
    let read = |text: &str| event_file::read("cup.toml", text).map_err(|error| error.to_string());
    let (event_sha256, regulation_sha256) = (sha256(kept.as_bytes()), sha256(rules.as_bytes()));
    let against = VerifyContext {
        event: &event,
        event_sha256: &event_sha256,
        event_text: &kept,
        regulation_sha256: &regulation_sha256,
        read: &read,
        rule: &ruled,
    };
    let checked = VerifiedRecord::start(header, &against);
    let shown = Arc::new(Mutex::new(String::new()));
    let mut fetcher = Fetcher::new(serve(Arc::clone(&shown)), "bench", true);
    let mut follower = Follower::default();
    let (mut bytes, mut nanoseconds) = (0, 0);
    for look in 0..LOOKS {
        // Made up beforehand: that is the broadcast's work.
        let pgn = boards(look % 40);
        bytes += pgn.len();
        *shown.lock().unwrap() = pgn;
        let before = on_processor();
        let Looked::News(news) = fetcher.look() else { continue };
        follower.look(&event, &snapshot(&news));
        let proposed = follower.proposals(&event, checked.heard().unwrap(), checked.record());
        nanoseconds += on_processor() - before;
        assert!(proposed.is_empty());
    }
    let each = nanoseconds as f64 / LOOKS as f64 / 1e6;
    println!(
        "{BOARDS} boards, {} kB, {LOOKS} looks: {each:.2} ms of a processor a look, {:.2} % of a core at one a second",
        bytes / LOOKS / 1000,
        each / 10.0
    );
    if each < 10.0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
