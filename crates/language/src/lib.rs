//! What the program says, in every language: the sentences of `locales/*.ftl`, made into Rust when
//! the crate is built.
//!
//! A message is said with [`say!`], where it is known who reads it: `say!(language, stay_tied {
//! members, places })`. Where it is not, it is carried outwards as a [`Sentence`], which
//! [`sentence!`] makes of the same names. Variables are fields, so a wrong or forgotten one does
//! not compile.
//!
//! ```
//! use tiebreak_language::{Language, sentence};
//!
//! let said = sentence!(places { reach: "two", from: 3, to: 4 });
//! assert_eq!(said.in_language(Language::De), "die Plätze 3 und 4");
//! assert_eq!(said.to_string(), "places 3 and 4");
//! ```

mod arg;
mod choosing;
mod explain;
mod lists;
mod marks;
mod numbers;
mod plural;
mod say;
mod sentence;
mod telling;
mod texts;

pub use arg::Arg;
pub use explain::{Explain, Interface};
pub use generated::Language;
pub use lists::{apart, list, list_or, series};
pub use numbers::{GroupedNumber, decimal, grouped, number};
pub use sentence::Sentence;

/// What the build makes of the files. Public for the macros alone.
#[doc(hidden)]
#[allow(
    clippy::all,
    non_camel_case_types,
    reason = "messages keep their names; written by the build"
)]
pub mod generated {
    use super::arg::Arg;
    use super::plural;
    use super::sentence::Sentence;
    use super::telling::tell;

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
