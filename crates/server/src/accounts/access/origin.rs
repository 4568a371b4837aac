//! Where a request comes from: the address of the connection, or the address that a trusted proxy
//! reports.

use crate::App;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use tiebreak_report::{Sentence, sentence};

const X_FORWARDED_FOR: &str = "x-forwarded-for";

/// The addresses of one network: `10.0.0.0/8`, `2001:db8::/32`, or a single one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    /// Whether the network contains an address.
    pub fn holds(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let shift = 32 - u32::from(self.bits);
                u32::from(own).checked_shr(shift) == u32::from(other).checked_shr(shift)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let shift = 128 - u32::from(self.bits);
                u128::from(own).checked_shr(shift) == u128::from(other).checked_shr(shift)
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = Sentence;

    fn from_str(text: &str) -> Result<Self, Sentence> {
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let wrong = || sentence!(settings_no_network { text });
        let address: IpAddr = address.trim().parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| wrong())?;
        if bits > most { Err(wrong()) } else { Ok(Self { address, bits }) }
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

/// Where a request comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// The address of the client.
    pub address: IpAddr,
    /// Whether the request passed through a proxy, trusted or not.
    pub passed_on: bool,
    /// Whether the connection is that of a trusted proxy.
    pub trusted: bool,
}

impl Origin {
    /// The origin of a request, from its connection and its headers.
    pub fn from_request(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> Self {
        let peer = peer.to_canonical();
        let by_forwarded = listed(headers, header::FORWARDED.as_str(), of_forwarded);
        let by_x = listed(headers, X_FORWARDED_FOR, |element| host(element.trim()));
        let passed_on = !by_forwarded.is_empty() || !by_x.is_empty();
        let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.holds(address));
        if !is_trusted(peer) {
            return Self { address: peer, passed_on, trusted: false };
        }
        let found = [by_forwarded, by_x]
            .map(|hops| (!hops.is_empty()).then(|| furthest(peer, &hops, is_trusted)));
        let address = match found {
            [None, None] => peer,
            [Some(one), None] | [None, Some(one)] => one,
            // A proxy writes one of the two headers and passes the other on unchanged: where they
            // differ, one is forged.
            [Some(one), Some(other)] if one == other => one,
            _ => peer,
        };
        Self { address, passed_on, trusted: true }
    }

    /// The key under which attempts are counted: for IPv6 the whole network, because a client can
    /// use all of its addresses.
    pub fn counted_as(&self) -> String {
        match self.address {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => {
                let network = u128::from(address) & (u128::MAX << 64);
                format!("{}/64", Ipv6Addr::from(network))
            }
        }
    }
}

/// The last address, from the right, that is not a trusted proxy's. If an address cannot be read,
/// the hop before it.
fn furthest(peer: IpAddr, hops: &[Option<IpAddr>], is_trusted: impl Fn(IpAddr) -> bool) -> IpAddr {
    let mut last = peer;
    for hop in hops.iter().rev() {
        match hop {
            Some(address) => last = *address,
            None => return last,
        }
        if !is_trusted(last) {
            return last;
        }
    }
    last
}

fn listed(
    headers: &HeaderMap,
    name: &str,
    read: impl Fn(&str) -> Option<IpAddr>,
) -> Vec<Option<IpAddr>> {
    let lines = headers.get_all(name).iter().map(|value| value.to_str().unwrap_or("?"));
    lines.flat_map(|line| line.split(',')).map(read).collect()
}

/// The address in one element of `Forwarded` (RFC 7239): `for="[2001:db8::1]:4711";proto=https`.
fn of_forwarded(element: &str) -> Option<IpAddr> {
    let pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let value = pairs.into_iter().find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?.1;
    host(value.trim().trim_matches('"'))
}

