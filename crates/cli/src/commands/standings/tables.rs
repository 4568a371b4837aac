//! A standing as a table: text, CSV, a workbook.

use std::fmt::Write;
use tiebreak_document::csv;
use tiebreak_formats::xlsx;
use tiebreak_model::Exact;
use tiebreak_standings::Listing;
use unicode_width::UnicodeWidthStr;

/// The heads of the columns, and a row of words for each player.
fn rows(standings: &dyn Listing) -> (Vec<String>, Vec<Vec<String>>) {
    let heads = ["Rank", "No", "Name"].map(str::to_owned).into_iter();
    let head: Vec<String> = heads.chain(standings.headings().into_iter().map(|heading| heading.code)).collect();
    let rows = standings.rows().into_iter().map(|row| {
        let entrant = &standings.entrants()[row.player];
        let mut words = vec![row.rank.to_string(), entrant.number.to_string(), entrant.name.clone()];
        let value = |at| standings.value(row.player, at).map_or("-".to_owned(), |value: Exact| value.to_string());
        words.extend((0..head.len() - 3).map(value));
        words
    });
    let rows = rows.collect();
    (head, rows)
}

pub(super) fn text(standings: &dyn Listing, from: &str) -> String {
    let (head, rows) = rows(standings);
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
    let codes: Vec<String> = standings.headings().into_iter().map(|heading| heading.code).collect();
    let _ = writeln!(out, "\nBy {} ({}).", codes.join(", "), words(from));
    let _ = writeln!(out, "FIDE C.07, edition of {}.", standings.edition().year());
    out
}

/// Where a list comes from, for people.
fn words(from: &str) -> String {
    match from {
        "recommended" => "recommended by FIDE until 2023: neither the file nor an option names a list".to_owned(),
        "--by" => "told with --by".to_owned(),
        _ if from.starts_with("record") => format!("{from} of the file"),
        other => other.to_owned(),
    }
}

pub(super) fn csv(standings: &dyn Listing) -> String {
    let (head, rows) = rows(standings);
    // A value that is undefined is an empty field, not a dash, which a spreadsheet would take for the beginning of a formula.
    let field = |word: &String| if word == "-" { String::new() } else { csv::field(word) };
    let line = |row: &Vec<String>| row.iter().map(field).collect::<Vec<_>>().join(",") + "\n";
    std::iter::once(&head).chain(&rows).map(line).collect()
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
