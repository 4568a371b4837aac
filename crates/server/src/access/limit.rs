//! How often somebody may try to log in.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// Seconds in which failures count.
const WINDOW: i64 = 15 * 60;
/// Failures for one name from one address.
const PER_NAME: usize = 5;
/// Failures from one address, whatever the name.
const PER_ADDRESS: usize = 20;
/// Addresses remembered at most; an attacker must not fill the memory.
const MOST: usize = 10_000;

/// Failed attempts of late.
#[derive(Debug, Default)]
pub struct Attempts(Mutex<BTreeMap<IpAddr, Vec<(i64, String)>>>);

impl Attempts {
    /// Whether this address may try this name; if not, the seconds to wait.
    pub fn allowed(&self, address: IpAddr, name: &str, now: i64) -> Result<(), u64> {
        let mut attempts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(failures) = attempts.get_mut(&address) else { return Ok(()) };
        failures.retain(|(at, _)| *at > now - WINDOW);
        let of_name: Vec<i64> = failures.iter().filter(|(_, tried)| tried == name).map(|(at, _)| *at).collect();
        let first = match (of_name.len() >= PER_NAME, failures.len() >= PER_ADDRESS) {
            (true, _) => of_name[of_name.len() - PER_NAME],
            (_, true) => failures[failures.len() - PER_ADDRESS].0,
            _ => return Ok(()),
        };
        Err(u64::try_from(first + WINDOW - now).unwrap_or(1).max(1))
    }

    /// Notes a failure.
    pub fn failed(&self, address: IpAddr, name: &str, now: i64) {
        let mut attempts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if attempts.len() >= MOST && !attempts.contains_key(&address) {
            attempts.retain(|_, failures| failures.iter().any(|(at, _)| *at > now - WINDOW));
            if attempts.len() >= MOST {
                attempts.pop_first();
            }
        }
        attempts.entry(address).or_default().push((now, name.chars().take(100).collect()));
    }

    /// Forgets the failures of somebody who got in.
    pub fn succeeded(&self, address: IpAddr, name: &str) {
        let mut attempts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(failures) = attempts.get_mut(&address) {
            failures.retain(|(_, tried)| tried != name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn the_sixth_attempt_waits() {
        let attempts = Attempts::default();
        for second in 0..5 {
            assert!(attempts.allowed(HERE, "ann", second).is_ok());
            attempts.failed(HERE, "ann", second);
        }
        assert_eq!(attempts.allowed(HERE, "ann", 10), Err(890));
        assert!(attempts.allowed(HERE, "bob", 10).is_ok());
        assert!(attempts.allowed(HERE, "ann", 900).is_ok(), "the first failure no longer counts");
        attempts.succeeded(HERE, "ann");
        assert!(attempts.allowed(HERE, "ann", 10).is_ok());
    }

    #[test]
    fn an_address_that_tries_many_names_waits_too() {
        let attempts = Attempts::default();
        (0..20).for_each(|number| attempts.failed(HERE, &format!("name {number}"), 0));
        assert_eq!(attempts.allowed(HERE, "ann", 1), Err(899));
    }
}
