//! A broadcast on this machine: a PGN that tests change, behind a small web server.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tiebreak_follow::Hosts;
use tiebreak_server::{FollowSettings, Settings};

/// Long enough for any machine; nothing waits for it unless something is broken.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Three players, three games to be played.
pub const CUP: &str = r#"
format = "tiebreak-event/1"
title = "Cup"
kind = "round-robin"
regulation = "tepe-sigeman-2023"
player = [{ name = "Ann Archer" }, { name = "Ben Baker" }, { name = "Cleo Carter" }]
game = [
  { round = 1, white = "Ben Baker", black = "Cleo Carter", result = "*" },
  { round = 2, white = "Cleo Carter", black = "Ann Archer", result = "*" },
  { round = 3, white = "Ann Archer", black = "Ben Baker", result = "*" },
]
"#;

/// The boards of the cup with these results.
pub fn cup(results: [&str; 3]) -> String {
    let games = [
        ("Baker, Ben", "Carter, Cleo"),
        ("Carter, Cleo", "Archer, Ann"),
        ("Archer, Ann", "Baker, Ben"),
    ];
    games
        .iter()
        .zip(results)
        .enumerate()
        .map(|(at, ((white, black), result))| game(at + 1, white, black, result))
        .collect()
}

/// One game of it.
pub fn game(round: usize, white: &str, black: &str, result: &str) -> String {
    format!(
        "[Event \"Cup\"]\n[Round \"{round}.1\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n1. e4 {{ [%clk 1:30:00] }} e5 {{ [%clk 1:29:58] }} {result}\n\n"
    )
}

/// The web server of a broadcast.
pub struct Boards {
    pub url: String,
    shown: Arc<Mutex<(String, String)>>,
    asked: Arc<AtomicUsize>,
}

impl Boards {
    /// Shows nothing yet: 404.
    pub fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/round.pgn", listener.local_addr().unwrap());
        let shown = Arc::new(Mutex::new(("404 Not Found".to_owned(), String::new())));
        let asked = Arc::<AtomicUsize>::default();
        let (serving, counting) = (Arc::clone(&shown), Arc::clone(&asked));
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let mut stream = BufReader::new(stream);
                let mut head = String::new();
                while stream.read_line(&mut head).is_ok_and(|read| read > 2) {}
                let (status, body) = serving.lock().unwrap().clone();
                let answer = format!(
                    "HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
                    body.len()
                );
                let _ = stream.get_mut().write_all(answer.as_bytes());
                counting.fetch_add(1, Ordering::SeqCst);
            }
        });
        Self { url, shown, asked }
    }

    /// Shows these games from now on.
    pub fn show(&self, pgn: &str) {
        *self.shown.lock().unwrap() = ("200 OK".to_owned(), pgn.to_owned());
    }

    /// Answers with this status from now on.
    pub fn answer(&self, status: &str) {
        *self.shown.lock().unwrap() = (status.to_owned(), String::new());
    }

    /// How often it was asked.
    pub fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

/// A server that may follow broadcasts on this machine, and looks often.
pub fn following() -> Settings {
    let follow = FollowSettings {
        hosts: Hosts::parse("127.0.0.1"),
        private: true,
        every: Duration::from_millis(100),
    };
    Settings { follow, ..super::settings() }
}

/// Waits for what a test expects.
pub fn until<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(30));
    }
}
