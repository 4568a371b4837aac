//! What follows from the open games: first the matrix, if two games decide; then bars for all who
//! can come first; then each player's needs in words.

use super::bars;
use crate::site::words::{MARKS, with_markup};
use maud::{Markup, html};
use tiebreak_report::scenarios::{
    Goal, Matrix, PlaceTable, View, matrix, outcome_count, place_table, readable, sentence, tree,
};
use tiebreak_report::{Language, say};
use tiebreak_scenarios::{OutcomeTally, Prospect, Verdict};

/// The most players on one page, and the most names in the list of those who are out.
const PLAYERS: usize = 50;
const NAMED: usize = 30;
/// The most players whose needs are spelled out.
const TOLD: usize = 12;
/// The most places with a column of their own.
const PLACES: usize = 16;

/// All findings, with one part of a long list of players; `further` gives the address of another
/// part.
pub fn all(view: View<'_>, part: usize, further: &dyn Fn(usize) -> String) -> Markup {
    let found = view.scenarios;
    let contenders: Vec<&Prospect> = view.contenders().collect();
    let parts = contenders.len().div_ceil(PLAYERS).max(1);
    let part = part.min(parts);
    let from = (part - 1) * PLAYERS;
    let (matrix, language) = (matrix(view), view.language);
    let outcomes = outcome_count(readable(language, &found.outcomes.to_string()));
    html! {
        p.grey.counted {
            (say!(language, page_what_if_outcomes { outcomes }))
            @if found.stopped { " " (say!(language, page_what_if_stopped)) }
        }
        @if let Some(sampled) = view.sampled() {
            p.sampled role="note" {
                strong { (say!(language, page_what_if_sampled)) " " }
                (sampled)
            }
        }
        div.duo.single[matrix.is_none()] {
            @if let Some(matrix) = &matrix { (both_games(view, matrix)) }
            section.sec aria-labelledby="verdicts" {
                h2.kick id="verdicts" {
                    (say!(language, page_what_if_who_first))
                    span.end { (bars::legend(language, shared_word(view))) }
                }
                (verdicts(view, &contenders[from.min(contenders.len())..], from))
                @if parts > 1 {
                    nav.pages aria-label=(say!(language, page_what_if_parts { of: "players" })) {
                        @if part > 1 {
                            a rel="prev" href=(further(part - 1)) {
                                (say!(language, page_what_if_before { of: "players" }))
                            }
                        }
                        span.grey { (say!(language, page_what_if_part { part, parts })) }
                        @if part < parts {
                            a rel="next" href=(further(part + 1)) {
                                (say!(language, page_what_if_after { of: "players" }))
                            }
                        }
                    }
                }
                (out(view))
            }
        }
        div.prospects {
            @for (rank, one) in contenders.iter().enumerate().skip(from).take(TOLD) {
                (prospect(view, one, rank))
            }
        }
        @for procedure in view.procedures() { p { (procedure) } }
        @if let Some(table) = place_table(view) { (places(view.language, &table)) }
    }
}

