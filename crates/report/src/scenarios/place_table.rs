//! The places beyond the first that the regulations settle, as a table: how often each is reached
//! alone, and how often a tie for it remains.

use super::View;
use crate::{Language, say};
use tiebreak_scenarios::{OutcomeTally, PlaceProspect, Prospect, Verdict};

/// A table of texts, with a sentence that says how to read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceTable {
    /// How to read it.
    pub caption: String,
    /// The headings of the columns.
    pub head: Vec<String>,
    /// Each name with the cells of its row.
    pub rows: Vec<(String, Vec<String>)>,
}

/// The table, if the regulations settle more than first place.
pub fn place_table(view: View<'_>) -> Option<PlaceTable> {
    let participants = &view.scenarios.participants;
    let places = &participants.first()?.places.as_ref()?.places;
    let (first, last) = (places.first()?.place, places.last()?.place);
    let all = participants.len();
    let mut head: Vec<String> = places.iter().map(|one| one.place.to_string()).collect();
    if last - first + 1 < all {
        head.push(say!(view.language, place_range { first, last }));
    }
    let caption = say!(view.language, places_settled { first, last });
    let mut ranked: Vec<&Prospect> = participants.iter().collect();
    let best = |one: &&Prospect| {
        let places = one.places.as_ref().map(|found| found.places.as_slice()).unwrap_or_default();
        places
            .iter()
            .map(|at| std::cmp::Reverse(at.held.count.base + at.tied.count.base))
            .collect::<Vec<_>>()
    };
    ranked.sort_by_key(best);
    let row = |one: &Prospect| {
        let found = one.places.as_ref()?;
        let mut cells: Vec<String> =
            found.places.iter().map(|at| cell(view.language, at)).collect();
        if cells.len() < head.len() {
            cells.push(told(view.language, &found.among));
        }
        Some((view.name(one.id).to_owned(), cells))
    };
    Some(PlaceTable { caption, rows: ranked.into_iter().filter_map(row).collect(), head })
}

fn cell(language: Language, at: &PlaceProspect) -> String {
    match (at.held.verdict, at.tied.verdict) {
        (Verdict::Impossible, Verdict::Impossible) => "-".to_owned(),
        (_, Verdict::Impossible) => told(language, &at.held),
        (Verdict::Impossible, _) => format!("+{}", told(language, &at.tied)),
        _ => format!("{} +{}", told(language, &at.held), told(language, &at.tied)),
    }
}

fn told(language: Language, tallied: &OutcomeTally) -> String {
    match tallied.verdict {
        Verdict::Certain => say!(language, place_certain),
        Verdict::Impossible => "-".to_owned(),
        Verdict::Possible => {
            let error = tallied.error.map(|error| format!("±{error}")).unwrap_or_default();
            format!("{}{error}", tallied.count)
        }
    }
}

/// The table as text in columns.
pub(super) fn in_columns(table: &PlaceTable) -> String {
    let names = table.rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = table.rows.iter().map(|(_, cells)| cells[column].chars().count());
        cells.chain([table.head[column].chars().count()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..table.head.len()).map(width).collect();
    let line = |name: &str, cells: &[String]| {
        let cells: String =
            cells.iter().zip(&widths).map(|(cell, width)| format!("  {cell:>width$}")).collect();
        format!("  {name:<names$}{cells}\n")
    };
    let rows: String = table.rows.iter().map(|(name, cells)| line(name, cells)).collect();
    format!("{}\n{}{rows}", table.caption, line("", &table.head))
}
