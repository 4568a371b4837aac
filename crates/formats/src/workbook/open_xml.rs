//! Workbooks of Office Open XML (ECMA-376): `.xlsx`.

use super::SheetText;
use super::budget::{MOST_CELLS, MOST_SHEETS, WorkbookBudget, check_text};
use super::grid::{CellPlace, SheetGrid, row_number};
use super::package::{Package, PackagePart, Tag, XmlPiece};
use tiebreak_language::{GroupedNumber, Sentence, sentence};

/// A sheet as the workbook lists it.
struct Listed {
    name: String,
    relation: String,
    /// The part, where the relation leads to a worksheet and not to a chart.
    part: Option<String>,
}

/// Reads all worksheets.
pub(super) fn read(bytes: &[u8], budget: &WorkbookBudget) -> Result<Vec<SheetText>, Sentence> {
    let mut package = Package::open(bytes, budget)?;
    let mut listed = list(&mut package.needed_part("xl/workbook.xml")?, budget)?;
    let mut shared = "xl/sharedStrings.xml".to_owned();
    relate(&mut package.needed_part("xl/_rels/workbook.xml.rels")?, &mut listed, &mut shared)?;
    let strings = match package.part(&shared)? {
        Some(mut part) => Strings::read(&mut part)?,
        None => Strings::default(),
    };
    let mut sheets = Vec::new();
    for Listed { name, part, .. } in listed {
        let Some(part) = part else { continue };
        let grid = worksheet(&mut package.needed_part(&part)?, &strings, budget)?;
        sheets.push(SheetText { name, text: grid.into_text(budget)? });
    }
    Ok(sheets)
}

fn list(part: &mut PackagePart<'_>, budget: &WorkbookBudget) -> Result<Vec<Listed>, Sentence> {
    let mut sheets = Vec::new();
    loop {
        match part.next_piece()? {
            XmlPiece::Start(tag) if tag.local_name() == "sheet" => {
                if sheets.len() == MOST_SHEETS {
                    return Err(super::too_many_sheets());
                }
                let name = tag.attribute("name").unwrap_or_default();
                let relation = tag.local_attribute("id").unwrap_or_default();
                budget.write(name.len() + relation.len())?;
                sheets.push(Listed { name, relation, part: None });
            }
            XmlPiece::EndOfPart => return Ok(sheets),
            _ => {}
        }
    }
}

/// Finds the parts of the sheets, and of the shared texts.
fn relate(
    part: &mut PackagePart<'_>,
    sheets: &mut [Listed],
    shared: &mut String,
) -> Result<(), Sentence> {
    loop {
        match part.next_piece()? {
            XmlPiece::Start(tag) if tag.local_name() == "Relationship" => {
                let [id, kind, target] =
                    ["Id", "Type", "Target"].map(|name| tag.attribute(name).unwrap_or_default());
                if kind.ends_with("/sharedStrings") {
                    *shared = part_name(&target);
                } else if kind.ends_with("/worksheet") {
                    for sheet in sheets.iter_mut().filter(|sheet| sheet.relation == id) {
                        sheet.part = Some(part_name(&target));
                    }
                }
            }
            XmlPiece::EndOfPart => return Ok(()),
            _ => {}
        }
    }
}

/// The name of a part from the target of a relation, which is seen from the folder `xl`.
fn part_name(target: &str) -> String {
    let target =
        target.strip_prefix("../").map_or_else(|| target.to_owned(), |rest| format!("/{rest}"));
    match target.strip_prefix('/') {
        Some(whole) => whole.to_owned(),
        None => format!("xl/{}", target.strip_prefix("./").unwrap_or(&target)),
    }
}

/// The texts that cells share, one after the other.
#[derive(Default)]
struct Strings {
    text: String,
    ends: Vec<u32>,
}

impl Strings {
    fn read(part: &mut PackagePart<'_>) -> Result<Self, Sentence> {
        let mut strings = Self::default();
        loop {
            match part.next_piece()? {
                XmlPiece::Start(tag) if tag.local_name() == "si" => {
                    if strings.ends.len() == MOST_CELLS {
                        let most = GroupedNumber::from(MOST_CELLS);
                        return Err(sentence!(packed_many_strings { most }));
                    }
                    read_words(part, "si", &mut strings.text)?;
                    strings.ends.push(strings.text.len() as u32);
                }
                XmlPiece::EndOfPart => return Ok(strings),
                _ => {}
            }
        }
    }

    fn get(&self, index: usize) -> Option<&str> {
        let start =
            index.checked_sub(1).map_or(Some(0), |before| self.ends.get(before).copied())?;
        self.text.get(start as usize..*self.ends.get(index)? as usize)
    }
}

/// Adds the words of an element that was just begun, in runs or not, without how they are
/// pronounced.
fn read_words(
    part: &mut PackagePart<'_>,
    closing: &str,
    into: &mut String,
) -> Result<(), Sentence> {
    let mut wanted = false;
    loop {
        match part.next_piece()? {
            XmlPiece::Start(tag) if tag.local_name() == "rPh" => part.skip_element()?,
            XmlPiece::Start(tag) => wanted = tag.local_name() == "t",
            XmlPiece::End(name) if name == closing => return Ok(()),
            XmlPiece::End(_) => wanted = false,
            XmlPiece::Text(words) if wanted => add(into, &words)?,
            XmlPiece::EndOfPart => return Ok(()),
            _ => {}
        }
    }
}

