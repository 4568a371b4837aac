//! The page with the grid in which a round robin is typed.

use super::grid::{At, Grid, MOST, Mistakes};
use super::upload::{self, UploadAnswers};
use crate::App;
use crate::accounts::access::{Member, Viewer};
use crate::infra::problem::Problem;
use crate::site::page;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tiebreak_formats::event_file;
use tiebreak_report::{Language, say};

type FormFields = Vec<(String, String)>;

/// The size of the grid: its number of rows.
#[derive(Debug, serde::Deserialize)]
pub struct Size {
    players: Option<usize>,
}

/// `GET /events/new/grid?players=8`: shows an empty grid.
pub async fn show(member: Member, Query(size): Query<Size>) -> Result<Html<String>, Problem> {
    let viewer = bringing(member)?;
    let players = size.players.unwrap_or(8).clamp(2, MOST);
    let grid = Grid { players: vec![Default::default(); players], ..Grid::default() };
    Ok(form(&viewer, &grid, &Mistakes::new()))
}

/// The viewer, if the account may add events.
fn bringing(member: Member) -> Result<Viewer, Problem> {
    let language = member.language;
    Ok(Viewer::new(member.bringing_events()?, language))
}

fn form(viewer: &Viewer, grid: &Grid, mistakes: &Mistakes) -> Html<String> {
    let language = viewer.language;
    let title = say!(language, page_grid_new);
    let body = html! {
        p.kick { (say!(language, page_incoming_step { step: 1_usize })) }
        h1 { (title) }
        form.inline method="get" action="/events/new/grid" {
            label {
                (say!(language, page_grid_players)) " "
                input type="number" name="players" min="2" max=(MOST) value=(grid.players.len());
            }
            button type="submit" { (say!(language, page_grid_empty)) }
        }
        @if !mistakes.is_empty() {
            p.mistake role="alert" { (say!(language, page_grid_marked { count: mistakes.len() })) }
        }
        form method="post" action="/events/new/grid" {
            input type="hidden" name="players" value=(grid.players.len());
            @let title = html! {
                label {
                    (say!(language, page_grid_title)) " "
                    input name="title" value=(grid.title) required maxlength="200";
                }
            };
            (marked(language, mistakes, At::Title, title))
            p.small.grey { (say!(language, page_grid_explained)) }
            div.grid-scroll { (table(language, grid, mistakes)) }
            button.main type="submit" { (say!(language, page_incoming_read)) }
            p.small.grey { (say!(language, page_grid_next)) }
        }
    };
    page(&title, viewer, body)
}

fn marked(language: Language, mistakes: &Mistakes, at: At, field: Markup) -> Markup {
    html! {
        div.wrong[mistakes.contains_key(&at)] {
            (field)
            @if let Some(mistake) = mistakes.get(&at) { small { (mistake.in_language(language)) } }
        }
    }
}

fn table(language: Language, grid: &Grid, mistakes: &Mistakes) -> Markup {
    let count = grid.players.len();
    html! {
        table.grid data-grid {
            thead {
                tr {
                    th scope="col" { span.unseen { (say!(language, page_number)) } }
                    th scope="col" { (say!(language, page_account_name)) }
                    th scope="col" { (say!(language, page_grid_rating)) }
                    @for column in 1..=count { th scope="col" { (column) } }
                }
            }
            tbody {
                @for (row, (name, rating)) in grid.players.iter().enumerate() {
                    tr {
                        td.number { (row + 1) }
                        th scope="row" {
                            @let label = say!(language, page_grid_name_of { number: row + 1 });
                            @let field = html! {
                                input name={ "name-" (row) } value=(name) aria-label=(label)
                                    maxlength="200";
                            };
                            (marked(language, mistakes, At::Name(row), field))
                        }
                        td {
                            @let label = say!(language, page_grid_rating_of { number: row + 1 });
                            @let field = html! {
                                input name={ "rating-" (row) } value=(rating) aria-label=(label)
                                    inputmode="numeric" maxlength="4";
                            };
                            (marked(language, mistakes, At::Rating(row), field))
                        }
                        @for column in 0..count {
                            @if row == column {
                                td.self {}
                            } @else {
                                td { (cell(language, grid, mistakes, row, column)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn cell(language: Language, grid: &Grid, mistakes: &Mistakes, row: usize, column: usize) -> Markup {
    let typed = grid.cells.get(&(row, column)).map_or("", String::as_str);
    let label = say!(language, page_grid_against { row: row + 1, column: column + 1 });
    let field = html! {
        input name={ "cell-" (row) "-" (column) } value=(typed) aria-label=(label)
            autocomplete="off" maxlength="8";
    };
    marked(language, mistakes, At::Cell(row, column), field)
}

/// `POST /events/new/grid`: writes the grid as a file, which is then imported as any other.
pub async fn create(
    State(app): State<App>,
    member: Member,
    Form(fields): Form<FormFields>,
) -> Result<Response, Problem> {
    let viewer = bringing(member)?;
    let grid = typed(&fields);
    let event = match grid.event() {
        Ok(event) => event,
        Err(mistakes) => {
            return Ok(
                (StatusCode::UNPROCESSABLE_ENTITY, form(&viewer, &grid, &mistakes)).into_response()
            );
        }
    };
    let file = event_file::write(&event);
    let Some(account) = &viewer.account else { return Err(Problem::LogIn(String::new())) };
    let id = upload::keep(&app, account, "grid.toml", file.as_bytes(), &UploadAnswers::default())
        .await?;
    Ok(Redirect::to(&format!("/events/new/{id}")).into_response())
}

fn typed(fields: &FormFields) -> Grid {
    let value = |wanted: &str| {
        fields
            .iter()
            .find(|(name, _)| name == wanted)
            .map(|(_, value)| value.clone())
            .unwrap_or_default()
    };
    let count = value("players").parse().unwrap_or(2).clamp(2, MOST);
    let players = (0..count)
        .map(|row| (value(&format!("name-{row}")), value(&format!("rating-{row}"))))
        .collect();
    let cells = fields.iter().filter_map(|(name, value)| {
        let (row, column) = name.strip_prefix("cell-")?.split_once('-')?;
        let at = (row.parse().ok()?, column.parse().ok()?);
        (!value.trim().is_empty()).then(|| (at, value.clone()))
    });
    Grid { title: value("title"), players, cells: cells.collect() }
}
