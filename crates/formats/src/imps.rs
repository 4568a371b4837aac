//! International match points: the scale of Law 78B.

use tiebreak_model::bridge::imps_for;

/// The IMPs for a difference in total points, with its sign.
///
/// ```
/// use tiebreak_formats::imps;
/// assert_eq!((imps(10), imps(-430), imps(620), imps(9000)), (0, -10, 12, 24));
/// ```
pub fn imps(difference: i64) -> i64 {
    let size = u32::try_from(difference.unsigned_abs()).unwrap_or(u32::MAX);
    i64::from(imps_for(size)) * difference.signum()
}
