//! What if: every open game is three links; press one and everything follows.
//!
//! The results that are supposed stand in the address (`?12=1-0&15=1/2-1/2`, games by their position), so a page can be sent on
//! and works without a script. Games and players come fifty at a time (`&games=2`, `&players=3`).

use super::{event, page, words};
use crate::App;
use crate::access::Viewer;
use crate::dossier::Dossier;
use crate::outlook;
use crate::problem::Problem;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use tiebreak_model::{Event, GameResult};
use tiebreak_report::scenarios::{Goal, Matrix, PlaceTable, View, matrix, place_table, sentence, svg, tree};
use tiebreak_scenarios::{Prospect, RESULTS, ScenarioError, Scenarios, Tallied, Verdict, finished};

/// The results that are supposed, by the game's position in the event.
type Supposed = BTreeMap<usize, GameResult>;

/// How many games or players stand on one page.
const A_PAGE: usize = 50;
/// How many can be drawn in one picture.
const MOST_DRAWN: usize = 200;
/// How many of those who are out of contention are named.
const MOST_OUT: usize = 100;

/// Which part of the games and of the players is looked at, from 1.
#[derive(Debug, Clone, Copy)]
struct Looked {
    games: usize,
    players: usize,
}

impl Looked {
    /// Takes the two numbers out of what stands in the address.
    fn taken_from(query: &mut BTreeMap<String, String>) -> Result<Self, Problem> {
        let mut number = |name: &str| match query.remove(name) {
            None => Ok(1),
            Some(text) => match text.parse() {
                Ok(number) if number > 0 => Ok(number),
                _ => Err(Problem::Invalid(format!("\"{text}\" is no number of a page"))),
            },
        };
        Ok(Self { games: number("games")?, players: number("players")? })
    }
}

/// One page of what there is, and how many pages there are.
fn part<T>(all: impl Iterator<Item = T>, page: usize) -> (Vec<T>, usize) {
    let all: Vec<T> = all.collect();
    let pages = all.len().div_ceil(A_PAGE).max(1);
    (all.into_iter().skip((page - 1).saturating_mul(A_PAGE)).take(A_PAGE).collect(), pages)
}

/// An event with the results that are supposed, and what follows.
struct Supposition {
    dossier: Arc<Dossier>,
    now: Event,
    then: Event,
    supposed: Supposed,
    found: Result<Arc<Scenarios>, ScenarioError>,
}

impl Supposition {
    async fn of(app: &App, slug: &str, query: &BTreeMap<String, String>) -> Result<Self, Problem> {
        let dossier = app.live.dossier(slug).await?;
        let now = outlook::as_it_stands(&dossier);
        let supposed = supposed(&now, query)?;
        let results: Vec<(usize, GameResult)> = supposed.iter().map(|(game, result)| (*game, *result)).collect();
        let then = finished(&now, &results);
        // As it stands it is worked out once for everybody.
        let known = if supposed.is_empty() { app.live.outlook(slug).await? } else { None };
        let found = match known {
            Some(known) => Ok(known),
            None => app.live.foreseen(&dossier, then.clone(), &query_of(&supposed)).await?,
        };
        Ok(Self { dossier, now, then, supposed, found })
    }
}

/// `GET /events/{slug}/what-if`
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(mut query): Query<BTreeMap<String, String>>,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let looked = Looked::taken_from(&mut query)?;
    let supposition = Supposition::of(&app, &slug, &query).await?;
    app.work.ruling.run(|| drawn(&supposition, looked, &viewer)).await
}

fn drawn(supposition: &Supposition, looked: Looked, viewer: &Viewer) -> Html<String> {
    let Supposition { dossier, now, then, supposed, found } = supposition;
    let slug = &dossier.row.slug;
    page(
        &format!("What if · {}", dossier.event.title),
        viewer,
        html! {
            (event::top(dossier, Some(event::Here::WhatIf), viewer.0.is_some()))
            (games(slug, now, supposed, looked))
            @match found {
                Ok(found) => {
                    @let view = View { event: then, regulation: Some(&dossier.regulation), scenarios: found };
                    (outcome(view, slug, supposed, looked))
                    @if view.contenders().count() <= MOST_DRAWN {
                        p { a href={ "/events/" (slug) "/what-if.svg" (query_of(supposed)) } { "All of it as one picture" } " (SVG)" }
                    }
                }
                Err(error) => p.warning { (words::capital(&tiebreak_report::words::scenario_error(error))) "." },
            }
        },
    )
}

