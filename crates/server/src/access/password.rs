//! Passwords: Argon2id, never more than two at a time (each takes 19 MB and a good part of a second).

use crate::problem::Problem;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

static TURNSTILE: Semaphore = Semaphore::const_new(2);

/// The shortest password that is taken.
pub const SHORTEST: usize = 10;
/// The longest: more is hashed to no purpose.
pub const LONGEST: usize = 500;

/// Says what is wrong with a password that somebody chose.
pub fn check(password: &str) -> Result<(), Problem> {
    let length = password.chars().count();
    if length < SHORTEST {
        return Err(Problem::Invalid(format!("the password has {length} characters; at least {SHORTEST} are needed")));
    }
    if length > LONGEST {
        return Err(Problem::Invalid(format!("the password is longer than {LONGEST} characters")));
    }
    Ok(())
}

/// The hash to keep.
pub async fn hash(password: &str) -> Result<String, Problem> {
    let password = password.to_owned();
    aside(move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string()).map_err(|error| Problem::Internal(format!("argon2: {error}")))
    })
    .await?
}

/// Whether a password belongs to a hash. Without a hash it takes as long and fails: names cannot be guessed by the clock.
pub async fn verify(password: &str, hash: Option<String>) -> Result<bool, Problem> {
    let password: String = password.chars().take(LONGEST).collect();
    aside(move || match hash.as_deref().map(PasswordHash::new) {
        Some(Ok(hash)) => Argon2::default().verify_password(password.as_bytes(), &hash).is_ok(),
        _ => {
            let _ = Argon2::default().hash_password(password.as_bytes());
            false
        }
    })
    .await
}

async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    let _turn = TURNSTILE.acquire().await.map_err(|error| Problem::Internal(error.to_string()))?;
    tokio::task::spawn_blocking(work).await.map_err(|error| Problem::Internal(error.to_string()))
}
