//! Boards of bridge: all of them, the traveller of one, and what a pair or team did on them.

use super::Section;
use super::event::{Here, top};
use super::layout::public_page;
use super::share::Share;
use crate::App;
use crate::access::Viewer;
use crate::address::Base;
use crate::dossier::Dossier;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::response::Html;
use maud::{Markup, html};
use std::collections::BTreeSet;
use tiebreak_model::{Event, Id, Kind};
use tiebreak_report::boards::{BoardSheet, MatchSheet, PairCard, TableRow, board_sheets, match_sheets, pair_card};

/// `GET /events/{slug}/boards`: every board, and everybody's card.
pub async fn list(
    State(app): State<App>,
    Path(slug): Path<String>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let page = Page::open(&app, &slug).await?;
    let event = &page.dossier.event;
    let numbers: BTreeSet<u32> = event.played_boards.iter().map(|board| board.number).collect();
    let who = if event.kind == Kind::Pairs { "Pairs" } else { "Teams" };
    let body = html! {
        section.sec aria-labelledby="boards" {
            h2.kick id="boards" { "Boards" span.end { (numbers.len()) " boards" } }
            p.numbers { @for number in &numbers { a href={ "/events/" (slug) "/boards/" (number) } { (number) } " " } }
        }
        section.sec aria-labelledby="cards" {
            h2.kick id="cards" { (who) }
            ul.plain { @for id in event.ids() { li { (named(&slug, event, id)) } } }
        }
    };
    page.show(&base, &viewer, &slug, "/boards", "Boards", body).await
}

/// `GET /events/{slug}/boards/{number}`: the traveller of a board.
pub async fn board(
    State(app): State<App>,
    Path((slug, number)): Path<(String, u32)>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let page = Page::open(&app, &slug).await?;
    let event = &page.dossier.event;
    let sheets = board_sheets(event, number);
    if sheets.is_empty() {
        return Err(Problem::NotFound("board of this number".to_owned()));
    }
    let body = html! {
        section.sec aria-labelledby="board" {
            h2.kick id="board" { "Board " (number) span.end { (sheets[0].deal) } }
            @for sheet in &sheets { (traveller(&slug, event, sheet)) }
            p { a href={ "/events/" (slug) "/boards" } { "All boards" } }
        }
    };
    page.show(&base, &viewer, &slug, &format!("/boards/{number}"), &format!("Board {number}"), body).await
}

/// `GET /events/{slug}/cards/{number}`: what one pair or team did, by its position among the names.
pub async fn card(
    State(app): State<App>,
    Path((slug, number)): Path<(String, usize)>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let page = Page::open(&app, &slug).await?;
    let event = &page.dossier.event;
    let id = number.checked_sub(1).and_then(|at| event.ids().nth(at));
    let Some(id) = id else { return Err(Problem::NotFound("card of this number".to_owned())) };
    let body = html! {
        section.sec aria-labelledby="card" {
            h2.kick id="card" { (event.name(id)) span.end { "board by board" } }
            @match pair_card(event, id) {
                Some(card) => { (pair(&slug, event, &card)) }
                None => { @for sheet in match_sheets(event, id) { (team_match(&slug, event, id, &sheet)) } }
            }
            p { a href={ "/events/" (slug) "/boards" } { "All boards" } }
        }
    };
    page.show(&base, &viewer, &slug, &format!("/cards/{number}"), event.name(id), body).await
}

/// An event with boards.
struct Page<'a> {
    app: &'a App,
    dossier: std::sync::Arc<Dossier>,
}

impl<'a> Page<'a> {
    async fn open(app: &'a App, slug: &str) -> Result<Self, Problem> {
        let dossier = app.live.dossier(slug).await?;
        if dossier.event.played_boards.is_empty() {
            return Err(Problem::NotFound("board of this event: its file has none".to_owned()));
        }
        Ok(Self { app, dossier })
    }

