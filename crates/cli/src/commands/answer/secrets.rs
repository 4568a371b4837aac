//! Lots from secrets and public sources: every party promises the hash of one, then all reveal them
//! together. The gate sees to it that they do.

use crate::failure::Complaint;
use tiebreak_model::{Ask, Moment, Question};
use tiebreak_record::{Commitment, Entry, Promises, PublicSource, Reveal, SourceEntry};
use tiebreak_report::{Language, say};

/// The secrets as they were given: party, secret, party, secret.
pub fn reveals(given: &[String]) -> Vec<Reveal> {
    given
        .chunks_exact(2)
        .map(|pair| Reveal { party: pair[0].clone(), secret: pair[1].clone() })
        .collect()
}

/// A party's promise.
pub fn commitment(
    language: Language,
    question: &Question,
    party: &str,
    hash: &str,
    at: Option<Moment>,
) -> crate::Result<Entry> {
    let hash = hash.to_ascii_lowercase();
    if hash.len() != 64 || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        let hint = "printf '%s' 'SECRET' | sha256sum";
        return Err(Complaint::new(say!(language, cli_not_a_hash { hash })).hint(hint).into());
    }
    if !matches!(question.ask, Ask::Lots { .. }) {
        return Err(Complaint::new(say!(language, cli_not_for_lots { id: &question.id })).into());
    }
    Ok(Entry::Commitment(Commitment { id: question.id.clone(), party: party.to_owned(), hash, at }))
}

/// The naming of a public source.
pub fn source(
    language: Language,
    question: &Question,
    text: &str,
    by: Option<String>,
    at: Option<Moment>,
) -> crate::Result<Entry> {
    let source = PublicSource::named(text).map_err(|fault| {
        Complaint::from_error(language, &fault).hint(say!(language, cli_source_hint))
    })?;
    Ok(Entry::Source(SourceEntry { id: question.id.clone(), source, by, at }))
}

/// What the source gave, as the record keeps it.
pub fn outcome(promises: &Promises, question: &Question, given: Option<&str>) -> Option<String> {
    let given = given?;
    Some(
        promises
            .source(&question.id)
            .map_or_else(|| given.trim().to_owned(), |source| source.outcome(given)),
    )
}
