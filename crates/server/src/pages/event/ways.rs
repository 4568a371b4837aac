//! The ways from a page of an event to its other pages.

use super::head::faults;
use crate::dossier::Dossier;
use crate::pages::regulations::summary_mark;
use crate::timeline;
use maud::{Markup, html};

/// Which page of an event one is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Here {
    /// The ruling.
    Ruling,
    /// The console.
    Console,
    /// What follows from the open games.
    WhatIf,
    /// The text that the event goes by.
    Regulation,
}

/// Title and the ways from here.
pub fn top(dossier: &Dossier, here: Option<Here>, console: bool) -> Markup {
    html! {
        div.title {
            h1 { (dossier.event.title) }
            p.under {
                a href={ "/events/" (dossier.row.slug) "/regulation" } { (dossier.regulation.title) } " " (summary_mark(&dossier.regulation))
                " · " (dossier.event.kind.word().replace('-', " "))
                " · " (dossier.event.participants.len()) " participants"
                @if let Some(zone) = &dossier.event.time_zone { " · times of " (zone) }
            }
            (faults(dossier))
            (ways(dossier, here, console))
        }
    }
}

/// The ways from here: first the pages, then what is kept or printed.
pub fn ways(dossier: &Dossier, here: Option<Here>, console: bool) -> Markup {
    let slug = &dossier.row.slug;
    let current = |page: Here| (here == Some(page)).then_some("page");
    html! {
        div.ways {
            nav.pages aria-label="This event" {
                a href={ "/events/" (slug) } aria-current=[current(Here::Ruling)] { "Ruling" }
                @if console { a href={ "/events/" (slug) "/console" } aria-current=[current(Here::Console)] { "Console" } }
                @if dossier.event.open_games().next().is_some() || tiebreak_scenarios::is_before_last_matches(&dossier.event) { a href={ "/events/" (slug) "/what-if" } aria-current=[current(Here::WhatIf)] { "What if" } }
                @if !dossier.event.played_boards.is_empty() { a href={ "/events/" (slug) "/boards" } { "Boards" } }
                a href={ "/events/" (slug) "/regulation" } aria-current=[current(Here::Regulation)] { "Regulation" }
                a href={ "/events/" (slug) "/board" } { "Board" }
                a href={ "/events/" (slug) "/scenes" } { "Overlay" }
                a href={ "/events/" (slug) "/protocol" } { "Protocol" }
            }
            details.downloads {
                summary { "Download" }
                ul {
                    li { a href={ "/events/" (slug) "/record" } download { "Record" } }
                    li { a href={ "/events/" (slug) "/file" } download { "Event file" } }
                    li { a href={ "/events/" (slug) "/regulation-file" } download { "Regulation file" } }
                    @if timeline::is_told(dossier) { li { a href={ "/events/" (slug) "/timeline.svg" } { "The last hour, as a picture" } } }
                }
            }
            @if here == Some(Here::Console) { span.live data-live role="status" { "live" } }
        }
    }
}
