//! International match points: the scale of Law 78B.

/// The n-th number is the smallest difference that earns n + 1 IMPs.
const SCALE: [u64; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
    3500, 4000,
];

/// The IMPs for a difference in total points, with its sign.
///
/// ```
/// use tiebreak_formats::imps;
/// assert_eq!((imps(10), imps(-430), imps(620), imps(9000)), (0, -10, 12, 24));
/// ```
pub fn imps(difference: i64) -> i64 {
    let earned = SCALE.partition_point(|least| *least <= difference.unsigned_abs()) as i64;
    earned * difference.signum()
}
