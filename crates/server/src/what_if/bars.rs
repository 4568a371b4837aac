//! Bars of outcomes: solid is first place alone, hatched is shared, empty is out. A bar is an SVG,
//! because its sizes vary and pages have no inline styles.

use maud::{Markup, html};
use tiebreak_report::{Language, say};

/// Contenders have these colours in order; after the last, they start again.
const COLOURS: usize = 6;

/// The class of a contender's colour.
pub fn colour(rank: usize) -> String {
    format!("p{}", rank % COLOURS + 1)
}

/// The patterns for hatching, needed once on a page that has bars.
pub fn hatchings() -> Markup {
    html! {
        svg.hatchings width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                @for rank in 0..COLOURS {
                    pattern id={ "hatch-" (colour(rank)) } width="6" height="6"
                        patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                        rect class=(colour(rank)) width="2" height="6" {}
                    }
                }
            }
        }
    }
}

/// One bar, from thousandths of the outcomes; `says` describes it in words.
pub fn bar(rank: usize, alone: u32, shared: u32, says: &str) -> Markup {
    let percent = |thousandths: u32| format!("{}.{}%", thousandths / 10, thousandths % 10);
    html! {
        svg class={ "bar " (colour(rank)) } role="img" aria-label=(says) {
            @if alone > 0 { rect.one width=(percent(alone)) height="100%" {} }
            @if shared > 0 {
                rect x=(percent(alone)) width=(percent(shared)) height="100%"
                    fill={ "url(#hatch-" (colour(rank)) ")" } {}
            }
        }
    }
}

/// A thin bar for a part of a whole. `says` describes it in words, unless the text next to it does.
pub fn thin(thousandths: u32, says: Option<&str>) -> Markup {
    html! {
        svg.thin role=[says.map(|_| "img")] aria-label=[says]
            aria-hidden=[says.is_none().then_some("true")] {
            rect width={ (thousandths / 10) "." (thousandths % 10) "%" } height="100%" {}
        }
    }
}

/// The legend of the bars. `shared` names what sharing first place leads to: `tied` if regulations
/// settle it, else `shared`.
pub fn legend(language: Language, shared: &str) -> Markup {
    let word = |what: &str| say!(language, page_legend { what });
    html! {
        span.legend { span.sw.one {} (word("alone")) } " "
        span.legend { span.sw.tie {} (word(shared)) } " " span.legend { span.sw {} (word("out")) }
    }
}
