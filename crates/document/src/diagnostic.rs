//! Mistakes as data: what is wrong, where it stands, what to do. Renderers live elsewhere.

use crate::{Excerpt, LineAndColumn, Span};
use std::collections::BTreeMap;
use tiebreak_language::{Explain, GroupedNumber, Language, Sentence, sentence};

/// How grave a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The file cannot be used.
    Error,
    /// The file can be used; somebody should look.
    Warning,
    /// Nothing is wrong; somebody may want to know.
    Note,
}

/// One finding in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// How grave it is.
    pub severity: Severity,
    /// What is wrong, in one line.
    pub message: Sentence,
    /// Where it stands; `None` when it is about the file as a whole.
    pub span: Option<Span>,
    /// The words under the underlined place.
    pub label: Sentence,
    /// What to do about it.
    pub hint: Option<Sentence>,
}

impl Diagnostic {
    /// An error at a place.
    pub fn error(message: impl Into<Sentence>, span: Span) -> Self {
        Self {
            severity: Severity::Error,
            message: message.into(),
            span: Some(span),
            label: Sentence::default(),
            hint: None,
        }
    }

    /// An error about the whole file.
    pub fn whole(message: impl Into<Sentence>) -> Self {
        Self {
            severity: Severity::Error,
            message: message.into(),
            span: None,
            label: Sentence::default(),
            hint: None,
        }
    }

    /// What kind of mistake it is: the message with "…" for the names and numbers that differ from
    /// one place to the other.
    pub fn kind(&self) -> Sentence {
        self.message.kind()
    }

    /// The same with words under the place.
    pub fn label(mut self, label: impl Into<Sentence>) -> Self {
        self.label = label.into();
        self
    }

    /// The same with a hint.
    pub fn hint(mut self, hint: impl Into<Sentence>) -> Self {
        self.hint = Some(hint.into());
        self
    }
}

/// All the mistakes found so far: a reader goes on after the first, so that the user sees them at
/// once.
#[derive(Debug, Default)]
pub struct Faults {
    /// The findings in the order in which they were made.
    pub list: Vec<Diagnostic>,
}

/// More findings than anyone reads; a file that is wrong on every line must not fill the memory.
const MOST_KEPT: usize = 10_000;
/// The number of findings that are shown.
const MOST_SHOWN: usize = 100;

impl Faults {
    /// Notes one finding, as long as there are not thousands of them.
    pub fn add(&mut self, diagnostic: Diagnostic) {
        if self.list.len() < MOST_KEPT || (diagnostic.severity == Severity::Error && !self.fatal())
        {
            self.list.push(diagnostic);
        }
    }

    /// Whether there are already too many mistakes: searching for corrections would take long
    /// and help no reader.
    pub fn many(&self) -> bool {
        self.list.len() >= MOST_SHOWN
    }

    /// Whether any of them makes the file unusable.
    pub fn fatal(&self) -> bool {
        self.list.iter().any(|found| found.severity == Severity::Error)
    }
}

/// A file that cannot be used, with everything that is wrong with it.
#[derive(Debug, Clone)]
pub struct RejectedFile {
    /// The name under which the user gave the file.
    pub name: String,
    /// Its text, for the renderer; empty when it could not be read at all.
    pub text: String,
    /// What is wrong, in the order of the file.
    pub findings: Vec<Diagnostic>,
    /// What is not listed: the kinds, and how many there are of each.
    pub unlisted: Vec<(Sentence, usize)>,
}

impl RejectedFile {
    /// A file with the mistakes found in it, sorted by where they stand: the first hundred, and how
    /// many more there are.
    pub fn new(name: &str, text: &str, mut findings: Vec<Diagnostic>) -> Self {
        findings.sort_by_key(|found| found.span.as_ref().map_or(0, |span| span.start));
        let more = findings.len().saturating_sub(MOST_SHOWN);
        let unlisted = by_kind(findings.iter().skip(MOST_SHOWN));
        if more > 0 {
            let known = if findings.len() >= MOST_KEPT { "least" } else { "all" };
            let worst =
                findings.iter().map(|found| found.severity).min().unwrap_or(Severity::Error);
            findings.truncate(MOST_SHOWN);
            let message = sentence!(document_not_shown { known, more: GroupedNumber::from(more) });
            findings.push(Diagnostic { severity: worst, ..Diagnostic::whole(message) });
        }
        Self { name: name.to_owned(), text: text.to_owned(), findings, unlisted }
    }

    /// What is wrong, a line for each finding: `a.toml:3:1: unknown key `rounds` in the event`.
    pub fn in_language(&self, language: Language) -> String {
        let lines = self.findings.iter().map(|found| {
            let message = found.message.in_language(language);
            match &found.span {
                Some(span) => {
                    let LineAndColumn { line, column } =
                        Excerpt::new(&self.text, span.clone()).line_and_column();
                    format!("{}:{line}:{column}: {message}", self.name)
                }
                None => format!("{}: {message}", self.name),
            }
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// How many there are of each kind, in the order of their English words.
fn by_kind<'f>(findings: impl Iterator<Item = &'f Diagnostic>) -> Vec<(Sentence, usize)> {
    let mut kinds: BTreeMap<String, (Sentence, usize)> = BTreeMap::new();
    for found in findings {
        let kind = found.kind();
        kinds.entry(kind.to_string()).or_insert((kind, 0)).1 += 1;
    }
    kinds.into_values().collect()
}

/// In English, as programs and the log get it.
impl std::fmt::Display for RejectedFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.in_language(Language::default()))
    }
}

impl std::error::Error for RejectedFile {}

impl Explain for RejectedFile {
    fn code(&self) -> &'static str {
        "file-rejected"
    }

    fn sentence(&self) -> Sentence {
        let rejected = self.clone();
        Sentence::new(move |language| rejected.in_language(language))
    }
}
