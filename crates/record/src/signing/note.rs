//! Signed notes: a text, an empty line, then a line for each signature.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};

/// Why a signed head is not valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoteError {
    /// The key does not have the form for signed notes.
    NoKey,
    /// The text is not a signed note.
    NotANote,
    /// The note does not contain a checkpoint of a record.
    NotACheckpoint,
    /// The note has no signature by this key.
    NotSignedBy,
    /// The signature does not match the text.
    BadSignature,
}

codes!(
    NoteError {
        Self::NoKey => "note-no-key",
        Self::NotANote => "not-a-note",
        Self::NotACheckpoint => "not-a-checkpoint",
        Self::NotSignedBy => "note-not-signed-by",
        Self::BadSignature => "note-bad-signature"
    }
);

display_by_sentence!(NoteError);

impl Explain for NoteError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::NoKey => sentence!(note_no_key),
            Self::NotANote => sentence!(note_not_a_note),
            Self::NotACheckpoint => sentence!(note_not_a_checkpoint),
            Self::NotSignedBy => sentence!(note_not_signed_by),
            Self::BadSignature => sentence!(note_bad_signature),
        }
    }
}

/// A signature line begins with a long dash and a space, before the name.
const MARK: &str = "\u{2014} ";

/// A note after parsing.
pub(super) struct SignedNote<'a> {
    /// The signed text, including its last line end.
    pub text: &'a str,
    /// Each signature with the name and id of its key.
    signatures: Vec<(&'a str, [u8; 4], Vec<u8>)>,
}

impl SignedNote<'_> {
    /// The signature made by a key.
    pub fn signature(&self, name: &str, id: [u8; 4]) -> Option<&[u8]> {
        let by = |signature: &&(&str, [u8; 4], Vec<u8>)| signature.0 == name && signature.1 == id;
        self.signatures.iter().find(by).map(|(_, _, bytes)| bytes.as_slice())
    }
}

pub(super) fn write(text: &str, name: &str, id: [u8; 4], signature: &[u8]) -> String {
    let mut bytes = id.to_vec();
    bytes.extend(signature);
    format!("{text}\n{MARK}{name} {}\n", STANDARD.encode(bytes))
}

pub(super) fn read(signed: &str) -> Result<SignedNote<'_>, NoteError> {
    // The last empty line separates text and signatures; the line end before it belongs to the
    // text.
    let at = signed.rfind("\n\n").ok_or(NoteError::NotANote)?;
    let (text, lines) = (&signed[..=at], &signed[at + 2..]);
    let lines = lines.strip_suffix('\n').ok_or(NoteError::NotANote)?;
    let signatures: Option<Vec<_>> = lines.split('\n').map(signature).collect();
    Ok(SignedNote { text, signatures: signatures.ok_or(NoteError::NotANote)? })
}

fn signature(line: &str) -> Option<(&str, [u8; 4], Vec<u8>)> {
    let (name, bytes) = line.strip_prefix(MARK)?.split_once(' ')?;
    let bytes = STANDARD.decode(bytes).ok()?;
    let (id, signature) = bytes.split_first_chunk::<4>()?;
    Some((name, *id, signature.to_vec()))
}
