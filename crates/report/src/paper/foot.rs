//! The foot of every page.

use super::TextRun;
use super::spliced::{PLACES, spliced};
use crate::html::Extras;
use crate::{Case, Language, say};

/// The foot of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foot {
    /// The title of the event.
    pub title: String,
    /// The mark if there were exceptions from the regulations, so that every page shows it.
    pub departs: Option<String>,
    /// The fingerprint of the record in groups of four, with its label.
    pub head: Vec<TextRun>,
}

impl Foot {
    pub(super) fn new(case: Case<'_>, extras: &Extras) -> Self {
        Self {
            title: case.event.title().to_owned(),
            departs: departed(case, extras).then(|| say!(case.language, protocol_departs_mark)),
            head: head_in_fours(case.language, extras).unwrap_or_else(|| no_record(case.language)),
        }
    }
}

/// The fingerprint of the record in groups of four, with its label; `None` if there is no record.
pub(super) fn head_in_fours(language: Language, extras: &Extras) -> Option<Vec<TextRun>> {
    let head = extras.head_in_fours()?;
    Some(spliced(&say!(language, record_head { head: PLACES[0] }), [vec![TextRun::code(&head)]]))
}

/// The text if there is no record.
pub(super) fn no_record(language: Language) -> Vec<TextRun> {
    vec![TextRun::plain(say!(language, protocol_no_record))]
}

/// Whether there were exceptions from the regulations.
pub(super) fn departed(case: Case<'_>, extras: &Extras) -> bool {
    !case.ruling.departures.is_empty() || extras.departures().next().is_some()
}
