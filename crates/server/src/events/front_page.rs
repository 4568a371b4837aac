//! The front page: what this is, the events that are played now, and all others to be looked for.

use super::glance::Glance;
use super::share::{Share, in_query};
use super::{listing, removal};
use crate::App;
use crate::accounts::access::Viewer;
use crate::infra::address::Base;
use crate::infra::problem::Problem;
use crate::regulations::list::built_in;
use crate::site::Section;
use crate::site::layout::public_page;
use crate::site::words::{MARKS, with_markup};
use crate::what_if::bars;
use axum::extract::{Query, State};
use axum::response::Html;
use maud::{Markup, html};
use serde::Deserialize;
use tiebreak_report::card::State as Stands;
use tiebreak_report::{Language, say};
use tiebreak_store::{RegulationAndSport, Role};

/// How many events stand on one page.
const A_PAGE: i64 = 50;
/// The most events shown as cards; the others are shown as lines.
const CARDS: usize = 8;

/// Which part of the list is wanted.
#[derive(Debug, Default, Deserialize)]
pub struct EventListQuery {
    /// Words by which it is found.
    #[serde(default)]
    q: String,
    #[serde(default)]
    sport: String,
    #[serde(default)]
    state: String,
    #[serde(default)]
    regulation: String,
    page: Option<i64>,
}

impl EventListQuery {
    fn narrowed(&self) -> bool {
        [&self.q, &self.sport, &self.state, &self.regulation]
            .into_iter()
            .any(|one| !one.trim().is_empty())
    }

    /// The address of a page of the same list.
    fn address(&self, page: i64) -> String {
        let named = [
            ("q", &self.q),
            ("sport", &self.sport),
            ("state", &self.state),
            ("regulation", &self.regulation),
        ];
        let mut parts: Vec<String> = named
            .into_iter()
            .filter(|(_, value)| !value.is_empty())
            .map(|(name, value)| format!("{name}={}", in_query(value)))
            .collect();
        if page > 1 {
            parts.push(format!("page={page}"));
        }
        if parts.is_empty() { "/".to_owned() } else { format!("/?{}", parts.join("&")) }
    }
}

/// The front page: `GET /?q=&sport=&state=&regulation=&page=`
pub async fn list(
    State(app): State<App>,
    viewer: Viewer,
    base: Base,
    Query(wanted): Query<EventListQuery>,
) -> Result<Html<String>, Problem> {
    let here = wanted.page.unwrap_or(1).max(1);
    let skip = (here - 1).saturating_mul(A_PAGE);
    let sought = listing::sought(&wanted.q, &wanted.sport, &wanted.state, &wanted.regulation);
    let shown = app.store.shown_to(viewer.account.as_ref());
    let (count, rows, regulations) = tokio::try_join!(
        shown.count_found(&sought),
        shown.found(&sought, A_PAGE, skip),
        shown.regulations()
    )?;
    let language = viewer.language;
    let events: Vec<Glance> = rows.into_iter().map(|row| Glance::new(row, language)).collect();
    let pages = (count.saturating_sub(1) / A_PAGE) + 1;
    let removed = removal::list(&app, &viewer).await?;
    let brings = viewer.account.as_ref().is_some_and(|account| account.role != Role::Reader);
    let front = here == 1 && !wanted.narrowed();
    let title = if front { say!(language, page_motto) } else { say!(language, page_events) };
    let share = Share::site(
        language,
        &base,
        &wanted.address(here),
        &title,
        &say!(language, page_front_about),
    );
    let body = html! {
        (bars::hatchings())
        div.front {
            @if front { h1.motto { (title) } } @else { h1 { (title) } }
            @let rest = if front {
                lead(&events, &viewer)
            } else {
                (html! {}, events.iter().collect())
            };
            (rest.0)
            (search(language, &wanted, &regulations, count, brings))
            @if events.is_empty() { (nothing(language, &wanted, brings)) }
            @let (cards, lines) = rest.1.split_at(rest.1.len().min(CARDS));
            div.glances { @for event in cards { (event.small(&viewer)) } }
            @if !lines.is_empty() { ul.lines { @for event in lines { (event.line(&viewer)) } } }
            @if pages > 1 { (turning(language, here, pages, |page| wanted.address(page))) }
            @if front { (texts(language)) }
            (removed)
        }
    };
    Ok(public_page(Section::Events, &viewer, &share, body))
}

