//! The filled cells of a sheet. Empty cells cost nothing here, however far apart the others are.

use super::budget::{MOST_COLUMNS, MOST_ROWS, WorkbookBudget, check_text};
use tiebreak_document::csv::is_formula;
use tiebreak_language::{GroupedNumber, Sentence, sentence};

/// Rows without a filled cell become empty lines, so that a line has the number of its row; but not
/// more of them than this, together.
const MOST_EMPTY_LINES: u32 = 10_000;

/// Where a cell is. Rows and columns count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CellPlace {
    pub(super) row: u32,
    pub(super) column: u32,
}

impl CellPlace {
    /// Reads `B7`. Refuses what is not the name of a cell, or outside of a sheet.
    pub(super) fn parse(name: &str) -> Result<Self, Sentence> {
        let digits = name.find(|sign: char| !sign.is_ascii_alphabetic()).unwrap_or(name.len());
        let (letters, number) = name.split_at(digits);
        let column = letters.bytes().try_fold(0_u32, |column, letter| {
            let value = u32::from(letter.to_ascii_uppercase() - b'A') + 1;
            column.checked_mul(26)?.checked_add(value)
        });
        let found = column.and_then(|column| column.checked_sub(1)).zip(row_number(number));
        let found = found.map(|(column, row)| Self { row, column }).filter(Self::is_inside);
        found.ok_or_else(|| outside(name))
    }

    fn is_inside(&self) -> bool {
        self.row < MOST_ROWS && self.column < MOST_COLUMNS
    }

    /// Refuses a place outside of a sheet.
    pub(super) fn check(self) -> Result<Self, Sentence> {
        if self.is_inside() { Ok(self) } else { Err(outside(&self.name())) }
    }

    /// The name as a spreadsheet shows it: `B7`. Columns count in letters, without a nought.
    pub(super) fn name(self) -> String {
        let (mut letters, mut left) = (String::new(), u64::from(self.column) + 1);
        while left > 0 {
            letters.insert(0, char::from(b'A' + ((left - 1) % 26) as u8));
            left = (left - 1) / 26;
        }
        format!("{letters}{}", u64::from(self.row) + 1)
    }
}

/// The number of a row as files have it, counted from 1; `None` where it is not one.
pub(super) fn row_number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse::<u32>().ok().filter(|_| digits)?.checked_sub(1)
}

fn outside(name: &str) -> Sentence {
    let place: String = name.chars().take(30).collect();
    let [rows, columns] = [MOST_ROWS, MOST_COLUMNS].map(GroupedNumber::from);
    sentence!(packed_place_outside { place, rows, columns })
}

/// A filled cell: its place, and where its text is.
#[derive(Debug, Clone, Copy)]
struct GridCell {
    place: CellPlace,
    start: u32,
    end: u32,
}

/// The filled cells of one sheet, in the order of the file.
#[derive(Debug, Default)]
pub(super) struct SheetGrid {
    cells: Vec<GridCell>,
    /// The texts of all cells, one after the other; repeated cells share theirs.
    text: String,
}

impl SheetGrid {
    /// Fills a cell and those right of it, `columns` together. Blank text fills nothing.
    pub(super) fn put(
        &mut self,
        at: CellPlace,
        columns: u32,
        text: &str,
        budget: &WorkbookBudget,
    ) -> Result<(), Sentence> {
        let text = text.trim();
        if text.is_empty() || columns == 0 {
            return Ok(());
        }
        at.check()?;
        let last = CellPlace { column: at.column.saturating_add(columns - 1), ..at }.check()?;
        budget.fill(1)?;
        budget.repeat(columns as usize - 1)?;
        check_text(self.text.len() + text.len())?;
        let start = self.text.len() as u32;
        self.text.push_str(text);
        let end = self.text.len() as u32;
        let cell = |column: u32| GridCell { place: CellPlace { column, ..at }, start, end };
        self.cells.extend((at.column..=last.column).map(cell));
        Ok(())
    }

    /// How many cells are filled.
    pub(super) fn filled(&self) -> usize {
        self.cells.len()
    }

    /// Repeats a row, which is in the cells from `first` on, so that it is there `rows` times.
    pub(super) fn repeat_row(
        &mut self,
        first: usize,
        rows: u32,
        budget: &WorkbookBudget,
    ) -> Result<(), Sentence> {
        let Some(place) = self.cells.get(first).map(|cell| cell.place) else { return Ok(()) };
        let more = rows.saturating_sub(1);
        CellPlace { row: place.row.saturating_add(more), ..place }.check()?;
        let last = self.cells.len();
        budget.repeat((last - first).saturating_mul(more as usize))?;
        for down in 1..=more {
            for at in first..last {
                let cell = self.cells[at];
                let place = CellPlace { row: cell.place.row + down, ..cell.place };
                self.cells.push(GridCell { place, ..cell });
            }
        }
        Ok(())
    }

