//! A text file read into a tree that remembers where everything stands.
//!
//! Event files and regulation files come as TOML or as JSON with the same names. Both are read into
//! one [`Node`] tree, so that a reader is written once and every mistake can be underlined in the
//! file it came from.
//!
//! ```
//! use tiebreak_document::{Document, Fields, Faults};
//!
//! let document = Document::read("a.toml", "title = \"Open\"\nrounds = 9\n").unwrap();
//! let mut faults = Faults::default();
//! let mut fields = Fields::open(&document.root, "the event", &mut faults).unwrap();
//! assert_eq!(fields.required_text("title", &mut faults).unwrap().value, "Open");
//! fields.finish(&mut faults);
//! assert_eq!(faults.list[0].message, "unknown key `rounds` in the event");
//! ```

pub mod csv;
mod diagnostic;
mod fields;
mod json;
mod node;
mod pieces;
mod place;
mod suggest;
mod toml_text;

pub use diagnostic::{Diagnostic, Faults, RejectedFile, Severity};
pub use fields::{Fields, PlacedValue};
pub use node::{Document, KeyValue, Node, NodeValue, Span};
pub use pieces::Pieces;
pub use place::{Excerpt, LineAndColumn, bytes_without_mark, without_mark};
pub use suggest::closest;
