//! The standings on the board: next to other content, in columns, or with what follows while the
//! event is in progress.

use super::names::{FittedName, name, width};
use super::{BoardEvent, and_more};
use crate::live::forecast;
use crate::site::colour_mark::{MarkedColour, piece};
use crate::site::words;
use maud::{Markup, html};
use tiebreak_model::{Colour, Exact, GameResult, Id};
use tiebreak_report::say;
use tiebreak_report::scenarios::{Matrix, View, matrix};
use tiebreak_scenarios::{Prospect, Scenarios};

/// The most rows in the columns of the middle band.
const MOST_ROWS: usize = 25;
const MOST_GAMES: usize = 7;
/// The most contenders shown side by side with their needs.
const MOST_LEADERS: usize = 4;

/// One row: the place if it differs from the row above, the name, the score.
struct StandingRow {
    place: String,
    id: Id,
    score: Exact,
    open: bool,
}

fn rows(board: &BoardEvent<'_>) -> Vec<StandingRow> {
    let places = board.event_state.ruling().standing.iter();
    let of = |place: &tiebreak_model::StandingPlace| {
        let said = words::place(place);
        let (score, open) =
            (place.score, place.open && board.event_state.ruling().interim.is_none());
        let row = move |(index, id): (usize, &Id)| {
            let place = if index == 0 { said.clone() } else { String::new() };
            StandingRow { place, id: *id, score, open }
        };
        place.members.iter().enumerate().map(row).collect::<Vec<StandingRow>>()
    };
    places.flat_map(of).collect()
}

/// Rows with all names in one size; a name wider than `widest` half ems is shortened to initials.
fn drawn_rows(
    board: &BoardEvent<'_>,
    rows: &[StandingRow],
    class: &str,
    widest: u32,
    more: usize,
) -> Markup {
    let names: Vec<FittedName> =
        rows.iter().map(|row| board.shown_within(row.id, widest)).collect();
    html! {
        ol class={ (class) " " (width(&names.iter().collect::<Vec<_>>())) } {
            @for (row, name) in rows.iter().zip(&names) {
                li.open[row.open] {
                    span.no { (row.place) }
                    span.nm { (name.text) }
                    b.sc { (board.case().score(row.score)) }
                }
            }
            @if more > 0 { li.rest { (and_more(board.language, more)) } }
        }
    }
}

/// The first rows, in large type.
pub fn first(board: &BoardEvent<'_>, from: usize, count: usize) -> Markup {
    let rows = rows(board);
    let shown = &rows[from.min(rows.len())..(from + count).min(rows.len())];
    drawn_rows(board, shown, "first-rows", 22, 0)
}

/// The rows after `from`, in columns.
pub fn columns(board: &BoardEvent<'_>, from: usize) -> Markup {
    filled(board, from, MOST_ROWS)
}

/// The rows after `from` in columns of five, at most `most` rows.
fn filled(board: &BoardEvent<'_>, from: usize, most: usize) -> Markup {
    let rows = rows(board);
    let left = &rows[from.min(rows.len())..];
    let shown = if left.len() > most { most - 1 } else { left.len() };
    let columns = left.len().min(most).div_ceil(5).max(2);
    let widest = if columns > 2 { 16 } else { 26 };
    drawn_rows(board, &left[..shown], &format!("all c{columns}"), widest, left.len() - shown)
}

/// The first rows, for a place next to other content.
pub fn short(board: &BoardEvent<'_>) -> Markup {
    html! { section { h2.kick { (the_standing(board)) } (first(board, 0, 6)) } }
}

fn the_standing(board: &BoardEvent<'_>) -> String {
    say!(board.language, page_board_the_standing)
}

/// What follows from the open games, if its computation is complete.
pub fn view<'v>(board: &'v BoardEvent<'_>, event: &'v tiebreak_model::Event) -> Option<View<'v>> {
    let found: &Scenarios = board.forecast.filter(|found| !found.stopped)?;
    Some(View::new(event, Some(&board.event_state.regulation), found).in_language(board.language))
}

/// The players who can still come first, the highest in the standings first; their colours follow
/// this order.
pub fn contenders<'v>(board: &BoardEvent<'_>, view: View<'v>) -> Vec<&'v Prospect> {
    let order: Vec<Id> = rows(board).iter().map(|row| row.id).collect();
    let mut found: Vec<&Prospect> = view.contenders().collect();
    found.sort_by_key(|one| order.iter().position(|id| *id == one.id));
    found
}

/// The leaders with their points and what each needs.
pub fn leaders(board: &BoardEvent<'_>, view: View<'_>, contenders: &[&Prospect]) -> Markup {
    let rows = rows(board);
    let score =
        |id: Id| rows.iter().find(|row| row.id == id).map(|row| board.case().score(row.score));
    let count = contenders.len().clamp(1, MOST_LEADERS);
    let widest = [40, 29, 18, 14][count - 1];
    let shown: Vec<FittedName> = contenders
        .iter()
        .take(count)
        .map(|one| FittedName::within(view.name(one.id), widest))
        .collect();
    html! {
        div class={ "leaders n" (count) } {
            @for (index, (one, name)) in contenders.iter().zip(&shown).enumerate() {
                article class={ "needs p" (index + 1) } {
                    b.sc { (score(one.id).unwrap_or_default()) }
                    @if let Some(chance) = board.chance(one.id) { span.ch { (chance) } }
                    span class={ "nm " (width(&shown.iter().collect::<Vec<_>>())) } { (name.text) }
                    @let need = forecast::need(view, one);
                    p.long[need.chars().count() > 70] { (need) }
                }
            }
        }
    }
}

