//! The parts of a workbook: XML files in a ZIP archive, unpacked while they are read.

use super::budget::WorkbookBudget;
use quick_xml::Reader;
use quick_xml::escape::{resolve_predefined_entity, unescape};
use quick_xml::events::{BytesRef, BytesStart, Event};
use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use tiebreak_language::{Sentence, sentence};
use zip::ZipArchive;

/// The longest tag, text or comment that is read, in bytes: a cell holds 32,767 characters.
const LONGEST_PIECE: u64 = 1 << 20;

/// Deeper than the parts of any workbook.
const DEEPEST: usize = 100;

/// A workbook as an archive.
pub(super) struct Package<'b> {
    archive: ZipArchive<Cursor<&'b [u8]>>,
    budget: &'b WorkbookBudget,
}

impl<'b> Package<'b> {
    pub(super) fn open(bytes: &'b [u8], budget: &'b WorkbookBudget) -> Result<Self, Sentence> {
        // A library's own words.
        let archive = ZipArchive::new(Cursor::new(bytes));
        Ok(Self { archive: archive.map_err(|error| Sentence::from(error.to_string()))?, budget })
    }

    /// A part by its name; some programs write names in another case.
    pub(super) fn part(&mut self, name: &str) -> Result<Option<PackagePart<'_>>, Sentence> {
        let alike = |index: &usize| {
            let found = self.archive.name_for_index(*index);
            found.is_some_and(|found| found.is_ok_and(|found| found.eq_ignore_ascii_case(name)))
        };
        let index = self.archive.index_for_name(name);
        let Some(index) = index.or_else(|| (0..self.archive.len()).find(alike)) else {
            return Ok(None);
        };
        let file = self.archive.by_index(index);
        let file = file.map_err(|error| Sentence::from(error.to_string()))?;
        Ok(Some(PackagePart::new(name, Box::new(file), self.budget)))
    }

    /// A part that a workbook cannot be without.
    pub(super) fn needed_part(&mut self, name: &str) -> Result<PackagePart<'_>, Sentence> {
        self.part(name)?.ok_or_else(|| sentence!(packed_part_missing { part: name }))
    }
}

/// What comes next in a part. An empty element is a start and an end.
pub(super) enum XmlPiece<'p> {
    Start(Tag<'p>),
    /// The name without its prefix.
    End(String),
    Text(Cow<'p, str>),
    /// Comments, instructions, declarations.
    Other,
    EndOfPart,
}

/// One part as a stream of XML.
pub(super) struct PackagePart<'a> {
    name: String,
    reader: Reader<Bounded<'a>>,
    buffer: Vec<u8>,
    depth: usize,
}

impl<'a> PackagePart<'a> {
    fn new(name: &str, file: Box<dyn Read + 'a>, budget: &'a WorkbookBudget) -> Self {
        let bounded = Bounded { inner: BufReader::new(file), budget, piece_left: 0, stop: None };
        let mut reader = Reader::from_reader(bounded);
        reader.config_mut().expand_empty_elements = true;
        Self { name: name.to_owned(), reader, buffer: Vec::new(), depth: 0 }
    }

    /// The next piece. Refuses what is nested too deep, ends too early or is longer than the
    /// bounds.
    pub(super) fn next_piece(&mut self) -> Result<XmlPiece<'_>, Sentence> {
        self.buffer.clear();
        self.reader.get_mut().piece_left = LONGEST_PIECE;
        let event = match self.reader.read_event_into(&mut self.buffer) {
            Ok(event) => event,
            Err(error) => {
                return Err(fault(&self.name, self.reader.get_ref().stop, &error.to_string()));
            }
        };
        match event {
            Event::Start(_) if self.depth == DEEPEST => {
                Err(sentence!(packed_xml_deep { part: &self.name, most: DEEPEST }))
            }
            Event::Start(tag) => {
                self.depth += 1;
                Ok(XmlPiece::Start(Tag(tag)))
            }
            Event::End(tag) => {
                self.depth = self.depth.saturating_sub(1);
                Ok(XmlPiece::End(tag.local_name().as_ref().to_owned()))
            }
            Event::Text(text) => Ok(XmlPiece::Text(text.xml10_content())),
            Event::CData(text) => Ok(XmlPiece::Text(text.xml10_content())),
            Event::GeneralRef(reference) => character(&self.name, &reference).map(XmlPiece::Text),
            Event::Eof if self.depth > 0 => Err(sentence!(packed_part_cut { part: &self.name })),
            Event::Eof => Ok(XmlPiece::EndOfPart),
            _ => Ok(XmlPiece::Other),
        }
    }

    /// Passes over everything up to the end of the element that was just begun.
    pub(super) fn skip_element(&mut self) -> Result<(), Sentence> {
        let above = self.depth.saturating_sub(1);
        while self.depth > above {
            self.next_piece()?;
        }
        Ok(())
    }
}

