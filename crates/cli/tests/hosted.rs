//! A server as a process, in strangers' hands: one on a file, a log without secrets, an orderly
//! end.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::served::{PROGRAM, Server, administrator, agent, post};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

const TATA: &str = "/events/tata-steel-masters-2024";

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tiebreak.db");
    let mut first = Server::start(&database, 0, &[]);
    let mut second = Command::new(PROGRAM);
    second.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(&database);
    let refused = second.output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr);
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(
        said.contains("another Tiebreak server is running on") && said.contains("--database"),
        "{said}"
    );
    assert_eq!(
        agent().get(format!("{}/health", first.url)).call().unwrap().status(),
        200,
        "the first goes on"
    );
    // Commands that look at the file are not servers.
    let mut export = Command::new(PROGRAM);
    export
        .args(["export", "tata-steel-masters-2024", "--database"])
        .arg(&database)
        .arg("--to")
        .arg(folder.path().join("out"));
    assert!(export.status().unwrap().success());
    // Killed without a word, it leaves nothing behind that keeps the next one away.
    first.process.kill().unwrap();
    first.process.wait().unwrap();
    let third = Server::start(&database, 0, &[]);
    assert_eq!(agent().get(format!("{}/ready", third.url)).call().unwrap().status(), 200);
}

#[test]
fn the_log_has_numbers_and_no_secrets() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tiebreak.db");
    let server = Server::start(&database, 0, &["--log", "json"]);
    let agent = agent();
    let cookie = administrator(&agent, &server);
    post(
        &agent,
        &format!("{}/login?then=/secret-place", server.url),
        "",
        "name=hunter2+typed+here&password=wrong+guess",
    )
    .unwrap();
    post(&agent, &format!("{}/login", server.url), "", "name=Ann&password=wrong+guess").unwrap();
    let mut made =
        post(&agent, &format!("{}/account/tokens", server.url), &cookie, "label=relay").unwrap();
    let page = made.body_mut().read_to_string().unwrap();
    let token = page.split("shown only now: <code>").nth(1).unwrap().split('<').next().unwrap();
    let bearer = format!("Bearer {token}");
    let note =
        agent.post(format!("{}/api/v1{TATA}/notes", server.url)).header("authorization", &bearer);
    assert_eq!(note.send_json(serde_json::json!({ "why": "x" })).unwrap().status(), 200);
    let last = agent.get(format!("{}{TATA}/board?x=y", server.url)).call().unwrap();
    let number = last.headers()["x-request-id"].to_str().unwrap().to_owned();
    let lines = server.log_until(&number);
    let objects: Vec<serde_json::Value> =
        lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let answered = objects.last().unwrap();
    assert_eq!(answered["fields"]["path"], format!("{TATA}/board"));
    assert_eq!(
        (&answered["fields"]["status"], &answered["span"]["id"]),
        (&200.into(), &number.clone().into())
    );
    let whole = lines.join("\n");
    let secret = server.link.as_deref().unwrap().rsplit('/').next().unwrap().to_owned();
    let session = cookie.split('=').nth(1).unwrap();
    for hidden in
        [secret.as_str(), session, token, "correct", "guess", "hunter2", "secret-place", "x=y"]
    {
        assert!(!whole.contains(hidden), "{hidden} is in the log:\n{whole}");
    }
    assert!(whole.contains("/setup/{secret}"), "{whole}");
    let failed: Vec<&serde_json::Value> =
        objects.iter().filter(|line| line["fields"]["message"] == "log-in failed").collect();
    assert_eq!(failed.len(), 2, "{whole}");
    assert_eq!(
        (&failed[0]["fields"]["name"], &failed[1]["fields"]["name"]),
        (&"of nobody".into(), &"Ann".into())
    );
    // Addresses stand only where somebody failed to log in.
    assert_eq!(whole.matches("127.0.0.1").count(), 2, "{whole}");
}

/// Started again while somebody watches: the watcher is told when to come again, and finds the next
/// server.
#[test]
fn an_orderly_end_hands_watchers_over() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tiebreak.db");
    let mut server = Server::start(&database, 0, &[]);
    let port = server.port();
    let watch = || {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        write!(stream, "GET {TATA}/live?view=board HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        let mut lines = BufReader::new(stream).lines().map(|line| line.unwrap());
        lines.by_ref().find(|line| line.starts_with("id: ")).unwrap();
        lines
    };
    let watching = watch();
    assert_eq!(server.stop(), Some(0));
    let last: Vec<String> = watching.collect();
    assert!(last.iter().any(|line| line.starts_with("retry: ")), "{last:?}");
    let _next = Server::start(&database, port, &[]);
    assert!(watch().next().is_some());
}
