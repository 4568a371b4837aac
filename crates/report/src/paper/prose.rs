//! Sentences with names in them.

use super::TextRun;
use crate::Case;

/// A sentence in which names in right-to-left scripts are isolated. Otherwise the number after such
/// a name would appear before it, and a score could seem to belong to the neighbour.
pub(super) fn prose(case: Case<'_>, sentence: &str) -> Vec<TextRun> {
    let mut names: Vec<&str> = case
        .event
        .participants()
        .iter()
        .map(|one| one.name.as_str())
        .filter(|name| name.chars().any(leftward))
        .collect();
    // Longer names first, because one name may be part of another.
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let mut rest = sentence;
    let mut runs = Vec::new();
    while let Some((before, name, after)) = next(rest, &names) {
        runs.extend([TextRun::plain(before.to_owned()), TextRun::name(name)]);
        rest = after;
    }
    runs.push(TextRun::plain(rest.to_owned()));
    runs
}

/// The text before the first of the names, that name, and the text after it.
fn next<'t>(text: &'t str, names: &[&str]) -> Option<(&'t str, &'t str, &'t str)> {
    let found = names
        .iter()
        .enumerate()
        .filter_map(|(order, name)| Some((text.find(name)?, order, name.len())));
    let (start, _, length) = found.min()?;
    Some((&text[..start], &text[start..start + length], &text[start + length..]))
}

/// Letters of right-to-left scripts, and the mark that changes the direction.
fn leftward(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8ff}'
            | '\u{200f}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn the_longest_name_at_the_first_place_is_taken() {
        let names = ["אב גד", "אב"];
        assert_eq!(next("1 אב גד 2, אב 1", &names), Some(("1 ", "אב גד", " 2, אב 1")));
        assert_eq!(next(" 2, אב 1", &names), Some((" 2, ", "אב", " 1")));
        assert_eq!(next("nobody", &names), None);
        assert_eq!(next("anybody", &[]), None);
    }
}
