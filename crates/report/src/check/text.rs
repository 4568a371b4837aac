//! Findings for people: beneath the lines that they are about, as rustc shows them.

use super::said;
use crate::diagnostic;
use std::collections::BTreeMap;
use tiebreak_check::{Checked, Finding};
use tiebreak_document::{Diagnostic, Rejected, Severity};

/// All findings of a file, and how many there are of each severity.
pub fn text(checked: &Checked, colour: bool) -> String {
    let mut out = String::new();
    if !checked.findings.is_empty() {
        out.push_str(&diagnostic::render(&diagnostics(checked), colour));
        out.push_str("\n\n");
    }
    let count = |severity, one: &str| {
        let number = checked.count(severity);
        format!("{number} {one}{}", if number == 1 { "" } else { "s" })
    };
    let counts = [count(Severity::Error, "error"), count(Severity::Warning, "warning"), count(Severity::Note, "note")]
        .join(", ");
    out.push_str(&format!("{}: {counts}\n", checked.file));
    out
}

/// For the renderer of mistakes in files.
fn diagnostics(checked: &Checked) -> Rejected {
    Rejected {
        name: checked.file.clone(),
        text: checked.text.clone(),
        findings: checked.findings.iter().map(diagnostic).collect(),
        unlisted: BTreeMap::new(),
    }
}

fn diagnostic(found: &Finding) -> Diagnostic {
    let said = said(found);
    let hint = match (&said.example, &said.hint) {
        (Some(example), Some(hint)) => Some(format!("{example}\n{hint}")),
        (example, hint) => example.clone().or_else(|| hint.clone()),
    };
    Diagnostic {
        severity: found.severity,
        message: format!("{} [{}]", said.message, found.class.name()),
        span: found.span.clone(),
        label: said.label,
        hint,
    }
}
