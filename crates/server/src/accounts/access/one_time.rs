//! One-time codes by time (TOTP, RFC 6238): six digits of HMAC-SHA-1, a new code every thirty
//! seconds, as in all authenticator apps.

use hmac::{Hmac, KeyInit, Mac};
use sha1::Sha1;

/// How long a code is shown, in seconds.
const STEP: i64 = 30;
/// The number of digits in a code.
const DIGITS: u32 = 6;
/// Clocks differ: the previous and the next code are valid too.
const AROUND: i64 = 1;
/// The letters and digits of base 32 (RFC 4648).
const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The time step that the code belongs to, if it is one of those valid now. The caller must make
/// sure that no step is used twice.
pub fn step_of(secret: &str, code: &str, now: i64) -> Option<i64> {
    let secret = from_base_32(secret)?;
    let code: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    let here = now / STEP;
    let mut found = None;
    for step in here - AROUND..=here + AROUND {
        // Compares every step in full, so that the duration does not tell which one matches.
        if same(&shown(&secret, step, DIGITS), &code) {
            found = Some(step);
        }
    }
    found
}

/// The code of one time step.
fn shown(secret: &[u8], step: i64, digits: u32) -> String {
    // HMAC takes keys of any length.
    let Ok(mut mac) = Hmac::<Sha1>::new_from_slice(secret) else { return String::new() };
    mac.update(&step.to_be_bytes());
    let hash = mac.finalize().into_bytes();
    let offset = usize::from(hash.last().copied().unwrap_or(0) & 0xf);
    let four =
        hash.iter().skip(offset).take(4).fold(0_u32, |number, byte| number << 8 | u32::from(*byte));
    let number = (four & 0x7fff_ffff) % 10_u32.pow(digits);
    format!("{number:0width$}", width = digits as usize)
}

fn same(one: &str, other: &str) -> bool {
    let differ = one.bytes().zip(other.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b));
    one.len() == other.len() && differ == 0
}

/// Encodes bytes in base 32, for people to copy.
pub fn base_32(bytes: &[u8]) -> String {
    let bits: Vec<u8> =
        bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect();
    let letter = |five: &[u8]| {
        let number =
            five.iter().fold(0, |number, bit| number << 1 | usize::from(*bit)) << (5 - five.len());
        char::from(LETTERS[number])
    };
    bits.chunks(5).map(letter).collect()
}

fn from_base_32(text: &str) -> Option<Vec<u8>> {
    let mut bits = Vec::new();
    for letter in text.bytes() {
        let number = LETTERS.iter().position(|known| *known == letter.to_ascii_uppercase())?;
        bits.extend((0..5).rev().map(|bit| (number >> bit & 1) as u8));
    }
    Some(
        bits.chunks_exact(8)
            .map(|eight| eight.iter().fold(0, |byte, bit| byte << 1 | bit))
            .collect(),
    )
}

/// The address that an authenticator reads from a QR code.
pub fn address(account: &str, host: &str, secret: &str) -> String {
    let part = |text: &str| crate::site::url(text).replace('/', "%2F");
    let issuer = part(&format!("Tiebreak {host}"));
    format!("otpauth://totp/{issuer}:{}?secret={secret}&issuer={issuer}", part(account))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 6238, appendix B, the rows of SHA-1.
    #[test]
    fn the_vectors_of_the_standard() {
        for (time, code) in [
            (59, "94287082"),
            (1_111_111_109, "07081804"),
            (1_111_111_111, "14050471"),
            (1_234_567_890, "89005924"),
            (2_000_000_000, "69279037"),
            (20_000_000_000, "65353130"),
        ] {
            assert_eq!(shown(b"12345678901234567890", time / STEP, 8), code, "{time}");
        }
    }

    /// RFC 4226, appendix D: the same function of a counter.
    #[test]
    fn the_vectors_of_the_counter() {
        let codes = [
            "755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583",
            "399871", "520489",
        ];
        for (count, code) in (0..).zip(codes) {
            assert_eq!(shown(b"12345678901234567890", count, DIGITS), code, "{count}");
        }
    }

    /// RFC 4648, section 10.
    #[test]
    fn base_32_there_and_back() {
        for (bytes, text) in [
            ("", ""),
            ("f", "MY"),
            ("fo", "MZXQ"),
            ("foo", "MZXW6"),
            ("foob", "MZXW6YQ"),
            ("fooba", "MZXW6YTB"),
            ("foobar", "MZXW6YTBOI"),
        ] {
            assert_eq!(base_32(bytes.as_bytes()), text);
            assert_eq!(from_base_32(text).unwrap(), bytes.as_bytes());
        }
        assert_eq!(from_base_32("not 1 base"), None);
    }

    #[test]
    fn codes_of_the_steps_around_count_and_no_others() {
        let secret = base_32(b"12345678901234567890");
        let code = |time: i64| shown(b"12345678901234567890", time / STEP, DIGITS);
        let now = 1_234_567_890;
        for (time, counts) in
            [(now, true), (now - 30, true), (now + 30, true), (now - 60, false), (now + 60, false)]
        {
            assert_eq!(step_of(&secret, &code(time), now), counts.then_some(time / STEP), "{time}");
        }
        assert_eq!(step_of(&secret, " 005 924 ", now), Some(now / STEP), "as people type it");
        for wrong in ["", "5924", "0059245", "00592x", "\u{0660}05924"] {
            assert_eq!(step_of(&secret, wrong, now), None, "{wrong}");
        }
    }

    #[test]
    fn what_the_authenticator_reads() {
        assert_eq!(
            address("Ann Lee", "chess.example", "MZXW6"),
            "otpauth://totp/Tiebreak%20chess.example:Ann%20Lee\
                ?secret=MZXW6&issuer=Tiebreak%20chess.example"
        );
    }
}
