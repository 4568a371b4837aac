//! Reading what the user names: the event, the regulation.

use crate::failure::Complaint;
use crate::{sitting, source};
use anyhow::Context;
use std::path::{Path, PathBuf};
use tiebreak_document::closest;
use tiebreak_engine::{Options, rule};
use tiebreak_model::lots::sha256;
use tiebreak_model::{Answers, Event};
use tiebreak_record::Against;
use tiebreak_regulation::{ReadError, Regulation, builtin};
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
pub fn event(path: &Path, regulation: Option<&str>) -> anyhow::Result<Loaded> {
    let (event, bytes) = source::read(path)?;
    let (file, text) = match regulation {
        Some(named) => regulation_text(named, None)?,
        None => regulation_text(&event.regulation, path.parent())?,
    };
    let regulation = Regulation::read_as(&file, &text, &event.readings).map_err(read_error)?;
    Ok(Loaded {
        event,
        regulation,
        event_path: path.to_owned(),
        event_sha: sha256(&bytes),
        regulation_sha: sha256(text.as_bytes()),
    })
}

/// Reads an event with the regulation that it names, if it names one.
pub fn event_alone(
    path: &Path,
    regulation: Option<&str>,
    record: Option<&Path>,
) -> anyhow::Result<(Event, Option<Regulation>)> {
    let (event, _) = source::read(path)?;
    if regulation.is_none() && event.regulation.is_empty() {
        return Ok((event, None));
    }
    let loaded = self::event(path, regulation)?;
    Ok((sitting::as_it_stands(&loaded, record)?, Some(loaded.regulation)))
}

/// A regulation by built-in id or path.
pub fn regulation(named: &str) -> anyhow::Result<Regulation> {
    let (file, text) = regulation_text(named, None)?;
    Regulation::read(&file, &text).map_err(read_error)
}

fn read_error(error: ReadError) -> anyhow::Error {
    match error {
        ReadError::Rejected(rejected) => rejected.into(),
        other => Complaint::new(other.to_string())
            .hint("see `tiebreak regulations ID` for its readings; [readings] of the event file chooses them")
            .into(),
    }
}

fn bytes(path: &Path) -> anyhow::Result<Vec<u8>> {
    let name = path.display();
    let size = std::fs::metadata(path).with_context(|| format!("cannot read {name}"))?;
    if size.is_dir() {
        return Err(Complaint::new(format!("{name} is a folder")).hint("name the file inside it").into());
    }
    if size.len() > 32 << 20 {
        let message = format!("{name} is {} MB large; a regulation file has at most 32 MB", size.len() >> 20);
        return Err(Complaint::new(message).hint("was another file meant?").into());
    }
    std::fs::read(path).with_context(|| format!("cannot read {name}"))
}

/// Name and text of a regulation by built-in id or path. A path is tried beside the event file too.
pub fn regulation_text(named: &str, beside: Option<&Path>) -> anyhow::Result<(String, String)> {
    if let Some((file, text)) = builtin::file(named) {
        return Ok((file.to_owned(), text.to_owned()));
    }
    let given = Path::new(named);
    let paths = [beside.map(|folder| folder.join(given)), Some(given.to_owned())];
    if let Some(path) = paths.into_iter().flatten().find(|path| path.is_file()) {
        let bytes = bytes(&path)?;
        let name = path.display().to_string();
        let text = String::from_utf8(bytes).map_err(|error| {
            let at = error.utf8_error().valid_up_to();
            Complaint::new(format!("{name} is not UTF-8: byte {at} is none")).hint("save the file as UTF-8")
        })?;
        return Ok((name, text));
    }
    let near = closest(named, builtin::ids()).map(|near| format!("did you mean `{near}`? "));
    let hint = match (named, near) {
        ("", _) => "name one with --regulation, or in the event file: regulation = \"...\"; `tiebreak regulations` lists the built-in ones"
            .to_owned(),
        (_, near) => {
            let near = near.unwrap_or_default();
            format!("{near}`tiebreak regulations` lists the built-in ones; a path to a file is taken too")
        }
    };
    let message = if named.is_empty() {
        "the event names no regulation".to_owned()
    } else {
        format!("there is no regulation `{named}`")
    };
    Err(Complaint::new(message).hint(hint).into())
}
