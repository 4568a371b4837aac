//! What all pages share: layout, the reader's language, wording, signs, the error page.

pub mod colour_mark;
pub mod error_page;
pub mod layout;
pub mod paged;
pub mod privacy;
pub mod reading_language;
pub mod routes;
pub mod sign;
pub mod words;

pub use layout::{Section, finish, page, page_in};

/// Encodes a text as a part of an address.
pub fn url(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b'/' => {
                out.push(char::from(byte))
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}
