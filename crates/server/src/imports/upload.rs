//! A file between upload and import, with the answers about it.

use super::new_event::{EventChoices, time_zone};
use crate::App;
use crate::infra::problem::Problem;
use crate::infra::{clock, secrets};
use encoding_rs::Encoding;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tiebreak_formats::account::{Names, Told};
use tiebreak_model::bridge::Method;
use tiebreak_model::{Kind, NameOrder};
use tiebreak_report::{Sentence, sentence};
use tiebreak_store::{Upload, UserAccount};

/// The answers that were sent with a file or after it.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct UploadAnswers {
    /// The fields of the form.
    pub fields: Vec<(String, String)>,
    /// Name and text of a regulation file that was uploaded with the event.
    pub regulation: Option<(String, String)>,
}

impl UploadAnswers {
    /// The value of a field; empty if the field is missing.
    pub fn field(&self, wanted: &str) -> &str {
        self.fields.iter().find(|(name, _)| name == wanted).map_or("", |(_, value)| value.trim())
    }

    /// The chosen regulation, readings and time zone. Readings belong to the regulation for which
    /// they were shown, so those for another regulation are ignored.
    pub fn choice(&self) -> Result<EventChoices, Problem> {
        let regulation = self.field("regulation");
        let counts = self.regulation.is_some() || self.field("readings-of") == regulation;
        let mut readings = BTreeMap::new();
        for (name, value) in self.fields.iter().filter(|_| counts) {
            if let Some(reading) = name.strip_prefix("reading/") {
                // The latest answer is the first in the list.
                readings.entry(reading.to_owned()).or_insert_with(|| value.clone());
            }
        }
        let time_zone = time_zone(self.field("time-zone"))?;
        Ok(EventChoices {
            regulation: regulation.to_owned(),
            readings,
            own: self.regulation.clone(),
            time_zone,
            names: name_order(self.field("shown-names"))?,
        })
    }

    /// Adds the fields of a later step, which override earlier ones.
    pub fn and(mut self, later: Vec<(String, String)>) -> Self {
        let chosen = later.into_iter().filter(|(_, value)| !value.trim().is_empty());
        self.fields = chosen.chain(self.fields).collect();
        self
    }

    /// Whether any answer is about the content of the file.
    pub fn has_told(&self) -> bool {
        ["which", "kind", "scoring", "cycles", "rounds", "names", "same"]
            .iter()
            .any(|name| !self.field(name).is_empty())
    }

    /// The answers about the content of the file, as import options: the same ones as on the
    /// command line.
    pub fn told(&self) -> Result<Told, Problem> {
        let (event, section) = match self.field("which") {
            "" => (None, None),
            which => {
                serde_json::from_str::<(Option<String>, Option<String>)>(which).map_err(|_| {
                    Problem::Invalid(sentence!(page_incoming_no_such_event {
                        which: which.to_owned()
                    }))
                })?
            }
        };
        let several =
            |wanted: &'static str| self.fields.iter().filter(move |(name, _)| name == wanted);
        let mut names: Vec<Names> = Vec::new();
        for (_, value) in several("names").take(1).chain(several("same")) {
            names.push(value.parse().map_err(|said: Sentence| not_told(value, said))?);
        }
        Ok(Told {
            event,
            section,
            kind: one(self.field("kind"), "kind", |word| {
                Kind::ALL.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind)
            })?,
            scoring: one(self.field("scoring"), "scoring", |word| {
                let mut known = Method::ALL.into_iter().filter(|(method, _)| method.is_for_pairs());
                known.find(|(_, known)| *known == word).map(|(method, _)| method)
            })?,
            cycles: one(self.field("cycles"), "cycles", count)?,
            rounds: one(self.field("rounds"), "rounds", count)?,
            encoding: one(self.field("encoding"), "encoding", |label| {
                Encoding::for_label(label.as_bytes())
            })?,
            names,
            report_alone: false,
            without_moves: false,
        })
    }
}

/// Parses the value of a field; `None` if it is empty.
fn one<T>(
    text: &str,
    what: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, Problem> {
    if text.is_empty() {
        return Ok(None);
    }
    let refused =
        || Problem::Invalid(sentence!(page_incoming_refused { what, text: text.to_owned() }));
    read(text).map(Some).ok_or_else(refused)
}

/// How names are shown; `None` if the field is empty.
fn name_order(word: &str) -> Result<Option<NameOrder>, Problem> {
    if word.is_empty() {
        return Ok(None);
    }
    let refused =
        || Problem::Invalid(sentence!(event_file_not_a_name_order { word: word.to_owned() }));
    NameOrder::from_word(word).map(Some).ok_or_else(refused)
}

/// The problem of a value that is not valid, with what was expected.
fn not_told(value: &str, said: Sentence) -> Problem {
    Problem::Invalid(sentence!(told_of { what: format!("\"{value}\""), said }))
}

fn count(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number| *number > 0)
}

/// Keeps a file until it is imported, and returns its id in addresses.
pub async fn keep(
    app: &App,
    account: &UserAccount,
    name: &str,
    bytes: &[u8],
    said: &UploadAnswers,
) -> Result<String, Problem> {
    let id = secrets::new()?;
    let answers =
        serde_json::to_string(said).map_err(|error| Problem::Internal(error.to_string()))?;
    let upload = Upload { id: id.clone(), name: name.to_owned(), content: bytes.to_vec(), answers };
    app.store.keep_upload(&account.name, &upload, clock::seconds()).await?;
    Ok(id)
}

/// A file that was kept for this account, with the answers that were sent with it.
pub async fn kept(
    app: &App,
    account: &UserAccount,
    id: &str,
) -> Result<(Upload, UploadAnswers), Problem> {
    let upload = app.store.upload(&account.name, id, clock::seconds()).await?;
    let upload = upload.ok_or_else(|| Problem::NotFound(sentence!(page_incoming_no_upload)))?;
    let said = serde_json::from_str(&upload.answers)
        .map_err(|error| Problem::Internal(error.to_string()))?;
    Ok((upload, said))
}
