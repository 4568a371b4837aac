//! Reading what the user names: the event, the regulation.

use crate::about::About;
use crate::sitting::{self, Files};
use crate::source;
use std::path::{Path, PathBuf};
use tiebreak::{FileError, regulation_text};
use tiebreak_engine::{Options, rule};
use tiebreak_model::lots::sha256;
use tiebreak_model::{Answers, Event, Kind};
use tiebreak_record::Against;
use tiebreak_regulation::Regulation;
use tiebreak_report::words;

/// An event with its regulation, and what a record needs to pin them.
pub struct Loaded {
    pub event: Event,
    pub regulation: Regulation,
    pub event_path: PathBuf,
    pub event_sha: String,
    pub regulation_sha: String,
}

impl Loaded {
    /// Does something with what a record is checked against: this event, this regulation, the engine.
    pub fn against<T>(&self, work: impl FnOnce(&Against<'_>) -> T) -> T {
        let rule = |answers: &mut dyn Answers, explain: bool| {
            let options = Options { explain, ..Options::default() };
            rule(&self.event, &self.regulation, answers, options).map_err(|error| words::rule_error(&error))
        };
        work(&Against {
            event: &self.event,
            event_sha256: &self.event_sha,
            regulation_sha256: &self.regulation_sha,
            rule: &rule,
        })
    }
}

/// Reads an event, in any format, and the regulation that it names, or the one that the user names instead.
pub fn event(files: &Files) -> anyhow::Result<Loaded> {
    event_at(&files.event, files.regulation.as_deref(), &files.about)
}

/// The same by its path.
pub fn event_at(path: &Path, regulation: Option<&str>, about: &About) -> anyhow::Result<Loaded> {
    let source::Read { event, bytes } = source::read(path, about)?;
    Ok(under(event, &bytes, path, regulation)?)
}

/// An event that was read, with its regulation.
fn under(event: Event, bytes: &[u8], path: &Path, regulation: Option<&str>) -> Result<Loaded, FileError> {
    let (file, text) = match regulation {
        Some(named) => regulation_text(named, None)?,
        None => regulation_text(&event.regulation, path.parent())?,
    };
    let regulation = Regulation::read_as(&file, &text, &event.readings)?;
    Ok(Loaded {
        event,
        regulation,
        event_path: path.to_owned(),
        event_sha: sha256(bytes),
        regulation_sha: sha256(text.as_bytes()),
    })
}

/// Reads an event with the regulation that it names, if it names one.
pub fn event_alone(files: &Files) -> anyhow::Result<(Event, Option<Regulation>)> {
    let source::Read { event, bytes } = source::read(&files.event, &files.about)?;
    if files.regulation.is_none() && event.regulation.is_empty() {
        return Ok((event, None));
    }
    let loaded = under(event, &bytes, &files.event, files.regulation.as_deref())?;
    Ok((sitting::as_it_stands(&loaded, files)?, Some(loaded.regulation)))
}

/// The list of tie-breaks that a regulation gives for a kind of event, and from where; the regulation is named as an event in
/// this folder names it.
pub fn list_of(named: &str, folder: Option<&Path>, kind: Kind) -> Result<Option<(Vec<String>, String)>, FileError> {
    let (file, text) = regulation_text(named, folder)?;
    let regulation = Regulation::read(&file, &text)?;
    let found = regulation.list(kind).map(|(at, codes)| {
        let codes = std::iter::once("PTS").chain(codes).map(str::to_owned).collect();
        (codes, format!("regulation {}, {}", regulation.id, regulation.clause(at).id))
    });
    Ok(found)
}

/// A regulation by built-in id or path.
pub fn regulation(named: &str) -> anyhow::Result<Regulation> {
    Ok(tiebreak::regulation_from(named)?)
}
