//! Passwords are hashed with Argon2id, in a lane of their own.

use crate::infra::problem::Problem;
use crate::infra::work::Lane;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tiebreak_report::{Sentence, sentence};

/// The shortest password allowed, in characters.
pub const SHORTEST: usize = 10;
/// The longest password allowed; hashing more would add no security.
pub const LONGEST: usize = 500;

/// Refuses a password that is too short or too long, with the reason.
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

/// The hash of a password, for the database.
pub async fn hash(lane: &Lane, password: &str) -> Result<String, Problem> {
    let hash = lane.run(|| Argon2::default().hash_password(password.as_bytes())).await?;
    hash.map(|hash| hash.to_string()).map_err(|error| Problem::Internal(format!("argon2: {error}")))
}

/// Whether a password matches a hash. Without a hash it takes as long and fails, so that response
/// times do not reveal which names exist.
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
