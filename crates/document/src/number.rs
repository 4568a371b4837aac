//! Numbers in messages.

/// Digits in groups of three, as bounds are told.
///
/// ```
/// use tiebreak_document::grouped;
/// assert_eq!([200, 1_000_000].map(grouped), ["200", "1,000,000"]);
/// ```
pub fn grouped(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    if number < 0 { format!("-{out}") } else { out }
}
