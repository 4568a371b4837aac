//! The fixed columns of a line. They count characters, as the programs that write the reports do.

use tiebreak_document::Span;

/// One line with its place in the file.
pub(super) struct Columns<'t> {
    line: &'t str,
    start: usize,
    /// Where each character begins, for lines that are not plain ASCII.
    characters: Option<Vec<usize>>,
}

impl<'t> Columns<'t> {
    pub(super) fn of(line: &'t str, start: usize) -> Self {
        let characters = (!line.is_ascii()).then(|| line.char_indices().map(|(at, _)| at).collect());
        Self { line, start, characters }
    }

    /// How many columns the line has.
    pub(super) fn len(&self) -> usize {
        self.characters.as_ref().map_or(self.line.len(), Vec::len)
    }

    /// The text of some columns, counted from 0; shorter where the line ends.
    pub(super) fn text(&self, from: usize, to: usize) -> &'t str {
        self.line.get(self.byte(from)..self.byte(to)).unwrap_or_default()
    }

    /// One column; a blank where the line is shorter.
    pub(super) fn sign(&self, at: usize) -> char {
        self.text(at, at + 1).chars().next().unwrap_or(' ')
    }

    /// The place of some columns in the file, without blanks around what stands there.
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
        match &self.characters {
            None => column.min(self.line.len()),
            Some(starts) => starts.get(column).copied().unwrap_or(self.line.len()),
        }
    }
}
