//! Which addresses a server may ask for others, and where its messages may go: to the open internet, and nowhere inside its own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The longest address.
pub const LONGEST: usize = 2_000;

/// Why an address may not be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AddressFault {
    /// It has more than [`LONGEST`] bytes.
    TooLong,
    /// It is no address.
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
/// Read by hand and not by a library: whatever these lines do not understand is refused, and the library that connects reads the
/// address once more and looks at every address that the name leads to.
pub fn address(text: &str, private: bool) -> Result<Address<'_>, AddressFault> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(AddressFault::TooLong);
    }
    if text.is_empty() || text.contains(|sign: char| !sign.is_ascii_graphic() || matches!(sign, '"' | '<' | '>' | '\\'))
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
        Some(inside) => inside.split_once(']').map(|(host, _)| host).ok_or(AddressFault::NotAnAddress)?,
        None => authority.split(':').next().unwrap_or_default(),
    };
    if host.is_empty() {
        return Err(AddressFault::NoHost);
    }
    if !private && (host.parse().is_ok_and(|address| !is_public(address)) || is_local(host)) {
        return Err(AddressFault::Private);
    }
    Ok(Address { text, host })
}

/// Whether the games are sent over one connection that stays open, as lichess does at `/api/stream/…`: a folder of this name says so.
pub fn is_stream(address: &str) -> bool {
    address.split(['?', '#']).next().unwrap_or_default().split('/').skip(3).any(|folder| folder == "stream")
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
    let reserved =
        a == 0 || (a == 100 && b & 0xc0 == 64) || (a, b, c) == (192, 0, 0) || (a == 198 && b & 0xfe == 18) || a >= 240;
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
        for outside in
            ["1.1.1.1", "172.32.0.1", "100.128.0.1", "198.20.0.1", "2606:4700::1", "2a00:1450::1", "::ffff:1.1.1.1"]
        {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
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
