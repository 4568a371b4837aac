//! The languages of reports, and their sentences: made from `locales/*.ftl` when the crate is built.
//!
//! A message is said with [`say!`](crate::say): `say!(language, stay_tied { members, places })`. Its variables are fields, so a wrong or
//! forgotten one does not compile; a message that nobody says is dead code to the compiler.

mod arg;
mod choosing;
mod marks;
mod plural;
mod say;
mod telling;

pub use arg::Arg;
pub use generated::Language;

/// What the build makes of the files. Public for the macro alone: only messages of pages (`page-`) and of the command line (`cli-`) can be said outside.
#[doc(hidden)]
#[allow(clippy::all, non_camel_case_types, reason = "messages keep their names; written by the build")]
pub mod generated {
    use super::arg::Arg;
    use super::plural;
    use super::telling::tell;

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
