//! The pages, one file each.

pub mod account;
pub mod amending;
pub mod assets;
pub mod authoring;
pub mod bars;
pub mod board;
pub mod board_language;
pub mod bridge_boards;
pub mod broadcast;
pub mod card;
pub mod choosing;
pub mod colour_mark;
pub mod console;
pub mod correction;
pub mod crosstable;
pub mod downloads;
pub mod drawings;
pub mod embedding;
pub mod entries;
pub mod event;
pub mod events;
pub mod exceptions;
pub mod gallery;
pub mod glance;
pub mod layout;
pub mod live;
pub mod log;
pub mod login;
pub mod new_event;
pub mod new_grid;
pub mod now;
pub mod oembed;
pub mod outcomes;
pub mod overlay;
pub mod paged;
pub mod paper;
pub mod people;
pub mod privacy;
pub mod problem;
pub mod question;
pub mod reading_language;
pub mod regulation;
pub mod regulations;
pub mod removal;
pub mod resting;
pub mod round;
pub mod seclusion;
pub mod second_factor;
pub mod setup;
pub mod share;
pub mod sign;
pub mod steps;
pub mod toast;
pub mod turned_on;
pub mod understood;
pub mod vp_needs;
pub mod what_if;
pub mod words;

pub use layout::{Section, finish, page, page_in};

/// A text as part of an address.
pub fn url(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b'/' => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}
