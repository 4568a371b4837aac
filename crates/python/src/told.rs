//! What a caller tells about a file of another program.

use crate::mistake;
use pyo3::prelude::*;
use tiebreak::formats::account::{Names, Told};
use tiebreak::model::Kind;
use tiebreak::model::bridge::Method;

/// The same with a kind and names in words.
pub fn told(
    py: Python<'_>,
    told: Told,
    kind: Option<&str>,
    scoring: Option<&str>,
    names: Option<&Bound<'_, PyAny>>,
) -> PyResult<Told> {
    let kind = kind.map(|word| read_kind(py, word)).transpose()?;
    let scoring = scoring.map(|word| read_scoring(py, word)).transpose()?;
    let names = match names {
        None => Vec::new(),
        Some(given) => one_or_several(given)?
            .iter()
            .map(|words| read_names(py, words))
            .collect::<PyResult<_>>()?,
    };
    Ok(Told { kind, scoring, names, ..told })
}

/// A word, or a sequence of words.
pub fn one_or_several(given: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    given.extract::<String>().map(|word| vec![word]).or_else(|_| given.extract())
}

fn read_kind(py: Python<'_>, word: &str) -> PyResult<Kind> {
    let known = Kind::ALL.into_iter().find(|(_, name)| *name == word).map(|(kind, _)| kind);
    known.ok_or_else(|| {
        let names = Kind::ALL.map(|(_, name)| name).join(", ");
        mistake::mistake(
            py,
            &format!("{word:?} is no kind of event"),
            Some(&format!("expected {names}")),
        )
    })
}

fn read_scoring(py: Python<'_>, word: &str) -> PyResult<Method> {
    let mut pairs = Method::ALL.into_iter().filter(|(method, _)| method.is_for_pairs());
    let known = pairs.find(|(_, name)| *name == word).map(|(method, _)| method);
    known.ok_or_else(|| {
        let expected = "expected matchpoints, cross-imps, butler";
        mistake::mistake(py, &format!("{word:?} is no scoring of pairs"), Some(expected))
    })
}

fn read_names(py: Python<'_>, words: &str) -> PyResult<Names> {
    words.parse().map_err(|expected: tiebreak::report::Sentence| {
        mistake::mistake(py, &format!("names={words:?}: {expected}"), None)
    })
}
