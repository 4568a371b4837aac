//! Which edition of the report it is, and what had to be adjusted to read it.

use super::Trf;
use tiebreak_document::{Diagnostic, Severity};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{ByeKind, Outcome};

/// The editions of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layout {
    /// Of 2006: byes have the signs of results.
    Trf06,
    /// Of 2016: byes have letters of their own; other programs added records that begin with `XX`.
    Trf16,
    /// Of 2025 and 2026: rounds, point system, kind and list have records.
    Trf26,
}

impl Layout {
    /// Its usual name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Trf06 => "TRF06",
            Self::Trf16 => "TRF16",
            Self::Trf26 => "TRF26",
        }
    }
}

/// The records that came with the newest edition.
const NEWEST: [&str; 20] = [
    "142", "152", "162", "172", "192", "202", "212", "222", "240", "250", "260", "299", "300",
    "310", "320", "330", "352", "362", "801", "802",
];

impl Trf {
    /// The edition that the report follows, by its records and signs.
    pub fn layout(&self) -> Layout {
        let has = |begins: &dyn Fn(&str) -> bool| self.report.iter().any(|line| begins(line));
        if has(&|line| NEWEST.iter().any(|code| line.starts_with(code))) {
            return Layout::Trf26;
        }
        let letters = |sign: char| sign.is_ascii_alphabetic();
        let mut cells = self.players.iter().flat_map(|player| player.rounds.iter().flatten());
        if has(&|line| line.starts_with("XX")) || cells.any(|cell| letters(cell.sign)) {
            Layout::Trf16
        } else {
            Layout::Trf06
        }
    }

    /// What had to be adjusted to read it, in sentences.
    pub fn adapted(&self) -> Vec<Sentence> {
        let mut said = Vec::new();
        if self.layout() < Layout::Trf26 {
            said.push(self.taken_for());
        }
        let old_byes =
            self.players.iter().flat_map(|player| player.rounds.iter().flatten()).filter(|cell| {
                matches!(cell.outcome, Outcome::Bye(ByeKind::Full | ByeKind::Half))
                    && matches!(cell.sign, '+' | '=' | '1')
            });
        match old_byes.count() {
            0 => {}
            count => said.push(sentence!(trf_old_byes { count })),
        }
        said.extend(self.shifts());
        said
    }

    /// What an older report leaves out, and what was taken instead.
    fn taken_for(&self) -> Sentence {
        let points =
            [self.points.win, self.points.draw, self.points.loss].map(|points| points.mixed());
        sentence!(trf_taken_for {
            layout: self.layout().name(),
            declared: if self.declared_rounds.is_some() { "yes" } else { "no" },
            rounds: self.rounds_so_far(),
            points: points.join(", "),
            kind: if self.round_robin() { "round-robin" } else { "swiss" },
        })
    }

    /// The records whose columns are shifted.
    fn shifts(&self) -> Option<Sentence> {
        let shifted: Vec<String> = self
            .players
            .iter()
            .filter(|player| player.shift != 0)
            .map(|player| player.number.to_string())
            .collect();
        if shifted.is_empty() {
            return None;
        }
        let numbers = shifted.iter().take(10).cloned().collect::<Vec<_>>().join(", ");
        Some(sentence!(trf_shifted { numbers, more: shifted.len().saturating_sub(10) }))
    }

    /// The same for shifted columns as a warning at the first of them.
    pub(super) fn shift_warning(&self) -> Option<Diagnostic> {
        let first = self.players.iter().find(|player| player.shift != 0)?;
        let columns = first.shift.unsigned_abs();
        let side = if first.shift > 0 { "right" } else { "left" };
        let found = Diagnostic::error(self.shifts()?, first.span.clone())
            .label(sentence!(trf_shifted_by { columns, side }))
            .hint(sentence!(trf_shifted_hint));
        Some(Diagnostic { severity: Severity::Warning, ..found })
    }
}
