//! The servers, and what is in their database.

use super::Scale;
use serde_json::{Value, json};
use std::process::Command;
use std::time::{Duration, Instant};
use tiebreak_e2e::scratch::Scratch;
use tiebreak_e2e::served::{Served, agent};

/// Two servers on one database.
pub struct Setup {
    pub ports: Vec<u16>,
    pub token: String,
    pub cookie: String,
    /// The events that are watched.
    pub slugs: Vec<String>,
    servers: Vec<Served>,
}

impl Setup {
    pub fn new(program: &str, database: &str, folder: &Scratch, scale: &Scale) -> Self {
        fill(program, database, folder, scale);
        let servers: Vec<Served> =
            (0..2).map(|_| Served::start(program, database, &OPTIONS)).collect();
        let cookie = servers[0].log_in();
        let token = servers[0].token(&cookie);
        let watched =
            |number: usize| bring_in(&servers[number % 2], &token, &format!("Watched {number}"));
        let slugs = (0..scale.events).map(watched).collect();
        Self {
            ports: servers.iter().map(|server| server.port).collect(),
            token,
            cookie,
            slugs,
            servers,
        }
    }

    /// Processor time of both servers so far, in hundredths of a second.
    pub fn processor(&self) -> u64 {
        self.servers.iter().map(Served::processor).sum()
    }

    /// What the servers took.
    pub fn report(&self) {
        for server in &self.servers {
            let (now, most) = server.memory();
            println!(
                "server at {}: {} MB of memory, {} MB at most",
                server.port,
                now / 1000,
                most / 1000
            );
        }
    }
}

/// All watchers of this test come from one address, which no hall's do.
const OPTIONS: [&str; 4] = ["--max-per-address", "20000", "--max-connections", "20000"];

/// A database with many events and accounts, by way of a backup: the quickest way there is.
fn fill(program: &str, database: &str, folder: &Scratch, scale: &Scale) {
    let begun = with_one_event(program, folder);
    let mut whole = String::new();
    let mut rows = 0;
    // Every row of the event is there as often as there are to be events, each time under another
    // name.
    for (number, line) in begun.lines().enumerate() {
        let json: Value = serde_json::from_str(line).unwrap();
        match json.as_array() {
            Some(row) if row.iter().any(|value| value == SLUG) => {
                for number in 0..scale.kept_events {
                    let name = |value: &Value| match value.as_str() {
                        Some(SLUG) => json!(format!("open-{number}")),
                        Some(TITLE) => json!(format!("Open {number}")),
                        _ => value.clone(),
                    };
                    whole.push_str(&format!("{}\n", row.iter().map(name).collect::<Value>()));
                    rows += 1;
                }
            }
            Some(_) => {
                whole.push_str(&format!("{line}\n"));
                rows += 1;
            }
            None if number > 0 && json.get("table").is_none() => break,
            None => whole.push_str(&format!("{line}\n")),
        }
        let more: Vec<Value> = match json["table"].as_str() {
            Some("account") => (0..scale.accounts)
                .map(|number| json!([arbiter(number), "arbiter", "x", 1]))
                .collect(),
            // Everybody conducts ten events, and the first of them all.
            Some("assignment") => (0..scale.kept_events)
                .map(|event| (0, event))
                .chain(
                    (0..scale.accounts * 10)
                        .skip(10)
                        .map(|number| (number / 10, number % scale.kept_events)),
                )
                .map(|(account, event)| json!([arbiter(account), format!("open-{event}")]))
                .collect(),
            _ => Vec::new(),
        };
        rows += more.len();
        more.iter().for_each(|row| whole.push_str(&format!("{row}\n")));
    }
    let last = json!({ "rows": rows, "sha256": sha256(&whole) });
    whole.push_str(&format!("{last}\n"));
    let file = folder.file("filled.backup");
    std::fs::write(&file, whole).unwrap();
    let restored =
        Command::new(program).args(["restore", &file, "--database", database]).output().unwrap();
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    print!("restored: {}", String::from_utf8_lossy(&restored.stdout));
}

fn arbiter(number: usize) -> String {
    format!("Arbiter {number}")
}

fn sha256(text: &str) -> String {
    use sha2::Digest;
    sha2::Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The event of which there are to be many.
const SLUG: &str = "kept";
const TITLE: &str = "Kept";

/// A backup of a server on which only the administrator is, and one event, which is in the list.
fn with_one_event(program: &str, folder: &Scratch) -> String {
    let (database, file) = (folder.file("first.db"), folder.file("first.backup"));
    let server = Served::start(program, &database, &OPTIONS);
    let token = server.token(&server.administrator());
    assert_eq!(bring_in(&server, &token, TITLE), SLUG);
    // Its card is made a moment later; then the list tells its state.
    let began = Instant::now();
    let listed = || {
        agent().get(server.url("/?state=tied")).call().unwrap().body_mut().read_to_string().unwrap()
    };
    while !listed().contains(SLUG) && began.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(200));
    }
    drop(server);
    assert!(
        Command::new(program)
            .args(["backup", &file, "--database", &database])
            .status()
            .unwrap()
            .success()
    );
    std::fs::read_to_string(file).unwrap()
}

/// An event like the real one, under another title; its name in addresses.
fn bring_in(server: &Served, token: &str, title: &str) -> String {
    let text = include_str!("../../../crates/server/events/tata-steel-masters-2024.toml");
    let text = text.replacen("\"Tata Steel Masters 2024\"", &format!("\"{title}\""), 1);
    let body = json!({ "name": "watched.toml", "text": text });
    let request = agent().post(server.url("/api/v1/events"));
    let mut answer =
        request.header("authorization", format!("Bearer {token}")).send_json(&body).unwrap();
    let made: Value = answer.body_mut().read_json().unwrap();
    made["slug"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned()
}
