//! Ctrl-C while `tiebreak odds` works: what is known is shown, and that it is not all.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use std::fmt::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Sixteen who drew all their games, before the last round: thousands of outcomes with up to
/// sixteen tied, minutes of work.
fn long_work(folder: &Path) -> std::path::PathBuf {
    let mut text = "format = \"tiebreak-event/1\"\ntitle = \"Sixteen\"\nkind = \"round-robin\"\nregulation = \"tata-steel-masters-2023\"\n".to_owned();
    for number in 1..=16 {
        let _ = writeln!(
            text,
            "[[player]]\nname = \"Player {number}\"\nrating = {}",
            2600 + 10 * number
        );
    }
    for (round, pairs) in (1..).zip(tiebreak_engine::berger::rounds(16)) {
        let result = if round == 15 { "*" } else { "1/2-1/2" };
        for (white, black) in pairs {
            let _ = writeln!(
                text,
                "[[game]]\nround = {round}\nwhite = \"Player {white}\"\nblack = \"Player {black}\"\nresult = \"{result}\""
            );
        }
    }
    let path = folder.join("event.toml");
    std::fs::write(&path, text).unwrap();
    path
}

fn begin(event: &Path, format: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tiebreak"))
        .args(["odds", &event.display().to_string(), "--format", format])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Hundredths of a second of a processor that a process has had.
fn worked(child: &Child) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap();
    let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
    fields[11].parse().unwrap()
}

/// Lets it work for a while, then presses Ctrl-C; what it printed.
fn interrupted(mut child: Child) -> String {
    while worked(&child) < 100 {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(child.try_wait().unwrap().is_none(), "the work was over too soon to be stopped");
    let began = Instant::now();
    assert!(
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success()
    );
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(began.elapsed() < Duration::from_secs(60), "{:?}", began.elapsed());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn ctrl_c_leaves_what_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let event = long_work(folder.path());
    let json: serde_json::Value =
        serde_json::from_str(&interrupted(begin(&event, "json"))).unwrap();
    let number = |value: &serde_json::Value| value.as_str().unwrap().parse::<f64>().unwrap();
    assert_eq!(json["exact"], false);
    let left = number(&json["stopped"]["not-worked-out"]);
    let won: f64 =
        json["participants"].as_array().unwrap().iter().map(|one| number(&one["win"])).sum();
    assert!(left > 0.0 && left < 1.0 && (won + left - 1.0).abs() < 1e-9, "{won} won, {left} left");

    let text = interrupted(begin(&event, "text"));
    assert!(text.contains("Stopped before the end: "), "{text}");
}
