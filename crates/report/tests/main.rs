//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod any_place;
mod boards_in_languages;
mod card;
mod checker_words;
#[path = "../../scenarios/tests/common/mod.rs"]
mod common;
mod entries;
mod fixtures;
#[path = "../../record/tests/hall/mod.rs"]
mod hall;
mod html;
mod losing_pays;
mod names_of_the_world;
mod one_room;
mod outlook;
mod paper_in_languages;
mod reason_samples;
mod reasons;
mod rulings_in_languages;
mod svg;
mod turned_on;
mod what_if_languages;
mod why_bridge;
mod wrong_files_in_languages;
