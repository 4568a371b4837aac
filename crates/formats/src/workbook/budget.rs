//! How much of a workbook is read. A few hundred bytes can claim millions of rows, so every bound
//! is checked while the file is read, before anything is allocated for it.

use std::cell::Cell;
use tiebreak_language::{GroupedNumber, Sentence, sentence};

/// The rows of a sheet, by the format.
pub(super) const MOST_ROWS: u32 = 1_048_576;

/// The columns of a sheet, by the format: the last one is `XFD`.
pub(super) const MOST_COLUMNS: u32 = 16_384;

/// More sheets than any workbook with results has.
pub(super) const MOST_SHEETS: usize = 1_000;

/// How many filled cells are read, in all sheets together; also how many shared texts.
pub(super) const MOST_CELLS: usize = 4_000_000;

/// How many filled cells may come from repeating others (OpenDocument).
const MOST_REPEATED: usize = 200_000;

/// How many empty fields may lie between filled cells of the same row, in all sheets together.
const MOST_GAPS: usize = 2_000_000;

/// How many bytes unpack from all parts of a workbook together.
const MOST_UNPACKED: u64 = 256 << 20;

/// Refuses text of more than [`crate::LARGEST`] bytes, in one sheet or among the shared texts.
pub(super) fn check_text(bytes: usize) -> Result<(), Sentence> {
    if bytes > crate::LARGEST { Err(much_text()) } else { Ok(()) }
}

fn much_text() -> Sentence {
    sentence!(packed_much_text { size: crate::LARGEST >> 20 })
}

/// What is left of the bounds for one workbook.
pub(super) struct WorkbookBudget {
    unpacked: Cell<u64>,
    cells: Cell<usize>,
    repeated: Cell<usize>,
    gaps: Cell<usize>,
    text: Cell<usize>,
}

impl WorkbookBudget {
    pub(super) fn new() -> Self {
        Self {
            unpacked: Cell::new(MOST_UNPACKED),
            cells: Cell::new(MOST_CELLS),
            repeated: Cell::new(MOST_REPEATED),
            gaps: Cell::new(MOST_GAPS),
            text: Cell::new(crate::LARGEST),
        }
    }

    /// How many more bytes may unpack.
    pub(super) fn unpacked_left(&self) -> u64 {
        self.unpacked.get()
    }

    /// Counts unpacked bytes. The reader never asks for more than are left.
    pub(super) fn unpack(&self, bytes: u64) {
        self.unpacked.set(self.unpacked.get().saturating_sub(bytes));
    }

    /// Counts filled cells.
    pub(super) fn fill(&self, cells: usize) -> Result<(), Sentence> {
        take(&self.cells, cells, || {
            sentence!(packed_many_cells { most: GroupedNumber::from(MOST_CELLS) })
        })
    }

    /// Counts filled cells that repeat others.
    pub(super) fn repeat(&self, cells: usize) -> Result<(), Sentence> {
        take(&self.repeated, cells, || {
            sentence!(packed_many_repeats { most: GroupedNumber::from(MOST_REPEATED) })
        })?;
        self.fill(cells)
    }

    /// Counts empty fields before a filled cell.
    pub(super) fn skip(&self, fields: usize) -> Result<(), Sentence> {
        take(&self.gaps, fields, || {
            sentence!(packed_many_gaps { most: GroupedNumber::from(MOST_GAPS) })
        })
    }

    /// Counts bytes of text that is kept until all sheets are read.
    pub(super) fn write(&self, bytes: usize) -> Result<(), Sentence> {
        take(&self.text, bytes, much_text)
    }

    /// Why reading stops when nothing more may unpack.
    pub(super) fn unpacked_too_much() -> Sentence {
        sentence!(packed_unpacks_large { size: MOST_UNPACKED >> 20 })
    }
}

fn take(left: &Cell<usize>, wanted: usize, why: impl FnOnce() -> Sentence) -> Result<(), Sentence> {
    left.set(left.get().checked_sub(wanted).ok_or_else(why)?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_counted_in_all_sheets_together() {
        let budget = WorkbookBudget::new();
        assert!(budget.fill(MOST_CELLS - 10).is_ok() && budget.repeat(10).is_ok());
        assert_eq!(budget.fill(1).unwrap_err(), "more than 4,000,000 cells are filled");
    }
}
