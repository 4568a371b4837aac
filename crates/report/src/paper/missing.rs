//! Letters that no font of the computer has.

use crate::{Language, say};
use std::collections::BTreeSet;

/// The most letters that are named.
const NAMED: usize = 8;

/// A remark about letters that are missing on paper; `None` if none is missing.
///
/// ```
/// use tiebreak_report::{Language, paper::missing_letters};
///
/// let said = missing_letters(Language::En, &['丁', '立'].into()).unwrap();
/// assert!(said.ends_with("this machine has no font for U+4E01, U+7ACB."));
/// assert_eq!(missing_letters(Language::En, &[].into()), None);
/// ```
pub fn missing_letters(language: Language, missing: &BTreeSet<char>) -> Option<String> {
    let named: Vec<String> =
        missing.iter().take(NAMED).map(|c| format!("U+{:04X}", u32::from(*c))).collect();
    let more = if missing.len() > NAMED { " …" } else { "" };
    let letters = format!("{}{more}", named.join(", "));
    (!named.is_empty()).then(|| say!(language, protocol_missing_letters { letters }))
}
