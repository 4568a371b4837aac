//! Lots that anyone can draw again.
//!
//! The order of the names is the ascending order of `SHA-256(seed + "|" + question id + "|" +
//! name)` in lower-case hexadecimal, everything in UTF-8 and NFC. `printf '%s'
//! '1234|final/first-white|Wei Yi' | sha256sum` repeats one line of it.

use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

/// A name with the number that its place in the draw follows from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawOfLots {
    /// The hash, in lower-case hexadecimal.
    pub hash: String,
    /// The name of the participant drawn.
    pub name: String,
}

/// Draws lots: the first drawn comes first.
///
/// ```
/// use tiebreak_model::lots::draw;
/// let drawn = draw("6 2 5", "final/first-white", &["Wei Yi", "Gukesh D"]);
/// assert_eq!(drawn, draw("6 2 5", "final/first-white", &["Gukesh D", "Wei Yi"]));
/// ```
pub fn draw(seed: &str, question: &str, names: &[impl AsRef<str>]) -> Vec<DrawOfLots> {
    let mut drawn: Vec<DrawOfLots> = names
        .iter()
        .map(|name| DrawOfLots {
            hash: hash(seed, question, name.as_ref()),
            name: name.as_ref().to_owned(),
        })
        .collect();
    drawn.sort_by(|a, b| a.hash.cmp(&b.hash));
    drawn
}

/// The text that is hashed for one name.
pub fn preimage(seed: &str, question: &str, name: &str) -> String {
    format!("{seed}|{question}|{name}").nfc().collect()
}

fn hash(seed: &str, question: &str, name: &str) -> String {
    hex(&Sha256::digest(preimage(seed, question, name).as_bytes()))
}

/// SHA-256 of a text, in lower-case hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(64), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checked with `printf '%s' 'seed|q|A' | sha256sum`.
    #[test]
    fn the_recipe_is_plain_sha256() {
        assert_eq!(hash("seed", "q", "A"), sha256(b"seed|q|A"));
        assert_eq!(
            sha256(b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
        assert_eq!(preimage("s", "q", "Jose\u{301}"), "s|q|José");
    }
}
