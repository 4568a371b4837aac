//! Passwords: Argon2id, in a lane of their own.

use crate::infra::problem::Problem;
use crate::infra::work::Lane;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tiebreak_report::{Sentence, sentence};

/// The shortest password that is taken.
pub const SHORTEST: usize = 10;
/// The longest: more is hashed to no purpose.
pub const LONGEST: usize = 500;

/// Says what is wrong with a password that somebody chose.
pub fn check(password: &str) -> Result<(), Sentence> {
    let length = password.chars().count();
    if length < SHORTEST {
        return Err(sentence!(page_account_password_short { length, shortest: SHORTEST }));
    }
    if length > LONGEST {
        return Err(sentence!(page_account_password_long { longest: LONGEST }));
    }
    Ok(())
}

/// The hash to keep.
pub async fn hash(lane: &Lane, password: &str) -> Result<String, Problem> {
    let hash = lane.run(|| Argon2::default().hash_password(password.as_bytes())).await?;
    hash.map(|hash| hash.to_string()).map_err(|error| Problem::Internal(format!("argon2: {error}")))
}

/// Whether a password belongs to a hash. Without a hash it takes as long and fails: names cannot be
/// guessed by the clock.
pub async fn verify(lane: &Lane, password: &str, hash: Option<String>) -> Result<bool, Problem> {
    let password: String = password.chars().take(LONGEST).collect();
    let verified = || match hash.as_deref().map(PasswordHash::new) {
        Some(Ok(hash)) => Argon2::default().verify_password(password.as_bytes(), &hash).is_ok(),
        _ => {
            let _ = Argon2::default().hash_password(password.as_bytes());
            false
        }
    };
    lane.run(verified).await
}
