//! The event file was changed after the record had begun: what it says now, and what changed. V13.
//!
//! A record keeps the event as a text, in its first line and in every amendment. So it is known
//! what the file said when an answer was given, also when nobody has the file of that time any
//! more: V9 holds the answer against the event of its day.

use crate::changes::compare;
use crate::{Against, Change, Record, Source};
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};
use tiebreak_model::{Event, Moment};

/// The event as its file says it from now on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amendment {
    /// The SHA-256 of the event file as it was.
    pub was: String,
    /// The event file as it is, with its text.
    pub event: Source,
    /// What changed.
    pub changes: Vec<Change>,
    /// Who amended it.
    pub by: Option<String>,
    /// Why.
    pub why: String,
    /// When.
    pub at: Option<Moment>,
}

/// Why an amendment cannot stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AmendmentFault {
    /// The record was begun by a program that did not keep the event's text: what changed cannot be
    /// known.
    NothingKept,
    /// It follows another file than the one that the record was held against before.
    OtherBefore,
    /// Nothing changed.
    NothingChanged,
    /// It says that something else changed than did.
    OtherChanges,
    /// The text that the record keeps is no event, as whoever reads it says.
    NotAnEvent {
        /// What is wrong with it.
        cause: String,
    },
    /// The text that the record keeps says something else than the event file.
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
    /// The amendment of a record to an event file that was changed.
    pub fn new(record: &Record, event: Source, why: String) -> Result<Self, AmendmentFault> {
        let before = record.event();
        let changes = differences(before, &event)?;
        Ok(Self { was: before.sha256.clone(), event, changes, by: None, why, at: None })
    }

    /// Whether it takes up where the record stands, and says what changed.
    pub(crate) fn follows(&self, before: &Source) -> Result<(), AmendmentFault> {
        if self.was != before.sha256 {
            return Err(AmendmentFault::OtherBefore);
        }
        let changes = differences(before, &self.event)?;
        if changes == self.changes { Ok(()) } else { Err(AmendmentFault::OtherChanges) }
    }

    /// The event that it gives.
    pub(crate) fn read(&self, against: &Against<'_>) -> Result<Event, AmendmentFault> {
        self.event.read_event(against)
    }
}

impl Source {
    /// The event that its text is.
    pub(crate) fn read_event(&self, against: &Against<'_>) -> Result<Event, AmendmentFault> {
        let text = self.text.as_deref().ok_or(AmendmentFault::NothingKept)?;
        (against.read)(text).map_err(|cause| AmendmentFault::NotAnEvent { cause })
    }
}

fn differences(before: &Source, after: &Source) -> Result<Vec<Change>, AmendmentFault> {
    let (Some(was), Some(is)) = (&before.text, &after.text) else {
        return Err(AmendmentFault::NothingKept);
    };
    let not_an_event = || AmendmentFault::NotAnEvent { cause: String::new() };
    let changes = compare(was, is).ok_or_else(not_an_event)?;
    if changes.is_empty() { Err(AmendmentFault::NothingChanged) } else { Ok(changes) }
}

/// The events that a record is about, one after the other: as it was begun, and after each
/// amendment.
pub(crate) struct Phases<'a> {
    against: Option<&'a Against<'a>>,
    /// The events before the present one.
    earlier: Vec<Result<Event, AmendmentFault>>,
}

impl<'a> Phases<'a> {
    pub fn of(record: &Record, against: Option<&'a Against<'a>>) -> Self {
        let amended = record.amendments().count();
        let sources = std::iter::once(&record.header().event)
            .chain(record.amendments().map(|one| &one.event));
        let earlier = against.map(|against| {
            sources.take(amended).map(|source| source.read_event(against)).collect()
        });
        Self { against, earlier: earlier.unwrap_or_default() }
    }

    /// What the entries of a phase are held against, from 0.
    pub fn get(&self, at: usize) -> Option<Against<'_>> {
        let against = self.against?;
        match self.earlier.get(at) {
            None => Some(*against),
            Some(Ok(event)) => Some(Against { event, ..*against }),
            Some(Err(_)) => None,
        }
    }

    /// Why there is no event in a phase.
    pub fn fault(&self, at: usize) -> Option<&AmendmentFault> {
        self.earlier.get(at)?.as_ref().err()
    }
}
