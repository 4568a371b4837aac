//! The crosstable as a table that is read aloud line by line; a long one in parts, with the
//! standing.

use super::localized::LocalizedEvent;
use super::state::EventState;
use maud::{Markup, html};
use tiebreak_model::Colour;
use tiebreak_report::crosstable::{Across, Cell, Line, Met, Table, crosstable};
use tiebreak_report::{Language, say};

/// The most lines on one page.
const A_PART: usize = 100;

/// A part of a long standing.
#[derive(Debug, Clone, Copy)]
pub struct StandingPart {
    number: usize,
    parts: usize,
    lines: usize,
}

impl StandingPart {
    /// The part of this number, or the nearest one there is.
    pub fn new(event_state: &EventState, number: usize) -> Self {
        let lines = event_state.event.participants().len();
        let parts = lines.div_ceil(A_PART).max(1);
        Self { number: number.clamp(1, parts), parts, lines }
    }

    /// Whether it is the first.
    pub fn is_first(self) -> bool {
        self.number == 1
    }

    /// Whether a line, counted from 0, is in it.
    pub fn holds(self, line: usize) -> bool {
        line / A_PART + 1 == self.number
    }

    /// What names it in the address.
    pub fn query(self) -> String {
        if self.is_first() { String::new() } else { format!("?page={}", self.number) }
    }

    /// "101 to 200 of 2000".
    pub fn said(self, language: Language) -> String {
        let from = (self.number - 1) * A_PART;
        let to = (from + A_PART).min(self.lines);
        say!(language, page_cross_part { from: from + 1, to, all: self.lines })
    }

    /// To the parts before and after.
    pub fn turning(self, language: Language, slug: &str) -> Markup {
        let to = |number: usize| format!("/events/{slug}{}", Self { number, ..self }.query());
        html! {
            @if self.parts > 1 {
                nav.pages aria-label=(say!(language, page_cross_parts)) {
                    @if self.number > 1 {
                        a rel="prev" href=(to(self.number - 1)) {
                            (say!(language, page_turn_before))
                        }
                    }
                    span.grey { (self.said(language)) }
                    @if self.number < self.parts {
                        a rel="next" href=(to(self.number + 1)) {
                            (say!(language, page_turn_after))
                        }
                    }
                }
            }
        }
    }
}

/// The crosstable with its heading and the ways to the rounds.
pub fn section(event_state: LocalizedEvent<'_>, part: StandingPart) -> Markup {
    let table = crosstable(event_state.case());
    let (rounds, language) = (rounds(&event_state), event_state.language);
    html! {
        @if let Some(table) = &table {
            section.sec.wide-section aria-labelledby="crosstable" {
                h2.kick id="crosstable" {
                    (say!(language, page_cross_heading))
                    @if table.across != Across::Numbers {
                        span.end { (say!(language, page_cross_shaded)) }
                    }
                }
                div.scroll tabindex="0" role="region"
                    aria-label=(say!(language, page_cross_results)) {
                    (drawn(event_state, table, part))
                }
                @if rounds.len() > 1 {
                    nav.rounds aria-label=(say!(language, page_cross_rounds)) {
                        span { (say!(language, page_cross_rounds)) }
                        @for round in &rounds {
                            " "
                            a href={ "/events/" (event_state.row.slug) "/rounds/" (round) } {
                                (round)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The rounds of which something is known.
pub fn rounds(event_state: &EventState) -> Vec<u32> {
    let games = event_state.event.games().iter().filter_map(|game| game.round);
    let matches = event_state.event.matches().iter().filter_map(|one| one.round);
    let mut rounds: Vec<u32> = games.chain(matches).collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}

fn drawn(event_state: LocalizedEvent<'_>, table: &Table, part: StandingPart) -> Markup {
    let rated = event_state.event.participants().iter().any(|one| one.rating.is_some());
    let head = |column: &str| say!(event_state.language, page_event_column { column });
    let by = match table.across {
        Across::Opponents => "opponents",
        Across::Rounds => "rounds",
        Across::Numbers => "numbers",
    };
    html! {
        table class={ "cross " (by) } data-cross[table.across == Across::Opponents] {
            thead {
                tr {
                    th.no scope="col" { span.unseen { (head("number")) } }
                    th.l scope="col" { (head("name")) }
                    th.p scope="col" { (head("points")) }
                    @for head in &table.heads { th scope="col" { (head) } }
                    @if rated { th.rating scope="col" { (head("rating")) } }
                    th.pl scope="col" { (head("place")) }
                }
            }
            tbody {
                @for line in table.lines.iter().filter(|line| part.holds(line.number - 1)) {
                    (row(event_state, table, line, rated))
                }
            }
        }
    }
}

fn row(event_state: LocalizedEvent<'_>, table: &Table, line: &Line, rated: bool) -> Markup {
    let one = &event_state.shown().participants()[line.id.index()];
    html! {
        tr.part[line.place.is_some()] {
            td.no { (line.number) }
            th.l scope="row" {
                span.nm { (one.name) }
                @if let Some(federation) = &one.federation { " " span.fed { (federation) } }
            }
            td.p { (line.score) }
            @for cell in &line.cells { (field(event_state.language, cell, table.across)) }
            @if rated { td.rating { @if let Some(rating) = one.rating { (rating) } } }
            td.pl { @if let Some(place) = &line.place { (place) } }
        }
    }
}

fn field(language: Language, cell: &Cell, across: Across) -> Markup {
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
                    @for (index, met) in games.iter().enumerate() {
                        @if index > 0 { " " }
                        (played(language, met, across))
                    }
                }
            }
        }
    }
}

/// A score, with the opponent before it where the columns are rounds.
fn played(language: Language, met: &Met, across: Across) -> Markup {
    let colour = match met.colour {
        Some(Colour::White) => Some("white"),
        Some(Colour::Black) => Some("black"),
        None => None,
    };
    html! {
        @if across == Across::Rounds {
            @if let Some(number) = met.against { span.op { (number) } " " }
        }
        (met.score)
        @if let Some(colour) = colour {
            span.unseen { " " (say!(language, page_cross_with { colour })) }
        }
    }
}

/// The name and rating of somebody next to a game.
pub fn player(event_state: LocalizedEvent<'_>, id: tiebreak_model::Id) -> Markup {
    let one = &event_state.shown().participants()[id.index()];
    html! {
        span.nm { (one.name) } @if let Some(rating) = one.rating { " " span.fed { (rating) } }
    }
}
