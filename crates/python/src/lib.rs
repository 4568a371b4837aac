//! The native half of the Python package `tiebreak`: events, regulations, rulings and what is made
//! of them, each a frozen object that can be shared between threads. Everything that takes time
//! releases Python's lock.
//!
//! What a program wants to look at goes out as plain objects (`to_dict`), made from the same JSON
//! as the command line prints; the other half (`python/tiebreak`) gives them types and exact
//! fractions.

mod checking;
mod event;
mod mistake;
mod outlook;
mod plain;
mod record;
mod regulation;
mod ruling;
mod standings;
mod told;

use pyo3::prelude::*;

/// The native half of the package; import `tiebreak` instead.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("TiebreakError", mistake::class(module.py())?)?;
    module.add_class::<event::Event>()?;
    module.add_class::<regulation::Regulation>()?;
    module.add_class::<record::Record>()?;
    module.add_class::<ruling::Ruling>()?;
    module.add_class::<standings::Standings>()?;
    module.add_class::<outlook::Scenarios>()?;
    module.add_class::<outlook::Odds>()?;
    module.add_class::<checking::Check>()?;
    module.add_function(wrap_pyfunction!(event::inspect, module)?)?;
    module.add_function(wrap_pyfunction!(ruling::rule, module)?)?;
    module.add_function(wrap_pyfunction!(standings::standings, module)?)?;
    module.add_function(wrap_pyfunction!(outlook::scenarios, module)?)?;
    module.add_function(wrap_pyfunction!(outlook::odds, module)?)?;
    module.add_function(wrap_pyfunction!(checking::check, module)?)?;
    module.add_function(wrap_pyfunction!(regulation::regulations, module)?)
}
