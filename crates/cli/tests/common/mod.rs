//! Running the program as a user does.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The project's folder, where users type their commands.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs `tiebreak` in the project's folder.
pub fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tiebreak"))
        .args(arguments)
        .current_dir(root())
        .env_remove("NO_COLOR")
        // What is expected is English, whatever the machine speaks.
        .env("LC_ALL", "C")
        .output()
        .expect("the program starts")
}

/// What a user sees who pipes something into the program.
#[allow(dead_code)] // not every test pipes
pub fn piped(arguments: &[&str], input: &[u8]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tiebreak"))
        .args(arguments)
        .current_dir(root())
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that ends before it has read everything closes the pipe: that is not a mistake
    // here.
    let _ = child.stdin.take().expect("it was piped").write_all(input);
    shown(&child.wait_with_output().expect("the program ends"))
}

/// What a user sees: exit code, standard output, standard error.
pub fn seen(arguments: &[&str]) -> String {
    shown(&run(arguments))
}

fn shown(output: &Output) -> String {
    let code = output.status.code().map_or("killed".to_owned(), |code| code.to_string());
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let mut shown = format!("exit {code}\n");
    if !out.is_empty() {
        shown.push_str(&format!("{out}"));
    }
    if !err.is_empty() {
        shown.push_str(&format!("--- stderr\n{err}"));
    }
    shown
}
