//! Attempts to log in, counted for all servers on one database, on a clock that only ever goes on.
//!
//! No wall clock decides how long somebody waits: setting one back would lock people out, setting
//! one forward would let guesses in. Each server adds the time that it has itself seen pass to what
//! the database last said, and the later of the two stands.

use crate::pool::{Pool, execute, on};
use crate::row::row;
use crate::{Store, StoreError};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What was counted, this attempt included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AttemptCounts {
    /// Attempts for this name from this address.
    pub of_name: i64,
    /// Until they count no more.
    pub name_waits: Duration,
    /// Attempts from this address, whatever the name.
    pub of_address: i64,
    /// Until they count no more.
    pub address_waits: Duration,
}

/// The shared clock as this server knows it.
#[derive(Debug, Default)]
pub(crate) struct Elapsed(Mutex<Option<(i64, Instant)>>);

impl Elapsed {
    /// What this server would say, in milliseconds.
    fn own(&self) -> i64 {
        match *self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            Some((base, since)) => base + i64::try_from(since.elapsed().as_millis()).unwrap_or(0),
            None => 0,
        }
    }

    fn set(&self, milliseconds: i64) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) =
            Some((milliseconds, Instant::now()));
    }
}

const GO_ON: &str =
    "UPDATE elapsed SET milliseconds = CASE WHEN milliseconds < $1 THEN $1 ELSE milliseconds END
    WHERE id = 1 RETURNING milliseconds";
/// One row for each name and address: two that come together wait for each other, and none is
/// counted twice or not at all.
const COUNT: &str = "INSERT INTO attempt (who, address, began, count) VALUES ($1, $2, $3, 1)
    ON CONFLICT (who, address) DO UPDATE SET
        count = CASE WHEN attempt.began <= $4 THEN 1 ELSE attempt.count + 1 END,
        began = CASE WHEN attempt.began <= $4 THEN $3 ELSE attempt.began END
    RETURNING count, began";
/// Under this name stands what an address tried in all.
const ANYBODY: &str = "";

row! {
    /// The attempts under one name, and when the first of them was made, by the shared clock.
    #[derive(Debug, Clone, Copy)]
    struct Attempted {
        count: i64,
        began: i64,
    }
}

/// Both counts of one attempt, at one time of the shared clock.
struct Attempts {
    now: i64,
    by_name: Attempted,
    by_address: Attempted,
}

macro_rules! count_one {
    ($work:ident, $who:expr, $address:expr, $now:ident, $window:expr) => {
        sqlx::query_as::<_, Attempted>(COUNT)
            .bind($who)
            .bind($address)
            .bind($now)
            .bind($now - $window)
            .fetch_one(&mut *$work)
            .await?
    };
}

macro_rules! count {
    ($pool:expr, $own:expr, $who:expr, $address:expr, $window:expr) => {{
        let mut work = $pool.begin().await?;
        let now: i64 = sqlx::query_scalar(GO_ON).bind($own).fetch_one(&mut *work).await?;
        let (by_name, by_address) = (
            count_one!(work, $who, $address, now, $window),
            count_one!(work, ANYBODY, $address, now, $window),
        );
        work.commit().await?;
        Attempts { now, by_name, by_address }
    }};
}

impl Store {
    /// Counts an attempt, before anything is done about it. `who` is what stands for the name.
    pub async fn count_attempt(
        &self,
        who: &str,
        address: &str,
        window: Duration,
    ) -> Result<AttemptCounts, StoreError> {
        let window = i64::try_from(window.as_millis()).unwrap_or(i64::MAX);
        let own = self.elapsed.own();
        let Attempts { now, by_name, by_address } = match &self.pool {
            Pool::Sqlite(pool) => count!(pool, own, who, address, window),
            Pool::Postgres(pool) => count!(pool, own, who, address, window),
        };
        self.elapsed.set(now);
        let waits =
            |began: i64| Duration::from_millis(u64::try_from(began + window - now).unwrap_or(0));
        Ok(AttemptCounts {
            of_name: by_name.count,
            name_waits: waits(by_name.began),
            of_address: by_address.count,
            address_waits: waits(by_address.began),
        })
    }

    /// Forgets the attempts of somebody who got in.
    pub async fn forget_attempts(&self, who: &str, address: &str) -> Result<(), StoreError> {
        let name = "DELETE FROM attempt WHERE who = $1 AND address = $2";
        execute!(self, name, who, address)?;
        let all =
            "UPDATE attempt SET count = count - 1 WHERE who = $1 AND address = $2 AND count > 0";
        execute!(self, all, ANYBODY, address)?;
        Ok(())
    }

    /// Lets go of attempts that count no more.
    pub(crate) async fn sweep_attempts(&self, window: Duration) -> Result<(), StoreError> {
        let window = i64::try_from(window.as_millis()).unwrap_or(i64::MAX);
        let now: i64 = on!(self, pool => sqlx::query_scalar(GO_ON)
            .bind(self.elapsed.own()).fetch_one(pool).await)?;
        self.elapsed.set(now);
        let old = "DELETE FROM attempt WHERE began <= $1";
        execute!(self, old, now - window)?;
        Ok(())
    }
}
