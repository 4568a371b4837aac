//! `tiebreak rehearse`: boards that end as they ended, a web app that proposes them, and nothing
//! entered until somebody takes it.
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
    /// Who is logged in.
    cookie: String,
}

impl Rehearsal {
    fn start(words: &[&str]) -> Self {
        let mut process = tiebreak(words).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        let config =
            ureq::Agent::config_builder().max_redirects(0).http_status_as_error(false).build();
        Self {
            said: lines.take(5).collect(),
            process,
            browser: config.into(),
            cookie: String::new(),
        }
    }

    /// The address at the end of the line that begins so.
    fn address(&self, begins: &str) -> &str {
        let line = self.said.iter().find(|line| line.starts_with(begins));
        line.and_then(|line| line.split_whitespace().last())
            .unwrap_or_else(|| panic!("{begins}: {:?}", self.said))
    }

    fn get(&self, url: &str) -> String {
        let mut answer = self.browser.get(url).header("cookie", &self.cookie).call().unwrap();
        let text = answer.body_mut().read_to_string().unwrap();
        assert_eq!(answer.status(), 200, "{url}: {text}");
        text
    }

    fn post(&self, url: &str, fields: &[(String, String)]) -> String {
        let fields = fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let mut answer =
            self.browser.post(url).header("cookie", &self.cookie).send_form(fields).unwrap();
        let text = answer.body_mut().read_to_string().unwrap();
        assert_eq!(answer.status(), 303, "{url}: {text}");
        let cookie =
            answer.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned());
        cookie.and_then(|cookie| cookie.split(';').next().map(str::to_owned)).unwrap_or_default()
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
        let event =
            self.address("Board ").replace("/events/", "/api/v1/events/").replace("/board", "");
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
    let mut rehearsal = Rehearsal::start(&["--speed", "1000000"]);
    assert!(rehearsal.said[0].starts_with("A rehearsal of 7 games"), "{:?}", rehearsal.said);
    let broadcast = rehearsal.address("Broadcast");
    assert!(broadcast.starts_with("http://127.0.0.1:"), "{broadcast}");
    rehearsal.wait_for(broadcast, |pgn| !pgn.contains("[Result \"*\"]"));
    let board = rehearsal.get(rehearsal.address("Board "));
    assert!(board.contains("Rehearsal: Tata Steel Masters 2024"), "{board}");

    // An arbiter looks, and until then nothing is entered.
    let form = [("name", "ann"), ("password", "correct horse"), ("again", "correct horse")];
    let form = form.map(|(name, value)| (name.to_owned(), value.to_owned()));
    rehearsal.cookie = rehearsal.post(rehearsal.address("For the console"), &form);
    let console = rehearsal.address("Console");
    let page = rehearsal.wait_for(console, |page| all_of_them(page).len() == 14);
    assert_eq!(rehearsal.ruling()["ruling"]["interim"], true, "nothing is entered yet");
    let mut fields = all_of_them(&page);
    fields.push(("do".to_owned(), "take".to_owned()));
    let proposals = console.replace("/console", "/broadcast/proposals");
    rehearsal.post(&proposals, &fields);

    // The afternoon ends as it ended: four on 8½.
    let first = &rehearsal.ruling()["ruling"]["standing"][0];
    assert_eq!(
        (&first["score"], first["names"].as_array().map(Vec::len)),
        (&"8.5".into(), Some(4)),
        "{first}"
    );
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
