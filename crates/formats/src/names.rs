//! Whether two spellings mean one person: "Gukesh D" and "Gukesh, D", "Domínguez Pérez, Leinier" and "Leinier Dominguez Perez".

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The words of a name without marks, case, commas and order: equal for spellings of one name.
///
/// ```
/// use tiebreak_formats::names::key;
/// assert_eq!(key("Gukesh, D"), key("Gukesh D."));
/// assert_eq!(key("Domínguez Pérez, Leinier"), key("Leinier Dominguez Perez"));
/// assert_ne!(key("Van Foreest, Jorden"), key("Van Foreest, Lucas"));
/// ```
pub fn key(name: &str) -> String {
    let plain: String = name.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect();
    let mut words: Vec<&str> = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// How alike two names are: 100 for spellings of one name, 90 where a letter or two differ or a name is shortened, else 0.
///
/// Word by word, not as one string: brothers share all but one word and are still two people.
pub fn likeness(a: &str, b: &str) -> u8 {
    let (a, b) = (key(a), key(b));
    if a == b {
        return 100;
    }
    let (mut short, mut long): (Vec<&str>, Vec<&str>) = (a.split(' ').collect(), b.split(' ').collect());
    if short.len() > long.len() {
        std::mem::swap(&mut short, &mut long);
    }
    // Full words first, so that an initial does not take the word that another one needs.
    short.sort_by_key(|word| std::cmp::Reverse(word.len()));
    let mut full_words = 0;
    for word in short {
        let Some(at) =
            long.iter().position(|other| *other == word).or_else(|| long.iter().position(|o| alike(word, o)))
        else {
            return 0;
        };
        let other = long.swap_remove(at);
        full_words += usize::from(word.len().min(other.len()) > 2);
    }
    if full_words > 0 { 90 } else { 0 }
}

/// An initial of the word, or the word with a slip of the pen in it.
fn alike(a: &str, b: &str) -> bool {
    let shorter = a.len().min(b.len());
    if shorter == 1 {
        return a.starts_with(char::is_alphabetic) && (a.starts_with(b) || b.starts_with(a));
    }
    shorter > 3 && strsim::osa_distance(a, b) <= 1 + shorter / 8
}

/// The candidates that look like a name, best first.
///
/// ```
/// use tiebreak_formats::names::near;
/// assert_eq!(near("Gukesh", ["Anish Giri", "Gukesh D"]), ["Gukesh D"]);
/// ```
pub fn near<'c>(name: &str, candidates: impl IntoIterator<Item = &'c str>) -> Vec<&'c str> {
    let mut found: Vec<(u8, &str)> = candidates
        .into_iter()
        .map(|candidate| (likeness(name, candidate), candidate))
        .filter(|(likeness, _)| *likeness > 0)
        .collect();
    found.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(b.1)));
    found.into_iter().map(|(_, candidate)| candidate).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_name_and_names_of_two() {
        assert_eq!(likeness("Praggnanandhaa R", "Praggnanandhaa, R"), 100);
        assert_eq!(likeness("Carlsen, M", "Magnus Carlsen"), 90);
        assert_eq!(likeness("Nepomniachtchi, Ian", "Nepomniachchi, I"), 90);
        assert_eq!(likeness("Anish Giri", "Wei Yi"), 0);
        assert_eq!(likeness("Player 1", "Player 11"), 0);
        assert!(near("Van Foreest, L", ["Jorden van Foreest"]).is_empty());
    }
}
