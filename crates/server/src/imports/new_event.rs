//! Adds a new event: reads its file, finds its regulation, tries a ruling and begins its record.

use crate::App;
use crate::authoring::drafting;
use crate::events::state;
use crate::infra::address::slug;
use crate::infra::clock;
use crate::infra::problem::Problem;
use std::collections::BTreeMap;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::account::Told;
use tiebreak_formats::{Format, Import, event_file, import_any};
use tiebreak_model::{Event, NameOrder, NoAnswers, Zone};
use tiebreak_record::{Header, Record, SourceFile, sha256};
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_report::{Sentence, sentence};
use tiebreak_store::{EventRow, StoreError, UserAccount};

/// The choices of the person who adds an event, where they differ from the file.
#[derive(Debug, Default, Clone)]
pub struct EventChoices {
    /// The id of a regulation, built in or written on this server; empty for the one that the file
    /// names.
    pub regulation: String,
    /// The chosen interpretation of each reading, by the name of the reading.
    pub readings: BTreeMap<String, String>,
    /// Name and text of a regulation file that was uploaded with the event.
    pub own: Option<(String, String)>,
    /// The time zone; `None` for the one in the file.
    pub time_zone: Option<Zone>,
    /// How names with a comma are shown; `None` for what the file says.
    pub names: Option<NameOrder>,
}

/// An event that is ready to be added.
#[derive(Debug)]
pub struct ImportedEvent {
    /// The row for the database.
    pub row: EventRow,
    /// The event as the engine will rule on it.
    pub event: Event,
    /// The regulation in the chosen readings.
    pub regulation: Regulation,
}

/// An event that leaves nothing to decide.
#[derive(Debug, Clone)]
pub struct DecidedEvent {
    pub event: Event,
    /// The text of its event file; `None` if it was imported from another format.
    pub text: Option<String>,
}

impl ImportedEvent {
    /// Reads a file of any supported format, under a built-in regulation.
    pub fn from_file(
        name: &str,
        bytes: &[u8],
        choice: Option<&EventChoices>,
    ) -> Result<Self, Problem> {
        Self::from_event(name, read(name, bytes)?, choice)
    }

    /// Prepares an event that was read already. Its regulation may also be one from this server
    /// that the account may see.
    pub async fn for_account(
        app: &App,
        account: &UserAccount,
        name: &str,
        read: DecidedEvent,
        mut choice: EventChoices,
    ) -> Result<Self, Problem> {
        let wanted =
            if choice.regulation.is_empty() { read.event.regulation() } else { &choice.regulation };
        // The file of an exported event names the regulation with its extension.
        let id = wanted.strip_suffix(".toml").unwrap_or(wanted);
        if choice.own.is_none() && id.starts_with(drafting::PREFIX) {
            choice.own = Some(drafting::for_event(app, account, id).await?);
        }
        Self::from_event(name, read, Some(&choice))
    }

    /// Prepares an event under a built-in or an uploaded regulation.
    pub fn from_event(
        name: &str,
        DecidedEvent { mut event, mut text }: DecidedEvent,
        choice: Option<&EventChoices>,
    ) -> Result<Self, Problem> {
        let before = event.info().clone();
        let own = choice
            .and_then(|choice| choice.own.as_ref())
            .map(|(name, text)| (file_name(name), text.clone()));
        if let Some(choice) = choice {
            event = event.read_as(choice.readings.clone());
            if !choice.regulation.is_empty() {
                event = event.under(choice.regulation.clone());
            }
            if let Some(zone) = &choice.time_zone {
                event = event.played_in(zone.clone());
            }
            if let Some(order) = choice.names {
                event = event.with_name_order(order);
            }
        }
        if let Some((name, _)) = &own {
            event = event.under(name.clone());
        }
        // The record is bound to the bytes of the file, so these must contain the choices.
        if before != *event.info() {
            text = None;
        }
        let text = text.unwrap_or_else(|| event_file::write(&event));
        let (regulation_file, regulation_text) = match own {
            Some(own) => own,
            None => builtin::file(event.regulation())
                .map(|(file, text)| (file.to_owned(), text.to_owned()))
                .ok_or_else(|| no_regulation(&event))?,
        };
        let regulation = state::regulation(&regulation_file, &regulation_text, &event)?;
        rule(&event, &regulation, &mut NoAnswers, Options::default())?;
        let row = EventRow {
            slug: slug(event.title()),
            title: event.title().to_owned(),
            file: file_name(name),
            text,
            regulation_file,
            regulation_text,
            created_by: String::new(),
            created: clock::seconds(),
        };
        Ok(Self { row, event, regulation })
    }

