//! Names that look the same to a reader and are not the same to a program.

use std::borrow::Cow;
use unicode_normalization::UnicodeNormalization;

/// A name as the eye sees it: composed, without signs that nobody sees, with Cyrillic and Greek
/// letters as the Latin ones they look like, with one kind of blank, apostrophe and hyphen.
///
/// The list is short on purpose: letters that occur in names and cannot be told apart in print. The
/// whole table of Unicode also holds pairs such as `m` and `rn`, which would accuse honest names.
///
/// ```
/// use tiebreak_formats::account::skeleton;
/// assert_eq!(skeleton("Ben\u{200b}"), skeleton("Ben"));
/// assert_eq!(skeleton("\u{0410}\u{043d}na"), "A\u{043d}na");
/// assert_ne!(skeleton("Ann"), skeleton("Anna"));
/// ```
pub fn skeleton(name: &str) -> String {
    seen(name).into_owned()
}

/// The same; a name in plain letters is not copied.
pub(super) fn seen(name: &str) -> Cow<'_, str> {
    if is_plain(name) {
        return Cow::Borrowed(name);
    }
    // What is ASCII is composed already.
    Cow::Owned(if name.is_ascii() {
        drawn(name.chars(), name.len())
    } else {
        drawn(name.nfkc(), name.len())
    })
}

/// Whether a name is ASCII that the eye sees as it is, with single blanks inside.
fn is_plain(name: &str) -> bool {
    let mut after_blank = true;
    let plain = name.bytes().all(|byte| {
        let blank = byte == b' ';
        let fits = if blank { !after_blank } else { byte.is_ascii_graphic() && byte != b'`' };
        after_blank = blank;
        fits
    });
    plain && !after_blank
}

/// The signs as the eye sees them.
fn drawn(signs: impl Iterator<Item = char>, length: usize) -> String {
    let mut out = String::with_capacity(length);
    let mut blank = false;
    for sign in signs {
        match sign {
            _ if invisible(sign) => {}
            _ if sign.is_whitespace() => blank = !out.is_empty(),
            _ => {
                if std::mem::take(&mut blank) {
                    out.push(' ');
                }
                out.push(as_latin(sign));
            }
        }
    }
    out
}

/// Whether a name holds a sign that nobody sees.
pub(crate) fn has_invisible(name: &str) -> bool {
    name.chars().any(invisible)
}

fn invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2064}'
            | '\u{feff}'
    )
}

fn as_latin(sign: char) -> char {
    const LATIN: &[(char, &str)] = &[
        ('A', "АΑ"),
        ('B', "ВΒ"),
        ('C', "СϹ"),
        ('E', "ЕΕ"),
        ('H', "НΗ"),
        ('I', "ІΙ"),
        ('J', "Ј"),
        ('K', "КΚ"),
        ('M', "МΜ"),
        ('N', "Ν"),
        ('O', "ОΟ"),
        ('P', "РΡ"),
        ('S', "Ѕ"),
        ('T', "ТΤ"),
        ('X', "ХΧ"),
        ('Y', "ΥҮ"),
        ('Z', "Ζ"),
        ('a', "а"),
        ('c', "сϲ"),
        ('e', "е"),
        ('i', "іι"),
        ('j', "ј"),
        ('o', "оο"),
        ('p', "рρ"),
        ('s', "ѕ"),
        ('x', "х"),
        ('y', "у"),
        ('\'', "’‘ʼ`´"),
        ('-', "‐‑‒–−"),
    ];
    if sign.is_ascii() {
        return if sign == '`' { '\'' } else { sign };
    }
    LATIN.iter().find(|(_, like)| like.contains(sign)).map_or(sign, |(latin, _)| *latin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_name_is_seen_as_it_is_written() {
        let names = [
            "Ann",
            "Ann Lee",
            "Ann  Lee",
            " Ann",
            "Ann ",
            "O`Neill",
            "O'Neill",
            "",
            "A\tB",
            "Ann\u{7f}",
            "Zo\u{eb}",
        ];
        for name in names {
            assert_eq!(seen(name), drawn(name.nfkc(), name.len()), "{name:?}");
        }
        assert!(matches!(seen("Lee, Ann-Mary"), Cow::Borrowed(_)));
    }
}
