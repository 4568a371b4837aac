//! The first line of a record, which says what the record is about.

use crate::chain::FORMAT;
use crate::fields::LineFields;
use crate::{MalformedLine, RecordError};
use serde_json::{Map, Value};

/// A file that the record is bound to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceFile {
    /// The event's title, or the regulation's id.
    pub name: String,
    /// The name of the file, without its folder, where there is one.
    pub file: Option<String>,
    /// The SHA-256 of its bytes, in lower-case hexadecimal.
    pub sha256: String,
    /// The text of the event, from which later changes are determined; `None` in old records and
    /// for regulations.
    pub text: Option<String>,
}

/// The first line of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The program and its version.
    pub program: String,
    /// The event file of the record.
    pub event: SourceFile,
    /// The regulation file of the record.
    pub regulation: SourceFile,
}

impl Header {
    pub(crate) fn fields(&self) -> Map<String, Value> {
        let mut fields = Map::new();
        fields.insert("format".into(), FORMAT.into());
        fields.insert("program".into(), self.program.clone().into());
        fields.insert("event".into(), self.event.fields("title").into());
        fields.insert("regulation".into(), self.regulation.fields("id").into());
        fields
    }

    pub(crate) fn read(map: Map<String, Value>) -> Result<Self, RecordError> {
        let mut fields = LineFields::new(1, map);
        match fields.text("format") {
            Ok(format) if format == FORMAT => {}
            Ok(found) => return Err(RecordError::OtherFormat { found }),
            Err(_) => return Err(RecordError::NotARecord),
        }
        let program = fields.text("program")?;
        let event = SourceFile::read(fields.object("event")?, "title")?;
        let regulation = SourceFile::read(fields.object("regulation")?, "id")?;
        if regulation.text.is_some() {
            return Err(fields.error(MalformedLine::UnknownField("text".to_owned())));
        }
        fields.finish()?;
        Ok(Self { program, event, regulation })
    }
}

impl SourceFile {
    pub(crate) fn fields(&self, name: &str) -> Map<String, Value> {
        let mut fields = Map::new();
        fields.insert(name.into(), self.name.clone().into());
        if let Some(file) = &self.file {
            fields.insert("file".into(), file.clone().into());
        }
        fields.insert("sha256".into(), self.sha256.clone().into());
        if let Some(text) = &self.text {
            fields.insert("text".into(), text.clone().into());
        }
        fields
    }

    pub(crate) fn read(mut fields: LineFields, name: &str) -> Result<Self, RecordError> {
        let source = Self {
            name: fields.text(name)?,
            file: fields.optional_text("file")?,
            sha256: fields.text("sha256")?,
            text: fields.optional_text("text")?,
        };
        fields.finish()?;
        Ok(source)
    }
}
