//! A page with head, styles, and a foot on every printed sheet.

use super::blocks::runs;
use crate::markup::finish;
use crate::paper::Foot;
use maud::{DOCTYPE, Markup, PreEscaped, html};

const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// The whole text of a page.
pub(super) fn page(language: &str, title: &str, style: &'static str, body: &Markup) -> String {
    let mut page = finish(&html! {
        (DOCTYPE)
        html lang=(language) {
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

/// The foot of every sheet.
pub(super) fn foot(foot: &Foot) -> Markup {
    html! {
        span class="foot-title" { bdi { (foot.title) } }
        @if let Some(mark) = &foot.departs { span class="foot-mark" { (mark) } }
        span class="foot-head" { (runs(&foot.head)) }
    }
}
