//! What a report takes from the record in addition to the ruling: draws of lots, the author and
//! time of each entry, and the fingerprint.

use crate::readings::Otherwise;
use crate::{Language, say};
use tiebreak_model::lots::DrawOfLots;

/// Everything in a report that does not come from event, regulation or ruling. Empty without a
/// record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Extras {
    /// The fingerprint of the record, in hexadecimal. Every page shows it in groups of four.
    pub head: Option<String>,
    /// When the page was made, in words, because this crate has no clock.
    pub printed: Option<String>,
    /// Lots in the order in which they were drawn, redraws included.
    pub lots: Vec<LotsDrawn>,
    /// All entries of the record in order.
    pub log: Vec<LogEntry>,
    /// What other interpretations would have changed.
    pub otherwise: Vec<Otherwise>,
    /// The signed fingerprint, and the key to verify it.
    pub signed: Option<SignedHead>,
    /// Who signs; by default the chief arbiter (or director), a deputy and a witness.
    pub signatures: Vec<String>,
}

/// A fingerprint with a signature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedHead {
    /// The key, as `verify --key` takes it.
    pub key: String,
    /// The signed note.
    pub note: String,
}

/// A draw of lots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotsDrawn {
    /// The question's id.
    pub question: String,
    /// The clause, as printed.
    pub clause: Option<String>,
    /// The names in the order drawn.
    pub order: Vec<String>,
    /// How the lots were drawn.
    pub draw: Draw,
    /// For a redraw, the reason.
    pub redrawn_because: Option<String>,
    /// Whether a later draw or another question replaced it.
    pub superseded: bool,
}

/// How lots were drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Draw {
    /// From a seed, by hashes that everyone can compute again.
    Seed {
        /// The text of the seed.
        seed: String,
        /// The names with their hashes, in the order drawn.
        drawn: Vec<DrawOfLots>,
        /// The parties whose secrets made the seed, if there were several.
        parties: Vec<Party>,
    },
    /// Lots drawn by hand.
    Physical {
        /// The witnesses of the draw.
        witnesses: Vec<String>,
    },
}

/// A party that contributed to the seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Party {
    /// The name of the party.
    pub name: String,
    /// The SHA-256 of the secret, if the party committed to it before.
    pub commitment: Option<String>,
    /// The secret, revealed afterwards.
    pub secret: String,
}

/// An entry of the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// The line in the record.
    pub line: usize,
    /// The kind of entry.
    pub kind: LogKind,
    /// The question or tie that it is about.
    pub about: Option<String>,
    /// The content in words: the answer, the new order, the note.
    pub words: String,
    /// The author of the entry.
    pub by: Option<String>,
    /// The reason, if there is one.
    pub why: Option<String>,
    /// The time of the entry, in words.
    pub at: Option<String>,
    /// Whether it no longer applies.
    pub superseded: bool,
    /// Why it no longer applies, in words: "replaced in line 7".
    pub mark: Option<String>,
}

/// The kind of an entry in the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogKind {
    /// An answer to a question.
    Answer,
    /// An answer that replaces an earlier one.
    Correction,
    /// An answer, exception or withdrawal that was undone.
    Withdrawal,
    /// An exception from the regulations.
    Departure,
    /// A player's withdrawal from the play-off.
    Leave,
    /// The event file was amended.
    Amendment,
    /// A rest that the arbiter granted.
    Rest,
    /// A party's commitment before a draw of lots.
    Commitment,
    /// A public source that was named for lots.
    Source,
    /// A note on the record.
    Note,
}

impl LogKind {
    /// The name of the kind in a language.
    pub fn said(self, language: Language) -> String {
        say!(language, protocol_entry { kind: self.word() })
    }

    /// Its name for programs and styles.
    pub fn word(self) -> &'static str {
        match self {
            Self::Answer => "answer",
            Self::Correction => "correction",
            Self::Withdrawal => "withdrawal",
            Self::Departure => "departure",
            Self::Leave => "leave",
            Self::Amendment => "amendment",
            Self::Rest => "rest",
            Self::Commitment => "commitment",
            Self::Source => "source",
            Self::Note => "note",
        }
    }
}

impl Extras {
    /// The fingerprint in groups of four.
    pub(crate) fn head_in_fours(&self) -> Option<String> {
        let digits: Vec<char> =
            self.head.as_deref()?.chars().filter(|c| !c.is_whitespace()).collect();
        let groups: Vec<String> = digits.chunks(4).map(|group| group.iter().collect()).collect();
        (!groups.is_empty()).then(|| groups.join(" "))
    }

    /// Exceptions that still apply.
    pub(crate) fn departures(&self) -> impl Iterator<Item = &LogEntry> {
        self.log.iter().filter(|entry| entry.kind == LogKind::Departure && !entry.superseded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_stands_in_groups_of_four() {
        let extras = |head: &str| Extras { head: Some(head.to_owned()), ..Extras::default() };
        assert_eq!(
            extras("0123456789abcdef").head_in_fours().as_deref(),
            Some("0123 4567 89ab cdef")
        );
        assert_eq!(extras("0123 4567 89").head_in_fours().as_deref(), Some("0123 4567 89"));
        assert_eq!(extras(" ").head_in_fours(), None);
    }
}
