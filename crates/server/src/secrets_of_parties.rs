//! Lots from secrets: every party promises the hash of one, then all reveal them together, and nobody alone holds the dice.

use crate::App;
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::{clock, conduct};
use tiebreak_model::{Ask, Question};
use tiebreak_record::{Commitment, Entry, Reveal, joint_seed, sha256};
use tiebreak_store::StoreError;

/// Enters a party's promise.
pub async fn promise(app: &App, slug: &str, id: &str, party: &str, hash: &str) -> Result<(), Problem> {
    let hash = hash.to_ascii_lowercase();
    if hash.len() != 64 || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(Problem::Invalid(format!("\"{hash}\" is no SHA-256: expected 64 digits in hexadecimal")));
    }
    if party.chars().count() > 200 || party.contains(['=', ';']) {
        return Err(Problem::Invalid("the name of a party has up to 200 signs, without = and ;".to_owned()));
    }
    for _ in 0..20 {
        let dossier = app.live.refresh(slug).await?;
        let question = dossier.open(id).filter(|question| matches!(question.ask, Ask::Lots { .. }));
        let question = question.ok_or_else(|| Problem::NotFound(format!("open question for lots {id}")))?;
        if dossier.record.promised(id).iter().any(|promise| promise.party == party) {
            return Err(Problem::Conflict(format!("{party} has promised a secret already: it can only be revealed")));
        }
        let promise =
            Commitment { id: question.id.clone(), party: party.to_owned(), hash: hash.clone(), at: clock::now() };
        match conduct::append(app, &dossier, Entry::Commitment(promise)).await {
            Err(Problem::Store(StoreError::Stale)) => {}
            other => return other.map(drop),
        }
    }
    Err(Problem::Store(StoreError::Stale))
}

/// The seed that the secrets make, if each is the one that was promised and none is missing.
pub fn seed(dossier: &Dossier, question: &Question, reveals: &[Reveal]) -> Result<String, Problem> {
    let promised = dossier.record.promised(&question.id);
    for reveal in reveals {
        match promised.iter().find(|promise| promise.party == reveal.party) {
            Some(promise) if promise.hash == sha256(reveal.secret.as_bytes()) => {}
            Some(_) => {
                return Err(Problem::Invalid(format!(
                    "the secret of {} is not the one that was promised",
                    reveal.party
                )));
            }
            None => {
                return Err(Problem::Invalid(format!("{} has promised no secret for {}", reveal.party, question.id)));
            }
        }
    }
    match promised.iter().find(|promise| !reveals.iter().any(|reveal| reveal.party == promise.party)) {
        Some(missing) => Err(Problem::Invalid(format!("the secret of {} is missing", missing.party))),
        None => Ok(joint_seed(reveals)),
    }
}
