//! Rulings: what follows from an event, a regulation and the answers so far.

use crate::event::Event;
use crate::record::Record;
use crate::regulation::Regulation;
use crate::told::one_or_several;
use crate::{mistake, plain};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use tiebreak::engine::{self, Options};
use tiebreak::model::Question;
use tiebreak::record::parse_answer;
use tiebreak::report::{Case, svg};
use tiebreak::{Answer, Answers, NoAnswers};

/// The standing, the steps, the open questions.
#[pyclass(frozen, module = "tiebreak._native")]
pub struct Ruling {
    event: Event,
    regulation: Regulation,
    ruling: Arc<tiebreak::Ruling>,
    /// Head of the record it rests on, and what was remarked there.
    record: Option<Value>,
    /// Made when it is first asked for.
    json: OnceLock<Value>,
}

impl Ruling {
    fn case(&self) -> Case<'_> {
        Case::new(&self.event.inner, &self.regulation.inner, &self.ruling)
    }

    /// Makes something for people, with the names that they see.
    fn for_people<T>(&self, make: impl FnOnce(Case<'_>) -> T) -> T {
        let event = self.event.inner.shown();
        make(Case { event: &event, ..self.case() })
    }

    fn value(&self) -> &Value {
        self.json.get_or_init(|| {
            let mut value = tiebreak::report::json::ruling(self.case());
            if let Some(record) = &self.record {
                value["record"] = record.clone();
            }
            value
        })
    }
}

#[pymethods]
impl Ruling {
    /// Whether nothing is open and no tie that the regulation settles is left.
    #[getter]
    fn settled(&self) -> bool {
        self.ruling.settled
    }

    /// The ruling as `tiebreak resolve --format json` prints it, to the byte.
    fn to_json(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| plain::json(self.value()))
    }

    /// The same as dictionaries and lists.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::objects(py, self.value())
    }

    /// The ruling in Markdown.
    fn to_markdown(&self) -> String {
        self.for_people(|case| tiebreak::report::markdown::ruling(case, &[]))
    }

    /// The crosstable as a picture, where the event has one.
    fn crosstable(&self) -> Option<String> {
        self.for_people(svg::crosstable)
    }

    /// The bracket or the table of the play-off as a picture, where there is one.
    fn bracket(&self) -> Option<String> {
        self.for_people(|case| svg::bracket(case).or_else(|| svg::match_list(case)))
    }

    /// Why one participant is above another, as one text.
    fn why(&self, py: Python<'_>, one: &str, other: &str) -> PyResult<String> {
        self.for_people(|case| tiebreak::report::why(case, one, other))
            .map_err(|error| mistake::mistake(py, &error.to_string(), None))
    }

    fn __repr__(&self) -> String {
        let state = if self.ruling.settled {
            "settled".to_owned()
        } else {
            format!("{} open", self.ruling.open.len())
        };
        format!("<tiebreak.Ruling {:?}: {state}>", self.event.inner.title())
    }
}

/// Answers by the question's id, in the words of `tiebreak answer`.
struct Worded<'w> {
    words: &'w BTreeMap<String, Vec<String>>,
    event: &'w tiebreak::Event,
    /// The first answer that does not fit its question.
    refused: Option<String>,
}

impl Answers for Worded<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        let given = self.words.get(&question.id)?;
        match parse_answer(question, self.event, given) {
            Ok(answer) => Some(answer),
            Err(error) => {
                self.refused.get_or_insert_with(|| format!("{}: {error}", question.id));
                None
            }
        }
    }
}

/// The answers of a dictionary: a word, or a list of words, by the question's id.
fn worded(answers: &Bound<'_, PyDict>) -> PyResult<BTreeMap<String, Vec<String>>> {
    let mut words = BTreeMap::new();
    for (id, given) in answers.iter() {
        words.insert(id.extract::<String>()?, one_or_several(&given)?);
    }
    Ok(words)
}

/// What follows from an event, a regulation and the answers so far.
///
/// Without a regulation the one that the event names is taken. `answers` is a record, or a
/// dictionary of words by the question's id.
#[pyfunction]
#[pyo3(signature = (event, regulation=None, answers=None, *, workings=false))]
pub fn rule(
    py: Python<'_>,
    event: &Event,
    regulation: Option<&Regulation>,
    answers: Option<&Bound<'_, PyAny>>,
    workings: bool,
) -> PyResult<Ruling> {
    let regulation = Regulation::for_event(py, regulation, event)?;
    let options = Options { explain: true, places: None, workings };
    let (facts, rules) = (&*event.inner, &*regulation.inner);
    let mut noted = None;
    let ruling = match answers {
        None => py.detach(|| engine::rule(facts, rules, &mut NoAnswers, options)),
        Some(given) => match given.extract::<PyRef<'_, Record>>() {
            Ok(record) => {
                let record = record.inner.clone();
                noted = Some(crate::record::noted(&record));
                py.detach(|| engine::rule(facts, rules, &mut record.answers(facts), options))
            }
            Err(_) => {
                let words = worded(given.cast::<PyDict>()?)?;
                let (ruling, refused) = py.detach(|| {
                    let mut answers = Worded { words: &words, event: facts, refused: None };
                    let ruling = engine::rule(facts, rules, &mut answers, options);
                    (ruling, answers.refused)
                });
                if let Some(refused) = refused {
                    return Err(mistake::mistake(py, &refused, None));
                }
                ruling
            }
        },
    };
    let ruling = ruling.map_err(|error| mistake::explained(py, &error))?;
    Ok(Ruling {
        event: event.clone(),
        regulation,
        ruling: Arc::new(ruling),
        record: noted,
        json: OnceLock::new(),
    })
}
