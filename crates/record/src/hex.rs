//! Hashes and signatures as text: two lower-case hexadecimal digits for each byte.

/// The bytes of the digits; `None` where a digit is not valid.
pub(crate) fn bytes(digits: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let pairs = digits.as_bytes().chunks(2);
    pairs
        .map(|pair| if let [a, b] = pair { Some(digit(*a)? << 4 | digit(*b)?) } else { None })
        .collect()
}
