//! Findings as data; renderers live elsewhere.

use crate::Class;
use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Rejected, Severity, Span};

/// One finding about one clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What kind it is.
    pub class: Class,
    /// How grave it is.
    pub severity: Severity,
    /// The clause; none where it is about the file as a whole.
    pub clause: Option<String>,
    /// Where it stands in the file, in bytes.
    pub span: Option<Span>,
    /// What was found, in one line.
    pub message: String,
    /// The words under the underlined place.
    pub label: String,
    /// The smallest example that shows it, in words.
    pub example: Option<String>,
    /// What to do about it.
    pub hint: Option<String>,
}

impl Finding {
    pub(crate) fn new(class: Class, clause: &str, span: Span, message: impl Into<String>) -> Self {
        Self {
            class,
            severity: class.severity(),
            clause: Some(clause.to_owned()),
            span: Some(span),
            message: message.into(),
            label: String::new(),
            example: None,
            hint: None,
        }
    }

    pub(crate) fn severity(self, severity: Severity) -> Self {
        Self { severity, ..self }
    }

    pub(crate) fn label(self, label: impl Into<String>) -> Self {
        Self { label: label.into(), ..self }
    }

    pub(crate) fn example(self, example: impl Into<String>) -> Self {
        Self { example: Some(example.into()), ..self }
    }

    pub(crate) fn hint(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }

    /// For the renderer of mistakes in files.
    pub fn diagnostic(&self) -> Diagnostic {
        let hint = match (&self.example, &self.hint) {
            (Some(example), Some(hint)) => Some(format!("{example}\n{hint}")),
            (example, hint) => example.clone().or_else(|| hint.clone()),
        };
        Diagnostic {
            severity: self.severity,
            message: format!("{} [{}]", self.message, self.class.name()),
            span: self.span.clone(),
            label: self.label.clone(),
            hint,
        }
    }
}

/// A file with everything that was found in it.
#[derive(Debug, Clone)]
pub struct Checked {
    /// The name under which the user gave the file.
    pub file: String,
    /// Its text.
    pub text: String,
    /// The findings: errors first, then in the order of the file.
    pub findings: Vec<Finding>,
}

impl Checked {
    pub(crate) fn new(file: &str, text: &str, mut findings: Vec<Finding>) -> Self {
        findings.sort_by_key(|found| (found.severity, found.span.as_ref().map_or(0, |span| span.start), found.class));
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

    /// For the renderer of mistakes in files.
    pub fn rejected(&self) -> Rejected {
        Rejected {
            name: self.file.clone(),
            text: self.text.clone(),
            findings: self.findings.iter().map(Finding::diagnostic).collect(),
            unlisted: BTreeMap::new(),
        }
    }

    /// The line and column of a byte, counted from 1.
    pub fn line_and_column(&self, byte: usize) -> (usize, usize) {
        let before = self.text.get(..byte.min(self.text.len())).unwrap_or_default();
        (before.matches('\n').count() + 1, before.rsplit('\n').next().unwrap_or("").chars().count() + 1)
    }
}
