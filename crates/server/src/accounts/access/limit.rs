//! Limits how often a name or an address may try to log in. Attempts are counted before the
//! password is checked, for all servers on one database.

use crate::App;
use crate::infra::problem::Problem;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tiebreak_record::sha256;

/// How long an attempt counts.
pub const WINDOW: Duration = Duration::from_secs(15 * 60);
/// Attempts for one name from one address.
const FOR_A_NAME: i64 = 10;
/// Attempts from one address for any name: enough for a hall behind one address, too few to try a
/// list of names.
const FROM_AN_ADDRESS: i64 = 100;
/// The most waiting clients kept in memory, so that an attacker cannot fill it. Others are found
/// in the database.
const MOST: usize = 10_000;

/// Attempts that share one delay: those for one name from one address, or, with an empty name, all
/// attempts from an address.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct DelayKey {
    who: String,
    from: String,
}

/// Who has to wait, as far as this server knows. A refusal from this list costs the database
/// nothing.
#[derive(Debug, Default)]
pub struct LoginDelays(Mutex<BTreeMap<DelayKey, Instant>>);

impl LoginDelays {
    fn until(&self, key: &DelayKey) -> Option<Duration> {
        let login_delays = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        login_delays.get(key)?.checked_duration_since(Instant::now())
    }

    fn note(&self, key: DelayKey, wait: Duration) {
        let mut login_delays = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if login_delays.len() >= MOST {
            login_delays.retain(|_, until| *until > now);
        }
        if login_delays.len() < MOST {
            login_delays.insert(key, now + wait);
        }
    }
}

/// A login attempt that was counted.
#[derive(Debug)]
pub struct Attempt {
    who: String,
    from: String,
}

impl Attempt {
    /// Counts an attempt for a name, known or not. `from` is an address or a session: a client
    /// with a session is not locked out by the guesses of others.
    pub async fn count(app: &App, name: &str, from: String) -> Result<Self, Problem> {
        // People type passwords into the wrong field, so the text is kept only as a hash.
        let who = sha256(name.as_bytes());
        let of_name = DelayKey { who: who.clone(), from: from.clone() };
        let of_address = DelayKey { who: String::new(), from: from.clone() };
        if let Some(wait) =
            [&of_name, &of_address].into_iter().find_map(|key| app.login_delays.until(key))
        {
            return Err(refused(wait));
        }
        let counted = app.store.count_attempt(&who, &from, WINDOW).await?;
        let over = [
            (counted.of_name > FOR_A_NAME, of_name, counted.name_waits),
            (counted.of_address > FROM_AN_ADDRESS, of_address, counted.address_waits),
        ];
        match over.into_iter().find(|(over, ..)| *over) {
            Some((_, key, wait)) => {
                app.login_delays.note(key, wait);
                Err(refused(wait))
            }
            None => Ok(Self { who, from }),
        }
    }

    /// Forgets the attempts after a successful login.
    pub async fn succeeded(self, app: &App) -> Result<(), Problem> {
        Ok(app.store.forget_attempts(&self.who, &self.from).await?)
    }
}

fn refused(wait: Duration) -> Problem {
    Problem::TooOften(wait.as_secs().max(1))
}
