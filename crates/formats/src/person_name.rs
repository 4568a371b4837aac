//! Whether two names can mean one person, by family name and given names.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// More words than a name has; longer ones are compared as a whole.
const MOST_WORDS: usize = 6;

/// A name, ready to be compared with many others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PersonName {
    /// The ways to divide it: one where a comma stands behind the family name.
    divisions: Vec<Division>,
    /// Whether a comma stands behind the family name.
    has_comma: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Division {
    family: String,
    given: Vec<String>,
}

impl PersonName {
    pub(crate) fn new(name: &str) -> Self {
        if let Some((family, given)) = name.split_once(',') {
            let division = Division { family: words(family).concat(), given: words(given) };
            return Self { divisions: vec![division], has_comma: true };
        }
        let words = words(name);
        let whole = || Division { family: words.concat(), given: Vec::new() };
        if words.len() < 2 || words.len() > MOST_WORDS {
            return Self { divisions: vec![whole()], has_comma: false };
        }
        let mut divisions = Vec::new();
        for at in 1..words.len() {
            let (first, last) = words.split_at(at);
            divisions.push(Division { family: first.concat(), given: last.to_vec() });
            divisions.push(Division { family: last.concat(), given: first.to_vec() });
        }
        Self { divisions, has_comma: false }
    }

    /// The family names that it can have.
    pub(crate) fn families(&self) -> impl Iterator<Item = &str> {
        self.divisions.iter().map(|division| division.family.as_str())
    }

    /// Whether both can mean one person: the family names agree, also in another transliteration,
    /// and the given names do not contradict each other.
    pub(crate) fn may_be(&self, other: &Self) -> bool {
        self.divisions.iter().any(|one| other.divisions.iter().any(|another| one.may_be(another)))
    }

    /// Whether both say which part is the family name, and say different ones.
    pub(crate) fn contradicts(&self, other: &Self) -> bool {
        self.has_comma && other.has_comma && self.divisions[0].family != other.divisions[0].family
    }
}

impl Division {
    fn may_be(&self, other: &Self) -> bool {
        !self.family.is_empty() && self.family == other.family && agree(&self.given, &other.given)
    }
}

/// Whether given names can be those of one person: in the same order, some left out or shortened.
fn agree(one: &[String], other: &[String]) -> bool {
    let (short, long) = if one.len() > other.len() { (other, one) } else { (one, other) };
    let (Some(first), Some(long_first)) = (short.first(), long.first()) else { return true };
    if !same(first, long_first) {
        return false;
    }
    let mut rest = long[1..].iter();
    short[1..].iter().all(|word| rest.any(|other| same(word, other)))
}

/// Whether two words can be one given name: the same, an initial, or a shorter form.
fn same(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() > other.len() { (other, one) } else { (one, other) };
    let letters = short.chars().all(char::is_alphabetic);
    let length = short.chars().count();
    let shortened = length == 1 || length > 3;
    short == long || (letters && shortened && long.starts_with(short))
}

/// The words of a name in one spelling.
fn words(text: &str) -> Vec<String> {
    let mut plain = String::with_capacity(text.len());
    let signs = text.nfd().filter(|sign| !is_combining_mark(*sign));
    for sign in signs.flat_map(char::to_lowercase) {
        match latin(sign) {
            Some(letters) => plain.push_str(letters),
            None => plain.push(sign),
        }
    }
    let words = plain.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(transliterated).collect()
}

/// Letters that transliterations write in different ways, in one of them. The longer ones first.
const SPELLINGS: [(&str, &str); 22] = [
    ("tsch", "ch"),
    ("tch", "ch"),
    ("sch", "sh"),
    ("dzh", "i"),
    ("zh", "i"),
    ("kh", "h"),
    ("ph", "f"),
    ("ck", "k"),
    ("ks", "x"),
    ("ou", "u"),
    ("ae", "a"),
    ("oe", "o"),
    ("ue", "u"),
    ("yu", "iu"),
    ("ju", "iu"),
    ("ya", "ia"),
    ("ja", "ia"),
    ("yo", "e"),
    ("jo", "io"),
    ("y", "i"),
    ("j", "i"),
    ("w", "v"),
];

