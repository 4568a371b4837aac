//! Everything that readers say of a file, as sentences.

use tiebreak_document::{Diagnostic, RejectedFile};
use tiebreak_formats::account::Told;
use tiebreak_formats::{Import, import_any, reported, undecided};
use tiebreak_regulation::{ReadError, Regulation};
use tiebreak_report::Sentence;

/// What is said of a text.
pub fn sentences(folder: &str, name: &str, text: &str) -> Vec<Sentence> {
    if folder == "regulation_file" {
        return match Regulation::read(name, text) {
            Err(ReadError::Rejected(rejected)) => of_rejected(&rejected),
            _ => Vec::new(),
        };
    }
    match import_any(name, text.as_bytes(), &Told::default()) {
        Err(rejected) => of_rejected(&rejected),
        Ok(import) => of_import(&import),
    }
}

fn of_rejected(rejected: &RejectedFile) -> Vec<Sentence> {
    rejected.findings.iter().flat_map(of_diagnostic).collect()
}

fn of_diagnostic(found: &Diagnostic) -> Vec<Sentence> {
    [Some(&found.message), Some(&found.label), found.hint.as_ref()]
        .into_iter()
        .flatten()
        .cloned()
        .collect()
}

fn of_import(import: &Import) -> Vec<Sentence> {
    let account = &import.account;
    let mut said: Vec<Sentence> = import.warnings.iter().flat_map(of_diagnostic).collect();
    said.extend(account.events.iter().map(|found| found.because.clone()));
    said.extend(account.repairs.iter().cloned());
    for doubt in &account.doubts {
        said.push(doubt.message.clone());
        said.extend(doubt.details.iter().cloned());
        said.extend([undecided(doubt), reported(doubt)].iter().flat_map(of_diagnostic));
    }
    said
}
