//! A pair's card.

use super::{TableRow, pair_travellers, row, unit};
use crate::words::{capital, decimal};
use crate::{Language, say};
use tiebreak_bridge::Sessions;
use tiebreak_model::bridge::{Method, Side};
use tiebreak_model::{Event, Exact, Id};

/// A line of a pair's card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardRow {
    /// The number of the session, from 1.
    pub session: u32,
    /// The board's number.
    pub number: u32,
    /// The direction: NS or EW.
    pub side: String,
    /// The opponents at the table.
    pub opponent: Id,
    /// The row of the table where the pair played.
    pub table: TableRow,
    /// The pair's own points for the board.
    pub own: String,
}

/// The score of a pair, board by board, and its total.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairCard {
    /// What the scores count, in words: "matchpoints", "IMPs".
    pub unit: String,
    /// The boards, in the order of session and number.
    pub rows: Vec<CardRow>,
    /// Label and amount of each session, carry-over and penalty.
    pub sums: Vec<(String, String)>,
}

/// A pair's card; `None` unless it is an event of pairs with boards.
pub fn pair_card(language: Language, event: &Event, id: Id) -> Option<PairCard> {
    let scoring = event.board_scoring().cloned().unwrap_or_default();
    let travellers = pair_travellers(event, &scoring).filter(|all| !all.boards.is_empty())?;
    let mut rows = Vec::new();
    for (board, traveller) in event.played_boards().iter().zip(&travellers.boards) {
        for (table, line) in board.tables.iter().zip(&traveller.lines) {
            let side = if table.north_south == id {
                Side::NorthSouth
            } else if table.east_west == id {
                Side::EastWest
            } else {
                continue;
            };
            let opponent =
                if side == Side::NorthSouth { table.east_west } else { table.north_south };
            let table = row(language, board.number, table, line.points);
            let own = table.points[side.index()].clone();
            rows.push(CardRow {
                session: board.session,
                number: board.number,
                side: letters(language, side),
                opponent,
                table,
                own,
            });
        }
    }
    let sessions = Sessions::new(&scoring, event.played_boards(), &travellers);
    Some(PairCard {
        unit: unit(language, scoring.method, None),
        rows,
        sums: sums(language, event, id, &sessions),
    })
}

/// NS or EW in the letters of the language.
fn letters(language: Language, side: Side) -> String {
    let side = match side {
        Side::NorthSouth => "north-south",
        Side::EastWest => "east-west",
    };
    say!(language, side_letters { side })
}

fn sums(language: Language, event: &Event, id: Id, sessions: &Sessions) -> Vec<(String, String)> {
    let method = event.board_scoring().map(|scoring| scoring.method).unwrap_or_default();
    let unit =
        if method == Method::Matchpoints { "%".to_owned() } else { unit(language, method, None) };
    let shown = |number: Exact| format!("{} {unit}", decimal(language, &number.rounded(2)));
    let named = |what: &str| say!(language, card_sum { what });
    let one = &event.participants()[id.index()];
    let mut sums = Vec::new();
    for session in 1..=sessions.last {
        let Some(score) = sessions.score(session, id) else { continue };
        let of_session = || capital(&say!(language, session_number { number: session }));
        let name = if sessions.last == 1 { named("boards") } else { of_session() };
        sums.push((name, shown(score)));
    }
    if !one.carry_over.is_zero() {
        sums.push((named("carry-over"), shown(one.carry_over)));
    }
    if !one.penalty.is_zero() {
        sums.push((named("penalty"), shown(-one.penalty)));
    }
    if sums.len() > 1 {
        let total = one.sessions.iter().copied().sum::<Exact>() + one.carry_over - one.penalty;
        sums.push((named("total"), shown(total)));
    }
    sums
}
