//! Findings as data; `report` renders them.

use crate::{Class, FindingKind};
use tiebreak_document::{Severity, Span};
use tiebreak_language::Sentence;

/// One finding about one clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What kind it is.
    pub class: Class,
    /// How grave it is.
    pub severity: Severity,
    /// The clause; none where it is about the file as a whole.
    pub clause: Option<String>,
    /// Its place in the file, in bytes.
    pub span: Option<Span>,
    /// What was found.
    pub what: FindingKind,
    /// The readings that it holds under, each with its choice; none where it holds under all of
    /// them.
    pub readings: Vec<(String, String)>,
}

impl Finding {
    /// A finding about a clause.
    pub(crate) fn new(class: Class, clause: &str, span: Span, what: FindingKind) -> Self {
        Self {
            class,
            severity: class.severity(),
            clause: Some(clause.to_owned()),
            span: Some(span),
            what,
            readings: Vec::new(),
        }
    }

    /// A mistake in the words of the reader that found it.
    pub fn mistake(
        span: Option<Span>,
        message: Sentence,
        label: Sentence,
        hint: Option<Sentence>,
    ) -> Self {
        Self {
            class: Class::Invalid,
            severity: Severity::Error,
            clause: None,
            span,
            what: FindingKind::Mistake { message, label, hint },
            readings: Vec::new(),
        }
    }

    pub(crate) fn severity(self, severity: Severity) -> Self {
        Self { severity, ..self }
    }

    pub(crate) fn at(self, span: Option<Span>) -> Self {
        Self { span: span.or(self.span), ..self }
    }

    /// Whether another is this one, found in another reading.
    pub(crate) fn is_again(&self, other: &Self) -> bool {
        self.class == other.class && self.clause == other.clause && self.what.is_again(&other.what)
    }
}

/// A file with everything that was found in it.
#[derive(Debug, Clone)]
pub struct CheckedRegulation {
    /// The name under which the user gave the file.
    pub file: String,
    /// The text of the file, for underlining.
    pub text: String,
    /// The findings: errors first, then in the order of the file.
    pub findings: Vec<Finding>,
}

impl CheckedRegulation {
    pub(crate) fn new(file: &str, text: &str, mut findings: Vec<Finding>) -> Self {
        findings.sort_by_key(|found| {
            (found.severity, found.span.as_ref().map_or(0, |span| span.start), found.class)
        });
        Self { file: file.to_owned(), text: text.to_owned(), findings }
    }

    /// How many findings are this grave.
    pub fn count(&self, severity: Severity) -> usize {
        self.findings.iter().filter(|found| found.severity == severity).count()
    }

    /// Whether the check failed.
    pub fn has_errors(&self) -> bool {
        self.count(Severity::Error) > 0
    }

    /// The line and column of a byte, counted from 1.
    pub fn line_and_column(&self, byte: usize) -> (usize, usize) {
        let before = self.text.get(..byte.min(self.text.len())).unwrap_or_default();
        (
            before.matches('\n').count() + 1,
            before.rsplit('\n').next().unwrap_or("").chars().count() + 1,
        )
    }
}
