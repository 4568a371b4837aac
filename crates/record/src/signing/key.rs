//! Keys as text: `NAME+ID+KEY` for checking, `PRIVATE+KEY+NAME+ID+KEY` for signing.

use super::Checkpoint;
use super::note::{self, NoteError};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ed25519_dalek::{Signature, Signer};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The number of Ed25519 in keys of signed notes.
const ED25519: u8 = 1;

/// A private key, with the name of its owner.
#[derive(Clone)]
pub struct SigningKey {
    name: String,
    key: ed25519_dalek::SigningKey,
}

/// A public key that checks signatures, with the name of its owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerifyingKey {
    name: String,
    key: ed25519_dalek::VerifyingKey,
}

impl fmt::Debug for SigningKey {
    /// Never prints the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SigningKey({})", self.name)
    }
}

impl SigningKey {
    /// Makes a key from a name and 32 random bytes; `None` where the name is empty or contains a
    /// space or a plus.
    pub fn from_seed(name: &str, seed: [u8; 32]) -> Option<Self> {
        is_name(name).then(|| Self {
            name: name.to_owned(),
            key: ed25519_dalek::SigningKey::from_bytes(&seed),
        })
    }

    /// The public key for checking its signatures.
    pub fn public(&self) -> VerifyingKey {
        VerifyingKey { name: self.name.clone(), key: self.key.verifying_key() }
    }

    /// The key as text, for a file that only its owner can read.
    pub fn secret_text(&self) -> String {
        let id = self.public().id();
        format!("PRIVATE+KEY+{}+{}+{}", self.name, hex(&id), encode(self.key.as_bytes()))
    }

    /// Signs the head of a record; `None` where the checkpoint cannot be written as text.
    pub fn sign(&self, checkpoint: &Checkpoint) -> Option<String> {
        let text = checkpoint.text()?;
        let signature = self.key.sign(text.as_bytes());
        Some(note::write(&text, &self.name, self.public().id(), &signature.to_bytes()))
    }
}

impl FromStr for SigningKey {
    type Err = NoteError;

    fn from_str(text: &str) -> Result<Self, NoteError> {
        let rest = text.trim().strip_prefix("PRIVATE+KEY+").ok_or(NoteError::NoKey)?;
        let (name, id, seed) = parts(rest)?;
        let new = Self::from_seed(name, seed).ok_or(NoteError::NoKey)?;
        if new.public().id() == id { Ok(new) } else { Err(NoteError::NoKey) }
    }
}

impl VerifyingKey {
    /// The name of the key's owner.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The first four bytes of the SHA-256 of name, line end, algorithm and key.
    pub(crate) fn id(&self) -> [u8; 4] {
        let mut hash = Sha256::new();
        hash.update(self.name.as_bytes());
        hash.update([b'\n', ED25519]);
        hash.update(self.key.as_bytes());
        let hash = hash.finalize();
        [hash[0], hash[1], hash[2], hash[3]]
    }

    /// Returns the checkpoint of a signed note if this key signed it.
    pub fn open(&self, signed: &str) -> Result<Checkpoint, NoteError> {
        let note = note::read(signed)?;
        let signature = note.signature(&self.name, self.id()).ok_or(NoteError::NotSignedBy)?;
        let signature = Signature::from_slice(signature).map_err(|_| NoteError::BadSignature)?;
        self.key
            .verify_strict(note.text.as_bytes(), &signature)
            .map_err(|_| NoteError::BadSignature)?;
        Checkpoint::read(note.text)
    }
}

impl fmt::Display for VerifyingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}+{}", self.name, hex(&self.id()), encode(self.key.as_bytes()))
    }
}

impl FromStr for VerifyingKey {
    type Err = NoteError;

    fn from_str(text: &str) -> Result<Self, NoteError> {
        let (name, id, key) = parts(text.trim())?;
        let key = ed25519_dalek::VerifyingKey::from_bytes(&key).map_err(|_| NoteError::NoKey)?;
        let new = Self { name: name.to_owned(), key };
        if is_name(name) && new.id() == id { Ok(new) } else { Err(NoteError::NoKey) }
    }
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && !name.chars().any(|c| c.is_whitespace() || c.is_control() || c == '+')
}

/// Splits a key into its name, id and 32 bytes. The base64 may contain plus signs, so it comes
/// last.
fn parts(text: &str) -> Result<(&str, [u8; 4], [u8; 32]), NoteError> {
    let mut parts = text.splitn(3, '+');
    let (Some(name), Some(id), Some(key)) = (parts.next(), parts.next(), parts.next()) else {
        return Err(NoteError::NoKey);
    };
    let id = (id.len() == 8)
        .then(|| u32::from_str_radix(id, 16).ok())
        .flatten()
        .ok_or(NoteError::NoKey)?;
    let key = STANDARD.decode(key).map_err(|_| NoteError::NoKey)?;
    match key.split_first() {
        Some((&ED25519, key)) => {
            Ok((name, id.to_be_bytes(), key.try_into().map_err(|_| NoteError::NoKey)?))
        }
        _ => Err(NoteError::NoKey),
    }
}

fn encode(key: &[u8; 32]) -> String {
    let mut bytes = vec![ED25519];
    bytes.extend(key);
    STANDARD.encode(bytes)
}

fn hex(id: &[u8; 4]) -> String {
    format!("{:08x}", u32::from_be_bytes(*id))
}
