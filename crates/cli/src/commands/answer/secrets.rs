//! Lots from secrets and public sources: every party promises the hash of one, then all reveal them together. The gate sees to it that they do.

use crate::failure::Complaint;
use tiebreak_model::{Ask, Moment, Question};
use tiebreak_record::{Commitment, Entry, Promises, PublicSource, Reveal, SourceEntry};

/// The secrets as they were given: party, secret, party, secret.
pub fn reveals(given: &[String]) -> Vec<Reveal> {
    given.chunks_exact(2).map(|pair| Reveal { party: pair[0].clone(), secret: pair[1].clone() }).collect()
}

/// A party's promise.
pub fn commitment(question: &Question, party: &str, hash: &str, at: Option<Moment>) -> anyhow::Result<Entry> {
    let hash = hash.to_ascii_lowercase();
    if hash.len() != 64 || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        let hint = "printf '%s' 'SECRET' | sha256sum";
        return Err(Complaint::new(format!("\"{hash}\" is not a SHA-256 hash in hexadecimal")).hint(hint).into());
    }
    if !matches!(question.ask, Ask::Lots { .. }) {
        return Err(Complaint::new(format!("{} is no question for lots", question.id)).into());
    }
    Ok(Entry::Commitment(Commitment { id: question.id.clone(), party: party.to_owned(), hash, at }))
}

/// The naming of a public source.
pub fn source(question: &Question, text: &str, by: Option<String>, at: Option<Moment>) -> anyhow::Result<Entry> {
    let hint = "expected \"drand quicknet 2026-11-17T20:00:00+01:00\", or any other words";
    let source = PublicSource::named(text)
        .map_err(|fault| Complaint::new(tiebreak_report::words::promise_fault(&fault)).hint(hint))?;
    Ok(Entry::Source(SourceEntry { id: question.id.clone(), source, by, at }))
}

/// What the source gave, as the record keeps it.
pub fn outcome(promises: &Promises, question: &Question, given: Option<&str>) -> Option<String> {
    let given = given?;
    Some(promises.source(&question.id).map_or_else(|| given.trim().to_owned(), |source| source.outcome(given)))
}
