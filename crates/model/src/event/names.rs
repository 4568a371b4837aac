//! Names of participants: how they are compared and found.

use super::checks;
use crate::draft::DraftParticipant;
use crate::{Fault, Id, Place};
use std::borrow::Cow;
use std::collections::BTreeMap;
use unicode_normalization::UnicodeNormalization;

/// Names are compared as they look, not as they were typed: composed, and without blanks around
/// them.
pub fn normal(name: &str) -> Cow<'_, str> {
    let name = name.trim();
    // Plain letters are composed already, and every game names two players.
    if name.is_ascii() { Cow::Borrowed(name) } else { Cow::Owned(name.nfc().collect()) }
}

/// After this many faults unknown names are no longer listed.
const MOST_FAULTS: usize = 10_000;

pub(super) struct NameIndex {
    pub(super) by_name: BTreeMap<String, Id>,
    /// From the draft's order to ours.
    pub(super) index: Vec<Option<Id>>,
}

impl NameIndex {
    pub(super) fn new(drafts: &[DraftParticipant], faults: &mut Vec<Fault>) -> Self {
        checks::names(drafts, faults);
        let mut by_name: BTreeMap<String, Id> =
            drafts.iter().map(|one| (normal(&one.name).into_owned(), Id(0))).collect();
        for (number, id) in by_name.values_mut().enumerate() {
            *id = Id(u16::try_from(number).unwrap_or(u16::MAX));
        }
        let index =
            drafts.iter().map(|one| by_name.get(normal(&one.name).as_ref()).copied()).collect();
        Self { by_name, index }
    }

    pub(super) fn find(&self, name: &str, place: Place, faults: &mut Vec<Fault>) -> Option<Id> {
        let found = self.by_name.get(normal(name).as_ref()).copied();
        // The first few are worth a suggestion; a file that is wrong on every line must not copy
        // all names for each.
        if found.is_none() && faults.len() < MOST_FAULTS {
            let known = if faults.len() < 20 { self.by_name.len() } else { 0 };
            faults.push(checks::unknown_name(name, place, self.by_name.keys().take(known)));
        }
        found
    }
}
