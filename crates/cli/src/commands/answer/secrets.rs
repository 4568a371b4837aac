//! Lots from secrets: every party promises the hash of one, then all reveal them together.

use crate::failure::Complaint;
use crate::sitting::Sitting;
use tiebreak_model::lots::sha256;
use tiebreak_model::{Moment, Question};
use tiebreak_record::{Commitment, Entry, Reveal};

/// The secrets, each as its party promised.
pub fn reveals(sitting: &Sitting, question: &Question, given: &[String]) -> anyhow::Result<Vec<Reveal>> {
    let reveals: Vec<Reveal> =
        given.chunks_exact(2).map(|pair| Reveal { party: pair[0].clone(), secret: pair[1].clone() }).collect();
    if reveals.is_empty() {
        return Ok(reveals);
    }
    let promised = sitting.file.record().promised(&question.id);
    for reveal in &reveals {
        match promised.iter().find(|promise| promise.party == reveal.party) {
            Some(promise) if promise.hash == sha256(reveal.secret.as_bytes()) => {}
            Some(_) => {
                let message = format!("the secret of {} is not the one that was promised", reveal.party);
                return Err(Complaint::new(message).hint("its SHA-256 must be the hash of --commit").into());
            }
            None => {
                let message = format!("{} has promised no secret for {}", reveal.party, question.id);
                return Err(Complaint::new(message).hint("first --commit PARTY HASH, for every party").into());
            }
        }
    }
    if let Some(missing) = promised.iter().find(|one| !reveals.iter().any(|reveal| reveal.party == one.party)) {
        let message = format!("the secret of {} is missing", missing.party);
        return Err(Complaint::new(message).hint("all who promised reveal together, with one --reveal each").into());
    }
    Ok(reveals)
}

/// A party's promise.
pub fn commitment(
    sitting: &Sitting,
    question: &Question,
    party: &str,
    hash: &str,
    at: Option<Moment>,
) -> anyhow::Result<Entry> {
    let hash = hash.to_ascii_lowercase();
    if hash.len() != 64 || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        let hint = "printf '%s' 'SECRET' | sha256sum";
        return Err(Complaint::new(format!("\"{hash}\" is no SHA-256 in hexadecimal")).hint(hint).into());
    }
    if question.ask.kind() != "lots" {
        return Err(Complaint::new(format!("{} is no question for lots", question.id)).into());
    }
    if sitting.file.record().promised(&question.id).iter().any(|promise| promise.party == party) {
        let message = format!("{party} has promised a secret for {} already", question.id);
        return Err(Complaint::new(message).hint("reveal it, or draw from a seed instead").into());
    }
    Ok(Entry::Commitment(Commitment { id: question.id.clone(), party: party.to_owned(), hash, at }))
}
