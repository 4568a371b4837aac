//! FIDE's tie-breaks.

use crate::event::Event;
use crate::{mistake, plain};
use pyo3::prelude::*;
use serde_json::Value;
use tiebreak::formats::trf;
use tiebreak::standings::Table;

/// A standing by FIDE's tie-breaks.
#[pyclass(frozen, module = "tiebreak._native")]
pub struct Standings {
    json: Value,
}

#[pymethods]
impl Standings {
    /// The standing as `tiebreak standings --format json` prints it, to the byte.
    fn to_json(&self) -> PyResult<String> {
        plain::json(&self.json)
    }

    /// The same as dictionaries and lists.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::objects(py, &self.json)
    }
}

/// The standing of a chess event by a list of FIDE's codes, such as `"PTS,DE,BH/C1"`; without one by the list that its file names, or
/// the recommended one.
#[pyfunction]
#[pyo3(signature = (event, by=None))]
pub fn standings(py: Python<'_>, event: &Event, by: Option<String>) -> PyResult<Standings> {
    let event = event.inner.clone();
    let made = py.detach(|| {
        let table = Table::of(&event);
        let listed = || trf::listed(&event).map(|(codes, record)| (codes.join(","), format!("record {record}")));
        let (list, from) = by
            .map(|list| (list, "--by".to_owned()))
            .or_else(listed)
            .unwrap_or_else(|| (table.recommended().to_owned(), "recommended".to_owned()));
        let codes = table.codes(&list).map_err(|unknown| unknown.to_string())?;
        let standings = table.standing(&codes.join(","), None).map_err(|unknown| unknown.to_string())?;
        serde_json::to_value(standings.written(&from)).map_err(|error| error.to_string())
    });
    Ok(Standings { json: made.map_err(|message: String| mistake::mistake(py, &message, None))? })
}
