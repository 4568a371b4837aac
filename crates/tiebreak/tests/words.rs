//! The project keeps its findings of `tools/words` at or below the numbers in
//! `tools/words-allowed.toml`: words of the ban list, long lines, tuples as parameters.

use std::process::Command;

#[test]
fn no_finding_exceeds_its_allowed_number() {
    let project = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let output = Command::new("python3")
        .args(["tools/words", "--check", "tools/words-allowed.toml"])
        .current_dir(project)
        .output()
        .unwrap_or_else(|error| panic!("python3 cannot be started: {error}"));
    let report = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "tools/words --check:\n{report}{errors}");
}
