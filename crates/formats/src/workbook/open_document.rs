//! Workbooks of OpenDocument (ISO/IEC 26300): `.ods`.

use super::SheetText;
use super::budget::{MOST_SHEETS, WorkbookBudget, check_text};
use super::grid::{CellPlace, SheetGrid};
use super::package::{Package, PackagePart, Tag, XmlPiece};
use tiebreak_language::{Sentence, sentence};

/// Reads all sheets.
pub(super) fn read(bytes: &[u8], budget: &WorkbookBudget) -> Result<Vec<SheetText>, Sentence> {
    let mut package = Package::open(bytes, budget)?;
    if let Some(mut manifest) = package.part("META-INF/manifest.xml")? {
        refuse_encrypted(&mut manifest)?;
    }
    let mut part = package.needed_part("content.xml")?;
    let mut sheets = Vec::new();
    loop {
        match part.next_piece()? {
            XmlPiece::Start(tag) if tag.local_name() == "table" => {
                if sheets.len() == MOST_SHEETS {
                    return Err(super::too_many_sheets());
                }
                let name = tag.attribute("table:name").unwrap_or_default();
                budget.write(name.len())?;
                let grid = table(&mut part, budget)?;
                sheets.push(SheetText { name, text: grid.into_text(budget)? });
            }
            XmlPiece::EndOfPart => return Ok(sheets),
            _ => {}
        }
    }
}

/// The manifest is in clear where the other parts are not.
fn refuse_encrypted(manifest: &mut PackagePart<'_>) -> Result<(), Sentence> {
    loop {
        match manifest.next_piece()? {
            XmlPiece::Start(tag) if tag.local_name() == "encryption-data" => {
                return Err(sentence!(packed_encrypted));
            }
            XmlPiece::EndOfPart => return Ok(()),
            _ => {}
        }
    }
}

/// A table that was just begun. Rows may be in groups.
fn table(part: &mut PackagePart<'_>, budget: &WorkbookBudget) -> Result<SheetGrid, Sentence> {
    let mut grid = SheetGrid::default();
    let mut next_row = 0_u32;
    loop {
        match part.next_piece()? {
            XmlPiece::Start(tag) if tag.local_name() == "table-row" => {
                let rows = repeats(&tag, "table:number-rows-repeated");
                let first = grid.filled();
                row(part, next_row, &mut grid, budget)?;
                grid.repeat_row(first, rows, budget)?;
                next_row = next_row.saturating_add(rows);
            }
            // Pictures on the sheet, which may hold tables of their own.
            XmlPiece::Start(tag) if tag.local_name() == "shapes" => part.skip_element()?,
            XmlPiece::End(name) if name == "table" => return Ok(grid),
            XmlPiece::EndOfPart => return Ok(grid),
            _ => {}
        }
    }
}

/// How often a row or cell is there. Numbers beyond every sheet stay beyond it.
fn repeats(tag: &Tag<'_>, name: &str) -> u32 {
    let Some(text) = tag.attribute(name) else { return 1 };
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().unwrap_or(u32::MAX) } else { 1 }
}

fn row(
    part: &mut PackagePart<'_>,
    row: u32,
    grid: &mut SheetGrid,
    budget: &WorkbookBudget,
) -> Result<(), Sentence> {
    let mut column = 0_u32;
    loop {
        match part.next_piece()? {
            XmlPiece::Start(tag)
                if matches!(tag.local_name(), "table-cell" | "covered-table-cell") =>
            {
                let columns = repeats(&tag, "table:number-columns-repeated");
                let value = CellContent::from_tag(&tag);
                let words = words(part)?;
                let shown = match &value {
                    CellContent::Shown(text) => text,
                    CellContent::Words => &words,
                    CellContent::Empty => "",
                };
                grid.put(CellPlace { row, column }, columns, shown, budget)?;
                column = column.saturating_add(columns);
            }
            XmlPiece::End(name) if name == "table-row" => return Ok(()),
            XmlPiece::EndOfPart => return Ok(()),
            _ => {}
        }
    }
}

/// The value that the tag of a cell gives.
enum CellContent {
    Shown(String),
    /// The words in the cell are the value.
    Words,
    Empty,
}

impl CellContent {
    fn from_tag(tag: &Tag<'_>) -> Self {
        if let Some(number) = tag.attribute("office:value") {
            return Self::Shown(super::shown_number(number.trim()));
        }
        let names = ["office:string-value", "office:date-value", "office:time-value"];
        if let Some(text) = names.into_iter().find_map(|name| tag.attribute(name)) {
            return Self::Shown(text);
        }
        if let Some(yes) = tag.attribute("office:boolean-value") {
            return Self::Shown(yes.eq_ignore_ascii_case("true").to_string());
        }
        match tag.attribute("office:value-type").as_deref() {
            Some("string") => Self::Words,
            _ => Self::Empty,
        }
    }
}

/// The words of a cell that was just begun, paragraphs on lines of their own, without remarks.
fn words(part: &mut PackagePart<'_>) -> Result<String, Sentence> {
    let mut out = String::new();
    let (mut paragraphs, mut open) = (0, 0_usize);
    loop {
        match part.next_piece()? {
            XmlPiece::Start(tag) => match tag.local_name() {
                "annotation" | "frame" | "table" | "custom-shape" => part.skip_element()?,
                "p" => {
                    if paragraphs > 0 {
                        out.push('\n');
                    }
                    (paragraphs, open) = (paragraphs + 1, open + 1);
                }
                "s" => {
                    let count = repeats(&tag, "text:c").min(100);
                    out.extend(std::iter::repeat_n(' ', count as usize));
                }
                "tab" => out.push('\t'),
                "line-break" => out.push('\n'),
                _ => {}
            },
            XmlPiece::End(name) => match name.as_str() {
                "p" => open = open.saturating_sub(1),
                "table-cell" | "covered-table-cell" => return Ok(out),
                _ => {}
            },
            XmlPiece::Text(text) if open > 0 => {
                check_text(out.len() + text.len())?;
                out.push_str(&text);
            }
            XmlPiece::EndOfPart => return Ok(out),
            _ => {}
        }
    }
}