    /// The sheet as text: a line for each row, tabs between fields. Empty columns on the left are
    /// left out. Where a place is filled twice, the later cell counts.
    pub(super) fn into_text(mut self, budget: &WorkbookBudget) -> Result<String, Sentence> {
        if !self.cells.is_sorted_by_key(|cell| cell.place) {
            self.cells.sort_by_key(|cell| cell.place);
        }
        let leftmost = self.cells.iter().map(|cell| cell.place.column).min().unwrap_or(0);
        let mut out = String::new();
        let mut here = CellPlace { row: 0, column: leftmost };
        let mut empty_lines = MOST_EMPTY_LINES;
        for (at, cell) in self.cells.iter().enumerate() {
            if self.cells.get(at + 1).is_some_and(|next| next.place == cell.place) {
                continue;
            }
            if cell.place.row > here.row {
                let lines = (cell.place.row - here.row).min(empty_lines + 1);
                empty_lines -= lines - 1;
                out.extend(std::iter::repeat_n('\n', lines as usize));
                here = CellPlace { row: cell.place.row, column: leftmost };
            }
            let fields = (cell.place.column - here.column) as usize;
            budget.skip(fields.saturating_sub(1))?;
            out.extend(std::iter::repeat_n('\t', fields));
            here.column = cell.place.column;
            let text = &self.text[cell.start as usize..cell.end as usize];
            budget.write(text.len())?;
            put_field(&mut out, text);
        }
        out.push('\n');
        Ok(out)
    }
}

/// A field as the reader of CSV takes it: in quotation marks where signs mean something, and with
/// one more apostrophe where the reader takes one off.
fn put_field(out: &mut String, text: &str) {
    let apostrophe =
        if text.starts_with('\'') && is_formula(text.trim_start_matches('\'')) { "'" } else { "" };
    if text.contains(['\t', '"', '\n', '\r']) {
        out.push('"');
        out.push_str(apostrophe);
        out.push_str(&text.replace('"', "\"\""));
        out.push('"');
    } else {
        out.push_str(apostrophe);
        out.push_str(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(cells: &[(&str, &str)]) -> String {
        let (mut grid, budget) = (SheetGrid::default(), WorkbookBudget::new());
        for (place, text) in cells {
            grid.put(CellPlace::parse(place).unwrap(), 1, text, &budget).unwrap();
        }
        grid.into_text(&budget).unwrap()
    }

    #[test]
    fn cells_have_names() {
        for name in ["A1", "Z9", "AA10", "AZ26", "BA1", "ZZ1", "AAA1", "XFD1048576"] {
            assert_eq!(CellPlace::parse(name).unwrap().name(), name);
        }
        for name in [
            "",
            "A",
            "1",
            "A0",
            "A+1",
            "XFE1",
            "A1048577",
            "A4000000000",
            "ZZZZZZZZZZ1",
            "Ä1",
            "A1 ",
        ] {
            assert!(CellPlace::parse(name).is_err(), "{name}");
        }
    }

    #[test]
    fn order_and_doubles_do_not_matter() {
        assert_eq!(text(&[("A1", "a"), ("C1", "c"), ("B3", "x\ty")]), "a\t\tc\n\n\t\"x\ty\"\n");
        assert_eq!(text(&[("C1", "c"), ("A3", "z"), ("A1", "a"), ("C1", "d")]), "a\t\td\n\nz\n");
        assert_eq!(text(&[("XFC2", "a"), ("XFD2", "b"), ("A1", " ")]), "\na\tb\n");
    }

    #[test]
    fn empty_rows_cost_little() {
        let text = text(&[("A1", "a"), ("XFD1048576", "b")]);
        assert!(text.len() < 30_000, "{}", text.len());
        assert!(text.starts_with("a\n\n") && text.ends_with("\tb\n"));
    }

    #[test]
    fn repeats_are_bounded() {
        let (mut grid, budget) = (SheetGrid::default(), WorkbookBudget::new());
        let place = CellPlace::parse("A1").unwrap();
        grid.put(place, 3, "x", &budget).unwrap();
        grid.repeat_row(0, 2, &budget).unwrap();
        assert!(grid.put(place, u32::MAX, "x", &budget).is_err());
        assert!(grid.repeat_row(0, u32::MAX, &budget).is_err());
        assert!(grid.repeat_row(0, 1_000_000, &budget).is_err());
        assert_eq!(grid.into_text(&budget).unwrap(), "x\tx\tx\nx\tx\tx\n");
    }
}
