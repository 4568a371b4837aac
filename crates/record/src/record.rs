//! A record in memory: its lines, their entries, and the head hash.

use crate::chain::{self, RecordLine};
use crate::fields::LineFields;
use crate::growing::SharedList;
use crate::index::Index;
use crate::{
    Amendment, Entry, Header, Leave, MalformedLine, RecordError, RecordedAnswers, SourceFile,
};
use std::sync::Arc;
use tiebreak_document::bytes_without_mark;
use tiebreak_model::{Event, Moment};

/// A record whose lines form an intact chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    header: Arc<Header>,
    lines: SharedList<RecordLine>,
    entries: SharedList<Entry>,
    index: Arc<Index>,
}

impl Record {
    /// A record without entries.
    pub fn start(header: Header) -> Self {
        let line = RecordLine::new(1, chain::seal(header.fields()));
        Self::begun(Arc::new(header), line)
    }

    fn begun(header: Arc<Header>, line: RecordLine) -> Self {
        let mut lines = SharedList::default();
        lines.push(line);
        Self { header, lines, entries: SharedList::default(), index: Arc::default() }
    }

    /// Reads the text of a record and checks every line.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        Self::read(text.as_bytes())
    }

    /// Reads the bytes of a record and checks every line. Ignores a byte order mark before the
    /// first line.
    pub fn read(bytes: &[u8]) -> Result<Self, RecordError> {
        let bytes = bytes_without_mark(bytes);
        if bytes.is_empty() {
            return Err(RecordError::Empty);
        }
        let (whole, half) = chain::split(bytes);
        let mut record = None;
        for (index, line) in whole.iter().enumerate() {
            let line = std::str::from_utf8(line).map_err(|_| match index {
                0 => RecordError::NotARecord,
                _ => RecordError::NotUtf8 { line: index + 1 },
            })?;
            match &mut record {
                None => record = Some(Self::first(line)?),
                Some(record) => record.push(line)?,
            }
        }
        match record {
            Some(record) if half.is_empty() => Ok(record),
            record if chain::may_begin_a_line(half, record.as_ref().map(Self::head)) => {
                let text = String::from_utf8_lossy(half).trim_end_matches('\0').to_owned();
                Err(RecordError::CutOff { line: whole.len() + 1, text })
            }
            Some(_) => Err(RecordError::Altered { line: whole.len() + 1 }),
            None => Err(RecordError::NotARecord),
        }
    }

    fn first(text: &str) -> Result<Self, RecordError> {
        if !text.starts_with("{\"format\":\"tiebreak-record/") {
            return Err(RecordError::NotARecord);
        }
        let record = Self::start(Header::read(chain::unseal(1, text)?)?);
        if record.lines[0].text == text { Ok(record) } else { Err(oddly_written(1)) }
    }

    /// Adds a line after checking that it follows the previous one.
    fn push(&mut self, text: &str) -> Result<(), RecordError> {
        let entry = self.read_next(text)?;
        self.append(entry);
        Ok(())
    }

    /// Reads a text as the next line and returns its entry, without adding it.
    pub(crate) fn read_next(&self, text: &str) -> Result<Entry, RecordError> {
        let line = self.lines.len() + 1;
        let mut fields = LineFields::new(line, chain::unseal(line, text)?);
        if fields.text("prev").ok().as_deref() != Some(self.head()) {
            return Err(RecordError::Broken { line });
        }
        let entry = Entry::read(fields)?;
        // Each entry has exactly one text, so that a line cannot hide anything, such as a repeated
        // field.
        if self.next_line(&entry).text != text {
            return Err(oddly_written(line));
        }
        Ok(entry)
    }

    /// The line that an entry would have, without adding it.
    pub fn next_line(&self, entry: &Entry) -> RecordLine {
        RecordLine::new(self.lines.len() + 1, chain::seal(entry.fields(self.head())))
    }

    /// Adds an entry in memory without checks. Entries that are to be stored must go through
    /// [`crate::VerifiedRecord::pass`].
    pub fn append(&mut self, entry: Entry) -> RecordLine {
        let line = self.next_line(&entry);
        self.add(line.clone(), entry);
        line
    }

    /// Adds an entry with its line.
    pub(crate) fn add(&mut self, line: RecordLine, entry: Entry) {
        Arc::make_mut(&mut self.index).note(self.entries.len(), &entry);
        self.lines.push(line);
        self.entries.push(entry);
    }

    /// Removes the entries from a position on. Only valid where each was the first about its
    /// question, so that no earlier entry counts again.
    pub(crate) fn take_back(&mut self, from: usize) -> Vec<(RecordLine, Entry)> {
        let entries = self.entries.split_off(from);
        let lines = self.lines.split_off(from + 1);
        let index = Arc::make_mut(&mut self.index);
        entries.iter().for_each(|entry| index.forget(entry));
        lines.into_iter().zip(entries).collect()
    }

    /// The record without entries, and the entries with their lines.
    pub(crate) fn into_parts(self) -> (Self, Vec<(RecordLine, Entry)>) {
        let (header, mut record) = (Arc::clone(&self.header), self);
        let entries = record.take_back(0);
        let line = record.lines[0].clone();
        (Self::begun(header, line), entries)
    }

    /// The first line: the event, the regulation and the program.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The lines, the first one included.
    pub fn lines(&self) -> &SharedList<RecordLine> {
        &self.lines
    }

    /// The entries, in order; the entry at index 0 is in line 2.
    pub fn entries(&self) -> &SharedList<Entry> {
        &self.entries
    }

    /// The text of the record as stored: every line with its line end.
    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect()
    }

    /// The hash of the last line, which identifies the whole record.
    pub fn head(&self) -> &str {
        self.lines.last().map_or("", |line| line.hash.as_str())
    }

    /// The first sixteen digits of the head in groups of four, for screens, prints and photographs.
    pub fn short_head(&self) -> String {
        let head = self.head();
        (0..4).filter_map(|group| head.get(4 * group..4 * group + 4)).collect::<Vec<_>>().join(" ")
    }

    /// Whether a head that a person noted, in full or only its beginning, is the head of this
    /// record. It must have at least eight digits.
    pub fn has_head(&self, noted: &str) -> bool {
        let noted: String =
            noted.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_lowercase()).collect();
        noted.len() >= 8 && self.head().starts_with(&noted)
    }

    /// The latest event that the record knows: from its first line or from the last amendment.
    pub fn event(&self) -> &SourceFile {
        match self.index.amended().and_then(|at| self.entries.get(at)) {
            Some(Entry::Amendment(amendment)) => &amendment.event,
            _ => &self.header.event,
        }
    }

    /// The amendments of the event file, in order.
    pub fn amendments(&self) -> impl Iterator<Item = &Amendment> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Amendment(amendment) => Some(amendment),
            _ => None,
        })
    }

    /// Whether the record is about this event, judged by the SHA-256 of its file or by the text of
    /// the event.
    pub fn is_about(&self, event_sha256: &str, event_text: &str) -> bool {
        let event = self.event();
        event.sha256 == event_sha256 || event.text.as_deref() == Some(event_text)
    }

    /// Checks that the record belongs to these files, by the SHA-256 of their bytes. A different
    /// file with the same event text is accepted too, such as one with other blanks or comments.
    pub fn belongs_to(
        &self,
        event_sha256: &str,
        event_text: &str,
        regulation_sha256: &str,
    ) -> Result<(), RecordError> {
        if !self.is_about(event_sha256, event_text) {
            return Err(RecordError::OtherEvent { title: self.event().name.clone() });
        }
        if self.header.regulation.sha256 != regulation_sha256 {
            let (id, program) = (self.header.regulation.name.clone(), self.header.program.clone());
            return Err(RecordError::OtherRegulation { id, program });
        }
        Ok(())
    }

    /// The entries that everything printed must mention, apart from departures: corrections,
    /// withdrawals, leaves, amendments, rests and notes.
    pub fn remarks(&self) -> impl Iterator<Item = &Entry> {
        let remark = |entry: &&Entry| match entry {
            Entry::Answer(answer) => answer.why.is_some(),
            Entry::Withdrawal(_)
            | Entry::Leave(_)
            | Entry::Amendment(_)
            | Entry::Rest(_)
            | Entry::Note(_) => true,
            Entry::Departure(_) | Entry::Commitment(_) | Entry::Source(_) => false,
        };
        self.entries.iter().filter(remark)
    }

    /// The participants who left the play-off and did not return, by name.
    pub fn left(&self) -> impl Iterator<Item = &Leave> {
        self.index.leaves().filter_map(|(_, position)| match self.entries.get(position) {
            Some(Entry::Leave(leave)) => Some(leave),
            _ => None,
        })
    }

    /// The time of the latest answer to a question.
    pub fn answered_at(&self, id: &str) -> Option<Moment> {
        let answers = self.entries.iter().rev().filter_map(|entry| match entry {
            Entry::Answer(answer) if answer.id == id => Some(answer),
            _ => None,
        });
        answers.map(|answer| answer.at).next().flatten()
    }

    /// The record as a source of answers about this event.
    pub fn answers<'a>(&'a self, event: &'a Event) -> RecordedAnswers<'a> {
        RecordedAnswers::new(self, None, event)
    }

    /// The same answers, as if an entry followed the last line.
    pub fn answers_with<'a>(&'a self, next: &'a Entry, event: &'a Event) -> RecordedAnswers<'a> {
        RecordedAnswers::new(self, Some(next), event)
    }

    pub(crate) fn index(&self) -> &Index {
        &self.index
    }
}

fn oddly_written(line: usize) -> RecordError {
    RecordError::Malformed { line, why: MalformedLine::WrittenOtherwise }
}