/// To the pages before and after; nothing where there is one.
fn turning(
    slug: &str,
    supposed: &Supposed,
    looked: Looked,
    pages: usize,
    to: fn(Looked, usize) -> Looked,
    here: usize,
) -> Markup {
    let address = |page: usize| {
        let Looked { games, players } = to(looked, page);
        let mut parts: Vec<String> = pairs(supposed);
        parts.extend((games > 1).then(|| format!("games={games}")));
        parts.extend((players > 1).then(|| format!("players={players}")));
        format!("/events/{slug}/what-if?{}", parts.join("&"))
    };
    html! {
        @if pages > 1 {
            nav.pages aria-label="Pages of the list" {
                @if here > 1 { a rel="prev" href=(address(here - 1)) { "Before" } " " }
                span.grey { "page " (here) " of " (pages) }
                @if here < pages { " " a rel="next" href=(address(here + 1)) { "After" } }
            }
        }
    }
}

/// `GET /events/{slug}/what-if.svg`: the same as a picture, as `tiebreak scenarios --format svg` draws it.
pub async fn picture(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let Supposition { dossier, then, found, .. } = Supposition::of(&app, &slug, &query).await?;
    let found = found.map_err(|error| Problem::Invalid(tiebreak_report::words::scenario_error(&error)))?;
    let view = View { event: &then, regulation: Some(&dossier.regulation), scenarios: &found };
    let contenders = view.contenders().count();
    if contenders > MOST_DRAWN {
        let message =
            format!("{contenders} can still come first, and one picture shows {MOST_DRAWN}: look at the pages");
        return Err(Problem::Invalid(message));
    }
    let drawing = app.work.ruling.run(|| svg(view, None)).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml")),
        (header::CONTENT_SECURITY_POLICY, super::downloads::PRINTED),
    ];
    Ok((headers, drawing).into_response())
}

fn supposed(event: &Event, query: &BTreeMap<String, String>) -> Result<Supposed, Problem> {
    let mut supposed = Supposed::new();
    for (game, result) in query {
        let wrong = || Problem::Invalid(format!("\"{game}={result}\" is no result of an open game"));
        let index: usize = game.parse().map_err(|_| wrong())?;
        let result: GameResult = result.parse().map_err(|()| wrong())?;
        if !event.open_games().any(|(open, _)| open == index) || !RESULTS.contains(&result) {
            return Err(wrong());
        }
        supposed.insert(index, result);
    }
    Ok(supposed)
}

/// Each open game as three links; the one that is supposed is pressed, and pressing it again lets it go.
fn games(slug: &str, event: &Event, supposed: &Supposed, looked: Looked) -> Markup {
    let (open, pages) = part(event.open_games(), looked.games);
    html! {
        h2 id="games" { "Open games" }
        @if event.open_games().next().is_none() { p { "No game of the event is open." } }
        ul.what-if aria-labelledby="games" {
            @for (index, game) in open {
                li {
                    span { (event.name(game.white)) " – " (event.name(game.black)) }
                    @for (result, shown) in RESULTS.iter().zip(["1–0", "½–½", "0–1"]) {
                        @let pressed = supposed.get(&index) == Some(result);
                        " "
                        a.button.pressed[pressed] href={ "/events/" (slug) "/what-if" (address(supposed, index, *result)) }
                            aria-current=[pressed.then_some("true")] { (shown) }
                    }
                }
            }
        }
        (turning(slug, supposed, looked, pages, |looked, games| Looked { games, ..looked }, looked.games))
        @if !supposed.is_empty() { p { a href={ "/events/" (slug) "/what-if" } { "As it stands" } } }
    }
}

fn address(supposed: &Supposed, game: usize, result: GameResult) -> String {
    let mut next = supposed.clone();
    if next.get(&game) == Some(&result) {
        next.remove(&game);
    } else {
        next.insert(game, result);
    }
    query_of(&next)
}

fn query_of(supposed: &Supposed) -> String {
    let pairs = pairs(supposed);
    if pairs.is_empty() { String::new() } else { format!("?{}", pairs.join("&")) }
}

fn pairs(supposed: &Supposed) -> Vec<String> {
    supposed.iter().map(|(game, result)| format!("{game}={}", super::url(result.sign()))).collect()
}

