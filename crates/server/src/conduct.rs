//! Adding to a record. Every change that anybody makes goes through here, with the name of the account.

use crate::App;
use crate::clock;
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::secrets_of_parties;
use std::sync::Arc;
use tiebreak_model::{Answer, Event, Question};
use tiebreak_record::{AnswerEntry, Entry, Reveal, draw_lots, parse_answer};
use tiebreak_store::StoreError;

/// An answer as it comes in.
#[derive(Debug, Default, Clone)]
pub struct Given {
    /// The question's id.
    pub question: String,
    /// The question's wording as the person saw it; empty where a program did not say.
    pub asked: Vec<String>,
    /// The answer in words.
    pub words: Vec<String>,
    /// Or the seed to draw lots from.
    pub seed: Option<String>,
    /// Or the secrets of several parties, which make the seed together.
    pub reveals: Vec<Reveal>,
    /// Who saw it.
    pub witnesses: Vec<String>,
}

/// Checks that everybody named takes part.
pub fn participants(event: &Event, names: &[String]) -> Result<(), Problem> {
    match names.iter().find(|name| event.find(name).is_none()) {
        Some(unknown) => Err(Problem::Invalid(format!("\"{unknown}\" does not take part in this event"))),
        None => Ok(()),
    }
}

/// Reads an answer to a question, drawing lots where there is a seed.
pub fn read_answer(dossier: &Dossier, question: &Question, given: &Given) -> Result<Answer, Problem> {
    Ok(match &given.seed {
        Some(seed) => draw_lots(question, &dossier.event, seed)?.0,
        None => parse_answer(question, &dossier.event, &given.words)?,
    })
}

/// Answers an open question. Where somebody else was faster the answer is not taken, and both are named.
pub async fn answer(app: &App, slug: &str, by: &str, given: &Given) -> Result<Arc<Dossier>, Problem> {
    // Somebody may answer another question in the meantime: then ours is still open and is tried again.
    for _ in 0..20 {
        let dossier = app.live.dossier(slug).await?;
        let question = still_open(&dossier, given)?;
        let mut given = given.clone();
        if !given.reveals.is_empty() {
            given.seed = Some(secrets_of_parties::seed(&dossier, question, &given.reveals)?);
        }
        let answer = read_answer(&dossier, question, &given)?;
        let mut entry = AnswerEntry::new(question, &answer, &dossier.event);
        entry.seed = given.seed.clone();
        entry.reveals = given.reveals.clone();
        entry.witnesses = given.witnesses.clone();
        entry.by = Some(by.to_owned());
        entry.at = clock::now();
        match append(app, &dossier, Entry::Answer(entry)).await {
            Err(Problem::Store(StoreError::Stale)) => {
                app.live.refresh(slug).await?;
            }
            other => return other,
        }
    }
    Err(Problem::Store(StoreError::Stale))
}

fn still_open<'d>(dossier: &'d Dossier, given: &Given) -> Result<&'d Question, Problem> {
    if let Some(question) = dossier.open(&given.question) {
        if given.asked.is_empty() || given.asked == question.wording(&dossier.event) {
            return Ok(question);
        }
        let message = "the question has changed since the page was loaded: other players or other colours";
        return Err(Problem::Conflict(message.to_owned()));
    }
    let entries = dossier.record.entries().iter().rev();
    let last = entries.filter_map(|entry| if let Entry::Answer(answer) = entry { Some(answer) } else { None });
    match last.into_iter().find(|answer| answer.id == given.question) {
        Some(answer) => {
            let by = answer.by.as_deref().map(|by| format!(" by {by}")).unwrap_or_default();
            let message = format!("{} was answered already{by}: {}", given.question, answer.value);
            Err(Problem::Conflict(message))
        }
        None => Err(Problem::NotFound(format!("open question {}", given.question))),
    }
}

/// Adds an entry behind the head that the dossier shows.
pub async fn append(app: &App, dossier: &Dossier, entry: Entry) -> Result<Arc<Dossier>, Problem> {
    let line = dossier.record.next_line(&entry);
    app.store.append(&dossier.row.slug, dossier.record.head(), &line.text).await?;
    app.live.refresh(&dossier.row.slug).await
}

/// Adds an entry where the record is still the one that the person looked at.
pub async fn append_seen(app: &App, slug: &str, head: &str, entry: Entry) -> Result<Arc<Dossier>, Problem> {
    let dossier = app.live.refresh(slug).await?;
    if dossier.record.head() != head {
        let message = "the record has grown since the page was loaded, so what follows may have changed";
        return Err(Problem::Conflict(message.to_owned()));
    }
    append(app, &dossier, entry).await
}
