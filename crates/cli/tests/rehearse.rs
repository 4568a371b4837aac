//! `tiebreak rehearse`: boards that end as they ended, a web app that proposes them, and nothing entered until somebody takes it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// Long enough for any machine; nothing waits for it unless something is broken.
const PATIENCE: Duration = Duration::from_secs(120);

fn tiebreak(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tiebreak"));
    command.arg("rehearse").args(words).stdin(Stdio::null());
    command
}

struct Rehearsal {
    process: Child,
    said: Vec<String>,
    browser: ureq::Agent,
}

impl Rehearsal {
    fn start(words: &[&str]) -> Self {
        let mut process = tiebreak(words).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        Self { said: lines.take(5).collect(), process, browser: ureq::Agent::new_with_defaults() }
    }

    /// The address at the end of the line that begins so.
    fn address(&self, begins: &str) -> &str {
        let line = self.said.iter().find(|line| line.starts_with(begins));
        line.and_then(|line| line.split_whitespace().last()).unwrap_or_else(|| panic!("{begins}: {:?}", self.said))
    }

    fn get(&self, url: &str) -> String {
        self.browser.get(url).call().unwrap_or_else(|e| panic!("{url}: {e}")).body_mut().read_to_string().unwrap()
    }

    fn wait_for(&self, url: &str, holds: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let page = self.get(url);
            if holds(&page) {
                return page;
            }
            assert!(begun.elapsed() < PATIENCE, "{url} still shows\n{page}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn ruling(&self) -> Value {
        let event = self.address("Board ").replace("/events/", "/api/v1/events/").replace("/board", "");
        serde_json::from_str(&self.get(&event)).unwrap()
    }
}

impl Drop for Rehearsal {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The values of the hidden fields in the form that takes all of the tournament.
fn all_of_them(page: &str) -> Vec<(String, String)> {
    let document = scraper::Html::parse_document(page);
    let fields = scraper::Selector::parse("form.all input[type=hidden]").unwrap();
    let value = |field: scraper::ElementRef<'_>, name| field.value().attr(name).unwrap().to_owned();
    document.select(&fields).map(|field| (value(field, "name"), value(field, "value"))).collect()
}

#[test]
fn the_last_round_of_tata_steel_is_played_again_and_taken() {
    let rehearsal = Rehearsal::start(&["--speed", "1000000"]);
    assert!(rehearsal.said[0].starts_with("A rehearsal of 7 games"), "{:?}", rehearsal.said);
    let broadcast = rehearsal.address("Broadcast");
    assert!(broadcast.starts_with("http://127.0.0.1:"), "{broadcast}");
    rehearsal.wait_for(broadcast, |pgn| !pgn.contains("[Result \"*\"]"));
    let board = rehearsal.get(rehearsal.address("Board "));
    assert!(board.contains("Rehearsal: Tata Steel Masters 2024"), "{board}");

    // An arbiter looks, and until then nothing is entered.
    let form = [("name", "ann"), ("password", "correct horse"), ("again", "correct horse")];
    rehearsal.browser.post(rehearsal.address("For the console")).send_form(form).unwrap();
    let console = rehearsal.address("Console");
    let page = rehearsal.wait_for(console, |page| all_of_them(page).len() == 14);
    assert_eq!(rehearsal.ruling()["ruling"]["interim"], true, "nothing is entered yet");
    let mut fields = all_of_them(&page);
    fields.push(("do".to_owned(), "take".to_owned()));
    let proposals = console.replace("/console", "/broadcast/proposals");
    rehearsal.browser.post(&proposals).send_form(fields).unwrap();

    // The afternoon ends as it ended: four on 8½.
    let ruling = rehearsal.ruling();
    let first: Vec<&str> = ruling["ruling"]["standing"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|row| row["points"] == "17/2" || row["points"] == "8.5" || row["points"] == 8.5)
        .map(|row| row["name"].as_str().unwrap_or_default())
        .collect();
    assert_eq!(first.len(), 4, "{ruling:#}");
}

fn refused(words: &[&str]) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = tiebreak(words).output().unwrap();
    (status.code(), String::from_utf8(stderr).unwrap())
}

#[test]
fn an_event_without_rounds_cannot_be_rehearsed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tour.toml");
    let text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"tour\"\n[[player]]\nname = \"A\"\npoints = 1\n[[player]]\nname = \"B\"\npoints = 2\n";
    std::fs::write(&file, text).unwrap();
    let (code, told) = refused(&[file.to_str().unwrap()]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("no round that could be played again"), "{told}");
    let (code, told) = refused(&["--speed", "0"]);
    assert_eq!(code, Some(2), "{told}");
}
