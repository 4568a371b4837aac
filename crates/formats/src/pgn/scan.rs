//! Finding games and tags in a PGN text, without looking at the moves.

use memchr::{memchr, memmem, memrchr};
use tiebreak_document::{Diagnostic, Span};
use tiebreak_language::{Sentence, sentence};

/// One game as it is in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Raw<'t> {
    /// The tags in their order: name, value (with its escapes), place of the value.
    pub tags: Vec<Tag<'t>>,
    /// The moves with their comments, and the result.
    pub moves: &'t str,
    /// Where the game begins.
    pub start: usize,
}

/// One tag pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag<'t> {
    /// The name of the tag, such as `White`.
    pub name: &'t str,
    /// The value between the quotation marks, escapes included.
    pub value: &'t str,
    /// Where the value begins.
    pub at: usize,
}

impl Tag<'_> {
    /// The place of the value.
    pub fn span(&self) -> Span {
        self.at..self.at + self.value.len()
    }
}

impl<'t> Raw<'t> {
    /// The tag with a name. It is put in where it is asked for: names that are known beforehand are
    /// compared as numbers.
    #[inline(always)]
    pub fn tag(&self, name: &str) -> Option<&Tag<'t>> {
        self.tags.iter().find(|tag| tag.name == name)
    }
}

/// The games of a text, one after the other.
#[derive(Debug, Clone)]
pub struct Games<'t> {
    text: &'t str,
    at: usize,
    spare: Vec<Tag<'t>>,
}

impl<'t> Games<'t> {
    /// All the games of a text.
    pub fn new(text: &'t str) -> Self {
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Self { text, at, spare: Vec::new() }
    }

    /// The games of a later piece of a text.
    pub(super) fn going_on(text: &'t str) -> Self {
        Self { text, at: 0, spare: Vec::new() }
    }

    /// How far the text was read.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Gives the tags of a game back, so that the next one needs no new memory.
    pub fn recycle(&mut self, raw: Raw<'t>) {
        self.spare = raw.tags;
        self.spare.clear();
    }

    fn blank(&mut self) {
        let bytes = self.text.as_bytes();
        while self.at < bytes.len() {
            match bytes[self.at] {
                b' ' | b'\t' | b'\r' | b'\n' => self.at += 1,
                // A line that begins with % or ; is a remark.
                b'%' | b';' => {
                    self.at = memchr(b'\n', &bytes[self.at..])
                        .map_or(bytes.len(), |end| self.at + end + 1)
                }
                _ => return,
            }
        }
    }

    fn tag(&mut self) -> Result<Tag<'t>, Diagnostic> {
        let bytes = self.text.as_bytes();
        let open = self.at;
        let line_end =
            |from: usize| memchr(b'\n', &bytes[from..]).map_or(bytes.len(), |end| from + end);
        let cut = |expected: Sentence| {
            let end = line_end(open);
            let shown = self.text.get(open..end).unwrap_or_default().trim_end().len();
            Diagnostic::error(sentence!(import_open_tag), open..open + shown)
                .label(expected)
                .hint(sentence!(import_open_tag_hint))
        };
        let Some(quote) = memchr(b'"', &bytes[open..line_end(open)]).map(|at| open + at) else {
            return Err(cut(sentence!(import_expected_tag)));
        };
        let name = self.text[open + 1..quote].trim();
        let start = quote + 1;
        let mut end = start;
        loop {
            match memchr::memchr3(b'"', b'\n', b'\\', &bytes[end..]).map(|at| end + at) {
                Some(at)
                    if bytes[at] == b'\\' && at + 1 < bytes.len() && bytes[at + 1] != b'\n' =>
                {
                    end = at + 2
                }
                Some(at) if bytes[at] == b'"' => {
                    end = at;
                    break;
                }
                _ => return Err(cut(sentence!(pgn_expected_end { signs: "\"]" }))),
            }
        }
        let closed = |end: usize| {
            let rest = &self.text[end + 1..line_end(end + 1)];
            rest.trim_start_matches([' ', '\t']).starts_with(']')
        };
        if !closed(end) {
            // Many programs write quotation marks inside a value without a backslash.
            let line = &bytes[start..line_end(start)];
            let last = memrchr(b'"', line).map(|at| start + at).filter(|last| closed(*last));
            let Some(last) = last else {
                return Err(cut(sentence!(pgn_expected_end { signs: "]" })));
            };
            end = last;
        }
        let after = end + 1;
        self.at = after + self.text[after..].find(']').map_or(0, |close| close + 1);
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        {
            let found = Diagnostic::error(sentence!(pgn_odd_tag), open..quote);
            return Err(found.label(sentence!(import_expected_tag)));
        }
        Ok(Tag { name, value: &self.text[start..end], at: start })
    }

    /// Goes on with the next game, after something that is none.
    fn skip_game(&mut self, from: usize) {
        let next = memmem::find(&self.text.as_bytes()[from..], b"\n[Event ");
        self.at = next.map_or(self.text.len(), |at| from + at + 1);
    }

    /// The moves: everything up to the next line that begins a tag.
    fn moves(&mut self) -> &'t str {
        let start = self.at;
        let bytes = self.text.as_bytes();
        let finder = memmem::Finder::new(b"\n[");
        let mut from = start;
        loop {
            match finder.find(&bytes[from..]).map(|at| from + at) {
                // A comment may have a line that begins with a bracket too.
                Some(at) if begins_tag(&bytes[at + 2..]) => {
                    self.at = at + 1;
                    return &self.text[start..at];
                }
                Some(at) => from = at + 2,
                None => {
                    self.at = bytes.len();
                    return &self.text[start..];
                }
            }
        }
    }
}

impl<'t> Iterator for Games<'t> {
    type Item = Result<Raw<'t>, Diagnostic>;

    fn next(&mut self) -> Option<Self::Item> {
        self.blank();
        if self.at >= self.text.len() {
            return None;
        }
        let start = self.at;
        let mut tags = std::mem::take(&mut self.spare);
        let mut before = start;
        while self.text.as_bytes().get(self.at) == Some(&b'[') {
            let open = self.at;
            match self.tag() {
                // Some exports leave out even the result: an empty line and a tag again begin the
                // next game.
                Ok(tag)
                    if empty_line(&self.text[before..open])
                        && tags.iter().any(|known| known.name == tag.name) =>
                {
                    self.at = open;
                    return Some(Ok(Raw { tags, moves: "", start }));
                }
                Ok(tag) => tags.push(tag),
                Err(found) => {
                    self.skip_game(open);
                    return Some(Err(found));
                }
            }
            before = self.at;
            self.blank();
        }
        if tags.is_empty() {
            let end = self.text[start..].find('\n').map_or(self.text.len(), |end| start + end);
            self.skip_game(start);
            let found = Diagnostic::error(sentence!(pgn_not_a_game), start..end);
            return Some(Err(found.label(sentence!(pgn_expected_event))));
        }
        let moves = if self.at < self.text.len() { self.moves() } else { "" };
        Some(Ok(Raw { tags, moves, start }))
    }
}

/// Whether a bracket before these bytes begins a tag: a name and a quotation mark, or a line that
/// the end of the text cuts off.
fn begins_tag(bytes: &[u8]) -> bool {
    let name = bytes.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_');
    let length = name.count();
    let rest = &bytes[length..];
    let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let quoted = rest.get(blanks).is_none_or(|byte| *byte == b'"');
    bytes.first().is_some_and(u8::is_ascii_alphabetic) && quoted
}

fn empty_line(between: &str) -> bool {
    between.bytes().filter(|byte| *byte == b'\n').count() > 1
}
