//! Where the games are.

use crate::address::{AddressFault, address};
use crate::hosts::Hosts;
use std::path::PathBuf;

/// A source of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// A PGN at an address.
    Address(String),
    /// A PGN file that grows, or a folder of them.
    File(PathBuf),
}

impl Source {
    /// A source as people name it: `https://…`, or a path.
    pub fn named(text: &str) -> Result<Self, AddressFault> {
        if !text.contains("://") {
            return Ok(Self::File(PathBuf::from(text)));
        }
        Self::at(text, &Hosts::all(), true)
    }

    /// An address that somebody gave a server: of an allowed host, and no private one unless those
    /// are allowed.
    pub fn at(text: &str, hosts: &Hosts, private: bool) -> Result<Self, AddressFault> {
        let found = address(text, private)?;
        if !hosts.allow(found.host) {
            return Err(AddressFault::OtherHost(found.host.to_owned()));
        }
        Ok(Self::Address(found.text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_asks_allowed_hosts_alone() {
        let hosts = Hosts::parse("lichess.org");
        assert!(
            Source::at("https://lichess.org/api/broadcast/round/abc.pgn", &hosts, false).is_ok()
        );
        let other = Source::at("https://lichess.org.example.net/x", &hosts, false);
        assert_eq!(other, Err(AddressFault::OtherHost("lichess.org.example.net".into())));
        for tricky in [
            "https://lichess.org@10.0.0.1/",
            "https://example.net#@lichess.org/",
            "https://lichess.org\\@x/",
        ] {
            assert!(Source::at(tricky, &hosts, false).is_err(), "{tricky}");
        }
        for private in
            ["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0", "[::ffff:7f00:1]"]
        {
            let found = Source::at(&format!("http://{private}/"), &Hosts::all(), false);
            assert_eq!(found, Err(AddressFault::Private), "{private}");
        }
    }

    #[test]
    fn what_is_no_address_is_a_path() {
        assert_eq!(Source::named("games/live.pgn"), Ok(Source::File("games/live.pgn".into())));
        assert_eq!(Source::named("ftp://example.org/a.pgn"), Err(AddressFault::OtherScheme));
    }
}
