//! Findings as JSON.

use super::said;
use crate::Language;
use serde_json::{Map, Value, json};
use tiebreak_check::{CheckedRegulation, Finding};
use tiebreak_document::Severity;

/// All findings of a file: `tiebreak-check/1`. Only the sentences depend on the language.
pub fn json(language: Language, checked: &CheckedRegulation) -> Value {
    let findings: Vec<Value> =
        checked.findings.iter().map(|found| one(language, checked, found)).collect();
    json!({
        "schema": "tiebreak-check/1",
        "file": checked.file,
        "errors": checked.count(Severity::Error),
        "warnings": checked.count(Severity::Warning),
        "notes": checked.count(Severity::Note),
        "findings": findings,
    })
}

fn one(language: Language, checked: &CheckedRegulation, found: &Finding) -> Value {
    let place = found.span.as_ref().map(|span| {
        let (line, column) = checked.line_and_column(span.start);
        let (end_line, end_column) = checked.line_and_column(span.end);
        json!({
            "line": line, "column": column, "end-line": end_line, "end-column": end_column,
            "from": span.start, "to": span.end,
        })
    });
    let said = said(language, found);
    let readings: Map<String, Value> =
        found.readings.iter().map(|(id, choice)| (id.clone(), choice.as_str().into())).collect();
    json!({
        "class": found.class.name(),
        "severity": severity(found.severity),
        "clause": found.clause,
        "message": said.message,
        "label": said.label,
        "example": said.example,
        "hint": said.hint,
        "place": place,
        "readings": readings,
        "reason": super::reason::reason(&found.what),
    })
}

/// The word for a severity.
pub(super) fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_lines_and_columns() {
        let checked =
            tiebreak_check::check_text("a.toml", "format = \"tiebreak-regulation/1\"\nid = 7\n");
        let value = json(Language::En, &checked);
        let wrong = value["findings"]
            .as_array()
            .unwrap()
            .iter()
            .find(|found| found["place"]["line"] == 2)
            .unwrap();
        assert_eq!(
            (wrong["class"].as_str(), wrong["severity"].as_str()),
            (Some("invalid"), Some("error"))
        );
        assert_eq!(
            (wrong["place"]["column"].as_u64(), wrong["place"]["end-column"].as_u64()),
            (Some(6), Some(7))
        );
        assert_eq!(value["errors"].as_u64(), Some(checked.findings.len() as u64));
    }
}
