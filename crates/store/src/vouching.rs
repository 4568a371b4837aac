//! Tokens that were looked up a moment ago: a program that enters results shows the same one with
//! each of them.
//!
//! What this store changes about tokens, accounts and assignments counts at once; what another
//! server or program changes in the same database, within [`LONGEST`].

use crate::UserAccount;
use crate::tokens::TokenRow;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// After so long a token is looked up again, whatever happened.
const LONGEST: Duration = Duration::from_secs(1);
/// The most tokens kept in memory; beyond that all are looked up again.
const MOST: usize = 1024;

/// The tokens that were looked up a moment ago, by their hashes.
#[derive(Debug, Default)]
pub(crate) struct Vouching {
    /// How often anything was changed about whom tokens belong to and what they may do.
    changes: AtomicU64,
    known: Mutex<BTreeMap<String, VouchedToken>>,
}

#[derive(Debug)]
struct VouchedToken {
    account: UserAccount,
    token: TokenRow,
    looked_up: LookUp,
}

/// When somebody began to look a token up: what is changed from then on is perhaps not in what they
/// find.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LookUp {
    at: Instant,
    changes: u64,
}

/// Something is being changed. When that is over, whatever came of it, all tokens are looked up
/// again.
#[derive(Debug)]
pub(crate) struct Changing<'v>(&'v Vouching);

impl Drop for Changing<'_> {
    fn drop(&mut self) {
        self.0.changes.fetch_add(1, Ordering::SeqCst);
    }
}

impl Vouching {
    /// To be held while tokens, accounts or assignments are changed.
    pub fn changing(&self) -> Changing<'_> {
        Changing(self)
    }

    /// To be asked for before a token is looked up.
    pub fn look_up(&self) -> LookUp {
        LookUp { at: Instant::now(), changes: self.changes.load(Ordering::SeqCst) }
    }

    /// The token of this hash as it was found a moment ago, where it still counts `now`, in seconds
    /// since 1970.
    pub fn find(&self, hash: &str, now: i64) -> Option<(UserAccount, TokenRow)> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let VouchedToken { account, token, looked_up } = known.get(hash)?;
        let same = looked_up.changes == self.changes.load(Ordering::SeqCst)
            && looked_up.at.elapsed() < LONGEST;
        (same && token.expires.is_none_or(|end| end > now))
            .then(|| (account.clone(), token.clone()))
    }

    /// Notes that a token was used, so that one of those who use it at the same time writes that
    /// down.
    pub fn used(&self, hash: &str, now: i64) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get_mut(hash) {
            known.token.used = now;
        }
    }

    /// Keeps what was found.
    pub fn keep(&self, account: &UserAccount, token: &TokenRow, looked_up: LookUp) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        let kept = VouchedToken { account: account.clone(), token: token.clone(), looked_up };
        known.insert(token.hash.clone(), kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Role;

    fn found(expires: Option<i64>) -> (UserAccount, TokenRow) {
        let account =
            UserAccount { name: "Ann".into(), role: Role::Arbiter, events: vec!["cup".into()] };
        (account, TokenRow { hash: "ab12".into(), expires, ..TokenRow::default() })
    }

    #[test]
    fn what_was_found_counts_until_something_is_changed_or_it_ends() {
        let (vouching, (account, token)) = (Vouching::default(), found(Some(100)));
        assert_eq!(vouching.find("ab12", 0), None);
        vouching.keep(&account, &token, vouching.look_up());
        assert_eq!(vouching.find("ab12", 99), Some((account.clone(), token.clone())));
        assert_eq!(vouching.find("ab12", 100), None, "it has ended");
        drop(vouching.changing());
        assert_eq!(vouching.find("ab12", 0), None);
    }

    /// One looks it up, the other takes it back, and the first keeps what is no longer so.
    #[test]
    fn what_is_changed_while_it_is_looked_up_is_not_kept() {
        let (vouching, (account, token)) = (Vouching::default(), found(None));
        let looked_up = vouching.look_up();
        drop(vouching.changing());
        vouching.keep(&account, &token, looked_up);
        assert_eq!(vouching.find("ab12", 0), None);
    }

    #[test]
    fn what_was_found_long_ago_is_looked_up_again() {
        let (vouching, (account, token)) = (Vouching::default(), found(None));
        let Some(at) = Instant::now().checked_sub(LONGEST) else { return };
        vouching.keep(&account, &token, LookUp { at, ..vouching.look_up() });
        assert_eq!(vouching.find("ab12", 0), None);
    }
}
