//! The report as a page.

use super::Extras;
use super::blocks::{blocks, runs};
use super::page::{foot, page};
use crate::Case;
use crate::paper::{self, Heading, PaperDocument, PaperSection};
use maud::{Markup, html};

const STYLE: &str = include_str!("protocol.css");

/// The report as one page that prints on A4.
pub fn protocol(case: Case<'_>, extras: &Extras) -> String {
    let protocol = paper::protocol(case, extras);
    let body = html! {
        // Browsers repeat the foot of a table on every sheet, which keeps the space for the fixed
        // foot free.
        table class="sheets" role="presentation" {
            tbody { tr { td { (content(&protocol)) } } }
            tfoot { tr { td { div class="foot-room" {} } } }
        }
        footer { (foot(&protocol.foot)) }
    };
    page(protocol.language, &protocol.title, STYLE, &body)
}

fn content(protocol: &PaperDocument) -> Markup {
    html! {
        main {
            (heading(&protocol.heading))
            @for one in &protocol.sections { (section(one)) }
        }
    }
}

fn heading(heading: &Heading) -> Markup {
    html! {
        header {
            p class="kind" { (heading.kind) }
            h1 { bdi { (heading.title) } }
            p class="regulation" { (runs(&heading.regulation)) }
            p class={ "state" @if !heading.settled { " unsettled" } } {
                (heading.state)
                @if let Some(printed) = &heading.printed { span class="printed" { (printed) } }
            }
        }
    }
}

fn section(section: &PaperSection) -> Markup {
    html! {
        section class=(section.id) {
            h2 { (section.title) }
            (blocks(&section.blocks))
        }
    }
}
