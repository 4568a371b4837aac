//! What is wrong, as Python's exceptions: the message, the hint, and every mistake of a file with
//! its place.

use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyOSError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};
use tiebreak::document::{Diagnostic, RejectedFile, Severity};
use tiebreak::{Explain, FileError, Interface};

create_exception!(
    tiebreak,
    TiebreakError,
    PyException,
    "Something that Tiebreak cannot use.\n\n`hint` says what to do about it, `code` names the \
     kind of error, \
     `mistakes` lists what is wrong where in a file: dictionaries with `message`, `label`, \
     `hint`, `severity`, `line` and `column`."
);

/// The exception's class; every instance has its attributes, also one that somebody else raises.
pub fn class(py: Python<'_>) -> PyResult<Bound<'_, PyType>> {
    let class = py.get_type::<TiebreakError>();
    class.setattr("hint", py.None())?;
    class.setattr("code", py.None())?;
    class.setattr("mistakes", PyTuple::empty(py))?;
    Ok(class)
}

/// An exception with a message and, where there is something to say, a hint.
pub fn mistake(py: Python<'_>, message: &str, hint: Option<&str>) -> PyErr {
    with_places(py, message, hint, PyList::empty(py))
}

/// An exception with what an error says, its hint in the words of Python, and its code.
pub fn explained(py: Python<'_>, error: &dyn Explain) -> PyErr {
    with_code(py, &error.sentence().to_string(), error)
}

/// The same with what the error is about before its sentence.
pub fn explained_about(py: Python<'_>, about: &str, error: &dyn Explain) -> PyErr {
    with_code(py, &format!("{about}: {}", error.sentence()), error)
}

fn with_code(py: Python<'_>, message: &str, error: &dyn Explain) -> PyErr {
    let hint = error.hint(Interface::Python).map(|hint| hint.to_string());
    coded(py, mistake(py, message, hint.as_deref()), error.code())
}

fn coded(py: Python<'_>, made: PyErr, code: &str) -> PyErr {
    match made.value(py).setattr("code", code) {
        Ok(()) => made,
        Err(other) => other,
    }
}

/// A fault of ours: it cannot happen, and says so if it does.
pub fn unexpected(error: impl std::fmt::Display) -> PyErr {
    PyErr::new::<TiebreakError, _>(format!("unexpected: {error}"))
}

/// Why a file could not be used.
pub fn of_file(py: Python<'_>, error: &FileError) -> PyErr {
    match error {
        FileError::Rejected(rejected) => of_rejected(py, rejected),
        FileError::Unreadable { path, source } => PyOSError::new_err((
            source.raw_os_error(),
            source.to_string(),
            path.display().to_string(),
        )),
        other => explained(py, other),
    }
}

/// What is wrong with the text of a file.
pub fn of_rejected(py: Python<'_>, rejected: &RejectedFile) -> PyErr {
    let message = in_python(
        tiebreak::report::diagnostic::render(
            tiebreak::report::Language::default(),
            rejected,
            false,
        )
        .trim_end(),
    );
    match places(py, rejected) {
        Ok(places) => coded(py, with_places(py, &message, None, places), rejected.code()),
        Err(error) => error,
    }
}

/// Everything that was found in a file, each as a dictionary.
pub fn places<'py>(py: Python<'py>, rejected: &RejectedFile) -> PyResult<Bound<'py, PyList>> {
    let places = PyList::empty(py);
    for found in &rejected.findings {
        places.append(place(py, rejected, found)?)?;
    }
    Ok(places)
}

/// Hints name options of the command line; `Event.read` has the same as keywords.
fn in_python(words: &str) -> String {
    let options = ["event", "section", "kind", "cycles", "rounds", "names"];
    options.iter().fold(words.to_owned(), |words, name| {
        words.replace(&format!("--{name} "), &format!("{name}="))
    })
}

fn with_places(
    py: Python<'_>,
    message: &str,
    hint: Option<&str>,
    places: Bound<'_, PyList>,
) -> PyErr {
    let text = hint.map_or_else(|| message.to_owned(), |hint| format!("{message}\nhint: {hint}"));
    let error = PyErr::new::<TiebreakError, _>(text);
    let value = error.value(py);
    let set = value.setattr("hint", hint).and_then(|()| value.setattr("mistakes", places));
    match set {
        Ok(()) => error,
        Err(other) => other,
    }
}

fn place<'py>(
    py: Python<'py>,
    rejected: &RejectedFile,
    found: &Diagnostic,
) -> PyResult<Bound<'py, PyDict>> {
    let entry = PyDict::new(py);
    entry.set_item("file", &rejected.name)?;
    entry.set_item("message", found.message.to_string())?;
    entry.set_item("label", found.label.to_string())?;
    entry.set_item("hint", found.hint.as_ref().map(|hint| in_python(&hint.to_string())))?;
    entry.set_item(
        "severity",
        if found.severity == Severity::Error { "error" } else { "warning" },
    )?;
    let start = found
        .span
        .as_ref()
        .map(|span| span.start)
        .filter(|start| rejected.text.is_char_boundary(*start));
    let before = start.map(|start| &rejected.text[..start]);
    entry.set_item("line", before.map(|before| before.matches('\n').count() + 1))?;
    let column = |before: &str| before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    entry.set_item("column", before.map(column))?;
    Ok(entry)
}
