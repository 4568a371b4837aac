//! Lots from secrets: every party promises the hash of one, then all reveal them together, and nobody alone holds the dice.
//! Beside them or instead of them a public source, named before it speaks.

use crate::App;
use crate::clock;
use crate::dossier::Dossier;
use crate::problem::Problem;
use tiebreak_model::{Ask, Question};
use tiebreak_record::{Commitment, Entry, PublicSource, SourceEntry};

/// Enters a party's promise.
pub async fn promise(app: &App, slug: &str, id: &str, party: &str, hash: &str) -> Result<(), Problem> {
    let hash = hash.to_ascii_lowercase();
    let make = |dossier: &Dossier| {
        let question = lots(dossier, id)?;
        let (id, party, hash) = (question.id.clone(), party.to_owned(), hash.clone());
        Ok(Entry::Commitment(Commitment { id, party, hash, at: clock::now() }))
    };
    app.live.enter(slug, make).await.map(drop)
}

/// Enters the public source that will decide.
pub async fn source(app: &App, slug: &str, id: &str, text: &str, by: &str) -> Result<(), Problem> {
    let source =
        PublicSource::named(text).map_err(|fault| Problem::Invalid(tiebreak_report::words::promise_fault(&fault)))?;
    let make = |dossier: &Dossier| {
        let (id, source) = (lots(dossier, id)?.id.clone(), source.clone());
        Ok(Entry::Source(SourceEntry { id, source, by: Some(by.to_owned()), at: clock::now() }))
    };
    app.live.enter(slug, make).await.map(drop)
}

fn lots<'d>(dossier: &'d Dossier, id: &str) -> Result<&'d Question, Problem> {
    let question = dossier.open(id).filter(|question| matches!(question.ask, Ask::Lots { .. }));
    question.ok_or_else(|| Problem::NotFound(format!("open question for lots {id}")))
}
