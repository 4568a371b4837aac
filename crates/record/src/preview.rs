//! What an entry would change, before it is made.

use crate::{Amendment, AnswerEntry, Entry, Record};
use std::collections::BTreeSet;
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
    /// The questions that would be open and are not now.
    anew: Vec<Question>,
}

impl Preview {
    /// The questions that would be open and are not now.
    pub fn asked_anew(&self) -> impl Iterator<Item = &Question> {
        self.anew.iter()
    }
}

/// Works out what an entry would change. `rule` is the engine with the event and the regulation in
/// it.
pub fn preview<E>(
    record: &Record,
    event: &Event,
    entry: Entry,
    rule: impl Fn(&mut dyn Answers) -> Result<Ruling, E>,
) -> Result<Preview, E> {
    both(record, &entry, [event, event], |_, answers| rule(answers))
}

/// Works out what an amendment of the event file would change. `rule` is the engine with the
/// regulation in it; the events are the one that the record knows, and the one that the file holds
/// now.
pub fn preview_amendment<E>(
    record: &Record,
    amendment: &Amendment,
    events: [&Event; 2],
    rule: impl Fn(&Event, &mut dyn Answers) -> Result<Ruling, E>,
) -> Result<Preview, E> {
    both(record, &Entry::Amendment(amendment.clone()), events, rule)
}

fn both<E>(
    record: &Record,
    entry: &Entry,
    [event, event_after]: [&Event; 2],
    rule: impl Fn(&Event, &mut dyn Answers) -> Result<Ruling, E>,
) -> Result<Preview, E> {
    let mut answers = record.answers(event);
    let before = rule(event, &mut answers)?;
    let corrected = match entry {
        Entry::Answer(answer) => Some((&answer.id, &answer.asked)),
        _ => None,
    };
    let mut answers_after = record.answers_with(entry, event_after);
    let after = rule(event_after, &mut answers_after)?;
    let lost = answers.used().difference(answers_after.used());
    let falls_away = lost.filter_map(|index| match record.entries().get(*index) {
        Some(Entry::Answer(answer)) if corrected != Some((&answer.id, &answer.asked)) => {
            Some(answer.clone())
        }
        _ => None,
    });
    let falls_away = falls_away.collect();
    // The numbers of participants may be others in another event: questions are the same by their
    // words.
    let words = |question: &Question, event: &Event| (question.id.clone(), question.wording(event));
    let open: BTreeSet<_> = before.open.iter().map(|question| words(question, event)).collect();
    let is_new = |question: &&Question| !open.contains(&words(question, event_after));
    let anew = after.open.iter().filter(is_new).cloned().collect();
    Ok(Preview { before, after, falls_away, anew })
}
