//! A file between two steps: uploaded, looked at, not yet brought in; and what was said about it.

use super::new_event::{Choice, time_zone};
use crate::App;
use crate::infra::problem::Problem;
use crate::infra::{clock, secrets};
use encoding_rs::Encoding;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tiebreak_formats::account::{Names, Told};
use tiebreak_model::Kind;
use tiebreak_report::{Sentence, sentence};
use tiebreak_store::{Account, Upload};

/// What was said with a file when it was uploaded.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct UploadAnswers {
    /// The fields of the form.
    pub fields: Vec<(String, String)>,
    /// A regulation file of one's own.
    pub regulation: Option<(String, String)>,
}

impl UploadAnswers {
    /// The value of a field; empty where there is none.
    pub fn field(&self, wanted: &str) -> &str {
        self.fields.iter().find(|(name, _)| name == wanted).map_or("", |(_, value)| value.trim())
    }

    /// The regulation, the readings and the time zone that were chosen. Readings were shown for one
    /// regulation, and mean nothing where another one was chosen afterwards.
    pub fn choice(&self) -> Result<Choice, Problem> {
        let regulation = self.field("regulation");
        let counts = self.regulation.is_some() || self.field("readings-of") == regulation;
        let mut readings = BTreeMap::new();
        for (name, value) in self.fields.iter().filter(|_| counts) {
            if let Some(reading) = name.strip_prefix("reading/") {
                // What was said last stands first.
                readings.entry(reading.to_owned()).or_insert_with(|| value.clone());
            }
        }
        let time_zone = time_zone(self.field("time-zone"))?;
        Ok(Choice {
            regulation: regulation.to_owned(),
            readings,
            own: self.regulation.clone(),
            time_zone,
        })
    }

    /// The same with the fields of a later step; what was chosen there counts.
    pub fn and(mut self, later: Vec<(String, String)>) -> Self {
        let chosen = later.into_iter().filter(|(_, value)| !value.trim().is_empty());
        self.fields = chosen.chain(self.fields).collect();
        self
    }

    /// Whether anything was told about the file.
    pub fn has_told(&self) -> bool {
        ["which", "kind", "cycles", "rounds", "names", "same"]
            .iter()
            .any(|name| !self.field(name).is_empty())
    }

    /// What was told about the file: the same as the options of the command line.
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

/// The value of a field, where it is not empty.
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

/// That a value is none, with what was expected.
fn not_told(value: &str, said: Sentence) -> Problem {
    Problem::Invalid(sentence!(told_of { what: format!("\"{value}\""), said }))
}

fn count(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number| *number > 0)
}

/// Keeps a file until it is brought in; its name in addresses.
pub async fn keep(
    app: &App,
    account: &Account,
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

/// A file that was kept for this account, with what was said when it was uploaded.
pub async fn kept(
    app: &App,
    account: &Account,
    id: &str,
) -> Result<(Upload, UploadAnswers), Problem> {
    let upload = app.store.upload(&account.name, id, clock::seconds()).await?;
    let upload = upload.ok_or_else(|| Problem::NotFound(sentence!(page_incoming_no_upload)))?;
    let said = serde_json::from_str(&upload.answers)
        .map_err(|error| Problem::Internal(error.to_string()))?;
    Ok((upload, said))
}
