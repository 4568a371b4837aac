//! Running the program as a user does.

use std::path::PathBuf;
use std::process::{Command, Output};

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
        .output()
        .expect("the program starts")
}

/// What a user sees: exit code, standard output, standard error.
pub fn seen(arguments: &[&str]) -> String {
    let output = run(arguments);
    let code = output.status.code().map_or("killed".to_owned(), |code| code.to_string());
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let mut shown = format!("exit {code}\n");
    if !out.is_empty() {
        shown.push_str(&format!("{out}"));
    }
    if !err.is_empty() {
        shown.push_str(&format!("--- stderr\n{err}"));
    }
    shown
}
