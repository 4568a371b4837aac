//! The last step for all HTML and SVG.

use maud::Markup;

/// The finished text.
///
/// Files may contain any names. `maud` escapes markup in them. This function replaces characters
/// that XML forbids, and those that change the direction of text, which could turn "1–0" into
/// "0–1". Each becomes a visible �.
pub(crate) fn finish(markup: &Markup) -> String {
    legible(&markup.0)
}

/// The text with deceptive and forbidden characters replaced by �.
///
/// ```
/// assert_eq!(tiebreak_report::paper::legible("1\u{202e}0"), "1\u{fffd}0");
/// ```
pub fn legible(text: &str) -> String {
    text.chars().map(|c| if forbidden(c) { '\u{fffd}' } else { c }).collect()
}

fn forbidden(c: char) -> bool {
    let control = c.is_control() && !matches!(c, '\t' | '\n' | '\r');
    let direction = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    control || direction || matches!(c, '\u{fffe}' | '\u{ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn signs_that_deceive_are_shown_as_replaced() {
        let name = "a\u{202e}b\u{0}c\u{2067}<d>";
        assert_eq!(finish(&html! { b { (name) } }), "<b>a\u{fffd}b\u{fffd}c\u{fffd}&lt;d&gt;</b>");
    }

    #[test]
    fn names_in_other_scripts_stay() {
        assert_eq!(
            finish(&html! { "ميلاد \u{200f}丁立人 Jose\u{301}" }),
            "ميلاد \u{200f}丁立人 Jose\u{301}"
        );
    }
}
