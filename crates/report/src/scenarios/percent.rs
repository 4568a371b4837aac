//! A chance at a glance.

/// In whole percent; what is neither certain nor impossible is not called so.
///
/// ```
/// use tiebreak_report::scenarios::percent;
/// assert_eq!([0.0, 0.004, 0.384, 0.997, 1.0].map(percent), ["0 %", "under 1 %", "38 %", "over 99 %", "100 %"]);
/// ```
pub fn percent(chance: f64) -> String {
    match (100.0 * chance).round() {
        _ if chance <= 0.0 => "0 %".to_owned(),
        _ if chance >= 1.0 => "100 %".to_owned(),
        whole if whole < 1.0 => "under 1 %".to_owned(),
        whole if whole > 99.0 => "over 99 %".to_owned(),
        whole => format!("{whole:.0} %"),
    }
}
