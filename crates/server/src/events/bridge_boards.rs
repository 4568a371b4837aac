//! Boards of bridge: all of them, the traveller of one, and what a pair or team did on them.

use super::localized::LocalizedEvent;
use super::page::{Here, top};
use super::share::{EventPage, Share};
use super::state::EventState;
use crate::App;
use crate::accounts::access::Viewer;
use crate::infra::address::Base;
use crate::infra::problem::Problem;
use crate::site::Section;
use crate::site::layout::public_page;
use crate::site::words::{MARKS, capital, with_markup};
use axum::extract::{Path, State};
use axum::response::Html;
use maud::{Markup, html};
use std::collections::BTreeSet;
use tiebreak_model::{Event, Id, Kind};
use tiebreak_report::boards::{
    BoardSheet, MatchSheet, PairCard, TableRow, board_sheets, match_sheets, pair_card,
};
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};

/// `GET /events/{slug}/boards`: every board, and everybody's card.
pub async fn list(
    State(app): State<App>,
    Path(slug): Path<String>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let page = Page::open(&app, &base, &slug).await?;
    let event = page.event_state.shown();
    let numbers: BTreeSet<u32> = event.played_boards().iter().map(|board| board.number).collect();
    let language = viewer.language;
    let who = if event.kind() == Kind::Pairs { "pairs" } else { "teams" };
    let boards = say!(language, page_event_way { to: "boards" });
    let body = html! {
        section.sec aria-labelledby="boards" {
            h2.kick id="boards" {
                (boards)
                span.end { (say!(language, page_bridge_count { count: numbers.len() })) }
            }
            p.numbers {
                @for number in &numbers {
                    a href={ "/events/" (slug) "/boards/" (number) } { (number) }
                    " "
                }
            }
        }
        section.sec aria-labelledby="cards" {
            h2.kick id="cards" { (say!(language, page_bridge_who { who })) }
            ul.plain { @for id in event.ids() { li { (named(&slug, event, id)) } } }
        }
    };
    let here = EventPage { slug: &slug, page: "/boards", query: "" };
    page.show(&viewer, here, &boards, body).await
}

/// `GET /events/{slug}/boards/{number}`: the traveller of a board.
pub async fn board(
    State(app): State<App>,
    Path((slug, number)): Path<(String, u32)>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let page = Page::open(&app, &base, &slug).await?;
    let event = page.event_state.shown();
    let language = viewer.language;
    let sheets = board_sheets(language, event, number);
    if sheets.is_empty() {
        return Err(Problem::NotFound(sentence!(page_no_board)));
    }
    let title = say!(language, page_bridge_board { number });
    let body = html! {
        section.sec aria-labelledby="board" {
            h2.kick id="board" { (title) span.end { (sheets[0].deal) } }
            @for sheet in &sheets { (traveller(language, &slug, event, sheet)) }
            p { a href={ "/events/" (slug) "/boards" } { (say!(language, page_bridge_all)) } }
        }
    };
    let here = EventPage { slug: &slug, page: &format!("/boards/{number}"), query: "" };
    page.show(&viewer, here, &title, body).await
}

/// `GET /events/{slug}/cards/{number}`: what one pair or team did, by its position among the names.
pub async fn card(
    State(app): State<App>,
    Path((slug, number)): Path<(String, usize)>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let page = Page::open(&app, &base, &slug).await?;
    let event = page.event_state.shown();
    let language = viewer.language;
    let id = number.checked_sub(1).and_then(|at| event.ids().nth(at));
    let Some(id) = id else { return Err(Problem::NotFound(sentence!(page_no_card))) };
    let body = html! {
        section.sec aria-labelledby="card" {
            h2.kick id="card" {
                (event.name(id))
                span.end { (say!(language, page_bridge_board_by_board)) }
            }
            @match pair_card(language, event, id) {
                Some(card) => { (pair(language, &slug, event, &card)) }
                None => {
                    @for sheet in match_sheets(language, event, id) {
                        (team_match(language, &slug, event, id, &sheet))
                    }
                }
            }
            p { a href={ "/events/" (slug) "/boards" } { (say!(language, page_bridge_all)) } }
        }
    };
    let here = EventPage { slug: &slug, page: &format!("/cards/{number}"), query: "" };
    page.show(&viewer, here, event.name(id), body).await
}

/// An event with boards.
struct Page<'a> {
    app: &'a App,
    base: &'a Base,
    event_state: std::sync::Arc<EventState>,
}

impl<'a> Page<'a> {
    async fn open(app: &'a App, base: &'a Base, slug: &str) -> Result<Self, Problem> {
        let event_state = app.live.event_state(slug).await?;
        if event_state.event.played_boards().is_empty() {
            return Err(Problem::NotFound(sentence!(page_no_boards)));
        }
        Ok(Self { app, base, event_state })
    }

