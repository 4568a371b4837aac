//! What a regulation leaves open.

use crate::plain;
use crate::regulation::Regulation;
use pyo3::prelude::*;
use tiebreak::report::Language;
use tiebreak::report::check::json;

/// What is wrong with a regulation, and what it leaves open.
#[pyclass(frozen, module = "tiebreak._native")]
pub struct Check {
    checked: tiebreak::CheckedRegulation,
}

#[pymethods]
impl Check {
    /// Whether something in it has to be mended.
    #[getter]
    fn has_errors(&self) -> bool {
        self.checked.has_errors()
    }

    /// As `tiebreak check --format json` prints it, to the byte.
    fn to_json(&self) -> PyResult<String> {
        plain::json(&json(Language::default(), &self.checked))
    }

    /// The same as dictionaries and lists.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::objects(py, &json(Language::default(), &self.checked))
    }
}

/// Follows a regulation with every outcome and says what it leaves open.
#[pyfunction]
pub fn check(py: Python<'_>, regulation: &Regulation) -> Check {
    let (file, text) = (regulation.inner.file.clone(), regulation.text.clone());
    Check { checked: py.detach(|| tiebreak::check(&file, &text)) }
}
