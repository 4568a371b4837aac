//! The web app as a process: started, killed in the middle of answering, started again, exported,
//! verified.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::served::{PROGRAM, Server, administrator, agent, post};
use std::process::Command;
use tempfile::TempDir;

#[test]
fn killed_while_answering_nothing_confirmed_is_lost() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tiebreak.db");
    let mut server = Server::start(&database, 0, &[]);
    let agent = agent();
    let cookie = administrator(&agent, &server);
    let event = format!("{}/events/tata-steel-masters-2024", server.url);
    let confirmed = std::sync::atomic::AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let writer = scope.spawn(|| {
            for number in 0..10_000 {
                match post(
                    &agent,
                    &format!("{event}/notes"),
                    &cookie,
                    &format!("why=note+{number}"),
                ) {
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

    // Started again it goes on where it was; one note more may have been written than was
    // confirmed.
    let again = Server::start(&database, 0, &[]);
    let event = format!("{}/events/tata-steel-masters-2024", again.url);
    assert!(
        post(&agent, &format!("{event}/notes"), &cookie, "why=after")
            .is_some_and(|answer| answer.status() == 303)
    );
    drop(again);

    let out = folder.path().join("out");
    let mut export = Command::new(PROGRAM);
    export
        .args(["export", "tata-steel-masters-2024", "--database"])
        .arg(&database)
        .arg("--to")
        .arg(&out);
    assert!(export.status().unwrap().success());
    let record = out.join("tata-steel-masters-2024.record");
    let entries = std::fs::read_to_string(&record).unwrap().lines().count() - 1;
    assert!(
        entries == confirmed + 1 || entries == confirmed + 2,
        "{confirmed} confirmed, {entries} kept"
    );
    let verified = Command::new(PROGRAM).arg("verify").arg(&record).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
    assert!(!export.status().unwrap().success(), "files that exist are not overwritten");
}