    async fn show(
        &self,
        viewer: &Viewer,
        page: EventPage<'_>,
        what: &str,
        body: Markup,
    ) -> Result<Html<String>, Problem> {
        let title = format!("{what} · {}", self.event_state.event.title());
        let snapshot = self.app.live.snapshot(page.slug).await?;
        let share =
            Share::event(self.base, viewer.language, page, &title, snapshot.card(viewer.language)?);
        let body = html! {
            (top(
                LocalizedEvent::new(&self.event_state, viewer.language),
                None::<Here>,
                viewer.account.is_some()
            ))
            (body)
        };
        Ok(public_page(Section::Events, viewer, &share, body))
    }
}

/// A name that leads to its card.
pub fn named(slug: &str, event: &Event, id: Id) -> Markup {
    html! {
        a href={ "/events/" (slug) "/cards/" (id.index() + 1) } { span.nm { (event.name(id)) } }
    }
}

fn traveller(language: Language, slug: &str, event: &Event, sheet: &BoardSheet) -> Markup {
    let points = event.kind() == Kind::Pairs;
    html! {
        @if !sheet.part.is_empty() { h3 { (sheet.part) } }
        div.scroll tabindex="0" role="region" aria-label=(say!(language, page_bridge_traveller)) {
            table.standing {
                thead { tr {
                    th scope="col" { (column(language, "north-south")) }
                    th scope="col" { (column(language, "east-west")) }
                    th scope="col" { (column(language, "contract")) }
                    th scope="col" { (column(language, "lead")) }
                    th.number scope="col" { (column(language, "score")) }
                    @if points {
                        th.number scope="col" { (column(language, "ns")) }
                        th.number scope="col" { (column(language, "ew")) }
                    }
                } }
                tbody { @for row in &sheet.rows { tr {
                    td { (named(slug, event, row.north_south)) }
                    td { (named(slug, event, row.east_west)) }
                    td { (contract(language, row)) } td { (row.lead) } td.number { (row.score) }
                    @if points { @for own in &row.points { td.number { (own) } } }
                } } }
            }
        }
        @if points { p.grey { (match &sheet.datum {
            Some(datum) => say!(language, page_bridge_units_datum { unit: &sheet.unit, datum }),
            None => say!(language, page_bridge_units { unit: &sheet.unit }),
        }) } }
    }
}

/// "4♠× by N, +1".
pub fn contract(language: Language, row: &TableRow) -> String {
    match row.by.is_empty() {
        true => row.contract.clone(),
        false => say!(
            language,
            protocol_contract { contract: &row.contract, by: &row.by, tricks: &row.tricks }
        ),
    }
}

/// The head of a column.
pub fn column(language: Language, column: &str) -> String {
    say!(language, page_bridge_column { column })
}

fn pair(language: Language, slug: &str, event: &Event, card: &PairCard) -> Markup {
    let several = card.rows.iter().any(|row| row.session > 1);
    html! {
        dl.facts { @for (what, sum) in &card.sums { dt { (what) } dd { (sum) } } }
        div.scroll tabindex="0" role="region"
            aria-label=(capital(&say!(language, page_bridge_board_by_board))) {
            table.standing {
                thead { tr {
                    @if several { th.number scope="col" { (column(language, "session")) } }
                    th.number scope="col" { (column(language, "board")) }
                    th scope="col" { (column(language, "sat")) }
                    th scope="col" { (column(language, "opponents")) }
                    th scope="col" { (column(language, "contract")) }
                    th.number scope="col" { (column(language, "score")) }
                    th.number scope="col" { (card.unit) }
                } }
                tbody { @for row in &card.rows { tr {
                    @if several { td.number { (row.session) } }
                    td.number {
                        a href={ "/events/" (slug) "/boards/" (row.number) } { (row.number) }
                    }
                    td { (row.side) }
                    td { (named(slug, event, row.opponent)) }
                    td { (contract(language, &row.table)) } td.number { (row.table.score) }
                    td.number { (row.own) }
                } } }
            }
        }
    }
}

fn team_match(language: Language, slug: &str, event: &Event, id: Id, sheet: &MatchSheet) -> Markup {
    let cell = |row: &Option<TableRow>| {
        html! {
            @if let Some(row) = row { (contract(language, row)) " " (row.score) }
        }
    };
    let met = html! {
        (event.name(id)) " " (sheet.result[0]) " – " (sheet.result[1]) " "
        (named(slug, event, sheet.opponent))
    };
    let headed = match sheet.round {
        Some(round) => {
            let place = say!(language, page_board_round { round });
            with_markup(&say!(language, page_brief_within { place, what: MARKS[0] }), &[met])
        }
        None => met,
    };
    html! {
        h3 { (headed) }
        div.scroll tabindex="0" role="region"
            aria-label=(say!(language, page_bridge_against { name: event.name(sheet.opponent) })) {
            table.standing {
                thead {
                    tr {
                        th.number scope="col" { (column(language, "board")) }
                        th scope="col" { (column(language, "north-south")) }
                        th scope="col" { (column(language, "east-west")) }
                        th.number scope="col" { (sheet.unit) }
                    }
                }
                tbody { @for row in &sheet.rows { tr {
                    td.number {
                        a href={ "/events/" (slug) "/boards/" (row.number) } { (row.number) }
                    }
                    td { (cell(&row.tables[0])) } td { (cell(&row.tables[1])) }
                    td.number { (row.own) }
                } } }
            }
        }
    }
}
