//! A form beside the text of a regulation: what may stand where, and what the form changes in the
//! text. The text stays the truth: the form is made of it again after every change.

pub mod change;
mod depending;
pub mod rewrite;
pub mod shape;
#[cfg(test)]
mod tests;
