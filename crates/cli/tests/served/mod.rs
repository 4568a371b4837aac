//! The web app as a process.
#![allow(dead_code)]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_tiebreak");

/// A server that runs; it is killed when this goes.
pub struct Server {
    pub process: Child,
    pub url: String,
    pub link: Option<String>,
    /// What it writes to its log, line by line.
    pub log: Receiver<String>,
}

impl Server {
    /// Starts one; `more` are options. With port 0 the kernel chooses the port.
    pub fn start(database: &Path, port: u16, more: &[&str]) -> Self {
        let mut process = Command::new(PROGRAM)
            .args(["serve", "--demo", "--listen", &format!("127.0.0.1:{port}"), "--database"])
            .arg(database)
            .args(more)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stderr.take().unwrap()).lines();
        let mut next = || lines.next().unwrap().unwrap();
        let first = !database.with_extension("started").exists();
        if first {
            let key = next();
            assert!(key.starts_with("A key to sign heads with was made: "), "{key}");
        }
        let url = next().strip_prefix("Tiebreak is at ").unwrap().to_owned();
        let link = first.then(|| next().split_once(": ").unwrap().1.to_owned());
        std::fs::write(database.with_extension("started"), "").unwrap();
        let (send, log) = channel();
        std::thread::spawn(move || {
            lines.map_while(Result::ok).for_each(|line| drop(send.send(line)))
        });
        Self { process, url, link, log }
    }

    /// The port on which it listens.
    pub fn port(&self) -> u16 {
        self.url.rsplit_once(':').and_then(|(_, port)| port.parse().ok()).unwrap()
    }

    /// Asks it to stop, as a service manager does; its exit code.
    pub fn stop(&mut self) -> Option<i32> {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.process.wait().unwrap().code()
    }

    /// The lines of the log until one holds these words.
    pub fn log_until(&self, words: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while !lines.last().is_some_and(|line: &String| line.contains(words)) {
            lines.push(
                self.log
                    .recv_timeout(Duration::from_secs(60))
                    .unwrap_or_else(|_| panic!("no {words} in {lines:?}")),
            );
        }
        lines
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Somebody who follows no redirects and keeps no connection.
pub fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .max_idle_connections(0);
    config.build().into()
}

/// Sends a form.
pub fn post(
    agent: &ureq::Agent,
    address: &str,
    cookie: &str,
    body: &str,
) -> Option<ureq::http::Response<ureq::Body>> {
    let request = agent
        .post(address)
        .header("cookie", cookie)
        .header("content-type", "application/x-www-form-urlencoded");
    request.send(body).ok()
}

/// Sets the administrator's password by the link; the cookie.
pub fn administrator(agent: &ureq::Agent, server: &Server) -> String {
    let set = post(
        agent,
        server.link.as_deref().unwrap(),
        "",
        "name=Ann&password=correct+horse&again=correct+horse",
    );
    set.unwrap().headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned()
}
