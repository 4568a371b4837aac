//! Adds entries to a record. Every change from a form or a program goes through here, with the
//! name of the account.

use crate::App;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::Problem;
use std::sync::Arc;
use tiebreak_model::{Answer, Ask, Event, Question};
use tiebreak_record::{AnswerEntry, Entry, PromiseFault, Reveal, draw_lots, parse_answer};
use tiebreak_report::{Explain, Sentence, sentence};
use tiebreak_report::{say, words};

/// An answer as a form or a program sends it.
#[derive(Debug, Default, Clone)]
pub struct AnswerGiven {
    /// The question's id.
    pub question: String,
    /// The wording of the question that the sender saw; empty if a program did not send it.
    pub asked: Vec<String>,
    /// The answer in words.
    pub words: Vec<String>,
    /// The seed to draw lots from, instead of words.
    pub seed: Option<String>,
    /// The secrets of several parties, which together make the seed.
    pub reveals: Vec<Reveal>,
    /// The value of the public source.
    pub outcome: Option<String>,
    /// The witnesses of the draw.
    pub witnesses: Vec<String>,
    /// The person who decided, if it is not the one who enters it.
    pub decided_by: Option<String>,
}

/// The names by which the event file knows the participants named.
pub fn participants(event: &Event, names: &[String]) -> Result<Vec<String>, Problem> {
    let known = |name: &String| {
        event.find(name).map(|id| event.name(id).to_owned()).ok_or_else(|| takes_no_part(name))
    };
    names.iter().map(known).collect()
}

/// The problem that a name is not a participant.
pub fn takes_no_part(name: &str) -> Problem {
    Problem::Invalid(sentence!(page_takes_no_part { name: name.to_owned() }))
}

/// The problem of a refused commitment.
pub fn promise_refused(fault: PromiseFault) -> Problem {
    Problem::Invalid(fault.sentence())
}

/// Parses an answer to a question, and draws lots if there is a seed.
pub fn read_answer(
    event_state: &EventState,
    question: &Question,
    given: &AnswerGiven,
) -> Result<Answer, Problem> {
    Ok(match &given.seed {
        Some(seed) => draw_lots(question, &event_state.event, seed)?.0,
        None => parse_answer(question, &event_state.event, &given.words)?,
    })
}

/// Answers an open question. If it was answered in the meantime, the answer is refused, and the
/// message names both answers.
pub async fn answer(
    app: &App,
    slug: &str,
    by: &str,
    given: &AnswerGiven,
) -> Result<Arc<EventState>, Problem> {
    app.live.enter(slug, |event_state| answering(event_state, by, given)).await
}

/// The entry that answers an open question.
pub fn answering(
    event_state: &EventState,
    by: &str,
    given: &AnswerGiven,
) -> Result<Entry, Problem> {
    let question = still_open(event_state, given)?;
    Ok(Entry::Answer(entry(event_state, question, by, given, None)?))
}

/// The person who decided and the account that entered it. Goes into the record, which has readers
/// of every language, and is therefore English.
pub fn signed(decided_by: Option<&str>, account: &str) -> String {
    match decided_by.map(str::trim).filter(|decided| !decided.is_empty() && *decided != account) {
        Some(decided) => format!("{decided}, entered by {account}"),
        None => account.to_owned(),
    }
}

/// The entry for an answer; with a reason, a correction.
pub fn entry(
    event_state: &EventState,
    question: &Question,
    by: &str,
    given: &AnswerGiven,
    why: Option<String>,
) -> Result<AnswerEntry, Problem> {
    let mut given = given.clone();
    given.outcome = given.outcome.as_deref().map(|text| event_state.outcome(&question.id, text));
    let made = event_state.promises().seed(&question.id, &given.reveals, given.outcome.as_deref());
    if let Some(seed) = made.map_err(promise_refused)? {
        given.seed = Some(seed);
    }
    let answer = read_answer(event_state, question, &given)?;
    let mut entry = AnswerEntry::new(question, &answer, &event_state.event);
    entry.seed = given.seed;
    entry.reveals = given.reveals;
    entry.outcome = given.outcome;
    entry.witnesses = given.witnesses;
    let decided_by = given.decided_by.filter(|_| matches!(question.ask, Ask::Decision { .. }));
    entry.by = Some(signed(decided_by.as_deref(), by));
    entry.why = why;
    entry.at = clock::now();
    Ok(entry)
}

fn still_open<'d>(
    event_state: &'d EventState,
    given: &AnswerGiven,
) -> Result<&'d Question, Problem> {
    if let Some(question) = event_state.open(&given.question) {
        if given.asked.is_empty() || given.asked == question.wording(&event_state.event) {
            return Ok(question);
        }
        return Err(Problem::Conflict(sentence!(page_question_changed)));
    }
    Err(answered_by_another(event_state, given))
}

/// The answers to a question with their lines, the newest first.
fn answers<'d>(
    event_state: &'d EventState,
    id: &'d str,
) -> impl Iterator<Item = (usize, &'d AnswerEntry)> {
    let entries = event_state.record().entries().iter().enumerate().rev();
    entries.filter_map(move |(index, entry)| match entry {
        // The first line is the header of the record.
        Entry::Answer(answer) if answer.id == id => Some((index + 2, answer)),
        _ => None,
    })
}

/// The problem that the question was answered in the meantime, with that answer.
pub fn answered_by_another(event_state: &EventState, given: &AnswerGiven) -> Problem {
    let question = given.question.clone();
    let Some((_, answer)) = answers(event_state, &given.question).next() else {
        return Problem::NotFound(sentence!(page_no_open_question { question }));
    };
    let (value, by) =
        (answer.value.clone(), answer.by.as_deref().map(|by| event_state.former().shown(by)));
    Problem::Conflict(Sentence::new(move |language| {
        let (question, answer) = (&question, words::recorded(language, &value));
        match &by {
            Some(name) => say!(language, page_answered_already_by { question, name, answer }),
            None => say!(language, page_answered_already { question, answer }),
        }
    }))
}

/// The line that already contains this answer from this account: it is sent again after a lost
/// connection.
pub fn entered_already(
    event_state: &EventState,
    account: &str,
    given: &AnswerGiven,
) -> Option<usize> {
    let (line, last) = answers(event_state, &given.question).next()?;
    let question = event_state.question_of(last)?;
    let again = entry(event_state, question, account, given, None).ok()?;
    let asked = given.asked.is_empty() || given.asked == last.asked;
    (asked && last.by == again.by && last.value == again.value && last.seed == again.seed)
        .then_some(line)
}

/// Adds an entry that may follow any head of the record.
pub async fn append(app: &App, slug: &str, entry: Entry) -> Result<Arc<EventState>, Problem> {
    app.live.enter(slug, |_| Ok(entry.clone())).await
}

/// Adds an entry if the record still has the head that the person saw.
pub async fn append_seen(
    app: &App,
    slug: &str,
    head: &str,
    entry: Entry,
) -> Result<Arc<EventState>, Problem> {
    let seen = |event_state: &EventState| {
        if event_state.record().head() == head {
            return Ok(entry.clone());
        }
        Err(Problem::Conflict(sentence!(page_record_grown)))
    };
    app.live.enter(slug, seen).await
}
