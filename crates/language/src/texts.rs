//! The tables of texts. English lies in the program as it is: every command may say something in
//! it, and the shortest takes a millisecond. The other languages are deflated, 0.8 MB less, and
//! each is inflated when it first says something.

use super::generated::{ENGLISH, Language, OTHERS};
use flate2::read::DeflateDecoder;
use std::io::Read;
use std::sync::OnceLock;

static INFLATED: [OnceLock<String>; OTHERS.len()] = [const { OnceLock::new() }; OTHERS.len()];

/// Everything that is said in a language.
pub(super) fn texts(language: Language) -> &'static str {
    let Some(other) = (language as usize).checked_sub(1) else { return ENGLISH };
    let inflated = INFLATED.get(other).zip(OTHERS.get(other));
    inflated.map_or("", |(inflated, deflated)| inflated.get_or_init(|| inflate(deflated)))
}

/// The build deflated it: it is never broken.
fn inflate(deflated: &[u8]) -> String {
    let mut text = String::new();
    let read = DeflateDecoder::new(deflated).read_to_string(&mut text);
    debug_assert!(read.is_ok(), "{read:?}");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::BEGINNINGS;

    #[test]
    fn every_language_reaches_to_its_last_message() {
        for language in Language::ALL {
            let beginnings = BEGINNINGS[language as usize];
            let last = beginnings.iter().max().copied().unwrap_or(0) as usize;
            let text = texts(language);
            assert!(
                last > 100_000 && text.len() > last && text.ends_with('\0'),
                "{language:?}: {last} of {}",
                text.len()
            );
        }
    }
}
