//! Workbooks (XLSX, ODS): the sheet with the results, read as if it were CSV.
//!
//! Its cells are read one after the other, within the bounds of [`budget`].

mod budget;
mod grid;
mod open_document;
mod open_xml;
mod package;

use crate::account::{Doubt, DoubtKind, Told};
use crate::container::Book;
use crate::csv::{self, CsvLayout};
use crate::{Format, Import, names};
use budget::WorkbookBudget;
use tiebreak_document::{Diagnostic, RejectedFile};
use tiebreak_language::{GroupedNumber, Sentence, sentence};

/// A sheet as text with tabs between its fields.
struct SheetText {
    name: String,
    text: String,
}

/// A sheet, and what it tells.
struct WorkbookSheet {
    name: String,
    text: String,
    layout: CsvLayout,
}

/// Reads a workbook: the sheet that tells most, or the one that was asked for with `--section`.
pub(crate) fn import(name: &str, book: &Book<'_>, told: &Told) -> Result<Import, RejectedFile> {
    let refused = |found: Diagnostic| RejectedFile::new(name, "", vec![found]);
    let sheets = sheets(book).map_err(|why| {
        let found = Diagnostic::whole(sentence!(packed_workbook { why }));
        refused(found.hint(sentence!(packed_workbook_hint)))
    })?;
    let format = if book.open_document { Format::Ods } else { Format::Xlsx };
    let wanted: Vec<&WorkbookSheet> =
        sheets.iter().filter(|sheet| told.wants_section(Some(&sheet.name))).collect();
    let (Some(most), false) = (wanted.iter().map(|sheet| sheet.layout).max(), wanted.is_empty())
    else {
        let asked = told.section.clone().unwrap_or_default();
        let known: Vec<&str> = sheets.iter().map(|sheet| sheet.name.as_str()).collect();
        let found = Diagnostic::whole(sentence!(packed_no_sheet { name: &asked }));
        let near = names::near(&asked, known.iter().copied()).first().copied();
        return Err(refused(found.hint(match near {
            Some(name) => sentence!(import_did_you_mean { name }),
            None => sentence!(packed_sheets { names: known.join(", ") }),
        })));
    };
    let best: Vec<&WorkbookSheet> =
        wanted.into_iter().filter(|sheet| sheet.layout == most).collect();
    let inner = Told { section: None, ..told.clone() };
    let mut import =
        csv::import(&format!("{name}, sheet {}", best[0].name), &best[0].text, &inner)?;
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
    if best.len() > 1 && most > CsvLayout::Unknown {
        let listed = best.iter().map(|sheet| sentence!(import_quoted { name: &sheet.name }));
        let message = sentence!(packed_sheets_of_results { count: best.len() });
        let option = format!("--section \"{}\"", best[0].name);
        let mut doubt = Doubt::stopping(DoubtKind::SeveralEvents, message, option);
        doubt.details.push(Sentence::apart(listed));
        import.account.doubts.insert(0, doubt);
    } else if sheets.len() > 1 {
        import
            .account
            .repairs
            .push(sentence!(packed_sheet_of { name: &best[0].name, count: sheets.len() }));
    }
    Ok(import)
}

fn sheets(book: &Book<'_>) -> Result<Vec<WorkbookSheet>, Sentence> {
    let budget = WorkbookBudget::new();
    let read = if book.open_document { open_document::read } else { open_xml::read };
    let filled =
        read(book.bytes, &budget)?.into_iter().filter(|sheet| !sheet.text.trim().is_empty());
    let sheets: Vec<WorkbookSheet> = filled
        .map(|SheetText { name, text }| {
            let layout = csv::layout(&text);
            WorkbookSheet { name, text, layout }
        })
        .collect();
    if sheets.is_empty() { Err(sentence!(packed_sheets_empty)) } else { Ok(sheets) }
}

/// A number as a spreadsheet counts with it: `8.5`, also where the file has `8.50` or `85E-1`.
/// Half a point is exact in a float.
fn shown_number(text: &str) -> String {
    text.parse::<f64>().map_or_else(|_| text.to_owned(), |number| number.to_string())
}

fn too_many_sheets() -> Sentence {
    sentence!(packed_many_sheets { most: GroupedNumber::from(budget::MOST_SHEETS) })
}
