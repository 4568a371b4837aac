//! The gaps and ambiguities of a regulation and their interpretation: a list to settle before the
//! event, with a sentence that would close each gap.

use crate::regulation::indented;
use crate::{Language, phrase, say};
use serde_json::{Value, json};
use std::fmt::Write;
use tiebreak_regulation::{Reading, Regulation};

/// The schema of [`as_json`].
const SCHEMA: &str = "tiebreak-silences/1";

/// One entry of the list, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Silence {
    /// The name of the reading.
    pub reading: String,
    /// The clauses of the gap.
    pub clauses: Vec<String>,
    /// What the text does not say, or the question that it leaves.
    pub says: String,
    /// The reading in force.
    pub taken: ReadingChoice,
    /// The other readings.
    pub instead: Vec<ReadingChoice>,
    /// A sentence for the text that would settle it.
    pub settle: Option<String>,
}

/// A reading with what it means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadingChoice {
    /// Its name, as event files write it.
    pub id: String,
    /// What it means.
    pub meaning: String,
}

/// All gaps and ambiguities that the file names, in the order of the file.
pub fn silences(language: Language, regulation: &Regulation) -> Vec<Silence> {
    regulation.readings.iter().map(|reading| silence(language, regulation, reading)).collect()
}

fn silence(language: Language, regulation: &Regulation, reading: &Reading) -> Silence {
    let says = match &reading.silent {
        Some(silent) => say!(language, regulation_silent { silent: phrase(language, silent) }),
        None => phrase(language, &reading.question),
    };
    let choice = |(id, meaning): &(String, String)| ReadingChoice {
        id: id.clone(),
        meaning: phrase(language, meaning),
    };
    let (taken, instead): (Vec<ReadingChoice>, Vec<ReadingChoice>) =
        reading.choices.iter().map(choice).partition(|choice| choice.id == reading.taken);
    let unknown = || ReadingChoice { id: reading.taken.clone(), meaning: String::new() };
    Silence {
        reading: reading.id.clone(),
        clauses: reading.clauses.iter().map(|at| regulation.clause(*at).id.clone()).collect(),
        says,
        taken: taken.into_iter().next().unwrap_or_else(unknown),
        instead,
        settle: reading.settle.clone(),
    }
}

/// The list as text.
///
/// ```
/// use tiebreak_regulation::builtin;
/// use tiebreak_report::{Language, silent::as_text};
/// let tour = builtin::find("grand-chess-tour-2018").unwrap().unwrap();
/// let text = as_text(Language::En, &tour);
/// let first_white = "The text does not say who has white in the first game";
/// assert!(text.contains(first_white));
/// assert!(text.contains("A sentence that settles it:"));
/// ```
pub fn as_text(language: Language, regulation: &Regulation) -> String {
    let title = &regulation.title;
    let mut out = format!("{}\n", say!(language, regulation_silent_title { title }));
    if regulation.readings.is_empty() {
        let _ = writeln!(out, "\n{}", say!(language, regulation_silent_none));
    }
    let [taken, or] = [say!(language, regulation_taken), say!(language, regulation_or)];
    let width = taken.chars().count().max(or.chars().count());
    for one in silences(language, regulation) {
        let _ = writeln!(out, "\n{} ({})", one.reading, one.clauses.join(", "));
        let _ = writeln!(out, "{}", indented(&one.says, "    "));
        let marked = |mark: &str, choice: &ReadingChoice| {
            let said = format!("{}: {}", choice.id, choice.meaning);
            indented(&said, &format!("    {mark:<width$} "))
        };
        let _ = writeln!(out, "{}", marked(&taken, &one.taken));
        for choice in &one.instead {
            let _ = writeln!(out, "{}", marked(&or, choice));
        }
        if let Some(sentence) = &one.settle {
            let settle = say!(language, regulation_settle { sentence });
            let _ = writeln!(out, "{}", indented(&settle, "    "));
        }
    }
    out
}

/// The list for programs, in the words of the file.
pub fn as_json(regulation: &Regulation) -> Value {
    let choice = |choice: ReadingChoice| json!({ "id": choice.id, "meaning": choice.meaning });
    let all = silences(Language::En, regulation).into_iter().zip(&regulation.readings);
    let entries: Vec<Value> = all
        .map(|(one, reading)| {
            json!({
                "reading": one.reading,
                "clauses": one.clauses,
                "question": reading.question,
                "silent": reading.silent,
                "taken": choice(one.taken),
                "instead": one.instead.into_iter().map(choice).collect::<Vec<_>>(),
                "settle": one.settle,
            })
        })
        .collect();
    json!({
        "schema": SCHEMA,
        "regulation": regulation.id,
        "title": regulation.title,
        "silences": entries,
    })
}
