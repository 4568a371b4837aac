//! Lots from secrets: every party promises the hash of one, then all reveal them together, and nobody alone holds the dice.

use crate::App;
use crate::clock;
use crate::problem::Problem;
use tiebreak_model::Ask;
use tiebreak_record::{Commitment, Entry};

/// Enters a party's promise.
pub async fn promise(app: &App, slug: &str, id: &str, party: &str, hash: &str) -> Result<(), Problem> {
    let hash = hash.to_ascii_lowercase();
    let make = |dossier: &crate::dossier::Dossier| {
        let question = dossier.open(id).filter(|question| matches!(question.ask, Ask::Lots { .. }));
        let question = question.ok_or_else(|| Problem::NotFound(format!("open question for lots {id}")))?;
        let (id, party, hash) = (question.id.clone(), party.to_owned(), hash.clone());
        Ok(Entry::Commitment(Commitment { id, party, hash, at: clock::now() }))
    };
    app.live.enter(slug, make).await.map(drop)
}
