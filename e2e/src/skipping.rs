//! Tests that do not run here say so: `./test` lists them at its end, each with its reason.

use std::fs::OpenOptions;
use std::io::Write;

/// Whether a test is left to `./test --all`. Everyone runs one pass through a browser
/// (`browser.rs`).
pub fn left_to_all() -> bool {
    let left = !runs_all();
    if left {
        note("left to ./test --all");
    }
    left
}

/// Notes that this machine cannot run a test for a reason that is also allowed in CI, such as a
/// missing IPv6.
pub fn not_on_this_machine(reason: &str) {
    note(reason);
}

/// Notes that something a test needs is missing. With `./test --all` the test fails instead,
/// because CI must run it.
pub fn missing(what: &str) {
    assert!(
        !runs_all(),
        "{what}: ./test --all must run this test; e2e/setup.sh installs what it needs"
    );
    note(&format!("needs {what}"));
}

fn runs_all() -> bool {
    std::env::var_os("TIEBREAK_ALL").is_some()
}

/// Adds the test and the reason to the list that `./test` prints. The test runner names a thread
/// after its test.
fn note(reason: &str) {
    let thread = std::thread::current();
    let line = format!("{}: {reason}\n", thread.name().unwrap_or("a test"));
    eprint!("skipped: {line}");
    if let Some(path) = std::env::var_os("TIEBREAK_SKIPPED") {
        let mut list = OpenOptions::new().create(true).append(true).open(path).unwrap();
        list.write_all(line.as_bytes()).unwrap();
    }
}
