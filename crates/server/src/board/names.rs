//! Names at hall size: a long name shrinks, then its given names become initials, then the second
//! half of a double name becomes an initial; no name is cut or wrapped.
//!
//! The Content-Security-Policy allows no inline styles, so a width is a class: `w13` means that
//! the name is up to 6½ times as wide as it is high, and the stylesheet divides the available
//! width by that.

use maud::{Markup, html};
use tiebreak_model::Event;
use tiebreak_report::initials;

/// The widest class in the stylesheet, in half ems.
const WIDEST: u32 = 60;
/// From this width on, in half ems, initials are easier to read from the back of the hall than the
/// full name.
const TOO_WIDE: u32 = 30;

/// Up to this width, in half ems, a name on one of two boards side by side is large enough.
const SIDE_BY_SIDE: u32 = 20;

/// A name as a board shows it, with its width.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FittedName {
    /// The full name, or the name with initials.
    pub text: String,
    half_ems: u32,
}

impl FittedName {
    /// Keeps the full name if it can be read.
    pub fn new(name: &str) -> Self {
        Self::within(name, TOO_WIDE)
    }

    /// Fits a name to a width, in half ems: in full, with initials, or with half of a double name.
    pub fn within(name: &str, widest: u32) -> Self {
        let mut text = name.to_owned();
        if half_ems(&text) > widest {
            text = initials(&text).unwrap_or(text);
        }
        if half_ems(&text) > widest.max(TOO_WIDE) {
            text = first_of_double(&text).unwrap_or(text);
        }
        Self { half_ems: half_ems(&text), text }
    }

    /// Whether the name is too long for two boards side by side: the boards are then placed one
    /// above the other.
    pub fn is_long(&self) -> bool {
        self.half_ems > SIDE_BY_SIDE
    }
}

/// The name with the second half of a double name as an initial: "M. Konstantinopoulou-W."
fn first_of_double(name: &str) -> Option<String> {
    let last = name.split_whitespace().next_back()?;
    let (first, second) = last.split_once('-').filter(|(first, _)| first.chars().count() > 1)?;
    let initial = second.chars().next()?;
    Some(format!("{}{first}-{initial}.", name.strip_suffix(last)?))
}

/// The event with the names for boards: the short name from its file, or the full name, with
/// initials if it is too long.
pub fn called(event: &Event) -> Event {
    called_within(event, TOO_WIDE)
}

/// The event with names that fit a width, for sentences in little space.
pub fn called_within(event: &Event, widest: u32) -> Event {
    let seen = event.shown();
    seen.called(|one| FittedName::within(one.short.as_ref().unwrap_or(&one.name), widest).text)
}

/// The width class of the widest name: all names of one card have one size.
pub fn width(names: &[&FittedName]) -> String {
    let widest = names.iter().map(|name| name.half_ems).max().unwrap_or(0);
    format!("w{}", widest.clamp(4, WIDEST))
}

/// A name in a box of its own.
pub fn name(name: &str) -> Markup {
    let shown = FittedName::new(name);
    html! { span class={ "nm " (width(&[&shown])) } { (shown.text) } }
}

/// The width of a text in the heaviest bundled serif, in half ems, rounded up.
pub fn half_ems(text: &str) -> u32 {
    let hundredths: u32 = text.chars().map(advance).fold(0, u32::saturating_add);
    hundredths.div_ceil(50)
}

/// The width of a character in hundredths of the font size, rather too large than too small.
fn advance(c: char) -> u32 {
    match c {
        'i' | 'j' | 'l' | '.' | ',' | '\'' | '’' | ' ' | ':' | ';' => 29,
        'I' | 'f' | 't' | 'r' | 's' | '-' | '(' | ')' => 41,
        'm' | 'w' | 'M' | 'W' | 'ж' | 'ш' | 'щ' | 'ю' | 'Ж' | 'Ш' | 'Щ' | 'Ю' | 'Ф' | 'М' | '½'
        | '…' => 95,
        'A'..='Z' | 'А'..='Я' => 72,
        'а'..='я' | 'ё' => 60,
        c if c.is_ascii() => 55,
        // Han, kana, Hangul, wide forms and emoji fill a square.
        '\u{1100}'..='\u{11ff}'
        | '\u{2e80}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}' => 104,
        '\u{fe30}'..='\u{fe4f}' | '\u{ff00}'..='\u{ff60}' | '\u{1f000}'..='\u{3ffff}' => 104,
        // A combining mark takes no space, but hundreds of them must not count as nothing.
        '\u{300}'..='\u{36f}' => 4,
        c if c.is_uppercase() => 74,
        _ => 60,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_names_get_initials() {
        for (name, shown) in [
            ("Nodirbek Abdusattorov", "Nodirbek Abdusattorov"),
            ("Maximilian Alexander van Oosterom-Braunfels", "M. A. van Oosterom-Braunfels"),
            ("Oosterom-Braunfels, Maximilian Alexander Jan", "Oosterom-Braunfels, M. A. J."),
            ("Константин Александрович Вознесенский-Белов", "К. А. Вознесенский-Белов"),
            (
                "Venkataramanathan-Subramaniamswamy Gopal D",
                "Venkataramanathan-Subramaniamswamy Gopal D",
            ),
            ("Konstantin Vosnessensky-Preobrazhensky-Bogoslovsky", "K. Vosnessensky-P."),
            ("Krungthepmahanakhon-Amonrattanakosinthew", "Krungthepmahanakhon-A."),
            ("Wilhelmina Wolfeschlegelsteinhausenberg", "W. Wolfeschlegelsteinhausenberg"),
            ("丁立人", "丁立人"),
        ] {
            assert_eq!(FittedName::new(name).text, shown);
        }
    }

    #[test]
    fn a_width_has_a_class() {
        assert_eq!(width(&[]), "w4");
        assert_eq!(width(&[&FittedName::new(&"W".repeat(300))]), "w60");
        let (short, long) = (FittedName::new("Wei Yi"), FittedName::new("Nodirbek Abdusattorov"));
        assert_eq!(width(&[&short, &long]), width(&[&long]));
    }
}
