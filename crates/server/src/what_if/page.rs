//! What if: a strip with three links for every open game; a click on one shows what follows from
//! that result.
//!
//! The assumed results are part of the address (`?12=1-0&15=1/2-1/2`, games by their position), so
//! a page can be shared, with a preview picture, and works without scripts. With scripts, only the
//! parts that change are loaded.

use super::{bars, outcomes, vp_needs};
use crate::App;
use crate::accounts::access::{Reader, Viewer};
use crate::events::localized::LocalizedEvent;
use crate::events::page::state_sign;
use crate::events::share::{EventPage, Share};
use crate::events::state::EventState;
use crate::events::{self, listing, timeline};
use crate::infra::address::Base;
use crate::infra::problem::Problem;
use crate::live::forecast;
use crate::site::layout::public_page;
use crate::site::{Section, words};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use tiebreak_model::{Event, GameResult, Sport};
use tiebreak_report::Explain;
use tiebreak_report::card::Card;
use tiebreak_report::scenarios::{View, svg};
use tiebreak_report::sentence;
use tiebreak_report::words::open_games;
use tiebreak_report::{Language, say};
use tiebreak_scenarios::{RESULTS, ScenarioError, Scenarios, finished};

/// The most games in the strip at once.
const GAMES: usize = 40;

/// The assumed results, by the game's position in the event.
type Supposed = BTreeMap<usize, GameResult>;

/// An event with assumed results, and what follows from them.
pub struct Supposition {
    event_state: Arc<EventState>,
    now: Event,
    then: Event,
    supposed: Supposed,
    found: Result<Arc<Scenarios>, ScenarioError>,
    /// The part of the games and of the players that is shown, from 1.
    parts: Parts,
}

/// The part of the games and the part of the players that is shown, from 1.
#[derive(Debug, Clone, Copy)]
struct Parts {
    games: usize,
    players: usize,
}

impl Parts {
    const FIRST: Self = Self { games: 1, players: 1 };
}

impl Supposition {
    /// Loads the event and computes what follows from the results in the query.
    pub async fn load(
        app: &App,
        slug: &str,
        query: &BTreeMap<String, String>,
    ) -> Result<Self, Problem> {
        let event_state = app.live.event_state(slug).await?;
        let now = forecast::as_it_stands(&event_state);
        let part =
            |name: &str| query.get(name).and_then(|part| part.parse().ok()).unwrap_or(1).max(1);
        let supposed = supposed(&now, query)?;
        let results: Vec<(usize, GameResult)> =
            supposed.iter().map(|(game, result)| (*game, *result)).collect();
        let then = finished(&now, &results);
        // Without assumed results, one forecast serves all readers.
        let known = if supposed.is_empty() { app.live.forecast(slug).await? } else { None };
        let found = match known {
            Some(known) => Ok(known),
            None => {
                app.live
                    .forecast_of(&event_state, then.clone(), &query_of(&supposed, Parts::FIRST))
                    .await?
            }
        };
        Ok(Self {
            event_state,
            now,
            then,
            supposed,
            found,
            parts: Parts { games: part("games"), players: part("players") },
        })
    }

    /// A summary card for previews of links.
    pub fn card(&self, language: Language) -> Card {
        let card =
            listing::card_of(&self.event_state, language, &self.then, self.found.as_deref().ok());
        if self.supposed.is_empty() {
            return card;
        }
        let results: Vec<String> = self
            .supposed
            .iter()
            .filter_map(|(at, result)| {
                let game = self.now.games().get(*at)?;
                let seen = self.event_state.shown();
                let [white, black] = [game.white, game.black].map(|id| seen.name(id));
                Some(format!("{white} – {black} {}", words::result(*result)))
            })
            .collect();
        card.supposing(language, &results)
    }

    fn address(&self, supposed: &Supposed, parts: Parts) -> String {
        format!(
            "/events/{}/what-if{}",
            crate::site::url(&self.event_state.row.slug),
            query_of(supposed, parts)
        )
    }
}

