//! A standing as a table: text, CSV, a workbook.

use std::fmt::Write;
use tiebreak_document::csv;
use tiebreak_formats::xlsx;
use tiebreak_model::Exact;
use tiebreak_report::paper::{below, rows};
use tiebreak_report::words::{decimal, tie_break};
use tiebreak_report::{Language, say};
use tiebreak_standings::digits::put_whole;
use tiebreak_standings::{Derivation, Edition, Listing, TieBreakHeading};
use unicode_width::UnicodeWidthStr;

/// How many columns the codes of the legend take.
const LEGEND: usize = 8;

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
            let cell =
                if column == 2 { format!("{word}{blanks}") } else { format!("{blanks}{word}") };
            let _ = write!(line, "{}{cell}", if column == 0 { "" } else { "  " });
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    let _ = writeln!(out);
    for TieBreakHeading { code, words, made_of } in standings.headings() {
        let mut words = tie_break(language, &code, &words);
        if made_of == Derivation::Comparison {
            words =
                say!(language, told_of { what: words, said: say!(language, standing_among_tied) });
        }
        let blanks = " ".repeat(LEGEND.saturating_sub(code.width()));
        let _ = writeln!(out, "{code}{blanks}  {words}");
    }
    let [by, edition] = below(language, standings, from);
    let _ = writeln!(out, "\n{by}\n{edition}");
    if standings.start().is_none() && standings.edition() == Edition::on(None) {
        let _ = writeln!(out, "{}", say!(language, standing_other_edition));
    }
    out
}

/// Written field by field into one text: of thousands of players, words of their own for each value
/// would cost more than the standing.
pub(super) fn csv(standings: &dyn Listing) -> String {
    let headings = standings.headings();
    let mut out = "Rank,No,Name".to_owned();
    for heading in &headings {
        out.push(',');
        csv::put(&mut out, &heading.code);
        if heading.made_of == Derivation::Comparison {
            out.push(',');
            csv::put(&mut out, &format!("{} points", heading.code));
        }
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
        for (column, heading) in headings.iter().enumerate() {
            out.push(',');
            word.clear();
            standings.put_value(row.player, column, &mut word);
            match word.as_bytes().first() {
                // A value that is undefined is an empty field, not a dash, which a spreadsheet
                // would take for the beginning of a formula.
                None => {}
                Some(digit) if digit.is_ascii_digit() => out.push_str(&word),
                Some(_) => csv::put(&mut out, &word),
            }
            if heading.made_of == Derivation::Comparison {
                out.push(',');
                if let Some(points) = standings.among_tied(row.player, column) {
                    out.push_str(&points.to_string());
                }
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
