//! What a reader hands back: the event, and what is doubtful about the file.

use crate::Import;
use crate::account::Account;
use tiebreak_document::{Diagnostic, RejectedFile, Severity, Span};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{DraftEvent, DraftMatch, Event, MatchStatus, Sides};

/// An event with the warnings of its reader.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// The event as read.
    pub event: Event,
    /// What somebody should look at.
    pub warnings: Vec<Diagnostic>,
}

impl Import {
    /// A checked event with the account of its file.
    pub(crate) fn from_loaded(loaded: Loaded, account: Account) -> Self {
        Self { warnings: loaded.warnings, ..Self::new(loaded.event, account) }
    }
}

impl Loaded {
    /// Checks a draft whose places are not known line by line.
    pub(crate) fn check(
        name: &str,
        text: &str,
        mut draft: DraftEvent,
        warnings: Vec<Diagnostic>,
        place: impl Fn(&tiebreak_model::Place) -> Option<Span>,
    ) -> Result<Self, RejectedFile> {
        match tiebreak_bridge::enter(&mut draft).and_then(|()| Event::new(draft)) {
            Ok(event) => Ok(Self { event, warnings }),
            Err(faults) => {
                let found = faults.iter().map(|fault| Diagnostic {
                    severity: Severity::Error,
                    message: fault.message.clone(),
                    span: place(&fault.place),
                    label: fault.expected.clone(),
                    hint: fault.hint.clone(),
                });
                Err(RejectedFile::new(name, text, found.collect()))
            }
        }
    }
}

/// A warning at a place.
pub(crate) fn warning(message: impl Into<Sentence>, span: Option<Span>) -> Diagnostic {
    Diagnostic { severity: Severity::Warning, span, ..Diagnostic::whole(message) }
}

/// What keeps a match that was read from another format from counting: a message and what was
/// expected.
pub(crate) fn match_fault(one: &DraftMatch) -> Option<(Sentence, Sentence)> {
    let negative =
        |numbers: &Sides| numbers.get().iter().flatten().any(|number| number.is_negative());
    if negative(&one.imps) {
        Some((sentence!(import_below_zero { what: "imps" }), sentence!(import_expected_won)))
    } else if negative(&one.total_points) {
        Some((
            sentence!(import_below_zero { what: "total-points" }),
            sentence!(import_expected_won),
        ))
    } else if one.vps.is_none() && one.status != MatchStatus::Played {
        Some((sentence!(import_unplayed_without_vps), sentence!(import_expected_given_vps)))
    } else if one.vps.is_none() && (one.imps.is_none() || one.boards.is_none()) {
        Some((sentence!(import_match_without_figures), sentence!(import_expected_figures)))
    } else {
        None
    }
}
