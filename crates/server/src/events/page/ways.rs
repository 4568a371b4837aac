//! The ways from a page of an event to its other pages.

use super::head::faults;
use crate::events::localized::LocalizedEvent;
use crate::events::timeline;
use crate::paper::pdf;
use crate::regulations::list::summary_mark;
use maud::{Markup, html};
use tiebreak_report::{say, words as said};

/// Which page of an event one is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Here {
    /// The event page with the ruling.
    Ruling,
    /// The console of the event.
    Console,
    /// What follows from the open games.
    WhatIf,
    /// The text that the event goes by.
    Regulation,
}

/// Title and the ways from here.
pub fn top(event_state: LocalizedEvent<'_>, here: Option<Here>, console: bool) -> Markup {
    let language = event_state.language;
    html! {
        div.title {
            h1 { (event_state.event.title()) }
            p.under {
                a href={ "/events/" (event_state.row.slug) "/regulation" } {
                    (event_state.regulation.title)
                }
                " " (summary_mark(language, &event_state.regulation))
                " · " (said::event_kind(language, event_state.event.kind()))
                " · "
                (say!(
                    language,
                    page_event_participants { count: event_state.event.participants().len() }
                ))
                @if let Some(zone) = event_state.event.time_zone() {
                    " · " (say!(language, page_event_times_of { zone: zone.to_string() }))
                }
            }
            (faults(event_state))
            (ways(event_state, here, console))
        }
    }
}

/// The ways from here: first the pages, then what is kept or printed.
pub fn ways(event_state: LocalizedEvent<'_>, here: Option<Here>, console: bool) -> Markup {
    let slug = &event_state.row.slug;
    let current = |page: Here| (here == Some(page)).then_some("page");
    let way = |to: &str| say!(event_state.language, page_event_way { to });
    let file = |file: &str| say!(event_state.language, page_event_file { file });
    html! {
        div.ways {
            nav.pages aria-label=(say!(event_state.language, page_event_this)) {
                a href={ "/events/" (slug) } aria-current=[current(Here::Ruling)] {
                    (way("ruling"))
                }
                @if console {
                    a href={ "/events/" (slug) "/console" } aria-current=[current(Here::Console)] {
                        (way("console"))
                    }
                }
                @let games_open = event_state.event.open_games().next().is_some();
                @if games_open || tiebreak_scenarios::is_before_last_matches(&event_state.event) {
                    a href={ "/events/" (slug) "/what-if" } aria-current=[current(Here::WhatIf)] {
                        (way("what-if"))
                    }
                }
                @if !event_state.event.played_boards().is_empty() {
                    a href={ "/events/" (slug) "/boards" } { (way("boards")) }
                }
                a href={ "/events/" (slug) "/regulation" }
                    aria-current=[current(Here::Regulation)] {
                    (way("regulation"))
                }
                a href={ "/events/" (slug) "/board" } { (way("board")) }
                a href={ "/events/" (slug) "/scenes" } { (way("overlay")) }
                a href={ "/events/" (slug) "/protocol" } { (way("protocol")) }
            }
            details.downloads {
                summary { (say!(event_state.language, page_event_download)) }
                ul {
                    li { a href={ "/events/" (slug) "/record" } download { (file("record")) } }
                    li { a href={ "/events/" (slug) "/file" } download { (file("event")) } }
                    li {
                        a href={ "/events/" (slug) "/regulation-file" } download {
                            (file("regulation"))
                        }
                    }
                    @if pdf::IS_BUILT {
                        li {
                            a href={ "/events/" (slug) "/protocol.pdf" } download {
                                (file("protocol"))
                            }
                        }
                        li {
                            a href={ "/events/" (slug) "/standing.pdf" } download {
                                (file("standing"))
                            }
                        }
                    }
                    @if timeline::is_told(&event_state) {
                        li { a href={ "/events/" (slug) "/timeline.svg" } { (file("timeline")) } }
                    }
                }
            }
            @if here == Some(Here::Console) {
                span.live data-live role="status" { (say!(event_state.language, page_board_live)) }
            }
        }
    }
}
