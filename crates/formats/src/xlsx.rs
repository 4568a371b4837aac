//! Tables as an XLSX workbook, for those who go on with a spreadsheet.

use crate::csv::Written;
use crate::spreadsheet;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{Crosstable, Event, Exact, Kind, Outcome, Sport};

/// One sheet: its name, the heads of its columns, its rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// The name on the tab.
    pub name: String,
    /// The first row: the headings.
    pub head: Vec<String>,
    /// The rows below the headings.
    pub rows: Vec<Vec<Field>>,
}

/// What is in a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Field {
    /// A cell of text.
    Text(String),
    /// A number that a spreadsheet can add up.
    Number(Exact),
    /// A cell without content.
    Empty,
}

/// A workbook with the standing by points and the crosstable, or the matches.
pub fn write(event: &Event) -> Result<Vec<u8>, Sentence> {
    let sheets = sheets(event);
    if sheets.is_empty() {
        // Nothing is shown, and there is no list either: this says why.
        return Err(Written::from_event(event)
            .err()
            .unwrap_or_else(|| sentence!(packed_sheets_empty)));
    }
    // A library's own words.
    workbook(&sheets).map_err(Sentence::from)
}

/// The sheets of an event: for people the standing and the crosstable; the list of games or matches
/// last, from which a reader takes everything.
pub fn sheets(event: &Event) -> Vec<Sheet> {
    let list = Written::from_event(event).ok().map(|written| list(event, written));
    let shown = match event.sport() {
        Sport::Chess if !event.games().is_empty() || event.teams().is_some() => {
            let table = Crosstable::from_event(event);
            vec![standing(event, &table), crosstable(&table)]
        }
        _ => Vec::new(),
    };
    shown.into_iter().chain(list).collect()
}

/// The list as CSV has it, with numbers where they are some.
fn list(event: &Event, written: Written) -> Sheet {
    let words = [
        "white", "black", "home", "visit", "name", "result", "phase", "status", "ns", "ew", "pair",
    ];
    let value = |head: &str, text: String| match text.parse::<Exact>() {
        _ if text.is_empty() => Field::Empty,
        // A spreadsheet knows decimals only: thirds stay words.
        Ok(number) if !words.contains(&head) && !text.contains('/') => Field::Number(number),
        _ => Field::Text(text),
    };
    let head = written.head;
    let rows = written
        .rows
        .into_iter()
        .map(|row| head.iter().zip(row).map(|(head, text)| value(head, text)).collect::<Vec<_>>());
    let rows = rows.collect();
    let name = match (event.sport(), event.games().is_empty()) {
        (Sport::Bridge, _) if event.kind() == Kind::Pairs => "Pairs",
        (Sport::Bridge, _) => "Matches",
        (Sport::Chess, true) => "Points",
        (Sport::Chess, false) => "Games",
    };
    Sheet { name: name.to_owned(), head, rows }
}

/// A workbook of some sheets.
pub fn workbook(sheets: &[Sheet]) -> Result<Vec<u8>, String> {
    spreadsheet::packed(sheets)
}

fn standing(event: &Event, table: &Crosstable) -> Sheet {
    let scored = |at: usize| -> i64 { table.cells(at).iter().map(|cell| cell.units).sum() };
    let mut rows: Vec<(Exact, usize)> = (0..table.entrants.len())
        .map(|at| {
            let counted =
                Exact::fraction(scored(at).into(), table.unit.into()).unwrap_or(Exact::ZERO);
            let published = event
                .find(&table.entrants[at].name)
                .and_then(|id| event.participants()[id.index()].points);
            (published.unwrap_or(counted), at)
        })
        .collect();
    rows.sort_by_key(|(points, at)| (std::cmp::Reverse(*points), *at));
    let mut rank = 0;
    let placed = rows.iter().enumerate().map(|(place, (points, at))| {
        if place == 0 || rows[place - 1].0 != *points {
            rank = place + 1;
        }
        let entrant = &table.entrants[*at];
        vec![
            Field::Number(Exact::from(rank as i64)),
            Field::Number(Exact::from(entrant.number)),
            Field::Text(entrant.name.clone()),
            entrant.rating.map_or(Field::Empty, |rating| Field::Number(Exact::from(rating))),
            Field::Number(*points),
        ]
    });
    let rows = placed.collect();
    Sheet {
        name: "Standing".to_owned(),
        head: heads(&["Rank", "No", "Name", "Rating", "Points"]),
        rows,
    }
}

fn heads(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// A round robin by opponents, everything else by rounds.
fn crosstable(table: &Crosstable) -> Sheet {
    let mut head = heads(&["No", "Name"]);
    let columns = if table.round_robin { table.entrants.len() } else { table.rounds as usize };
    let title =
        |column: usize| if table.round_robin { column.to_string() } else { format!("R{column}") };
    head.extend((1..=columns).map(title));
    head.push("Points".to_owned());
    let rows = (0..table.entrants.len()).map(|at| {
        let mut cells = vec![String::new(); columns];
        let mut units = 0;
        for cell in table.cells(at) {
            units += cell.units;
            let opponent = cell.opponent.map(|opponent| opponent as usize);
            let sign = sign(cell.outcome);
            let column = if table.round_robin { opponent } else { Some(cell.round as usize - 1) };
            if let Some(text) = column.and_then(|column| cells.get_mut(column)) {
                match opponent.filter(|_| !table.round_robin) {
                    Some(opponent) => {
                        let colour = cell.colour.map_or("-", |colour| &colour.word()[..1]);
                        text.push_str(&format!(
                            "{}{colour}{sign}",
                            table.entrants[opponent].number
                        ));
                    }
                    None => text.push_str(sign),
                }
            }
        }
        if table.round_robin {
            cells[at] = "x".to_owned();
        }
        let entrant = &table.entrants[at];
        let mut row =
            vec![Field::Number(Exact::from(entrant.number)), Field::Text(entrant.name.clone())];
        row.extend(
            cells
                .into_iter()
                .map(|text| if text.is_empty() { Field::Empty } else { Field::Text(text) }),
        );
        row.push(Field::Number(
            Exact::fraction(units.into(), table.unit.into()).unwrap_or(Exact::ZERO),
        ));
        row
    });
    let rows = rows.collect();
    Sheet { name: "Crosstable".to_owned(), head, rows }
}

fn sign(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "1",
        Outcome::Draw => "½",
        Outcome::Loss => "0",
        Outcome::ForfeitWin => "+",
        Outcome::ForfeitLoss => "-",
        Outcome::Open => "*",
        Outcome::Bye(kind) => match kind {
            tiebreak_model::ByeKind::Pairing => "bye",
            tiebreak_model::ByeKind::Full => "F",
            tiebreak_model::ByeKind::Half => "H",
            tiebreak_model::ByeKind::Zero => "Z",
        },
    }
}
