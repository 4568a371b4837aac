//! Texts and places as they can be shown: without a byte order mark, and between characters.

use crate::Span;

/// U+FEFF at the beginning of a file: some editors write it, and it says nothing.
const MARK: char = '\u{feff}';

/// A text without the byte order mark that it may begin with.
///
/// ```
/// assert_eq!(tiebreak_document::without_mark("\u{feff}title"), "title");
/// ```
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix(MARK).unwrap_or(text)
}

/// The bytes of a file without the byte order mark of UTF-8 that they may begin with.
pub fn bytes_without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes)
}

/// A text and a place in it that can be cut out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Excerpt<'t> {
    /// The text without its byte order mark.
    pub text: &'t str,
    /// The place in that text: inside it, and from the beginning of a character to the end of one.
    pub span: Span,
}

impl<'t> Excerpt<'t> {
    /// Moves a span of any text to where it can be shown. A span that ends inside a character is
    /// widened to all of it.
    ///
    /// ```
    /// use tiebreak_document::Excerpt;
    /// assert_eq!(Excerpt::new("\u{feff}é = 1", 4..4), Excerpt { text: "é = 1", span: 0..0 });
    /// assert_eq!(Excerpt::new("aé", 2..99), Excerpt { text: "aé", span: 1..3 });
    /// ```
    pub fn new(text: &'t str, span: Span) -> Self {
        let shown = without_mark(text);
        let mark = text.len() - shown.len();
        let inside = |byte: usize| byte.saturating_sub(mark).min(shown.len());
        let start = shown.floor_char_boundary(inside(span.start));
        let end = inside(span.end);
        let end = if end <= start || span.end <= span.start {
            start
        } else {
            shown.ceil_char_boundary(end)
        };
        Self { text: shown, span: start..end }
    }

    /// The line and the column at which the place begins, both from 1; columns are characters.
    pub fn line_and_column(&self) -> LineAndColumn {
        let before = self.text.get(..self.span.start).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        LineAndColumn { line, column }
    }
}

/// Where something begins in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineAndColumn {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}
