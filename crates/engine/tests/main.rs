//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod adding_a_criterion;
mod any;
mod any_regulation;
mod bridge;
mod cases;
mod leaving;
mod long_stages;
mod outcomes;
mod pages;
mod playoffs;
mod properties;
mod spec;
mod stages;
mod vocabulary;
mod what_texts_say;
mod workings;
