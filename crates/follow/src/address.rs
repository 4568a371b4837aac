//! Which addresses a server may ask for others, and where its messages may go: to the open
//! internet, and nowhere inside its own network.

use crate::numeric_host::{self, NumericHost};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};

/// The longest address.
pub const LONGEST: usize = 2_000;

/// Why an address may not be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AddressFault {
    /// It has more than [`LONGEST`] bytes.
    TooLong,
    /// It is not an address.
    NotAnAddress,
    /// It is neither `https://` nor `http://`.
    OtherScheme,
    /// It names no host.
    NoHost,
    /// It holds a name or a password.
    Credentials,
    /// It leads into a private network.
    Private,
    /// The host is none of those that are allowed.
    OtherHost(String),
}

codes!(
    AddressFault {
        Self::TooLong => "address-too-long",
        Self::NotAnAddress => "address-not-an-address",
        Self::OtherScheme => "address-other-scheme",
        Self::NoHost => "address-no-host",
        Self::Credentials => "address-credentials",
        Self::Private => "address-private",
        Self::OtherHost(_) => "address-other-host"
    }
);

display_by_sentence!(AddressFault);

impl Explain for AddressFault {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::TooLong => sentence!(address_too_long { most: LONGEST }),
            Self::NotAnAddress => sentence!(address_not_an_address),
            Self::OtherScheme => sentence!(address_other_scheme),
            Self::NoHost => sentence!(address_no_host),
            Self::Credentials => sentence!(address_credentials),
            Self::Private => sentence!(address_private),
            Self::OtherHost(host) => sentence!(address_other_host { host }),
        }
    }
}

/// The parts of an address that decide whether it may be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Address<'t> {
    /// All of it.
    pub text: &'t str,
    /// The host, without brackets and port.
    pub host: &'t str,
}

/// Reads an address that may be kept. What its name leads to is looked at each time it is asked.
///
/// Read by hand and not by a library: whatever these lines do not understand is refused, and the
/// library that connects reads the address once more and looks at every address that the name leads
/// to.
pub fn address(text: &str, private: bool) -> Result<Address<'_>, AddressFault> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(AddressFault::TooLong);
    }
    if text.is_empty()
        || text.contains(|sign: char| {
            !sign.is_ascii_graphic() || matches!(sign, '"' | '<' | '>' | '\\')
        })
    {
        return Err(AddressFault::NotAnAddress);
    }
    let (scheme, rest) = text.split_once("://").ok_or(AddressFault::NotAnAddress)?;
    if !["http", "https"].iter().any(|known| scheme.eq_ignore_ascii_case(known)) {
        return Err(AddressFault::OtherScheme);
    }
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if authority.contains('@') {
        return Err(AddressFault::Credentials);
    }
    let host = match authority.strip_prefix('[') {
        Some(inside) => {
            inside.split_once(']').map(|(host, _)| host).ok_or(AddressFault::NotAnAddress)?
        }
        None => authority.split(':').next().unwrap_or_default(),
    };
    if host.is_empty() {
        return Err(AddressFault::NoHost);
    }
    if !private {
        is_outside(host, authority.starts_with('['))?;
    }
    Ok(Address { text, host })
}

/// Refuses a host that is written as a private address, in any of the spellings that libraries read
/// as one.
fn is_outside(host: &str, in_brackets: bool) -> Result<(), AddressFault> {
    if in_brackets {
        let address: Ipv6Addr = host.parse().map_err(|_| AddressFault::NotAnAddress)?;
        return if is_public_v6(address) { Ok(()) } else { Err(AddressFault::Private) };
    }
    // Some libraries decode `%31` to `1` and connect to what comes out.
    if host.contains(|sign: char| !sign.is_ascii_alphanumeric() && !matches!(sign, '-' | '.' | '_'))
    {
        return Err(AddressFault::NotAnAddress);
    }
    match numeric_host::read(host) {
        _ if is_local(host) => Err(AddressFault::Private),
        NumericHost::Name => Ok(()),
        NumericHost::Addresses(readings)
            if readings.iter().all(|address| is_public_v4(*address)) =>
        {
            Ok(())
        }
        NumericHost::Addresses(_) => Err(AddressFault::Private),
        NumericHost::Unreadable => Err(AddressFault::NotAnAddress),
    }
}

/// Whether the games are sent over one connection that stays open, as lichess does at
/// `/api/stream/…`: a folder of this name says so.
pub fn is_stream(address: &str) -> bool {
    address
        .split(['?', '#'])
        .next()
        .unwrap_or_default()
        .split('/')
        .skip(3)
        .any(|folder| folder == "stream")
}

/// Names that mean the machine itself, whatever they resolve to.
fn is_local(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    host == "localhost" || host.ends_with(".localhost")
}