/// A word without the differences between transliterations: `Nepomniachtchi` and `Nepomnyashchiy`
/// stay two, `Tchernin` and `Chernin` become one.
fn transliterated(word: &str) -> String {
    let mut out = String::with_capacity(word.len());
    let mut rest = word;
    while let Some(sign) = rest.chars().next() {
        match SPELLINGS.iter().find(|(written, _)| rest.starts_with(written)) {
            Some((written, one)) => {
                out.push_str(one);
                rest = &rest[written.len()..];
            }
            None => {
                out.push(sign);
                rest = &rest[sign.len_utf8()..];
            }
        }
    }
    // Numbers tell people apart: 11 is not 1.
    let mut last = None;
    out.retain(|sign| last.replace(sign) != Some(sign) || sign.is_numeric());
    out
}

/// Letters that are not made of a Latin letter and a mark.
fn latin(sign: char) -> Option<&'static str> {
    const LETTERS: [(char, &str); 42] = [
        ('ø', "o"),
        ('ł', "l"),
        ('ß', "ss"),
        ('æ', "ae"),
        ('œ', "oe"),
        ('đ', "d"),
        ('ð', "d"),
        ('þ', "th"),
        ('ı', "i"),
        ('а', "a"),
        ('б', "b"),
        ('в', "v"),
        ('г', "g"),
        ('д', "d"),
        ('е', "e"),
        ('ж', "zh"),
        ('з', "z"),
        ('и', "i"),
        ('к', "k"),
        ('л', "l"),
        ('м', "m"),
        ('н', "n"),
        ('о', "o"),
        ('п', "p"),
        ('р', "r"),
        ('с', "s"),
        ('т', "t"),
        ('у', "u"),
        ('ф', "f"),
        ('х', "kh"),
        ('ц', "ts"),
        ('ч', "ch"),
        ('ш', "sh"),
        ('щ', "shch"),
        ('ъ', ""),
        ('ы', "y"),
        ('ь', ""),
        ('э', "e"),
        ('ю', "yu"),
        ('я', "ya"),
        ('і', "i"),
        ('є', "e"),
    ];
    LETTERS.iter().find(|(letter, _)| *letter == sign).map(|(_, latin)| *latin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn may_be(one: &str, other: &str) -> bool {
        PersonName::new(one).may_be(&PersonName::new(other))
    }

    #[test]
    fn one_person_in_two_spellings() {
        for (one, other) in [
            ("Carlsen, M", "Magnus Carlsen"),
            ("Nepomniachtchi, Ian", "Nepomniachchi, I"),
            ("Gukesh D", "Gukesh, Dommaraju"),
            ("Gukesh D", "Gukesh Dommaraju"),
            ("Emms, John M", "Emms, J"),
            ("Emms, John M", "Emms, John"),
            ("Müller, Karsten", "Mueller, K."),
            ("Каспаров, Г", "Kasparov, Garry"),
            ("Yusupov, Artur", "Jusupov, A"),
            ("Tchernin, Alexander", "Chernin, Alex"),
            ("Van Foreest, J", "Jorden van Foreest"),
            ("Sørensen, B", "Sorensen, Bent"),
            ("Smith", "Smith, John"),
        ] {
            assert!(may_be(one, other), "{one} and {other}");
            assert!(may_be(other, one), "{other} and {one}");
        }
    }

    #[test]
    fn two_people() {
        for (one, other) in [
            ("Emms, John M", "Merriman, John"),
            ("Van Foreest, L", "Jorden van Foreest"),
            ("Van Foreest, Jorden", "Van Foreest, Lucas"),
            ("Smith, J", "Jones, J"),
            ("Smith, M", "Smith, John M"),
            ("Smith, John A", "Smith, John B"),
            ("Player 1", "Player 11"),
            ("Player 2013", "Player 2083"),
            ("Wang, Yue", "Wang, Hao"),
            ("Garcia, Jo", "Garcia, Juan"),
            ("Thomas, John", "John, Thomas"),
        ] {
            assert!(!may_be(one, other), "{one} and {other}");
        }
        let [one, other] = ["Thomas, John", "John, Thomas"].map(PersonName::new);
        assert!(one.contradicts(&other));
    }
}
