//! Events: who took part and what was played, read from any format.

use crate::{mistake, plain};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::path::PathBuf;
use std::sync::Arc;
use tiebreak::formats::account::Told;
use tiebreak::formats::{event_file, import_any};
use tiebreak::model::Kind;

/// Who took part, what was played, the prizes: the facts before the tie-break.
#[pyclass(frozen, module = "tiebreak._native")]
#[derive(Clone)]
pub struct Event {
    pub inner: Arc<tiebreak::Event>,
    /// The folder of its file: a regulation's path may begin there.
    pub folder: Option<PathBuf>,
    /// The bytes it was read from, and whether they are an event file: a record is bound to them.
    pub bytes: Arc<Vec<u8>>,
}

/// What a caller says about a file of another program.
fn told(
    py: Python<'_>,
    event: Option<String>,
    kind: Option<&str>,
    cycles: Option<u32>,
    rounds: Option<u32>,
) -> PyResult<Told> {
    let kind = kind.map(|word| {
        let known = Kind::ALL.into_iter().find(|(_, name)| *name == word).map(|(kind, _)| kind);
        known.ok_or_else(|| {
            let names: Vec<&str> = Kind::ALL.into_iter().map(|(_, name)| name).collect();
            mistake::mistake(
                py,
                &format!("{word:?} is no kind of event"),
                Some(&format!("expected {}", names.join(", "))),
            )
        })
    });
    Ok(Told { event, kind: kind.transpose()?, cycles, rounds, ..Told::default() })
}

fn read(py: Python<'_>, name: String, bytes: Vec<u8>, folder: Option<PathBuf>, told: Told) -> PyResult<Event> {
    let read = py.detach(|| import_any(&name, &bytes, &told).and_then(|import| import.decided()));
    let loaded = read.map_err(|rejected| mistake::of_rejected(py, &rejected))?;
    Ok(Event { inner: Arc::new(loaded.event), folder, bytes: Arc::new(bytes) })
}

#[pymethods]
impl Event {
    /// Reads a file of any format: event file, TRF, PGN, CSV, XLSX, USEBIO, PBN.
    #[staticmethod]
    #[pyo3(signature = (path, *, event=None, kind=None, cycles=None, rounds=None))]
    fn read(
        py: Python<'_>,
        path: PathBuf,
        event: Option<String>,
        kind: Option<&str>,
        cycles: Option<u32>,
        rounds: Option<u32>,
    ) -> PyResult<Self> {
        let told = told(py, event, kind, cycles, rounds)?;
        let bytes = py.detach(|| tiebreak::bytes(&path, "a file", tiebreak::formats::pgn::LARGEST));
        let bytes = bytes.map_err(|error| mistake::of_file(py, &error))?;
        let folder = path.parent().map(|folder| folder.to_owned());
        read(py, path.display().to_string(), bytes, folder, told)
    }

    /// Reads text or bytes at hand; the name stands in messages.
    #[staticmethod]
    #[pyo3(signature = (data, name="event", *, event=None, kind=None, cycles=None, rounds=None))]
    fn parse(
        py: Python<'_>,
        data: &Bound<'_, PyAny>,
        name: &str,
        event: Option<String>,
        kind: Option<&str>,
        cycles: Option<u32>,
        rounds: Option<u32>,
    ) -> PyResult<Self> {
        let told = told(py, event, kind, cycles, rounds)?;
        let bytes = match data.cast::<PyBytes>() {
            Ok(bytes) => bytes.as_bytes().to_vec(),
            Err(_) => data.extract::<String>()?.into_bytes(),
        };
        read(py, name.to_owned(), bytes, None, told)
    }

    /// The title.
    #[getter]
    fn title(&self) -> &str {
        &self.inner.title
    }

    /// The kind: "round-robin", "swiss" and so on.
    #[getter]
    fn kind(&self) -> &'static str {
        Kind::ALL.into_iter().find(|(kind, _)| *kind == self.inner.kind).map_or("", |(_, name)| name)
    }

    /// The regulation that it names; empty where it names none.
    #[getter]
    fn regulation(&self) -> &str {
        &self.inner.regulation
    }

    /// Who took part, by name.
    #[getter]
    fn participants(&self) -> Vec<&str> {
        self.inner.participants.iter().map(|one| one.name.as_str()).collect()
    }

    /// How many games or matches it holds, open ones included.
    #[getter]
    fn games(&self) -> usize {
        self.inner.games.len() + self.inner.matches.len()
    }

    /// The event as an event file.
    fn to_toml(&self) -> String {
        event_file::write(&self.inner)
    }

    fn __repr__(&self) -> String {
        format!("<tiebreak.Event {:?}: {} participants>", self.inner.title, self.inner.participants.len())
    }
}

/// The account of a file of any format: what was understood, what is missing or doubtful, as `tiebreak inspect --format json` tells it.
#[pyfunction]
pub fn inspect<'py>(py: Python<'py>, path: PathBuf) -> PyResult<Bound<'py, PyAny>> {
    let bytes = tiebreak::bytes(&path, "a file", tiebreak::formats::pgn::LARGEST);
    let bytes = bytes.map_err(|error| mistake::of_file(py, &error))?;
    let name = path.display().to_string();
    let import = py.detach(|| {
        let mut import = import_any(&name, &bytes, &Told::default())?;
        tiebreak::report::account::compare(&mut import);
        Ok(import)
    });
    let import = import.map_err(|rejected| mistake::of_rejected(py, &rejected))?;
    plain::objects(py, &tiebreak::report::account::json(&import.account))
}
