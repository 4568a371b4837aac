//! FIDE's tables of rating differences (Handbook B.02, 8.1).

/// The rating difference for a percentage score of 50 to 100; below 50 it is the same with a minus.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The largest rating difference for which the higher rated is expected to score 50, 51, ... 99
/// percent.
const EXPECTED: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The rating difference for a percentage, 0 to 100.
pub(crate) fn difference(percent: i64) -> i64 {
    let at = |index: i64| {
        usize::try_from(index).ok().and_then(|index| DIFFERENCES.get(index)).copied().unwrap_or(800)
    };
    if percent >= 50 { at(percent - 50) } else { -at(50 - percent) }
}

/// The percentage that a player is expected to score with this difference (own rating less the
/// opponent's).
pub(crate) fn expected(difference: i64) -> i64 {
    let of_higher = 50 + EXPECTED.partition_point(|largest| *largest < difference.abs()) as i64;
    if difference >= 0 { of_higher } else { 100 - of_higher }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_at_their_edges() {
        for (percent, dp) in
            [(0, -800), (1, -677), (49, -7), (50, 0), (51, 7), (75, 193), (99, 677), (100, 800)]
        {
            assert_eq!(difference(percent), dp, "{percent}");
        }
        for (diff, percent) in [
            (0, 50),
            (3, 50),
            (4, 51),
            (-4, 49),
            (10, 51),
            (11, 52),
            (400, 92),
            (735, 99),
            (736, 100),
            (-900, 0),
        ] {
            assert_eq!(expected(diff), percent, "{diff}");
        }
    }
}
