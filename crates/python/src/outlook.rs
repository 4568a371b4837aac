//! Before the last round: what everyone needs, and the chances under a model.

use crate::event::Event;
use crate::record::Record;
use crate::regulation::Regulation;
use crate::told::one_or_several;
use crate::{mistake, plain};
use pyo3::prelude::*;
use std::sync::Arc;
use tiebreak::report::scenarios::{View, odds_json, scenarios_json, svg, text};
use tiebreak::scenarios::finished;
use tiebreak::{Model, Regulation as Rules};

/// What everyone needs.
#[pyclass(frozen, module = "tiebreak._native")]
pub struct Scenarios {
    event: Arc<tiebreak::Event>,
    regulation: Option<Arc<Rules>>,
    found: tiebreak::Scenarios,
}

impl Scenarios {
    fn view(&self) -> View<'_> {
        View::new(&self.event, self.regulation.as_deref(), &self.found)
    }
}

#[pymethods]
impl Scenarios {
    /// As `tiebreak scenarios --format json` prints it, to the byte.
    fn to_json(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| plain::json(&scenarios_json(self.view())))
    }

    /// The same as dictionaries and lists.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::objects(py, &scenarios_json(self.view()))
    }

    /// In sentences; of everybody, or of one participant.
    #[pyo3(signature = (only=None))]
    fn to_text(&self, py: Python<'_>, only: Option<&str>) -> PyResult<String> {
        let found = only.map(|name| {
            let nobody = || {
                mistake::mistake(py, &format!("{name:?} does not take part in this event"), None)
            };
            self.event.find(name).ok_or_else(nobody)
        });
        let (seen, only) = (self.event.shown(), found.transpose()?);
        Ok(text(View { event: &seen, ..self.view() }, only))
    }

    /// The matrix or the trees, as a picture.
    fn to_svg(&self) -> String {
        svg(View { event: &self.event.shown(), ..self.view() }, None)
    }
}

/// The event with the results that a record tells of games which the file leaves open, and with
/// those that are supposed.
fn as_it_stands(
    py: Python<'_>,
    event: &Event,
    record: Option<&Record>,
    suppose: Option<&Bound<'_, PyAny>>,
) -> PyResult<Arc<tiebreak::Event>> {
    let mut now = event.inner.clone();
    if let Some(record) = record {
        now = Arc::new(finished(&now, &record.inner.answers(&now).results()));
    }
    for text in suppose.map(one_or_several).transpose()?.unwrap_or_default() {
        let result = tiebreak::scenarios::suppose(&now, &text)
            .map_err(|error| mistake::explained_about(py, &format!("{text:?}"), &error))?;
        now = Arc::new(finished(&now, &[result]));
    }
    Ok(now)
}

/// What everyone needs; without a regulation only points are looked at. `record` tells results of
/// games that the file leaves open; `suppose` supposes others, such as "Gukesh-Nakamura 1/2-1/2".
#[pyfunction]
#[pyo3(signature = (event, regulation=None, *, record=None, suppose=None))]
pub fn scenarios(
    py: Python<'_>,
    event: &Event,
    regulation: Option<&Regulation>,
    record: Option<&Record>,
    suppose: Option<&Bound<'_, PyAny>>,
) -> PyResult<Scenarios> {
    let named = regulation.is_some() || !event.inner.regulation().is_empty();
    let rules = named
        .then(|| Regulation::for_event(py, regulation, event))
        .transpose()?
        .map(|found| found.inner);
    let rules = rules.filter(|rules| rules.entries_for(event.inner.kind()).next().is_some());
    let event = as_it_stands(py, event, record, suppose)?;
    let found = py.detach(|| tiebreak::scenarios(&event, rules.as_deref()));
    let found = found.map_err(|error| mistake::explained(py, &error))?;
    Ok(Scenarios { event, regulation: rules, found })
}

/// Everybody's chances, and how long the play-off takes.
#[pyclass(frozen, module = "tiebreak._native")]
pub struct Odds {
    event: Arc<tiebreak::Event>,
    found: tiebreak::Odds,
}

#[pymethods]
impl Odds {
    /// As `tiebreak odds --format json` prints it, to the byte.
    fn to_json(&self) -> PyResult<String> {
        plain::json(&odds_json(&self.event, &self.found))
    }

    /// The same as dictionaries and lists.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::objects(py, &odds_json(&self.event, &self.found))
    }
}

/// Under a model of results (a model file's text, or the usual one), everybody's chances and how
/// long the play-off takes. `record` and `suppose` are those of `scenarios`.
#[pyfunction]
#[pyo3(signature = (event, regulation=None, *, model=None, record=None, suppose=None))]
pub fn odds(
    py: Python<'_>,
    event: &Event,
    regulation: Option<&Regulation>,
    model: Option<&str>,
    record: Option<&Record>,
    suppose: Option<&Bound<'_, PyAny>>,
) -> PyResult<Odds> {
    let regulation = Regulation::for_event(py, regulation, event)?;
    let event = as_it_stands(py, event, record, suppose)?;
    let model = match model {
        None => Model::default(),
        Some(text) => tiebreak::scenarios::odds::read_model("model", text, &event)
            .map_err(|rejected| mistake::of_rejected(py, &rejected))?,
    };
    let found = py.detach(|| tiebreak::odds(&event, &regulation.inner, &model));
    let found = found.map_err(|error| mistake::explained(py, &error))?;
    Ok(Odds { event, found })
}
