//! The fingerprint of the record and its signature, for reading aloud, typing or photographing.

use super::spliced::{PLACES, spliced};
use super::{Block, TextRun, Tone};
use crate::html::Extras;
use crate::{Language, say};

/// The full fingerprint, the key and the signature if there are any, and all of it as a QR code.
pub(super) fn head(language: Language, extras: &Extras) -> Option<Vec<Block>> {
    let head = extras.head.as_deref()?;
    let plain = |runs| Block::Paragraph(Tone::Plain, runs);
    let note = |words: String| Block::Paragraph(Tone::Note, vec![TextRun::plain(words)]);
    let mut blocks = vec![plain(vec![TextRun::code(head)])];
    let code = match &extras.signed {
        Some(signed) => {
            let check = say!(language, protocol_signed { key: PLACES[0] });
            blocks.push(plain(spliced(&check, [vec![TextRun::code(&signed.key)]])));
            blocks.push(Block::Verbatim(signed.note.clone()));
            blocks.push(note(say!(language, protocol_code_holds)));
            format!("{}\n\n{}", signed.key, signed.note)
        }
        None => {
            blocks.push(note(say!(language, protocol_not_signed)));
            head.to_owned()
        }
    };
    Some(vec![Block::Pinned { code, alternative: say!(language, protocol_head_as_code), blocks }])
}