/// Parses an address with or without a port.
fn host(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let address = bare.parse().or_else(|_| text.parse::<SocketAddr>().map(|socket| socket.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

impl FromRequestParts<App> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer =
            peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(socket)| socket.ip());
        Ok(Self::from_request(peer, &parts.headers, &app.settings.trusted_proxies))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn origin(peer: &str, headers: &[(&'static str, &'static str)], trusted: &[&str]) -> String {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, HeaderValue::from_static(value));
        }
        let trusted: Vec<Network> =
            trusted.iter().map(|network| network.parse().unwrap()).collect();
        Origin::from_request(peer.parse().unwrap(), &map, &trusted).address.to_string()
    }

    #[test]
    fn networks() {
        let holds = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().holds(address.parse().unwrap())
        };
        assert!(holds("10.0.0.0/8", "10.255.0.1") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("192.0.2.7", "192.0.2.7") && !holds("192.0.2.7", "192.0.2.8"));
        assert!(holds("192.0.2.7", "::ffff:192.0.2.7"), "the same address by its other name");
        assert!(holds("2001:db8::/32", "2001:db8:1::1") && !holds("2001:db8::/32", "2001:db9::1"));
        assert!(holds("0.0.0.0/0", "203.0.113.9") && !holds("0.0.0.0/0", "::1"));
        for wrong in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "10.0.0.0/x", "proxy.example"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn nobody_speaks_for_others_unless_trusted() {
        let forged = [("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=192.0.2.1")];
        assert_eq!(origin("203.0.113.9", &forged, &[]), "203.0.113.9");
        assert_eq!(origin("203.0.113.9", &forged, &["10.0.0.0/8"]), "203.0.113.9");
    }

    #[test]
    fn the_rightmost_that_is_not_trusted() {
        let trusted = ["10.0.0.0/8"];
        let x = |value| [("x-forwarded-for", value)];
        assert_eq!(origin("10.0.0.1", &x("192.0.2.1"), &trusted), "192.0.2.1");
        assert_eq!(
            origin("10.0.0.1", &x("1.1.1.1, 192.0.2.1"), &trusted),
            "192.0.2.1",
            "what is on the left was claimed"
        );
        assert_eq!(origin("10.0.0.1", &x("1.1.1.1, 192.0.2.1, 10.0.0.2"), &trusted), "192.0.2.1");
        assert_eq!(origin("10.0.0.1", &x("10.0.0.3, 10.0.0.2"), &trusted), "10.0.0.3");
        assert_eq!(origin("10.0.0.1", &x("1.1.1.1, unknown"), &trusted), "10.0.0.1");
        assert_eq!(origin("10.0.0.1", &x("[2001:db8::1]:4711"), &trusted), "2001:db8::1");
        assert_eq!(origin("10.0.0.1", &x("192.0.2.1:80"), &trusted), "192.0.2.1");
        let several = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "192.0.2.1")];
        assert_eq!(
            origin("10.0.0.1", &several, &trusted),
            "192.0.2.1",
            "lines of a header follow each other"
        );
    }

    #[test]
    fn forwarded_in_the_forms_of_its_standard() {
        let trusted = ["10.0.0.0/8"];
        let forwarded = |value| origin("10.0.0.1", &[("forwarded", value)], &trusted);
        assert_eq!(forwarded("for=192.0.2.43"), "192.0.2.43");
        assert_eq!(forwarded("For=\"[2001:db8:cafe::17]:4711\""), "2001:db8:cafe::17");
        assert_eq!(forwarded("for=192.0.2.60;proto=http;by=203.0.113.43"), "192.0.2.60");
        assert_eq!(forwarded("for=192.0.2.43, for=198.51.100.17"), "198.51.100.17");
        assert_eq!(forwarded("for=192.0.2.43, for=_hidden"), "10.0.0.1");
        let both = [("forwarded", "for=192.0.2.43"), ("x-forwarded-for", "192.0.2.43")];
        assert_eq!(origin("10.0.0.1", &both, &trusted), "192.0.2.43");
        let differ = [("forwarded", "for=192.0.2.1"), ("x-forwarded-for", "192.0.2.43")];
        assert_eq!(origin("10.0.0.1", &differ, &trusted), "10.0.0.1", "one of them was made up");
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let counted = |address: &str| {
            Origin { address: address.parse().unwrap(), passed_on: false, trusted: false }
                .counted_as()
        };
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), counted("2001:db8:1:2:ffff::1"));
        assert_ne!(counted("2001:db8:1:2::1"), counted("2001:db8:1:3::1"));
        assert_eq!(counted("192.0.2.1"), "192.0.2.1");
    }
}
