//! The crosstable as a table that is read aloud line by line; a long one in parts, with the standing.

use crate::dossier::Dossier;
use maud::{Markup, html};
use tiebreak_model::Colour;
use tiebreak_report::crosstable::{Across, Cell, Line, Met, Table, crosstable};

/// So many lines stand on one page.
const A_PART: usize = 100;

/// A part of a long standing.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    number: usize,
    parts: usize,
    lines: usize,
}

impl Part {
    /// The part of this number, or the nearest one there is.
    pub fn of(dossier: &Dossier, number: usize) -> Self {
        let lines = dossier.event.participants.len();
        let parts = lines.div_ceil(A_PART).max(1);
        Self { number: number.clamp(1, parts), parts, lines }
    }

    /// Whether it is the first.
    pub fn is_first(self) -> bool {
        self.number == 1
    }

    /// Whether a line, counted from 0, stands in it.
    pub fn holds(self, line: usize) -> bool {
        line / A_PART + 1 == self.number
    }

    /// What names it in the address.
    pub fn query(self) -> String {
        if self.is_first() { String::new() } else { format!("?page={}", self.number) }
    }

    /// "101 to 200 of 2000".
    pub fn said(self) -> String {
        let from = (self.number - 1) * A_PART;
        format!("{} to {} of {}", from + 1, (from + A_PART).min(self.lines), self.lines)
    }

    /// To the parts before and after.
    pub fn turning(self, slug: &str) -> Markup {
        let to = |number: usize| format!("/events/{slug}{}", Self { number, ..self }.query());
        html! {
            @if self.parts > 1 {
                nav.pages aria-label="Parts of the standing" {
                    @if self.number > 1 { a rel="prev" href=(to(self.number - 1)) { "Before" } }
                    span.grey { (self.said()) }
                    @if self.number < self.parts { a rel="next" href=(to(self.number + 1)) { "After" } }
                }
            }
        }
    }
}

/// The crosstable with its heading and the ways to the rounds.
pub fn section(dossier: &Dossier, part: Part) -> Markup {
    let table = crosstable(dossier.case());
    let rounds = rounds(dossier);
    html! {
        @if let Some(table) = &table {
            section.sec.wide-section aria-labelledby="crosstable" {
                h2.kick id="crosstable" { "Crosstable" @if table.across != Across::Numbers { span.end { "shaded: with black" } } }
                div.scroll tabindex="0" role="region" aria-label="Results of everybody" { (drawn(dossier, table, part)) }
                @if rounds.len() > 1 {
                    nav.rounds aria-label="Rounds" {
                        span { "Rounds" }
                        @for round in &rounds { " " a href={ "/events/" (dossier.row.slug) "/rounds/" (round) } { (round) } }
                    }
                }
            }
        }
    }
}

/// The rounds of which something is known.
pub fn rounds(dossier: &Dossier) -> Vec<u32> {
    let games = dossier.event.games.iter().filter_map(|game| game.round);
    let matches = dossier.event.matches.iter().filter_map(|one| one.round);
    let mut rounds: Vec<u32> = games.chain(matches).collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}

fn drawn(dossier: &Dossier, table: &Table, part: Part) -> Markup {
    let rated = dossier.event.participants.iter().any(|one| one.rating.is_some());
    let by = match table.across {
        Across::Opponents => "opponents",
        Across::Rounds => "rounds",
        Across::Numbers => "numbers",
    };
    html! {
        table class={ "cross " (by) } data-cross[table.across == Across::Opponents] {
            thead {
                tr {
                    th.no scope="col" { span.unseen { "Number" } }
                    th.l scope="col" { "Name" }
                    th.p scope="col" { "Points" }
                    @for head in &table.heads { th scope="col" { (head) } }
                    @if rated { th.rating scope="col" { "Rating" } }
                    th.pl scope="col" { "Place" }
                }
            }
            tbody {
                @for line in table.lines.iter().filter(|line| part.holds(line.number - 1)) { (row(dossier, table, line, rated)) }
            }
        }
    }
}

fn row(dossier: &Dossier, table: &Table, line: &Line, rated: bool) -> Markup {
    let one = &dossier.event.participants[line.id.index()];
    html! {
        tr.part[line.place.is_some()] {
            td.no { (line.number) }
            th.l scope="row" { span.nm { (one.name) } @if let Some(federation) = &one.federation { " " span.fed { (federation) } } }
            td.p { (line.score) }
            @for cell in &line.cells { (field(cell, table.across)) }
            @if rated { td.rating { @if let Some(rating) = one.rating { (rating) } } }
            td.pl { @if let Some(place) = &line.place { (place) } }
        }
    }
}

fn field(cell: &Cell, across: Across) -> Markup {
    match cell {
        Cell::Empty => html! { td.x {} },
        Cell::Own => html! { td.x.self {} },
        Cell::Number(number) => html! { td.x { (number) } },
        Cell::Games(games) => {
            let black = games.iter().all(|met| met.colour == Some(Colour::Black));
            let outcome = match games.as_slice() {
                [one] if one.score == "1" => "w1",
                [one] if one.score == "0" => "w0",
                _ => "",
            };
            html! {
                td class={ "x" @if black { " b" } @if !outcome.is_empty() { " " (outcome) } } {
                    @for (index, met) in games.iter().enumerate() { @if index > 0 { " " } (played(met, across)) }
                }
            }
        }
    }
}

/// A score, with the opponent before it where the columns are rounds.
fn played(met: &Met, across: Across) -> Markup {
    let colour = match met.colour {
        Some(Colour::White) => " with white",
        Some(Colour::Black) => " with black",
        None => "",
    };
    html! {
        @if across == Across::Rounds {
            @if let Some(number) = met.against { span.op { (number) } " " }
        }
        (met.score) @if !colour.is_empty() { span.unseen { (colour) } }
    }
}

/// The name and rating of somebody beside a game.
pub fn player(dossier: &Dossier, id: tiebreak_model::Id) -> Markup {
    let one = &dossier.event.participants[id.index()];
    html! {
        span.nm { (one.name) } @if let Some(rating) = one.rating { " " span.fed { (rating) } }
    }
}
