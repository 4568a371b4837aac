//! The grid in which a round robin is typed.

use super::page;
use crate::App;
use crate::access::{Member, Viewer};
use crate::grid::{At, Grid, MOST, Mistakes};
use crate::problem::Problem;
use crate::upload::{self, Said};
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tiebreak_formats::event_file;
use tiebreak_store::Account;

type Fields = Vec<(String, String)>;

/// How many rows.
#[derive(Debug, serde::Deserialize)]
pub struct Size {
    players: Option<usize>,
}

/// `GET /events/new/grid?players=8`
pub async fn show(member: Member, Query(size): Query<Size>) -> Result<Html<String>, Problem> {
    let account = member.bringing_events()?;
    let players = size.players.unwrap_or(8).clamp(2, MOST);
    let grid = Grid { players: vec![Default::default(); players], ..Grid::default() };
    Ok(form(account, &grid, &Mistakes::new()))
}

fn form(account: Account, grid: &Grid, mistakes: &Mistakes) -> Html<String> {
    let body = html! {
        p.kick { "Step 1 of 2" }
        h1 { "New round robin" }
        form.inline method="get" action="/events/new/grid" {
            label { "Players " input type="number" name="players" min="2" max=(MOST) value=(grid.players.len()); }
            button type="submit" { "Empty grid of this size" }
        }
        @if !mistakes.is_empty() { p.mistake role="alert" { (mistakes.len()) @if mistakes.len() == 1 { " field" } @else { " fields" } " to look at, marked below." } }
        form method="post" action="/events/new/grid" {
            input type="hidden" name="players" value=(grid.players.len());
            (marked(mistakes, At::Title, html! { label { "Title " input name="title" value=(grid.title) required maxlength="200"; } }))
            p.small.grey {
                "Players in the order of their pairing numbers. In the cells 1, 5 or ½, 0, seen from the row; empty while not played. "
                "One of the two cells of a game is enough. Rounds and colours follow the Berger table; where a colour was otherwise, add w or b: 1b."
            }
            div.grid-scroll { (table(grid, mistakes)) }
            button.main type="submit" { "Read it" }
            p.small.grey { "Next comes the choice of regulation, readings and time zone." }
        }
    };
    page("New round robin", &Viewer(Some(account)), body)
}

fn marked(mistakes: &Mistakes, at: At, field: Markup) -> Markup {
    html! { div.wrong[mistakes.contains_key(&at)] { (field) @if let Some(mistake) = mistakes.get(&at) { small { (mistake) } } } }
}

fn table(grid: &Grid, mistakes: &Mistakes) -> Markup {
    let count = grid.players.len();
    html! {
        table.grid data-grid {
            thead { tr { th scope="col" { span.unseen { "Number" } } th scope="col" { "Name" } th scope="col" { "Rating" } @for column in 1..=count { th scope="col" { (column) } } } }
            tbody {
                @for (row, (name, rating)) in grid.players.iter().enumerate() {
                    tr {
                        td.number { (row + 1) }
                        th scope="row" { (marked(mistakes, At::Name(row), html! { input name={ "name-" (row) } value=(name) aria-label={ "Name of player " (row + 1) } maxlength="200"; })) }
                        td { (marked(mistakes, At::Rating(row), html! { input name={ "rating-" (row) } value=(rating) aria-label={ "Rating of player " (row + 1) } inputmode="numeric" maxlength="4"; })) }
                        @for column in 0..count {
                            @if row == column { td.self {} } @else { td { (cell(grid, mistakes, row, column)) } }
                        }
                    }
                }
            }
        }
    }
}

fn cell(grid: &Grid, mistakes: &Mistakes, row: usize, column: usize) -> Markup {
    let typed = grid.cells.get(&(row, column)).map_or("", String::as_str);
    let label = format!("{} against {}", row + 1, column + 1);
    let field = html! {
        input name={ "cell-" (row) "-" (column) } value=(typed) aria-label=(label) autocomplete="off" maxlength="8";
    };
    marked(mistakes, At::Cell(row, column), field)
}

/// `POST /events/new/grid`: what was typed becomes a file, which is looked at as any other.
pub async fn create(State(app): State<App>, member: Member, Form(fields): Form<Fields>) -> Result<Response, Problem> {
    let account = member.bringing_events()?;
    let grid = typed(&fields);
    let event = match grid.event() {
        Ok(event) => event,
        Err(mistakes) => {
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, form(account, &grid, &mistakes)).into_response());
        }
    };
    let file = event_file::write(&event);
    let id = upload::keep(&app, &account, "grid.toml", file.as_bytes(), &Said::default()).await?;
    Ok(Redirect::to(&format!("/events/new/{id}")).into_response())
}

fn typed(fields: &Fields) -> Grid {
    let value = |wanted: &str| {
        fields.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.clone()).unwrap_or_default()
    };
    let count = value("players").parse().unwrap_or(2).clamp(2, MOST);
    let players = (0..count).map(|row| (value(&format!("name-{row}")), value(&format!("rating-{row}")))).collect();
    let cells = fields.iter().filter_map(|(name, value)| {
        let (row, column) = name.strip_prefix("cell-")?.split_once('-')?;
        let at = (row.parse().ok()?, column.parse().ok()?);
        (!value.trim().is_empty()).then(|| (at, value.clone()))
    });
    Grid { title: value("title"), players, cells: cells.collect() }
}
