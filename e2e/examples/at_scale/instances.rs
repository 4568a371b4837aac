//! The servers, and what is in their database.

use super::Scale;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use tiebreak_e2e::scratch::Scratch;

/// Two servers on one database.
pub struct Setup {
    pub ports: Vec<u16>,
    pub token: String,
    pub cookie: String,
    /// The events that are watched.
    pub slugs: Vec<String>,
    servers: Vec<Process>,
}

struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// As many descriptors as the system allows; how many.
pub fn raise_descriptors() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

pub fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0).build().into()
}

impl Setup {
    pub fn new(program: &str, database: &str, folder: &Scratch, scale: &Scale) -> Self {
        fill(program, database, folder, scale);
        let (servers, ports): (Vec<Process>, Vec<u16>) = (0..2).map(|_| start(program, database).0).unzip();
        let (cookie, token) = log_in(ports[0]);
        let slugs =
            (0..scale.events).map(|number| bring_in(ports[number % 2], &token, &format!("Watched {number}"))).collect();
        Self { ports, token, cookie, slugs, servers }
    }

    /// What the servers took.
    pub fn report(&self) {
        for (server, port) in self.servers.iter().zip(&self.ports) {
            let status = std::fs::read_to_string(format!("/proc/{}/status", server.0.id())).unwrap_or_default();
            let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("?").trim().to_owned();
            println!("server at {port}: {memory} of memory");
        }
    }
}

/// A database with many events and accounts, by way of a backup: the quickest way there is.
fn fill(program: &str, database: &str, folder: &Scratch, scale: &Scale) {
    let begun = with_one_event(program, folder);
    let mut whole = String::new();
    let mut rows = 0;
    // Every row of the event is there as often as there are to be events, each time under another name.
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
        if json["table"] == "account" {
            for number in 0..scale.accounts {
                whole.push_str(&format!("{}\n", json!([format!("Arbiter {number}"), "arbiter", "x", 1])));
                rows += 1;
            }
        }
    }
    let last = json!({ "rows": rows, "sha256": sha256(&whole) });
    whole.push_str(&format!("{last}\n"));
    let file = folder.file("filled.backup");
    std::fs::write(&file, whole).unwrap();
    let restored = Command::new(program).args(["restore", &file, "--database", database]).output().unwrap();
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    print!("restored: {}", String::from_utf8_lossy(&restored.stdout));
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
    let ((server, port), link) = start(program, &database);
    let form = [("name", "load"), ("password", PASSWORD), ("again", PASSWORD)];
    let set = agent().post(link.expect("a link for the administrator")).send_form(form).unwrap();
    assert_eq!(set.status(), 303);
    let (_, token) = log_in(port);
    assert_eq!(bring_in(port, &token, TITLE), SLUG);
    // Its card is made a moment later.
    std::thread::sleep(std::time::Duration::from_secs(3));
    drop(server);
    assert!(Command::new(program).args(["backup", &file, "--database", &database]).status().unwrap().success());
    std::fs::read_to_string(file).unwrap()
}

const PASSWORD: &str = "correct horse battery";

/// A server with its port, and the link for the administrator where there is none yet.
fn start(program: &str, database: &str) -> ((Process, u16), Option<String>) {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let listen = format!("127.0.0.1:{port}");
    let mut arguments = vec!["serve", "--listen", &listen, "--database", database];
    // All watchers of this test come from one address, which no hall's do.
    let help = Command::new(program).args(["serve", "--help"]).output().unwrap();
    if String::from_utf8_lossy(&help.stdout).contains("--max-per-address") {
        arguments.extend(["--max-per-address", "20000", "--max-connections", "20000"]);
    }
    let mut process = Command::new(program).args(arguments).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(process.stderr.take().unwrap()).lines().map_while(Result::ok);
    lines.find(|line| line.starts_with("Tiebreak is at ")).expect("the server starts");
    // The link comes with the next line, if it comes.
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || lines.for_each(|line| drop(tell.send(line))));
    let link = told.recv_timeout(std::time::Duration::from_secs(3)).ok();
    ((Process(process), port), link.and_then(|line| Some(line.split_once("within a day: ")?.1.to_owned())))
}

/// A session and a token of the administrator.
fn log_in(port: u16) -> (String, String) {
    let agent = agent();
    let form = [("name", "load"), ("password", PASSWORD), ("then", "/")];
    let set = agent.post(format!("http://127.0.0.1:{port}/login")).send_form(form).unwrap();
    assert_eq!(set.status(), 303);
    let cookie = set.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let address = format!("http://127.0.0.1:{port}/account/tokens");
    let mut made = agent.post(address).header("cookie", &cookie).send_form([("label", "load")]).unwrap();
    let page = made.body_mut().read_to_string().unwrap();
    let token = page.split("<code>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    (cookie, token)
}

/// An event like the real one, under another title; its name in addresses.
fn bring_in(port: u16, token: &str, title: &str) -> String {
    let text = include_str!("../../../events/tata-steel-masters-2024.toml");
    let text = text.replacen("Tata Steel Masters 2024", title, 1);
    let body = json!({ "name": "watched.toml", "text": text });
    let request = agent().post(format!("http://127.0.0.1:{port}/api/v1/events"));
    let mut answer = request.header("authorization", format!("Bearer {token}")).send_json(&body).unwrap();
    let made: Value = answer.body_mut().read_json().unwrap();
    made["slug"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned()
}
