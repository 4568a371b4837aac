//! What happens beside the games: departures, who leaves, rests, notes, witnesses.

use super::Evening;
use super::keys::split;
use crate::clock;
use crate::commands::depart::departure_parts;
use crate::commands::leave::leaving;
use crate::sitting::State;
use tiebreak_record::{DepartureEntry, Entry, Note, Rest};
use tiebreak_report::words;

impl Evening {
    /// Asks for a line; nothing where it is left empty.
    fn wanted(&mut self, label: &str) -> anyhow::Result<Option<String>> {
        let typed = self.console.line(label)?.filter(|typed| !typed.is_empty());
        if typed.is_none() {
            self.message = "Nothing was noted.".to_owned();
        }
        Ok(typed)
    }

    /// Who says so: as named at the start, or asked once.
    fn signature(&mut self) -> anyhow::Result<Option<String>> {
        if self.by.is_none() {
            self.by = self.wanted("Your name: ")?;
        }
        Ok(self.by.clone())
    }

    pub(super) fn depart(&mut self, state: &State) -> anyhow::Result<()> {
        let names: Vec<&str> = state.ties.iter().map(|(tie, _)| tie.as_str()).collect();
        let tie = match state.ties.as_slice() {
            [] => {
                self.message = "There is no tie to depart about.".to_owned();
                return Ok(());
            }
            [one] => one,
            several => {
                let label = format!("Which tie ({}): ", names.join(", "));
                let Some(named) = self.wanted(&label)? else { return Ok(()) };
                match several.iter().find(|(tie, _)| *tie == named) {
                    Some(tie) => tie,
                    None => {
                        self.message = format!("There is no tie `{named}`.");
                        return Ok(());
                    }
                }
            }
        };
        let Some(order) = self.wanted("All `share`, or \"names\" in order, = between those level: ")? else {
            return Ok(());
        };
        let parts = match departure_parts(&self.sitting, &tie.0, &tie.1, order == "share", &split(&order)) {
            Ok(parts) => parts,
            Err(error) => {
                self.message = error.to_string();
                return Ok(());
            }
        };
        let Some(why) = self.wanted("Why: ")? else { return Ok(()) };
        let Some(by) = self.signature()? else { return Ok(()) };
        let entry = DepartureEntry { tie: tie.0.clone(), parts, by, why, at: Some(clock::now()?) };
        self.append(Entry::Departure(entry), "Noted: departure from the regulation.")
    }

    /// Somebody leaves; who has left already, and is named again, is there after all.
    pub(super) fn somebody_leaves(&mut self) -> anyhow::Result<()> {
        let label = "Who leaves (who has left already comes back): ";
        let Some(name) = self.wanted(label)? else { return Ok(()) };
        if self.sitting.loaded.event.find(&name).is_none() {
            self.message = format!("\"{name}\" does not take part in this event.");
            return Ok(());
        }
        let back = self.sitting.file.record().left().any(|leave| leave.name == name);
        let noted = if back { words::back(&name) } else { words::left(&name) };
        let Some(why) = self.wanted(&format!("{noted}. Why: "))? else { return Ok(()) };
        let entry = leaving(&name, self.by.clone(), why, Some(clock::now()?), back);
        self.append(entry, &format!("Noted: {noted}."))
    }

    pub(super) fn grant_rest(&mut self) -> anyhow::Result<()> {
        let Some(minutes) = self.wanted("A rest of how many minutes: ")? else { return Ok(()) };
        let Some(minutes) = minutes.parse().ok().filter(|minutes| (1..=1440).contains(minutes)) else {
            self.message = format!("\"{minutes}\" is no number of minutes.");
            return Ok(());
        };
        let players = self.console.line("For whom (empty: everybody): ")?.unwrap_or_default();
        let event = &self.sitting.loaded.event;
        let players = if event.find(&players).is_some() { vec![players] } else { split(&players) };
        if let Some(unknown) = players.iter().find(|name| event.find(name).is_none()) {
            self.message = format!("\"{unknown}\" does not take part in this event.");
            return Ok(());
        }
        let Some(why) = self.wanted("Why: ")? else { return Ok(()) };
        let Some(by) = self.signature()? else { return Ok(()) };
        let rest = Rest { players, minutes, by, why, at: Some(clock::now()?) };
        self.append(Entry::Rest(rest), "Noted: the rest.")
    }

    pub(super) fn note(&mut self) -> anyhow::Result<()> {
        let Some(why) = self.wanted("Note: ")? else { return Ok(()) };
        let Some(by) = self.signature()? else { return Ok(()) };
        self.append(Entry::Note(Note { by, why, at: Some(clock::now()?) }), "Noted.")
    }

    pub(super) fn name_witnesses(&mut self) -> anyhow::Result<()> {
        let typed = self.console.line("Who sees the lots drawn (\"names\" in quotes; empty: nobody): ")?;
        if let Some(typed) = typed {
            self.witnesses = split(&typed);
            self.message = match self.witnesses.as_slice() {
                [] => "Lots are noted without witnesses.".to_owned(),
                names => format!("Lots are noted as seen by {}.", names.join(", ")),
            };
        }
        Ok(())
    }
}
