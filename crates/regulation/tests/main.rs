//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod guide;
mod in_languages;
mod messages;
mod missing_keys;
mod reference;
mod refusals;
mod schema;
