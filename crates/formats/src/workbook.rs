//! Workbooks (XLSX, ODS): the sheet with the results, read as if it were CSV.

use crate::account::{Doubt, DoubtKind, Told};
use crate::container::Book;
use crate::csv::{self, Layout};
use crate::{Format, Import, names};
use calamine::{Data, Range, Reader, open_workbook_auto_from_rs};
use std::io::Cursor;
use tiebreak_document::{Diagnostic, Rejected};
use tiebreak_language::{Sentence, sentence};

/// More cells than any crosstable has.
const MOST_CELLS: usize = 4_000_000;

/// One sheet as CSV.
struct Sheet {
    name: String,
    text: String,
    layout: Layout,
}

/// Reads a workbook: the sheet that tells most, or the one that was asked for with `--section`.
pub(crate) fn import(name: &str, book: &Book, told: &Told) -> Result<Import, Rejected> {
    let refused = |found: Diagnostic| Rejected::new(name, "", vec![found]);
    let sheets = sheets(book).map_err(|why| {
        let found = Diagnostic::whole(sentence!(packed_workbook { why }));
        refused(found.hint(sentence!(packed_workbook_hint)))
    })?;
    let format = if book.open_document { Format::Ods } else { Format::Xlsx };
    let wanted: Vec<&Sheet> = sheets.iter().filter(|sheet| told.wants_section(Some(&sheet.name))).collect();
    let (Some(most), false) = (wanted.iter().map(|sheet| sheet.layout).max(), wanted.is_empty()) else {
        let asked = told.section.clone().unwrap_or_default();
        let known: Vec<&str> = sheets.iter().map(|sheet| sheet.name.as_str()).collect();
        let found = Diagnostic::whole(sentence!(packed_no_sheet { name: &asked }));
        let near = names::near(&asked, known.iter().copied()).first().copied();
        return Err(refused(found.hint(match near {
            Some(name) => sentence!(import_did_you_mean { name }),
            None => sentence!(packed_sheets { names: known.join(", ") }),
        })));
    };
    let best: Vec<&Sheet> = wanted.into_iter().filter(|sheet| sheet.layout == most).collect();
    let inner = Told { section: None, ..told.clone() };
    let mut import = csv::import(&format!("{name}, sheet {}", best[0].name), &best[0].text, &inner)?;
    let title = csv::stem(name);
    import.account.file = name.to_owned();
    import.account.format = format;
    for found in import
        .account
        .events
        .iter_mut()
        .filter(|found| found.name == csv::stem(&format!("{name}, sheet {}", best[0].name)))
    {
        found.name = title.clone();
    }
    import.event = import.event.map(|event| event.titled(title));
    if best.len() > 1 && most > Layout::Unknown {
        let listed = best.iter().map(|sheet| sentence!(import_quoted { name: &sheet.name }));
        let message = sentence!(packed_sheets_of_results { count: best.len() });
        let option = format!("--section \"{}\"", best[0].name);
        let mut doubt = Doubt::stopping(DoubtKind::SeveralEvents, message, option);
        doubt.details.push(Sentence::apart(listed));
        import.account.doubts.insert(0, doubt);
    } else if sheets.len() > 1 {
        import.account.repairs.push(sentence!(packed_sheet_of { name: &best[0].name, count: sheets.len() }));
    }
    Ok(import)
}

fn sheets(book: &Book) -> Result<Vec<Sheet>, Sentence> {
    // A library's own words.
    let broken = |error: calamine::Error| Sentence::from(error.to_string());
    let mut workbook = open_workbook_auto_from_rs(Cursor::new(book.bytes.as_slice())).map_err(broken)?;
    let mut sheets = Vec::new();
    for name in workbook.sheet_names() {
        let range = workbook.worksheet_range(&name).map_err(broken)?;
        let (rows, columns) = range.get_size();
        if rows.saturating_mul(columns) > MOST_CELLS {
            return Err(sentence!(packed_sheet_large { name, rows, columns }));
        }
        let text = text(&range);
        if !text.trim().is_empty() {
            let layout = csv::layout(&text);
            sheets.push(Sheet { name, text, layout });
        }
    }
    if sheets.is_empty() { Err(sentence!(packed_sheets_empty)) } else { Ok(sheets) }
}

fn text(range: &Range<Data>) -> String {
    let mut out = String::new();
    for row in range.rows() {
        let cells: Vec<String> = row.iter().map(|cell| quoted(&shown(cell))).collect();
        out.push_str(cells.join("\t").trim_end_matches('\t'));
        out.push('\n');
    }
    out
}

/// A number as it is shown: `8.5`, not `8.500000001`; half a point is exact in a float.
fn shown(cell: &Data) -> String {
    match cell {
        Data::Empty | Data::Error(_) => String::new(),
        Data::Float(number) => number.to_string(),
        Data::Int(number) => number.to_string(),
        Data::Bool(yes) => yes.to_string(),
        Data::DateTime(moment) => moment.to_string(),
        Data::String(text) | Data::DateTimeIso(text) | Data::DurationIso(text) => text.trim().to_owned(),
    }
}

fn quoted(cell: &str) -> String {
    if cell.contains(['\t', '"', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}
