//! Names at the sizes of a hall: a long one shrinks, then gives up its given names for initials,
//! then the second half of a double name; none is cut or wrapped.
//!
//! The Content-Security-Policy allows no style in a page, so that a width is a class: `w13` says
//! that the name is up to 6½ times as wide as it is high, and the stylesheet divides the room by
//! that.

use maud::{Markup, html};
use tiebreak_model::Event;
use tiebreak_report::initials;

/// The widest class of the stylesheet, in half ems.
const WIDEST: u32 = 60;
/// From this width on, in half ems, initials are easier to read from the back of the hall than the
/// whole name.
const TOO_WIDE: u32 = 30;

/// Up to this width, in half ems, a name on one of two boards side by side is large enough.
const SIDE_BY_SIDE: u32 = 20;

/// A name as it stands on a board, with the class of its width.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FittedName {
    /// The name, or the name with initials.
    pub text: String,
    half_ems: u32,
}

impl FittedName {
    /// Takes the name whole where it can be read.
    pub fn new(name: &str) -> Self {
        Self::within(name, TOO_WIDE)
    }

    /// The same where it can be read only up to this width, in half ems: whole, with initials, with
    /// half of a double name.
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

    /// Whether even two boards side by side leave it too little room: then they stand one under the
    /// other.
    pub fn is_long(&self) -> bool {
        self.half_ems > SIDE_BY_SIDE
    }
}

/// A double name whose second half is an initial: "M. Konstantinopoulou-W."
fn first_of_double(name: &str) -> Option<String> {
    let last = name.split_whitespace().next_back()?;
    let (first, second) = last.split_once('-').filter(|(first, _)| first.chars().count() > 1)?;
    let initial = second.chars().next()?;
    Some(format!("{}{first}-{initial}.", name.strip_suffix(last)?))
}

/// The event with the names that boards use: the short one that its file gives, or the full one,
/// with initials where it is too long.
pub fn called(event: &Event) -> Event {
    called_within(event, TOO_WIDE)
}

/// The same for sentences that stand in little room.
pub fn called_within(event: &Event, widest: u32) -> Event {
    event.called(|one| FittedName::within(one.short.as_ref().unwrap_or(&one.name), widest).text)
}

/// The class of the widest of some names: the names of one card have one size.
pub fn width(names: &[&FittedName]) -> String {
    let widest = names.iter().map(|name| name.half_ems).max().unwrap_or(0);
    format!("w{}", widest.clamp(4, WIDEST))
}

/// A name alone.
pub fn name(name: &str) -> Markup {
    let shown = FittedName::new(name);
    html! { span class={ "nm " (width(&[&shown])) } { (shown.text) } }
}

/// The width of a text in the bundled serif at its heaviest, in halves of its height, rounded up.
pub fn half_ems(text: &str) -> u32 {
    let hundredths: u32 = text.chars().map(advance).fold(0, u32::saturating_add);
    hundredths.div_ceil(50)
}

/// Hundredths of the font size, rather too many than too few.
fn advance(c: char) -> u32 {
    match c {
        'i' | 'j' | 'l' | '.' | ',' | '\'' | '’' | ' ' | ':' | ';' => 29,
        'I' | 'f' | 't' | 'r' | 's' | '-' | '(' | ')' => 41,
        'm' | 'w' | 'M' | 'W' | 'ж' | 'ш' | 'щ' | 'ю' | 'Ж' | 'Ш' | 'Щ' | 'Ю' | 'Ф' | 'М' | '½'
        | '…' => 95,
        'A'..='Z' | 'А'..='Я' => 72,
        'а'..='я' | 'ё' => 60,
        c if c.is_ascii() => 55,
        // Han, kana, Hangul and wide forms fill a square; so do signs for the eye.
        '\u{1100}'..='\u{11ff}'
        | '\u{2e80}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}' => 104,
        '\u{fe30}'..='\u{fe4f}' | '\u{ff00}'..='\u{ff60}' | '\u{1f000}'..='\u{3ffff}' => 104,
        // A mark on another letter takes no room, but hundreds of them must not count as nothing.
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