/// What is played now, large; next to it what is about to be decided. Then all the others, in their
/// order.
fn lead<'e>(events: &'e [Glance], viewer: &Viewer) -> (Markup, Vec<&'e Glance>) {
    let large = events.iter().position(|event| event.is(Stands::Live) || event.is(Stands::Tied));
    let beside = events.iter().position(|event| event.is(Stands::Before));
    let taken = [large, beside];
    let others = events
        .iter()
        .enumerate()
        .filter(|(at, _)| !taken.contains(&Some(*at)))
        .map(|(_, event)| event);
    let [large, beside] = taken.map(|at| at.map(|at| &events[at]));
    let shown = html! {
        @if large.is_some() || beside.is_some() {
            div.now.both[large.is_some() && beside.is_some()] {
                @if let Some(event) = large { (event.large(viewer)) }
                @if let Some(event) = beside {
                    @if large.is_some() { (event.small(viewer)) } @else { (event.large(viewer)) }
                }
            }
        }
    };
    (shown, others.collect())
}

/// The search and the filters: a form that the browser sends by itself.
fn search(
    language: Language,
    wanted: &EventListQuery,
    regulations: &[RegulationAndSport],
    count: i64,
    may_add: bool,
) -> Markup {
    let filter = |which: &str| say!(language, page_front_filter { which });
    let choice = |name: &str, chosen: &str, options: Vec<(String, String)>| {
        html! {
            label { span { (filter(name)) }
                select name=(name) {
                    option value="" { (filter("all")) }
                    @for (value, words) in &options {
                        option value=(value) selected[value == chosen] { (words) }
                    }
                }
            }
        }
    };
    let sports = ["chess", "bridge"]
        .map(|sport| (sport.to_owned(), say!(language, page_front_sport { sport })))
        .to_vec();
    let states = Stands::ALL
        .map(|state| (state.word().to_owned(), in_a_list(language, &state.label(language))))
        .to_vec();
    let texts = regulations
        .iter()
        .map(|one| (one.regulation.clone(), regulation_title(&one.regulation)))
        .collect();
    html! {
        div.find {
            h2.kick {
                @if wanted.narrowed() {
                    (say!(language, page_front_found { count: count.unsigned_abs() })) " · "
                    a href="/" { (say!(language, page_front_show_all)) }
                } @else {
                    (say!(language, page_all_events)) span.count { (count) }
                }
            }
            form method="get" action="/" role="search" {
                label.words {
                    span { (filter("words")) }
                    input type="search" name="q" value=(wanted.q);
                }
                (choice("sport", &wanted.sport, sports))
                (choice("state", &wanted.state, states))
                (choice("regulation", &wanted.regulation, texts))
                button type="submit" { (say!(language, page_front_find)) }
                @if may_add {
                    a.button href="/events/new" { (say!(language, page_front_new_event)) }
                }
            }
        }
    }
}

/// A word among others of a list: small, but for languages whose nouns have capitals everywhere.
fn in_a_list(language: Language, word: &str) -> String {
    if language == Language::De { word.to_owned() } else { word.to_lowercase() }
}

/// The title of a regulation that comes with the program; others go by their ids.
fn regulation_title(id: &str) -> String {
    built_in()
        .iter()
        .find(|text| text.id == id)
        .map_or_else(|| id.to_owned(), |text| text.title.clone())
}

fn nothing(language: Language, wanted: &EventListQuery, brings: bool) -> Markup {
    let fits = match wanted.q.as_str() {
        "" => say!(language, page_front_nothing_fits),
        words => say!(language, page_front_nothing_fits_words { words }),
    };
    let log_in = html! { a href="/login" { (say!(language, page_log_in)) } };
    html! {
        @if wanted.narrowed() {
            p.say { (fits) " " a href="/" { (say!(language, page_all_events)) } }
        } @else {
            p.say { (say!(language, page_front_empty)) }
            @if !brings {
                p {
                    (with_markup(
                        &say!(language, page_front_log_in_to_bring { log_in: MARKS[0] }),
                        &[log_in]
                    ))
                }
            }
        }
    }
}

/// To the pages before and after of a list.
pub fn turning(language: Language, here: i64, pages: i64, to: impl Fn(i64) -> String) -> Markup {
    let number = |page: i64| page.unsigned_abs();
    html! {
        nav.pages aria-label=(say!(language, page_turn_list)) {
            @if here > 1 {
                a rel="prev" href=(to(here - 1)) { (say!(language, page_turn_before)) }
                " "
            }
            span.grey {
                (say!(language, page_turn_here { here: number(here), pages: number(pages) }))
            }
            @if here < pages {
                " "
                a rel="next" href=(to(here + 1)) { (say!(language, page_turn_after)) }
            }
        }
    }
}

/// The texts that come with the program.
fn texts(language: Language) -> Markup {
    html! {
        section.texts {
            h2.kick {
                (say!(language, page_regulations))
                span.end { a href="/regulations" { (say!(language, page_front_texts)) } }
            }
            ul.lines.two {
                @for text in built_in().iter().take(8) {
                    li { a href={ "/regulations/" (text.id) } { (text.title) } }
                }
            }
        }
    }
}
