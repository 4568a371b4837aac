//! The form of messages in the table of texts: their words, with marks for variables and choices.
//!
//! `{ $n -> [one] a game *[other] { $n } games } left` is `⟨CHOICE⟩a⟨CASE⟩one⟨SAYS⟩a
//! game⟨OTHERWISE⟩⟨SHOW⟩a games⟨CHOSEN⟩ left⟨END⟩`. The build writes it (`build/texts.rs`),
//! `telling.rs` reads it; both take their marks from here. They are characters that no sentence
//! has.

/// The end of a message.
#[allow(dead_code, reason = "the build alone writes it")]
pub const END: char = '\0';
/// The value of a variable; its letter follows.
pub const SHOW: char = '\x01';
/// One of several texts, by the variable whose letter follows.
pub const CHOICE: char = '\x02';
/// The number or the word of a text to choose.
pub const CASE: char = '\x03';
/// The text of that number or word.
pub const SAYS: char = '\x04';
/// The text for everything else; it is there always, and last.
pub const OTHERWISE: char = '\x05';
/// The end of a choice.
pub const CHOSEN: char = '\x06';

/// Whether a byte is one of them: a text goes on until there.
pub const fn is_mark(byte: u8) -> bool {
    matches!(byte as char, END..=CHOSEN)
}

/// The letter of a variable: fields are numbered in the order of the message.
pub const FIRST_LETTER: u8 = b'a';
