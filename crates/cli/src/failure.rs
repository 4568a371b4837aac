//! What goes wrong, and how it is told: one clear message on standard error, exit code 1.
//!
//! A complaint is put into words where it is made, in the language of whoever reads it.

use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;
use tiebreak::FileError;
use tiebreak_document::Rejected;
use tiebreak_report::{Language, diagnostic, say};
use tiebreak_store::StoreError;

/// The input is wrong.
pub const WRONG_INPUT: u8 = 1;

/// A check failed.
pub const CHECK_FAILED: u8 = 3;

/// Something to say, with a hint what to do.
#[derive(Debug)]
pub struct Complaint {
    message: String,
    hint: Option<String>,
}

impl Complaint {
    /// A message.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), hint: None }
    }

    /// The same with a hint.
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }
}

impl std::fmt::Display for Complaint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Complaint {}

/// Shows the findings of a file on standard error.
pub fn show(language: Language, rejected: &Rejected) {
    anstream::eprintln!("{}", diagnostic::render(language, rejected, colour()));
}

/// Something worth knowing beside what was asked for, on standard error.
pub fn note(language: Language, message: &str) {
    anstream::eprintln!("{}", labelled(language, "note", message));
}

/// The same where something may be wrong.
pub fn warning(language: Language, message: &str) {
    anstream::eprintln!("{}", labelled(language, "warning", message));
}

fn labelled(language: Language, label: &str, message: &str) -> String {
    say!(language, cli_labelled { label: say!(language, cli_label { label }), message })
}

/// That a file cannot be read.
pub fn cannot_read(language: Language, path: &Path) -> String {
    say!(language, cli_cannot_read { path: path.display().to_string() })
}

/// That a file cannot be written.
pub fn cannot_write(language: Language, path: &Path) -> String {
    say!(language, cli_cannot_write { path: path.display().to_string() })
}

/// That a file or a folder cannot be made.
pub fn cannot_make(language: Language, path: &Path) -> String {
    say!(language, cli_cannot_make { path: path.display().to_string() })
}

/// Tells the user and gives the exit code.
pub fn report(language: Language, error: &anyhow::Error) -> ExitCode {
    let file = error.downcast_ref::<FileError>();
    let rejected = match file {
        Some(FileError::Rejected(rejected)) => Some(rejected),
        _ => error.downcast_ref::<Rejected>(),
    };
    if let Some(rejected) = rejected {
        show(language, rejected);
        return ExitCode::from(WRONG_INPUT);
    }
    if is_broken_pipe(error) {
        return ExitCode::SUCCESS;
    }
    let message = file.map_or_else(|| said(language, error.as_ref()), |file| file_error(language, file));
    let label = format!("\u{1b}[1;31m{}\u{1b}[0m\u{1b}[1m", say!(language, cli_label { label: "error" }));
    anstream::eprintln!("{}", say!(language, cli_labelled { label, message: format!("{message}\u{1b}[0m") }));
    for cause in error.chain().skip(1) {
        anstream::eprintln!("  {}", labelled(language, "because", &said(language, cause)));
    }
    let complaint = error.downcast_ref::<Complaint>();
    let hint = complaint.and_then(|complaint| complaint.hint.clone()).or_else(|| file_hint(language, file?));
    if let Some(message) = hint {
        let label = format!("\u{1b}[1;36m{}\u{1b}[0m", say!(language, cli_label { label: "hint" }));
        anstream::eprintln!("{}", say!(language, cli_labelled { label, message }));
    }
    ExitCode::from(WRONG_INPUT)
}

/// What an error says, in the language of whoever reads it where it knows how.
fn said(language: Language, error: &(dyn std::error::Error + 'static)) -> String {
    let store = error.downcast_ref::<StoreError>();
    store.map_or_else(|| error.to_string(), |error| error.sentence().in_language(language))
}

/// Why a file could not be used.
fn file_error(language: Language, error: &FileError) -> String {
    let shown = |path: &Path| path.display().to_string();
    match error {
        FileError::Unreadable { path, .. } => cannot_read(language, path),
        FileError::Folder(path) => say!(language, cli_file_folder { path: shown(path) }),
        FileError::TooLarge { path, megabytes, most, what } => {
            let what = if what.contains("regulation") { "regulation" } else { "event" };
            say!(language, cli_file_too_large { path: shown(path), megabytes: *megabytes, most: *most, what })
        }
        FileError::NotText { path, at } => say!(language, cli_file_not_text { path: shown(path), at: *at }),
        FileError::NoRegulationFile { path, what: words } => {
            let what = if *words == "an event file" { "event" } else { "other" };
            say!(language, cli_file_no_regulation { path: shown(path), what, words })
        }
        FileError::NoRegulation { named, .. } if named.is_empty() => say!(language, cli_names_no_regulation),
        FileError::NoRegulation { named, .. } => say!(language, cli_no_regulation { named }),
        FileError::Reading(error) => error.sentence().in_language(language),
        FileError::Rejected(rejected) => rejected.in_language(language),
    }
}

/// What to do about it, where there is something to say.
fn file_hint(language: Language, error: &FileError) -> Option<String> {
    Some(match error {
        FileError::Unreadable { .. } | FileError::Rejected(_) => return None,
        FileError::Folder(_) => say!(language, cli_hint_folder),
        FileError::TooLarge { .. } => say!(language, cli_hint_too_large),
        FileError::NotText { .. } => say!(language, cli_hint_utf_eight),
        FileError::NoRegulationFile { .. } => say!(language, cli_hint_no_regulation_file),
        FileError::NoRegulation { named, .. } if named.is_empty() => say!(language, cli_hint_name_regulation),
        FileError::NoRegulation { near, .. } => {
            let near = near.map(|near| format!("{} ", say!(language, cli_did_you_mean { near }))).unwrap_or_default();
            format!("{near}{}", say!(language, cli_hint_regulations))
        }
        FileError::Reading(_) => say!(language, cli_hint_readings),
    })
}

/// `tiebreak ... | head` is no mistake.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

fn colour() -> bool {
    std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
