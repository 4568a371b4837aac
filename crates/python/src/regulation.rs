//! Regulations: which ties are settled, by what steps, clause by clause.

use crate::event::Event;
use crate::mistake;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tiebreak::regulation::builtin;

/// A regulation in the readings that were chosen.
#[pyclass(frozen, module = "tiebreak._native")]
#[derive(Clone)]
pub struct Regulation {
    pub inner: Arc<tiebreak::Regulation>,
    pub text: Arc<String>,
}

impl Regulation {
    /// By built-in id or path, looked for in a folder first.
    pub fn named(
        py: Python<'_>,
        named: &str,
        folder: Option<&Path>,
        readings: &BTreeMap<String, String>,
    ) -> PyResult<Self> {
        let read = py.detach(|| {
            let (file, text) = tiebreak::regulation_text(named, folder)?;
            Ok((tiebreak::Regulation::read_as(&file, &text, readings)?, text))
        });
        let (regulation, text) = read.map_err(|error| mistake::of_file(py, &error))?;
        Ok(Self { inner: Arc::new(regulation), text: Arc::new(text) })
    }

    /// The one that was given, or the one that the event names, in the readings that it chooses.
    pub fn for_event(py: Python<'_>, given: Option<&Self>, event: &Event) -> PyResult<Self> {
        match given {
            Some(given) => Ok(given.clone()),
            None => Self::named_by(py, event),
        }
    }
}

impl Regulation {
    /// Built-in ones are read once for each event; a file may have changed since.
    fn named_by(py: Python<'_>, event: &Event) -> PyResult<Self> {
        if let Some(known) = event.built_in.get() {
            return Ok(known.clone());
        }
        let named = event.inner.regulation();
        let regulation = Self::named(py, named, event.folder.as_deref(), event.inner.readings())?;
        if builtin::file(named).is_some() {
            return Ok(event.built_in.get_or_init(|| regulation).clone());
        }
        Ok(regulation)
    }
}

#[pymethods]
impl Regulation {
    /// A built-in regulation by its id, or a file by its path; `readings` chooses others than the
    /// default ones.
    #[staticmethod]
    #[pyo3(signature = (named, *, readings=None))]
    fn read(
        py: Python<'_>,
        named: PathBuf,
        readings: Option<BTreeMap<String, String>>,
    ) -> PyResult<Self> {
        Self::named(py, &named.display().to_string(), None, &readings.unwrap_or_default())
    }

    /// A regulation from the text of its file; messages call the source by the name.
    #[staticmethod]
    #[pyo3(signature = (text, name="regulation", *, readings=None))]
    fn parse(
        py: Python<'_>,
        text: String,
        name: &str,
        readings: Option<BTreeMap<String, String>>,
    ) -> PyResult<Self> {
        let read = tiebreak::Regulation::read_as(name, &text, &readings.unwrap_or_default());
        let regulation = read.map_err(|error| mistake::of_file(py, &error.into()))?;
        Ok(Self { inner: Arc::new(regulation), text: Arc::new(text) })
    }

    /// The id of the regulation.
    #[getter]
    fn id(&self) -> &str {
        &self.inner.id
    }

    /// The title of the regulation.
    #[getter]
    fn title(&self) -> &str {
        &self.inner.title
    }

    /// The text of its file.
    #[getter]
    fn text(&self) -> &str {
        &self.text
    }

    /// The flow of its clauses, as a picture.
    fn to_svg(&self) -> String {
        tiebreak::report::svg::flow(tiebreak::report::Language::default(), &self.inner)
    }

    fn __repr__(&self) -> String {
        format!("<tiebreak.Regulation {:?}>", self.inner.id)
    }
}

/// The ids of the built-in regulations.
#[pyfunction]
pub fn regulations() -> Vec<&'static str> {
    builtin::ids().collect()
}
