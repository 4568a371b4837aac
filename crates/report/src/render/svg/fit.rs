//! Estimates the width of a text, and makes it fit.
//!
//! The reader's system chooses the font, so widths are estimates on the large side: a name may be
//! cut a letter early, but never overlaps its neighbour.

use std::borrow::Cow;
use unicode_width::UnicodeWidthChar;

/// The width of a text at a font size, rounded up.
pub(crate) fn width(text: &str, size: u32) -> u32 {
    let hundredths: u32 = text.chars().map(advance).fold(0, u32::saturating_add);
    hundredths.saturating_mul(size).div_ceil(100)
}

/// The text, cut with a mark if it is wider than `room`.
pub(crate) fn fitted(text: &str, size: u32, room: u32) -> Cow<'_, str> {
    if width(text, size) <= room {
        return Cow::Borrowed(text);
    }
    let room = room.saturating_sub(width("…", size)).saturating_mul(100) / size.max(1);
    let mut used = 0;
    let mut kept = String::new();
    for c in text.chars() {
        used += advance(c);
        if used > room {
            break;
        }
        kept.push(c);
    }
    kept.truncate(kept.trim_end().len());
    kept.push('…');
    Cow::Owned(kept)
}

/// The width of a character in hundredths of the font size.
fn advance(c: char) -> u32 {
    match c {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | '|' | ' ' | ':' | ';' => 32,
        'f' | 't' | 'r' | '-' | '(' | ')' => 42,
        'm' | 'w' | 'M' | 'W' | '…' | '@' | '%' | '½' | '¼' | '¾' => 96,
        'A'..='Z' => 74,
        // Combining marks have no width, but hundreds of them must not count as nothing.
        c => match c.width() {
            None | Some(0) => 4,
            Some(1) => 60,
            Some(_) => 104,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_stay_whole() {
        assert_eq!(fitted("Wei Yi", 13, 100), "Wei Yi");
    }

    #[test]
    fn long_names_are_cut_to_the_room() {
        for name in
            ["W".repeat(200), "丁".repeat(200), "Nodirbek ".repeat(30), "e\u{301}".repeat(200)]
        {
            let cut = fitted(&name, 13, 120);
            assert!(cut.ends_with('…'), "{cut}");
            assert!(width(&cut, 13) <= 120, "{cut}");
            assert!(cut.chars().count() > 5, "{cut}");
        }
    }
}