fn outcome(view: View<'_>, slug: &str, supposed: &Supposed, looked: Looked) -> Markup {
    let (contenders, pages) = part(view.contenders(), looked.players);
    let turning =
        turning(slug, supposed, looked, pages, |looked, players| Looked { players, ..looked }, looked.players);
    let found = view.scenarios;
    let out: Vec<&str> = found
        .participants
        .iter()
        .filter(|one| one.first.verdict == Verdict::Impossible)
        .map(|one| view.name(one.id))
        .collect();
    html! {
        h2 { "What follows" }
        p.grey { (found.outcomes) " outcomes. Counts, not chances." @if found.stopped { " Not all of them could be looked at in time: counts are what was found so far, at the least." } }
        @if let Some(sampled) = view.sampled() { p.sampled role="note" { strong { "Sampled. " } (sampled) } }
        @if let Some(matrix) = matrix(view) { (both_games(view, &matrix)) }
        table.what-if {
            thead { tr { th scope="col" { "Name" } th scope="col" { "First alone" } th scope="col" { "Shares first place" } th scope="col" { "Either" } } }
            tbody {
                @for one in &contenders {
                    tr {
                        th scope="row" { (view.name(one.id)) }
                        td { (tallied(&one.outright)) }
                        td { (tallied(&one.shared)) }
                        td { (tallied(&one.first)) }
                    }
                }
            }
        }
        (turning)
        @if !out.is_empty() {
            p.grey { "Out of contention for first place: " s { (out[..out.len().min(MOST_OUT)].join(", ")) }
                @if out.len() > MOST_OUT { " and " (out.len() - MOST_OUT) " more" } "." }
        }
        div.prospects { @for one in &contenders { (prospect(view, one)) } }
        @for procedure in view.procedures() { p { (procedure) } }
        @if let Some(table) = place_table(view) { (places(&table, looked.players)) }
        (turning)
    }
}

/// What is certain is bold, what is impossible is struck through, what is sampled has its error beside it.
fn tallied(tallied: &Tallied) -> Markup {
    html! {
        @match (tallied.verdict, &tallied.error) {
            (Verdict::Certain, _) => strong { "certain" },
            (Verdict::Impossible, _) => s { "impossible" },
            (Verdict::Possible, None) => (tallied.count),
            (Verdict::Possible, Some(error)) => { "about " (tallied.count) " ± " (error) }
        }
    }
}

/// One game's results down, the other's across, each cell by who comes first.
fn both_games(view: View<'_>, matrix: &Matrix) -> Markup {
    html! {
        div.grid-scroll {
            table.matrix {
                caption { "Two games decide. One down, the other across." }
                thead { tr { td {} @for words in &matrix.across { th scope="col" { (words) } } } }
                tbody {
                    @for (words, row) in matrix.down.iter().zip(&matrix.cells) {
                        tr {
                            th scope="row" { (words) }
                            @for cell in row {
                                @let names: Vec<&str> = cell.first.iter().map(|id| view.name(*id)).collect();
                                td class=(cell.class) { @if !cell.what.is_empty() { small { (cell.what.trim_end()) } br; } (names.join(", ")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Somebody who can still come first: the own game at the root, a branch for each of its results; the same in sentences.
fn prospect(view: View<'_>, one: &Prospect) -> Markup {
    let goals = [Goal::Outright, Goal::Settled, Goal::PlayOff, Goal::Shared];
    let sentences: Vec<String> = goals.into_iter().filter_map(|goal| sentence(view, one.id, goal)).collect();
    html! {
        section.prospect {
            h3 { (view.name(one.id)) }
            @if let Some(tree) = tree(view, one.id) {
                div.tree {
                    @if let Some(opponent) = tree.opponent { p.root { small { "against" } " " (view.name(opponent)) } }
                    ul.alone[tree.opponent.is_none()] {
                        @for branch in &tree.branches {
                            li.(branch_class(&branch.result)) {
                                @if !branch.result.is_empty() { strong.result { (branch.result) } }
                                div { @for line in &branch.lines { p { (line) } } }
                            }
                        }
                    }
                }
            }
            @if !sentences.is_empty() {
                details.more { summary { "In sentences" } @for sentence in &sentences { p { (sentence) } } }
            }
        }
    }
}

fn branch_class(result: &str) -> &str {
    if result.is_empty() { "alone" } else { result }
}

fn places(table: &PlaceTable, page: usize) -> Markup {
    let (rows, _) = part(table.rows.iter(), page);
    html! {
        h2 { "Places" }
        p.grey { (table.caption) }
        div.grid-scroll {
            table.what-if {
                thead { tr { th scope="col" { "Name" } @for head in &table.head { th scope="col" { (head) } } } }
                tbody { @for (name, cells) in rows { tr { th scope="row" { (name) } @for cell in cells { td { (cell) } } } } }
            }
        }
    }
}