/// `GET /events/{slug}/what-if`: shows what follows from the open games.
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    if event_state.event.sport() == Sport::Bridge {
        return vp_needs::show(&app, event_state, &query, &base, &viewer).await;
    }
    let supposition = Supposition::load(&app, &slug, &query).await?;
    let Supposition { event_state, then, supposed, found, .. } = &supposition;
    let language = viewer.language;
    let card = supposition.card(language);
    let kept = query_of(supposed, Parts::FIRST);
    let title = title(language, &event_state.event);
    let share = Share::event(
        &base,
        language,
        EventPage { slug: &slug, page: "/what-if", query: &kept },
        &title,
        &card,
    );
    let body = html! {
        (bars::hatchings())
        div.event-head.plain {
            div {
                p.kick {
                    (state_sign(language, &card)) span { (card.phase) }
                    span.end { (card.when_and_where()) }
                }
                h1 { (event_state.event.title()) }
            }
        }
        @let localized = LocalizedEvent::new(event_state, language);
        @let here = Some(events::page::Here::WhatIf);
        (events::page::ways(localized, here, viewer.account.is_some()))
        div id="what-if" data-in-place {
            (strip(language, &supposition))
            @match found {
                Ok(found) => {
                    @let seen = then.shown();
                    @let view = View::new(&seen, Some(&event_state.regulation), found);
                    @let view = view.in_language(language);
                    @let further = |part: usize| {
                        let parts = Parts { players: part, ..supposition.parts };
                        supposition.address(supposed, parts)
                    };
                    (outcomes::all(view, supposition.parts.players, &further))
                    p.kept {
                        @if !supposed.is_empty() { (say!(language, page_what_if_keeps)) " " }
                        a href={ "/events/" (slug) "/what-if.svg" (kept) } {
                            (say!(language, page_what_if_picture))
                        }
                        " (SVG)"
                    }
                }
                Err(error) => p.warning { (words::capital(&error.in_language(language))) "." },
            }
        }
        @if timeline::is_told(event_state) { (last_hour(language, &slug)) }
    };
    Ok(public_page(Section::Events, &viewer, &share, body))
}

/// The title of the page.
pub fn title(language: Language, event: &Event) -> String {
    format!("{} · {}", say!(language, page_event_way { to: "what-if" }), event.title())
}

/// A link to the picture of who could still be first, result by result.
fn last_hour(language: Language, slug: &str) -> Markup {
    let picture = format!("/events/{slug}/timeline.svg");
    html! {
        h2 { (say!(language, page_what_if_last_hour)) }
        p.last-hour {
            a href=(picture) {
                img src=(picture) alt=(say!(language, page_what_if_last_hour_shows)) loading="lazy";
            }
        }
    }
}

/// `GET /events/{slug}/what-if.svg`: the page as a picture, as `tiebreak scenarios --format svg`
/// draws it.
pub async fn picture(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
    Reader(language): Reader,
) -> Result<Response, Problem> {
    let Supposition { event_state, then, found, .. } =
        Supposition::load(&app, &slug, &query).await?;
    let found = found.map_err(|error| Problem::Invalid(error.sentence()))?;
    let drawing = svg(
        View::new(&then.shown(), Some(&event_state.regulation), &found).in_language(language),
        None,
    );
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml")),
        (header::CONTENT_SECURITY_POLICY, crate::paper::downloads::PRINTED),
    ];
    Ok((headers, drawing).into_response())
}

/// Whether a part of the query is about a result. Other parts choose a page of a long list, or were
/// added by a site that passed the link on.
fn about_a_result(name: &str, value: &str) -> bool {
    name.parse::<usize>().is_ok() || value.parse::<GameResult>().is_ok()
}

