//! Findings for people: under the lines that they are about, as rustc shows them.

use super::json::severity;
use super::said;
use crate::{Language, Sentence, diagnostic, say};
use tiebreak_check::{CheckedRegulation, Finding, FindingKind};
use tiebreak_document::{Diagnostic, RejectedFile, Severity};

/// All findings of a file, and their number by severity.
pub fn text(language: Language, checked: &CheckedRegulation, colour: bool) -> String {
    let mut out = String::new();
    if !checked.findings.is_empty() {
        out.push_str(&diagnostic::render(language, &diagnostics(language, checked), colour));
        out.push_str("\n\n");
    }
    let severities = [Severity::Error, Severity::Warning, Severity::Note];
    let counts = severities.map(|one| severity_count(language, one, checked.count(one)));
    let told = say!(language, told_of { what: &checked.file, said: counts.join(", ") });
    out.push_str(&told);
    out.push('\n');
    out
}

/// "2 errors", "one warning".
pub fn severity_count(language: Language, of: Severity, count: usize) -> String {
    say!(language, check_severity_count { severity: severity(of), count })
}

/// The findings in the form of the renderer for mistakes in files.
fn diagnostics(language: Language, checked: &CheckedRegulation) -> RejectedFile {
    RejectedFile {
        name: checked.file.clone(),
        text: checked.text.clone(),
        findings: checked.findings.iter().map(|found| diagnostic(language, found)).collect(),
        unlisted: Vec::new(),
    }
}

fn diagnostic(language: Language, found: &Finding) -> Diagnostic {
    let said = said(language, found);
    let hint = match (&said.example, &said.hint) {
        (Some(example), Some(hint)) => Some(format!("{example}\n{hint}")),
        (example, hint) => example.clone().or_else(|| hint.clone()),
    };
    // A mistake in the file keeps its kind, because every line may have one.
    let message = match &found.what {
        FindingKind::Mistake { message, .. } if found.readings.is_empty() => message.clone(),
        _ => said.message.into(),
    };
    Diagnostic {
        severity: found.severity,
        message: Sentence::joined([message, format!("[{}]", found.class.name()).into()], " "),
        span: found.span.clone(),
        label: said.label.into(),
        hint: hint.map(Into::into),
    }
}
