//! Names whose family name stays first when given names come first: by federation, else by a short
//! list.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Federations in which the family name is first.
const FEDERATIONS: [&str; 8] = ["CHN", "HKG", "HUN", "KOR", "MAC", "PRK", "TPE", "VIE"];

/// Whether the part before the comma stays first.
pub(super) fn is_family_first(family: &str, given: &str, federation: Option<&str>) -> bool {
    let federation = federation.map(|one| one.trim().to_uppercase());
    match federation.as_deref() {
        Some("IND") => is_initials(given) || is_listed(&INDIAN, &plain(family)),
        Some(known) if !known.is_empty() => FEDERATIONS.contains(&known),
        _ => {
            let (family, given) = (plain(family), plain(given));
            is_listed(&INDIAN, &family)
                || is_chinese(&family, &given)
                || is_listed(&VIETNAMESE, &format!("{family} {given}"))
                || is_listed(&HUNGARIAN, &format!("{family} {given}"))
        }
    }
}

/// `D`, `S P` or `S.P.`: an initial before a family name is usual elsewhere, behind it in India.
fn is_initials(given: &str) -> bool {
    given.split([' ', '.']).all(|word| word.chars().count() < 2)
}

fn is_listed(list: &[&str], name: &str) -> bool {
    list.binary_search(&name).is_ok()
}

/// A name in small letters without marks, its words with single blanks between them.
fn plain(name: &str) -> String {
    let letters = name.nfd().filter(|sign| !is_combining_mark(*sign));
    let small: String = letters.flat_map(char::to_lowercase).collect();
    let small = small.replace('đ', "d");
    let words = small.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Whether a Chinese family name goes with a given name of one or two syllables.
fn is_chinese(family: &str, given: &str) -> bool {
    is_listed(&CHINESE, family) && !is_listed(&NOT_CHINESE, given) && syllables(given, 2)
}

/// Whether a word consists of Pinyin syllables, no more than `most` of them.
fn syllables(word: &str, most: usize) -> bool {
    if word.is_empty() {
        return true;
    }
    most > 0
        && (1..=word.len().min(6)).filter(|end| word.is_char_boundary(*end)).any(|end| {
            let (first, rest) = word.split_at(end);
            is_syllable(first) && syllables(rest, most - 1)
        })
}

fn is_syllable(text: &str) -> bool {
    let initial = INITIALS.iter().find(|initial| text.starts_with(**initial)).copied();
    let initial = initial.unwrap_or_default();
    let list = &text[initial.len()..];
    let finals: &[&str] = match initial {
        "" => &["a", "ai", "an", "ang", "ao", "e", "en", "er", "ou"],
        "y" => {
            &["a", "an", "ang", "ao", "e", "i", "in", "ing", "ong", "ou", "u", "uan", "ue", "un"]
        }
        "w" => &["a", "ai", "an", "ang", "ei", "en", "eng", "o", "u"],
        "j" | "q" | "x" => &[
            "i", "ia", "ian", "iang", "iao", "ie", "in", "ing", "iong", "iu", "u", "uan", "ue",
            "un",
        ],
        "zh" | "ch" | "sh" | "r" | "z" | "c" | "s" => &[
            "a", "ai", "an", "ang", "ao", "e", "ei", "en", "eng", "i", "ong", "ou", "u", "ua",
            "uai", "uan", "uang", "ui", "un", "uo",
        ],
        "b" | "p" | "m" | "f" => &[
            "a", "ai", "an", "ang", "ao", "ei", "en", "eng", "i", "ian", "iao", "ie", "in", "ing",
            "o", "ou", "u",
        ],
        "g" | "k" | "h" => &[
            "a", "ai", "an", "ang", "ao", "e", "ei", "en", "eng", "ong", "ou", "u", "ua", "uai",
            "uan", "uang", "ui", "un", "uo",
        ],
        _ => &[
            "a", "ai", "an", "ang", "ao", "e", "ei", "eng", "i", "ia", "ian", "iang", "iao", "ie",
            "in", "ing", "iu", "ong", "ou", "u", "uan", "ue", "ui", "un", "uo",
        ],
    };
    finals.contains(&list)
}

/// The longer ones first.
const INITIALS: [&str; 23] = [
    "zh", "ch", "sh", "b", "p", "m", "f", "d", "t", "n", "l", "g", "k", "h", "j", "q", "x", "r",
    "z", "c", "s", "y", "w",
];

/// Chinese family names of strong players, without those that are given names elsewhere.
const CHINESE: [&str; 62] = [
    "bai", "bu", "cao", "chen", "dai", "deng", "ding", "dong", "du", "fan", "fang", "feng", "gao",
    "gu", "guo", "hou", "hu", "huang", "jiang", "ju", "lei", "li", "liang", "lin", "liu", "lou",
    "lu", "ma", "mu", "ni", "ning", "pan", "peng", "qi", "qin", "ruan", "shen", "shi", "song",
    "sun", "tan", "tang", "wan", "wang", "wei", "wen", "wu", "xiang", "xie", "xu", "xue", "yan",
    "yang", "ye", "yu", "zeng", "zhang", "zhao", "zheng", "zhou", "zhu", "zuo",
];

/// Given names of elsewhere that could be syllables of Pinyin.
const NOT_CHINESE: [&str; 15] = [
    "adele", "alan", "anna", "annie", "dan", "dina", "eli", "gina", "lena", "lina", "mina", "nina",
    "sena", "tina", "yulia",
];

/// Indian names that are called by what is before the comma.
const INDIAN: [&str; 12] = [
    "adhiban",
    "aravindh",
    "gukesh",
    "harika",
    "iniyan",
    "karthikeyan",
    "nihal",
    "praggnanandhaa",
    "raunak",
    "sethuraman",
    "vaishali",
    "vidit",
];

const VIETNAMESE: [&str; 7] = [
    "dao thien hai",
    "hoang thanh trang",
    "le quang liem",
    "le tuan minh",
    "nguyen ngoc truong son",
    "pham le thao nguyen",
    "vo thi kim phung",
];

const HUNGARIAN: [&str; 21] = [
    "acs peter",
    "adorjan andras",
    "almasi zoltan",
    "balogh csaba",
    "banusz tamas",
    "barcza gedeon",
    "berkes ferenc",
    "bilek istvan",
    "csom istvan",
    "erdos viktor",
    "farago ivan",
    "forintos gyozo",
    "gledura benjamin",
    "gyimesi zoltan",
    "leko peter",
    "polgar judit",
    "polgar zsofia",
    "portisch lajos",
    "ribli zoltan",
    "sax gyula",
    "szabo laszlo",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted() {
        let lists: [&[&str]; 5] = [&CHINESE, &NOT_CHINESE, &INDIAN, &VIETNAMESE, &HUNGARIAN];
        for list in lists {
            assert!(list.is_sorted(), "{list:?}");
        }
        assert!(FEDERATIONS.is_sorted());
    }

    #[test]
    fn syllables_of_given_names() {
        for given in ["yi", "liren", "yifan", "hao", "yangyi", "wenjun", "tingjie", "zhongyi"] {
            assert!(syllables(given, 2), "{given}");
        }
        for given in ["jeffery", "jennifer", "kevin", "wesley", "quang liem"] {
            assert!(!syllables(given, 2), "{given}");
        }
    }
}
