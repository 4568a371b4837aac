//! Sentences that contain more than plain words, such as a name, a hash or the number of a clause.

use super::TextRun;

/// Placeholders for such parts while the sentence is made. No message contains them.
pub(super) const PLACES: [&str; 3] = ["\u{e000}", "\u{e001}", "\u{e002}"];

/// A sentence that was made with `PLACES` for its variables, with the parts in their places.
pub(super) fn spliced<const N: usize>(sentence: &str, parts: [Vec<TextRun>; N]) -> Vec<TextRun> {
    let mut runs = Vec::new();
    let mut rest = sentence;
    while let Some((before, place, after)) = next(rest) {
        runs.push(TextRun::plain(before.to_owned()));
        runs.extend(parts.get(place).into_iter().flatten().cloned());
        rest = after;
    }
    runs.push(TextRun::plain(rest.to_owned()));
    runs.retain(|run| !run.words.is_empty());
    runs
}

/// The text before the first placeholder, its number, and the text after it.
fn next(sentence: &str) -> Option<(&str, usize, &str)> {
    let found =
        PLACES.iter().enumerate().filter_map(|(place, sign)| Some((sentence.find(sign)?, place)));
    let (at, place) = found.min()?;
    Some((&sentence[..at], place, &sentence[at + PLACES[place].len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_there_stands_where_the_language_puts_it() {
        let said = |sentence: &str| {
            let runs = spliced(sentence, [vec![TextRun::name("Ann")], vec![TextRun::code("3f")]]);
            runs.iter().map(|run| run.words.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(said("\u{e000} gave \u{e001}."), ["Ann", " gave ", "3f", "."]);
        assert_eq!(said("\u{e001}: \u{e000}"), ["3f", ": ", "Ann"]);
        assert_eq!(said("nobody"), ["nobody"]);
    }
}
