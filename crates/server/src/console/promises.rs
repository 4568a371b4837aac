//! Lots from secrets: every party commits to the hash of a secret, then all secrets are revealed
//! together, so that no single party controls the draw. In addition or instead, a public source
//! can be named before its value is known.

use super::service::promise_refused;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::Problem;
use tiebreak_model::{Ask, Question};
use tiebreak_record::{Commitment, Entry, PublicSource, SourceEntry};
use tiebreak_report::sentence;

/// Returns a function that makes the entry of a party's commitment.
pub fn promise(
    id: &str,
    party: &str,
    hash: &str,
) -> impl Fn(&EventState) -> Result<Entry, Problem> {
    let hash = hash.to_ascii_lowercase();
    move |event_state| {
        let question = lots(event_state, id)?;
        let (id, party, hash) = (question.id.clone(), party.to_owned(), hash.clone());
        Ok(Entry::Commitment(Commitment { id, party, hash, at: clock::now() }))
    }
}

/// Returns a function that makes the entry that names the public source.
pub fn source(
    id: &str,
    text: &str,
    by: &str,
) -> Result<impl Fn(&EventState) -> Result<Entry, Problem>, Problem> {
    let source = PublicSource::named(text).map_err(promise_refused)?;
    Ok(move |event_state: &EventState| {
        let (id, source) = (lots(event_state, id)?.id.clone(), source.clone());
        Ok(Entry::Source(SourceEntry { id, source, by: Some(by.to_owned()), at: clock::now() }))
    })
}

fn lots<'d>(event_state: &'d EventState, id: &str) -> Result<&'d Question, Problem> {
    let question = event_state.open(id).filter(|question| matches!(question.ask, Ask::Lots { .. }));
    question
        .ok_or_else(|| Problem::NotFound(sentence!(page_no_open_lots { question: id.to_owned() })))
}
