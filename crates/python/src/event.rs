//! Events: who took part and what was played, read from any format.

use crate::regulation::Regulation;
use crate::told::told;
use crate::{mistake, plain};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use tiebreak::document::RejectedFile;
use tiebreak::formats::account::Told;
use tiebreak::formats::trf::Trf;
use tiebreak::formats::{event_file, import_any, pgn};

/// Who took part, what was played, the prizes: the facts before the tie-break.
#[pyclass(frozen, module = "tiebreak._native")]
#[derive(Clone)]
pub struct Event {
    pub inner: Arc<tiebreak::Event>,
    /// The folder of its file: a regulation's path may begin there.
    pub folder: Option<PathBuf>,
    /// What a record is bound to.
    pub bytes: Arc<Vec<u8>>,
    /// The tournament report, where it was read from one: a standing is made straight from it.
    pub report: Option<Arc<Trf>>,
    /// What is doubtful about its file.
    doubtful: Arc<RejectedFile>,
    /// The built-in regulation that it names, once it was needed.
    pub built_in: Arc<OnceLock<Regulation>>,
}

fn read(
    py: Python<'_>,
    name: String,
    bytes: Vec<u8>,
    folder: Option<PathBuf>,
    told: &Told,
) -> PyResult<Event> {
    let read = py.detach(|| {
        let mut import = import_any(&name, &bytes, told)?;
        let bytes = import.bound(bytes, !told.is_empty());
        let report = import.report.take().filter(|_| told.is_empty());
        let text = std::mem::take(&mut import.text);
        let loaded = import.decided()?;
        Ok(Event {
            inner: Arc::new(loaded.event),
            folder,
            bytes: Arc::new(bytes),
            report: report.map(|published| Arc::new(published.report)),
            doubtful: Arc::new(RejectedFile::new(&name, &text, loaded.warnings)),
            built_in: Arc::default(),
        })
    });
    read.map_err(|rejected| mistake::of_rejected(py, &rejected))
}

/// The bytes of a file that holds an event.
fn bytes(py: Python<'_>, path: &Path) -> PyResult<Vec<u8>> {
    let bytes = py.detach(|| tiebreak::bytes(path, tiebreak::FileRole::Event, pgn::LARGEST));
    bytes.map_err(|error| mistake::of_file(py, &error))
}

#[pymethods]
impl Event {
    /// Reads a file of any format: event file, TRF, PGN, CSV, XLSX, USEBIO, PBN.
    ///
    /// What the file leaves in doubt can be told: which event or section is meant, its kind, cycles
    /// and rounds, and whether names that look alike are one person's ("apart", "together", or "A =
    /// B").
    #[staticmethod]
    #[pyo3(signature = (
        path, *, event=None, section=None, kind=None, cycles=None, rounds=None, names=None,
        scoring=None
    ))]
    #[allow(clippy::too_many_arguments)] // Python calls them by their names
    fn read(
        py: Python<'_>,
        path: PathBuf,
        event: Option<String>,
        section: Option<String>,
        kind: Option<&str>,
        cycles: Option<u32>,
        rounds: Option<u32>,
        names: Option<&Bound<'_, PyAny>>,
        scoring: Option<&str>,
    ) -> PyResult<Self> {
        let told = Told { event, section, cycles, rounds, ..Told::default() };
        let told = self::told(py, told, kind, scoring, names)?;
        let folder = path.parent().map(|folder| folder.to_owned());
        read(py, path.display().to_string(), bytes(py, &path)?, folder, &told)
    }

    /// Reads text or bytes; messages call the source by the name. The options are those of `read`.
    #[staticmethod]
    #[pyo3(signature = (
        data, name="event", *, event=None, section=None, kind=None, cycles=None, rounds=None,
        names=None, scoring=None
    ))]
    #[allow(clippy::too_many_arguments)]
    fn parse(
        py: Python<'_>,
        data: &Bound<'_, PyAny>,
        name: &str,
        event: Option<String>,
        section: Option<String>,
        kind: Option<&str>,
        cycles: Option<u32>,
        rounds: Option<u32>,
        names: Option<&Bound<'_, PyAny>>,
        scoring: Option<&str>,
    ) -> PyResult<Self> {
        let told = Told { event, section, cycles, rounds, ..Told::default() };
        let told = self::told(py, told, kind, scoring, names)?;
        let bytes = match data.cast::<PyBytes>() {
            Ok(bytes) => bytes.as_bytes().to_vec(),
            Err(_) => data.extract::<String>()?.into_bytes(),
        };
        read(py, name.to_owned(), bytes, None, &told)
    }

    /// The title of the event.
    #[getter]
    fn title(&self) -> &str {
        self.inner.title()
    }

    /// The kind: "round-robin", "swiss" and so on.
    #[getter]
    fn kind(&self) -> &'static str {
        self.inner.kind().word()
    }

    /// The regulation that it names; empty where it names none.
    #[getter]
    fn regulation(&self) -> &str {
        self.inner.regulation()
    }

    /// Who took part, by name.
    #[getter]
    fn participants(&self) -> Vec<&str> {
        self.inner.participants().iter().map(|one| one.name.as_str()).collect()
    }

    /// How many games or matches it holds, open ones included.
    #[getter]
    fn games(&self) -> usize {
        self.inner.games().len() + self.inner.matches().len()
    }

    /// What is doubtful about its file: dictionaries like those of a mistake.
    #[getter]
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        mistake::places(py, &self.doubtful)
    }

    /// The event as an event file.
    fn to_toml(&self) -> String {
        event_file::write(&self.inner)
    }

    fn __repr__(&self) -> String {
        format!(
            "<tiebreak.Event {:?}: {} participants>",
            self.inner.title(),
            self.inner.participants().len()
        )
    }
}

/// The account of a file of any format: what was understood, what is missing or doubtful, as
/// `tiebreak inspect --format json` tells it.
#[pyfunction]
pub fn inspect<'py>(py: Python<'py>, path: PathBuf) -> PyResult<Bound<'py, PyAny>> {
    let bytes = bytes(py, &path)?;
    let name = path.display().to_string();
    let import = py.detach(|| {
        let mut import = import_any(&name, &bytes, &Told::default())?;
        tiebreak::report::account::compare(&mut import);
        Ok(import)
    });
    let import = import.map_err(|rejected| mistake::of_rejected(py, &rejected))?;
    plain::objects(
        py,
        &tiebreak::report::account::json(tiebreak::report::Language::default(), &import.account),
    )
}
