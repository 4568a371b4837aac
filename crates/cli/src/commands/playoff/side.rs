//! What happens besides the games: departures, who leaves, rests, notes, witnesses.

use super::Evening;
use super::keys::split;
use crate::commands::depart::departure_parts;
use crate::commands::leave::leaving;
use crate::sitting::RecordState;
use crate::{clock, people};
use tiebreak_record::{DepartureEntry, Entry, Note, Rest};
use tiebreak_report::{say, words};

impl Evening {
    /// Asks for a line; nothing where it is left empty.
    fn wanted(&mut self, label: &str) -> crate::Result<Option<String>> {
        let typed = self.line(label)?.filter(|typed| !typed.is_empty());
        if typed.is_none() {
            self.message = say!(self.language(), cli_playoff_nothing_noted);
        }
        Ok(typed)
    }

    /// Who says so: as named at the start, or asked once.
    fn signature(&mut self) -> crate::Result<Option<String>> {
        if self.by.is_none() {
            self.by = self.wanted(&say!(self.language(), cli_playoff_your_name))?;
        }
        Ok(self.by.clone())
    }

    pub(super) fn depart(&mut self, state: &RecordState) -> crate::Result<()> {
        let names: Vec<&str> = state.ties.iter().map(|(tie, _)| tie.as_str()).collect();
        let tie = match state.ties.as_slice() {
            [] => {
                self.message = say!(self.language(), cli_playoff_no_tie);
                return Ok(());
            }
            [one] => one,
            several => {
                let label = say!(self.language(), cli_playoff_which_tie { ties: names.join(", ") });
                let Some(named) = self.wanted(&label)? else { return Ok(()) };
                match several.iter().find(|(tie, _)| *tie == named) {
                    Some(tie) => tie,
                    None => {
                        self.message =
                            say!(self.language(), cli_playoff_no_such_tie { tie: &named });
                        return Ok(());
                    }
                }
            }
        };
        let Some(order) = self.wanted(&say!(self.language(), cli_playoff_order))? else {
            return Ok(());
        };
        let parts = match departure_parts(
            &self.sitting,
            &tie.0,
            &tie.1,
            order == "share",
            &split(&order),
        ) {
            Ok(parts) => parts,
            Err(error) => {
                self.message = error.in_language(self.language());
                return Ok(());
            }
        };
        let Some(why) = self.wanted(&say!(self.language(), cli_playoff_why))? else {
            return Ok(());
        };
        let Some(by) = self.signature()? else { return Ok(()) };
        let entry = DepartureEntry { tie: tie.0.clone(), parts, by, why, at: Some(clock::now()?) };
        self.append(Entry::Departure(entry), &say!(self.language(), cli_playoff_departure_noted))
    }

    /// Somebody leaves; who has left already, and is named again, is there after all.
    pub(super) fn somebody_leaves(&mut self) -> crate::Result<()> {
        let label = say!(self.language(), cli_playoff_who_leaves);
        let Some(name) = self.wanted(&label)? else { return Ok(()) };
        let loaded = &self.sitting.loaded;
        let (name, seen) = match people::participant(self.language(), &loaded.event, &name) {
            Ok(id) => (loaded.event.name(id).to_owned(), loaded.shown().name(id).to_owned()),
            Err(error) => {
                self.message = error.in_language(self.language());
                return Ok(());
            }
        };
        let back = self.sitting.file.record().left().any(|leave| leave.name == name);
        let said = if back {
            words::back(self.language(), &seen)
        } else {
            words::left(self.language(), &seen)
        };
        let label = say!(self.language(), cli_playoff_said_why { said: &said });
        let Some(why) = self.wanted(&label)? else { return Ok(()) };
        let entry = leaving(&name, self.by.clone(), why, Some(clock::now()?), back);
        let noted = say!(self.language(), cli_noted { preview: "no", what: format!("{said}.") });
        self.append(entry, &noted)
    }

    pub(super) fn grant_rest(&mut self) -> crate::Result<()> {
        let Some(minutes) = self.wanted(&say!(self.language(), cli_playoff_minutes))? else {
            return Ok(());
        };
        let Some(minutes) = minutes.parse().ok().filter(|minutes| (1..=1440).contains(minutes))
        else {
            self.message = say!(self.language(), cli_playoff_no_minutes { minutes: &minutes });
            return Ok(());
        };
        let players = self.line(&say!(self.language(), cli_playoff_for_whom))?.unwrap_or_default();
        let event = &self.sitting.loaded.event;
        let players = if event.find(&players).is_some() { vec![players] } else { split(&players) };
        let players = match people::full_names(self.language(), event, &players) {
            Ok(names) => names,
            Err(error) => {
                self.message = error.in_language(self.language());
                return Ok(());
            }
        };
        let Some(why) = self.wanted(&say!(self.language(), cli_playoff_why))? else {
            return Ok(());
        };
        let Some(by) = self.signature()? else { return Ok(()) };
        let rest = Rest { players, minutes, by, why, at: Some(clock::now()?) };
        self.append(Entry::Rest(rest), &say!(self.language(), cli_playoff_rest_noted))
    }

    pub(super) fn note(&mut self) -> crate::Result<()> {
        let Some(why) = self.wanted(&say!(self.language(), cli_playoff_note))? else {
            return Ok(());
        };
        let Some(by) = self.signature()? else { return Ok(()) };
        let note = Entry::Note(Note { by, why, at: Some(clock::now()?) });
        self.append(note, &say!(self.language(), cli_noted_alone))
    }

    pub(super) fn name_witnesses(&mut self) -> crate::Result<()> {
        let typed = self.line(&say!(self.language(), cli_playoff_who_sees))?;
        if let Some(typed) = typed {
            self.witnesses = split(&typed);
            self.message = match self.witnesses.as_slice() {
                [] => say!(self.language(), cli_playoff_no_witnesses),
                names => say!(self.language(), cli_playoff_seen_by { names: names.join(", ") }),
            };
        }
        Ok(())
    }
}
