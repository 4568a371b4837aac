//! Records: all answers so far, bound by hashes.

use crate::event::Event;
use crate::mistake;
use crate::regulation::Regulation;
use pyo3::prelude::*;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use tiebreak::formats::event_file;
use tiebreak::record::{RecordFile, sha256};
use tiebreak::report::{Language, words};

/// All answers so far, append-only.
#[pyclass(frozen, module = "tiebreak._native")]
pub struct Record {
    pub inner: Arc<tiebreak::record::Record>,
}

/// What a ruling says of the record that it rests on.
pub fn noted(record: &tiebreak::record::Record) -> Value {
    let remarks: Vec<String> =
        record.remarks().map(|one| words::entry(Language::default(), one)).collect();
    json!({ "head": record.head(), "remarks": remarks })
}

#[pymethods]
impl Record {
    /// Reads the record in a file, and checks that it is about this event and regulation.
    #[staticmethod]
    #[pyo3(signature = (path, event, regulation=None))]
    fn read(
        py: Python<'_>,
        path: PathBuf,
        event: &Event,
        regulation: Option<&Regulation>,
    ) -> PyResult<Self> {
        let regulation = Regulation::for_event(py, regulation, event)?;
        let complain = |error: &tiebreak::record::RecordFileError| {
            mistake::explained_about(py, &path.display().to_string(), error)
        };
        let record = py.detach(|| RecordFile::read(&path)).map_err(|error| complain(&error))?;
        let (event, text) = (sha256(&event.bytes), event_file::kept(&event.inner));
        let belongs = record.belongs_to(&event, &text, &sha256(regulation.text.as_bytes()));
        belongs.map_err(|error| complain(&error.into()))?;
        Ok(Self { inner: Arc::new(record) })
    }

    /// The hash of its last line.
    #[getter]
    fn head(&self) -> String {
        self.inner.head().to_string()
    }

    fn __len__(&self) -> usize {
        self.inner.entries().len()
    }

    fn __repr__(&self) -> String {
        format!(
            "<tiebreak.Record {}: {} entries>",
            self.inner.short_head(),
            self.inner.entries().len()
        )
    }
}
