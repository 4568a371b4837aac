//! Boards of bridge for people: the traveller of a board, a pair's card, a team's match board by
//! board, and the boards that decided a tie.

mod pair;
mod team;
mod turned_on;

pub use pair::{CardRow, PairCard, pair_card};
pub use team::{MatchRow, MatchSheet, match_sheets};
pub use turned_on::{Behind, BoardLine, Evidence, Net, Part};

use crate::words::{decimal, list};
use crate::{Language, say};
use tiebreak_bridge::{Deal, Traveller, Travellers, table_score};
use tiebreak_model::bridge::{
    BoardScoring, BoardTable, Doubling, Method, PlayedBoard, Seat, Strain, TableResult,
};
use tiebreak_model::{Event, Exact, Id};

/// One table of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// The pair or team that sat North-South.
    pub north_south: Id,
    /// The pair or team that sat East-West.
    pub east_west: Id,
    /// The contract: "4♠×", "passed out", "60% and 40%".
    pub contract: String,
    /// Declarer's letter, or empty.
    pub by: String,
    /// The tricks above or below the contract: "=", "+1", "-2", or empty.
    pub tricks: String,
    /// The card of the opening lead, or empty.
    pub lead: String,
    /// North-South's score, or empty.
    pub score: String,
    /// The points of both sides for this result, or empty.
    pub points: [String; 2],
}

/// A board with its tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardSheet {
    /// The part of the event: "Session 2, section A", or empty.
    pub part: String,
    /// Dealer and vulnerability: "South deals, all vulnerable".
    pub deal: String,
    /// The unit of the points: "matchpoints of 24", "IMPs".
    pub unit: String,
    /// The datum of a Butler score.
    pub datum: Option<String>,
    /// The tables, the best score for North-South first.
    pub rows: Vec<TableRow>,
}

/// The sheets of a board's number: one for each session and section in which it was played.
pub fn board_sheets(language: Language, event: &Event, number: u32) -> Vec<BoardSheet> {
    let scoring = event.board_scoring().cloned().unwrap_or_default();
    let travellers = pair_travellers(event, &scoring);
    let of_number =
        event.played_boards().iter().enumerate().filter(|(_, board)| board.number == number);
    let traveller = |at: usize| travellers.as_ref().map(|all| &all.boards[at]);
    of_number.map(|(at, board)| sheet(language, board, &scoring, traveller(at))).collect()
}

fn pair_travellers(event: &Event, scoring: &BoardScoring) -> Option<Travellers> {
    scoring
        .method
        .is_for_pairs()
        .then(|| Travellers::new(scoring, event.played_boards()).ok())
        .flatten()
}

fn sheet(
    language: Language,
    board: &PlayedBoard<Id>,
    scoring: &BoardScoring,
    traveller: Option<&Traveller>,
) -> BoardSheet {
    let mut order: Vec<usize> = (0..board.tables.len()).collect();
    order.sort_by_key(|at| {
        (std::cmp::Reverse(table_score(board.number, &board.tables[*at].result)), *at)
    });
    let points = |at: usize| traveller.map_or([None, None], |one| one.lines[at].points);
    let session =
        (board.session > 1).then(|| say!(language, session_number { number: board.session }));
    let section = board.section.as_ref().map(|name| say!(language, section_name { name }));
    let part: Vec<String> = session.into_iter().chain(section).collect();
    let datum = traveller.and_then(|one| one.datum.first()).map(|(_, datum)| datum.rounded(0));
    BoardSheet {
        part: part.join(", "),
        deal: deal(language, board.number),
        unit: unit(language, scoring.method, traveller.map(|one| one.top)),
        datum,
        rows: order
            .into_iter()
            .map(|at| row(language, board.number, &board.tables[at], points(at)))
            .collect(),
    }
}

fn unit(language: Language, method: Method, top: Option<Exact>) -> String {
    match (method, top) {
        (Method::Matchpoints, Some(top)) => {
            say!(language, matchpoints_of { top: decimal(language, &top.to_string()) })
        }
        (Method::Matchpoints, None) => say!(language, board_unit { unit: "matchpoints" }),
        _ => say!(language, board_unit { unit: "imps" }),
    }
}

/// Dealer and vulnerability of a board: "South deals, all vulnerable".
pub fn deal(language: Language, number: u32) -> String {
    let deal = Deal::from_board(number);
    let vulnerable = match deal.vulnerable {
        [false, false] => "nobody",
        [true, false] => "north-south",
        [false, true] => "east-west",
        [true, true] => "all",
    };
    say!(language, deal { dealer: seat_word(deal.dealer), vulnerable })
}

/// The word by which messages select a seat.
fn seat_word(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "north",
        Seat::East => "east",
        Seat::South => "south",
        Seat::West => "west",
    }
}

fn row(
    language: Language,
    number: u32,
    table: &BoardTable<Id>,
    points: [Option<Exact>; 2],
) -> TableRow {
    let (contract, by, tricks) = told(language, &table.result);
    TableRow {
        north_south: table.north_south,
        east_west: table.east_west,
        contract,
        by,
        tricks,
        lead: table.lead.clone().unwrap_or_default(),
        score: table_score(number, &table.result)
            .map(|score| score.to_string())
            .unwrap_or_default(),
        points: points.map(|points| points.map(|own| short(language, own)).unwrap_or_default()),
    }
}

/// A number with at most two decimals, without trailing zeros.
fn short(language: Language, number: Exact) -> String {
    if number.denominator() == 1 {
        number.to_string()
    } else {
        decimal(language, &number.rounded(2))
    }
}

/// Contract, declarer and tricks above or below the contract.
fn told(language: Language, result: &TableResult) -> (String, String, String) {
    let only = |words: String| (words, String::new(), String::new());
    match result {
        TableResult::NotPlayed => only(say!(language, table_result { result: "not-played" })),
        TableResult::PassedOut => only(say!(language, table_result { result: "passed-out" })),
        TableResult::Scored(_) => only(String::new()),
        TableResult::Adjusted([first, second]) => {
            only(list(language, &[first.to_string(), second.to_string()]))
        }
        TableResult::Played(play) => {
            let strain = match play.contract.strain {
                Strain::Clubs => "♣".to_owned(),
                Strain::Diamonds => "♦".to_owned(),
                Strain::Hearts => "♥".to_owned(),
                Strain::Spades => "♠".to_owned(),
                Strain::NoTrumps => say!(language, no_trumps),
            };
            let doubled = match play.contract.doubled {
                Doubling::No => "",
                Doubling::Once => "×",
                Doubling::Twice => "××",
            };
            let declarer = say!(language, seat_letter { seat: seat_word(play.declarer) });
            let over = i32::from(play.tricks) - i32::from(play.contract.level) - 6;
            let tricks = if over == 0 { "=".to_owned() } else { format!("{over:+}") };
            (format!("{}{strain}{doubled}", play.contract.level), declarer, tricks)
        }
    }
}
