//! Reads the fields of one line, each exactly once, and rejects the rest.

use crate::{MalformedLine, RecordError};
use serde_json::{Map, Value};
use tiebreak_model::Moment;

pub(crate) struct LineFields {
    line: usize,
    map: Map<String, Value>,
}

impl LineFields {
    pub fn new(line: usize, map: Map<String, Value>) -> Self {
        Self { line, map }
    }

    pub fn error(&self, why: MalformedLine) -> RecordError {
        RecordError::Malformed { line: self.line, why }
    }

    pub fn value(&mut self, name: &str) -> Result<Value, RecordError> {
        self.map
            .shift_remove(name)
            .ok_or_else(|| self.error(MalformedLine::Missing(name.to_owned())))
    }

    pub fn text(&mut self, name: &str) -> Result<String, RecordError> {
        match self.value(name)? {
            Value::String(text) => Ok(text),
            _ => Err(self.error(MalformedLine::NotAText(name.to_owned()))),
        }
    }

    pub fn optional_text(&mut self, name: &str) -> Result<Option<String>, RecordError> {
        if self.map.contains_key(name) { self.text(name).map(Some) } else { Ok(None) }
    }

    pub fn texts(&mut self, name: &str) -> Result<Vec<String>, RecordError> {
        let value = self.value(name)?;
        texts(&value).ok_or_else(|| self.error(MalformedLine::NotTexts(name.to_owned())))
    }

    pub fn optional_texts(&mut self, name: &str) -> Result<Vec<String>, RecordError> {
        if self.map.contains_key(name) { self.texts(name) } else { Ok(Vec::new()) }
    }

    pub fn object(&mut self, name: &str) -> Result<Self, RecordError> {
        match self.value(name)? {
            Value::Object(map) => Ok(Self { line: self.line, map }),
            _ => Err(self.error(MalformedLine::NotAnObject(name.to_owned()))),
        }
    }

    /// A list of objects.
    pub fn objects(&mut self, name: &str) -> Result<Vec<Self>, RecordError> {
        let Value::Array(items) = self.value(name)? else {
            return Err(self.error(MalformedLine::NotObjects(name.to_owned())));
        };
        let object = |item| match item {
            Value::Object(map) => Ok(Self { line: self.line, map }),
            _ => Err(self.error(MalformedLine::NotObjects(name.to_owned()))),
        };
        items.into_iter().map(object).collect()
    }

    /// A reason or a note, which must not be empty.
    pub fn reason(&mut self) -> Result<String, RecordError> {
        let why = self.text("why")?;
        if why.trim().is_empty() {
            Err(self.error(MalformedLine::Empty("why".to_owned())))
        } else {
            Ok(why)
        }
    }

    /// The time of the entry.
    pub fn moment(&mut self) -> Result<Option<Moment>, RecordError> {
        self.moment_of("at")
    }

    /// The moment in a field.
    pub fn moment_of(&mut self, name: &str) -> Result<Option<Moment>, RecordError> {
        let Some(text) = self.optional_text(name)? else { return Ok(None) };
        let found = MalformedLine::NotAMoment { field: name.to_owned(), text: text.clone() };
        text.parse().map(Some).map_err(|()| self.error(found))
    }

    pub fn has(&self, name: &str) -> bool {
        self.map.contains_key(name)
    }

    pub fn finish(self) -> Result<(), RecordError> {
        match self.map.keys().next() {
            Some(name) => Err(self.error(MalformedLine::UnknownField(name.clone()))),
            None => Ok(()),
        }
    }
}

pub(crate) fn texts(value: &Value) -> Option<Vec<String>> {
    value.as_array()?.iter().map(|item| item.as_str().map(str::to_owned)).collect()
}
