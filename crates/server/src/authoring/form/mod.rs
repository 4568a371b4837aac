//! A form next to the text of a regulation: which values are allowed where, and how the form
//! changes the text. The text is the source: the form is rebuilt from it after every change.

pub mod change;
mod depending;
pub mod rewrite;
pub mod shape;
#[cfg(test)]
mod tests;
