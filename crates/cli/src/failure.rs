//! What goes wrong, and how it is told: one clear message on standard error, exit code 1.

use std::io::IsTerminal;
use std::process::ExitCode;
use tiebreak::FileError;
use tiebreak_document::Rejected;
use tiebreak_report::diagnostic;

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
pub fn show(rejected: &Rejected) {
    anstream::eprintln!("{}", diagnostic::render(rejected, colour()));
}

/// Tells the user and gives the exit code.
pub fn report(error: &anyhow::Error) -> ExitCode {
    let file = error.downcast_ref::<FileError>();
    let rejected = match file {
        Some(FileError::Rejected(rejected)) => Some(rejected),
        _ => error.downcast_ref::<Rejected>(),
    };
    if let Some(rejected) = rejected {
        show(rejected);
        return ExitCode::from(WRONG_INPUT);
    }
    if is_broken_pipe(error) {
        return ExitCode::SUCCESS;
    }
    anstream::eprintln!("\u{1b}[1;31merror\u{1b}[0m\u{1b}[1m: {error}\u{1b}[0m");
    for cause in error.chain().skip(1) {
        anstream::eprintln!("  because: {cause}");
    }
    let complaint = error.downcast_ref::<Complaint>();
    if let Some(hint) = complaint.and_then(|complaint| complaint.hint.clone()).or_else(|| file?.hint()) {
        anstream::eprintln!("\u{1b}[1;36mhint\u{1b}[0m: {hint}");
    }
    ExitCode::from(WRONG_INPUT)
}

/// `tiebreak ... | head` is no mistake.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

fn colour() -> bool {
    std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
