//! Random secrets: session cookies, tokens, one-time links. The database keeps only their hashes.

use super::problem::Problem;
use tiebreak_record::sha256;

/// A new secret of 256 bits, in hexadecimal.
pub fn new() -> Result<String, Problem> {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Problem::Internal(format!("no random numbers: {error}")))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The hash under which the database keeps a secret.
pub fn hash(secret: &str) -> String {
    sha256(secret.as_bytes())
}
