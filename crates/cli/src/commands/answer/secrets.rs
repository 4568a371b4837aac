//! Lots from secrets: every party promises the hash of one, then all reveal them together. The gate sees to it that they do.

use crate::failure::Complaint;
use tiebreak_model::{Ask, Moment, Question};
use tiebreak_record::{Commitment, Entry, Reveal};

/// The secrets as they were given: party, secret, party, secret.
pub fn reveals(given: &[String]) -> Vec<Reveal> {
    given.chunks_exact(2).map(|pair| Reveal { party: pair[0].clone(), secret: pair[1].clone() }).collect()
}

/// A party's promise.
pub fn commitment(question: &Question, party: &str, hash: &str, at: Option<Moment>) -> anyhow::Result<Entry> {
    let hash = hash.to_ascii_lowercase();
    if hash.len() != 64 || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        let hint = "printf '%s' 'SECRET' | sha256sum";
        return Err(Complaint::new(format!("\"{hash}\" is no SHA-256 in hexadecimal")).hint(hint).into());
    }
    if !matches!(question.ask, Ask::Lots { .. }) {
        return Err(Complaint::new(format!("{} is no question for lots", question.id)).into());
    }
    Ok(Entry::Commitment(Commitment { id: question.id.clone(), party: party.to_owned(), hash, at }))
}
