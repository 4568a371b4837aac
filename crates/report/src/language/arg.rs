//! What a message is told.

use super::Language;
use std::borrow::Cow;

/// The value of a variable in a message.
#[derive(Debug, Clone)]
pub enum Arg<'a> {
    /// Text, or a word to choose by.
    Text(Cow<'a, str>),
    /// A whole number: shown in digits, chosen by the number itself or by its plural category.
    Number(u64),
}

impl Arg<'_> {
    /// Shows it.
    pub(super) fn put(&self, out: &mut String) {
        match self {
            Self::Text(text) => out.push_str(text),
            Self::Number(number) => out.push_str(&number.to_string()),
        }
    }

    /// Whether it is this word, or this number, or a number of this plural category. A key in digits is a number's, never a word's.
    pub(super) fn is(&self, key: &str, language: Language) -> bool {
        match self {
            Self::Text(text) => text == key && !key.starts_with(|first: char| first.is_ascii_digit()),
            Self::Number(number) => language.plural(*number) == key || key.parse() == Ok(*number),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(u64::from(number))
    }
}

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}
