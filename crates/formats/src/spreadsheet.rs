//! Sheets as a file of a spreadsheet program: the parts of Office Open XML (ECMA-376), packed.
//!
//! What a table needs of it is little: words, numbers, a bold first row that stays in sight,
//! columns as wide as what is in them. A crate for it was half a megabyte of the program.

use crate::xlsx::{Field, Sheet};
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use tiebreak_model::Exact;
use zip::write::{SimpleFileOptions, ZipWriter};

const XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006";
const KINDS: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/// The styles of `styles.xml`, by their place there.
const BOLD: usize = 1;
const CENTRED: usize = 2;

/// A workbook of some sheets. The same sheets give the same bytes: nothing in it tells when it was
/// written.
pub(crate) fn packed(sheets: &[Sheet]) -> Result<Vec<u8>, String> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let mut part = |name: &str, text: &str| -> Result<(), String> {
        let day = SimpleFileOptions::default().last_modified_time(zip::DateTime::default());
        archive.start_file(name, day).map_err(|error| error.to_string())?;
        archive.write_all(text.as_bytes()).map_err(|error| error.to_string())
    };
    part("[Content_Types].xml", &content_types(sheets.len()))?;
    part(
        "_rels/.rels",
        &relations(&[("officeDocument".to_owned(), "xl/workbook.xml".to_owned())]),
    )?;
    part("xl/workbook.xml", &book(sheets))?;
    let pages =
        (1..=sheets.len()).map(|at| ("worksheet".to_owned(), format!("worksheets/sheet{at}.xml")));
    let styles = ("styles".to_owned(), "styles.xml".to_owned());
    part("xl/_rels/workbook.xml.rels", &relations(&pages.chain([styles]).collect::<Vec<_>>()))?;
    part("xl/styles.xml", &styles_part())?;
    for (at, sheet) in (1..).zip(sheets) {
        part(&format!("xl/worksheets/sheet{at}.xml"), &page(sheet))?;
    }
    archive.finish().map(Cursor::into_inner).map_err(|error| error.to_string())
}

fn content_types(sheets: usize) -> String {
    let own = |part: &str, kind: &str| {
        format!("<Override PartName=\"/xl/{part}.xml\" ContentType=\"{KINDS}.{kind}+xml\"/>")
    };
    let pages: String =
        (1..=sheets).map(|at| own(&format!("worksheets/sheet{at}"), "worksheet")).collect();
    format!(
        "{XML}<Types xmlns=\"{PACKAGE}/content-types\"><Default Extension=\"rels\" \
         ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
         <Default Extension=\"xml\" ContentType=\"application/xml\"/>{}{}{pages}</Types>",
        own("workbook", "sheet.main"),
        own("styles", "styles"),
    )
}

/// What a part refers to, numbered from `rId1`.
fn relations(to: &[(String, String)]) -> String {
    let each = (1..).zip(to).map(|(at, (kind, target))| {
        format!("<Relationship Id=\"rId{at}\" Type=\"{OFFICE}/{kind}\" Target=\"{target}\"/>")
    });
    format!(
        "{XML}<Relationships xmlns=\"{PACKAGE}/relationships\">{}</Relationships>",
        each.collect::<String>()
    )
}

fn book(sheets: &[Sheet]) -> String {
    let each = (1..).zip(sheets).map(|(at, sheet)| {
        format!("<sheet name=\"{}\" sheetId=\"{at}\" r:id=\"rId{at}\"/>", escaped(&sheet.name))
    });
    format!(
        "{XML}<workbook xmlns=\"{MAIN}\" xmlns:r=\"{OFFICE}\"><sheets>{}</sheets></workbook>",
        each.collect::<String>()
    )
}

/// Plain, bold and centred: the order that [`BOLD`] and [`CENTRED`] count in.
fn styles_part() -> String {
    let font = "<sz val=\"11\"/><name val=\"Calibri\"/><family val=\"2\"/>";
    format!(
        "{XML}<styleSheet xmlns=\"{MAIN}\"><fonts count=\"2\"><font>{font}</font><font><b/>{font}\
         </font></fonts>\
         <fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill><fill><patternFill \
         patternType=\"gray125\"/></fill></fills>\
         <borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
         <cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/>\
         </cellStyleXfs>\
         <cellXfs count=\"3\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" \
         xfId=\"0\"/>\
         <xf numFmtId=\"0\" fontId=\"1\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyFont=\"1\"/>\
         <xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" \
         applyAlignment=\"1\"><alignment horizontal=\"center\"/></xf></cellXfs>\
         <cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/>\
         </cellStyles></styleSheet>"
    )
}

