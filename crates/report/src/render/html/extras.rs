//! What the record knows and the ruling does not: how lots were drawn, who answered what and when,
//! the head that pins it all.

use crate::readings::Otherwise;
use crate::{Language, say};
use tiebreak_model::lots::Drawn;

/// Everything a page may say beyond event, regulation and ruling. Without a record it is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Extras {
    /// The record's head, in hexadecimal; it stands on every page in groups of four.
    pub head: Option<String>,
    /// When the page was made, in words; this crate knows no clock.
    pub printed: Option<String>,
    /// Lots in the order in which they were drawn, redraws included.
    pub lots: Vec<LotsDrawn>,
    /// All entries of the record in order.
    pub log: Vec<LogEntry>,
    /// What other readings would have changed.
    pub otherwise: Vec<Otherwise>,
    /// The head as it was signed, and the key to check that with.
    pub signed: Option<SignedHead>,
    /// Who signs; without any, the chief arbiter (or director), a deputy and a witness.
    pub signatures: Vec<String>,
}

/// A head that somebody signed.
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
    /// How they were drawn.
    pub draw: Draw,
    /// Why they were drawn again, in a redraw.
    pub redrawn_because: Option<String>,
    /// Whether a later draw or another question took its place.
    pub superseded: bool,
}

/// How lots were drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Draw {
    /// From a seed, by hashes that anyone can work out again.
    Seed {
        /// The text of the seed.
        seed: String,
        /// The names with their hashes, in the order drawn.
        drawn: Vec<Drawn>,
        /// The parties whose secrets made the seed, where several did.
        parties: Vec<Party>,
    },
    /// Lots drawn by hand.
    Physical {
        /// Who saw it.
        witnesses: Vec<String>,
    },
}

/// A party that gave a part of the seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Party {
    /// The name of the party.
    pub name: String,
    /// The SHA-256 of the secret, where it was promised before.
    pub commitment: Option<String>,
    /// The secret, revealed afterwards.
    pub secret: String,
}

/// An entry of the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// The line in the record.
    pub line: usize,
    /// What it is.
    pub kind: LogKind,
    /// The question or tie it is about.
    pub about: Option<String>,
    /// What it says, in words: the answer, the new order, the note.
    pub words: String,
    /// Who made it.
    pub by: Option<String>,
    /// The reason, if there is one.
    pub why: Option<String>,
    /// When, in words.
    pub at: Option<String>,
    /// Whether it no longer counts.
    pub superseded: bool,
    /// Why it no longer counts, in words: "replaced in line 7".
    pub mark: Option<String>,
}

/// What an entry of the record is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogKind {
    /// An answer to a question.
    Answer,
    /// An answer that replaces an earlier one.
    Correction,
    /// An answer, a departure or a leave taken back.
    Withdrawal,
    /// A departure from the regulation.
    Departure,
    /// Somebody left the play-off.
    Leave,
    /// The event file was amended.
    Amendment,
    /// A rest that was granted.
    Rest,
    /// A promise before lots from several parties.
    Commitment,
    /// A public source named for lots.
    Source,
    /// A note on the record.
    Note,
}

impl LogKind {
    /// What it is called.
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
    /// The head in groups of four.
    pub(crate) fn head_in_fours(&self) -> Option<String> {
        let digits: Vec<char> =
            self.head.as_deref()?.chars().filter(|c| !c.is_whitespace()).collect();
        let groups: Vec<String> = digits.chunks(4).map(|group| group.iter().collect()).collect();
        (!groups.is_empty()).then(|| groups.join(" "))
    }

    /// Departures that still count.
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
