//! What an entry would change, computed before it is made.

use crate::{Amendment, AnswerEntry, Entry, Record};
use std::collections::BTreeSet;
use tiebreak_model::{Answers, Event, Question, Ruling};

/// The rulings before and after an entry.
#[derive(Debug, Clone)]
pub struct Preview {
    /// The ruling without the entry.
    pub before: Ruling,
    /// The ruling with the entry.
    pub after: Ruling,
    /// The answers that count now and would no longer apply, without the corrected one.
    pub falls_away: Vec<AnswerEntry>,
    /// The questions that the entry would open.
    anew: Vec<Question>,
}

impl Preview {
    /// The questions that the entry would open, though they are not open now.
    pub fn asked_anew(&self) -> impl Iterator<Item = &Question> {
        self.anew.iter()
    }
}

/// Computes what an entry would change. `rule` is the engine with the event and the regulation.
pub fn preview<E>(
    record: &Record,
    event: &Event,
    entry: Entry,
    rule: impl Fn(&mut dyn Answers) -> Result<Ruling, E>,
) -> Result<Preview, E> {
    both(record, &entry, [event, event], |_, answers| rule(answers))
}

/// Computes what an amendment of the event file would change. `rule` is the engine with the
/// regulation; the two events are the one that the record knows and the one in the file now.
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
    // Participants may have other numbers in the other event, so questions are compared by their
    // wording.
    let words = |question: &Question, event: &Event| (question.id.clone(), question.wording(event));
    let open: BTreeSet<_> = before.open.iter().map(|question| words(question, event)).collect();
    let is_new = |question: &&Question| !open.contains(&words(question, event_after));
    let anew = after.open.iter().filter(is_new).cloned().collect();
    Ok(Preview { before, after, falls_away, anew })
}
