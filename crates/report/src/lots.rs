//! A draw of lots with the recipe to repeat it.

use crate::{Language, say};
use std::fmt::Write;
use tiebreak_model::lots::{DrawOfLots, preimage};

/// The order that was drawn, and the commands that reproduce its numbers.
///
/// ```
/// use tiebreak_model::lots::draw;
/// use tiebreak_report::Language;
/// let text = tiebreak_report::lots::recipe(Language::En, "6 2", "final", &draw("6 2", "final",
/// &["A", "B"]));
/// assert!(text.contains("printf '%s' '6 2|final|A' | sha256sum"));
/// ```
pub fn recipe(language: Language, seed: &str, question: &str, drawn: &[DrawOfLots]) -> String {
    let width = drawn.len().to_string().len();
    let mut out = String::new();
    for (index, one) in drawn.iter().enumerate() {
        let start = one.hash.get(..16).unwrap_or(&one.hash);
        let _ = writeln!(out, "  {:>width$}  {start}…  {}", index + 1, one.name);
    }
    let _ = writeln!(out, "{}", say!(language, lots_recipe));
    for one in drawn {
        let _ = writeln!(out, "  {}", command(seed, question, &one.name));
    }
    out
}

/// The command that gives one name's number.
pub fn command(seed: &str, question: &str, name: &str) -> String {
    format!("printf '%s' {} | sha256sum", quoted(&preimage(seed, question, name)))
}

/// Puts a text into single quotes, which every shell accepts.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}
