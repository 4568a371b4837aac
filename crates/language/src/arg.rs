//! What a message is told.

use super::{GroupedNumber, Language, Sentence, grouped};
use std::borrow::Cow;

/// The value of a variable in a message.
#[derive(Debug, Clone)]
pub enum Arg<'a> {
    /// Text, or a word to choose by.
    Text(Cow<'a, str>),
    /// A whole number: shown in digits, chosen by the number itself or by its plural category.
    Number(u64),
    /// The same, shown with a sign between the thousands.
    Grouped(u64),
    /// A sentence, or a part of one, in the language of the message around it.
    Sentence(Box<Sentence>),
}

/// What stands for a value in [`Sentence::kind`].
pub(super) const LEFT_OUT: &str = "…";

impl Arg<'static> {
    /// A value that outlives what it was made of: what a sentence keeps until it is said.
    pub fn kept<'a>(value: impl Into<Arg<'a>>) -> Self {
        match value.into() {
            Arg::Text(text) => Self::Text(Cow::Owned(text.into_owned())),
            Arg::Number(number) => Self::Number(number),
            Arg::Grouped(number) => Self::Grouped(number),
            Arg::Sentence(sentence) => Self::Sentence(sentence),
        }
    }
}

impl Arg<'_> {
    /// Appends the value to `out` in a language.
    pub(super) fn put(&self, out: &mut String, language: Language) {
        match self {
            Self::Text(text) => out.push_str(text),
            Self::Number(number) => out.push_str(&number.to_string()),
            Self::Grouped(number) => out.push_str(&grouped(language, *number)),
            Self::Sentence(sentence) => out.push_str(&sentence.in_language(language)),
        }
    }

    /// Leaves it out; what is ours to say is said, with its own values left out.
    pub(super) fn leave_out(&self, out: &mut String, language: Language) {
        match self {
            Self::Sentence(sentence) => out.push_str(&sentence.part_of_a_kind(language)),
            Self::Text(_) | Self::Number(_) | Self::Grouped(_) => out.push_str(LEFT_OUT),
        }
    }

    /// Whether it is this word, or this number, or a number of this plural category. A key in
    /// digits is a number's, never a word's.
    pub(super) fn is(&self, key: &str, language: Language) -> bool {
        match self {
            Self::Text(text) => {
                text == key && !key.starts_with(|first: char| first.is_ascii_digit())
            }
            Self::Number(number) | Self::Grouped(number) => {
                language.plural(*number) == key || key.parse() == Ok(*number)
            }
            Self::Sentence(_) => false,
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

impl<'a> From<&&'a str> for Arg<'a> {
    fn from(text: &&'a str) -> Self {
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

impl From<char> for Arg<'_> {
    fn from(sign: char) -> Self {
        Self::Text(Cow::Owned(sign.to_string()))
    }
}

impl From<Sentence> for Arg<'_> {
    fn from(sentence: Sentence) -> Self {
        Self::Sentence(Box::new(sentence))
    }
}

impl From<&Sentence> for Arg<'_> {
    fn from(sentence: &Sentence) -> Self {
        Self::from(sentence.clone())
    }
}

impl From<GroupedNumber> for Arg<'_> {
    fn from(GroupedNumber(number): GroupedNumber) -> Self {
        Self::Grouped(number)
    }
}

/// No plural is chosen by a number below zero.
macro_rules! from_whole_numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                u64::try_from(number).map_or_else(|_| Self::from(number.to_string()), Self::Number)
            }
        })+
    };
}

from_whole_numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);
