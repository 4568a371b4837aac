//! The front page: what this is, the events that are played now, and all others to be looked for.

use super::glance::Glance;
use super::layout::public_page;
use super::regulations::built_in;
use super::share::{Share, in_query};
use super::{Section, bars, removal};
use crate::App;
use crate::access::Viewer;
use crate::address::Base;
use crate::listing;
use crate::problem::Problem;
use axum::extract::{Query, State};
use axum::response::Html;
use maud::{Markup, html};
use serde::Deserialize;
use tiebreak_report::card::{MOTTO, State as Stands};
use tiebreak_store::Role;

/// How many events stand on one page.
const A_PAGE: i64 = 50;
/// So many of them as cards; the others as lines.
const CARDS: usize = 8;

/// Which part of the list is wanted.
#[derive(Debug, Default, Deserialize)]
pub struct Wanted {
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

impl Wanted {
    fn narrowed(&self) -> bool {
        [&self.q, &self.sport, &self.state, &self.regulation].into_iter().any(|one| !one.trim().is_empty())
    }

    /// The address of a page of the same list.
    fn address(&self, page: i64) -> String {
        let named = [("q", &self.q), ("sport", &self.sport), ("state", &self.state), ("regulation", &self.regulation)];
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

/// `GET /?q=&sport=&state=&regulation=&page=`
pub async fn list(
    State(app): State<App>,
    viewer: Viewer,
    base: Base,
    Query(wanted): Query<Wanted>,
) -> Result<Html<String>, Problem> {
    let here = wanted.page.unwrap_or(1).max(1);
    let skip = (here - 1).saturating_mul(A_PAGE);
    let sought = listing::sought(&wanted.q, &wanted.sport, &wanted.state, &wanted.regulation);
    let shown = app.store.shown_to(viewer.0.as_ref());
    let (count, rows, regulations) =
        tokio::try_join!(shown.count_found(&sought), shown.found(&sought, A_PAGE, skip), shown.regulations())?;
    let events: Vec<Glance> = rows.into_iter().map(Glance::of).collect();
    let pages = (count.saturating_sub(1) / A_PAGE) + 1;
    let removed = removal::list(&app, &viewer).await?;
    let brings = viewer.0.as_ref().is_some_and(|account| account.role != Role::Reader);
    let front = here == 1 && !wanted.narrowed();
    let about =
        format!("{MOTTO} The play-off live, what each needs before the last round, and every step with its clause.");
    let share = Share::site(&base, &wanted.address(here), if front { MOTTO } else { "Events" }, &about);
    let body = html! {
        (bars::hatchings())
        div.front {
            @if front { h1.motto { (MOTTO) } } @else { h1 { "Events" } }
            @let rest = if front { lead(&events, &viewer) } else { (html! {}, events.iter().collect()) };
            (rest.0)
            (search(&wanted, &regulations, (count, brings)))
            @if events.is_empty() { (nothing(&wanted, brings)) }
            @let (cards, lines) = rest.1.split_at(rest.1.len().min(CARDS));
            div.glances { @for event in cards { (event.small(&viewer)) } }
            @if !lines.is_empty() { ul.lines { @for event in lines { (event.line(&viewer)) } } }
            @if pages > 1 { (turning(here, pages, |page| wanted.address(page))) }
            @if front { (texts()) }
            (removed)
        }
    };
    Ok(public_page(Section::Events, &viewer, &share, body))
}

/// What is played now, large; beside it what is about to be decided. And all the others, in their order.
fn lead<'e>(events: &'e [Glance], viewer: &Viewer) -> (Markup, Vec<&'e Glance>) {
    let large = events.iter().position(|event| event.is(Stands::Live) || event.is(Stands::Tied));
    let beside = events.iter().position(|event| event.is(Stands::Before));
    let taken = [large, beside];
    let others = events.iter().enumerate().filter(|(at, _)| !taken.contains(&Some(*at))).map(|(_, event)| event);
    let [large, beside] = taken.map(|at| at.map(|at| &events[at]));
    let shown = html! {
        @if large.is_some() || beside.is_some() {
            div.now.both[large.is_some() && beside.is_some()] {
                @if let Some(event) = large { (event.large(viewer)) }
                @if let Some(event) = beside { @if large.is_some() { (event.small(viewer)) } @else { (event.large(viewer)) } }
            }
        }
    };
    (shown, others.collect())
}

/// The search and the filters: a form that the browser sends by itself.
fn search(wanted: &Wanted, regulations: &[(String, String)], (count, brings): (i64, bool)) -> Markup {
    let choice = |name: &str, label: &str, chosen: &str, options: Vec<(String, String)>| {
        html! {
            label { span { (label) }
                select name=(name) {
                    option value="" { "all" }
                    @for (value, words) in &options { option value=(value) selected[value == chosen] { (words) } }
                }
            }
        }
    };
    let sports = ["chess", "bridge"].map(|sport| (sport.to_owned(), sport.to_owned())).to_vec();
    let states = Stands::ALL.map(|state| (state.word().to_owned(), state.label().to_lowercase())).to_vec();
    let texts = regulations.iter().map(|(id, _)| (id.clone(), regulation_title(id))).collect();
    html! {
        div.find {
            h2.kick { @if wanted.narrowed() { (found(count)) " · " a href="/" { "show all" } } @else { "All events" span.count { (count) } } }
            form method="get" action="/" role="search" {
                label.words { span { "Title, place, player" } input type="search" name="q" value=(wanted.q); }
                (choice("sport", "Sport", &wanted.sport, sports))
                (choice("state", "State", &wanted.state, states))
                (choice("regulation", "Regulation", &wanted.regulation, texts))
                button type="submit" { "Find" }
                @if brings { a.button href="/events/new" { "New event" } }
            }
        }
    }
}

fn found(count: i64) -> String {
    match count {
        0 => "Nothing found".to_owned(),
        1 => "One event found".to_owned(),
        many => format!("{many} events found"),
    }
}

/// The title of a regulation that comes with the program; others go by their ids.
fn regulation_title(id: &str) -> String {
    built_in().iter().find(|text| text.id == id).map_or_else(|| id.to_owned(), |text| text.title.clone())
}

fn nothing(wanted: &Wanted, brings: bool) -> Markup {
    html! {
        @if wanted.narrowed() {
            p.say { "No event fits" @if !wanted.q.is_empty() { " “" (wanted.q) "”" } ". " a href="/" { "All events" } }
        } @else {
            p.say { "There is no event yet." }
            @if !brings { p { a href="/login" { "Log in" } " to bring one in, or start the server with --demo to look at real ones." } }
        }
    }
}

/// To the pages before and after of a list.
pub fn turning(here: i64, pages: i64, to: impl Fn(i64) -> String) -> Markup {
    html! {
        nav.pages aria-label="Pages of the list" {
            @if here > 1 { a rel="prev" href=(to(here - 1)) { "Before" } " " }
            span.grey { "page " (here) " of " (pages) }
            @if here < pages { " " a rel="next" href=(to(here + 1)) { "After" } }
        }
    }
}

/// The texts that come with the program.
fn texts() -> Markup {
    html! {
        section.texts {
            h2.kick { "Regulations" span.end { a href="/regulations" { "All, and your own" } } }
            ul.lines.two { @for text in built_in().iter().take(8) { li { a href={ "/regulations/" (text.id) } { (text.title) } } } }
        }
    }
}