fn add(into: &mut String, words: &str) -> Result<(), Sentence> {
    check_text(into.len() + words.len())?;
    into.push_str(words);
    Ok(())
}

/// Cells and rows may say where they are; those that do not come after the one before.
fn worksheet(
    part: &mut PackagePart<'_>,
    strings: &Strings,
    budget: &WorkbookBudget,
) -> Result<SheetGrid, Sentence> {
    let mut grid = SheetGrid::default();
    let mut here = CellPlace { row: 0, column: 0 };
    let mut text = String::new();
    loop {
        match part.next_piece()? {
            XmlPiece::Start(tag) if tag.local_name() == "row" => {
                if let Some(number) = tag.attribute("r") {
                    let row = row_number(number.trim());
                    here.row = row.ok_or_else(|| {
                        CellPlace::parse(&format!("A{number}")).err().unwrap_or_default()
                    })?;
                }
                here.column = 0;
            }
            XmlPiece::Start(tag) if tag.local_name() == "c" => {
                let (named, kind) = (tag.attribute("r"), CellType::from_tag(&tag));
                if let Some(name) = named {
                    here = CellPlace::parse(name.trim())?;
                }
                text.clear();
                cell(part, &mut text)?;
                let shown = kind.shown(&text, strings, here)?;
                grid.put(here, 1, &shown, budget)?;
                here.column = here.column.saturating_add(1);
            }
            XmlPiece::End(name) if name == "row" => here.row = here.row.saturating_add(1),
            XmlPiece::End(name) if name == "sheetData" => return Ok(grid),
            XmlPiece::EndOfPart => return Ok(grid),
            _ => {}
        }
    }
}

/// The value of a cell as it is in the file. A formula is passed over; its last value counts.
fn cell(part: &mut PackagePart<'_>, into: &mut String) -> Result<(), Sentence> {
    let mut wanted = false;
    loop {
        match part.next_piece()? {
            XmlPiece::Start(tag) if tag.local_name() == "is" => {
                into.clear();
                read_words(part, "is", into)?;
            }
            XmlPiece::Start(tag) => {
                wanted = tag.local_name() == "v";
                if wanted {
                    into.clear();
                }
            }
            XmlPiece::Text(words) if wanted => add(into, &words)?,
            XmlPiece::End(name) if name == "c" => return Ok(()),
            XmlPiece::End(_) => wanted = false,
            XmlPiece::EndOfPart => return Ok(()),
            _ => {}
        }
    }
}

/// What the value of a cell is.
enum CellType {
    Number,
    Shared,
    Words,
    Boolean,
    Error,
}

impl CellType {
    fn from_tag(tag: &Tag<'_>) -> Self {
        match tag.attribute("t").as_deref() {
            Some("s") => Self::Shared,
            Some("str" | "inlineStr" | "d") => Self::Words,
            Some("b") => Self::Boolean,
            Some("e") => Self::Error,
            _ => Self::Number,
        }
    }

    /// The value as text. A date is the number of its day: a sheet shows it as its style says.
    fn shown(&self, value: &str, strings: &Strings, at: CellPlace) -> Result<String, Sentence> {
        let trimmed = value.trim();
        Ok(match self {
            Self::Error => String::new(),
            _ if trimmed.is_empty() => String::new(),
            Self::Number => super::shown_number(trimmed),
            Self::Words => unescaped(value),
            Self::Boolean => (trimmed != "0" && trimmed != "false").to_string(),
            Self::Shared => {
                let found = trimmed.parse().ok().and_then(|index| strings.get(index));
                let count = GroupedNumber::from(strings.ends.len());
                let number: String = trimmed.chars().take(30).collect();
                let missing =
                    || sentence!(packed_string_missing { place: at.name(), number, count });
                unescaped(found.ok_or_else(missing)?)
            }
        })
    }
}

/// Characters that XML does not allow are written `_x000D_`.
fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("_x") {
        let code = rest.get(at + 2..at + 6).filter(|_| rest.as_bytes().get(at + 6) == Some(&b'_'));
        let code = code.filter(|code| code.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let character =
            code.and_then(|code| u32::from_str_radix(code, 16).ok()).and_then(char::from_u32);
        let passed = at + if character.is_some() { 7 } else { 2 };
        out.push_str(&rest[..if character.is_some() { at } else { passed }]);
        out.extend(character);
        rest = &rest[passed..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_by_number() {
        assert_eq!(unescaped("a_x000D_b_x0041__x00"), "a\rbA_x00");
        assert_eq!(unescaped("_x_x005F_x_xD800_é_xé"), "_x_x_xD800_é_xé");
    }

    #[test]
    fn parts_are_seen_from_their_folder() {
        let names = ["worksheets/a.xml", "/xl/a.xml", "../xl/a.xml", "./a.xml"].map(part_name);
        assert_eq!(names, ["xl/worksheets/a.xml", "xl/a.xml", "xl/a.xml", "xl/a.xml"]);
    }
}