/// Whether an address is one of the open internet. What is not known to be one is none.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast();
    // This network; carriers' own; protocols' own; tests of devices; reserved.
    let reserved = a == 0
        || (a == 100 && b & 0xc0 == 64)
        || (a, b, c) == (192, 0, 0)
        || (a == 198 && b & 0xfe == 18)
        || a >= 240;
    !special && !reserved
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, c, ..] = address.segments();
    let last = |address: Ipv6Addr| {
        let [.., a, b, c, d] = address.octets();
        Ipv4Addr::new(a, b, c, d)
    };
    match (a, b) {
        _ if address.to_ipv4_mapped().is_some() => is_public_v4(last(address)),
        // Translated to an address of the old kind, at its end or behind the first two bytes.
        (0x64, 0xff9b) if c == 0 => is_public_v4(last(address)),
        (0x2002, _) => {
            let [_, _, w, x, y, z, ..] = address.octets();
            is_public_v4(Ipv4Addr::new(w, x, y, z))
        }
        // Tunnels, documentation, and what is set apart for protocols.
        (0x2001, 0xdb8) => false,
        (0x2001, b) if b < 0x200 => false,
        (0x3fff, b) if b < 0x1000 => false,
        // Everything that is given out to the open internet begins with 001.
        (a, _) => a & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_none_of_the_open_internet() {
        for inside in [
            "127.0.0.1",
            "127.8.9.1",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "192.0.0.8",
            "198.18.0.1",
            "198.19.255.255",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "192.0.2.1",
            "203.0.113.7",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2002:c0a8:101::1",
            "2001:db8::1",
            "2001::1",
            "fec0::1",
            "64:ff9b:1::1",
            "3fff::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in [
            "1.1.1.1",
            "172.32.0.1",
            "100.128.0.1",
            "198.20.0.1",
            "2606:4700::1",
            "2a00:1450::1",
            "::ffff:1.1.1.1",
        ] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn a_private_address_is_refused_in_every_spelling() {
        for host in [
            "127.1",
            "127.0.1",
            "2130706433",
            "0x7f000001",
            "0X7F000001",
            "0x7f.1",
            "0177.0.0.1",
            "017700000001",
            "0",
            "0x0",
            "00",
            "127.0.0.1.",
            "127.1.",
            "0.",
            "127.0.0.1..",
            "010.0.0.1",
            "192.168.257",
            "3232235777",
            "0xa9fea9fe",
            "169.254.43518",
            "localhost.",
            "[::1]",
            "[::]",
            "[::ffff:127.0.0.1]",
            "[::ffff:7f00:1]",
            "[0:0:0:0:0:ffff:7f00:0001]",
            "[::127.0.0.1]",
            "[64:ff9b::10.0.0.1]",
            "[fe80::1]",
        ] {
            for text in [
                format!("http://{host}/x"),
                format!("https://{host}:8443"),
                format!("HTTPS://{host}?x"),
            ] {
                assert_eq!(address(&text, false), Err(AddressFault::Private), "{text}");
                assert!(address(&text, true).is_ok(), "{text}");
            }
        }
        for host in [
            "%31%32%37.0.0.1",
            "127.0.0.1%00",
            "[fe80::1%25eth0]",
            "[127.0.0.1]",
            "1.2.3.4.5",
            "256.1.1.1",
        ] {
            assert_eq!(
                address(&format!("http://{host}/"), false),
                Err(AddressFault::NotAnAddress),
                "{host}"
            );
        }
        for host in [
            "1.1.1.1",
            "1.1",
            "16843009",
            "127.0.0.1.example.org",
            "0x7f.org",
            "10.in",
            "[2606:4700::1]",
        ] {
            assert!(address(&format!("http://{host}/"), false).is_ok(), "{host}");
        }
    }

    #[test]
    fn an_address_is_http_and_names_no_inner_host() {
        for refused in [
            "",
            "nonsense",
            "ftp://example.org/",
            "file:///etc/passwd",
            "https:///x",
            "https://user:pw@example.org/",
            "http://127.0.0.1/",
            "http://[::1]:8080/",
            "http://localhost/",
            "http://LOCALHOST./",
            "http://a.localhost/",
            "http://169.254.169.254/latest",
            "gopher://example.org/",
            "javascript:alert(1)",
            "/relative",
            "http://[::ffff:10.0.0.1]/",
        ] {
            assert!(address(refused, false).is_err(), "{refused}");
        }
        assert!(address(&format!("https://example.org/{}", "x".repeat(2_000)), false).is_err());
        let found = address(" https://example.org:8443/hook?x=1 ", false).unwrap();
        assert_eq!((found.text, found.host), ("https://example.org:8443/hook?x=1", "example.org"));
        assert!(address("http://127.0.0.1:9/", true).is_ok());
        assert!(address("ftp://127.0.0.1:9/", true).is_err());
    }
}
