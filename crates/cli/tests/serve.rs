//! The web app as a process: started, killed in the middle of answering, started again, exported, verified.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_tiebreak");

struct Server {
    process: Child,
    url: String,
    link: Option<String>,
}

impl Server {
    fn start(database: &Path, port: u16) -> Self {
        let mut process = Command::new(PROGRAM)
            .args(["serve", "--demo", "--listen", &format!("127.0.0.1:{port}"), "--database"])
            .arg(database)
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
        std::thread::spawn(move || lines.for_each(drop));
        Self { process, url, link }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn post(agent: &ureq::Agent, address: &str, cookie: &str, body: &str) -> Option<ureq::http::Response<ureq::Body>> {
    let request =
        agent.post(address).header("cookie", cookie).header("content-type", "application/x-www-form-urlencoded");
    request.send(body).ok()
}

#[test]
fn killed_while_answering_nothing_confirmed_is_lost() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tiebreak.db");
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut server = Server::start(&database, port);
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .max_idle_connections(0)
        .build()
        .into();
    let set = post(&agent, server.link.as_deref().unwrap(), "", "name=Ann&password=correct+horse&again=correct+horse")
        .unwrap();
    let cookie = set.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let event = format!("{}/events/tata-steel-masters-2024", server.url);
    let confirmed = std::sync::atomic::AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let writer = scope.spawn(|| {
            for number in 0..10_000 {
                match post(&agent, &format!("{event}/notes"), &cookie, &format!("why=note+{number}")) {
                    Some(answer) if answer.status() == 303 => {
                        confirmed.fetch_add(1, std::sync::atomic::Ordering::SeqCst)
                    }
                    _ => break,
                };
            }
        });
        while confirmed.load(std::sync::atomic::Ordering::SeqCst) < 20 {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        server.process.kill().unwrap();
        server.process.wait().unwrap();
        writer.join().unwrap();
    });
    let confirmed = confirmed.into_inner();

    // Started again it goes on where it was; one note more may have been written than was confirmed.
    let again = Server::start(&database, port);
    assert!(post(&agent, &format!("{event}/notes"), &cookie, "why=after").is_some_and(|answer| answer.status() == 303));
    drop(again);

    let out = folder.path().join("out");
    let mut export = Command::new(PROGRAM);
    export.args(["export", "tata-steel-masters-2024", "--database"]).arg(&database).arg("--to").arg(&out);
    assert!(export.status().unwrap().success());
    let record = out.join("tata-steel-masters-2024.record");
    let entries = std::fs::read_to_string(&record).unwrap().lines().count() - 1;
    assert!(entries == confirmed + 1 || entries == confirmed + 2, "{confirmed} confirmed, {entries} kept");
    let verified = Command::new(PROGRAM).arg("verify").arg(&record).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
    assert!(!export.status().unwrap().success(), "files that exist are not overwritten");
}
