//! A page: head, styles, and a foot that stands on every sheet.

use super::Extras;
use crate::Case;
use crate::markup::finish;
use maud::{DOCTYPE, Markup, PreEscaped, html};

const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// The whole text of a page.
pub(super) fn page(title: &str, style: &'static str, body: &Markup) -> String {
    let mut page = finish(&html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(style)) }
            }
            body { (body) }
        }
    });
    page.push('\n');
    page
}

/// Whether anything departed from the regulation: then every sheet says so.
pub(super) fn departed(case: Case<'_>, extras: &Extras) -> bool {
    !case.ruling.departures.is_empty() || extras.departures().next().is_some()
}

/// What stands at the foot of every sheet.
pub(super) fn foot(case: Case<'_>, extras: &Extras) -> Markup {
    html! {
        span class="foot-title" { bdi { (case.event.title) } }
        @if departed(case, extras) { span class="foot-mark" { "departs from the regulation" } }
        @if let Some(head) = extras.head_in_fours() {
            span class="foot-head" { "Record " code { (head) } }
        } @else {
            span class="foot-head" { "No record" }
        }
    }
}

/// A section, where there is something to say.
pub(super) fn section(class: &'static str, title: &str, body: Option<Markup>) -> Markup {
    html! {
        @if let Some(body) = body {
            section class=(class) {
                h2 { (title) }
                (body)
            }
        }
    }
}
