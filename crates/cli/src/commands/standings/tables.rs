//! A standing as a table: text, CSV, a workbook.

use std::fmt::Write;
use tiebreak_document::csv;
use tiebreak_formats::xlsx;
use tiebreak_model::Exact;
use tiebreak_report::paper::{below, rows};
use tiebreak_report::words::decimal;
use tiebreak_report::{Language, say};
use tiebreak_standings::Listing;
use tiebreak_standings::digits::put_whole;
use unicode_width::UnicodeWidthStr;

pub(super) fn text(language: Language, standings: &dyn Listing, from: &str) -> String {
    let (mut head, mut rows) = rows(standings);
    for (word, column) in head.iter_mut().zip(["rank", "number", "name"]) {
        *word = say!(language, cli_standing_head { column });
    }
    for value in rows.iter_mut().flat_map(|row| row.iter_mut().skip(3)) {
        *value = decimal(language, value);
    }
    let widths: Vec<usize> = (0..head.len())
        .map(|column| rows.iter().chain([&head]).map(|row| row[column].width()).max().unwrap_or(0))
        .collect();
    let mut out = String::new();
    for row in std::iter::once(&head).chain(&rows) {
        let mut line = String::new();
        for (column, word) in row.iter().enumerate() {
            let blanks = " ".repeat(widths[column].saturating_sub(word.width()));
            // Names begin at the left, figures end at the right.
            let cell = if column == 2 { format!("{word}{blanks}") } else { format!("{blanks}{word}") };
            let _ = write!(line, "{}{cell}", if column == 0 { "" } else { "  " });
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    let [by, edition] = below(language, standings, from);
    let _ = writeln!(out, "\n{by}\n{edition}");
    out
}

/// Written field by field into one text: of thousands of players, words of their own for each value would cost more than the standing.
pub(super) fn csv(standings: &dyn Listing) -> String {
    let headings = standings.headings();
    let mut out = "Rank,No,Name".to_owned();
    for heading in &headings {
        out.push(',');
        csv::put(&mut out, &heading.code);
    }
    out.push('\n');
    let mut word = String::new();
    for row in standings.rows() {
        let entrant = &standings.entrants()[row.player];
        put_whole(&mut out, row.rank as u64);
        out.push(',');
        put_whole(&mut out, entrant.number.into());
        out.push(',');
        csv::put(&mut out, &entrant.name);
        for column in 0..headings.len() {
            out.push(',');
            word.clear();
            standings.put_value(row.player, column, &mut word);
            match word.as_bytes().first() {
                // A value that is undefined is an empty field, not a dash, which a spreadsheet would take for the beginning of a formula.
                None => {}
                Some(digit) if digit.is_ascii_digit() => out.push_str(&word),
                Some(_) => csv::put(&mut out, &word),
            }
        }
        out.push('\n');
    }
    out
}

pub(super) fn workbook(standings: &dyn Listing) -> Result<Vec<u8>, String> {
    let (head, rows) = rows(standings);
    let value = |word: String| match word.parse::<Exact>() {
        Ok(number) => xlsx::Field::Number(number),
        Err(_) => xlsx::Field::Text(word),
    };
    let rows = rows.into_iter().map(|row| row.into_iter().map(value).collect()).collect();
    xlsx::workbook(&[xlsx::Sheet { name: "Standing".to_owned(), head, rows }])
}
