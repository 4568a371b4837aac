//! `tiebreak resolve --watch`: prints again when the event, its record or its regulation change.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk;

use crate::desk::{Desk, two_tied};
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

struct Watching {
    child: Child,
    lines: Receiver<String>,
}

impl Watching {
    fn start(desk: &Desk, arguments: &[&str]) -> Self {
        let mut child =
            desk.command(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = channel();
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| send.send(line))
        });
        Self { child, lines }
    }

    /// Waits for a line that holds this text.
    fn sees(&self, text: &str) {
        loop {
            let line = self.lines.recv_timeout(Duration::from_secs(60));
            if line.unwrap_or_else(|_| panic!("{text:?} was not printed")).contains(text) {
                return;
            }
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_record_is_watched_also_before_it_is_there() {
    let desk = Desk::of(&two_tied());
    let watching = Watching::start(&desk, &["resolve", "cup.toml", "--watch"]);
    watching.sees("match/first-white WHITE BLACK");
    desk.answers(&[&["match/first-white", "Bo"]]);
    watching.sees("match/game-1 RESULT");
    desk.answers(&[&["match/game-1", "1-0"]]);
    watching.sees("match/game-2 RESULT");
}

#[test]
fn the_regulation_is_watched() {
    let desk = Desk::of(&two_tied().replace("\"tepe-sigeman-2023\"", "\"rules.toml\""));
    let rules = std::fs::read_to_string(
        desk::root().join("crates/regulation/regulations/chess/tepe-sigeman-2023.toml"),
    )
    .unwrap();
    std::fs::write(desk.path("rules.toml"), &rules).unwrap();
    let watching = Watching::start(&desk, &["resolve", "cup.toml", "--watch"]);
    watching.sees("match/first-white WHITE BLACK");
    let title = rules.lines().find(|line| line.starts_with("id")).unwrap();
    std::fs::write(desk.path("rules.toml"), rules.replacen(title, "id = \"our-own-2027\"", 1))
        .unwrap();
    watching.sees("our-own-2027");
    std::fs::write(
        desk.path("cup.toml"),
        two_tied().replace("\"tepe-sigeman-2023\"", "\"rules.toml\"").replace("Bo", "Eva"),
    )
    .unwrap();
    watching.sees("Eva");
}
