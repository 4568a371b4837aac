//! The fixed columns of a line. They count characters, as the programs that write the reports do.

use tiebreak_document::Span;

/// One line with its place in the file.
pub(super) struct Columns<'t> {
    line: &'t str,
    start: usize,
    /// Where each character begins, for lines that are not plain ASCII.
    characters: Option<Vec<usize>>,
    /// From which column on the line stands elsewhere, and by how many columns.
    shift: (usize, isize),
}

impl<'t> Columns<'t> {
    pub(super) fn new(line: &'t str, start: usize) -> Self {
        let characters =
            (!line.is_ascii()).then(|| line.char_indices().map(|(at, _)| at).collect());
        Self { line, start, characters, shift: (0, 0) }
    }

    /// The same line, read as if its columns from one on were shifted: to the right where `by` is
    /// more than 0.
    pub(super) fn shifted(&self, from: usize, by: isize) -> Self {
        Self {
            line: self.line,
            start: self.start,
            characters: self.characters.clone(),
            shift: (from, by),
        }
    }

    /// How many columns the line has.
    pub(super) fn len(&self) -> usize {
        let length = self.characters.as_ref().map_or(self.line.len(), Vec::len);
        if length > self.shift.0 { length.saturating_add_signed(-self.shift.1) } else { length }
    }

    /// The text of some columns, counted from 0; shorter where the line ends.
    pub(super) fn text(&self, from: usize, to: usize) -> &'t str {
        self.line.get(self.byte(from)..self.byte(to)).unwrap_or_default()
    }

    /// The same without blanks around it.
    pub(super) fn trimmed(&self, from: usize, to: usize) -> &'t str {
        let text = self.text(from, to).trim_ascii();
        // Only where a sign that is not a plain letter stands at an end can there be a blank of
        // another kind.
        let ends = [text.as_bytes().first(), text.as_bytes().last()];
        if ends.iter().flatten().all(|end| end.is_ascii_graphic()) { text } else { text.trim() }
    }

    /// The same as bytes, where the line is plain ASCII and reaches so far.
    pub(super) fn plain<const N: usize>(&self, from: usize) -> Option<&'t [u8; N]> {
        let start = self.byte(from);
        self.characters
            .is_none()
            .then(|| self.line.as_bytes().get(start..start + N)?.try_into().ok())
            .flatten()
    }

    /// Where a column begins in the file.
    pub(super) fn place(&self, column: usize) -> usize {
        self.start + self.byte(column)
    }

    /// One column; a blank where the line is shorter.
    pub(super) fn sign(&self, at: usize) -> char {
        self.text(at, at + 1).chars().next().unwrap_or(' ')
    }

    /// The place of some columns in the file, without blanks around what is there.
    pub(super) fn span(&self, from: usize, to: usize) -> Span {
        let (start, end) = (self.byte(from), self.byte(to));
        let inside = self.line.get(start..end).unwrap_or_default();
        let lead = inside.len() - inside.trim_start().len();
        if lead == inside.len() {
            return self.start + start..self.start + end;
        }
        self.start + start + lead..self.start + start + inside.trim_end().len()
    }

    fn byte(&self, column: usize) -> usize {
        let (from, by) = self.shift;
        let column = if column >= from { column.saturating_add_signed(by) } else { column };
        match &self.characters {
            None => column.min(self.line.len()),
            Some(starts) => starts.get(column).copied().unwrap_or(self.line.len()),
        }
    }
}
