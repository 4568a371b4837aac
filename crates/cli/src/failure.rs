//! What goes wrong, and how the command line shows it: one clear message on standard error, exit
//! code 1.
//!
//! An error that explains itself keeps its sentence until it is shown, in the language of the
//! person who reads it. A [`Complaint`] of the command line itself is put into words at once.

use std::error::Error;
use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use tiebreak_document::RejectedFile;
use tiebreak_report::{Explain, Interface, Language, Sentence, diagnostic, say};

/// The input is wrong.
pub const WRONG_INPUT: u8 = 1;

/// A check failed.
pub const CHECK_FAILED: u8 = 3;

/// `follow --once` found nothing to take.
pub const NOTHING_TO_TAKE: u8 = 4;

/// What a command returns.
pub type Result<T, E = Failure> = std::result::Result<T, E>;

/// An error on its way to the person, with what the program was doing.
#[derive(Debug)]
pub struct Failure {
    error: Box<dyn Explain + Send + Sync>,
    /// What could not be done because of it, the innermost first.
    contexts: Vec<String>,
}

impl<E: Explain + Send + Sync + 'static> From<E> for Failure {
    fn from(error: E) -> Self {
        Self { error: Box::new(error), contexts: Vec::new() }
    }
}

impl Failure {
    /// What went wrong, in a language, without its causes.
    pub fn in_language(&self, language: Language) -> String {
        let said = || self.error.in_language(language);
        self.contexts.last().cloned().unwrap_or_else(said)
    }

    /// The same as the cause of something that could not be done.
    pub fn context(mut self, message: impl Into<String>) -> Self {
        self.contexts.push(message.into());
        self
    }

    /// The error and its sources.
    fn chain<'f>(&'f self) -> impl Iterator<Item = &'f (dyn Error + 'static)> {
        let first: &'f (dyn Error + 'static) = self.error.as_ref();
        std::iter::successors(Some(first), |error: &&'f (dyn Error + 'static)| (**error).source())
    }

    /// What went wrong, and then each cause.
    fn messages(&self, language: Language) -> Vec<String> {
        let contexts = self.contexts.iter().rev().cloned();
        let sources = self.chain().skip(1).map(ToString::to_string);
        contexts.chain([self.error.in_language(language)]).chain(sources).collect()
    }
}

/// Adds what could not be done to a failure, or to nothing where something was needed.
pub trait Context<T> {
    /// The same with a message that is made where it is needed.
    fn with_context(self, message: impl FnOnce() -> String) -> Result<T>;
}

impl<T, E: Into<Failure>> Context<T> for Result<T, E> {
    fn with_context(self, message: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|error| error.into().context(message()))
    }
}

impl<T> Context<T> for Option<T> {
    fn with_context(self, message: impl FnOnce() -> String) -> Result<T> {
        self.ok_or_else(|| Complaint::new(message()).into())
    }
}

/// A message of the command line itself, with a hint.
#[derive(Debug)]
pub struct Complaint {
    message: String,
    hint: Option<String>,
}

impl Complaint {
    /// A message without a hint.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), hint: None }
    }

    /// What an error says, with its hint for the command line.
    pub fn from_error(language: Language, error: &dyn Explain) -> Self {
        Self::new(error.in_language(language)).hint_from(language, error)
    }

    /// The same with a hint.
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// The same with the hint of an error for the command line.
    pub fn hint_from(mut self, language: Language, error: &dyn Explain) -> Self {
        self.hint = error.hint(Interface::CommandLine).map(|hint| hint.in_language(language));
        self
    }
}

impl std::fmt::Display for Complaint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for Complaint {}

impl Explain for Complaint {
    fn code(&self) -> &'static str {
        "complaint"
    }

    fn sentence(&self) -> Sentence {
        Sentence::from(&self.message)
    }

    fn hint(&self, _interface: Interface) -> Option<Sentence> {
        self.hint.as_ref().map(Sentence::from)
    }
}

static QUIET: AtomicBool = AtomicBool::new(false);

/// Leaves out notes, remarks and progress from now on.
pub fn be_quiet() {
    QUIET.store(true, Ordering::Relaxed);
}

/// Whether notes, remarks and progress are left out.
pub fn is_quiet() -> bool {
    QUIET.load(Ordering::Relaxed)
}

/// Shows text next to the answer, on standard error, unless the user asked for quiet.
pub fn remark(text: &str) {
    if !is_quiet() {
        anstream::eprint!("{text}");
    }
}

/// Shows warnings of a file on standard error, unless the user asked for quiet.
pub fn show_warnings(language: Language, rejected: &RejectedFile) {
    if !is_quiet() {
        show(language, rejected);
    }
}

/// Shows the findings of a file on standard error.
pub fn show(language: Language, rejected: &RejectedFile) {
    anstream::eprintln!("{}", diagnostic::render(language, rejected, colour()));
}

/// Something worth knowing next to the answer, on standard error.
pub fn note(language: Language, message: &str) {
    remark(&format!("{}\n", labelled(language, "note", message)));
}

/// The same where something may be wrong.
pub fn warning(language: Language, message: &str) {
    remark(&format!("{}\n", labelled(language, "warning", message)));
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
pub fn report(language: Language, failure: &Failure) -> ExitCode {
    // The findings of a file are shown at their places, not as a sentence.
    if let Some(rejected) = failure.chain().find_map(|error| error.downcast_ref::<RejectedFile>()) {
        show(language, rejected);
        return ExitCode::from(WRONG_INPUT);
    }
    if failure.chain().any(is_broken_pipe) {
        return ExitCode::SUCCESS;
    }
    let messages = failure.messages(language);
    let mut messages = messages.iter();
    if let Some(message) = messages.next() {
        let label = format!(
            "\u{1b}[1;31m{}\u{1b}[0m\u{1b}[1m",
            say!(language, cli_label { label: "error" })
        );
        let message = format!("{message}\u{1b}[0m");
        anstream::eprintln!("{}", say!(language, cli_labelled { label, message }));
    }
    for cause in messages {
        anstream::eprintln!("  {}", labelled(language, "because", cause));
    }
    if let Some(hint) = failure.error.hint(Interface::CommandLine) {
        let label = format!("\u{1b}[1;36m{}\u{1b}[0m", say!(language, cli_label { label: "hint" }));
        let message = hint.in_language(language);
        anstream::eprintln!("{}", say!(language, cli_labelled { label, message }));
    }
    ExitCode::from(WRONG_INPUT)
}

/// `tiebreak ... | head` is not a mistake.
fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    error
        .downcast_ref::<std::io::Error>()
        .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

fn colour() -> bool {
    std::io::stderr().is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
