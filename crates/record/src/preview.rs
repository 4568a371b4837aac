//! What an entry would change, before it is made.

use crate::{AnswerEntry, Entry, Record};
use tiebreak_model::{Answers, Event, Question, Ruling};

/// Before and after.
#[derive(Debug, Clone)]
pub struct Preview {
    /// The ruling as it stands.
    pub before: Ruling,
    /// The ruling with the entry.
    pub after: Ruling,
    /// The answers that count now and would not any more, the corrected one left out.
    pub falls_away: Vec<AnswerEntry>,
}

impl Preview {
    /// The questions that would be open and are not now.
    pub fn asked_anew(&self) -> impl Iterator<Item = &Question> {
        self.after.open.iter().filter(|question| !self.before.open.contains(question))
    }
}

/// Works out what an entry would change. `rule` is the engine with the event and the regulation in it.
pub fn preview<E>(
    record: &Record,
    event: &Event,
    entry: Entry,
    rule: impl Fn(&mut dyn Answers) -> Result<Ruling, E>,
) -> Result<Preview, E> {
    let mut answers = record.answers(event);
    let before = rule(&mut answers)?;
    let corrected = match &entry {
        Entry::Answer(answer) => Some((answer.id.clone(), answer.asked.clone())),
        _ => None,
    };
    let mut answers_after = record.answers_with(&entry, event);
    let after = rule(&mut answers_after)?;
    let lost = answers.used().difference(answers_after.used());
    let falls_away = lost.filter_map(|index| match record.entries().get(*index) {
        Some(Entry::Answer(answer)) if corrected != Some((answer.id.clone(), answer.asked.clone())) => {
            Some(answer.clone())
        }
        _ => None,
    });
    let falls_away = falls_away.collect();
    Ok(Preview { before, after, falls_away })
}
