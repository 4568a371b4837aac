//! Published standings: in comment lines of a report, or in a table of their own.
//!
//! A report has fields for points and rank only. Programs that publish the values of tie-breaks too
//! write them in comments:
//!
//! ```text
//! ### published standing: rank, number, points, BH/C1, BH
//! ###    1    4   4.5       11     12.5
//! ```
//!
//! `### published standing after round 3: ...` is the standing of an earlier round.

use crate::csv::{CsvTable, Field};
use tiebreak_document::{Diagnostic, Faults, RejectedFile, Span};
use tiebreak_language::sentence;
use tiebreak_model::{Crosstable, PublishedFigure, PublishedRow, PublishedStanding};

/// What a column holds.
#[derive(Debug, Clone, PartialEq, Eq)]
enum PublishedColumn {
    Rank,
    Number,
    Name,
    Points,
    Round,
    Code(String),
    /// Nothing that is compared.
    Other,
}

impl PublishedColumn {
    fn from_heading(head: &str) -> Self {
        match head.trim().to_lowercase().as_str() {
            "rank" | "rk" | "place" => Self::Rank,
            "number" | "no" | "no." | "nr" | "sno" | "start number" | "starting number" | "id" => {
                Self::Number
            }
            "name" | "player" | "team" => Self::Name,
            "points" | "pts" | "score" => Self::Points,
            "round" | "after" => Self::Round,
            "" | "federation" | "fed" | "title" | "rating" | "elo" => Self::Other,
            _ => Self::Code(head.trim().to_uppercase()),
        }
    }
}

/// The standings in the comment lines of a report.
pub fn in_comments(name: &str, text: &str) -> Result<Vec<PublishedStanding>, RejectedFile> {
    let mut faults = Faults::default();
    let mut standings: Vec<PublishedStanding> = Vec::new();
    let mut columns: Option<Vec<PublishedColumn>> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let Some(comment) = line.trim_end().strip_prefix("###") else {
            columns = None;
            continue;
        };
        let span = start..start + line.trim_end().len();
        if let Some((after, heads)) = heading(comment) {
            let read: Vec<PublishedColumn> =
                heads.split(',').map(PublishedColumn::from_heading).collect();
            standings.push(empty(after, &read));
            columns = Some(read);
        } else if let (Some(columns), Some(standing)) = (&columns, standings.last_mut()) {
            let fields: Vec<&str> = comment.split_whitespace().collect();
            if fields.is_empty() {
                continue;
            }
            if fields.len() != columns.len() {
                let found =
                    Diagnostic::error(sentence!(import_row_figures { count: fields.len() }), span);
                faults.add(
                    found.label(sentence!(import_expected_row_figures { count: columns.len() })),
                );
                continue;
            }
            let fields =
                columns.iter().zip(fields).map(|(column, text)| (column, text, span.clone()));
            standing.rows.extend(row(fields, None, &mut faults).map(|(row, _)| row));
        }
    }
    if faults.fatal() { Err(RejectedFile::new(name, text, faults.list)) } else { Ok(standings) }
}

/// The round and the columns of a comment that begins a standing.
fn heading(comment: &str) -> Option<(Option<u32>, &str)> {
    let (words, heads) = comment.split_once(':')?;
    let words = words.trim().to_lowercase();
    let rest = words.strip_prefix("published standing")?.trim();
    let after = rest.strip_prefix("after round").and_then(|round| round.trim().parse().ok());
    (rest.is_empty() || after.is_some()).then_some((after, heads))
}

fn empty(after: Option<u32>, columns: &[PublishedColumn]) -> PublishedStanding {
    let codes = columns.iter().filter_map(|column| match column {
        PublishedColumn::Code(code) => Some(code.clone()),
        _ => None,
    });
    PublishedStanding { after, codes: codes.collect(), rows: Vec::new() }
}

/// The standings in a table: `rank`, `number` or `name`, `points`, codes, and `round` where there
/// are several.
pub fn in_table(
    name: &str,
    text: &str,
    table: &Crosstable,
) -> Result<Vec<PublishedStanding>, RejectedFile> {
    let rejected = |found: Vec<Diagnostic>| RejectedFile::new(name, text, found);
    let sheet = CsvTable::read(text).map_err(|found| rejected(vec![found]))?;
    let columns: Vec<PublishedColumn> =
        sheet.head.iter().map(|head| PublishedColumn::from_heading(&head.text)).collect();
    if !columns
        .iter()
        .any(|column| matches!(column, PublishedColumn::Number | PublishedColumn::Name))
    {
        let place = sheet.head.first().map_or(0..0, |head| head.span.clone());
        let found = Diagnostic::error(sentence!(import_nobody_named), place);
        let found = found.label(sentence!(import_expected_name_column));
        return Err(rejected(vec![found.hint(sentence!(import_name_column_hint))]));
    }
    let mut faults = Faults::default();
    let mut standings: Vec<PublishedStanding> = Vec::new();
    for fields in &sheet.rows {
        let each = columns.iter().zip(fields).map(|(column, field): (&PublishedColumn, &Field)| {
            (column, field.text.as_str(), field.span.clone())
        });
        let Some((read, after)) = row(each, Some(table), &mut faults) else { continue };
        match standings.iter_mut().find(|standing| standing.after == after) {
            Some(standing) => standing.rows.push(read),
            None => {
                standings.push(PublishedStanding { rows: vec![read], ..empty(after, &columns) })
            }
        }
    }
    if faults.fatal() { Err(rejected(faults.list)) } else { Ok(standings) }
}

/// One row, and the round that it is about.
fn row<'f>(
    fields: impl Iterator<Item = (&'f PublishedColumn, &'f str, Span)>,
    table: Option<&Crosstable>,
    faults: &mut Faults,
) -> Option<(PublishedRow, Option<u32>)> {
    let (mut read, mut after, mut number, mut name, mut place) =
        (PublishedRow::default(), None, None, None, 0..0);
    for (column, text, span) in fields {
        match column {
            PublishedColumn::Name => {
                place = if number.is_none() { span } else { place };
                name = Some(text);
                continue;
            }
            PublishedColumn::Other => continue,
            _ => {}
        }
        let figure = PublishedFigure::read(text);
        if figure.is_none() && !matches!(text.trim(), "" | "-" | "–") {
            let found = Diagnostic::error(sentence!(import_not_a_number { text }), span.clone());
            faults.add(found.label(sentence!(import_expected_figure)));
        }
        let whole = || text.trim().parse::<u32>().ok();
        match column {
            PublishedColumn::Rank => read.rank = figure,
            PublishedColumn::Points => read.points = figure,
            PublishedColumn::Code(_) => read.values.push(figure),
            PublishedColumn::Round => after = whole(),
            PublishedColumn::Number => {
                number = whole();
                place = span;
            }
            PublishedColumn::Name | PublishedColumn::Other => {}
        }
    }
    let by_name = || {
        let key = crate::names::key(name?);
        table?.entrants.iter().find(|one| crate::names::key(&one.name) == key).map(|one| one.number)
    };
    let Some(number) = number.or_else(by_name) else {
        let found = Diagnostic::error(sentence!(import_no_such_name), place);
        faults
            .add(found.label(sentence!(import_expected_name)).hint(sentence!(import_number_surer)));
        return None;
    };
    read.number = number;
    Some((read, after))
}
