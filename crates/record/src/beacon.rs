//! A public source of randomness: the drand beacon, with a check of its values that needs no
//! network.
//!
//! A beacon signs the number of each round when its time has come; until then the signature is
//! unknown. Only the chain `quicknet` is built in with its public key: it has a round every three
//! seconds, and checking a round needs only its number. Another source can be named in words, such
//! as lottery numbers; people look these up, and the program does not check them.

use crate::hex;
use drand_verify::{G2PubkeyRfc, Pubkey};
use jiff::Timestamp;
use tiebreak_model::Moment;
use tiebreak_model::lots::sha256;

/// A chain of beacon rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BeaconChain {
    /// The name that people use.
    pub name: &'static str,
    /// The hash of the chain's parameters, which identifies it.
    pub hash: &'static str,
    /// The public key for checking its signatures.
    key: &'static str,
    /// The time of its first round, in seconds since 1970.
    genesis: i64,
    /// The seconds between two rounds.
    period: i64,
}

/// The League of Entropy's chain for public draws.
pub static QUICKNET: BeaconChain = BeaconChain {
    name: "quicknet",
    hash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    key: "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c\
          8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb\
          5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    genesis: 1_692_803_367,
    period: 3,
};

impl BeaconChain {
    /// Finds a chain by its name or its hash.
    pub fn find(named: &str) -> Option<&'static Self> {
        (named == QUICKNET.name || named == QUICKNET.hash).then_some(&QUICKNET)
    }

    /// The time at which a round is published.
    pub fn time(&self, round: u64) -> Option<Moment> {
        let rounds = i64::try_from(round.checked_sub(1)?).ok()?;
        let seconds = self.genesis.checked_add(rounds.checked_mul(self.period)?)?;
        Timestamp::from_second(seconds).ok()?.to_string().parse().ok()
    }

    /// The first round at a moment or after it.
    pub fn round_at(&self, moment: Moment) -> Option<u64> {
        let seconds = moment.timestamp()?.as_second() - self.genesis;
        u64::try_from(
            seconds.max(0).div_euclid(self.period) + i64::from(seconds % self.period > 0) + 1,
        )
        .ok()
    }

    /// The random value of a round, which is the SHA-256 of its signature; `None` where the
    /// signature is not valid.
    pub fn value(&self, round: u64, signature: &str) -> Option<String> {
        let signature = hex::bytes(signature)?;
        let key = G2PubkeyRfc::from_variable(&hex::bytes(self.key)?).ok()?;
        // An unchained beacon: checking a round does not need the previous signature.
        key.verify(round, b"", &signature).ok()?.then(|| sha256(&signature))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    /// Round 123 as `https://api.drand.sh/52db…/public/123` gives it.
    const SIGNATURE: &str = "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486\
                             d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";

    #[test]
    fn a_real_round_is_checked_offline() {
        let value = QUICKNET.value(123, SIGNATURE).unwrap();
        assert_eq!(value, sha256(&hex::bytes(SIGNATURE).unwrap()));
        assert_eq!(QUICKNET.value(124, SIGNATURE), None, "the signature of another round");
        let last = SIGNATURE.strip_suffix('2').unwrap();
        assert_eq!(QUICKNET.value(123, &format!("{last}3")), None);
        for nonsense in ["", "zz", "b7", &SIGNATURE.to_uppercase(), &SIGNATURE[1..]] {
            assert_eq!(QUICKNET.value(123, nonsense), None, "{nonsense}");
        }
        // A second real round, from the documentation of the Python binding.
        let other = "b713718a38ae728dfd477991af2822e08d2f305e47718cef\
                     9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b";
        assert_eq!(
            QUICKNET.value(657_413, other).as_deref(),
            Some("fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587")
        );
    }

    #[test]
    fn rounds_and_times() {
        assert_eq!(QUICKNET.time(1).unwrap().to_string(), "2023-08-23T15:09:27+00:00");
        assert_eq!(QUICKNET.time(2).unwrap().to_string(), "2023-08-23T15:09:30+00:00");
        assert_eq!(QUICKNET.time(0), None);
        assert_eq!(QUICKNET.time(u64::MAX), None);
        let at = |text: &str| QUICKNET.round_at(text.parse().unwrap()).unwrap();
        assert_eq!(at("2023-08-23T15:09:27Z"), 1);
        assert_eq!(at("2023-08-23T15:09:28Z"), 2, "the first round that has not come yet");
        assert_eq!(at("2023-08-23T17:09:30+02:00"), 2);
        assert_eq!(at("2001-01-01T00:00:00Z"), 1);
        for round in [7, 1_000_000, 30_000_000] {
            assert_eq!(QUICKNET.round_at(QUICKNET.time(round).unwrap()), Some(round));
        }
    }
}
