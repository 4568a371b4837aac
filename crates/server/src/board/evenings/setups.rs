//! The events of the evenings: those of the worked cases, and the round robins of the gallery.

use super::chance::Randomness;
use crate::accounts::former_names::FormerNames;
use crate::board::gallery;
use crate::events::state::EventState;
use crate::imports::new_event::ImportedEvent;
use std::path::{Path, PathBuf};

/// Larger events take long to rule on and to draw.
const MOST_PARTICIPANTS: usize = 14;

/// The text of an event file, with the name of the page that it is from.
pub struct EveningSetup {
    pub name: String,
    text: String,
}

impl EveningSetup {
    /// The event before anything is entered.
    pub fn start(&self) -> Option<EventState> {
        let imported = ImportedEvent::from_file("evening.toml", self.text.as_bytes(), None).ok()?;
        let first = imported.first_line("tiebreak evenings");
        EventState::new(imported.row, &[first], FormerNames::default()).ok()
    }
}

/// All events that leave something to settle, or to play.
pub fn all() -> Vec<EveningSetup> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let mut pages = Vec::new();
    collect(&folder, &mut pages);
    pages.sort();
    let of_page = |page: &PathBuf| {
        let text = std::fs::read_to_string(page).ok()?;
        let blocks: Vec<&str> = text.split("```toml\n").skip(1).collect();
        // A page with a regulation of its own is not about a built-in one.
        let event = match blocks.as_slice() {
            [one] => one.split("```").next()?,
            _ => return None,
        };
        let name = page.strip_prefix(&folder).unwrap_or(page).display().to_string();
        Some(EveningSetup { name, text: event.to_owned() })
    };
    let mut setups: Vec<EveningSetup> = pages.iter().filter_map(of_page).collect();
    setups.extend(gallery::STATES.iter().filter(|state| !state.damaged).filter_map(|state| {
        let state = gallery::GalleryState { entered: &[], ..*state };
        let text = gallery::event_state(&state, "latin").ok()?.row.text.clone();
        Some(EveningSetup { name: format!("gallery {}", state.name), text })
    }));
    setups.retain(|setup| {
        setup.start().is_some_and(|begun| {
            begun.event.participants().len() <= MOST_PARTICIPANTS
                && (!begun.ties().is_empty() || !begun.ruling().open.is_empty())
        })
    });
    setups
}

fn collect(folder: &Path, pages: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            collect(&path, pages);
        } else if path.extension().is_some_and(|ending| ending == "md") {
            pages.push(path);
        }
    }
}

/// The event of an evening.
pub fn one<'s>(setups: &'s [EveningSetup], chance: &mut Randomness) -> &'s EveningSetup {
    // Knock-outs and matches are where most can be entered, so half of the evenings are of them.
    let long: Vec<&EveningSetup> =
        setups.iter().filter(|setup| setup.name.starts_with("gallery")).collect();
    if chance.one_in(3) {
        let chosen: &&EveningSetup = chance.pick(&long);
        return chosen;
    }
    chance.pick(setups)
}
