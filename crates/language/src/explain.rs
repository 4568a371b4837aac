//! The contract of every error that leaves a crate: a code for programs, a sentence for people, and
//! a hint in the words of the person who asked.

use crate::{Language, Sentence};
use std::error::Error;

/// Where the person sits who reads a hint. The command line has options, Python has keyword
/// arguments, a page has fields: the same advice names different things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Interface {
    /// Options and commands of the program: `--regulation`.
    CommandLine,
    /// Keyword arguments of the Python package: `regulation=`.
    Python,
    /// Fields of a form on a page of the web app.
    Page,
}

impl Interface {
    /// The word by which the messages of `locales/*.ftl` choose a variant.
    pub const fn word(self) -> &'static str {
        match self {
            Self::CommandLine => "command-line",
            Self::Python => "python",
            Self::Page => "page",
        }
    }
}

/// An error that explains itself. Whatever wraps it asks these methods for words and never looks
/// at its variants or its text.
///
/// `Display` writes [`sentence`](Explain::sentence) in English.
pub trait Explain: Error {
    /// A code that stays the same from release to release, such as `no-regulation`. No two kinds
    /// of error share one.
    fn code(&self) -> &'static str;

    /// What went wrong, for any language.
    fn sentence(&self) -> Sentence;

    /// What to do about it, where there is something to advise.
    fn hint(&self, _interface: Interface) -> Option<Sentence> {
        None
    }

    /// The sentence in a language.
    fn in_language(&self, language: Language) -> String {
        self.sentence().in_language(language)
    }
}

/// What the operating system reports, in its own words.
impl Explain for std::io::Error {
    fn code(&self) -> &'static str {
        "system"
    }

    fn sentence(&self) -> Sentence {
        Sentence::from(self.to_string())
    }
}

/// Writes the codes of an error: `CODES` lists them, `own_code` gives that of a value. Variants
/// that wrap another error come after a semicolon and give its code.
///
/// ```
/// # enum Refusal { Full, Busy(std::io::Error) }
/// use tiebreak_language::Explain;
/// tiebreak_language::codes!(Refusal { Self::Full => "full"; Self::Busy(error) => error.code() });
/// assert_eq!(Refusal::Full.own_code(), "full");
/// assert_eq!(Refusal::CODES, ["full"]);
/// ```
#[macro_export]
macro_rules! codes {
    ($error:ty {
        $($variant:pat => $code:literal),+ $(,)?
        $(; $($inner:pat => $other:expr),+ $(,)?)?
    }) => {
        impl $error {
            /// Every code of this error, without those of the errors that it wraps.
            pub const CODES: &'static [&'static str] = &[$($code),+];

            fn own_code(&self) -> &'static str {
                match self {
                    $($variant => $code,)+
                    $($($inner => $other,)+)?
                }
            }
        }
    };
}

/// Writes `Display` (the sentence in English) and `Error` (without a source) for errors that
/// explain themselves.
#[macro_export]
macro_rules! display_by_sentence {
    ($($error:ty),+ $(,)?) => {$(
        impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&$crate::Explain::sentence(self), f)
            }
        }

        impl ::std::error::Error for $error {}
    )+};
}