/// The results that the query assumes.
fn supposed(event: &Event, query: &BTreeMap<String, String>) -> Result<Supposed, Problem> {
    let mut supposed = Supposed::new();
    for (game, result) in query.iter().filter(|(name, value)| about_a_result(name, value)) {
        let wrong = || {
            Problem::Invalid(sentence!(page_what_if_no_result {
                game: game.to_owned(),
                result: result.to_owned()
            }))
        };
        let index: usize = game.parse().map_err(|_| wrong())?;
        let result: GameResult = result.parse().map_err(|()| wrong())?;
        let open = event.games().get(index).is_some_and(|game| game.result == GameResult::Open);
        if !open || !RESULTS.contains(&result) {
            return Err(wrong());
        }
        supposed.insert(index, result);
    }
    Ok(supposed)
}

/// The open games in a strip with three links each. The assumed result is marked, and a click on it
/// removes it.
fn strip(language: Language, supposition: &Supposition) -> Markup {
    let Supposition { now, supposed, parts: here, .. } = supposition;
    let seen = supposition.event_state.shown();
    let open: Vec<_> = now.open_games().collect();
    let parts = open.len().div_ceil(GAMES).max(1);
    let part = here.games.min(parts);
    let further = |part: usize| supposition.address(supposed, Parts { games: part, ..*here });
    html! {
        section.strip-of-games aria-labelledby="games" {
            h2.kick id="games" {
                (open_games(language, open.len()))
                @if !supposed.is_empty() {
                    span.end {
                        (say!(language, page_what_if_supposed { count: supposed.len() })) " · "
                        a href=(supposition.address(&Supposed::new(), Parts::FIRST)) {
                            (say!(language, page_what_if_as_it_stands))
                        }
                    }
                }
            }
            ul.what-if {
                @for (index, game) in open.iter().skip((part - 1) * GAMES).take(GAMES) {
                    li.set[supposed.contains_key(index)] {
                        p.pair {
                            span.nm.white { (seen.name(game.white)) }
                            span.unseen { " – " }
                            span.nm.black { (seen.name(game.black)) }
                        }
                        div.seg role="group"
                            aria-label={ (seen.name(game.white)) " – " (seen.name(game.black)) } {
                            @for (result, shown) in RESULTS.iter().zip(["1–0", "½–½", "0–1"]) {
                                @let pressed = supposed.get(index) == Some(result);
                                @let after = toggled(supposed, *index, *result);
                                @let parts = Parts { games: part, ..*here };
                                a.pressed[pressed] id={ "g" (index) "-" (shown) }
                                    href=(supposition.address(&after, parts))
                                    aria-current=[pressed.then_some("true")] rel="nofollow" {
                                        (shown)
                                    }
                            }
                        }
                    }
                }
            }
            @if parts > 1 {
                nav.pages aria-label=(say!(language, page_what_if_parts { of: "games" })) {
                    @if part > 1 {
                        a rel="prev" href=(further(part - 1)) {
                            (say!(language, page_what_if_before { of: "games" }))
                        }
                    }
                    span.grey { (say!(language, page_what_if_part { part, parts })) }
                    @if part < parts {
                        a rel="next" href=(further(part + 1)) {
                            (say!(language, page_what_if_after { of: "games" }))
                        }
                    }
                }
            }
        }
    }
}

/// The assumed results after a click on one.
fn toggled(supposed: &Supposed, game: usize, result: GameResult) -> Supposed {
    let mut next = supposed.clone();
    if next.get(&game) == Some(&result) {
        next.remove(&game);
    } else {
        next.insert(game, result);
    }
    next
}

fn query_of(supposed: &Supposed, Parts { games, players }: Parts) -> String {
    let mut pairs: Vec<String> = supposed
        .iter()
        .map(|(game, result)| format!("{game}={}", crate::site::url(result.sign())))
        .collect();
    pairs.extend((games > 1).then(|| format!("games={games}")));
    pairs.extend((players > 1).then(|| format!("players={players}")));
    if pairs.is_empty() { String::new() } else { format!("?{}", pairs.join("&")) }
}
