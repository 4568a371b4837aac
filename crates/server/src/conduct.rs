//! Adding to a record. Every change that anybody makes goes through here, with the name of the account.

use crate::App;
use crate::clock;
use crate::dossier::Dossier;
use crate::problem::Problem;
use std::sync::Arc;
use tiebreak_model::{Answer, Ask, Event, Question};
use tiebreak_record::{AnswerEntry, Entry, PromiseFault, Reveal, draw_lots, parse_answer};
use tiebreak_report::{Sentence, sentence};
use tiebreak_report::{say, words};

/// An answer as it comes in.
#[derive(Debug, Default, Clone)]
pub struct AnswerGiven {
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
    /// What the public source gave.
    pub outcome: Option<String>,
    /// Who saw it.
    pub witnesses: Vec<String>,
    /// Who decided, where it is somebody else than whoever enters it.
    pub decided_by: Option<String>,
}

/// Checks that everybody named takes part.
pub fn participants(event: &Event, names: &[String]) -> Result<(), Problem> {
    match names.iter().find(|name| event.find(name).is_none()) {
        Some(unknown) => Err(takes_no_part(unknown)),
        None => Ok(()),
    }
}

/// That somebody does not take part.
pub fn takes_no_part(name: &str) -> Problem {
    Problem::Invalid(sentence!(page_takes_no_part { name: name.to_owned() }))
}

/// What is wrong with a promise.
pub fn promise_refused(fault: PromiseFault) -> Problem {
    Problem::Invalid(Sentence::new(move |language| words::promise_fault(language, &fault)))
}

/// Reads an answer to a question, drawing lots where there is a seed.
pub fn read_answer(dossier: &Dossier, question: &Question, given: &AnswerGiven) -> Result<Answer, Problem> {
    Ok(match &given.seed {
        Some(seed) => draw_lots(question, &dossier.event, seed)?.0,
        None => parse_answer(question, &dossier.event, &given.words)?,
    })
}

/// Answers an open question. Where somebody else was faster the answer is not taken, and both are named.
pub async fn answer(app: &App, slug: &str, by: &str, given: &AnswerGiven) -> Result<Arc<Dossier>, Problem> {
    app.live.enter(slug, |dossier| answering(dossier, by, given)).await
}

/// The entry with which an open question is answered.
pub fn answering(dossier: &Dossier, by: &str, given: &AnswerGiven) -> Result<Entry, Problem> {
    let question = still_open(dossier, given)?;
    Ok(Entry::Answer(entry(dossier, question, by, given, None)?))
}

/// Who decided, and who entered it: goes into the record, which people of every language read, and is English there.
pub fn signed(decided_by: Option<&str>, account: &str) -> String {
    match decided_by.map(str::trim).filter(|decided| !decided.is_empty() && *decided != account) {
        Some(decided) => format!("{decided}, entered by {account}"),
        None => account.to_owned(),
    }
}

/// The entry that an answer makes; with a reason, a correction.
pub fn entry(
    dossier: &Dossier,
    question: &Question,
    by: &str,
    given: &AnswerGiven,
    why: Option<String>,
) -> Result<AnswerEntry, Problem> {
    let mut given = given.clone();
    given.outcome = given.outcome.as_deref().map(|text| dossier.outcome(&question.id, text));
    let made = dossier.promises().seed(&question.id, &given.reveals, given.outcome.as_deref());
    if let Some(seed) = made.map_err(promise_refused)? {
        given.seed = Some(seed);
    }
    let answer = read_answer(dossier, question, &given)?;
    let mut entry = AnswerEntry::new(question, &answer, &dossier.event);
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

fn still_open<'d>(dossier: &'d Dossier, given: &AnswerGiven) -> Result<&'d Question, Problem> {
    if let Some(question) = dossier.open(&given.question) {
        if given.asked.is_empty() || given.asked == question.wording(&dossier.event) {
            return Ok(question);
        }
        return Err(Problem::Conflict(sentence!(page_question_changed)));
    }
    Err(answered_by_another(dossier, given))
}

/// The answers to a question with their lines, the newest first.
fn answers<'d>(dossier: &'d Dossier, id: &'d str) -> impl Iterator<Item = (usize, &'d AnswerEntry)> {
    let entries = dossier.record().entries().iter().enumerate().rev();
    entries.filter_map(move |(index, entry)| match entry {
        // The first line is the record's own.
        Entry::Answer(answer) if answer.id == id => Some((index + 2, answer)),
        _ => None,
    })
}

/// That somebody was faster, and what they entered.
pub fn answered_by_another(dossier: &Dossier, given: &AnswerGiven) -> Problem {
    let question = given.question.clone();
    let Some((_, answer)) = answers(dossier, &given.question).next() else {
        return Problem::NotFound(sentence!(page_no_open_question { question }));
    };
    let (value, by) = (answer.value.clone(), answer.by.as_deref().map(|by| dossier.former().shown(by)));
    Problem::Conflict(Sentence::new(move |language| {
        let (question, answer) = (&question, words::recorded(language, &value));
        match &by {
            Some(name) => say!(language, page_answered_already_by { question, name, answer }),
            None => say!(language, page_answered_already { question, answer }),
        }
    }))
}

/// The line in which this very answer of this account stands already: it is sent again where the connection broke meanwhile.
pub fn entered_already(dossier: &Dossier, account: &str, given: &AnswerGiven) -> Option<usize> {
    let (line, last) = answers(dossier, &given.question).next()?;
    let question = dossier.question_of(last)?;
    let again = entry(dossier, question, account, given, None).ok()?;
    let asked = given.asked.is_empty() || given.asked == last.asked;
    (asked && last.by == again.by && last.value == again.value && last.seed == again.seed).then_some(line)
}

/// Adds an entry that may follow whatever head there is.
pub async fn append(app: &App, slug: &str, entry: Entry) -> Result<Arc<Dossier>, Problem> {
    app.live.enter(slug, |_| Ok(entry.clone())).await
}

/// Adds an entry where the record is still the one that the person looked at.
pub async fn append_seen(app: &App, slug: &str, head: &str, entry: Entry) -> Result<Arc<Dossier>, Problem> {
    let seen = |dossier: &Dossier| {
        if dossier.record().head() == head {
            return Ok(entry.clone());
        }
        Err(Problem::Conflict(sentence!(page_record_grown)))
    };
    app.live.enter(slug, seen).await
}
