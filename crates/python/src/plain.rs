//! JSON as the command line prints it, and the same as Python's own objects.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde::Serialize;
use serde_json::Value;

/// The text that the command line prints, to the byte.
pub fn json(data: &impl Serialize) -> PyResult<String> {
    let mut text = serde_json::to_string_pretty(data).map_err(crate::mistake::unexpected)?;
    text.push('\n');
    Ok(text)
}

/// The same as dictionaries, lists, strings, numbers and truth values.
pub fn objects<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(truth) => truth.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(whole), _) => whole.into_pyobject(py)?.into_any(),
            (None, Some(whole)) => whole.into_pyobject(py)?.into_any(),
            (None, None) => number.as_f64().into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(objects(py, item)?)?;
            }
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, item) in fields {
                dict.set_item(key, objects(py, item)?)?;
            }
            dict.into_any()
        }
    })
}
