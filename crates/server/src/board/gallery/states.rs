//! The states that the gallery shows, each given by the entries that lead to it.

use tiebreak_model::GameResult;
use tiebreak_report::{Language, say};

/// An entry on the way to a state.
#[derive(Debug, Clone, Copy)]
pub enum ScriptedEntry {
    /// All open lots are drawn in the order of the names.
    Lots,
    /// The open games end with these results, in order; the last result is repeated for further
    /// games.
    Games(&'static [GameResult]),
    /// All players rest.
    Rest,
    /// The last game was entered incorrectly and is corrected.
    Corrected(GameResult),
    /// The arbiter settles the tie by a departure.
    Departure,
}

/// One state of the gallery.
#[derive(Debug, Clone, Copy)]
pub struct GalleryState {
    /// The name of the state in addresses.
    pub name: &'static str,
    /// How many are tied for first place when the event has ended.
    pub tied: usize,
    /// The number of rounds that are not played yet.
    pub to_come: usize,
    /// How many minutes ago the last entry was made.
    pub minutes: i64,
    /// The entries, in order.
    pub entered: &'static [ScriptedEntry],
    /// Whether the record is damaged.
    pub damaged: bool,
}

impl GalleryState {
    /// The heading above the preview.
    pub fn title(&self, language: Language) -> String {
        say!(language, page_gallery_state { state: self.name })
    }

    /// The title of the page for a list of names.
    pub fn title_of(&self, names: &str, language: Language) -> String {
        format!("{} · {names} · {}", self.title(language), say!(language, page_gallery))
    }
}

const fn state(name: &'static str, tied: usize, entered: &'static [ScriptedEntry]) -> GalleryState {
    GalleryState { name, tied, to_come: 0, minutes: 5, entered, damaged: false }
}

use GameResult::{Black, Draw, White};
use ScriptedEntry::{Corrected, Departure, Games, Lots, Rest};

/// All states, in the order of an evening.
pub const STATES: [GalleryState; 18] = [
    GalleryState { to_come: 4, ..state("interim", 4, &[]) },
    GalleryState { to_come: 1, ..state("last-round", 2, &[]) },
    state("tie-of-four", 4, &[]),
    state("tie-of-two", 2, &[]),
    state("lots", 4, &[Lots]),
    state("semi-finals", 4, &[Lots, Lots, Games(&[Draw, White])]),
    GalleryState { minutes: 0, ..state("between", 4, &[Lots, Lots, Games(&[Draw, White])]) },
    state("sudden-death", 4, &[Lots, Lots, Games(&[Draw, White]), Games(&[Draw, Draw]), Lots]),
    state("rest", 4, &[Lots, Lots, Rest]),
    state(
        "corrected",
        4,
        &[Lots, Lots, Games(&[Draw, White]), Games(&[White, White]), Corrected(Black)],
    ),
    state("final-lots", 4, &[Lots, Lots, Games(&[White]), Games(&[Draw])]),
    state("final", 4, &[Lots, Lots, Games(&[White]), Games(&[Draw]), Lots, Games(&[Draw])]),
    state(
        "decided",
        4,
        &[Lots, Lots, Games(&[White]), Games(&[Draw]), Lots, Games(&[Draw]), Games(&[White])],
    ),
    state("match", 2, &[Lots, Games(&[Draw])]),
    state("round-robin", 3, &[Lots, Games(&[White])]),
    state("no-tie", 1, &[]),
    state("departed", 4, &[Departure]),
    GalleryState { damaged: true, ..state("damaged", 4, &[]) },
];