fn fault(part: &str, stop: Option<Stop>, why: &str) -> Sentence {
    match stop {
        Some(Stop::Unpacked) => WorkbookBudget::unpacked_too_much(),
        Some(Stop::Piece) => sentence!(packed_long_piece { part, size: LONGEST_PIECE >> 20 }),
        None => sentence!(packed_not_xml { part, why }),
    }
}

/// The five entities of XML, and characters by number. Others could grow to any size.
fn character<'p>(part: &str, reference: &BytesRef<'_>) -> Result<Cow<'p, str>, Sentence> {
    if let Ok(Some(character)) = reference.resolve_char_ref() {
        return Ok(Cow::Owned(character.to_string()));
    }
    let name: &str = reference;
    let known = resolve_predefined_entity(name).map(Cow::Borrowed);
    known.ok_or_else(|| sentence!(packed_not_xml { part, why: format!("&{name};") }))
}

/// The start of an element.
pub(super) struct Tag<'p>(BytesStart<'p>);

impl Tag<'_> {
    /// The name without its prefix.
    pub(super) fn local_name(&self) -> &str {
        self.0.local_name().into_inner()
    }

    /// The value of an attribute by its whole name.
    pub(super) fn attribute(&self, name: &str) -> Option<String> {
        self.find(|key| key == name)
    }

    /// The value of an attribute by its name without the prefix, which programs choose.
    pub(super) fn local_attribute(&self, name: &str) -> Option<String> {
        self.find(|key| key.rsplit(':').next() == Some(name))
    }

    /// The value of the first attribute that fits. The reader's own check for doubles takes
    /// quadratic time.
    fn find(&self, fits: impl Fn(&str) -> bool) -> Option<String> {
        let mut attributes = self.0.attributes();
        let attributes = attributes.with_checks(false).filter_map(Result::ok);
        let mut values = attributes.filter(|one| fits(one.key.as_ref())).map(|one| one.value);
        let value = values.next()?;
        Some(unescape(&value).map_or_else(|_| value.to_string(), Cow::into_owned))
    }
}

/// Why a part is not read to its end.
#[derive(Debug, Clone, Copy)]
enum Stop {
    Unpacked,
    Piece,
}

/// Unpacked bytes, as many as the budget allows.
struct Bounded<'a> {
    inner: BufReader<Box<dyn Read + 'a>>,
    budget: &'a WorkbookBudget,
    piece_left: u64,
    stop: Option<Stop>,
}

impl Read for Bounded<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let from = self.fill_buf()?;
        let count = from.len().min(into.len());
        into[..count].copy_from_slice(&from[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Bounded<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let unpacked = self.budget.unpacked_left();
        let bytes = self.inner.fill_buf()?;
        let stop = match (unpacked, self.piece_left) {
            _ if bytes.is_empty() => return Ok(bytes),
            (0, _) => Stop::Unpacked,
            (_, 0) => Stop::Piece,
            (unpacked, piece) => {
                let most = usize::try_from(unpacked.min(piece)).unwrap_or(usize::MAX);
                return Ok(&bytes[..bytes.len().min(most)]);
            }
        };
        self.stop = Some(stop);
        Err(io::Error::other("a bound was reached"))
    }

    fn consume(&mut self, count: usize) {
        self.budget.unpack(count as u64);
        self.piece_left = self.piece_left.saturating_sub(count as u64);
        self.inner.consume(count);
    }
}
