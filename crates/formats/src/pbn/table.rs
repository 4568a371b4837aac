//! `[ScoreTable]` and the like: a line for each row, below a tag that names the columns.

use tiebreak_document::Span;
use tiebreak_model::bridge::{PlayedContract, Seat, TableResult};

/// The names of the columns: `"Rank\2R;PairId_NS;Contract\4L"` has three.
pub(super) fn columns(head: &str) -> Vec<&str> {
    head.split(';')
        .map(|column| column.split('\\').next().unwrap_or("").trim_start_matches(['+', '-']).trim())
        .collect()
}

/// A row by its columns; a text in quotation marks may hold spaces.
pub(super) struct PbnRow<'r> {
    columns: &'r [&'r str],
    cells: Vec<&'r str>,
    pub(super) span: Span,
}

impl<'r> PbnRow<'r> {
    pub(super) fn new(columns: &'r [&'r str], line: &'r str, span: Span) -> Self {
        Self { columns, cells: cells(line), span }
    }

    /// What is in the first of these columns that the table has; nothing where it is empty or
    /// unknown.
    pub(super) fn get(&self, names: &[&str]) -> Option<&'r str> {
        let found =
            names.iter().find_map(|name| self.columns.iter().position(|column| column == name))?;
        self.cells.get(found).copied().filter(|cell| !matches!(*cell, "" | "-" | "?"))
    }
}

fn cells(line: &str) -> Vec<&str> {
    let mut cells = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        let (cell, after) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => rest.split_once(char::is_whitespace).unwrap_or((rest, "")),
        };
        cells.push(cell);
        rest = after.trim_start();
    }
    cells
}

/// A contract with declarer and tricks; `None` where one of them is not there.
pub(super) fn contract(
    contract: Option<&str>,
    declarer: Option<&str>,
    tricks: Option<&str>,
) -> Option<TableResult> {
    let contract = contract?;
    if matches!(contract.to_lowercase().as_str(), "pass" | "passed" | "ap" | "passed out") {
        return Some(TableResult::PassedOut);
    }
    let declarer = Seat::parse(declarer?.trim_start_matches('^'))?;
    let tricks = tricks?.parse().ok().filter(|tricks| *tricks <= 13)?;
    Some(TableResult::Played(PlayedContract { contract: contract.parse().ok()?, declarer, tricks }))
}
