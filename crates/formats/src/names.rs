//! Whether two spellings mean one person: "Gukesh D" and "Gukesh, D", "Domínguez Pérez, Leinier"
//! and "Leinier Dominguez Perez".

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
    let plain: String =
        name.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect();
    let mut words: Vec<&str> =
        plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// The words of a name, ready to be compared with many others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameWords {
    key: String,
    /// Full words first, so that an initial does not take the word that another one needs.
    words: Vec<String>,
}

impl NameWords {
    /// The words of a name.
    pub fn from_name(name: &str) -> Self {
        let key = key(name);
        let mut words: Vec<String> = key.split(' ').map(str::to_owned).collect();
        words.sort_by_key(|word| std::cmp::Reverse(word.len()));
        Self { key, words }
    }

    /// How alike two names are: 100 for spellings of one name, 90 where a letter or two differ or a
    /// name is shortened, else 0.
    ///
    /// Word by word, not as one string: brothers share all but one word and are still two people.
    pub fn likeness(&self, other: &Self) -> u8 {
        if self.key == other.key {
            return 100;
        }
        let (short, long) =
            if self.words.len() > other.words.len() { (other, self) } else { (self, other) };
        let mut left: Vec<&str> = long.words.iter().map(String::as_str).collect();
        left.sort_unstable();
        let mut full_words = 0;
        for word in &short.words {
            let same = left.iter().position(|other| *other == word);
            let Some(at) = same.or_else(|| left.iter().position(|other| alike(word, other))) else {
                return 0;
            };
            let taken = left.swap_remove(at);
            full_words += usize::from(word.len().min(taken.len()) > 2);
        }
        if full_words > 0 { 90 } else { 0 }
    }
}

/// How alike two names are; see [`NameWords::likeness`].
pub fn likeness(a: &str, b: &str) -> u8 {
    NameWords::from_name(a).likeness(&NameWords::from_name(b))
}

/// An initial of the word, or the word with a slip of the pen in it. Numbers tell people apart:
/// 2013 is not 2083.
fn alike(a: &str, b: &str) -> bool {
    if [a, b].iter().any(|word| word.contains(|c: char| c.is_numeric())) {
        return false;
    }
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
        assert_eq!(likeness("Player 2013", "Player 2083"), 0);
        assert!(near("Van Foreest, L", ["Jorden van Foreest"]).is_empty());
    }
}
