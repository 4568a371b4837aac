//! What of a sentence stays in English in another language.

use tiebreak_report::{Language, Sentence};

/// Words that no other of our languages has.
const ENGLISH: [&str; 22] = [
    "the", "this", "that", "these", "which", "with", "without", "expected", "nobody", "has",
    "have", "they", "their", "than", "more", "should", "stands", "known", "there", "were", "could",
    "would",
];

/// Why a sentence is not translated, where it is not.
pub fn left(sentence: &Sentence) -> Option<String> {
    let english = ours(&sentence.to_string());
    // Keys are the same in every language.
    if english.starts_with("known keys: ") {
        return None;
    }
    for language in Language::ALL.into_iter().skip(1) {
        let said = sentence.in_language(language);
        let own = ours(&said);
        let same =
            own == english && words(&own).filter(|word| word.chars().count() > 3).count() > 1;
        if same || words(&own).any(|word| ENGLISH.contains(&word.as_str())) {
            return Some(format!("{}: {said}", language.code()));
        }
    }
    None
}

/// A sentence without what it quotes, and without what the library says that reads TOML or XML.
fn ours(said: &str) -> String {
    let said = ["TOML", "XML"].iter().find_map(|of| Some(said.split_once(of)?.0)).unwrap_or(said);
    let mut out = String::new();
    let mut closes = None;
    for sign in said.chars() {
        match (closes, sign) {
            (Some(end), sign) if end == sign => closes = None,
            (Some(_), _) => {}
            (None, '"') => closes = Some('"'),
            (None, '`') => closes = Some('`'),
            (None, '„') => closes = Some('“'),
            (None, '“' | '”') => closes = Some('”'),
            (None, '«') => closes = Some('»'),
            (None, sign) => out.push(sign),
        }
    }
    out
}

fn words(said: &str) -> impl Iterator<Item = String> {
    said.split(|sign: char| !sign.is_alphabetic() && sign != '-')
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
}
