//! Keys and signed heads in files.

use crate::failure::Context;
use crate::failure::{Complaint, cannot_make, cannot_write};
use crate::load::text_file;
use std::io::Write;
use std::path::{Path, PathBuf};
use tiebreak_document::without_mark;
use tiebreak_record::{Checkpoint, CheckpointMatch, NoteError, Record, SigningKey, VerifyingKey};
use tiebreak_report::Explain;
use tiebreak_report::html::SignedHead;
use tiebreak_report::{Language, say};

/// Where the signed head of a record is kept: `cup.record.signed`.
pub fn beside(record: &Path) -> PathBuf {
    with_ending(record, ".signed")
}

/// The same path with something behind its name.
pub fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A new key of this name.
pub fn new_key(language: Language, name: &str) -> crate::Result<SigningKey> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| {
        Complaint::new(say!(language, cli_no_randomness { error: error.to_string() }))
    })?;
    SigningKey::from_seed(name, seed).ok_or_else(|| {
        Complaint::new(say!(language, cli_key_name { name }))
            .hint(say!(language, cli_key_name_hint))
            .into()
    })
}

/// Writes a key where no file is yet, readable by its owner alone, and what others check with
/// next to it.
pub fn keep(language: Language, key: &SigningKey, path: &Path) -> crate::Result<()> {
    let public = with_ending(path, ".pub");
    if let Some(taken) = [path, &public].into_iter().find(|path| path.exists()) {
        let message = say!(language, cli_key_taken { path: taken.display().to_string() });
        return Err(Complaint::new(message).hint(say!(language, cli_key_taken_hint)).into());
    }
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path).with_context(|| cannot_make(language, path))?;
    writeln!(file, "{}", key.secret_text())?;
    file.sync_all()?;
    std::fs::write(&public, format!("{}\n", key.public()))
        .with_context(|| cannot_write(language, &public))
}

/// The key in a file.
pub fn key(language: Language, path: &Path) -> crate::Result<SigningKey> {
    let text = text_file(language, path)?;
    text.parse().map_err(|_| {
        let message = say!(language, cli_no_signing_key { path: path.display().to_string() });
        Complaint::new(message).hint(say!(language, cli_no_signing_key_hint)).into()
    })
}

/// The signed head of a record, and the key to check it with.
pub fn read(
    language: Language,
    key: &str,
    record: &Path,
    signature: Option<&Path>,
) -> crate::Result<(String, VerifyingKey)> {
    let key = match key.parse() {
        Ok(key) => key,
        Err(error) => {
            let no_key = |error: &NoteError| {
                Complaint::new(format!("{key}: {}", error.in_language(language)))
            };
            let text = std::fs::read_to_string(key).map_err(|_| no_key(&error))?;
            without_mark(&text).parse().map_err(|error| no_key(&error))?
        }
    };
    let path = signature.map_or_else(|| beside(record), Path::to_owned);
    let note = text_file(language, &path)?;
    Ok((note, key))
}

/// The signed head of a record for its protocol: where both lie next to it, and are about the head
/// that it has now.
pub fn signed_head(path: &Path, record: &Record) -> Option<SignedHead> {
    let note = std::fs::read_to_string(beside(path)).ok()?;
    let key = std::fs::read_to_string(with_ending(path, ".pub")).ok()?;
    let (note, key) = (without_mark(&note).to_owned(), without_mark(&key).trim().to_owned());
    let checkpoint = key.parse::<VerifyingKey>().ok()?.open(&note).ok()?;
    matches!(checkpoint.holds(record), CheckpointMatch::Upto { later: 0, .. })
        .then_some(SignedHead { key, note })
}

/// The head of a record, signed.
pub fn sign(language: Language, key: &SigningKey, record: &Record) -> crate::Result<String> {
    key.sign(&Checkpoint::from_record(record)).with_context(|| say!(language, cli_no_checkpoint))
}
