//! `tiebreak standings`: FIDE's tie-breaks for any chess file that can be read.

use crate::about::About;
use crate::failure::Complaint;
use crate::{show, source};
use clap::{Args, ValueEnum};
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak_document::closest;
use tiebreak_formats::{names, xlsx};
use tiebreak_model::{Crosstable, Exact};
use tiebreak_standings::{Code, Edition, Opened, Standings, codes};
use unicode_width::UnicodeWidthStr;

#[derive(Debug, Args)]
pub struct StandingsCommand {
    /// A chess file: TRF, PGN, CSV or an event file; a folder of PGN files is one event
    file: PathBuf,
    /// The tie-breaks in their order, e.g. PTS,DE,BH/C1,BH; the file's own list, or one that FIDE recommended, where not given
    #[arg(long, value_name = "LIST")]
    by: Option<String>,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// The edition of the tie-break regulations: 2023 or 2026 (from 1 March 2026); by the start date where not given
    #[arg(long, value_parser = edition)]
    edition: Option<Edition>,
    /// Open up the values of one player, by name or starting number: rounds, opponents, what was cut, which article
    #[arg(long, value_name = "PLAYER")]
    open: Option<String>,
    #[command(flatten)]
    about: About,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
    Csv,
    Xlsx,
}

fn edition(text: &str) -> Result<Edition, String> {
    text.parse().map_err(|()| "expected 2023 or 2026".to_owned())
}

impl StandingsCommand {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let (table, _, listed) = source::crosstable(&self.file, &self.about)?;
        let list = match &self.by {
            Some(list) => codes(list),
            None => match &listed {
                Some(listed) => codes(&listed.codes.join(",")),
                None => codes(tiebreak_standings::recommended(&table)),
            },
        };
        let list = list.map_err(|unknown| {
            let near = closest(&unknown.text.to_uppercase(), Code::known());
            let complaint = Complaint::new(unknown.to_string());
            match near {
                Some(near) => complaint.hint(format!("did you mean {near}?")),
                None => complaint,
            }
        })?;
        let standings = Standings::new(&table, list, self.edition);
        if let Some(player) = &self.open {
            let player = find(&table, player)?;
            show::plain(&opened(&standings, player))?;
            return Ok(ExitCode::SUCCESS);
        }
        match self.format {
            Format::Json => show::plain(&format!("{:#}\n", standings.json()))?,
            Format::Text => show::plain(&text(&standings))?,
            Format::Csv => show::plain(&csv(&standings))?,
            Format::Xlsx => show::bytes(&workbook(&standings).map_err(Complaint::new)?)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn find(table: &Crosstable, player: &str) -> anyhow::Result<usize> {
    let by_number =
        player.parse().ok().and_then(|number: u32| table.entrants.iter().position(|one| one.number == number));
    let by_name = || table.entrants.iter().position(|one| names::key(&one.name) == names::key(player));
    by_number.or_else(by_name).ok_or_else(|| {
        let near = names::near(player, table.entrants.iter().map(|one| one.name.as_str()));
        let complaint = Complaint::new(format!("\"{player}\" is not a player of this event"));
        match near.first() {
            Some(near) => complaint.hint(format!("did you mean \"{near}\"?")).into(),
            None => complaint.hint("give the name as the file writes it, or the starting number").into(),
        }
    })
}

/// The heads of the columns, and a row of words for each player.
fn rows(standings: &Standings<'_>) -> (Vec<String>, Vec<Vec<String>>) {
    let heads = ["Rank", "No", "Name"].map(str::to_owned).into_iter();
    let head: Vec<String> = heads.chain(standings.codes().map(ToString::to_string)).collect();
    let rows = standings.rows().into_iter().map(|row| {
        let entrant = &standings.table().entrants[row.player];
        let mut words = vec![row.rank.to_string(), entrant.number.to_string(), entrant.name.clone()];
        let value = |at| standings.value(row.player, at).map_or("-".to_owned(), |value: Exact| value.to_string());
        words.extend((0..head.len() - 3).map(value));
        words
    });
    let rows = rows.collect();
    (head, rows)
}

fn text(standings: &Standings<'_>) -> String {
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
    let _ = writeln!(out, "\nFIDE C.07, edition of {}.", standings.edition().year());
    out
}

fn csv(standings: &Standings<'_>) -> String {
    let (head, rows) = rows(standings);
    let field = |word: &String| {
        if word.contains([',', '"', '\n']) { format!("\"{}\"", word.replace('"', "\"\"")) } else { word.clone() }
    };
    let line = |row: &Vec<String>| row.iter().map(field).collect::<Vec<_>>().join(",") + "\n";
    std::iter::once(&head).chain(&rows).map(line).collect()
}

fn workbook(standings: &Standings<'_>) -> Result<Vec<u8>, String> {
    let (head, rows) = rows(standings);
    let value = |word: String| match word.parse::<Exact>() {
        Ok(number) => xlsx::Value::Number(number),
        Err(_) => xlsx::Value::Text(word),
    };
    let rows = rows.into_iter().map(|row| row.into_iter().map(value).collect()).collect();
    xlsx::workbook(&[xlsx::Sheet { name: "Standing".to_owned(), head, rows }])
}

fn opened(standings: &Standings<'_>, player: usize) -> String {
    let table = standings.table();
    let mut out = format!("{}\n", table.entrants[player].name);
    for (at, code) in standings.codes().enumerate() {
        let Some(opened) = standings.open(player, at) else { continue };
        let value = opened.value.map_or("undefined".to_owned(), |value| value.to_string());
        let _ = writeln!(out, "\n{code} = {value}   {}, article {}", code.words(), opened.article);
        if let Some(note) = &opened.note {
            let _ = writeln!(out, "  {note}");
        }
        parts(table, &opened, &mut out);
    }
    out
}

fn parts(table: &Crosstable, opened: &Opened, out: &mut String) {
    for part in &opened.parts {
        let against = part.opponent.map_or("no opponent", |at| table.entrants[at as usize].name.as_str());
        let article = part.reason.article().map(|article| format!("  unplayed, {article}")).unwrap_or_default();
        let cut = if part.cut { "  cut" } else { "" };
        let _ = writeln!(out, "  round {:>2}  {:>8}  {against}{article}{cut}", part.round, part.amount.to_string());
    }
}