    /// The first line of the event's record.
    pub fn first_line(&self, program: &str) -> String {
        let header = Header {
            program: program.to_owned(),
            event: SourceFile {
                name: self.row.title.clone(),
                file: Some(self.row.file.clone()),
                sha256: sha256(self.row.text.as_bytes()),
                text: Some(event_file::kept(&self.event)),
            },
            regulation: SourceFile {
                name: self.regulation.id.clone(),
                file: self.row.regulation_file.rsplit('/').next().map(str::to_owned),
                sha256: sha256(self.row.regulation_text.as_bytes()),
                text: None,
            },
        };
        Record::start(header).lines().first().map_or_else(String::new, |line| line.text.clone())
    }

    /// Adds the event under its name. Fails with [`StoreError::Taken`] if the name is in use.
    pub async fn add_as(mut self, app: &App, by: &str) -> Result<(), Problem> {
        by.clone_into(&mut self.row.created_by);
        let first = self.first_line(&app.settings.program);
        app.store.create_event(&self.row, &first).await?;
        app.live.stale_cards().note(self.row.slug);
        Ok(())
    }

    /// Adds the event and returns its name in addresses. If the name is in use, a number is
    /// appended.
    pub async fn add(mut self, app: &App, by: &str) -> Result<String, Problem> {
        let name = self.row.slug.clone();
        for number in 2..1000 {
            let Self { row, event, regulation } = &self;
            let copy =
                Self { row: row.clone(), event: event.clone(), regulation: regulation.clone() };
            match copy.add_as(app, by).await {
                Ok(()) => return Ok(self.row.slug),
                Err(Problem::Store(StoreError::Taken(_))) => {
                    self.row.slug = format!("{name}-{number}")
                }
                Err(other) => return Err(other),
            }
        }
        Err(Problem::Store(StoreError::Taken(name)))
    }
}

/// The time zone with this name; `None` for an empty name.
pub fn time_zone(name: &str) -> Result<Option<Zone>, Problem> {
    let name = name.trim();
    if name.is_empty() {
        return Ok(None);
    }
    let unknown = || {
        let (name, near) = (name.to_owned(), Zone::near(name));
        Problem::Invalid(match near.as_slice() {
            [] => sentence!(page_incoming_no_time_zone { name }),
            _ => sentence!(page_incoming_other_time_zone { name, near: Sentence::or(near) }),
        })
    };
    Zone::find(name).map(Some).ok_or_else(unknown)
}

/// Reads a file of any supported format. Fails if something in it is left to decide.
pub fn read(name: &str, bytes: &[u8]) -> Result<DecidedEvent, Problem> {
    decided(import_any(name, bytes, &Told::default())?, bytes)
}

/// The event of an import that leaves nothing to decide. Event files are kept unchanged; other
/// formats are converted when the event is prepared.
pub fn decided(import: Import, bytes: &[u8]) -> Result<DecidedEvent, Problem> {
    let event = import.decided()?.event;
    let own =
        std::str::from_utf8(bytes).ok().filter(|text| Format::detect(text) == Format::EventFile);
    Ok(DecidedEvent { event, text: own.map(str::to_owned) })
}

fn no_regulation(event: &Event) -> Problem {
    let known: Vec<&str> = builtin::ids().collect();
    if event.regulation().is_empty() {
        return Problem::Invalid(sentence!(page_incoming_names_no_regulation));
    }
    let (regulation, known) = (event.regulation().to_owned(), known.join(", "));
    Problem::Invalid(sentence!(page_incoming_unknown_regulation { regulation, known }))
}

/// The last part of a path, because browsers may send the whole path of a file.
fn file_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let plain: String = last.chars().filter(|c| !c.is_control()).take(100).collect();
    let stem = plain.rsplit_once('.').map_or(plain.as_str(), |(stem, _)| stem);
    let end = if plain.ends_with(".json") { "json" } else { "toml" };
    format!("{}.{end}", if stem.is_empty() { "event" } else { stem })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_cut_off_names() {
        assert_eq!(file_name("C:\\events\\a b.TOML"), "a b.toml");
        assert_eq!(file_name("../../etc/passwd"), "passwd.toml");
        assert_eq!(file_name("x.json"), "x.json");
        assert_eq!(file_name(""), "event.toml");
    }
}
