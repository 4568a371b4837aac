//! Hosts that are numbers: `127.1`, `2130706433`, `0x7f.0.0.1`, which libraries connect to as they
//! do to `127.0.0.1`.

use std::net::Ipv4Addr;

/// What a host without brackets means to libraries that read numbers as addresses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum NumericHost {
    /// A name, to be looked up.
    Name,
    /// The addresses it can mean: two where a leading zero makes a part octal to some libraries and
    /// decimal to others.
    Addresses(Vec<Ipv4Addr>),
    /// A number that is not an address.
    Unreadable,
}

/// How a part with a leading zero is read.
#[derive(Debug, Clone, Copy)]
enum LeadingZero {
    Octal,
    Decimal,
}

/// Reads a host: from one to four numbers, decimal, octal or hexadecimal, the last of which fills
/// the bytes that are left. Dots at the end mean nothing.
pub(crate) fn read(host: &str) -> NumericHost {
    let parts: Vec<&str> = host.trim_end_matches('.').split('.').collect();
    if !parts.last().is_some_and(|last| is_number(last)) {
        return NumericHost::Name;
    }
    let readings = [LeadingZero::Octal, LeadingZero::Decimal];
    let mut found: Vec<Ipv4Addr> =
        readings.into_iter().filter_map(|zero| address(&parts, zero)).collect();
    found.dedup();
    if found.is_empty() { NumericHost::Unreadable } else { NumericHost::Addresses(found) }
}

fn is_number(part: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match hexadecimal(part) {
        Some(hex) => hex.bytes().all(|byte| byte.is_ascii_hexdigit()),
        None => digits(part),
    }
}

fn hexadecimal(part: &str) -> Option<&str> {
    part.strip_prefix("0x").or_else(|| part.strip_prefix("0X"))
}

fn number(part: &str, zero: LeadingZero) -> Option<u32> {
    if !is_number(part) {
        return None;
    }
    match (hexadecimal(part), part.strip_prefix('0'), zero) {
        // `0x` alone is nought to the libraries that take it.
        (Some(""), ..) => Some(0),
        (Some(hex), ..) => u32::from_str_radix(hex, 16).ok(),
        (None, Some(octal), LeadingZero::Octal) if !octal.is_empty() => {
            u32::from_str_radix(octal, 8).ok()
        }
        _ => part.parse().ok(),
    }
}

fn address(parts: &[&str], zero: LeadingZero) -> Option<Ipv4Addr> {
    let numbers: Vec<u32> = parts.iter().map(|part| number(part, zero)).collect::<Option<_>>()?;
    let (last, bytes) = numbers.split_last()?;
    if bytes.len() > 3 || bytes.iter().any(|byte| *byte > 255) {
        return None;
    }
    let left = 32 - 8 * bytes.len();
    if left < 32 && *last >> left > 0 {
        return None;
    }
    let shifted = bytes.iter().zip([24, 16, 8]).map(|(byte, by)| byte << by);
    Some(Ipv4Addr::from(shifted.fold(*last, |sum, byte| sum | byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(host: &str) -> Ipv4Addr {
        match read(host) {
            NumericHost::Addresses(found) if found.len() == 1 => found[0],
            other => panic!("{host}: {other:?}"),
        }
    }

    #[test]
    fn numbers_are_read_as_libraries_read_them() {
        for (host, address) in [
            ("1.2.3.4", "1.2.3.4"),
            ("1.2.772", "1.2.3.4"),
            ("1.131844", "1.2.3.4"),
            ("16909060", "1.2.3.4"),
            ("0x1.0x2.0x3.0x4", "1.2.3.4"),
            ("4294967295", "255.255.255.255"),
            ("0x", "0.0.0.0"),
            ("1.2.3.4.", "1.2.3.4"),
        ] {
            assert_eq!(one(host), address.parse::<Ipv4Addr>().unwrap(), "{host}");
        }
        let both = ["8.0.0.1", "10.0.0.1"].map(|text| text.parse().unwrap()).to_vec();
        assert_eq!(read("010.0.0.1"), NumericHost::Addresses(both));
        for unreadable in ["4294967296", "1.2.3.256", "256.2.3.4", "1.2.3.4.5", "a.1", "1..1"] {
            assert_eq!(read(unreadable), NumericHost::Unreadable, "{unreadable}");
        }
        for name in ["example.org", "1.example", "0xfg", "-1", "", "1.2.3.4.de"] {
            assert_eq!(read(name), NumericHost::Name, "{name}");
        }
    }
}
