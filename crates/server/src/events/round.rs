//! One round of an event: who met whom, with which colour, and the result.

use super::crosstable::{player, rounds};
use super::localized::LocalizedEvent;
use super::page::{Here, top};
use super::share::{EventPage, Share};
use crate::App;
use crate::accounts::access::Viewer;
use crate::infra::address::Base;
use crate::infra::problem::Problem;
use crate::live::forecast;
use crate::site::Section;
use crate::site::layout::public_page;
use crate::site::words::result;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use tiebreak_model::{Event, Game, Match};
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};

/// The most games on one page.
const A_PAGE: usize = 250;

/// Which part is wanted.
#[derive(Debug, serde::Deserialize)]
pub struct RoundQuery {
    page: Option<usize>,
}

/// One round of an event: `GET /events/{slug}/rounds/{round}`
pub async fn show(
    State(app): State<App>,
    Path((slug, round)): Path<(String, u32)>,
    Query(wanted): Query<RoundQuery>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let told = LocalizedEvent::new(&event_state, viewer.language);
    let rounds = rounds(&event_state);
    if !rounds.contains(&round) {
        return Err(Problem::NotFound(sentence!(page_no_round)));
    }
    let event = forecast::as_it_stands(&event_state);
    let games: Vec<&Game> = event.games().iter().filter(|game| game.round == Some(round)).collect();
    let matches: Vec<&Match> =
        event.matches().iter().filter(|one| one.round == Some(round)).collect();
    let pages = games.len().max(matches.len()).div_ceil(A_PAGE).max(1);
    let here = wanted.page.unwrap_or(1).clamp(1, pages);
    let from = (here - 1) * A_PAGE;
    let language = viewer.language;
    let title =
        format!("{} · {}", say!(language, page_board_round { round }), event_state.event.title());
    let snapshot = app.live.snapshot(&slug).await?;
    let share = Share::event(
        &base,
        language,
        EventPage { slug: &slug, page: &format!("/rounds/{round}"), query: "" },
        &title,
        snapshot.card(language)?,
    );
    let body = html! {
        (top(told, None::<Here>, viewer.account.is_some()))
        section.sec aria-labelledby="round" {
            h2.kick id="round" {
                (say!(language, page_board_round { round }))
                span.end { (say!(language, page_round_count { count: rounds.len() })) }
            }
            table.round {
                @for game in games.iter().skip(from).take(A_PAGE) { (one_game(told, game)) }
                @for one in matches.iter().skip(from).take(A_PAGE) {
                    (one_match(event_state.shown(), one))
                }
            }
            @if pages > 1 { (turning(language, &slug, round, here, pages)) }
            (around(language, &slug, &rounds, round))
        }
    };
    Ok(public_page(Section::Events, &viewer, &share, body))
}

fn one_game(event_state: LocalizedEvent<'_>, game: &Game) -> Markup {
    html! {
        tr {
            td.white { (player(event_state, game.white)) } td.score { (result(game.result)) }
            td.black { (player(event_state, game.black)) }
            @if let Some(phase) = &game.phase { td.fed { (phase) } }
        }
    }
}

fn one_match(event: &Event, one: &Match) -> Markup {
    let score = one
        .vps
        .get()
        .or(one.score.get())
        .map_or_else(|| "·".to_owned(), |[a, b]| format!("{a} – {b}"));
    html! {
        tr {
            td.white { span.nm { (event.name(one.first)) } } td.score { (score) }
            td.black { @if let Some(second) = one.second { span.nm { (event.name(second)) } } }
        }
    }
}

fn turning(language: Language, slug: &str, round: u32, here: usize, pages: usize) -> Markup {
    let to = |page: usize| format!("/events/{slug}/rounds/{round}?page={page}");
    html! {
        nav.pages aria-label=(say!(language, page_round_parts)) {
            @if here > 1 { a rel="prev" href=(to(here - 1)) { (say!(language, page_turn_before)) } }
            span.grey { (say!(language, page_turn_here { here, pages })) }
            @if here < pages {
                a rel="next" href=(to(here + 1)) { (say!(language, page_turn_after)) }
            }
        }
    }
}

/// The other rounds.
fn around(language: Language, slug: &str, rounds: &[u32], here: u32) -> Markup {
    html! {
        nav.rounds aria-label=(say!(language, page_cross_rounds)) {
            span { (say!(language, page_cross_rounds)) }
            @for round in rounds {
                " "
                a href={ "/events/" (slug) "/rounds/" (round) }
                    aria-current=[(*round == here).then_some("page")] {
                    (round)
                }
            }
        }
    }
}