    async fn show(
        &self,
        base: &Base,
        viewer: &Viewer,
        slug: &str,
        address: &str,
        what: &str,
        body: Markup,
    ) -> Result<Html<String>, Problem> {
        let title = format!("{what} · {}", self.dossier.event.title);
        let frame = self.app.live.frame(slug).await?;
        let share = Share::event(base, slug, address, "", &title, &frame.card);
        let body = html! { (top(&self.dossier, None::<Here>, viewer.0.is_some())) (body) };
        Ok(public_page(Section::Events, viewer, &share, body))
    }
}

/// A name that leads to its card.
pub fn named(slug: &str, event: &Event, id: Id) -> Markup {
    html! { a href={ "/events/" (slug) "/cards/" (id.index() + 1) } { span.nm { (event.name(id)) } } }
}

fn traveller(slug: &str, event: &Event, sheet: &BoardSheet) -> Markup {
    let points = event.kind == Kind::Pairs;
    html! {
        @if !sheet.part.is_empty() { h3 { (sheet.part) } }
        div.scroll tabindex="0" role="region" aria-label="The traveller" {
            table.standing {
                thead { tr {
                    th scope="col" { "North-South" } th scope="col" { "East-West" } th scope="col" { "Contract" } th scope="col" { "Lead" } th.number scope="col" { "Score NS" }
                    @if points { th.number scope="col" { "NS" } th.number scope="col" { "EW" } }
                } }
                tbody { @for row in &sheet.rows { tr {
                    td { (named(slug, event, row.north_south)) } td { (named(slug, event, row.east_west)) } td { (contract(row)) } td { (row.lead) } td.number { (row.score) }
                    @if points { @for own in &row.points { td.number { (own) } } }
                } } }
            }
        }
        @if points { p.grey { "NS and EW: " (sheet.unit) @if let Some(datum) = &sheet.datum { ", datum " (datum) } "." } }
    }
}

/// "4♠× by N, +1".
pub fn contract(row: &TableRow) -> Markup {
    html! { (row.contract) @if !row.by.is_empty() { " by " (row.by) ", " (row.tricks) } }
}

fn pair(slug: &str, event: &Event, card: &PairCard) -> Markup {
    let several = card.rows.iter().any(|row| row.session > 1);
    html! {
        dl.facts { @for (what, sum) in &card.sums { dt { (what) } dd { (sum) } } }
        div.scroll tabindex="0" role="region" aria-label="Board by board" {
            table.standing {
                thead { tr {
                    @if several { th.number scope="col" { "Session" } }
                    th.number scope="col" { "Board" } th scope="col" { "Sat" } th scope="col" { "Opponents" } th scope="col" { "Contract" } th.number scope="col" { "Score NS" } th.number scope="col" { (card.unit) }
                } }
                tbody { @for row in &card.rows { tr {
                    @if several { td.number { (row.session) } }
                    td.number { a href={ "/events/" (slug) "/boards/" (row.number) } { (row.number) } }
                    td { (row.side) } td { (named(slug, event, row.opponent)) } td { (contract(&row.table)) } td.number { (row.table.score) } td.number { (row.own) }
                } } }
            }
        }
    }
}

fn team_match(slug: &str, event: &Event, id: Id, sheet: &MatchSheet) -> Markup {
    let cell = |row: &Option<TableRow>| html! { @if let Some(row) = row { (contract(row)) " " (row.score) } };
    html! {
        h3 { @if let Some(round) = sheet.round { "Round " (round) ": " } (event.name(id)) " " (sheet.result[0]) " – " (sheet.result[1]) " " (named(slug, event, sheet.opponent)) }
        div.scroll tabindex="0" role="region" aria-label={ "Against " (event.name(sheet.opponent)) } {
            table.standing {
                thead { tr { th.number scope="col" { "Board" } th scope="col" { "North-South" } th scope="col" { "East-West" } th.number scope="col" { (sheet.unit) } } }
                tbody { @for row in &sheet.rows { tr {
                    td.number { a href={ "/events/" (slug) "/boards/" (row.number) } { (row.number) } }
                    td { (cell(&row.tables[0])) } td { (cell(&row.tables[1])) } td.number { (row.own) }
                } } }
            }
        }
    }
}
