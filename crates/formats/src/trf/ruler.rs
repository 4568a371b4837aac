//! Lines of a report without data: rulers above the columns. Also tabs, which some editors write
//! instead of blanks.

use std::borrow::Cow;

/// Whether a line only counts columns: `1234567890123…`, or the tens above it.
pub(super) fn is_ruler(line: &str) -> bool {
    let line = line.trim_end();
    let figures = line.bytes().all(|byte| byte.is_ascii_digit() || byte == b' ');
    let counts = line.trim_start().starts_with("123456789") && !line.contains(' ');
    let tens = line.starts_with("         1         2");
    figures && (counts || tens)
}

/// A line with one blank for each tab: every sign keeps its place in the file.
pub(super) fn without_tabs(line: &str) -> Cow<'_, str> {
    if line.contains('\t') { line.replace('\t', " ").into() } else { line.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulers_and_records() {
        assert!(is_ruler("123456789012345678901234567890"));
        assert!(is_ruler("         1         2         3"));
        assert!(!is_ruler("012 1234567890"));
        assert!(!is_ruler("001    1      Test0001 Player0001"));
        assert!(!is_ruler("142 9"));
        assert_eq!(without_tabs("012\tOpen"), "012 Open");
    }
}