/// "Seven games running"; if chances are shown with the names, also their meaning.
fn games_running(board: &BoardEvent<'_>, count: usize) -> String {
    let games = words::capital(&say!(board.language, page_board_games_running { count }));
    if board.chances.is_some() {
        say!(board.language, page_board_with_chances { games })
    } else {
        games
    }
}

/// "Round 9", with the number of games shown if not all are.
fn round_in_part(board: &BoardEvent<'_>, round: u32, shown: usize, all: usize) -> String {
    if all > shown {
        say!(board.language, page_board_round_in_part { round, shown, all })
    } else {
        say!(board.language, page_board_round { round })
    }
}

/// The games in progress, and the matrix if two of them decide.
pub fn running(board: &BoardEvent<'_>, view: Option<View<'_>>, contenders: &[&Prospect]) -> Markup {
    let games: Vec<(Id, Id)> =
        board.event_state.ruling().open.iter().filter_map(crate::board::open_game).collect();
    let matrix = view.and_then(matrix);
    let seats = |most: usize| -> Vec<FittedName> {
        games
            .iter()
            .take(most)
            .flat_map(|(white, black)| [*white, *black])
            .map(|id| board.shown_within(id, 18))
            .collect()
    };
    // Long names are placed one above the other, so fewer games fit.
    let long = seats(MOST_GAMES).iter().any(FittedName::is_long);
    let most = if long { MOST_GAMES / 2 } else { MOST_GAMES };
    let (names, more) = (seats(most), games.len().saturating_sub(most));
    html! {
        div.running {
            section {
                h2.kick { (games_running(board, games.len())) }
                ul
                    class={
                        "gl " @if long { "stacked " } (width(&names.iter().collect::<Vec<_>>()))
                    } {
                    @for pair in names.chunks_exact(2) {
                        li {
                            (piece(board.language, MarkedColour::Known(Colour::White)))
                            span.nm { (pair[0].text) }
                            (piece(board.language, MarkedColour::Known(Colour::Black)))
                            span.nm { (pair[1].text) }
                        }
                    }
                    @if more > 0 { li.rest { (and_more(board.language, more)) } }
                }
            }
            @match matrix {
                Some(matrix) => section {
                    h2.kick {
                        (say!(board.language, page_board_two_games_decide))
                    } (drawn_matrix(board, &matrix, contenders))
                },
                None => section { h2.kick { (the_standing(board)) } (filled(board, 0, 10)) },
            }
        }
    }
}

/// The results of the last played round, and the standings after `from`.
pub fn last_round(board: &BoardEvent<'_>, from: usize) -> Markup {
    let event = board.event;
    let over = event.games().iter().filter(|game| game.result != GameResult::Open);
    let Some(round) = over.clone().filter_map(|game| game.round).max() else {
        return columns(board, from);
    };
    let games: Vec<_> = over.filter(|game| game.round == Some(round)).collect();
    let most = games.len().min(MOST_GAMES);
    let seats = games.iter().take(most).flat_map(|game| [game.white, game.black]);
    let names: Vec<FittedName> = seats.map(|id| board.shown_within(id, 18)).collect();
    html! {
        div.running {
            section {
                h2.kick { (round_in_part(board, round, most, games.len())) }
                ul class={ "rounds " (width(&names.iter().collect::<Vec<_>>())) } {
                    @for (game, pair) in games.iter().zip(names.chunks_exact(2)) {
                        li {
                            span.nm { (pair[0].text) }
                            b { (words::result(game.result)) }
                            span.nm { (pair[1].text) }
                        }
                    }
                }
            }
            section {
                h2.kick { (the_standing(board)) }
                (filled(board, if rows(board).len() > from { from } else { 0 }, 10))
            }
        }
    }
}

fn drawn_matrix(board: &BoardEvent<'_>, matrix: &Matrix, contenders: &[&Prospect]) -> Markup {
    let rank =
        |id: Id| contenders.iter().position(|one| one.id == id).map_or(6, |at| at.min(5) + 1);
    html! {
        @let long = matrix.down.iter().chain(&matrix.across).any(
            |result| result.chars().count() > 24
        );
        table.grid.tight[long] {
            thead { tr { td {} @for result in &matrix.across { th scope="col" { (result) } } } }
            tbody {
                @for (result, cells) in matrix.down.iter().zip(&matrix.cells) {
                    tr {
                        th scope="row" { (result) }
                        @for cell in cells {
                            @match cell.first.as_slice() {
                                [one] => td class={ "cell p" (rank(*one)) } {
                                    (name(board.event.name(*one)))
                                },
                                [one, two] => td
                                    class={ "cell two a" (rank(*one)) " b" (rank(*two)) } {
                                    (name(board.event.name(*one))) " "
                                    (name(board.event.name(*two)))
                                },
                                several => td.cell.several {
                                    @for id in several.iter().take(4) {
                                        (name(board.event.name(*id))) " "
                                    }
                                    @if several.len() > 4 {
                                        (and_more(board.language, several.len() - 4))
                                    }
                                },
                            }
                        }
                    }
                }
            }
        }
    }
}
