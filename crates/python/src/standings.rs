//! Standings by FIDE tie-breaks.

use crate::event::Event;
use crate::{mistake, plain};
use pyo3::prelude::*;
use serde_json::Value;
use tiebreak::StandingsTable;
use tiebreak::model::Sport;

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

/// The standing of a chess event by a list of FIDE codes, such as `"PTS,DE,BH/C1"`; without one by
/// the list of the regulation that the event names, or the file's own, or the one that FIDE
/// recommended.
#[pyfunction]
#[pyo3(signature = (event, by=None))]
pub fn standings(py: Python<'_>, event: &Event, by: Option<String>) -> PyResult<Standings> {
    if event.inner.sport() != Sport::Chess {
        return Err(mistake::mistake(
            py,
            "this is no event of chess",
            Some("rule() settles other ties"),
        ));
    }
    let made = py.detach(|| written(event, by));
    Ok(Standings { json: made.map_err(|message| mistake::mistake(py, &message, None))? })
}

fn written(event: &Event, by: Option<String>) -> Result<Value, String> {
    let tabled = match &event.report {
        Some(report) => {
            StandingsTable::from_report(report, report.is_team_event().then_some(&*event.inner))
        }
        None => StandingsTable::from_event(&event.inner),
    };
    let (list, from) = match by {
        Some(list) => (list, "--by".to_owned()),
        None => {
            let (list, from) = tabled.list(event.folder.as_deref());
            (list.join(","), from)
        }
    };
    let codes = tabled.table.codes(&list).map_err(|unknown| unknown.to_string())?;
    let standings =
        tabled.table.standing(&codes.join(","), None).map_err(|unknown| unknown.to_string())?;
    serde_json::from_str(&standings.json(&from)).map_err(|error| error.to_string())
}