/// A sheet: the heads bold and kept in sight, single signs in the middle of their columns.
fn page(sheet: &Sheet) -> String {
    let mut out = format!(
        "{XML}<worksheet xmlns=\"{MAIN}\"><sheetViews><sheetView workbookViewId=\"0\">\
         <pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/>\
         </sheetView></sheetViews>"
    );
    put_widths(&mut out, sheet);
    out.push_str("<sheetData><row r=\"1\">");
    for (column, head) in sheet.head.iter().enumerate() {
        put_words(&mut out, &place(1, column), BOLD, head);
    }
    out.push_str("</row>");
    for (row, fields) in (2..).zip(&sheet.rows) {
        let _ = write!(out, "<row r=\"{row}\">");
        for (column, field) in fields.iter().enumerate() {
            match field {
                Field::Text(text) => {
                    let style = if text.chars().count() == 1 { CENTRED } else { 0 };
                    put_words(&mut out, &place(row, column), style, text);
                }
                Field::Number(number) => {
                    let _ = write!(
                        out,
                        "<c r=\"{}\"><v>{}</v></c>",
                        place(row, column),
                        decimal(*number)
                    );
                }
                Field::Empty => {}
            }
        }
        out.push_str("</row>");
    }
    out.push_str("</sheetData></worksheet>");
    out
}

/// Columns as wide as the longest that is in them, within reason.
fn put_widths(out: &mut String, sheet: &Sheet) {
    let length = |field: &Field| match field {
        Field::Text(text) => text.chars().count(),
        Field::Number(number) => decimal(*number).len(),
        Field::Empty => 0,
    };
    if sheet.head.is_empty() {
        return;
    }
    out.push_str("<cols>");
    for (column, head) in sheet.head.iter().enumerate() {
        let fields = sheet.rows.iter().filter_map(|row| row.get(column)).map(length);
        let widest = fields.chain([head.chars().count()]).max().unwrap_or(0).clamp(2, 60);
        let at = column + 1;
        let _ = write!(
            out,
            "<col min=\"{at}\" max=\"{at}\" width=\"{}\" customWidth=\"1\"/>",
            widest + 2
        );
    }
    out.push_str("</cols>");
}

/// Words are in their cell and are never taken for a formula.
fn put_words(out: &mut String, place: &str, style: usize, text: &str) {
    let styled = if style > 0 { format!(" s=\"{style}\"") } else { String::new() };
    let words = escaped(text);
    let _ = write!(
        out,
        "<c r=\"{place}\"{styled} t=\"inlineStr\"><is><t xml:space=\"preserve\">{words}</t></is>\
         </c>"
    );
}

/// The name of a cell: `B7`. Columns count in letters, without a nought.
fn place(row: u32, column: usize) -> String {
    let (mut letters, mut left) = (String::new(), column + 1);
    while left > 0 {
        letters.insert(0, char::from(b'A' + ((left - 1) % 26) as u8));
        left = (left - 1) / 26;
    }
    format!("{letters}{row}")
}

/// Spreadsheets know decimals only: what ends is written whole, thirds as far as a spreadsheet
/// counts.
fn decimal(number: Exact) -> String {
    let text = number.to_string();
    if text.contains('/') { number.rounded(12) } else { text }
}

/// Signs that mean something in XML otherwise, and none that it does not allow.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        match sign {
            // Spreadsheets take `_x000D_` for a character by its number.
            '_' if is_number_of_character(&text.as_bytes()[at..]) => out.push_str("_x005F_"),
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' => out.push(sign),
            sign if sign.is_control() || matches!(sign, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            sign => out.push(sign),
        }
    }
    out
}

/// Whether a text begins like `_x000D_`.
fn is_number_of_character(text: &[u8]) -> bool {
    matches!(text, [b'_', b'x', digits @ .., ] if digits.len() > 4
        && digits[..4].iter().all(u8::is_ascii_hexdigit) && digits[4] == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_in_letters() {
        let names = [0, 25, 26, 51, 52, 701, 702].map(|column| place(1, column));
        assert_eq!(names, ["A1", "Z1", "AA1", "AZ1", "BA1", "ZZ1", "AAA1"]);
    }

    #[test]
    fn numbers_are_decimals() {
        let of = |top, bottom| Exact::fraction(top, bottom).map(decimal).unwrap_or_default();
        assert_eq!([of(17, 2), of(13, 3), of(-1, 4)], ["8.5", "4.333333333333", "-0.25"]);
    }

    #[test]
    fn signs_of_xml_are_only_signs() {
        assert_eq!(escaped("=1+1 <b>\"R&D\"\u{1}"), "=1+1 &lt;b&gt;&quot;R&amp;D&quot; ");
        assert_eq!(escaped("_x000D_ _x00 é_x"), "_x005F_x000D_ _x00 é_x");
    }
}
