//! Reading what the user names: the event, the regulation.

use crate::about::FileOptions;
use crate::failure::Context;
use crate::failure::cannot_read;
use crate::sitting::{self, RecordFiles};
use crate::source;
use std::borrow::Cow;
use std::path::{Path, PathBuf};
use tiebreak::{FileError, regulation_text};
use tiebreak_document::without_mark;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::lots::sha256;
use tiebreak_model::{Answers, Event};
use tiebreak_record::{SourceFile, VerifyContext};
use tiebreak_regulation::Regulation;
use tiebreak_report::Explain;
use tiebreak_report::Language;

/// An event with its regulation, and what a record needs to pin them.
pub struct LoadedEvent {
    pub event: Event,
    /// The event with the names that people see, where they are other names.
    shown: Option<Event>,
    pub regulation: Regulation,
    pub event_path: PathBuf,
    pub event_sha: String,
    /// The event as a record keeps it.
    pub event_text: String,
    pub regulation_sha: String,
    /// The regulation's text, for events that choose other readings.
    pub regulation_text: String,
}

impl LoadedEvent {
    /// The event as people see it.
    pub fn shown(&self) -> &Event {
        self.shown.as_ref().unwrap_or(&self.event)
    }

    /// Replaces the event, for example by the event after an earlier round.
    pub fn set_event(&mut self, event: Event) {
        self.shown = other_names(&event);
        self.event = event;
    }

    /// Does something with what a record is checked against: this event, this regulation, the
    /// engine.
    pub fn against<T>(&self, language: Language, work: impl FnOnce(&VerifyContext<'_>) -> T) -> T {
        let rule = |event: &Event, answers: &mut dyn Answers, explain: bool| {
            let options = Options { explain, ..Options::default() };
            let regulation = self.regulation_for(event)?;
            rule(event, &regulation, answers, options).map_err(|error| error.in_language(language))
        };
        let read =
            |text: &str| event_file::read("event.toml", text).map_err(|error| error.to_string());
        work(&VerifyContext {
            event: &self.event,
            event_sha256: &self.event_sha,
            event_text: &self.event_text,
            regulation_sha256: &self.regulation_sha,
            read: &read,
            rule: &rule,
        })
    }

    /// The regulation in the readings that an event chooses: this event, or the same before it was
    /// amended.
    fn regulation_for(&self, event: &Event) -> Result<Cow<'_, Regulation>, String> {
        if event.readings() == self.event.readings() {
            return Ok(Cow::Borrowed(&self.regulation));
        }
        let read =
            Regulation::read_as(&self.regulation.file, &self.regulation_text, event.readings());
        read.map(Cow::Owned).map_err(|error| error.to_string())
    }

    /// The same with the event as a record has it: as it was before the file was changed.
    pub fn as_kept(&self, kept: &SourceFile) -> Result<Self, String> {
        let text = kept.text.clone().unwrap_or_default();
        let event = event_file::read(kept.file.as_deref().unwrap_or("event.toml"), &text);
        let event = event.map_err(|error| error.to_string())?;
        Ok(Self {
            regulation: self.regulation_for(&event)?.into_owned(),
            shown: other_names(&event),
            event,
            event_path: self.event_path.clone(),
            event_sha: kept.sha256.clone(),
            event_text: text,
            regulation_sha: self.regulation_sha.clone(),
            regulation_text: self.regulation_text.clone(),
        })
    }
}

fn other_names(event: &Event) -> Option<Event> {
    match event.shown() {
        Cow::Borrowed(_) => None,
        Cow::Owned(shown) => Some(shown),
    }
}

/// Reads an event, in any format, and the regulation that it names, or the one that the user names
/// instead.
pub fn event(language: Language, files: &RecordFiles) -> crate::Result<LoadedEvent> {
    event_at(
        language,
        &files.event,
        files.games.as_deref(),
        files.regulation.as_deref(),
        &files.about,
    )
}

/// The same by its path.
pub fn event_at(
    language: Language,
    path: &Path,
    games: Option<&Path>,
    regulation: Option<&str>,
    about: &FileOptions,
) -> crate::Result<LoadedEvent> {
    let read = with_games(language, source::read(language, path, about)?, games)?;
    Ok(under(read.event, &read.bytes, path, regulation)?)
}

/// The event with the results of a PGN file. A record is bound to both together.
fn with_games(
    language: Language,
    read: source::SourceEvent,
    games: Option<&Path>,
) -> crate::Result<source::SourceEvent> {
    let Some(games) = games else { return Ok(read) };
    let mut event = read.event;
    source::enter(language, &mut event, games)?;
    let bytes = event_file::kept(&event).into_bytes();
    Ok(source::SourceEvent { event, bytes })
}

/// An event that was read, with its regulation.
fn under(
    event: Event,
    bytes: &[u8],
    path: &Path,
    regulation: Option<&str>,
) -> Result<LoadedEvent, FileError> {
    let (file, text) = match regulation {
        Some(named) => regulation_text(named, None)?,
        None => regulation_text(event.regulation(), path.parent())?,
    };
    let regulation = Regulation::read_as(&file, &text, event.readings())?;
    let event_text = event_file::kept(&event);
    Ok(LoadedEvent {
        shown: other_names(&event),
        event,
        event_text,
        regulation,
        event_path: path.to_owned(),
        event_sha: sha256(bytes),
        regulation_sha: sha256(text.as_bytes()),
        regulation_text: text,
    })
}

/// Reads an event with the regulation that it names, if it names one.
pub fn event_alone(
    language: Language,
    files: &RecordFiles,
) -> crate::Result<(Event, Option<Regulation>)> {
    let read = source::read(language, &files.event, &files.about)?;
    let source::SourceEvent { event, bytes } = with_games(language, read, files.games.as_deref())?;
    if files.regulation.is_none() && event.regulation().is_empty() {
        return Ok((event, None));
    }
    let loaded = under(event, &bytes, &files.event, files.regulation.as_deref())?;
    Ok((sitting::as_it_stands(language, &loaded, files)?, Some(loaded.regulation)))
}

/// The text of a file, or of standard input for `-`, without the byte order mark that some editors
/// write.
pub fn text_file(language: Language, path: &Path) -> crate::Result<String> {
    let read = if path == Path::new("-") {
        std::io::read_to_string(std::io::stdin().lock())
    } else {
        std::fs::read_to_string(path)
    };
    let text = read.with_context(|| cannot_read(language, path))?;
    Ok(without_mark(&text).to_owned())
}

/// A regulation by built-in id or path.
pub fn regulation(named: &str) -> crate::Result<Regulation> {
    Ok(tiebreak::regulation_from(named)?)
}
