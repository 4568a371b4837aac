//! Workbooks that were made to do harm, and legal ones that look like it: each is read, or refused
//! with the reason, at the cost of its filled cells.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use std::io::{Cursor, Write};
use tiebreak_formats::account::Told;
use tiebreak_formats::{Import, import_any};
use tiebreak_model::Event;
use zip::write::{SimpleFileOptions, ZipWriter};

/// A part of a workbook: its name and its content.
struct Part {
    name: String,
    bytes: Vec<u8>,
}

fn part(name: &str, text: impl Into<Vec<u8>>) -> Part {
    Part { name: name.to_owned(), bytes: text.into() }
}

fn packed(parts: &[Part]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for part in parts {
        archive.start_file(part.name.as_str(), SimpleFileOptions::default()).unwrap();
        archive.write_all(&part.bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// An XLSX workbook: what is in `sheetData` of each sheet, and in `sst`.
fn xlsx_of_sheets(sheets: &[&str], shared: &str) -> Vec<Part> {
    let list = |each: &dyn Fn(usize) -> String| (1..=sheets.len()).map(each).collect::<String>();
    let listed = list(&|at| format!("<sheet name=\"S{at}\" sheetId=\"{at}\" r:id=\"r{at}\"/>"));
    let related = list(&|at| {
        format!(
            "<Relationship Id=\"r{at}\" Type=\"urn:x/worksheet\" Target=\"worksheets/sheet{at}.xml\"/>"
        )
    });
    let mut parts = vec![
        part(
            "xl/workbook.xml",
            format!("<workbook xmlns:r=\"r\"><sheets>{listed}</sheets></workbook>"),
        ),
        part("xl/_rels/workbook.xml.rels", format!("<Relationships>{related}</Relationships>")),
        part("xl/sharedStrings.xml", format!("<sst>{shared}</sst>")),
    ];
    for (at, data) in (1..).zip(sheets) {
        let text = format!("<worksheet><sheetData>{data}</sheetData></worksheet>");
        parts.push(part(&format!("xl/worksheets/sheet{at}.xml"), text));
    }
    parts
}

fn xlsx(data: &str) -> Vec<u8> {
    packed(&xlsx_of_sheets(&[data], ""))
}

fn ods(table: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content><office:body><office:spreadsheet><table:table table:name=\"T\">{table}\
         </table:table></office:spreadsheet></office:body></office:document-content>"
    );
    packed(&[
        part("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        part("content.xml", content),
    ])
}

fn import(bytes: &[u8]) -> Result<Import, String> {
    import_any("book", bytes, &Told::default()).map_err(|rejected| rejected.to_string())
}

fn refused(bytes: &[u8]) -> String {
    import(bytes).map(|import| import.account.file).unwrap_err()
}

fn event(bytes: &[u8]) -> Event {
    import(bytes).unwrap().event.unwrap()
}

/// A cell with words, or with a number.
fn cell(place: &str, text: &str) -> String {
    let at = if place.is_empty() { String::new() } else { format!(" r=\"{place}\"") };
    match text.parse::<f64>() {
        Ok(_) => format!("<c{at}><v>{text}</v></c>"),
        Err(_) => format!("<c{at} t=\"inlineStr\"><is><t>{text}</t></is></c>"),
    }
}

fn named_cells(cells: &[(&str, &str)]) -> String {
    cells.iter().map(|(place, text)| format!("<row>{}</row>", cell(place, text))).collect()
}

const TABLE: [(&str, &str); 6] =
    [("A1", "Name"), ("B1", "Points"), ("A2", "Ann"), ("B2", "1.5"), ("A3", "Bo"), ("B3", "1")];

/// Two players and their points.
fn is_the_table(event: &Event) {
    let rows: Vec<String> = event
        .participants()
        .iter()
        .map(|one| format!("{} {}", one.name, one.points.unwrap()))
        .collect();
    assert_eq!(rows, ["Ann 1.5", "Bo 1"]);
}

#[test]
fn a_row_that_no_sheet_has() {
    let bytes = xlsx(&named_cells(&[("A1", "a"), ("A4000000000", "b")]));
    assert!(bytes.len() < 1_400, "{}", bytes.len());
    let why = refused(&bytes);
    assert!(
        why.contains("A4000000000 is not a cell of a sheet, which has 1,048,576 rows"),
        "{why}"
    );
    for place in
        ["A0", "XFE1", "ZZZZZZZZZZZZZZ1", "A1048577", "A99999999999999999999", "-1", "é", ""]
    {
        let data = format!("<row><c r=\"{place}\"><v>1</v></c></row>");
        assert!(refused(&xlsx(&data)).contains("is not a cell of a sheet"), "{place}");
    }
    for number in ["4000000000", "99999999999999999999", "0", "x"] {
        let data = format!("<row r=\"{number}\"><c><v>1</v></c></row>");
        assert!(refused(&xlsx(&data)).contains("is not a cell of a sheet"), "{number}");
    }
}

/// The first and the last cell of a sheet: legal, and without results.
#[test]
fn the_first_and_the_last_cell() {
    let why = refused(&xlsx(&named_cells(&[("A1", "a"), ("XFD1048576", "b")])));
    assert!(why.contains("sheet S1"), "{why}");
    let mut cells = TABLE.to_vec();
    cells.push(("A1048576", "Zoe"));
    cells.push(("B1048576", "0"));
    assert_eq!(
        event(&xlsx(&named_cells(&cells))).participants().len(),
        3,
        "a table may have a hole"
    );
}

#[test]
fn cells_in_any_order_twice_and_without_places() {
    let mut cells = TABLE.to_vec();
    cells.reverse();
    is_the_table(&event(&xlsx(&named_cells(&cells))));
    let twice: Vec<_> = [("A2", "Zoe"), ("B3", "7")].into_iter().chain(TABLE).collect();
    is_the_table(&event(&xlsx(&named_cells(&twice))));
    let row =
        |texts: [&str; 2]| format!("<row>{}</row>", texts.map(|text| cell("", text)).concat());
    is_the_table(&event(&xlsx(
        &[["Name", "Points"], ["Ann", "1.5"], ["Bo", "1"]].map(row).concat(),
    )));
    let placed = "<row r=\"5\"><c t=\"inlineStr\"><is><t>Name</t></is></c><c r=\"D5\" t=\"inlineStr\"><is><t>Points\
                  </t></is></c></row><row><c t=\"str\"><f>X()</f><v>Ann</v></c><c/><c/><c><f>1</f><v>15E-1</v></c></row>\
                  <row><c t=\"inlineStr\"><is><r><t>B</t></r><r><t>o</t></r><rPh><t>x</t></rPh></is></c>\
                  <c r=\"D7\"><v>1</v></c></row>";
    is_the_table(&event(&xlsx(placed)));
}

#[test]
fn shared_texts() {
    let data = "<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c></row><row><c t=\"s\"><v>2</v></c><c><v>1.5</v></c>\
                </row><row><c t=\"s\"><v>3</v></c><c><v>1</v></c></row>";
    let shared = "<si><t>Name</t></si><si><t>Points</t></si><si><r><t>A</t></r><r><t>nn</t></r></si><si><t>Bo</t>\
                  <rPh><t>bo</t></rPh></si><si/>";
    is_the_table(&event(&packed(&xlsx_of_sheets(&[data], shared))));
    let wrong = ["5", "4294967296", "-1", "x"];
    for index in wrong {
        let data = format!("<row><c t=\"s\"><v>{index}</v></c></row>");
        let why = refused(&packed(&xlsx_of_sheets(&[&data], shared)));
        assert!(
            why.contains(&format!("cell A1 names shared text {index}, and there are 5")),
            "{why}"
        );
    }
}

#[test]
fn what_unpacks_to_more_than_is_read() {
    let blanks = " ".repeat(2 << 20);
    let why = refused(&packed(&xlsx_of_sheets(&["<row/>"], &format!("<si><t>{blanks}</t></si>"))));
    assert!(why.contains("xl/sharedStrings.xml has a tag or text of more than 1 MB"), "{why}");
    let many = format!("<si><t>{}</t></si>", "x".repeat(1_000_000)).repeat(34);
    let why = refused(&packed(&xlsx_of_sheets(&["<row/>"], &many)));
    assert!(why.contains("more than 32 MB of text"), "{why}");
    let long = "<c t=\"s\"><v>0</v></c>".repeat(40);
    let shared = format!("<si><t>{}</t></si>", "x".repeat(1_000_000));
    let why = refused(&packed(&xlsx_of_sheets(&[&format!("<row>{long}</row>")], &shared)));
    assert!(why.contains("more than 32 MB of text"), "one text in many cells: {why}");
    let mut parts = xlsx_of_sheets(&["<row/>"; 300], "");
    let comment = format!("<!--{}-->", " ".repeat(900_000));
    parts[3].bytes = format!("<worksheet>{comment}</worksheet>").into_bytes();
    let related = String::from_utf8(parts[1].bytes.clone()).unwrap();
    let same =
        (2..=300).fold(related, |text, at| text.replace(&format!("sheet{at}.xml"), "sheet1.xml"));
    parts[1].bytes = same.into_bytes();
    let why = refused(&packed(&parts));
    assert!(why.contains("unpacks to more than 256 MB"), "one part as many sheets: {why}");
}

#[test]
fn more_gaps_sheets_or_levels_than_are_read() {
    let names: Vec<&str> = std::iter::repeat_n("<row/>", 1_001).collect();
    assert!(refused(&packed(&xlsx_of_sheets(&names, ""))).contains("more than 1,000 sheets"));
    let deep = refused(&xlsx(&"<x>".repeat(200_000)));
    assert!(
        deep.contains("xl/worksheets/sheet1.xml is nested more than 100 levels deep"),
        "{deep}"
    );
    let rows: String =
        (1..300).map(|row| named_cells(&[("A1", "a"), (&format!("XFD{row}"), "x")])).collect();
    assert!(refused(&xlsx(&rows)).contains("more than 2,000,000 empty cells"));
}

#[test]
fn repeats_of_open_document() {
    let cell = |text: &str, repeated: &str| {
        format!(
            "<table:table-cell office:value-type=\"string\"{repeated}><text:p>{text}</text:p></table:table-cell>"
        )
    };
    let rows = |count: u64, inside: &str| {
        format!(
            "<table:table-row table:number-rows-repeated=\"{count}\">{inside}</table:table-row>"
        )
    };
    let columns = |count: u64| format!(" table:number-columns-repeated=\"{count}\"");
    let nothing = format!("<table:table-cell{}/>", columns(4_000_000_000));
    let empty = rows(4_000_000_000, &nothing);
    assert!(refused(&ods(&empty)).contains("there is nothing in its sheets"));
    let number = |value: &str| {
        format!("<table:table-cell office:value-type=\"float\" office:value=\"{value}\"/>")
    };
    let line = |name: &str, value: &str| rows(1, &format!("{}{value}{nothing}", cell(name, "")));
    let table =
        [line("Name", &cell("Points", "")), rows(7, &nothing), line("Ann", &number("1.50"))]
            .concat();
    is_the_table(&event(&ods(&[table, line("Bo", &number("1")), empty.clone()].concat())));
    let beyond = format!("{empty}{}", rows(1, &cell("x", "")));
    assert!(refused(&ods(&beyond)).contains("is not a cell of a sheet"));
    let wide = rows(1, &format!("{nothing}{}", cell("x", "")));
    assert!(refused(&ods(&wide)).contains("is not a cell of a sheet"));
    for count in [20_000, 4_000_000_000, u64::MAX] {
        assert!(
            refused(&ods(&rows(1, &cell("x", &columns(count)))))
                .contains("is not a cell of a sheet"),
            "{count}"
        );
    }
    for count in [1_048_577, 4_000_000_000, u64::MAX] {
        assert!(
            refused(&ods(&rows(count, &cell("x", "")))).contains("is not a cell of a sheet"),
            "{count}"
        );
    }
    let why = refused(&ods(&rows(1_048_576, &cell("x", ""))));
    assert!(why.contains("it repeats filled cells more than 200,000 times"), "{why}");
    let why = refused(&ods(&rows(1_000, &cell("x", &columns(16_384)))));
    assert!(why.contains("it repeats filled cells more than 200,000 times"), "{why}");
}

#[test]
fn words_of_open_document() {
    let row = |first: &str, second: &str| {
        let cell = |inside: &str| {
            format!("<table:table-cell office:value-type=\"string\">{inside}</table:table-cell>")
        };
        format!("<table:table-row>{}{}</table:table-row>", cell(first), cell(second))
    };
    let table = [
        row(
            "<text:p>Name</text:p><office:annotation><text:p>who</text:p></office:annotation>",
            "<text:p>Points</text:p>",
        ),
        row("<text:p><text:span>A</text:span>nn</text:p>", "<text:p>1.5</text:p>"),
        row("<text:p>B&#111;</text:p>", "<text:p>1</text:p>"),
    ];
    is_the_table(&event(&ods(&table.concat())));
}

#[test]
fn broken_and_encrypted() {
    let whole = xlsx(&named_cells(&TABLE));
    for end in (0..whole.len()).step_by(7) {
        assert!(!refused(&whole[..end]).is_empty());
    }
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] ^= 0x55;
        // Read or refused: what must not happen is a panic.
        drop(import(&changed));
    }
    let mut parts = xlsx_of_sheets(&["<row/>"], "");
    parts[3].bytes = b"<worksheet><sheetData><row>".to_vec();
    assert!(refused(&packed(&parts)).contains("xl/worksheets/sheet1.xml ends too early"));
    parts[3].bytes = b"<worksheet><sheetData>\xff</sheetData></worksheet>".to_vec();
    assert!(refused(&packed(&parts)).contains("xl/worksheets/sheet1.xml is not valid XML"));
    parts[3].bytes =
        b"<!DOCTYPE x [<!ENTITY a \"b\">]><worksheet><sheetData><row><c><v>&a;</v></c></row>"
            .to_vec();
    assert!(refused(&packed(&parts)).contains("is not valid XML: &a;"));
    parts.remove(3);
    assert!(refused(&packed(&parts)).contains("xl/worksheets/sheet1.xml is missing"));
    let manifest = "<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>";
    let locked = [
        part("mimetype", "x"),
        part("content.xml", [1, 2, 3]),
        part("META-INF/manifest.xml", manifest),
    ];
    assert!(refused(&packed(&locked)).contains("it is encrypted"));
    let mut old = vec![0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    assert!(refused(&old).contains("Excel before 2007"));
    old.extend("EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes));
    assert!(refused(&old).contains("it is encrypted"));
}

/// An archive can hold itself: packing is undone a few times only.
#[test]
fn packed_again_and_again() {
    let mut bytes = b"name,points\nAnn,1.5\nBo,1\n".to_vec();
    for times in 1..=5 {
        let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gz.write_all(&bytes).unwrap();
        bytes = gz.finish().unwrap();
        if times <= 3 {
            is_the_table(&event(&bytes));
        } else {
            assert!(refused(&bytes).contains("packed more than 3 times"));
        }
    }
}