/// What sharing first place leads to, as the messages select by it.
fn shared_word(view: View<'_>) -> &'static str {
    if view.regulation.is_some() { "tied" } else { "shared" }
}

fn verdicts(view: View<'_>, contenders: &[&Prospect], from: usize) -> Markup {
    let (of, language) = (view.scenarios.outcomes, view.language);
    let head = |what: &str| say!(language, page_legend { what });
    let says = |one: &Prospect| {
        let [alone, tied, of] =
            [one.outright.count, one.shared.count, of].map(|count| count.to_string());
        readable(language, &say!(language, page_what_if_bar { alone, tied, of }))
    };
    html! {
        table.verdicts {
            thead {
                tr {
                    th scope="col" { (say!(language, page_event_column { column: "name" })) }
                    td {}
                    th.number scope="col" { (head("alone")) }
                    th.number scope="col" { (head("tied")) } th.number scope="col" { (head("out")) }
                }
            }
            tbody {
                @for (index, one) in contenders.iter().take(PLAYERS).enumerate() {
                    @let alone = of.per_mille(one.outright.count);
                    @let shared = of.per_mille(one.shared.count);
                    tr {
                        th scope="row" { span.nm { (view.name(one.id)) } }
                        td.b { (bars::bar(from + index, alone, shared, &says(one))) }
                        td.number { (tallied(language, &one.outright, "alone")) }
                        td.number { (tallied(language, &one.shared, "tied")) }
                        td.number { (tallied(language, &one.out, "out")) }
                    }
                }
            }
        }
    }
}

/// A share of the outcomes. Certain ones are bold, impossible ones struck through, and sampled ones
/// have their error next to them.
fn tallied(language: Language, tallied: &OutcomeTally, what: &str) -> Markup {
    html! {
        @match (tallied.verdict, &tallied.error) {
            (Verdict::Certain, _) => strong {
                (say!(language, page_what_if_tally { what: "certain" }))
            },
            (Verdict::Impossible, _) => s { (say!(language, page_what_if_tally { what })) },
            (Verdict::Possible, None) => (readable(language, &tallied.count.to_string())),
            (Verdict::Possible, Some(error)) => {
                @let (count, error) = (tallied.count.to_string(), error.to_string());
                (readable(language, &say!(language, page_what_if_about { count, error })))
            }
        }
    }
}

/// The players who can no longer come first.
fn out(view: View<'_>) -> Markup {
    let gone =
        view.scenarios.participants.iter().filter(|one| one.first.verdict == Verdict::Impossible);
    let names: Vec<&str> = gone.map(|one| view.name(one.id)).collect();
    let (named, rest) = names.split_at(names.len().min(NAMED));
    let said = match rest.len() {
        0 => say!(view.language, page_what_if_cannot { names: MARKS[0] }),
        count => say!(view.language, page_what_if_cannot_more { names: MARKS[0], count }),
    };
    html! {
        @if !names.is_empty() {
            p.grey { (with_markup(&said, &[html! { s { (named.join(", ")) } }])) }
        }
    }
}

/// One game's results down, the other's across; each cell shows who comes first.
fn both_games(view: View<'_>, matrix: &Matrix) -> Markup {
    let rank = |id| view.contenders().position(|one| one.id == id).unwrap_or(0);
    html! {
        section.sec aria-labelledby="two-games" {
            h2.kick id="two-games" {
                (say!(view.language, page_what_if_two_games))
                span.end { (say!(view.language, page_what_if_several_names)) }
            }
            table.matrix {
                caption.unseen { (say!(view.language, page_what_if_matrix)) }
                thead { tr { td {} @for words in &matrix.across { th scope="col" { (words) } } } }
                tbody {
                    @for (words, row) in matrix.down.iter().zip(&matrix.cells) {
                        tr {
                            th scope="row" { (words) }
                            @for cell in row {
                                td class=(cell.class) {
                                    @if !cell.what.is_empty() {
                                        small { (cell.what.trim_end()) }
                                        " "
                                    }
                                    @for (index, id) in cell.first.iter().enumerate() {
                                        @if index > 0 { ", " }
                                        span class={ "nm " (bars::colour(rank(*id))) } {
                                            (view.name(*id))
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A player who can still come first: a tree with the player's own game at the root and a branch
/// for each result, and the same in sentences.
fn prospect(view: View<'_>, one: &Prospect, rank: usize) -> Markup {
    let goals = [Goal::Outright, Goal::Settled, Goal::PlayOff, Goal::Shared];
    let sentences: Vec<String> =
        goals.into_iter().filter_map(|goal| sentence(view, one.id, goal)).collect();
    html! {
        section class={ "prospect " (bars::colour(rank)) } {
            h3 { (view.name(one.id)) }
            @if let Some(tree) = tree(view, one.id) {
                div.tree {
                    @if let Some(opponent) = tree.opponent {
                        p.root {
                            small { (say!(view.language, tree_against)) }
                            " " (view.name(opponent))
                        }
                    }
                    ul.alone[tree.opponent.is_none()] {
                        @for branch in &tree.branches {
                            li.(branch.class.unwrap_or("alone")) {
                                @if !branch.result.is_empty() { strong.result { (branch.result) } }
                                div {
                                    @for line in &branch.lines {
                                        p { (readable(view.language, line)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            @if !sentences.is_empty() {
                details.more {
                    summary { (say!(view.language, page_what_if_in_sentences)) }
                    @for sentence in &sentences { p { (readable(view.language, sentence)) } }
                }
            }
        }
    }
}

fn places(language: Language, table: &PlaceTable) -> Markup {
    let rest = table.rows.len().saturating_sub(PLAYERS);
    let shown = if table.head.len() > PLACES + 1 { PLACES } else { table.head.len() };
    html! {
        section.sec {
            h2.kick { (say!(language, page_what_if_places)) }
            p.grey { (table.caption) }
            div.scroll tabindex="0" role="region" aria-label=(say!(language, page_what_if_places)) {
                table.what-if {
                    thead {
                        tr {
                            th scope="col" {
                                (say!(language, page_event_column { column: "name" }))
                            }
                            @for head in table.head.iter().take(shown) { th scope="col" { (head) } }
                        }
                    }
                    tbody {
                        @for (name, cells) in table.rows.iter().take(PLAYERS) {
                            tr {
                                th scope="row" { (name) }
                                @for cell in cells.iter().take(shown) {
                                    td { (readable(language, cell)) }
                                }
                            }
                        }
                    }
                }
            }
            @if rest > 0 || shown < table.head.len() {
                p.grey {
                    @if rest > 0 { (say!(language, page_what_if_more_players { count: rest })) " " }
                    @if shown < table.head.len() {
                        (say!(language, page_what_if_first_places { shown, all: table.head.len() }))
                    }
                }
            }
        }
    }
}
