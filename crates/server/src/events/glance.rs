//! An event at a glance: the card of the front page, large or small, and its line in a list.

use super::kept_card::KeptCard;
use super::listing;
use super::page::state_sign;
use crate::accounts::access::Viewer;
use crate::site::colour_mark::tile;
use crate::site::sign::{SignState, sign};
use crate::site::words::clause;
use crate::what_if::bars;
use maud::{Markup, html};
use tiebreak_model::Colour;
use tiebreak_report::card::{Bars, Card, CardMatch, Duel, Half, Picture, Standing, State};
use tiebreak_report::{Language, say};
use tiebreak_store::StateRow;

/// An event of the list with its card; none where the event could not be read.
pub struct Glance {
    /// What the store keeps.
    pub row: StateRow,
    /// What it shows.
    pub card: Option<Card>,
    language: Language,
}

impl Glance {
    /// Reads the card in the language of the reader; one of an older form is not shown.
    pub fn new(row: StateRow, language: Language) -> Self {
        let card = KeptCard::read(&row.card).map(|kept| kept.in_language(language));
        Self { row, card, language }
    }

    /// Whether it is in this state.
    pub fn is(&self, state: State) -> bool {
        self.card.as_ref().is_some_and(|card| card.state == state)
    }

    fn address(&self) -> String {
        format!("/events/{}", crate::site::url(&self.row.event))
    }

    fn sign(&self) -> Markup {
        match &self.card {
            None => sign(SignState::Dead, &say!(self.language, page_glance_not_read)),
            Some(card) if card.state == State::Live && !listing::lately(self.row.changed) => {
                sign(SignState::ToBeDrawn, &say!(self.language, page_glance_not_finished))
            }
            Some(card) => state_sign(self.language, card),
        }
    }

    fn sentence(&self) -> Markup {
        html! {
            @if let Some(card) = &self.card {
                (card.sentence)
                @if !card.clause.is_empty() { " " (clause(self.language, &card.clause)) }
            }
        }
    }

    /// The largest card of the page, with the way to where one looks on.
    pub fn large(&self, viewer: &Viewer) -> Markup {
        let address = self.address();
        html! {
            article.glance.large {
                (self.kicker())
                h2 { a href=(address) { (self.row.title) } }
                (self.picture())
                p.say { (self.sentence()) }
                p.go {
                    a.button.main href={ (address) "/board" } { (self.way("board")) }
                    @if self.before() { a href={ (address) "/what-if" } { (self.way("needs")) } }
                    @else { a href=(address) { (self.way("how")) } }
                    (self.console(viewer))
                }
            }
        }
    }

    /// A card among others.
    pub fn small(&self, viewer: &Viewer) -> Markup {
        html! {
            article.glance {
                (self.kicker())
                h3 { a href=(self.address()) { (self.row.title) } }
                p.say { (self.sentence()) }
                (self.picture())
                @if let Some(card) = &self.card { p.by { (card.regulation) } }
                p.go {
                    @if self.before() {
                        a href={ (self.address()) "/what-if" } { (self.way("needs")) }
                    }
                    (self.console(viewer))
                }
            }
        }
    }

    /// A line of a list.
    pub fn line(&self, viewer: &Viewer) -> Markup {
        html! {
            li {
                a href=(self.address()) { (self.row.title) }
                span.say { (self.sentence()) " " (self.console(viewer)) }
                (self.sign())
                span.when { @if let Some(card) = &self.card { (card.days) } }
            }
        }
    }

    /// The way to the console, for those who conduct the event.
    fn console(&self, viewer: &Viewer) -> Markup {
        html! {
            @if viewer.conducts(&self.row.event) {
                a href={ (self.address()) "/console" } {
                    (say!(self.language, page_event_way { to: "console" }))
                }
            }
        }
    }

    fn way(&self, to: &str) -> String {
        say!(self.language, page_glance_go { to })
    }

    fn before(&self) -> bool {
        self.card.as_ref().is_some_and(|card| matches!(card.picture, Picture::Outcomes(_)))
    }

    fn kicker(&self) -> Markup {
        html! {
            p.kick {
                (self.sign())
                @if let Some(card) = &self.card {
                    @if !card.phase.is_empty() { span { (card.phase) } }
                    span.end { (card.when_and_where()) }
                }
            }
        }
    }

    fn picture(&self) -> Markup {
        let Some(card) = &self.card else { return html! {} };
        match &card.picture {
            Picture::Matches(matches) => {
                html! { div.minis { @for one in matches { (mini(one)) } } }
            }
            Picture::Outcomes(found) => outcomes(self.language, found),
            Picture::Standing(_) if !card.bracket.is_empty() => bracket(&card.bracket),
            Picture::Standing(rows) => html! {
                @if let Some(progress) = card.progress {
                    (played(self.language, progress.0, progress.1))
                }
                (standing(rows, card.progress.is_none()))
            },
        }
    }
}

/// The play-off as a small bracket, the final at the right.
fn bracket(rounds: &[Vec<Duel>]) -> Markup {
    html! {
        div class={ "tree-of r" (rounds.len()) } {
            @for round in rounds {
                div.round {
                    @for duel in round { div.duel { @for side in &duel.sides { (half(side)) } } }
                }
            }
        }
    }
}

fn half(side: &Half) -> Markup {
    html! {
        p.half.won[side.won] {
            @if side.name.is_empty() { span.nm.wait { "–" } } @else { span.nm { (side.name) } }
            @for score in &side.scores { span.pts { (score) } }
        }
    }
}

/// How far the event is.
fn played(language: Language, rounds: u32, of: u32) -> Markup {
    let part = (rounds.saturating_mul(1000) / of.max(1)).min(1000);
    html! {
        div.played {
            (bars::thin(part, Some(&say!(language, page_glance_rounds { played: rounds, of }))))
        }
    }
}

fn mini(one: &CardMatch) -> Markup {
    html! {
        div.mini {
            p.kick { (one.label) span.end { (one.clock) } }
            @for (side, colour) in one.sides.iter().zip([Colour::White, Colour::Black]) {
                p.mrow { (tile(colour)) span.nm { (side.name) } span.pts { (side.score) } }
            }
        }
    }
}

fn outcomes(language: Language, found: &Bars) -> Markup {
    html! {
        div.outcomes {
            @for (rank, (name, alone, shared, count)) in found.rows.iter().enumerate() {
                @let says = say!(language, page_glance_bar { name, count, of: &found.of });
                p.brow {
                    span.nm { (name) } (bars::bar(rank, *alone, *shared, &says))
                    span.c { @if count.len() <= 7 { (count) } }
                }
            }
            @if found.more > 0 {
                p.rest { (say!(language, and_more { count: found.more })) }
            }
            p.rest {
                (bars::legend(language, "shared")) " " (say!(language, page_board_no_chances))
            }
        }
    }
}

/// The first rows, each with its score also as a bar where the event is over.
fn standing(rows: &[Standing], over: bool) -> Markup {
    html! {
        table.top-rows {
            @for row in rows {
                tr.first[row.won] {
                    td.pl { (row.place) }
                    td.nm { (row.name) @if over { (bars::thin(row.part, None)) } }
                    td.pts { (row.score) }
                }
            }
        }
    }
}
