//! The slips as a page.

use super::Extras;
use super::blocks::runs;
use super::page::{foot, page};
use crate::Case;
use crate::paper::{self, Slip, SlipPlayer};
use maud::{Markup, html};

const STYLE: &str = include_str!("slips.css");

/// The number of slips on one sheet.
const ON_A_SHEET: usize = 4;

/// Pairing and result slips for the open games, four on a sheet with lines to cut along.
pub fn slips(case: Case<'_>, extras: &Extras) -> String {
    let paper = paper::slips(case, extras);
    let body = html! {
        @if paper.slips.is_empty() {
            main class="none" {
                h1 { bdi { (paper.event) } }
                p { (paper.none) }
                footer { (foot(&paper.foot)) }
            }
        }
        @else {
            main {
                h1 class="unseen" { bdi { (paper.event) } }
                @for sheet in paper.slips.chunks(ON_A_SHEET) {
                    div class="sheet" { @for game in sheet { (slip(game)) } }
                }
            }
        }
    };
    page(paper.language, &paper.title, STYLE, &body)
}

fn slip(slip: &Slip) -> Markup {
    html! {
        article {
            header {
                span class="event" { bdi { (slip.event) } }
                span class="game" { (slip.game) }
                span class="clause" { (slip.clause) }
            }
            @if let Some(mark) = &slip.departs { p class="mark" { (mark) } }
            table { @for one in &slip.sides { (side(one)) } }
            p class="rules" { (slip.rules) }
            div class="results" {
                @for result in slip.results {
                    span class="result" { span class="tick" {} (result) }
                }
                span class="result other" { (slip.other) }
            }
            div class="signatures" { @for who in &slip.signatures { span { (who) } } }
            footer {
                code { (slip.id) }
                @if let Some(head) = &slip.head { span { (runs(head)) } }
            }
        }
    }
}

fn side(side: &SlipPlayer) -> Markup {
    html! {
        tr {
            td class="king" { (side.king) }
            th { (side.word) }
            td class="player" {
                bdi { (side.name) }
                @if let Some(federation) = &side.federation {
                    span class="federation" { (federation) }
                }
            }
            td class="pace" { (side.pace) }
        }
    }
}
