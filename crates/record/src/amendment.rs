//! Amendments: entries that say how the event file was changed after the record had begun. V13.
//!
//! A record keeps the text of the event in its first line and in every amendment. This tells what
//! the file said when an answer was given, even when that version of the file no longer exists: V9
//! checks each answer against the event as it was then.

use crate::changes::compare;
use crate::{FieldChange, Record, SourceFile, VerifyContext};
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};
use tiebreak_model::{Event, Moment};

/// The event file from this entry on, and how it differs from the previous one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amendment {
    /// The SHA-256 of the previous event file.
    pub was: String,
    /// The new event file, with its text.
    pub event: SourceFile,
    /// The differences between the two texts.
    pub changes: Vec<FieldChange>,
    /// The person who amended it.
    pub by: Option<String>,
    /// The reason that was given.
    pub why: String,
    /// The time of the entry.
    pub at: Option<Moment>,
}

/// Why an amendment is not valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AmendmentFault {
    /// The record was begun by a program that did not keep the event's text, so that the changes
    /// cannot be determined.
    NothingKept,
    /// The amendment names a previous file other than the last one that the record knows.
    OtherBefore,
    /// The two texts of the event do not differ.
    NothingChanged,
    /// The listed changes are not the changes between the two texts.
    OtherChanges,
    /// The text that the record keeps cannot be read as an event.
    NotAnEvent {
        /// What the reader of events reports.
        cause: String,
    },
    /// The text that the record keeps and the event file describe different events.
    OtherText,
}

codes!(
    AmendmentFault {
        Self::NothingKept => "amendment-nothing-kept",
        Self::OtherBefore => "amendment-other-before",
        Self::NothingChanged => "amendment-nothing-changed",
        Self::OtherChanges => "amendment-other-changes",
        Self::NotAnEvent { .. } => "amendment-not-an-event",
        Self::OtherText => "amendment-other-text"
    }
);

display_by_sentence!(AmendmentFault);

impl Explain for AmendmentFault {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::NothingKept => sentence!(amendment_nothing_kept),
            Self::OtherBefore => sentence!(amendment_other_before),
            Self::NothingChanged => sentence!(amendment_nothing_changed),
            Self::OtherChanges => sentence!(amendment_other_changes),
            Self::NotAnEvent { cause } if cause.is_empty() => {
                sentence!(amendment_not_an_event)
            }
            Self::NotAnEvent { cause } => {
                sentence!(told_of { what: sentence!(amendment_not_an_event), said: cause })
            }
            Self::OtherText => sentence!(amendment_other_text),
        }
    }
}

impl Amendment {
    /// Amends a record to an event file that was changed.
    pub fn new(record: &Record, event: SourceFile, why: String) -> Result<Self, AmendmentFault> {
        let before = record.event();
        let changes = differences(before, &event)?;
        Ok(Self { was: before.sha256.clone(), event, changes, by: None, why, at: None })
    }

    /// Whether the amendment starts from the event that the record has now, and lists the changes
    /// correctly.
    pub(crate) fn follows(&self, before: &SourceFile) -> Result<(), AmendmentFault> {
        if self.was != before.sha256 {
            return Err(AmendmentFault::OtherBefore);
        }
        let changes = differences(before, &self.event)?;
        if changes == self.changes { Ok(()) } else { Err(AmendmentFault::OtherChanges) }
    }

    /// Reads the new event, which must have the text that the program itself writes for it.
    pub(crate) fn read(&self, against: &VerifyContext<'_>) -> Result<Event, AmendmentFault> {
        self.event.read_event(against)
    }
}

impl SourceFile {
    /// Reads the new event from the text that the amendment keeps.
    pub(crate) fn read_event(&self, against: &VerifyContext<'_>) -> Result<Event, AmendmentFault> {
        let text = self.text.as_deref().ok_or(AmendmentFault::NothingKept)?;
        (against.read)(text).map_err(|cause| AmendmentFault::NotAnEvent { cause })
    }
}

fn differences(
    before: &SourceFile,
    after: &SourceFile,
) -> Result<Vec<FieldChange>, AmendmentFault> {
    let (Some(was), Some(is)) = (&before.text, &after.text) else {
        return Err(AmendmentFault::NothingKept);
    };
    let not_an_event = || AmendmentFault::NotAnEvent { cause: String::new() };
    let changes = compare(was, is).ok_or_else(not_an_event)?;
    if changes.is_empty() { Err(AmendmentFault::NothingChanged) } else { Ok(changes) }
}

/// The events that a record is about, in order: the one it was begun with, and the one after each
/// amendment.
pub(crate) struct Phases<'a> {
    against: Option<&'a VerifyContext<'a>>,
    /// All events but the present one.
    earlier: Vec<Result<Event, AmendmentFault>>,
}

impl<'a> Phases<'a> {
    pub fn new(record: &Record, against: Option<&'a VerifyContext<'a>>) -> Self {
        let amended = record.amendments().count();
        let sources = std::iter::once(&record.header().event)
            .chain(record.amendments().map(|one| &one.event));
        let earlier = against.map(|against| {
            sources.take(amended).map(|source| source.read_event(against)).collect()
        });
        Self { against, earlier: earlier.unwrap_or_default() }
    }

    /// What the entries of a phase are checked against; phases count from 0.
    pub fn get(&self, at: usize) -> Option<VerifyContext<'_>> {
        let against = self.against?;
        match self.earlier.get(at) {
            None => Some(*against),
            Some(Ok(event)) => Some(VerifyContext { event, ..*against }),
            Some(Err(_)) => None,
        }
    }

    /// Why the event of a phase cannot be read.
    pub fn fault(&self, at: usize) -> Option<&AmendmentFault> {
        self.earlier.get(at)?.as_ref().err()
    }
}
